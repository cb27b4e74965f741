//! Whether the segments of a layout that comes from text can be those of a key.

use alloc::format;
use alloc::string::String;

use super::segment::Value;
use super::{Direction, Element, Ending, Layout, LayoutKind, Segment, SegmentKind, TimeUnit};

/// More elements than a row has bytes stand in no key.
const MOST: usize = 32767;
/// Keys are not nested deeper.
const DEEPEST: usize = 64;
/// No array has more bytes: widths are added up, and the sum has to fit.
const WIDEST: usize = 1 << 31;

/// # Errors
/// What is wrong, with the name of the segment.
pub(super) fn check(
    segments: &[Segment],
    kinds: &[LayoutKind],
    max_len: Option<usize>,
) -> Result<(), String> {
    if let [first, ..] = kinds {
        if !segments.is_empty() || max_len.is_some() {
            return Err("a layout has segments or kinds, and each kind has its own segments".into());
        }
        return self::kinds(first, kinds);
    }
    let fields = match segments {
        [Segment { kind: SegmentKind::Salt { .. }, .. }, rest @ ..] => rest,
        all => all,
    };
    let fields = match fields {
        [Segment { kind: SegmentKind::Constant { .. }, .. }, rest @ ..] => rest,
        all => all,
    };
    let front = segments.len() - fields.len();
    if fields.is_empty() {
        return Err("a layout has at least one field".into());
    }
    let mut at = Some(0);
    for (i, segment) in segments.iter().enumerate() {
        let last = i + 1 == segments.len();
        name(&segment.name)
            .and_then(|()| in_row(segment, i < front, last))
            .map_err(|wrong| of_segment(segment, &wrong))?;
        if segment.offset != at {
            let shown = at.map_or_else(|| "none".into(), |at: usize| format!("{at}"));
            return Err(of_segment(segment, &format!("its offset is {shown} by the widths in front")));
        }
        let behind =
            segment.width.map(|width| width.saturating_add(usize::from(segment.delimiter.is_some())));
        at = at.zip(behind).map(|(at, width)| at.saturating_add(width));
    }
    if let SegmentKind::Salt { fields: salted, .. } = &segments[0].kind {
        for name in salted {
            if !fields.iter().any(|segment| segment.is_of(name)) {
                let name = name.escape_debug();
                return Err(format!("the salt is computed from `{name}`, and there is no such field"));
            }
        }
    }
    Ok(())
}

/// The error stays one line whatever the name is.
fn of_segment(segment: &Segment, wrong: &str) -> String {
    format!("segment `{}`: {wrong}", segment.name.escape_debug())
}

fn in_row(segment: &Segment, front: bool, last: bool) -> Result<(), String> {
    let wrong = match (&segment.kind, segment.width) {
        (SegmentKind::Salt { .. } | SegmentKind::Constant { .. }, _) if !front => {
            "a salt stands first, and constant bytes before all fields"
        }
        (SegmentKind::Salt { buckets: 0 | 1, .. }, _) => "a salt has at least 2 buckets",
        (SegmentKind::Salt { buckets: 65537.., .. }, _) => "a salt has at most 65536 buckets",
        (SegmentKind::Salt { .. }, None | Some(0 | 6..)) => "a salt has 1 to 5 bytes",
        (SegmentKind::Salt { buckets, text, .. }, Some(width))
            if u64::from(*buckets) > if *text { 10u64 } else { 256 }.pow(width as u32) =>
        {
            "its buckets are more than its bytes can count"
        }
        (SegmentKind::Salt { .. }, _) => return Ok(()),
        (SegmentKind::Constant { bytes }, width) if width != Some(bytes.len()) => {
            "its width is the number of its bytes"
        }
        (SegmentKind::Constant { .. }, _) => return Ok(()),
        _ if segment.direction == Direction::None => "a field has a direction",
        (SegmentKind::Key(_), _) => "a key stands in a layout with its own fields",
        _ => return value(segment.value(), last, segment.delimiter),
    };
    Err(wrong.into())
}

