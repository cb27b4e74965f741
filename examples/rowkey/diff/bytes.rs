//! Whether a value has the same bytes under two layouts, and which values there are.

use rowkey::{Domain, Kind, Part, Repr, Segment, Variant, Variants};

/// What becomes of the values of a segment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// The same values, with the same bytes.
    Same,
    /// The same bytes; there are more values now.
    Wider,
    /// The same bytes; some values are gone.
    Narrower,
    /// Other bytes.
    Other,
}

impl Change {
    /// The change of two together.
    pub fn and(self, other: Change) -> Change {
        match (self, other) {
            (Change::Other, _) | (_, Change::Other) => Change::Other,
            (Change::Narrower, _) | (_, Change::Narrower) => Change::Narrower,
            (Change::Wider, _) | (_, Change::Wider) => Change::Wider,
            _ => Change::Same,
        }
    }
}

/// Of two fields, of two constants, or of the values inside two values.
pub fn of_segments(old: &Segment<'_>, new: &Segment<'_>) -> Change {
    let form = |of: &Segment<'_>| (of.width, of.complemented, of.delimiter, of.tail);
    if form(old) != form(new) {
        return Change::Other;
    }
    // The same bytes, and another time.
    if old.unit.is_some() && new.unit.is_some() && old.unit != new.unit {
        return Change::Other;
    }
    let (Part::Field(a), Part::Field(b)) = (&old.part, &new.part) else {
        // Names of fields are no bytes; which fields are hashed is the verdict's.
        return if old.part == new.part { Change::Same } else { Change::Other };
    };
    let same_end = !is_free_text(a) || old.end == new.end;
    match (a, b) {
        (Kind::Optional(_), Kind::Optional(_)) | (Kind::List(_), Kind::List(_)) => inside(old, new),
        (Kind::Array(a, _), Kind::Array(b, _)) if a == b => inside(old, new),
        (Kind::Key(_), Kind::Key(_)) => inside(old, new),
        (Kind::Text { utf8: a }, Kind::Text { utf8: b }) if same_end => of_text(*a, *b),
        (Kind::NulText { utf8: a }, Kind::NulText { utf8: b }) if same_end => of_text(*a, *b),
        (Kind::PaddedText { utf8: a, fill: old }, Kind::PaddedText { utf8: b, fill: new }) if old == new => {
            of_text(*a, *b)
        }
        // The multiples of the larger number are some of those of the smaller.
        (Kind::BaseTime(a), Kind::BaseTime(b)) if a != b => match (a % b, b % a) {
            (0, _) => Change::Wider,
            (_, 0) => Change::Narrower,
            _ => Change::Other,
        },
        (Kind::Variants(a), Kind::Variants(b)) if a.repr == b.repr && same_end => of_variants(a, b),
        (a, b) if a == b && same_end => of_domains(old.domain, new.domain),
        // Any bytes of this width, in their order.
        _ => match (plain(old, a), plain(new, b)) {
            (Some(old), Some(new)) => of_domains(Some(old), Some(new)),
            _ => Change::Other,
        },
    }
}

/// What is free to be of any length, so that its bytes depend on what follows.
fn is_free_text(kind: &Kind) -> bool {
    match kind {
        Kind::Text { .. } | Kind::NulText { .. } => true,
        Kind::Variants(variants) => variants.repr == Repr::Text,
        _ => false,
    }
}

fn inside(old: &Segment<'_>, new: &Segment<'_>) -> Change {
    let (old, new) = (old.inner(), new.inner());
    if old.len() != new.len() {
        return Change::Other;
    }
    old.iter().zip(&new).fold(Change::Same, |change, (old, new)| change.and(of_segments(old, new)))
}

fn of_text(old_utf8: bool, new_utf8: bool) -> Change {
    match (old_utf8, new_utf8) {
        (true, false) => Change::Wider,
        (false, true) => Change::Narrower,
        _ => Change::Same,
    }
}

/// Only their bytes count, not their names. A name that has other bytes now would read another variant's.
fn of_variants(old: &Variants, new: &Variants) -> Change {
    let bytes = |of: &Variant| match old.repr {
        Repr::Number { .. } => (of.number, String::new()),
        _ => (0, of.text.to_string()),
    };
    let within = |a: &Variants, b: &Variants| {
        a.list.iter().all(|one| b.list.iter().any(|other| bytes(one) == bytes(other)))
    };
    let moved = |one: &Variant| new.list.iter().any(|new| new.name == one.name && bytes(new) != bytes(one));
    match (within(old, new), within(new, old)) {
        _ if old.list.iter().any(moved) => Change::Other,
        (true, true) => Change::Same,
        (true, false) => Change::Wider,
        (false, true) => Change::Narrower,
        (false, false) => Change::Other,
    }
}

/// Bytes that stand as they are, as the numbers that they are.
fn plain(segment: &Segment<'_>, kind: &Kind) -> Option<Domain> {
    let width = segment.width.filter(|width| (1..=16).contains(width))?;
    let all = Domain { min: 0, max: u128::MAX >> (128 - 8 * width), non_zero: false };
    match kind {
        Kind::Bytes | Kind::Uuid | Kind::Ipv4 | Kind::Ipv6 | Kind::Digest => Some(all),
        Kind::Unsigned => Some(segment.domain.unwrap_or(all)),
        Kind::Raw => Some(segment.domain.unwrap_or(Domain { max: all.max >> 1, ..all })),
        _ => None,
    }
}

fn of_domains(old: Option<Domain>, new: Option<Domain>) -> Change {
    let (Some(old), Some(new)) = (old, new) else {
        return if old == new { Change::Same } else { Change::Other };
    };
    let within =
        |a: Domain, b: Domain| a.min >= b.min && a.max <= b.max && (excludes_zero(a) || !excludes_zero(b));
    match (within(old, new), within(new, old)) {
        (true, true) => Change::Same,
        (true, false) => Change::Wider,
        _ => Change::Narrower,
    }
}

fn excludes_zero(domain: Domain) -> bool {
    domain.non_zero || domain.min > 0
}
