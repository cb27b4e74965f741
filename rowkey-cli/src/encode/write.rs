//! Encodes values by a layout at run time, without the type of the key.

use rowkey_layout::Layout;
use rowkey_layout::{BoundPosition, End};
use rowkey_layout::{Fields, Kind, Node, Repr};

use super::number::{Number, largest, limits};
use super::time::BILLION;
use super::value::Value;

const ESCAPE: u8 = 1;
const NUL: u8 = 0;

/// Encodes a row. The layout has its salt hashes.
///
/// # Errors
/// The field that cannot be encoded, and why.
pub fn row(layout: &Layout, values: &[Value]) -> Result<Vec<u8>, String> {
    let width = layout.salt_width();
    let mut row = vec![0; width];
    row.extend_from_slice(layout.prefix.get());
    fields(&layout.fields, "", values, End::Row, &mut row)?;
    if let Some(max) = layout.max_len().filter(|max| row.len() > *max) {
        return Err(format!("the row has {} bytes, expected at most {max}", row.len()));
    }
    let bucket = layout.bucket_of_head(&row);
    layout.salt_bytes().write(bucket, &mut row[..width]);
    Ok(row)
}

/// Encodes the fields of a key that `end` follows. At the end of a row, `tail` fields that are `None` are omitted.
fn fields(fields: &Fields, outer: &str, values: &[Value], end: End, out: &mut Vec<u8>) -> Result<(), String> {
    let mut kept = out.len();
    for (i, (field, value)) in fields.list.get().iter().zip(values).enumerate() {
        let path = fields.name(i, outer);
        put(&field.node, &path, value, fields.end(i, end), out)?;
        // The delimiter after a nested key is written by its outer key.
        fields.delimiter_after(i).iter().for_each(|delimiter| out.extend_from_slice(delimiter));
        if !(field.tail && *value == Value::None) {
            kept = out.len();
        }
    }
    if end == End::Row {
        out.truncate(kept);
    }
    Ok(())
}

/// Encodes a field, and the delimiter after it.
///
/// # Errors
/// Why it cannot be encoded, with the name `path` or that of a nested field.
pub fn field_value(
    node: &Node,
    path: &str,
    value: &Value,
    end: End,
    out: &mut Vec<u8>,
) -> Result<(), String> {
    put(node, path, value, end, out)?;
    if let Some(delimiter) = end.delimiter() {
        out.extend_from_slice(&delimiter);
    }
    Ok(())
}

fn put(node: &Node, path: &str, value: &Value, end: End, out: &mut Vec<u8>) -> Result<(), String> {
    match (&node.kind, value) {
        (Kind::Key(key), Value::Key(values)) => fields(key, path, values, end, out),
        (Kind::Descending(inner), value) => {
            let start = out.len();
            put(inner, path, value, End::Terminator, out)?;
            out[start..].iter_mut().for_each(|byte| *byte = !*byte);
            Ok(())
        }
        (Kind::Optional(_), Value::None) => {
            out.push(0);
            Ok(())
        }
        (Kind::Optional(inner), Value::Some(value)) => {
            out.push(1);
            put(inner, path, value, end, out)
        }
        (Kind::Array(_, element) | Kind::List(element), Value::List(values)) => {
            values.iter().try_for_each(|value| put(element, path, value, End::Terminator, out))
        }
        _ => plain(node, value, end, out).map_err(|error| format!("field `{path}`: {error}")),
    }
}

