//! `rowkey diff`: what a change of layout does to existing rows.

mod bytes;
mod kinds;
mod names;
mod verdict;

use std::fmt;
use std::path::PathBuf;

use clap::Args;
use rowkey_layout::Layout;
use rowkey_layout::{Kind, LayoutKind, Part, Segment};

use crate::diff::bytes::{Change, of_segments};
use crate::diff::names::Names;
use crate::diff::verdict::{Salt, Verdict};
use crate::failure::{Failure, Outcome};
use crate::layout_file;
use crate::layout_json::before_fields;

/// Compares two layouts, and shows what the change does to existing rows.
///
/// Prints what changed, segment by segment; whether old rows still decode, keep their meaning, sort, and are found by scans;
/// and what to do: nothing, rewrite rows, or fill a new table. An enum of keys is compared kind by kind.
#[derive(Args)]
#[command(after_help = AFTER)]
pub struct Diff {
    /// The layout that wrote the rows; `-` reads it from standard input.
    #[arg(value_name = "OLD")]
    old: PathBuf,
    /// The layout that will read them.
    #[arg(value_name = "NEW")]
    new: PathBuf,
}

const AFTER: &str = "\
Example:
  rowkey diff old.json new.json

Marks: `=` same bytes, `!` same bytes with another meaning, `~` same bytes with another domain,
`-` old, `+` new.
Exit status: 0 nothing to do, 1 rows have to be rewritten or need a new table, 2 bad input.";

impl Diff {
    pub fn run(&self) -> Result<(String, Outcome), Failure> {
        if [&self.old, &self.new].iter().all(|path| layout_file::is_standard_input(path)) {
            return Err(Failure::Input("both layouts are `-`; give one of them as a file".into()));
        }
        let (old, new) = (layout_file::read(&self.old)?, layout_file::read(&self.new)?);
        let mut files = format!("{} {:#018x}\n", self.old.display(), old.fingerprint());
        files += &format!("{} {:#018x}\n", self.new.display(), new.fingerprint());
        let (first, text, fine) = if old.kinds().is_empty() || new.kinds().is_empty() {
            layout_file::of_one_kind(&self.old, &old)?;
            layout_file::of_one_kind(&self.new, &new)?;
            let key = Key::of(&old, &new);
            (key.first(), key.to_string(), key.verdict.is_fine())
        } else {
            let kinds = kinds::Kinds::of(old.kinds(), new.kinds());
            (kinds.first(), kinds.to_string(), kinds.is_fine())
        };
        // Dangers that no error reveals come first.
        let first = if first.is_empty() { first } else { first + "\n" };
        let outcome = if fine { Outcome::Fine } else { Outcome::Finding };
        Ok((format!("{first}{files}\n{text}"), outcome))
    }
}

/// The comparison of two layouts of one key.
pub struct Key<'l> {
    old: &'l Layout,
    new: &'l Layout,
    lines: Vec<Line<'l>>,
    names: Names,
    pub verdict: Verdict,
}

impl<'l> Key<'l> {
    pub fn of(old: &'l Layout, new: &'l Layout) -> Self {
        // A constant before a field is a part of it.
        let [before, after] = [old, new].map(|layout| (layout.segments(), before_fields(layout)));
        let lines = compare(before, after);
        let names = Names::of(&lines);
        let verdict = Verdict::of(old, new, &lines, &names);
        Key { old, new, lines, names, verdict }
    }

    /// A warning that comes before everything else; empty if there is none.
    pub fn first(&self) -> String {
        let warning = match self.names {
            Names::Moved(_) => {
                "DANGER: fields of one type changed places. No error reveals that values are mixed up:"
            }
            Names::Renamed(_) if self.only_names() => "Only names changed, no bytes:",
            _ => return String::new(),
        };
        self.names.reads().iter().fold(format!("{warning}\n"), |text, read| text + "  " + read + "\n")
    }

    /// Whether nothing but names of fields differs.
    pub fn only_names(&self) -> bool {
        self.old.bytes_fingerprint() == self.new.bytes_fingerprint()
            && self.lines.iter().all(|line| line.old.is_some() && line.new.is_some())
            && self.lines.iter().all(|line| line.change == Change::Same)
    }
}

/// The segments in pairs, and the verdict.
impl fmt::Display for Key<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (old, new) = (self.old.max_len(), self.new.max_len());
        f.write_str(&drawn(&self.lines, &self.names))?;
        kinds_of_fields(&self.lines, f)?;
        if old != new {
            let shown = |max: Option<usize>| max.map_or("none".into(), |max| max.to_string());
            writeln!(f, "~ maximum length: {}, was {}", shown(new), shown(old))?;
        }
        write!(f, "\n{}", self.verdict)
    }
}

/// A segment of one layout or of both.
pub struct Line<'l> {
    pub old: Option<Segment<'l>>,
    pub new: Option<Segment<'l>>,
    /// The change of a segment that both have.
    pub change: Change,
    /// Whether it is of the fields, not of the salt or the prefix.
    pub is_of_fields: bool,
}

