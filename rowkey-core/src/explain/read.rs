//! A value in words, read by what the layout says of it.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use core::time::Duration;

use super::utc;
use crate::decimal_number;
use crate::error::{DecodeErrorKind, DecodeFault, Excerpt};
use crate::hex::hex;
use crate::layout::{Domain, Element, Ending, EnumText, EnumVariant, Segment, SegmentKind, Value};
use crate::place::Inner;
use crate::reader::{NUL, Reader};
use crate::string_binary::to_string_binary;
use crate::table::OneLine;
use crate::time_unit::TimeUnit;
use crate::value::variant::Choice;
use crate::value::{FieldValueDecode, NANOS_PER_SECOND, last_nanosecond};

/// What is wrong, and where.
pub(super) struct Wrong {
    pub(super) offset: usize,
    pub(super) what: String,
}

impl From<DecodeFault> for Wrong {
    fn from(fault: DecodeFault) -> Self {
        Wrong { offset: fault.offset, what: fault.kind.to_string() }
    }
}

fn wrong(offset: usize, kind: DecodeErrorKind) -> Wrong {
    DecodeFault::new(offset, kind).into()
}

/// A whole number of any type.
#[derive(Clone, Copy)]
struct Number {
    negative: bool,
    magnitude: u128,
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.negative { "-" } else { "" }, self.magnitude)
    }
}

impl Number {
    fn unsigned(magnitude: u128) -> Self {
        Number { negative: false, magnitude }
    }

    fn signed(number: i128) -> Self {
        Number { negative: number < 0, magnitude: number.unsigned_abs() }
    }

    /// The number, if it fits in 64 bits.
    fn small(self) -> Option<i64> {
        match self.negative {
            false => i64::try_from(self.magnitude).ok(),
            true => 0i64.checked_sub_unsigned(u64::try_from(self.magnitude).ok()?),
        }
    }

    /// The number, if the segment holds it.
    fn within(self, domain: Option<Domain>, at: usize) -> Result<Self, Wrong> {
        let Some(Domain { min, max, non_zero }) = domain else { return Ok(self) };
        let least = Number::signed(min);
        let above_least = match (self.negative, least.negative) {
            (true, true) => self.magnitude <= least.magnitude,
            (negative, least_negative) if negative != least_negative => least_negative,
            _ => self.magnitude >= least.magnitude,
        };
        if !above_least || (!self.negative && self.magnitude > max) {
            return Err(Wrong {
                offset: at,
                what: format!("expected a number in {min}..={max}, found {self}"),
            });
        }
        if non_zero && self.magnitude == 0 {
            return Err(wrong(at, DecodeErrorKind::Zero));
        }
        Ok(self)
    }
}

/// Reads `value`; `behind` is the delimiter after it, as it stands in the row.
pub(super) fn value(value: Value<'_>, behind: Option<u8>, row: &mut Reader<'_>) -> Result<String, Wrong> {
    row.set_complemented(value.complemented);
    let read = plain(value, behind, row);
    row.set_complemented(false);
    read
}

