//! Finds fields that read the bytes of others: a name changes no byte, but the meaning.

use std::collections::HashSet;

use rowkey_layout::{Part, Segment};

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
        let known: HashSet<_> = old.iter().flatten().map(|path| (&path.among, &path.name)).collect();
        let mut reads = Vec::new();
        let mut moved = false;
        for ((line, old), new) in lines.iter().zip(&old).zip(&new) {
            if line.change == Change::Other {
                continue;
            }
            for by in new {
                let same_bytes = old.iter().find(|old| (&old.among, &old.place) == (&by.among, &by.place));
                if let Some(old) = same_bytes.filter(|old| old.name != by.name) {
                    moved |= known.contains(&(&by.among, &by.name));
                    reads.push(Read { by: by.shown.clone(), written_as: old.shown.clone() });
                }
            }
        }
        match () {
            () if reads.is_empty() => Names::Same,
            () if moved => Names::Moved(reads),
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

/// The path of a value, or of a kind of an enum of keys.
struct Path {
    /// Where it is one of several: in the key, or in a kind of a field.
    among: String,
    /// Which of these has its bytes: the number of a value, the prefix of a kind.
    place: String,
    /// From the kind that holds it on.
    name: String,
    shown: String,
}

/// The paths of the values in each segment, as in the fingerprint; none unless it is a field.
fn paths(segments: &[Option<&Segment<'_>>]) -> Vec<Vec<Path>> {
    let fields: Vec<_> = segments.iter().map(|segment| segment.filter(|segment| is_field(segment))).collect();
    let newtype = fields.iter().flatten().all(|segment| in_newtype(segment));
    let of = |(i, segment): (usize, Option<&Segment<'_>>)| {
        let mut all = Vec::new();
        segment.iter().for_each(|segment| values(segment, &Outer { newtype, ..Outer::default() }, &mut all));
        // The kinds of each field are those of its line.
        all.iter_mut()
            .filter(|path| !path.among.is_empty())
            .for_each(|path| path.among += &format!(" in {i}"));
        all
    };
    fields.into_iter().enumerate().map(of).collect()
}

/// Whether it is the field of a newtype, or inside it: a newtype adds no name.
fn in_newtype(segment: &Segment<'_>) -> bool {
    segment.name == "0" || segment.name.starts_with("0.")
}

/// What holds a value.
#[derive(Default)]
struct Outer {
    newtype: bool,
    among: String,
    name: String,
    shown: String,
}

fn values(segment: &Segment<'_>, outer: &Outer, all: &mut Vec<Path>) {
    let own = match outer.newtype {
        true => segment.name[1..].trim_start_matches('.'),
        false => &segment.name,
    };
    let [name, shown] = [&outer.name, &outer.shown].map(|outer| joined(outer, own));
    let (inner, kinds) = (segment.inner(), segment.kinds());
    if inner.is_empty() {
        let place = all.iter().filter(|path| path.among == outer.among).count().to_string();
        let among = format!("{}/{place}", outer.among);
        all.push(Path { among: outer.among.clone(), place, name, shown: shown.clone() });
        return kinds.into_iter().for_each(|kind| of_kind(kind, &among, &shown, all));
    }
    let newtype = inner.iter().all(in_newtype);
    let outer = Outer { newtype, among: outer.among.clone(), name, shown };
    inner.iter().for_each(|segment| values(segment, &outer, all));
}

/// The kind, and its values by their names in it.
fn of_kind(mut kind: Vec<Segment<'_>>, among: &str, outer: &str, all: &mut Vec<Path>) {
    let prefix = kind.remove(0);
    let Part::Constant(bytes) = prefix.part else { return };
    let (_, own) = prefix.name.rsplit_once('.').unwrap_or(("", &prefix.name));
    let (place, shown) = (bytes.escape_ascii().to_string(), joined(outer, own));
    let inside = Outer { among: format!("{among}/{place}"), shown: shown.clone(), ..Outer::default() };
    all.push(Path { among: among.to_owned(), place, name: own.to_owned(), shown });
    for mut segment in kind {
        segment.name = segment.name[prefix.name.len()..].trim_start_matches('.').to_owned();
        values(&segment, &inside, all);
    }
}

fn joined(outer: &str, name: &str) -> String {
    match (outer, name) {
        ("", name) => name.to_owned(),
        (outer, "") => outer.to_owned(),
        (outer, name) => format!("{outer}.{name}"),
    }
}
