//! Reads a given value without others inside, by the node of its field.

use std::net::IpAddr;

use jiff::civil::Date;
use rowkey_layout::bytes::{Number, decimal_number};
use rowkey_layout::form::value::Value;
use rowkey_layout::form::write::limits;
use rowkey_layout::layout::NANOS_PER_SECOND;
use rowkey_layout::{Kind, Node, Repr, TimeUnit, Variant, Variants};

use super::given::{Given, quoted};
use super::time::{self, SECOND, Time};
use crate::rows::Notation;
use crate::zone;

/// Reads a value without others inside.
///
/// # Errors
/// What was expected, and what was found.
pub fn plain(node: &Node, given: &Given) -> Result<Value, String> {
    if let Some(value) = in_parts(node, given) {
        return Ok(value);
    }
    let text = given.text().map_err(|found| format!("expected {}, {found}", expected(node)))?;
    // Forgets another value.
    zone::why_refused();
    let (expected, value) = of_text(node, text)?;
    value.ok_or_else(|| format!("expected {expected}, found {}{}", quoted(text), zone::why_refused()))
}

/// What is expected of a node, in words, and the value if the text is one; an error if there is a more specific one.
fn of_text(node: &Node, text: &str) -> Result<(String, Option<Value>), String> {
    let width = node.width.unwrap_or_default();
    let bytes = |width: usize| hex(text).filter(|bytes| bytes.len() == width);
    let (expected, value) = match &node.kind {
        kind if kind.utf8() == Some(true) => ("text", Some(Value::Text(text.to_owned()))),
        kind if kind.utf8() == Some(false) => ("bytes in hexadecimal digits", hex(text).map(Value::Bytes)),
        Kind::Hex | Kind::HexUpper if node.domain.is_none() => {
            return Ok((in_digits(width / 2), bytes(width / 2).map(Value::Hex)));
        }
        Kind::Bytes => return Ok((in_digits(width), bytes(width).map(Value::Bytes))),
        Kind::Digest => return Ok((in_digits(width), bytes(width).map(Value::Digest))),
        Kind::Variants(variants) => {
            return Ok((format!("one of {}", variants.get()), variant(variants, text)));
        }
        Kind::DateDecimal | Kind::DateText => ("a date, as 2012-09-01", date(text).map(Value::Date)),
        Kind::Bool => ("true or false", text.parse().ok().map(Value::Bool)),
        Kind::Char => ("one character", text.parse().ok().map(Value::Char)),
        Kind::Float => ("a number, as 1.5", float(text, width)?),
        Kind::Uuid | Kind::UuidText => ("a UUID, as f81d4fae-7dec-11d0-a765-00a0c91e6bf6", uuid(text)),
        Kind::Ipv4 => ("an IPv4 address", text.parse().ok().map(IpAddr::V4).map(Value::Address)),
        Kind::Ipv6 => ("an IPv6 address", text.parse().ok().map(IpAddr::V6).map(Value::Address)),
        Kind::IpAddress => ("an IP address", text.parse().ok().map(Value::Address)),
        Kind::Duration => ("seconds, as 1.5", seconds(&node.kind, text)),
        Kind::Time { .. } => {
            ("a time, as 2023-11-14T22:13:20Z, or seconds since 1970", seconds(&node.kind, text))
        }
        Kind::DecimalNumber => (
            "a decimal number, as -12.5, of 96 bits with at most 28 places",
            decimal(text).map(decimal_number::write).map(Value::Decimal),
        ),
        _ => return counted(node, text),
    };
    Ok((expected.into(), value))
}

fn in_digits(bytes: usize) -> String {
    match bytes {
        1 => "1 byte in 2 hexadecimal digits".to_owned(),
        bytes => format!("{bytes} bytes in {} hexadecimal digits", 2 * bytes),
    }
}