fn plain(value: Value<'_>, behind: Option<u8>, row: &mut Reader<'_>) -> Result<String, Wrong> {
    let at = row.position();
    let width = value.width.unwrap_or_default();
    Ok(match value.kind {
        SegmentKind::Salt { .. } => {
            row.bytes(width)?;
            // Said when the fields are read.
            String::new()
        }
        SegmentKind::Constant { bytes } => {
            let found = row.bytes(bytes.len())?;
            if let Some(i) = (0..bytes.len()).find(|&i| found[i] != bytes[i]) {
                let kind = DecodeErrorKind::WrongPrefix { found: found[i], expected: bytes[i] };
                return Err(wrong(at + i, kind));
            }
            "the constant prefix".into()
        }
        _ if value.unit.is_some() => counted(value, width, at, row)?,
        SegmentKind::Unsigned => Number::unsigned(wide(row, width)?).within(value.domain, at)?.to_string(),
        SegmentKind::Signed => signed(row, width)?.within(value.domain, at)?.to_string(),
        SegmentKind::Raw => {
            let number = Number::unsigned(wide(row, width)?);
            let domain = value.domain.or(Some(Domain {
                min: 0,
                max: u128::MAX >> (129 - 8 * width),
                non_zero: false,
            }));
            number.within(domain, at)?.to_string()
        }
        SegmentKind::Bool => match row.byte()? {
            0 => "false".into(),
            1 => "true".into(),
            found => return Err(wrong(at, DecodeErrorKind::NotAFlag { found })),
        },
        SegmentKind::Char => {
            // Four bytes, so it fits.
            let found = wide(row, width)? as u32;
            match char::from_u32(found) {
                Some(char) => format!("{char:?}, U+{found:04X}"),
                None => return Err(wrong(at, DecodeErrorKind::NotAChar { found })),
            }
        }
        SegmentKind::Float => float(row, width)?,
        SegmentKind::Bytes => bytes_in_words(&row.bytes(width)?),
        SegmentKind::Digest => {
            format!("digest {}", hex(&row.bytes(width)?))
        }
        SegmentKind::Uuid => uuid(row.array()?),
        SegmentKind::Ipv4 => Ipv4Addr::from(row.array::<4>()?).to_string(),
        SegmentKind::Ipv6 => Ipv6Addr::from(row.array::<16>()?).to_string(),
        SegmentKind::IpAddress => IpAddr::decode::<Inner>(row)?.to_string(),
        SegmentKind::Duration => {
            let duration = Duration::decode::<Inner>(row)?;
            format!("{}.{:09} s", duration.as_secs(), duration.subsec_nanos())
        }
        SegmentKind::BaseTime { seconds } => {
            let found = u32::from_be_bytes(row.array()?);
            if found.checked_rem(*seconds) != Some(0) {
                return Err(wrong(at, DecodeErrorKind::NotAMultiple { found, of: *seconds }));
            }
            let time = Number::unsigned(found.into()).within(value.domain, at)?;
            format!("{time}: {}", utc::exact(found.into(), TimeUnit::Seconds))
        }
        SegmentKind::DecimalNumber => {
            let number = decimal_number::read(&row.array()?);
            number.ok_or_else(|| wrong(at, DecodeErrorKind::NotADecimal))?.to_string()
        }
        SegmentKind::Text { utf8, ending } => {
            let (text, escaped) = free_text(*ending, value.complemented, behind, row)?;
            text_in_words(&text, *utf8, at, escaped)?
        }
        SegmentKind::NulText { utf8, ended } => {
            let text = if *ended { row.text_ended_by_nul()? } else { row.bytes(row.remaining())? };
            if let Some(nul) = memchr::memchr(NUL, &text) {
                return Err(wrong(at + nul, DecodeErrorKind::ForbiddenByte { found: NUL, least: 1 }));
            }
            text_in_words(&text, *utf8, at, false)?
        }
        SegmentKind::PaddedText { utf8, fill } => {
            let field = row.bytes(width)?;
            let len = field.iter().rposition(|byte| byte != fill).map_or(0, |last| last + 1);
            if let Some(i) = field[..len].iter().position(|byte| byte < fill) {
                let kind = DecodeErrorKind::ForbiddenByte { found: field[i], least: *fill };
                return Err(wrong(at + i, kind));
            }
            text_in_words(&field[..len], *utf8, at, false)?
        }
        SegmentKind::Decimal => {
            decimal(row, width, false, value.domain)?.within(value.domain, at)?.to_string()
        }
        SegmentKind::ReversedDecimal => {
            decimal(row, width, true, value.domain)?.within(value.domain, at)?.to_string()
        }
        SegmentKind::ReverseTime { from } => time(*from, wide(row, width)?, value.domain, at)?,
        SegmentKind::Time { leap } => instant(*leap, value.domain, row)?,
        SegmentKind::DateDecimal => {
            let number = decimal(row, width, false, value.domain)?.magnitude;
            // Eight digits, so it fits.
            let found = number as u32;
            let (year, month, day) = (found / 10_000, found / 100 % 100, found % 100);
            if !utc::is_date(year as u16, month as u8, day as u8) {
                return Err(wrong(at, DecodeErrorKind::NotADate { found }));
            }
            format!("{year:04}-{month:02}-{day:02}")
        }
        SegmentKind::ReverseTimeDecimal { from } => {
            let distance = decimal(row, width, false, value.domain)?.magnitude;
            time(*from, distance, value.domain, at)?
        }
        SegmentKind::Optional(inner) => match row.byte()? {
            0 => "none".into(),
            1 => element(inner, behind, row)?,
            found => return Err(wrong(at, DecodeErrorKind::NotAFlag { found })),
        },
        // However many there are: a layout from text may nest such arrays without end.
        SegmentKind::Array { len: len @ 1.., .. } if value.width == Some(0) => format!("[{len} of no bytes]"),
        SegmentKind::Array { len, element } => {
            let elements: Result<Vec<String>, Wrong> =
                (0..*len).map(|_| self::element(element, None, row)).collect();
            format!("[{}]", elements?.join(", "))
        }
        SegmentKind::List { element } => {
            let mut elements = Vec::new();
            while row.remaining() > 0 {
                elements.push(self::element(element, None, row)?);
            }
            format!("[{}]", elements.join(", "))
        }
        SegmentKind::Key(segments) => key(segments, behind, row)?,
        SegmentKind::Enum { signed, variants } => {
            let found = discriminant(row, width, *signed)?;
            match variants.iter().find(|one| one.number == found) {
                Some(one) => one.choice().to_string(),
                None => return Err(unknown(variants.iter().map(EnumVariant::choice), at, &found)),
            }
        }
        SegmentKind::EnumText { ending, variants } => {
            let found = match ending {
                None => row.bytes(width)?,
                Some(ending) => free_text(*ending, value.complemented, behind, row)?.0,
            };
            match variants.iter().find(|one| one.text.as_bytes() == &*found) {
                Some(one) => one.choice().to_string(),
                None => {
                    return Err(unknown(variants.iter().map(EnumText::choice), at, &Excerpt::of(&found)));
                }
            }
        }
        SegmentKind::Custom { name } => {
            row.bytes(width)?;
            format!("bytes of the codec {}", OneLine(name))
        }
    })
}

