//! From what the derive knows of a key to its segments.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use super::{Direction, Element, Ending, EnumText, EnumVariant, Segment, SegmentKind};
use crate::format::{Domain, Format, KeyFormat, Kind};
use crate::value::variant::{Repr, Variants};

pub(super) fn segments(key: &'static KeyFormat) -> Vec<Segment> {
    let mut all = Vec::new();
    let mut at = Some(0);
    if let Some(salt) = key.salt {
        let fields = key.fields.iter().filter(|field| field.salted);
        let kind = SegmentKind::Salt {
            buckets: salt.buckets,
            hash: salt.hash.to_string(),
            fields: fields.map(|field| field.name.to_string()).collect(),
            text: salt.text,
        };
        push(&mut all, &mut at, plain("salt", kind, salt.width));
    }
    if !key.prefix.is_empty() {
        let kind = SegmentKind::Constant { bytes: key.prefix.to_vec() };
        push(&mut all, &mut at, plain("prefix", kind, key.prefix.len()));
    }
    fields(key, "", Ending::Row, false, &mut at, &mut all);
    all
}

fn plain(name: &str, kind: SegmentKind, width: usize) -> Segment {
    Segment {
        name: name.to_string(),
        kind,
        offset: None,
        width: Some(width),
        direction: Direction::None,
        complemented: false,
        domain: None,
        unit: None,
        delimiter: None,
    }
}

fn push(all: &mut Vec<Segment>, at: &mut Option<usize>, segment: Segment) {
    let behind = segment.width.map(|width| width + usize::from(segment.delimiter.is_some()));
    all.push(Segment { offset: *at, ..segment });
    *at = at.zip(behind).map(|(at, width)| at + width);
}

/// The fields of a key and of the keys nested in it, each on its own.
fn fields(
    key: &'static KeyFormat,
    outer: &str,
    end: Ending,
    complemented: bool,
    at: &mut Option<usize>,
    all: &mut Vec<Segment>,
) {
    for (i, field) in key.fields.iter().enumerate() {
        let last = i + 1 == key.fields.len();
        let ending = match key.delimiter {
            _ if last => end,
            Some(_) => Ending::Delimiter,
            None => Ending::Escaped,
        };
        let name = match outer {
            "" => field.name.to_string(),
            // A newtype is called as the field that holds it.
            outer if key.fields.len() == 1 && field.name == "0" => outer.to_string(),
            outer => format!("{outer}.{}", field.name),
        };
        let (format, flipped, ending) = peel(&field.format, ending);
        let standing = if complemented { |byte: u8| !byte } else { |byte| byte };
        let delimiter = key.delimiter.filter(|_| !last).map(standing);
        if let Kind::Key(inner) = format.kind {
            fields(inner, &name, ending, complemented ^ flipped, at, all);
            if let (Some(_), Some(segment)) = (delimiter, all.last_mut()) {
                segment.delimiter = delimiter;
                *at = at.map(|at| at + 1);
            }
            continue;
        }
        let reversed = format.reversed ^ complemented ^ flipped;
        let direction = match (format.ordered, reversed) {
            (false, _) => Direction::Unordered,
            (true, true) => Direction::Descending,
            (true, false) => Direction::Ascending,
        };
        let Element { kind, width, complemented, domain, unit } =
            element(&field.format, ending, complemented);
        push(
            all,
            at,
            Segment { name, kind, offset: None, width, direction, complemented, domain, unit, delimiter },
        );
    }
}

/// The format without the complements around it, and whether one is left over. What is complemented
/// carries its own end, and keeps it when it is complemented once more.
fn peel(mut format: &Format, mut ending: Ending) -> (&Format, bool, Ending) {
    let mut complemented = false;
    while let Kind::Descending(inner) = format.kind {
        format = inner;
        complemented = !complemented;
        ending = Ending::Escaped;
    }
    (format, complemented, ending)
}

/// A value, `complemented` by what lies around it.
fn element(format: &Format, ending: Ending, complemented: bool) -> Element {
    let (format, flipped, ending) = peel(format, ending);
    let complemented = complemented ^ flipped;
    let domain = format.domain.filter(|_| !matches!(format.kind, Kind::Optional(_)));
    Element {
        kind: kind(format, ending, complemented),
        width: format.width,
        complemented,
        domain: domain.map(|Domain { min, max }| super::Domain { min, max, non_zero: format.non_zero }),
        unit: format.unit,
    }
}

fn kind(format: &Format, ending: Ending, complemented: bool) -> SegmentKind {
    let inner = |inner: &Format, ending| Box::new(element(inner, ending, complemented));
    match format.kind {
        Kind::Unsigned => SegmentKind::Unsigned,
        Kind::Signed => SegmentKind::Signed,
        Kind::Raw => SegmentKind::Raw,
        Kind::Bool => SegmentKind::Bool,
        Kind::Char => SegmentKind::Char,
        Kind::Float => SegmentKind::Float,
        Kind::Bytes => SegmentKind::Bytes,
        Kind::Digest => SegmentKind::Digest,
        Kind::Uuid => SegmentKind::Uuid,
        Kind::Ipv4 => SegmentKind::Ipv4,
        Kind::Ipv6 => SegmentKind::Ipv6,
        Kind::IpAddress => SegmentKind::IpAddress,
        Kind::Duration => SegmentKind::Duration,
        Kind::BaseTime(seconds) => SegmentKind::BaseTime { seconds },
        Kind::DecimalNumber => SegmentKind::DecimalNumber,
        Kind::Text { utf8 } => SegmentKind::Text { utf8, ending },
        Kind::PaddedText { utf8, fill } => SegmentKind::PaddedText { utf8, fill },
        Kind::NulText { utf8 } => SegmentKind::NulText { utf8, ended: ending != Ending::Row },
        Kind::Decimal => SegmentKind::Decimal,
        Kind::ReversedDecimal => SegmentKind::ReversedDecimal,
        Kind::ReverseTime => SegmentKind::ReverseTime { from: format.origin },
        Kind::ReverseTimeDecimal => SegmentKind::ReverseTimeDecimal { from: format.origin },
        Kind::Time { leap } => SegmentKind::Time { leap },
        Kind::DateDecimal => SegmentKind::DateDecimal,
        Kind::Optional(value) => SegmentKind::Optional(inner(value, ending)),
        Kind::Array(len, value) => SegmentKind::Array { len, element: inner(value, Ending::Escaped) },
        Kind::List(value) => SegmentKind::List { element: inner(value, Ending::Escaped) },
        Kind::Key(key) => {
            let mut segments = Vec::new();
            fields(key, "", ending, complemented, &mut Some(0), &mut segments);
            SegmentKind::Key(segments)
        }
        // `peel` leaves none.
        Kind::Descending(value) => kind(value, Ending::Escaped, !complemented),
        Kind::Custom(name) => SegmentKind::Custom { name: name.to_string() },
        Kind::Variants(variants) => enumeration(variants, ending),
    }
}

fn enumeration(variants: &Variants, ending: Ending) -> SegmentKind {
    let all = variants.list.iter();
    let ending = match variants.repr {
        Repr::Number { signed, .. } => {
            let variants = all.map(|one| EnumVariant { name: one.name.to_string(), number: one.number });
            return SegmentKind::Enum { signed, variants: variants.collect() };
        }
        Repr::FixedText(_) => None,
        Repr::Text => Some(ending),
    };
    let variants = all.map(|one| EnumText { name: one.name.to_string(), text: one.text.to_string() });
    SegmentKind::EnumText { ending, variants: variants.collect() }
}