/// `last`: the row ends after it; `behind`: the byte of the delimiter that follows.
fn value(value: Value<'_>, last: bool, behind: Option<u8>) -> Result<(), String> {
    let inside = |element: &Element, last, behind| self::value(element.value(), last, behind);
    if let Some(unit) = value.unit {
        let days = unit == TimeUnit::Days;
        match (value.kind, value.width) {
            (SegmentKind::Signed, Some(4)) if days => {}
            (SegmentKind::Signed, Some(8)) if !days => {}
            (SegmentKind::Decimal | SegmentKind::ReverseTime { .. }, _) if !days => {}
            (SegmentKind::ReverseTimeDecimal { .. }, _) if !days => {}
            _ => return Err(format!("it does not count {unit}")),
        }
    }
    let widths = match value.kind {
        SegmentKind::Salt { .. } | SegmentKind::Constant { .. } => return Err("stands inside a field".into()),
        SegmentKind::Bool => 1..=1,
        SegmentKind::BaseTime { seconds: 0 } => return Err("no time is a multiple of 0 seconds".into()),
        SegmentKind::Char | SegmentKind::Ipv4 | SegmentKind::BaseTime { .. } => 4..=4,
        SegmentKind::Uuid | SegmentKind::Ipv6 => 16..=16,
        SegmentKind::Duration => 12..=12,
        SegmentKind::DecimalNumber => 13..=13,
        SegmentKind::Digest => 1..=32,
        SegmentKind::IpAddress if value.width.is_none() => return Ok(()),
        SegmentKind::IpAddress => return Err("addresses of two families have no one width".into()),
        SegmentKind::Time { .. } => 12..=12,
        SegmentKind::DateDecimal => 8..=8,
        SegmentKind::Float if value.width == Some(4) => 4..=4,
        SegmentKind::Float | SegmentKind::ReverseTime { .. } => 8..=8,
        SegmentKind::Unsigned | SegmentKind::Signed | SegmentKind::Raw => 1..=16,
        SegmentKind::Decimal | SegmentKind::ReversedDecimal | SegmentKind::ReverseTimeDecimal { .. } => {
            1..=MOST
        }
        SegmentKind::PaddedText { .. } | SegmentKind::Bytes => 0..=MOST,
        SegmentKind::Custom { .. } if value.width.is_some() => 0..=MOST,
        SegmentKind::Custom { .. } => return Ok(()),
        SegmentKind::Text { ending, .. } => {
            return match ending {
                _ if value.width.is_some() => Err("text of free length has no width".into()),
                Ending::Row if !last => Err("only the last segment ends with the row".into()),
                Ending::Delimiter => match behind {
                    None => Err("no delimiter stands behind it".into()),
                    // Of the text itself, so before it was complemented.
                    Some(behind) if behind == if value.complemented { 0 } else { 0xFF } => {
                        Err("no byte of a text is above its delimiter".into())
                    }
                    Some(_) => Ok(()),
                },
                _ => Ok(()),
            };
        }
        SegmentKind::Enum { signed, variants } => {
            let Some(width @ (1 | 2 | 4 | 8)) = value.width else {
                return Err("the number of a variant has 1, 2, 4 or 8 bytes".into());
            };
            let bits = 8 * width as u32;
            let fits = match signed {
                true => -1 << (bits - 1)..1i128 << (bits - 1),
                false => 0..1i128 << bits,
            };
            named(variants.iter().map(|one| &*one.name))?;
            if let Some(out) = variants.iter().find(|one| !fits.contains(&one.number)) {
                return Err(format!("{} of `{}` does not fit in {width} bytes", out.number, out.name));
            }
            return rising(variants.iter().map(|one| one.number));
        }
        SegmentKind::EnumText { ending, variants } => {
            named(variants.iter().map(|one| &*one.name))?;
            if variants.iter().any(|one| one.text.is_empty() || one.text.contains('\0')) {
                return Err("the text of a variant is not empty and holds no NUL".into());
            }
            let width = value.width.filter(|_| ending.is_none());
            let other = variants.iter().find(|one| width.is_some_and(|width| one.text.len() != width));
            if let (Some(width), Some(other)) = (width, other) {
                return Err(format!("'{}' has not {width} bytes", other.text.escape_debug()));
            }
            rising(variants.iter().map(|one| &one.text))?;
            return match ending {
                None if value.width.is_none() => Err("nothing says how the text ends".into()),
                None => Ok(()),
                Some(ending) => {
                    let kind = SegmentKind::Text { utf8: true, ending: *ending };
                    self::value(Value { kind: &kind, ..value }, last, behind)
                }
            };
        }
        SegmentKind::NulText { ended, .. } => {
            return match ended {
                _ if value.width.is_some() => Err("text of free length has no width".into()),
                false if !last => Err("only the last segment ends with the row".into()),
                _ => Ok(()),
            };
        }
        SegmentKind::Optional(_) if value.width.is_some() => {
            return Err("what may be none has no one width".into());
        }
        SegmentKind::Optional(inner) => return inside(inner, last, behind),
        SegmentKind::List { element } => {
            return match element.width {
                _ if !last => Err("only the last segment ends with the row".into()),
                _ if value.width.is_some() => Err("a list has no one width".into()),
                None | Some(0) => Err("the elements of a list have a width, of at least 1".into()),
                Some(_) => inside(element, false, None),
            };
        }
        SegmentKind::Array { len, element } => {
            // Each element is shown, and those without bytes multiply without end.
            if element.width == Some(0) && !matches!(element.kind, SegmentKind::Bytes) {
                return Err("its elements have no bytes".into());
            }
            let width = element.width.and_then(|width| width.checked_mul(*len));
            if *len > MOST || width.is_none_or(|width| width > WIDEST) || width != value.width {
                return Err(format!("its width is {len} times that of an element, which is at most {MOST}"));
            }
            return inside(element, false, None);
        }
        SegmentKind::Key(segments) => {
            for (i, segment) in segments.iter().enumerate() {
                let end = i + 1 == segments.len();
                let behind = segment.delimiter.or(behind.filter(|_| end));
                name(&segment.name)
                    .and_then(|()| self::value(segment.value(), last && end, behind))
                    .map_err(|wrong| format!("`{}`: {wrong}", segment.name.escape_debug()))?;
            }
            // A list counts on it: elements without bytes would never come to the end of the row.
            let width = segments.iter().try_fold(0usize, |all, segment| {
                all.checked_add(segment.width?)?.checked_add(usize::from(segment.delimiter.is_some()))
            });
            if width != value.width {
                return Err("its width is that of its fields".into());
            }
            return Ok(());
        }
    };
    match value.width {
        Some(width) if widths.contains(&width) => Ok(()),
        width => {
            let found = width.map_or_else(|| "none".into(), |width| format!("{width}"));
            let (least, most) = (widths.start(), widths.end());
            Err(format!("its width is {found}, expected {least}..={most}"))
        }
    }
}

