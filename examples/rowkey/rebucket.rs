//! `rowkey rebucket`: the way to another number of salt buckets.

use std::path::PathBuf;

use clap::Args;
use rowkey::{Layout, Part};

use crate::failure::{Failure, Outcome};
use crate::layout_file;
use crate::rows::escaped;

/// Plans another number of salt buckets: how many rows move, the new split points, the steps.
#[derive(Args)]
#[command(after_help = AFTER)]
pub struct Rebucket {
    /// The layout as JSON, as it is now.
    #[arg(long, value_name = "FILE")]
    layout: PathBuf,
    /// The number of buckets to come.
    #[arg(long, value_name = "BUCKETS", value_parser = clap::value_parser!(u32).range(2..=65536))]
    to: u32,
    /// How many rows the table has, to say how many move.
    #[arg(long, value_name = "COUNT")]
    rows: Option<u64>,
    /// Only the layout to come, as JSON.
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  rowkey rebucket --layout key.json --to 32 --rows 1000000
  rowkey rebucket --layout key.json --to 32 --json > new.json

Exit status: 0 the plan is written, 1 the rows have no salt that can be so, 2 bad input.";

impl Rebucket {
    pub fn run(&self) -> Result<(String, Outcome), Failure> {
        let old = layout_file::read_one_kind(&self.layout)?;
        let Some((now, digits, now_width)) = salt(&old) else {
            let layout = self.layout.display();
            return Err(Failure::Finding(format!(
                "{layout}: the rows have no salt, so there are no buckets"
            )));
        };
        let to = self.to;
        let Some(new) = old.with_buckets(to) else {
            let (words, base) =
                if digits == Some("hexadecimal digits") { ("hexadecimal", 16u64) } else { ("decimal", 10) };
            return Err(Failure::Finding(format!(
                "the salt is {words} text of {now_width} digits, which count {} buckets at most; {to} are another layout",
                base.pow(now_width as u32)
            )));
        };
        if self.json {
            let json = serde_json::to_string_pretty(&new).map_err(std::io::Error::from)?;
            return Ok((json + "\n", Outcome::Fine));
        }
        if now == to {
            return Ok((format!("{to} buckets now, and then: nothing to do\n"), Outcome::Fine));
        }
        let width = salt(&new).map_or(now_width, |(.., width)| width);
        let moves = Moves { now, to, same_width: width == now_width };
        let mut plan = format!("From {now} buckets to {to}\n\n");
        plan += &format!("fingerprint  {:#018x} becomes {:#018x}\n", old.fingerprint(), new.fingerprint());
        let digits = digits.unwrap_or("bytes");
        plan += &match moves.same_width {
            true => format!("salt         {} as before\n", count(width, digits)),
            false => format!("salt         {} becomes {}\n", count(now_width, digits), count(width, digits)),
        };
        plan += &format!("rows         {}\n", moves.in_words(self.rows));
        plan += &points(&old, &new, moves.same_width);
        plan.push('\n');
        plan += &steps(&moves);
        Ok((plan, Outcome::Fine))
    }
}

/// Buckets, the digits where they are text, and the bytes of the salt.
fn salt(layout: &Layout) -> Option<(u32, Option<&'static str>, usize)> {
    let segments = layout.segments();
    let Part::Salt { buckets, text, hex, .. } = segments.first()?.part else { return None };
    let digits = match (text, hex) {
        (true, _) => Some("decimal digits"),
        (_, true) => Some("hexadecimal digits"),
        _ => None,
    };
    Some((buckets, digits, segments[0].width?))
}

fn count(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {}", what.trim_end_matches('s')) } else { format!("{number} {what}") }
}

struct Moves {
    now: u32,
    to: u32,
    same_width: bool,
}

impl Moves {
    /// Of how many hash values how many keep their bucket, where hashes are even: a hash keeps it when its
    /// remainders are the same, and of each common multiple the smaller number of hashes does.
    fn stay(&self) -> (u64, u64) {
        let (a, b) = (u64::from(self.now), u64::from(self.to));
        let (kept, all) = (a.min(b), a / gcd(a, b) * b);
        let common = gcd(kept, all);
        (kept / common, all / common)
    }

