//! Draws counts as bars of text.

use super::hottest::Hottest;
use crate::number::grouped;
use crate::terminal::Paint;

/// Lines of a picture. If there are more cells, adjacent ones share a line.
const LINES: usize = 64;
/// The longest name, in characters.
const NAME: usize = 32;

/// The rows of each bucket, or of each region.
pub struct Picture<'p> {
    pub what: &'p str,
    pub counts: &'p [u64],
    pub name: &'p dyn Fn(usize) -> String,
}

impl Picture<'_> {
    pub fn drawn(&self, columns: usize, paint: Paint) -> String {
        let group = self.counts.len().div_ceil(LINES);
        let lines: Vec<(String, u64)> = self
            .counts
            .chunks(group)
            .enumerate()
            .map(|(i, cells)| {
                let first = (self.name)(i * group);
                let name = if group > 1 { format!("{first} and {} more", cells.len() - 1) } else { first };
                let name = if name.chars().count() > NAME {
                    name.chars().take(NAME - 2).collect::<String>() + ".."
                } else {
                    name
                };
                (name, cells.iter().sum())
            })
            .collect();
        let most = lines.iter().map(|(_, count)| *count).max().unwrap_or_default().max(1);
        let name =
            lines.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default().max(self.what.len());
        let count = grouped(most).len().max("rows".len());
        // A narrow terminal still gets short bars.
        let room = columns.saturating_sub(name + count + 4).max(10);
        let mut text = format!("\n{}\n", paint.heading(self.summary()));
        text += &format!("{}\n", paint.heading(format_args!("{:>name$}  {:>count$}", self.what, "rows")));
        for (label, rows) in &lines {
            let line = format!("{label:>name$}  {:>count$}  {}", grouped(*rows), bar(*rows, most, room));
            text += &format!("{}\n", line.trim_end());
        }
        text
    }

    /// `16 buckets: bucket 7 has 12,000 rows, 1.92 times the mean; 2 are empty`
    fn summary(&self) -> String {
        let (rows, cells) = (self.counts.iter().sum::<u64>(), self.counts.len());
        // Equally full ones: the first.
        let most = self.counts.iter().copied().max().unwrap_or_default();
        let fullest = self.counts.iter().position(|&count| count == most).unwrap_or_default();
        let factor = most as f64 * cells as f64 / rows.max(1) as f64;
        let empty = self.counts.iter().filter(|&&count| count == 0).count();
        let empty = match empty {
            0 => String::new(),
            1 => "; 1 is empty".into(),
            empty => format!("; {empty} are empty"),
        };
        let (what, s) = (self.what, if cells == 1 { "" } else { "s" });
        format!(
            "{cells} {what}{s}: the fullest is {}, {factor:.2} times the mean{empty}",
            (self.name)(fullest)
        )
    }
}

/// A bar in proportion to `count / most`, never empty unless `count` is 0.
fn bar(count: u64, most: u64, room: usize) -> String {
    // Below `room` times eight, so it fits.
    let eighths = (u128::from(count) * room as u128 * 8 / u128::from(most)) as usize;
    let eighths = if count > 0 { eighths.max(1) } else { 0 };
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8];
    "█".repeat(eighths / 8) + rest
}

/// The most frequent values, with their share of `rows`; empty if every value occurs once.
pub fn hottest(hottest: &Hottest, rows: u64, columns: usize, paint: Paint) -> String {
    let all = hottest.most();
    if all.is_empty() {
        return String::new();
    }
    let mut text = format!("\n{}\n", paint.heading("hottest values of the first field"));
    for (name, count) in all {
        let bound = if hottest.is_bound() { "at least " } else { "" };
        let percent = 100.0 * count as f64 / rows as f64;
        let line = format!("{percent:5.1} %  {bound}{:>9}  {name}", grouped(count));
        text.extend(line.chars().take(columns));
        text.push('\n');
    }
    text
}
