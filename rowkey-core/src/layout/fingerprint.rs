//! The fingerprint of a layout from its segments alone: the number that the key itself computes when
//! it is compiled (`KeyFormat::fingerprint`), for layouts that come from text.

use alloc::string::String;

use super::{Ending, Parts, Segment, SegmentKind, Value};
use crate::fingerprint::{INNER, LAST, Mix, unit_tag};

impl Parts {
    /// The number that the segments give, whatever `fingerprint` says.
    pub(super) fn computed_fingerprint(&self) -> u64 {
        if !self.kinds.is_empty() {
            let kinds = self.kinds.iter().map(|kind| kind.layout.fingerprint());
            return kinds.fold(Mix::kinds(self.kinds.len()), Mix::word).finish();
        }
        let mut hash = Mix::NEW;
        let mut segments = &self.segments[..];
        let mut salted_fields: Option<&[String]> = None;
        if let [
            Segment { kind: SegmentKind::Salt { buckets, hash: name, fields, text }, width, .. },
            rest @ ..,
        ] = segments
        {
            hash = hash.word(b's'.into()).word((*buckets).into()).word(width.unwrap_or_default() as u64);
            hash = hash.flag(*text).flag(fields.is_empty()).bytes(name.as_bytes());
            (segments, salted_fields) = (rest, Some(&fields[..]));
        }
        let mut prefix: &[u8] = &[];
        if let [Segment { kind: SegmentKind::Constant { bytes }, .. }, rest @ ..] = segments {
            (segments, prefix) = (rest, bytes);
        }
        hash = hash.bytes(prefix);
        if let Some(max) = self.max_len {
            hash = hash.word(b'm'.into()).word(max as u64);
        }
        // The salted field that a segment belongs to.
        let salted = |segment: &Segment| salted_fields?.iter().find(|field| segment.is_of(field));
        for (i, segment) in segments.iter().enumerate() {
            let field = salted(segment);
            hash = mark(field.is_some(), value(segment.value(), segment.delimiter, hash));
            // Inside a salted field the delimiter is one of its bytes.
            let inside = field.is_some() && segments.get(i + 1).and_then(salted) == field;
            hash = delimiter(segment.delimiter, inside, hash);
        }
        hash.finish()
    }
}

fn mark(salted: bool, hash: Mix) -> Mix {
    if salted { hash.word(b'#'.into()) } else { hash }
}

fn delimiter(delimiter: Option<u8>, salted: bool, hash: Mix) -> Mix {
    match delimiter {
        Some(delimiter) => mark(salted, hash.word(b','.into()).word(delimiter.into())),
        None => hash,
    }
}

/// `behind` is the delimiter as it stands in the row.
fn value(value: Value<'_>, behind: Option<u8>, hash: Mix) -> Mix {
    let Value { kind, width, complemented, domain, unit } = value;
    if let SegmentKind::Key(segments) = kind {
        return segments.iter().fold(hash, |hash, segment| {
            delimiter(segment.delimiter, false, self::value(segment.value(), segment.delimiter, hash))
        });
    }
    let mut hash = hash.word(tag(kind)).flag(complemented);
    let inside =
        |element: &super::Element, hash| self::value(element.value(), behind, hash).word(b')'.into());
    match kind {
        SegmentKind::Optional(inner) => return inside(inner, hash),
        SegmentKind::Array { len, element } => return inside(element, hash.word(*len as u64)),
        SegmentKind::List { element } => return inside(element, hash),
        SegmentKind::Text { utf8, ending } => {
            return hash.flag(*utf8).word(place(*ending, behind, complemented).into());
        }
        SegmentKind::NulText { utf8, ended } => {
            return hash.flag(*utf8).word(if *ended { INNER } else { LAST }.into());
        }
        SegmentKind::PaddedText { utf8, fill } => hash = hash.flag(*utf8).word((*fill).into()),
        SegmentKind::ReverseTime { from } | SegmentKind::ReverseTimeDecimal { from } => {
            hash = hash.number(*from as u128);
        }
        SegmentKind::BaseTime { seconds } => hash = hash.word((*seconds).into()),
        SegmentKind::Time { leap } => hash = hash.flag(*leap),
        SegmentKind::Custom { name } => hash = hash.bytes(name.as_bytes()),
        SegmentKind::Enum { signed, variants } => {
            hash = hash.word(width.unwrap_or_default() as u64).flag(*signed);
            hash = hash.word(variants.len() as u64);
            return variants.iter().fold(hash, |hash, one| hash.number(one.number as u128));
        }
        SegmentKind::EnumText { ending, variants } => {
            hash = match (ending, width) {
                (Some(ending), _) => hash.word(place(*ending, behind, complemented).into()),
                (None, width) => hash.word(width.unwrap_or_default() as u64),
            };
            hash = hash.word(variants.len() as u64);
            return variants.iter().fold(hash, |hash, one| hash.bytes(one.text.as_bytes()));
        }
        _ => {}
    }
    if let Some(width) = width {
        hash = hash.word(width as u64);
    }
    if let Some(domain) = domain {
        hash = hash.number(domain.min as u128).number(domain.max);
    }
    if let Some(unit) = unit {
        hash = hash.word(unit_tag(unit));
    }
    hash.flag(domain.is_some_and(|domain| domain.non_zero))
}

/// How free text is ended; `behind` is the delimiter as it stands in the row.
fn place(ending: Ending, behind: Option<u8>, complemented: bool) -> u16 {
    match (ending, behind) {
        (Ending::Row, _) => LAST,
        (Ending::Delimiter, Some(byte)) => u16::from(if complemented { !byte } else { byte }),
        (Ending::Escaped | Ending::Delimiter, _) => INNER,
    }
}

/// As `crate::fingerprint` has them.
fn tag(kind: &SegmentKind) -> u64 {
    match kind {
        SegmentKind::Unsigned => 1,
        SegmentKind::Signed => 2,
        SegmentKind::Raw => 3,
        SegmentKind::Bool => 4,
        SegmentKind::Char => 5,
        SegmentKind::Float => 6,
        SegmentKind::Bytes
        | SegmentKind::Digest
        | SegmentKind::Uuid
        | SegmentKind::Ipv4
        | SegmentKind::Ipv6 => 7,
        SegmentKind::Text { .. } => 8,
        SegmentKind::PaddedText { .. } => 9,
        SegmentKind::NulText { .. } => 10,
        SegmentKind::Decimal => 11,
        SegmentKind::ReversedDecimal => 12,
        SegmentKind::ReverseTime { .. } => 13,
        SegmentKind::ReverseTimeDecimal { .. } => 14,
        SegmentKind::Optional(_) => 15,
        SegmentKind::Array { .. } => 16,
        SegmentKind::List { .. } => 17,
        SegmentKind::Key(_) => 18,
        SegmentKind::Custom { .. } => 20,
        SegmentKind::IpAddress => 21,
        SegmentKind::Duration => 22,
        SegmentKind::BaseTime { .. } => 23,
        SegmentKind::DecimalNumber => 24,
        SegmentKind::Time { .. } => 25,
        SegmentKind::DateDecimal => 26,
        SegmentKind::Enum { .. } => 27,
        SegmentKind::EnumText { .. } => 28,
        // Not fields.
        SegmentKind::Salt { .. } | SegmentKind::Constant { .. } => 0,
    }
}