/// Pairs the segments of both layouts, in order. If old rows decode by the new layout: field by field. Otherwise as many as
/// possible by name, and between these by equal bytes, as renamed fields.
fn compare<'l>(
    (old, old_fields): (Vec<Segment<'l>>, usize),
    (new, new_fields): (Vec<Segment<'l>>, usize),
) -> Vec<Line<'l>> {
    let named = |name: &str, all: &[Segment<'_>]| all.iter().any(|segment| segment.name == name);
    let decode = verdict::decode(&old[old_fields..], &new[new_fields..]);
    let likeness = |i: usize, j: usize| {
        let (a, b) = (&old[i], &new[j]);
        let are_of_fields = i >= old_fields && j >= new_fields;
        if decode && are_of_fields {
            return if i - old_fields == j - new_fields { 3 } else { 0 };
        }
        let renamed = !named(&a.name, &new) && !named(&b.name, &old) && of_segments(a, b) == Change::Same;
        let alike = is_field(a) == is_field(b) && are_of_fields == (i >= old_fields || j >= new_fields);
        match (alike, a.name == b.name) {
            (true, true) => 3,
            (true, false) if renamed => 2,
            _ => 0,
        }
    };
    // The total likeness of the best pairing from old[i] and new[j] on.
    let mut best = vec![vec![0; new.len() + 1]; old.len() + 1];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            let both = likeness(i, j);
            let paired = if both > 0 { both + best[i + 1][j + 1] } else { 0 };
            best[i][j] = paired.max(best[i + 1][j]).max(best[i][j + 1]);
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut lines = Vec::new();
    while i < old.len() || j < new.len() {
        let pair = old.get(i).zip(new.get(j)).filter(|_| {
            let both = likeness(i, j);
            both > 0 && best[i][j] == both + best[i + 1][j + 1]
        });
        let (a, b, change) = match pair {
            Some((a, b)) => (Some(a.clone()), Some(b.clone()), of_segments(a, b)),
            None if i < old.len() && best[i][j] == best[i + 1][j] => {
                (Some(old[i].clone()), None, Change::Other)
            }
            None => (None, Some(new[j].clone()), Change::Other),
        };
        let is_of_fields = match (&a, &b) {
            (Some(_), None) => i >= old_fields,
            (None, _) => j >= new_fields,
            _ => i >= old_fields && j >= new_fields,
        };
        let line = Line { old: a, new: b, change, is_of_fields };
        i += usize::from(line.old.is_some());
        j += usize::from(line.new.is_some());
        lines.push(line);
    }
    // Renamed fields do not change a salt.
    if verdict::of_salt(&old, &new, &lines) == Salt::Same {
        let salt = |line: &&mut Line<'_>| {
            line.old.is_some() && matches!(line.new, Some(Segment { part: Part::Salt { .. }, .. }))
        };
        if let Some(first) = lines.first_mut().filter(salt) {
            first.change = Change::Same;
        }
    }
    lines
}

/// Whether it is a field, not a constant or salt.
pub fn is_field(segment: &Segment<'_>) -> bool {
    matches!(segment.part, Part::Field(_))
}

/// The kinds of enums of keys that are fields of both, where they differ.
fn kinds_of_fields(lines: &[Line<'_>], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for line in lines {
        let (Some(old), Some(new)) = (&line.old, &line.new) else { continue };
        let (Some(before), Some(after)) = (of_field(old), of_field(new)) else { continue };
        let kinds = kinds::Kinds::of(before.0, after.0);
        if before.0 == after.0 {
            continue;
        }
        write!(f, "\nkinds of `{}`\n", new.name)?;
        kinds.lines(f)?;
        for (old, new) in kinds.changed() {
            let lines = compare(of_kind(&before.1, old), of_kind(&after.1, new));
            write!(f, "\n{}\n{}", new.name, drawn(&lines, &Names::of(&lines)))?;
            kinds_of_fields(&lines, f)?;
        }
    }
    Ok(())
}

/// The kinds of a field, also of one in an `Option`, and their segments.
fn of_field<'l>(segment: &Segment<'l>) -> Option<(&'l [LayoutKind], Vec<Vec<Segment<'l>>>)> {
    match segment.part {
        Part::Field(Kind::Keys(kinds)) => Some((kinds.list.get(), segment.kinds())),
        Part::Field(Kind::Optional(_)) => segment.inner().iter().find_map(of_field),
        _ => None,
    }
}

/// The segments of a kind, with their names in it.
fn of_kind<'l>(all: &[Vec<Segment<'l>>], kind: &LayoutKind) -> (Vec<Segment<'l>>, usize) {
    let is_own = |segments: &&Vec<Segment<'l>>| segments[0].part == Part::Constant(&kind.layout.prefix);
    let mut own = all.iter().find(is_own).cloned().unwrap_or_default();
    let outer = own.first().map_or(0, |prefix| prefix.name.len());
    own.iter_mut().for_each(|segment| {
        let name = segment.name[outer..].trim_start_matches('.');
        // A newtype has no name of its own.
        segment.name = if name.is_empty() { "0".into() } else { name.into() };
    });
    own.iter_mut().take(1).for_each(|prefix| prefix.name = "prefix".into());
    (own, 1)
}

fn drawn(lines: &[Line<'_>], names: &Names) -> String {
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
                let (is_renamed, encoded) = (old.name != new.name, encoding(old));
                let are_fields = is_field(old) && is_field(new);
                let was = if is_renamed {
                    format!(" (was {})", old.name)
                } else if matches!(names, Names::Same) && are_fields && encoded != encoding(new) {
                    // The same bytes, as of a UUID and an IPv6 address. Names inside a key are compared apart.
                    format!(" (was {encoded})")
                } else {
                    String::new()
                };
                let mark = if names.moved() && is_renamed { "!" } else { "=" };
                row(mark, new, &was)
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
    let mut text = match segment.kinds().len() {
        0 => segment.to_string(),
        1 => "of the one kind".into(),
        count => format!("one of {count} kinds"),
    };
    if segment.complemented {
        text += ", complemented";
    }
    if let Some(delimiter) = segment.delimiter {
        text += &format!(", then {delimiter}");
    }
    text
}

/// The domain of a number.
fn domain(segment: &Segment<'_>) -> String {
    segment.domain.as_ref().map_or(String::new(), |domain| {
        format!(", {}..={}{}", domain.min, domain.max, if domain.non_zero { ", not 0" } else { "" })
    })
}