fn uuid(bytes: [u8; 16]) -> String {
    let mut words = String::new();
    for (i, byte) in bytes.iter().enumerate() {
        let dash = if [4, 6, 8, 10].contains(&i) { "-" } else { "" };
        words += &format!("{dash}{byte:02x}");
    }
    words
}

/// Text as it ends, and whether it was escaped; `behind` is the delimiter as it stands in the row.
fn free_text<'r>(
    ending: Ending,
    complemented: bool,
    behind: Option<u8>,
    row: &mut Reader<'r>,
) -> Result<(Cow<'r, [u8]>, bool), Wrong> {
    let flip = if complemented { 0xFF } else { 0 };
    Ok(match (ending, behind) {
        (Ending::Row, _) => (row.bytes(row.remaining())?, false),
        (Ending::Delimiter, Some(delimiter)) => (row.text_before(delimiter ^ flip)?, false),
        (Ending::Escaped | Ending::Delimiter, _) => (row.escaped()?, true),
    })
}

/// The number of a variant.
fn discriminant(row: &mut Reader<'_>, width: usize, signed: bool) -> Result<i128, Wrong> {
    let number = wide(row, width)? as i128;
    // A flipped sign bit is a number that lies higher by its weight.
    Ok(if signed { number - (1 << (8 * width - 1)) } else { number })
}

/// No variant of the enum.
fn unknown<'a>(known: impl Iterator<Item = Choice<'a>>, offset: usize, found: &dyn fmt::Display) -> Wrong {
    let known: Vec<String> = known.map(|choice| choice.to_string()).collect();
    Wrong { offset, what: format!("expected one of {}, found {found}", known.join(", ")) }
}

fn element(element: &Element, behind: Option<u8>, row: &mut Reader<'_>) -> Result<String, Wrong> {
    value(element.value(), behind, row)
}

fn key(segments: &[Segment], behind: Option<u8>, row: &mut Reader<'_>) -> Result<String, Wrong> {
    let mut words = String::from("(");
    for (i, segment) in segments.iter().enumerate() {
        let value = value(segment.value(), segment.delimiter.or(behind), row)?;
        if let Some(delimiter) = segment.delimiter {
            row.delimiter(delimiter)?;
        }
        words += &format!("{}{}: {value}", if i == 0 { "" } else { ", " }, segment.name);
    }
    Ok(words + ")")
}

/// The number of up to 16 bytes, big-endian.
fn wide(row: &mut Reader<'_>, width: usize) -> Result<u128, Wrong> {
    Ok(row.bytes(width)?.iter().fold(0, |number, &byte| number << 8 | u128::from(byte)))
}

fn float(row: &mut Reader<'_>, width: usize) -> Result<String, Wrong> {
    let bits = 8 * width as u32;
    let ordered = wide(row, width)?;
    let sign = 1 << (bits - 1);
    // A positive number has its sign bit set here, and only that is flipped.
    let found = if ordered & sign != 0 { ordered ^ sign } else { !ordered & (u128::MAX >> (128 - bits)) };
    // As many bits as the width says.
    Ok(if width == 4 {
        format!("{:?}", f32::from_bits(found as u32))
    } else {
        format!("{:?}", f64::from_bits(found as u64))
    })
}