/// Encodes a value that contains no other values.
fn plain(node: &Node, value: &Value, end: End, out: &mut Vec<u8>) -> Result<(), String> {
    match value {
        Value::Encoded(bytes) => out.extend_from_slice(bytes),
        Value::Number { number, more } => {
            let (first, last) = limits(node);
            let zero = *number == Number::unsigned(0) && node.domain.is_some_and(|domain| domain.non_zero);
            match (&node.kind, node.unit) {
                (Kind::BaseTime(of), _) if *more || number.bits() % u128::from((*of).max(1)) != 0 => {
                    return Err(format!("expected a multiple of {of} seconds, found {number}"));
                }
                (_, Some(unit)) if *more => {
                    return Err(format!(
                        "expected a whole number of {unit}, found a time between {number} and the next"
                    ));
                }
                _ if *number < first || last < *number => {
                    return Err(format!("expected a number in {first}..={last}, found {number}"));
                }
                _ if zero => return Err("expected a number other than 0, found 0".into()),
                _ => number_bytes(node, *number, out),
            }
        }
        Value::Time(time) => {
            let Kind::Time { leap } = node.kind else { unreachable!("times are read for this kind alone") };
            let seconds = Number::signed(time.seconds.into());
            let (first, last) = limits_of_seconds(node);
            if seconds < first || last < seconds || (time.nanos >= BILLION && seconds == last) {
                return Err(format!(
                    "expected a time in {first}..={last} seconds since 1970, found {seconds}"
                ));
            }
            if time.nanos >= BILLION && !leap {
                return Err("expected a time that is not a leap second, found a leap second".into());
            }
            out.extend_from_slice(&(time.seconds as u64 ^ 1 << 63).to_be_bytes());
            out.extend_from_slice(&time.nanos.to_be_bytes());
        }
        Value::Text(text) => self::text(node, text, end, out)?,
        _ => unreachable!("a value is read by its node"),
    }
    Ok(())
}

fn limits_of_seconds(node: &Node) -> (Number, Number) {
    match node.domain {
        Some(domain) => (Number::signed(domain.min), Number::unsigned(domain.max)),
        None => (Number::signed(i64::MIN.into()), Number::signed(i64::MAX.into())),
    }
}

/// Writes a number within the limits.
fn number_bytes(node: &Node, number: Number, out: &mut Vec<u8>) {
    let width = node.width.unwrap_or_default();
    let mut big_endian = |bits: u128| {
        let bytes = bits.to_be_bytes();
        out.extend_from_slice(&bytes[16 - width..]);
    };
    match node.kind {
        Kind::Signed => big_endian(number.bits() ^ 1 << (8 * width - 1)),
        Kind::ReverseTime { from } => big_endian(distance(from, number)),
        Kind::ReverseTimeDecimal { from } => {
            out.extend(format!("{:0width$}", distance(from, number)).into_bytes())
        }
        Kind::Decimal | Kind::DateDecimal => {
            out.extend(format!("{number:0>width$}", number = number.to_string()).into_bytes())
        }
        Kind::ReversedDecimal => {
            let text = format!("{:0>width$}", number.to_string());
            out.extend(text.bytes().rev());
        }
        Kind::PlainDecimal => out.extend(number.to_string().into_bytes()),
        Kind::Hex => out.extend(format!("{:0width$x}", number.bits()).into_bytes()),
        // `Unsigned`, `Raw`, and `BaseTime` of 4 bytes.
        _ => big_endian(number.bits()),
    }
}

/// The distance of a time before `from`.
fn distance(from: i128, time: Number) -> u128 {
    (from as u128).wrapping_sub(time.bits())
}

/// The position of the first byte at or below `most`.
fn up_to(most: u8, text: &[u8]) -> Option<usize> {
    text.iter().position(|byte| *byte <= most)
}

fn text(node: &Node, text: &[u8], end: End, out: &mut Vec<u8>) -> Result<(), String> {
    match &node.kind {
        Kind::PaddedText { fill, .. } => {
            let width = node.width.unwrap_or_default();
            if text.len() > width {
                return Err(format!("expected at most {width} bytes, found {}", text.len()));
            }
            if text.last() == Some(fill) {
                return Err(format!("expected text that does not end in the fill byte {fill:02x}"));
            }
            if let Some(at) = text.iter().position(|byte| byte < fill) {
                return Err(format!(
                    "expected no byte below the fill byte {fill:02x}, found {:02x} at byte {at}",
                    text[at]
                ));
            }
            out.extend_from_slice(text);
            out.extend(std::iter::repeat_n(*fill, width - text.len()));
            return Ok(());
        }
        Kind::NulText { .. } => {
            if let Some(at) = up_to(NUL, text) {
                return Err(format!("expected text without a 00, found one at byte {at}"));
            }
            out.extend_from_slice(text);
            if end != End::Row {
                out.push(NUL);
            }
            return Ok(());
        }
        // The text of a variant contains no byte to escape and no delimiter.
        Kind::Variants(variants) => {
            out.extend_from_slice(text);
            if variants.repr == Repr::Text && end == End::Terminator {
                out.push(NUL);
            }
            return Ok(());
        }
        _ => {}
    }
    match end {
        End::Row => out.extend_from_slice(text),
        End::Byte(delimiter) => {
            if let Some(at) = up_to(delimiter, text) {
                return Err(format!(
                    "expected bytes above the delimiter '{}', found {:02x} at byte {at}",
                    delimiter.escape_ascii(),
                    text[at]
                ));
            }
            out.extend_from_slice(text);
        }
        End::Unordered(delimiter) => {
            if let Some(at) = delimiter.begins_in(text) {
                return Err(format!(
                    "expected text without the delimiter {delimiter}, also across its end, found it at byte {at}"
                ));
            }
            out.extend_from_slice(text);
        }
        End::Terminator => {
            escape(text, out);
            out.push(NUL);
        }
    }
    Ok(())
}

