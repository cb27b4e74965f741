//! Reads a given value without others inside, by the node of its field.

use std::net::IpAddr;

use jiff::civil::Date;
use rowkey_layout::bytes::{Number, decimal_number};
use rowkey_layout::form::value::Value;
use rowkey_layout::form::write::limits;
use rowkey_layout::layout::NANOS_PER_SECOND;
use rowkey_layout::{Kind, Node, Repr, TimeUnit, Variants};

use super::given::{Given, quoted};
use super::number::number;
use super::time::{self, SECOND, Time};
use crate::zone;

/// Reads a value without others inside.
///
/// # Errors
/// What was expected, and what was found.
pub fn plain(node: &Node, given: &Given) -> Result<Value, String> {
    if let Some(value) = in_parts(node, given) {
        return Ok(value);
    }
    let expected = expected(node);
    let text = given.text().map_err(|found| format!("expected {expected}, {found}"))?;
    // Forgets another value.
    zone::why_refused();
    of_text(node, text)
        .ok_or_else(|| format!("expected {expected}, found {}{}", quoted(text), zone::why_refused()))?
}

/// `None` unless it is a value; an error if there is a more specific one.
fn of_text(node: &Node, text: &str) -> Option<Result<Value, String>> {
    match node.kind.utf8() {
        Some(true) => return Some(Ok(Value::Text(text.to_owned()))),
        Some(false) => return Some(Ok(Value::Bytes(bytes_of_hex(text, hex_digits(text).len() / 2)?))),
        None => {}
    }
    Some(Ok(match &node.kind {
        Kind::DateDecimal | Kind::DateText => Value::Date(date(text)?),
        _ if limits(node).is_some() => return counted(node, text),
        Kind::Hex | Kind::HexUpper => Value::Hex(bytes_of_hex(text, node.width? / 2)?),
        Kind::Bool => Value::Bool(text.parse().ok()?),
        Kind::Char => Value::Char(text.parse().ok()?),
        Kind::Float => return float(text, node.width?),
        Kind::Bytes => Value::Bytes(bytes_of_hex(text, node.width?)?),
        Kind::Digest => Value::Digest(bytes_of_hex(text, node.width?)?),
        Kind::Uuid | Kind::UuidText => Value::Uuid(uuid(text)?.try_into().ok()?),
        Kind::Ipv4 => Value::Address(IpAddr::V4(text.parse().ok()?)),
        Kind::Ipv6 => Value::Address(IpAddr::V6(text.parse().ok()?)),
        Kind::IpAddress => Value::Address(text.parse().ok()?),
        Kind::DecimalNumber => Value::Decimal(decimal_number::write(decimal(text)?)),
        Kind::Time { .. } if time::is_calendar(text) => {
            let Time { seconds, nanos } = Time::read(text)?;
            Value::Time { seconds, nanos }
        }
        kind @ (Kind::Time { .. } | Kind::Duration) => {
            let number = decimal(text.strip_suffix('s').map_or(text, str::trim_end))?;
            let nanos = number.mantissa as i128 * 10i128.pow(9u32.checked_sub(number.places)?);
            let nanos = if number.negative { -nanos } else { nanos };
            in_seconds(kind, nanos.div_euclid(SECOND), nanos.rem_euclid(SECOND) as u32)?
        }
        Kind::Variants(variants) => Value::variant(variants, variant(variants, text)?),
        // It has no text, or the layout alone does not know it.
        _ => return None,
    }))
}

/// A date as 2012-09-01 or 20120901.
fn date(text: &str) -> Option<u32> {
    let date: Date = text.parse().ok().filter(|_| matches!(text.len(), 8 | 10))?;
    Some(date.year() as u32 * 10_000 + date.month() as u32 * 100 + date.day() as u32)
}

/// The expected values of a node, in words.
pub fn expected(node: &Node) -> String {
    if let Some(utf8) = node.kind.utf8() {
        return if utf8 { "text" } else { "bytes in hexadecimal digits" }.into();
    }
    let bytes = |count: usize| match count {
        1 => "1 byte in 2 hexadecimal digits".to_owned(),
        count => format!("{count} bytes in {} hexadecimal digits", 2 * count),
    };
    match (&node.kind, node.unit) {
        (Kind::DateDecimal | Kind::DateText, _) => "a date, as 2012-09-01".into(),
        (Kind::Hex | Kind::HexUpper, _) if node.domain.is_none() => bytes(node.width.unwrap_or_default() / 2),
        (Kind::Bytes | Kind::Digest, _) => bytes(node.width.unwrap_or_default()),
        (Kind::Bool, _) => "true or false".into(),
        (Kind::Char, _) => "one character".into(),
        (Kind::Float, _) => "a number, as 1.5".into(),
        (Kind::Uuid | Kind::UuidText, _) => "a UUID, as f81d4fae-7dec-11d0-a765-00a0c91e6bf6".into(),
        (Kind::Ipv4, _) => "an IPv4 address".into(),
        (Kind::Ipv6, _) => "an IPv6 address".into(),
        (Kind::IpAddress, _) => "an IP address".into(),
        (Kind::Duration, _) => "seconds, as 1.5".into(),
        (Kind::DecimalNumber, _) => "a decimal number, as -12.5, of 96 bits with at most 28 places".into(),
        (Kind::Time { .. }, _) => "a time, as 2023-11-14T22:13:20Z, or seconds since 1970".into(),
        (Kind::Variants(variants), _) => format!("one of {}", variants.get()),
        (Kind::BaseTime(of), _) => {
            format!("seconds since 1970, a multiple of {of}, or a time, as 2023-11-14T22:00:00Z")
        }
        (_, Some(TimeUnit::Days)) => "a date, as 2012-09-01, or days since 1970".into(),
        (_, Some(unit)) => {
            format!("{unit} since 1970 in {}, or a time, as 2023-11-14T22:13:20Z", shown_limits(node))
        }
        _ => format!("a number in {}", shown_limits(node)),
    }
}