    fn in_words(&self, rows: Option<u64>) -> String {
        if !self.same_width {
            return "all move: the salt has another width".into();
        }
        let (kept, all) = self.stay();
        let moving = all - kept;
        let exact = rows.map(|rows| {
            // Below `rows`, so it fits.
            let about = (u128::from(rows) * u128::from(moving) / u128::from(all)) as u64;
            format!(", about {} of {}", grouped(about), grouped(rows))
        });
        let percent = 100.0 * moving as f64 / all as f64;
        format!("{moving} of {all} move ({percent:.0} %){}", exact.unwrap_or_default())
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// 1,000,000
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The points at which a table is to be split, and those that it no longer needs.
fn points(old: &Layout, new: &Layout, same_table: bool) -> String {
    let (before, after) = (old.split_points(), new.split_points());
    let only = |these: &[Vec<u8>], those: &[Vec<u8>]| -> Vec<Vec<u8>> {
        these.iter().filter(|&point| !those.contains(point)).cloned().collect()
    };
    if !same_table {
        return lines("split at", &after);
    }
    lines("split at", &only(&after, &before)) + &lines("merge at", &only(&before, &after))
}

/// Points in lines of a terminal; of many, the first and the last.
fn lines(title: &str, points: &[Vec<u8>]) -> String {
    const MOST: usize = 64;
    let Some(last) = points.last() else { return String::new() };
    let mut words: Vec<String> = points.iter().map(|point| escaped(point)).collect();
    if words.len() > MOST {
        words.truncate(MOST - 1);
        words.extend([format!("({} more)", points.len() - MOST), escaped(last)]);
    }
    let mut text = String::new();
    let mut line = format!("{title:13}");
    for word in words {
        if line.len() + word.len() >= 96 {
            text += &format!("{}\n", line.trim_end());
            line = " ".repeat(13);
        }
        line += &format!("{word} ");
    }
    text + line.trim_end() + "\n"
}

const COPY: &str = "put the new row if it is not there yet (in HBase with the timestamps of the old cells, so that a later \
                    put or delete wins)";

/// Old and new rows in one table, or, where their salts have not the same width, in two.
fn steps(moves: &Moves) -> String {
    let steps = if moves.same_width { in_place(moves) } else { to_another(moves) };
    (1..).zip(&steps).map(|(number, step)| wrapped(&format!("{number}."), step)).collect()
}

fn in_place(&Moves { now, to, .. }: &Moves) -> Vec<String> {
    let mut steps = Vec::new();
    if to > now {
        steps.push("Split the table at the points above; no row moves by that.".to_owned());
    }
    steps.push(format!(
        "Declare the key a second time, with buckets = {to}, beside the one with buckets = {now}. Each refuses \
         the rows that are in the other's buckets, so neither takes the other's rows for its own."
    ));
    steps.push(
        "Readers first: a get asks for the new row, then for the old one. A scan runs the ranges of both keys and \
         decodes each row by the key whose range gave it. A row that does not decode belongs to the other \
         key: pass over it. Of two rows that are equal behind the salt, keep the new one."
            .to_owned(),
    );
    steps.push("Then writers: put the new row. A delete takes both.".to_owned());
    steps.push(format!(
        "Copy: scan the ranges of the old key; decode, encode by the new one. Where the row differs, {COPY}, then \
         delete the old one. The copy can be stopped and started again at any row."
    ));
    steps.push(
        "Check: pipe the rows of a whole scan through `rowkey explain --layout new.json --faults`, which prints \
         nothing but their count when all are moved (`rowkey rebucket .. --json > new.json`)."
            .to_owned(),
    );
    steps.push("Readers and writers forget the old key.".to_owned());
    if to < now {
        steps.push("Merge the empty regions behind the last bucket.".to_owned());
    }
    steps
}

fn to_another(Moves { to, .. }: &Moves) -> Vec<String> {
    vec![
        "Create a new table, split at the points above. Old and new rows cannot share one, as a salt of one \
         width reads as the front of the other."
            .to_owned(),
        format!("Declare the key a second time, with buckets = {to}, for the new table."),
        "Readers first: a get asks the new table, then the old one. A scan runs in both; of two rows that are equal \
         behind the salt, keep the new one."
            .to_owned(),
        "Then writers: put into the new table. A delete takes both.".to_owned(),
        format!(
            "Copy: scan the old table; decode, encode by the new key, {COPY}. The copy can be stopped and started \
             again at any row."
        ),
        "Check: pipe the rows of the new table through `rowkey explain --layout new.json --faults`, and compare the \
         counts of both tables (`rowkey rebucket .. --json > new.json`)."
            .to_owned(),
        "Readers and writers forget the old table; drop it.".to_owned(),
    ]
}

/// A step in lines of a terminal, behind its number.
fn wrapped(number: &str, step: &str) -> String {
    let mut text = String::new();
    let mut line = format!("{number:4}");
    for word in step.split_whitespace() {
        if line.len() + word.len() > 96 {
            text += &format!("{}\n", line.trim_end());
            line = " ".repeat(4);
        }
        line += &format!("{word} ");
    }
    text + line.trim_end() + "\n"
}