fn escape(text: &[u8], out: &mut Vec<u8>) {
    for &byte in text {
        match byte {
            NUL | ESCAPE => out.extend([ESCAPE, byte + 1]),
            byte => out.push(byte),
        }
    }
}

/// Writes a bound without the delimiter after it, and returns its position relative to the encodings.
pub fn bound(node: &Node, value: &Value, end: End, out: &mut Vec<u8>) -> BoundPosition {
    let start = out.len();
    match (&node.kind, value) {
        (Kind::Descending(inner), value) => {
            let position = bound(inner, value, End::Terminator, out);
            out[start..].iter_mut().for_each(|byte| *byte = !*byte);
            position.reversed_if(true)
        }
        (Kind::Optional(_), Value::None) => {
            out.push(0);
            BoundPosition::At
        }
        (Kind::Optional(inner), Value::Some(value)) => {
            out.push(1);
            bound(inner, value, end, out)
        }
        (Kind::Array(_, element) | Kind::List(element), Value::List(values)) => {
            for value in values {
                let start = out.len();
                let position = bound(element, value, End::Terminator, out);
                if position == BoundPosition::At {
                    continue;
                }
                // The list sorts after its leading elements alone, and before every list that continues them.
                if position == BoundPosition::Before
                    && out.len() == start
                    && matches!(node.kind, Kind::List(_))
                {
                    out.push(0);
                }
                return position;
            }
            BoundPosition::At
        }
        (_, Value::Number { number, more }) => bound_of_number(node, *number, *more, out),
        (_, Value::Text(text)) if !matches!(node.kind, Kind::Variants(_)) => {
            bound_of_text(node, text, end, out)
        }
        (_, Value::Time(time)) if plain(node, value, end, out).is_err() => {
            let (first, _) = limits_of_seconds(node);
            if Number::signed(time.seconds.into()) < first {
                BoundPosition::Before
            } else {
                BoundPosition::After
            }
        }
        (_, Value::Time(_)) => BoundPosition::At,
        _ => match put(node, "", value, end, out) {
            Ok(()) => BoundPosition::At,
            Err(_) => BoundPosition::After,
        },
    }
}

fn bound_of_number(node: &Node, number: Number, more: bool, out: &mut Vec<u8>) -> BoundPosition {
    let (first, last) = limits(node);
    let falling = matches!(node.kind, Kind::ReverseTime { .. } | Kind::ReverseTimeDecimal { .. });
    let position = match () {
        () if number < first => BoundPosition::Before.reversed_if(falling),
        () if last < number => BoundPosition::After.reversed_if(falling),
        () => return bound_among_numbers(node, number, more, falling, out),
    };
    // A number with too many digits lies after the largest one that fits.
    let nines = largest(10, node.width.unwrap_or_default());
    match node.kind {
        Kind::Decimal if position == BoundPosition::After && last == Number::unsigned(nines) => {
            number_bytes(node, last, out);
        }
        Kind::ReverseTimeDecimal { from }
            if position == BoundPosition::After && distance(from, first) == nines =>
        {
            number_bytes(node, first, out);
        }
        _ => {}
    }
    position
}

/// The bound for a number within the limits.
fn bound_among_numbers(
    node: &Node,
    number: Number,
    more: bool,
    falling: bool,
    out: &mut Vec<u8>,
) -> BoundPosition {
    let rest = match node.kind {
        Kind::BaseTime(of) => number.bits() % u128::from(of.max(1)),
        _ => 0,
    };
    number_bytes(node, if rest > 0 { Number::unsigned(number.bits() - rest) } else { number }, out);
    match more || rest > 0 {
        // Between this count and the next.
        true => BoundPosition::After.reversed_if(falling),
        false => BoundPosition::At,
    }
}