/// A date as 2012-09-01 or 20120901.
fn date(text: &str) -> Option<u32> {
    let date: Date = text.parse().ok().filter(|_| matches!(text.len(), 8 | 10))?;
    Some(date.year() as u32 * 10_000 + date.month() as u32 * 100 + date.day() as u32)
}

/// The expected values of a node, in words.
pub fn expected(node: &Node) -> String {
    of_text(node, "").map(|(expected, _)| expected).unwrap_or_default()
}

/// Those of [`limits`].
fn shown_limits(node: &Node) -> String {
    limits(node).map_or_else(String::new, |(first, last)| format!("{first}..={last}"))
}

/// A whole number, or a time if the layout has the unit.
fn counted(node: &Node, text: &str) -> Result<(String, Option<Value>), String> {
    let (expected, unit) = match (&node.kind, node.unit) {
        (Kind::BaseTime(of), _) => (
            format!("seconds since 1970, a multiple of {of}, or a time, as 2023-11-14T22:00:00Z"),
            Some(TimeUnit::Seconds),
        ),
        (_, Some(TimeUnit::Days)) => ("a date, as 2012-09-01, or days since 1970".into(), node.unit),
        (_, Some(unit)) => (
            format!("{unit} since 1970 in {}, or a time, as 2023-11-14T22:13:20Z", shown_limits(node)),
            node.unit,
        ),
        _ => (format!("a number in {}", shown_limits(node)), None),
    };
    let found = match unit {
        _ if !time::is_calendar(text) => {
            time::compact(node, text).or_else(|| number(text)).map(|number| (number, false))
        }
        None => return Err(without_unit(node, text)),
        Some(unit) => {
            // A date is the same day in any zone.
            let zone = if unit == TimeUnit::Days && text.len() == 10 { "T00Z" } else { "" };
            Time::read(&format!("{text}{zone}")).map(|time| time.count(unit))
        }
    };
    Ok((expected, found.map(|(number, more)| Value::Count { number, more, unit })))
}

/// What to write for a time if the layout does not say what its field counts.
fn without_unit(node: &Node, text: &str) -> String {
    // A field of a few bytes counts no milliseconds.
    let number = Time::read(text).map(|time| time.count(TimeUnit::Milliseconds).0);
    let holds = |number: &Number| limits(node).is_some_and(|(first, last)| (first..=last).contains(number));
    let number = match number.filter(holds) {
        Some(number) => format!("the number ({number}, if it counts milliseconds)"),
        None => format!("a number in {}", shown_limits(node)),
    };
    format!(
        "found the time {}, but the layout has no unit for this field; write {number}, or give the field a time type and a `unit` \
         in the key",
        quoted(text)
    )
}

/// Seconds and nanoseconds, as in an explanation: `{"seconds": 1, "nanoseconds": 500000000}`.
fn in_parts(node: &Node, given: &Given) -> Option<Value> {
    let Given::Object(fields) = given else { return None };
    let part = |name| match given.get(name).filter(|_| fields.len() == 2)? {
        Given::String(text) | Given::Bare(text) => text.parse::<i128>().ok(),
        _ => None,
    };
    in_seconds(&node.kind, part("seconds")?, part("nanoseconds")?.try_into().ok()?)
}

/// A time, or seconds with a fraction.
fn seconds(kind: &Kind, text: &str) -> Option<Value> {
    if matches!(kind, Kind::Time { .. }) && time::is_calendar(text) {
        let time = Time::read(text)?;
        return in_seconds(kind, time.seconds.into(), time.nanos);
    }
    let unit = text.strip_suffix('s').filter(|_| matches!(kind, Kind::Duration));
    let number = decimal(unit.map_or(text, str::trim_end))?;
    let nanos = number.mantissa as i128 * 10i128.pow(9u32.checked_sub(number.places)?);
    let nanos = if number.negative { -nanos } else { nanos };
    in_seconds(kind, nanos.div_euclid(SECOND), nanos.rem_euclid(SECOND) as u32)
}

