//! Whether a value has the same bytes under two layouts, and how the domain changes.

use rowkey_layout::{Domain, End, Kind, Part, Repr, Segment, Variant, Variants};

/// The change of a segment's values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// The same values, with the same bytes.
    Same,
    /// The same bytes; a larger domain.
    Wider,
    /// The same bytes; a smaller domain.
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

/// The change between two fields, constants, or nested values.
pub fn of_segments(old: &Segment<'_>, new: &Segment<'_>) -> Change {
    let form = |of: &Segment<'_>| (of.width, of.complemented, of.delimiter, of.tail);
    if form(old) != form(new) {
        return Change::Other;
    }
    // Another unit: the same bytes are another time.
    if old.unit.is_some() && new.unit.is_some() && old.unit != new.unit {
        return Change::Other;
    }
    let (Part::Field(a), Part::Field(b)) = (&old.part, &new.part) else {
        // `of_salt` compares the hashed fields.
        return if old.part == new.part { Change::Same } else { Change::Other };
    };
    let same_end = !is_free_text(a) || old.end == new.end;
    match (a, b) {
        (Kind::Optional(_), Kind::Optional(_)) | (Kind::List(_), Kind::List(_)) => inside(old, new),
        (Kind::Array(a, _), Kind::Array(b, _)) if a == b => inside(old, new),
        (Kind::Key(_), Kind::Key(_)) => inside(old, new),
        (Kind::Keys(_), Kind::Keys(_)) => of_kinds(old, new),
        (Kind::Text { utf8: a }, Kind::Text { utf8: b }) if same_end => of_text(*a, *b),
        (Kind::NulText { utf8: a }, Kind::NulText { utf8: b }) if same_end => of_text(*a, *b),
        (
            Kind::NulText { .. } | Kind::TerminatedText { .. },
            Kind::NulText { .. } | Kind::TerminatedText { .. },
        ) => match (terminated(old, a), terminated(new, b)) {
            (Some((a, old)), Some((b, new))) if old == new => of_text(a, b),
            _ => Change::Other,
        },
        (Kind::LengthText { utf8: a, bytes: old }, Kind::LengthText { utf8: b, bytes: new })
            if old == new =>
        {
            of_text(*a, *b)
        }
        (Kind::PaddedText { utf8: a, fill: old }, Kind::PaddedText { utf8: b, fill: new }) if old == new => {
            of_text(*a, *b)
        }
        (Kind::Groups { utf8: a }, Kind::Groups { utf8: b }) => of_text(*a, *b),
        (Kind::VarbinaryEncoded { utf8: a }, Kind::VarbinaryEncoded { utf8: b }) if same_end => {
            of_text(*a, *b)
        }
        // If one number divides the other, the multiples of the larger are multiples of the smaller.
        (Kind::BaseTime(a), Kind::BaseTime(b)) if a != b => match (a % b, b % a) {
            (0, _) => Change::Wider,
            (_, 0) => Change::Narrower,
            _ => Change::Other,
        },
        (Kind::Variants(a), Kind::Variants(b)) if a.repr == b.repr && same_end => of_variants(a, b),
        (a, b) if a == b && same_end => of_domains(old.domain, new.domain),
        // Both may be plain bytes of the same width.
        _ => match (plain(old, a), plain(new, b)) {
            (Some(old), Some(new)) => of_domains(Some(old), Some(new)),
            _ => Change::Other,
        },
    }
}

/// Whether it has a variable width, so that its bytes depend on what follows.
fn is_free_text(kind: &Kind) -> bool {
    match kind {
        Kind::Text { .. } | Kind::NulText { .. } | Kind::VarbinaryEncoded { .. } => true,
        Kind::Variants(variants) => variants.repr == Repr::Text,
        _ => false,
    }
}

/// Whether it is UTF-8, and its terminator here. At the end of a row, `nul` has none.
fn terminated(segment: &Segment<'_>, kind: &Kind) -> Option<(bool, u8)> {
    match *kind {
        Kind::TerminatedText { utf8, by } => Some((utf8, by)),
        Kind::NulText { utf8 } if segment.end != End::Row => Some((utf8, 0)),
        _ => None,
    }
}

fn inside(old: &Segment<'_>, new: &Segment<'_>) -> Change {
    all(&old.inner(), &new.inner())
}

/// Pairs kinds by prefix, as decode picks them, and compares their fields. A kind that has another prefix now, or a removed one
/// whose rows another may read, has other bytes.
fn of_kinds(old: &Segment<'_>, new: &Segment<'_>) -> Change {
    let (old, new) = (old.kinds(), new.kinds());
    let mut change = Change::Same;
    let both = |a: &[Segment<'_>], b: &[Segment<'_>]| a[0].part == b[0].part;
    for kind in &old {
        change = change.and(match new.iter().find(|other| both(kind, other)) {
            Some(other) => all(&kind[1..], &other[1..]),
            None if new.iter().any(|other| kind[0].name == other[0].name || overlap(kind, other)) => {
                Change::Other
            }
            None => Change::Narrower,
        });
    }
    let is_added = |kind: &Vec<Segment<'_>>| !old.iter().any(|other| both(kind, other));
    if change == Change::Same && new.iter().any(is_added) { Change::Wider } else { change }
}

/// Whether the prefix of one kind begins with that of the other.
fn overlap(a: &[Segment<'_>], b: &[Segment<'_>]) -> bool {
    let (Part::Constant(a), Part::Constant(b)) = (&a[0].part, &b[0].part) else { return false };
    a.starts_with(b) || b.starts_with(a)
}

fn all(old: &[Segment<'_>], new: &[Segment<'_>]) -> Change {
    if old.len() != new.len() {
        return Change::Other;
    }
    old.iter().zip(new).fold(Change::Same, |change, (old, new)| change.and(of_segments(old, new)))
}

fn of_text(old_utf8: bool, new_utf8: bool) -> Change {
    match (old_utf8, new_utf8) {
        (true, false) => Change::Wider,
        (false, true) => Change::Narrower,
        _ => Change::Same,
    }
}

/// Compares the bytes, not the names; but a name with other bytes would read the rows of another variant.
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

/// Unencoded bytes as unsigned numbers.
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