fn decimal(
    row: &mut Reader<'_>,
    width: usize,
    reversed: bool,
    domain: Option<Domain>,
) -> Result<Number, Wrong> {
    let at = row.position();
    let mut digits = row.bytes(width)?.into_owned();
    if reversed {
        digits.reverse();
    }
    if let Some(i) = digits.iter().position(|byte| !byte.is_ascii_digit()) {
        let offset = at + if reversed { width - 1 - i } else { i };
        return Err(wrong(offset, DecodeErrorKind::NotADigit { found: digits[i] }));
    }
    let number = digits
        .iter()
        .try_fold(0u128, |number, digit| number.checked_mul(10)?.checked_add(u128::from(digit - b'0')));
    let beyond = || {
        let (min, max) = domain.map_or((0, u128::MAX), |domain| (domain.min, domain.max));
        Wrong { offset: at, what: format!("expected a number in {min}..={max}, found a larger one") }
    };
    number.map(Number::unsigned).ok_or_else(beyond)
}

/// A number of units since 1970, and the time that it means.
fn counted(value: Value<'_>, width: usize, at: usize, row: &mut Reader<'_>) -> Result<String, Wrong> {
    let unit = value.unit;
    let number = match value.kind {
        SegmentKind::ReverseTime { from } => {
            Number::signed(distant(*from, wide(row, width)?, at)?).within(value.domain, at)?
        }
        SegmentKind::ReverseTimeDecimal { from } => {
            let distance = decimal(row, width, false, value.domain)?.magnitude;
            Number::signed(distant(*from, distance, at)?).within(value.domain, at)?
        }
        SegmentKind::Decimal => decimal(row, width, false, value.domain)?.within(value.domain, at)?,
        _ => signed(row, width)?.within(value.domain, at)?,
    };
    Ok(match (number.small(), unit) {
        (Some(count), Some(unit)) => format!("{number}: {}", utc::exact(count, unit)),
        _ => number.to_string(),
    })
}

/// Seconds and nanoseconds.
fn instant(leap: bool, domain: Option<Domain>, row: &mut Reader<'_>) -> Result<String, Wrong> {
    let at = row.position();
    let seconds = signed(row, 8)?;
    let behind = row.position();
    let nanos = wide(row, 4)?;
    let second = u128::from(NANOS_PER_SECOND);
    let max = last_nanosecond(leap).into();
    Number::unsigned(nanos).within(Some(Domain { min: 0, max, non_zero: false }), behind)?;
    // The last time of a type stands in no leap second.
    let domain =
        domain.map(|domain| Domain { max: domain.max.saturating_sub(u128::from(nanos >= second)), ..domain });
    let seconds = seconds.within(domain, at)?;
    // Eight bytes, so it fits.
    Ok(utc::instant(seconds.small().unwrap_or_default(), nanos as u32))
}

fn signed(row: &mut Reader<'_>, width: usize) -> Result<Number, Wrong> {
    let shift = 128 - 8 * width as u32;
    let flipped = (wide(row, width)? << shift) ^ 1 << 127;
    Ok(Number::signed(flipped as i128 >> shift))
}

/// The time that lies `distance` before `from`.
fn distant(from: i128, distance: u128, at: usize) -> Result<i128, Wrong> {
    let time = i128::try_from(distance).ok().and_then(|distance| from.checked_sub(distance));
    let Some(time) = time.filter(|_| distance <= u128::from(u64::MAX)) else {
        let what = format!("expected a distance from {from} of 64 bits, found {distance}");
        return Err(Wrong { offset: at, what });
    };
    Ok(time)
}

fn time(from: i128, distance: u128, domain: Option<Domain>, at: usize) -> Result<String, Wrong> {
    let time = distant(from, distance, at)?;
    let number = Number::signed(time).within(domain, at)?;
    Ok(match utc::reading(time) {
        Some(reading) => format!("{number}: {reading}"),
        None => number.to_string(),
    })
}

fn text_in_words(text: &[u8], utf8: bool, at: usize, escaped: bool) -> Result<String, Wrong> {
    if !utf8 {
        return Ok(bytes_in_words(text));
    }
    match core::str::from_utf8(text) {
        Ok(text) => Ok(quoted(text)),
        Err(error) => {
            let before = &text[..error.valid_up_to()];
            let escapes = if escaped { memchr::memchr_iter(NUL, before).count() } else { 0 };
            Err(wrong(at + before.len() + escapes, DecodeErrorKind::NotUtf8))
        }
    }
}

fn quoted(text: &str) -> String {
    let escaped: Cow<'_, str> =
        match text.chars().any(|char| char.is_control() || char == '\\' || char == '\'') {
            true => text.escape_debug().collect::<String>().into(),
            false => text.into(),
        };
    format!("'{escaped}'")
}

/// Bytes have no better words than those that HBase prints.
fn bytes_in_words(bytes: &[u8]) -> String {
    format!("bytes '{}'", to_string_binary(bytes))
}