fn in_seconds(kind: &Kind, seconds: i128, nanos: u32) -> Option<Value> {
    match kind {
        Kind::Time { .. } if nanos < 2 * NANOS_PER_SECOND => {
            Some(Value::Time { seconds: seconds.try_into().ok()?, nanos })
        }
        Kind::Duration if nanos < NANOS_PER_SECOND => {
            Some(Value::Duration { seconds: seconds.try_into().ok()?, nanos })
        }
        _ => None,
    }
}

/// A variant by its name, its text or number, or as an explanation shows it: `Login = 1`.
fn variant(variants: &Variants, text: &str) -> Option<Value> {
    let list = variants.list.get();
    let code = |variant: &Variant| match variants.repr {
        Repr::Number { .. } => variant.number.to_string(),
        _ => variant.text.to_string(),
    };
    let index = (list.iter().position(|variant| variant.name == text))
        .or_else(|| list.iter().position(|variant| code(variant) == text))
        .or_else(|| list.iter().position(|variant| variant.to_string() == text));
    index.map(|index| Value::variant(variants, index))
}

/// Hexadecimal digits without the spaces that rows may have.
fn hex(text: &str) -> Option<Vec<u8>> {
    Notation::Hex.read(text).ok().filter(|_| !text.contains(char::is_whitespace))
}

/// With all hyphens, or without any.
fn uuid(text: &str) -> Option<Value> {
    let uuid = Value::Uuid(hex(&text.replace('-', ""))?.try_into().ok()?);
    (!text.contains('-') || uuid.to_string().eq_ignore_ascii_case(text)).then_some(uuid)
}

/// The sign bit of a positive number flipped, all bits of a negative one. An error if it is too large: the row of infinity is
/// another one.
fn float(text: &str, width: usize) -> Result<Option<Value>, String> {
    let sign = 1u64 << (8 * width - 1);
    let infinity = if width == 4 { f32::INFINITY.to_bits().into() } else { f64::INFINITY.to_bits() };
    let bits = match text.strip_prefix("NaN(0x").and_then(|text| text.strip_suffix(')')) {
        Some(digits) => {
            let bits = u64::from_str_radix(digits, 16).ok();
            // Those of a NaN lie above those of infinity.
            bits.filter(|bits| digits.len() == 2 * width && bits & !sign > infinity)
        }
        None if width == 4 => text.parse().ok().map(|float: f32| float.to_bits().into()),
        None => text.parse().ok().map(f64::to_bits),
    };
    let Some(bits) = bits else { return Ok(None) };
    // `inf` has no digits.
    if bits & !sign == infinity && text.contains(|char: char| char.is_ascii_digit()) {
        let most = if width == 4 { format!("{:e}", f32::MAX) } else { format!("{:e}", f64::MAX) };
        return Err(format!("expected a number of {} bits, at most {most}, found {text}", 8 * width));
    }
    let ordered = if bits & sign == 0 { bits ^ sign } else { !bits };
    Ok(Some(if width == 4 { Value::F32(ordered as u32) } else { Value::F64(ordered) }))
}

/// `None` unless it is a whole number of 128 bits.
fn number(text: &str) -> Option<Number> {
    match text.starts_with('-') {
        true => text.parse().ok().map(Number::signed),
        false => text.parse().ok().map(Number::unsigned),
    }
}

fn decimal(text: &str) -> Option<decimal_number::Number> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (whole, places) = digits.split_once('.').unwrap_or((digits, ""));
    let places = places.trim_end_matches('0');
    let all = [whole, places].concat();
    if whole.is_empty() || !all.bytes().all(|byte| byte.is_ascii_digit()) || places.len() > 28 {
        return None;
    }
    let mantissa: u128 = all.parse().ok().filter(|mantissa| *mantissa < 1 << 96)?;
    Some(decimal_number::Number { negative: text.starts_with('-'), mantissa, places: places.len() as u32 })
}
