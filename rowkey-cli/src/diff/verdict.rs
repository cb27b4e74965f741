//! What becomes of existing rows, and what to do.

use std::fmt;

use rowkey_layout::End;
use rowkey_layout::Layout;
use rowkey_layout::{Kind, Part, Segment};

use crate::diff::Line;
use crate::diff::bytes::{Change, of_segments};
use crate::diff::names::Names;

/// Five lines about rows of the old layout.
pub struct Verdict {
    decode: String,
    mean: String,
    sort: String,
    scan: String,
    todo: String,
    fine: bool,
}

impl Verdict {
    pub fn of(old: &Layout, new: &Layout, lines: &[Line<'_>], names: &Names) -> Self {
        let verdict = Verdict::of_bytes(old, new, lines, names);
        if !names.moved() {
            return verdict;
        }
        Verdict {
            mean: "no: fields of one type changed places, and each reads what was written as another".into(),
            scan: "no: a range of a field holds what was written as another".into(),
            todo: "put the fields back; for another order: a new table".into(),
            fine: false,
            ..verdict
        }
    }

    fn of_bytes(old: &Layout, new: &Layout, lines: &[Line<'_>], names: &Names) -> Self {
        let same = match names {
            Names::Same => "yes",
            _ => "yes, if each new name means what the old one did",
        };
        let rewritten = match names {
            Names::Same => "yes, once they are rewritten",
            _ => "yes, once they are rewritten, if each new name means what the old one did",
        };
        let fields = of_fields(lines);
        let salt = of_salt(&old.segments(), &new.segments(), lines);
        let prefix = of_prefix(old, new);
        // The prefixes distinguish old and new rows, so one table can hold both.
        let apart = prefix == Prefix::Apart && salt != Salt::Other;
        let elsewhere = "no: the ranges of the new key hold other bytes";
        if fields == Change::Other || prefix == Prefix::Other || salt == Salt::Other {
            let why = match (old.width(), new.width()) {
                (Some(had), Some(has)) if had != has => {
                    format!("no: they have {had} bytes, and the new key has {has}")
                }
                _ => "no, or silently to other values".into(),
            };
            return Verdict {
                decode: why,
                mean: "no".into(),
                sort: "no: among new rows, they sort in another order".into(),
                scan: elsewhere.into(),
                todo: match apart {
                    true => {
                        "rewrite: copy them under the new prefix, which keeps both apart in one table".into()
                    }
                    false => "new table: fill it in the steps of the guide's page on moving".into(),
                },
                fine: false,
            };
        }
        if prefix == Prefix::Apart {
            return Verdict {
                decode: "no: they begin with the old prefix".into(),
                mean: rewritten.into(),
                sort: "yes, among themselves; the new prefix separates new rows".into(),
                scan: elsewhere.into(),
                todo: "rewrite: copy them under the new prefix, which keeps both apart in one table".into(),
                fine: false,
            };
        }
        if salt != Salt::Same {
            return Verdict {
                decode: "no: their fields now belong in other buckets".into(),
                mean: rewritten.into(),
                sort: "yes, in each bucket".into(),
                scan: "no, except rows whose bucket is unchanged".into(),
                todo: match salt {
                    Salt::Rebucketed => "rewrite: `rowkey rebucket` has the steps".into(),
                    _ => "rewrite: to a new table, in the steps of the guide's page on moving".into(),
                },
                fine: false,
            };
        }
        match fields.and(of_lengths(old, new)) {
            Change::Narrower => Verdict {
                decode: "all but those with a value that the new key refuses".into(),
                mean: same.into(),
                sort: "yes".into(),
                scan: "all but the same: ranges end where the values do".into(),
                todo: "rewrite those, if any: `rowkey explain --faults` by the new layout finds them".into(),
                fine: false,
            },
            change => Verdict {
                decode: match (change, &added(lines)[..]) {
                    (Change::Wider, []) => "yes; new rows may hold values that the old key refuses".into(),
                    (Change::Wider, added) => {
                        let added = added.join(", ");
                        format!("yes, with no {added}; the old key refuses new rows with one")
                    }
                    _ => "yes".into(),
                },
                mean: same.into(),
                sort: "yes".into(),
                scan: "yes".into(),
                todo: match old.fingerprint() == new.fingerprint() {
                    true => "nothing".into(),
                    false => format!("nothing but to state the new fingerprint, {:#018x}", new.fingerprint()),
                },
                fine: true,
            },
        }
    }

    pub fn is_fine(&self) -> bool {
        self.fine
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "old rows decode  {}", self.decode)?;
        writeln!(f, "         mean    {}", self.mean)?;
        writeln!(f, "         sort    {}", self.sort)?;
        writeln!(f, "         scan    {}", self.scan)?;
        writeln!(f, "to do            {}", self.todo)
    }
}

/// Whether old rows decode by the new fields in order, except for values outside a smaller domain, and whatever they mean.
pub fn decode(old: &[Segment<'_>], new: &[Segment<'_>]) -> bool {
    let both = old.len().min(new.len());
    let rest = [&old[both..], &new[both..]].concat();
    old.iter().zip(new).all(|(old, new)| of_segments(old, new) != Change::Other)
        && match &rest[..] {
            [] => true,
            [last] if may_be_empty(last) => true,
            rest => rest.iter().all(|segment| segment.tail),
        }
}

/// The change of all fields.
fn of_fields(lines: &[Line<'_>]) -> Change {
    let fields: Vec<&Line<'_>> = lines.iter().filter(|line| line.is_of_fields).collect();
    let both =
        fields.iter().rposition(|line| line.old.is_some() && line.new.is_some()).map_or(0, |last| last + 1);
    let (leading, end) = fields.split_at(both);
    // The last field may be missing if it can be empty.
    let may_be_missing = |segment: &Segment<'_>| segment.tail || end.len() == 1 && may_be_empty(segment);
    let rest = match end {
        [] => Change::Same,
        _ if end.iter().all(|line| line.new.as_ref().is_some_and(may_be_missing)) => Change::Wider,
        _ if end.iter().all(|line| line.old.as_ref().is_some_and(may_be_missing)) => Change::Narrower,
        _ => Change::Other,
    };
    leading.iter().fold(rest, |change, line| change.and(line.change))
}

/// The added `tail` fields.
fn added(lines: &[Line<'_>]) -> Vec<String> {
    let added = lines.iter().filter(|line| line.old.is_none()).filter_map(|line| line.new.as_ref());
    added.filter(|new| new.tail).map(|new| format!("`{}`", new.name)).collect()
}

fn may_be_empty(last: &Segment<'_>) -> bool {
    match last.part {
        Part::Field(Kind::Text { .. } | Kind::NulText { .. } | Kind::VarbinaryEncoded { .. }) => {
            last.end == End::Row
        }
        Part::Field(Kind::List(_)) => true,
        _ => false,
    }
}

#[derive(PartialEq)]
pub enum Salt {
    Same,
    /// Another number of buckets, of the same width and form.
    Rebucketed,
    /// Another hash or other salted fields, of the same width and form.
    Rehashed,
    Other,
}

/// The change of the salt.
pub fn of_salt(old: &[Segment<'_>], new: &[Segment<'_>], lines: &[Line<'_>]) -> Salt {
    let salted = |segments: &[Segment<'_>]| matches!(segments[0].part, Part::Salt { .. });
    let (before, after) = (&old[0], &new[0]);
    let (
        Part::Salt { buckets: a, hash: hash_a, fields: of_a, text: text_a, hex: hex_a },
        Part::Salt { buckets: b, hash: hash_b, fields: of_b, text: text_b, hex: hex_b },
    ) = (&before.part, &after.part)
    else {
        return if salted(old) || salted(new) { Salt::Other } else { Salt::Same };
    };
    // By position, since names may have changed.
    let salted = |segment: &Option<Segment<'_>>, fields: &[&str]| {
        segment.as_ref().is_some_and(|segment| {
            fields.iter().any(|field| {
                segment.name.strip_prefix(field).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
            })
        })
    };
    let same_fields = of_a.is_empty() == of_b.is_empty()
        && lines.iter().all(|line| salted(&line.old, of_a) == salted(&line.new, of_b));
    match (before.width == after.width && (text_a, hex_a) == (text_b, hex_b), hash_a == hash_b && same_fields)
    {
        (true, true) if a == b => Salt::Same,
        (true, true) => Salt::Rebucketed,
        (true, false) => Salt::Rehashed,
        _ => Salt::Other,
    }
}

#[derive(PartialEq)]
enum Prefix {
    Same,
    /// Neither is a prefix of the other.
    Apart,
    Other,
}

fn of_prefix(old: &Layout, new: &Layout) -> Prefix {
    let (old, new) = (&*old.prefix, &*new.prefix);
    match () {
        () if old == new => Prefix::Same,
        () if old.starts_with(new) || new.starts_with(old) => Prefix::Other,
        () => Prefix::Apart,
    }
}

/// The change of the maximum length.
fn of_lengths(old: &Layout, new: &Layout) -> Change {
    let longest = |layout: &Layout| layout.width().or(layout.max_len());
    match (longest(old), longest(new)) {
        (had, has) if had == has => Change::Same,
        (_, None) => Change::Wider,
        (Some(had), Some(has)) if had < has => Change::Wider,
        _ => Change::Narrower,
    }
}