fn named<'a>(mut names: impl Iterator<Item = &'a str>) -> Result<(), String> {
    names.try_for_each(name)
}

/// Names stand in tables and in errors, which have a line for each.
fn name(name: &str) -> Result<(), String> {
    match name {
        "" => Err("its name is empty".into()),
        _ if name.contains(char::is_control) => Err("its name is no single line".into()),
        _ if name.len() > MOST => Err(format!("its name has {} bytes, expected at most {MOST}", name.len())),
        _ if name.matches('.').count() > DEEPEST => {
            Err(format!("its name is that of a field in more than {DEEPEST} keys"))
        }
        _ => Ok(()),
    }
}

/// At least one, and each above the one in front, as the fingerprint takes them in order.
fn rising<T: PartialOrd>(all: impl Iterator<Item = T>) -> Result<(), String> {
    let mut before = None;
    for one in all {
        if before.as_ref().is_some_and(|before| *before >= one) {
            return Err("its variants are not in the order of their bytes".into());
        }
        before = Some(one);
    }
    before.map(drop).ok_or_else(|| "an enum has at least one variant".into())
}

/// Kinds that a row tells apart.
fn kinds(first: &LayoutKind, kinds: &[LayoutKind]) -> Result<(), String> {
    named(kinds.iter().map(|kind| kind.name.get()))?;
    let salt = |kind: &LayoutKind| kind.layout.salt.as_ref().map(|salt| (salt.bytes, salt.buckets));
    let prefix = |kind: &LayoutKind| kind.layout.prefix.to_vec();
    for (i, kind) in kinds.iter().enumerate() {
        let own = prefix(kind);
        let wrong = if !kind.layout.kinds().is_empty() {
            "a kind has no kinds of its own".into()
        } else if own.is_empty() {
            "a kind has constant bytes in front of its fields".into()
        } else if salt(kind) != salt(first) {
            format!("its salt has not the width and the buckets of that of `{}`", first.name)
        } else if let Some(other) = kinds[..i].iter().find(|other| own.starts_with(&prefix(other))) {
            format!("its prefix begins with that of `{}`", other.name)
        } else if i > 0 && prefix(&kinds[i - 1]) > own {
            "the kinds are not in the order of their prefixes".into()
        } else {
            continue;
        };
        return Err(format!("kind `{}`: {wrong}", kind.name));
    }
    Ok(())
}

/// The layout that was made of the segments has the same ones: what no key has may be seen as something else.
///
/// # Errors
/// Which segment is another one.
pub(super) fn check_same(
    layout: &Layout,
    segments: &[Segment],
    max_len: Option<usize>,
) -> Result<(), String> {
    if layout.max_len() != max_len {
        return Err("all its rows have one width, and `max_len` would be of no use".into());
    }
    let seen = layout.segments();
    match segments.iter().enumerate().find(|(i, said)| seen.get(*i) != Some(*said)) {
        Some((_, said)) => Err(of_segment(said, "no key has it as it is, where it is")),
        None => Ok(()),
    }
}