/// Those of [`limits`].
fn shown_limits(node: &Node) -> String {
    limits(node).map_or_else(String::new, |(first, last)| format!("{first}..={last}"))
}

/// A whole number, or a time if the layout has the unit.
fn counted(node: &Node, text: &str) -> Option<Result<Value, String>> {
    let unit = if matches!(node.kind, Kind::BaseTime(_)) { Some(TimeUnit::Seconds) } else { node.unit };
    if let Some(count) = time::compact(node, text) {
        return Some(Ok(Value::Count { number: Number::signed(count), more: false, unit }));
    }
    if !time::is_calendar(text) {
        return Some(Ok(Value::Count { number: number(text)?, more: false, unit }));
    }
    let Some(unit) = unit else {
        return Some(Err(without_unit(node, text)));
    };
    // A date is the same day in any zone.
    let zone = if unit == TimeUnit::Days && text.len() == 10 { "T00Z" } else { "" };
    let (count, more) = Time::read(&format!("{text}{zone}"))?.count(unit);
    Some(Ok(Value::Count { number: Number::signed(count), more, unit: Some(unit) }))
}

/// What to write for a time if the layout does not say what its field counts.
fn without_unit(node: &Node, text: &str) -> String {
    // A field of a few bytes counts no milliseconds.
    let number = Time::read(text).map(|time| Number::signed(time.count(TimeUnit::Milliseconds).0));
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

/// A variant by its name, its text, or its number.
fn variant(variants: &Variants, text: &str) -> Option<usize> {
    let list = variants.list.get();
    let number = matches!(variants.repr, Repr::Number { .. });
    let by_name = list.iter().position(|variant| variant.name == text);
    let by_text = || list.iter().position(|variant| !number && variant.text == text);
    let by_number = || list.iter().position(|variant| number && variant.number.to_string() == text);
    // As an explanation shows it: `Login = 1`.
    let as_shown = || list.iter().position(|variant| variant.to_string() == text);
    by_name.or_else(by_text).or_else(by_number).or_else(as_shown)
}

/// The digits after `0x`, which may be absent.
fn hex_digits(text: &str) -> &str {
    text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")).unwrap_or(text)
}

fn bytes_of_hex(text: &str, count: usize) -> Option<Vec<u8>> {
    let digits = hex_digits(text);
    if digits.len() != 2 * count || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    (0..count).map(|i| u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).ok()).collect()
}

/// With all hyphens, or without any.
fn uuid(text: &str) -> Option<Vec<u8>> {
    let hyphens = [8, 13, 18, 23];
    let digits: String = match text.len() {
        36 if hyphens.iter().all(|at| text.as_bytes()[*at] == b'-') => text.replace('-', ""),
        _ => text.to_owned(),
    };
    if hex_digits(&digits) == digits { bytes_of_hex(&digits, 16) } else { None }
}

/// The sign bit of a positive number flipped, all bits of a negative one. An error if it is too large: the row of infinity is
/// another one.
fn float(text: &str, width: usize) -> Option<Result<Value, String>> {
    let sign = 1u64 << (8 * width - 1);
    let infinity = if width == 4 { f32::INFINITY.to_bits().into() } else { f64::INFINITY.to_bits() };
    let bits = match text.strip_prefix("NaN(0x").and_then(|text| text.strip_suffix(')')) {
        Some(digits) => {
            let bits = u64::from_str_radix(digits, 16).ok().filter(|_| digits.len() == 2 * width)?;
            // Those of a NaN lie above those of infinity.
            Some(bits).filter(|bits| bits & !sign > infinity)?
        }
        None if width == 4 => text.parse::<f32>().ok()?.to_bits().into(),
        None => text.parse::<f64>().ok()?.to_bits(),
    };
    // `inf` has no digits.
    if bits & !sign == infinity && text.contains(|char: char| char.is_ascii_digit()) {
        let most = if width == 4 { format!("{:e}", f32::MAX) } else { format!("{:e}", f64::MAX) };
        return Some(Err(format!("expected a number of {} bits, at most {most}, found {text}", 8 * width)));
    }
    let ordered = if bits & sign == 0 { bits ^ sign } else { !bits };
    Some(Ok(if width == 4 { Value::F32(ordered as u32) } else { Value::F64(ordered) }))
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