/// Text that cannot be encoded lies directly after its longest part that can.
fn bound_of_text(node: &Node, text: &[u8], end: End, out: &mut Vec<u8>) -> BoundPosition {
    match (&node.kind, end) {
        (Kind::PaddedText { utf8, fill }, _) => {
            let width = node.width.unwrap_or_default();
            let below = text.iter().position(|byte| byte < fill).unwrap_or(text.len());
            let cut = below.min(width);
            if let Some((whole, greatest)) = cut_character(text, cut).filter(|_| *utf8 && cut < text.len()) {
                out.extend_from_slice(whole);
                out.extend_from_slice(greatest);
                return BoundPosition::After;
            }
            let len = text[..cut].iter().rposition(|byte| byte != fill).map_or(0, |last| last + 1);
            out.extend_from_slice(&text[..len]);
            out.extend(std::iter::repeat_n(*fill, width - len));
            if len == text.len() { BoundPosition::At } else { BoundPosition::After }
        }
        (Kind::NulText { .. }, _) => match up_to(NUL, text) {
            None => {
                out.extend_from_slice(text);
                if end != End::Row {
                    out.push(NUL);
                }
                BoundPosition::At
            }
            Some(at) => {
                out.extend_from_slice(&text[..at]);
                out.push(NUL);
                // Without a terminator, the successor of the rest is the rest and a NUL.
                if end == End::Row { BoundPosition::Before } else { BoundPosition::After }
            }
        },
        (_, End::Byte(delimiter)) if up_to(delimiter, text).is_some() => {
            out.extend_from_slice(&text[..up_to(delimiter, text).unwrap_or_default()]);
            out.push(delimiter);
            BoundPosition::After
        }
        (_, End::Terminator) => {
            escape(text, out);
            out.push(NUL);
            BoundPosition::At
        }
        _ => {
            out.extend_from_slice(text);
            BoundPosition::At
        }
    }
}

/// For a cut inside a character: the text before it, and the greatest text that fits into its bytes before the cut.
fn cut_character(text: &[u8], cut: usize) -> Option<(&[u8], &'static [u8])> {
    let start = std::str::from_utf8(&text[..cut]).err()?.valid_up_to();
    let greatest: &[u8] = match cut - start {
        1 => &[0x7F],
        2 => &[0xDF, 0xBF],
        _ => &[0xEF, 0xBF, 0xBF],
    };
    Some((&text[..start], greatest))
}

/// See [`starting`].
pub type Starting = (Vec<u8>, Vec<u8>);

/// The bounds of all texts that start with `prefix`: at or above the first byte string, and below the exclusive upper bound of
/// the second as a prefix. `None` if there is no such text.
pub fn starting(node: &Node, prefix: &[u8], end: End) -> Option<Starting> {
    let same = |bytes: Vec<u8>| Some((bytes.clone(), bytes));
    match (&node.kind, end) {
        (Kind::PaddedText { fill, .. }, _) => {
            let width = node.width.unwrap_or_default();
            if prefix.len() > width || prefix.iter().any(|byte| byte < fill) {
                return None;
            }
            if prefix.last() != Some(fill) {
                return same(prefix.to_vec());
            }
            // The padded prefix is itself a shorter text, so longer texts lie above it.
            let mut low = prefix.to_vec();
            low.resize(width, *fill);
            *low.last_mut().filter(|_| prefix.len() < width)? = fill.checked_add(1)?;
            Some((low, prefix.to_vec()))
        }
        (Kind::NulText { .. }, _) if prefix.contains(&NUL) => None,
        (Kind::NulText { .. }, _) => same(prefix.to_vec()),
        (_, End::Byte(delimiter)) if up_to(delimiter, prefix).is_some() => None,
        (_, End::Unordered(delimiter)) if delimiter.find(prefix).is_some() => None,
        (_, End::Terminator) => {
            let mut escaped = Vec::new();
            escape(prefix, &mut escaped);
            same(escaped)
        }
        _ => same(prefix.to_vec()),
    }
}
