//! `rowkey diff`: what a change of layout does to the rows that are there.

mod bytes;
mod verdict;

use std::path::PathBuf;

use clap::Args;
use rowkey::{Layout, Part, Segment};

use crate::diff::bytes::{Change, of_segments};
use crate::diff::verdict::{Salt, Verdict};
use crate::failure::{Failure, Outcome};
use crate::layout_file;

/// Compares two layouts, and says what becomes of the rows that are there.
///
/// What changed, segment by segment; whether old rows still decode, still sort and are still found; and what to do:
/// nothing, rewrite rows, or a new table.
#[derive(Args)]
#[command(after_help = AFTER)]
pub struct Diff {
    /// The layout that the rows were written by.
    #[arg(value_name = "OLD")]
    old: PathBuf,
    /// The layout that they are to be read by.
    #[arg(value_name = "NEW")]
    new: PathBuf,
}

const AFTER: &str = "\
Example:
  rowkey diff old.json new.json

Marks: `=` the same bytes, `~` the same bytes and another domain, `-` as it was, `+` as it is.
Exit status: 0 nothing to do, 1 rows have to be rewritten or need a new table, 2 bad input.";

impl Diff {
    pub fn run(&self) -> Result<(String, Outcome), Failure> {
        let (old, new) = (layout_file::read_one_kind(&self.old)?, layout_file::read_one_kind(&self.new)?);
        let compared = compare(&old, &new);
        let verdict = Verdict::of(&old, &new, &compared);
        let mut text = format!("{} {:#018x}\n", self.old.display(), old.fingerprint());
        text += &format!("{} {:#018x}\n\n", self.new.display(), new.fingerprint());
        text += &drawn(&compared);
        if old.max_len() != new.max_len() {
            let shown = |max: Option<usize>| max.map_or("none".into(), |max| max.to_string());
            text += &format!("~ the longest row: {}, was {}\n", shown(new.max_len()), shown(old.max_len()));
        }
        text += &format!("\n{verdict}");
        Ok((text, if verdict.is_fine() { Outcome::Fine } else { Outcome::Finding }))
    }
}

/// A segment of one layout or of both.
pub struct Line<'l> {
    pub old: Option<Segment<'l>>,
    pub new: Option<Segment<'l>>,
    /// Of one that is in both.
    pub change: Change,
}

/// The segments of both layouts side by side, in order: as many by name as can be, and between those by
/// their bytes, as they were renamed.
pub fn compare<'l>(old: &'l Layout, new: &'l Layout) -> Vec<Line<'l>> {
    let (old, new) = (old.segments(), new.segments());
    let named = |name: &str, all: &[Segment<'_>]| all.iter().any(|segment| segment.name == name);
    let likeness = |a: &Segment<'_>, b: &Segment<'_>| {
        let renamed = !named(&a.name, &new) && !named(&b.name, &old) && of_segments(a, b) == Change::Same;
        match (is_field(a) == is_field(b), a.name == b.name) {
            (true, true) => 3,
            (true, false) if renamed => 2,
            _ => 0,
        }
    };
    // The likeness of all from old[i] and new[j] on.
    let mut best = vec![vec![0; new.len() + 1]; old.len() + 1];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            let both = likeness(&old[i], &new[j]);
            let paired = if both > 0 { both + best[i + 1][j + 1] } else { 0 };
            best[i][j] = paired.max(best[i + 1][j]).max(best[i][j + 1]);
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut lines = Vec::new();
    while i < old.len() || j < new.len() {
        let pair = old.get(i).zip(new.get(j)).filter(|(a, b)| {
            let both = likeness(a, b);
            both > 0 && best[i][j] == both + best[i + 1][j + 1]
        });
        let line = match pair {
            Some((a, b)) => Line { old: Some(a.clone()), new: Some(b.clone()), change: of_segments(a, b) },
            None if i < old.len() && best[i][j] == best[i + 1][j] => {
                Line { old: Some(old[i].clone()), new: None, change: Change::Other }
            }
            None => Line { old: None, new: Some(new[j].clone()), change: Change::Other },
        };
        i += usize::from(line.old.is_some());
        j += usize::from(line.new.is_some());
        lines.push(line);
    }
    // A salt is its bytes, whatever its fields are called.
    if verdict::of_salt(&old, &new, &lines) == Salt::Same
        && let Some(first) = lines.first_mut().filter(|line| line.old.is_some() && line.new.is_some())
        && matches!(first.new, Some(Segment { part: Part::Salt { .. }, .. }))
    {
        first.change = Change::Same;
    }
    lines
}

/// Not a salt, not a prefix.
pub fn is_field(segment: &Segment<'_>) -> bool {
    matches!(segment.part, Part::Field(_))
}

fn drawn(lines: &[Line<'_>]) -> String {
    let all = || lines.iter().flat_map(|line| [&line.old, &line.new]).flatten();
    let name = all().map(|segment| segment.name.chars().count()).max().unwrap_or(0).max("field".len());
    let row = |mark: &str, segment: &Segment<'_>, more: &str| {
        let width = segment.width.map_or("*".into(), |width| width.to_string());
        format!("{mark} {:name$}  {width:>5}  {}{more}\n", segment.name, encoding(segment))
    };
    let mut text = format!("  {:name$}  width  encoding\n", "field");
    for line in lines {
        text += &match (&line.old, &line.new) {
            (Some(old), Some(new)) if line.change == Change::Same => {
                let was = if old.name == new.name { String::new() } else { format!(" (was {})", old.name) };
                row("=", new, &was)
            }
            (Some(old), Some(new)) if line.change != Change::Other => {
                row("~", old, &domain(old)) + &row("~", new, &domain(new))
            }
            (Some(old), Some(new)) => row("-", old, "") + &row("+", new, ""),
            (Some(old), None) => row("-", old, ""),
            (None, Some(new)) => row("+", new, ""),
            (None, None) => String::new(),
        };
    }
    text
}

fn encoding(segment: &Segment<'_>) -> String {
    let mut text = segment.to_string();
    if segment.complemented {
        text += ", complemented";
    }
    if let Some(delimiter) = segment.delimiter {
        text += &format!(", then {delimiter}");
    }
    text
}

/// The numbers that it holds.
fn domain(segment: &Segment<'_>) -> String {
    segment.domain.as_ref().map_or(String::new(), |domain| {
        format!(", {}..={}{}", domain.min, domain.max, if domain.non_zero { ", not 0" } else { "" })
    })
}
