//! Finds fields that read the bytes of others: a name changes no byte, but the meaning.

use std::collections::HashSet;

use rowkey_layout::Segment;

use crate::diff::bytes::Change;
use crate::diff::{Line, is_field};

/// The change of names of fields with the same bytes.
pub enum Names {
    Same,
    /// Every changed name is new: its field reads what was written under the old name.
    Renamed(Vec<Read>),
    /// A name reads what was written under another old name.
    Moved(Vec<Read>),
}

/// A field, and the one whose bytes it reads.
pub struct Read {
    by: String,
    written_as: String,
}

impl Names {
    pub fn of(lines: &[Line<'_>]) -> Self {
        let old: Vec<_> = lines.iter().map(|line| line.old.as_ref()).collect();
        let new: Vec<_> = lines.iter().map(|line| line.new.as_ref()).collect();
        let (old, new) = (paths(&old), paths(&new));
        let known: HashSet<&String> = old.iter().flatten().collect();
        let mut reads = Vec::new();
        for ((line, old), new) in lines.iter().zip(&old).zip(&new) {
            if line.change != Change::Other {
                let renamed = new.iter().zip(old).filter(|(new, old)| new != old);
                reads.extend(renamed.map(|(by, old)| Read { by: by.clone(), written_as: old.clone() }));
            }
        }
        match () {
            () if reads.is_empty() => Names::Same,
            () if reads.iter().any(|read| known.contains(&read.by)) => Names::Moved(reads),
            () => Names::Renamed(reads),
        }
    }

    /// A line for each field that reads another.
    pub fn reads(&self) -> Vec<String> {
        let (Names::Renamed(reads) | Names::Moved(reads)) = self else { return Vec::new() };
        reads
            .iter()
            .map(|Read { by, written_as }| format!("`{by}` reads what was written as `{written_as}`"))
            .collect()
    }

    pub fn moved(&self) -> bool {
        matches!(self, Names::Moved(_))
    }
}

/// The paths of the values in each segment, as in the fingerprint; none unless it is a field.
fn paths(segments: &[Option<&Segment<'_>>]) -> Vec<Vec<String>> {
    let fields: Vec<_> = segments.iter().map(|segment| segment.filter(|segment| is_field(segment))).collect();
    let newtype = fields.iter().flatten().all(|segment| in_newtype(segment));
    let of = |segment: &Segment<'_>| {
        let mut all = Vec::new();
        values(segment, "", newtype, &mut all);
        all
    };
    fields.into_iter().map(|segment| segment.map_or_else(Vec::new, of)).collect()
}

/// Whether it is the field of a newtype, or inside it: a newtype adds no name.
fn in_newtype(segment: &Segment<'_>) -> bool {
    segment.name == "0" || segment.name.starts_with("0.")
}

fn values(segment: &Segment<'_>, outer: &str, newtype: bool, all: &mut Vec<String>) {
    let name = match newtype {
        true => segment.name[1..].trim_start_matches('.'),
        false => &segment.name,
    };
    let path = match (outer, name) {
        ("", name) => name.to_owned(),
        (outer, "") => outer.to_owned(),
        (outer, name) => format!("{outer}.{name}"),
    };
    let inner = segment.inner();
    if inner.is_empty() {
        return all.push(path);
    }
    let newtype = inner.iter().all(in_newtype);
    for segment in &inner {
        values(segment, &path, newtype, all);
    }
}
