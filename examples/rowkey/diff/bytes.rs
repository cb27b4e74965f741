//! Whether a value has the same bytes under two layouts, and which values there are.

use rowkey::{Domain, Element, Segment, SegmentKind, TimeUnit};

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

pub fn of_segments(old: &Segment, new: &Segment) -> Change {
    if old.delimiter != new.delimiter {
        return Change::Other;
    }
    of_values(Value::from(old), Value::from(new))
}

/// What a segment and an element have in common.
#[derive(Clone, Copy)]
struct Value<'a> {
    kind: &'a SegmentKind,
    width: Option<usize>,
    complemented: bool,
    domain: Option<Domain>,
    unit: Option<TimeUnit>,
}

impl<'a> From<&'a Segment> for Value<'a> {
    fn from(segment: &'a Segment) -> Self {
        let Segment { kind, width, complemented, domain, unit, .. } = segment;
        Value { kind, width: *width, complemented: *complemented, domain: *domain, unit: *unit }
    }
}

impl<'a> From<&'a Element> for Value<'a> {
    fn from(element: &'a Element) -> Self {
        let Element { kind, width, complemented, domain, unit, .. } = element;
        Value { kind, width: *width, complemented: *complemented, domain: *domain, unit: *unit }
    }
}

fn of_values(old: Value<'_>, new: Value<'_>) -> Change {
    use SegmentKind as Kind;

    if (old.width, old.complemented) != (new.width, new.complemented) {
        return Change::Other;
    }
    // The same bytes, and another time.
    if old.unit.is_some() && new.unit.is_some() && old.unit != new.unit {
        return Change::Other;
    }
    let of_elements = |old: &Element, new: &Element| of_values(old.into(), new.into());
    let utf8 = |old: bool, new: bool| match (old, new) {
        (true, false) => Change::Wider,
        (false, true) => Change::Narrower,
        _ => Change::Same,
    };
    match (old.kind, new.kind) {
        // Names of fields are no bytes; which fields are hashed is the verdict's.
        (Kind::Salt { .. }, Kind::Salt { .. }) if old.kind == new.kind => Change::Same,
        (Kind::Optional(old), Kind::Optional(new)) => of_elements(old, new),
        (Kind::Array { len: a, element: old }, Kind::Array { len: b, element: new }) if a == b => {
            of_elements(old, new)
        }
        (Kind::List { element: old }, Kind::List { element: new }) => of_elements(old, new),
        (Kind::Key(old), Kind::Key(new)) if old.len() == new.len() => {
            old.iter().zip(new).fold(Change::Same, |change, (old, new)| change.and(of_segments(old, new)))
        }
        (Kind::Text { utf8: a, ending: old }, Kind::Text { utf8: b, ending: new }) if old == new => {
            utf8(*a, *b)
        }
        (Kind::NulText { utf8: a, ended: old }, Kind::NulText { utf8: b, ended: new }) if old == new => {
            utf8(*a, *b)
        }
        (Kind::PaddedText { utf8: a, fill: old }, Kind::PaddedText { utf8: b, fill: new }) if old == new => {
            utf8(*a, *b)
        }
        // The multiples of the larger number are some of those of the smaller.
        (Kind::BaseTime { seconds: a }, Kind::BaseTime { seconds: b }) if a != b => match (a % b, b % a) {
            (0, _) => Change::Wider,
            (_, 0) => Change::Narrower,
            _ => Change::Other,
        },
        (a, b) if a == b => of_domains(old.domain, new.domain),
        // Any bytes of this width, in their order.
        _ => match (plain(old), plain(new)) {
            (Some(old), Some(new)) => of_domains(Some(old), Some(new)),
            _ => Change::Other,
        },
    }
}

/// Bytes that stand as they are, as the numbers that they are.
fn plain(value: Value<'_>) -> Option<Domain> {
    let width = value.width.filter(|width| (1..=16).contains(width))?;
    let all = Domain { min: 0, max: u128::MAX >> (128 - 8 * width), non_zero: false };
    match value.kind {
        SegmentKind::Bytes
        | SegmentKind::Uuid
        | SegmentKind::Ipv4
        | SegmentKind::Ipv6
        | SegmentKind::Digest => Some(all),
        SegmentKind::Unsigned => Some(value.domain.unwrap_or(all)),
        SegmentKind::Raw => Some(value.domain.unwrap_or(Domain { max: all.max >> 1, ..all })),
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
