//! Interprets one value by its node: formats it, and detects bytes that no codec writes.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::net::{Ipv4Addr, Ipv6Addr};

use super::fault::{Fault, Number, Read, Reason};
use super::typed::Typed;
use super::utc;
use super::walk::Walk;
use crate::bytes::hex::hex;
use crate::bytes::reader::{ESCAPE, NUL};
use crate::bytes::string_binary::to_string_binary;
use crate::bytes::table::OneLine;
use crate::bytes::{Delimiter, Digits, End, decimal_number, uuid_text};
use crate::error::{DecodeErrorKind, Excerpt};
use crate::layout::variants::Repr;
use crate::layout::{Domain, Kind, Node, TimeUnit, Variants};

const LAST_NANOSECOND: u128 = 999_999_999;
/// The last nanosecond of a leap second.
const LAST_OF_LEAP: u128 = 1_999_999_999;

impl<'l, 'r> Walk<'l, 'r> {
    /// Interprets a node that is neither a key nor complemented.
    pub(super) fn plain(&mut self, node: &'l Node, end: End) -> Read<'l> {
        let at = self.at();
        let width = node.width.unwrap_or_default();
        match &node.kind {
            Kind::Hex if node.domain.is_none() => {
                let (digits, mut text) = (self.number_bytes(width)?, String::new());
                for (i, found) in digits.enumerate() {
                    if !Digits::Hex.holds(found) {
                        return Err(Fault::kind(at + i, not_a_digit(Digits::Hex, found)));
                    }
                    text.push(found.into());
                }
                self.say(|| format!("bytes {text}"));
                self.is(|| Typed::Text(text));
            }
            Kind::Unsigned
            | Kind::Signed
            | Kind::Raw
            | Kind::Decimal
            | Kind::ReversedDecimal
            | Kind::Hex
            | Kind::ReverseTime { .. }
            | Kind::ReverseTimeDecimal { .. } => self.number(node, width)?,
            Kind::Bool => match self.byte()? {
                found @ 0..=1 => {
                    self.say(|| found == 1);
                    self.is(|| Typed::Bool(found == 1));
                }
                found => return Err(Fault::kind(at, DecodeErrorKind::NotAFlag { found })),
            },
            Kind::Char => {
                // 4 bytes fit.
                let found = self.wide(4)? as u32;
                let not_a_char = || Fault::kind(at, DecodeErrorKind::NotAChar { found });
                let char = char::from_u32(found).ok_or_else(not_a_char)?;
                self.say(|| format!("{char:?}, U+{found:04X}"));
                self.is(|| Typed::Text(char.into()));
            }
            Kind::Float => {
                let ordered = self.wide(width)?;
                let bits = float_bits(ordered, width);
                // The width determines the type.
                match width {
                    4 => {
                        self.say(|| format!("{:?}", f32::from_bits(bits as u32)));
                        self.is(|| Typed::F32(bits as u32));
                    }
                    _ => {
                        self.say(|| format!("{:?}", f64::from_bits(bits as u64)));
                        self.is(|| Typed::F64(bits as u64));
                    }
                }
            }
            Kind::Bytes => {
                let bytes = self.bytes(width)?;
                self.say(|| bytes_in_words(&bytes));
                self.is(|| Typed::Text(hex(&bytes)));
            }
            Kind::Digest => {
                let bytes = self.bytes(width)?;
                self.say(|| format!("digest {}", hex(&bytes)));
                self.is(|| Typed::Text(hex(&bytes)));
            }
            Kind::Uuid => {
                let bytes = self.bytes(16)?;
                let parts = [0..4, 4..6, 6..8, 8..10, 10..16];
                self.in_text(|| parts.map(|part| hex(&bytes[part])).join("-"));
            }
            Kind::PlainDecimal => self.plain_digits(node, end)?,
            Kind::UuidText => {
                let text = self.bytes(uuid_text::WIDTH)?;
                if let Some(i) = (0..text.len()).find(|&i| !uuid_text::holds(i, text[i])) {
                    return Err(Fault::kind(at + i, DecodeErrorKind::NotAUuid { found: text[i] }));
                }
                self.in_text(|| String::from_utf8_lossy(&text).into_owned());
            }
            Kind::Ipv4 => self.ipv4()?,
            Kind::Ipv6 => self.ipv6()?,
            Kind::IpAddress => match self.byte()? {
                4 => self.ipv4()?,
                6 => self.ipv6()?,
                found => return Err(Fault::kind(at, DecodeErrorKind::NotAnAddressFamily { found })),
            },
            Kind::Duration => {
                let seconds = self.wide(8)?;
                let nanos = self.nanoseconds(&LAST_NANOSECOND)?;
                self.say(|| format!("{seconds}.{nanos:09} s"));
                self.is(|| Typed::time(Number::unsigned(seconds), nanos));
            }
            Kind::BaseTime(of) => {
                let found = self.wide(4)? as u32;
                if found.checked_rem(*of) != Some(0) {
                    return Err(Fault::kind(at, DecodeErrorKind::NotAMultiple { found, of: *of }));
                }
                self.say(|| format!("{found}: {}", utc::exact(found.into(), TimeUnit::Seconds)));
                self.is(|| Typed::Number(Number::unsigned(found.into())));
            }
            Kind::DecimalNumber => {
                let bytes = self.bytes(13)?;
                let number = bytes.first_chunk().and_then(decimal_number::read);
                let number = number.ok_or_else(|| Fault::kind(at, DecodeErrorKind::NotADecimal))?;
                // As text: readers would convert it to a double.
                self.in_text(|| number.to_string());
            }
            Kind::Text { utf8 } => {
                let text = self.free_text(end)?;
                self.text(&text, *utf8, at, end == End::Terminator)?;
            }
            Kind::NulText { utf8 } => {
                let text = self.nul_text(end)?;
                self.text(&text, *utf8, at, false)?;
            }
            Kind::PaddedText { utf8, fill } => {
                let field = self.bytes(width)?;
                let len = field.iter().rposition(|byte| byte != fill).map_or(0, |last| last + 1);
                if let Some(i) = field[..len].iter().position(|byte| byte < fill) {
                    let kind = DecodeErrorKind::ForbiddenByte { found: field[i], least: *fill };
                    return Err(Fault::kind(at + i, kind));
                }
                self.text(&field[..len], *utf8, at, false)?;
            }
            Kind::Time { leap } => self.time(*leap, node.domain.as_ref())?,
            Kind::DateDecimal => {
                // 8 digits fit.
                let found = self.digits(node, width, false)? as u32;
                let (year, month, day) = (found / 10_000, found / 100 % 100, found % 100);
                if !utc::is_date(year as u16, month as u8, day as u8) {
                    return Err(Fault::kind(at, DecodeErrorKind::NotADate { found }));
                }
                self.in_text(|| format!("{year:04}-{month:02}-{day:02}"));
            }
            Kind::Optional(inner) => match self.byte()? {
                0 => {
                    self.say(|| "none");
                    self.is(|| Typed::Null);
                }
                1 => {
                    let start = self.values();
                    self.element(inner, end)?;
                    if inner.may_be_null() {
                        self.gather(start, |values| {
                            values.into_iter().next().map_or(Typed::Null, Typed::some)
                        });
                    }
                }
                found => return Err(Fault::kind(at, DecodeErrorKind::NotAFlag { found })),
            },
            // Not element by element: a layout from JSON may nest such arrays to any size.
            Kind::Array(len @ 1.., _) if width == 0 => {
                self.say(|| format!("[{len} of no bytes]"));
                self.is(|| Typed::List(Vec::new()));
            }
            Kind::Array(len, element) => self.elements(element, |_, i| i < *len)?,
            Kind::List(element) => self.elements(element, |walk, _| walk.reader.remaining() > 0)?,
            Kind::Variants(variants) => self.variant(variants, end)?,
            Kind::Custom(name) => {
                self.say(|| format!("bytes of the codec {}", OneLine(name)));
                if node.width.is_none() {
                    self.open = Some(name);
                    return Err(Fault::new(at, Reason::Open));
                }
                let bytes = self.take(width)?;
                self.is(|| Typed::Text(hex(bytes)));
            }
            Kind::Key(_) | Kind::Descending(_) => self.element(node, end)?,
        }
        Ok(())
    }

    fn elements(&mut self, element: &'l Node, goes_on: impl Fn(&Self, usize) -> bool) -> Read<'l> {
        self.say(|| "[");
        let start = self.values();
        let mut i = 0;
        while goes_on(self, i) {
            if i > 0 {
                self.say(|| ", ");
            }
            self.element(element, End::Terminator)?;
            i += 1;
        }
        self.say(|| "]");
        self.gather(start, Typed::List);
        Ok(())
    }

    /// Records a value that is its own text.
    fn in_text(&mut self, text: impl FnOnce() -> String) {
        let mut own = None;
        self.is(|| Typed::Text(own.insert(text()).clone()));
        self.say(|| own.unwrap_or_default());
    }

    fn byte(&mut self) -> Read<'l, u8> {
        Ok(self.wide(1)? as u8)
    }

    /// Reads a big-endian number of up to 16 bytes.
    fn wide(&mut self, width: usize) -> Read<'l, u128> {
        Ok(self.number_bytes(width)?.fold(0, |number, byte| number << 8 | u128::from(byte)))
    }

    fn signed(&mut self, width: usize) -> Read<'l, i128> {
        let shift = 128 - 8 * width as u32;
        Ok(((self.wide(width)? << shift) ^ 1 << 127) as i128 >> shift)
    }

    /// Reads a number as `width` digits, back to front if `reversed`.
    fn digits(&mut self, node: &'l Node, width: usize, reversed: bool) -> Read<'l, u128> {
        let at = self.at();
        let alphabet = node.kind.digits().unwrap_or(Digits::Decimal);
        let mut digits = self.number_bytes(width)?.enumerate();
        let mut number = Some(0u128);
        while let Some((i, found)) = if reversed { digits.next_back() } else { digits.next() } {
            let Some(digit) = alphabet.value(found) else {
                return Err(Fault::kind(at + i, not_a_digit(alphabet, found)));
            };
            number = number
                .and_then(|number| number.checked_mul(alphabet.base().into())?.checked_add(digit.into()));
        }
        let (min, max) = node.domain.as_ref().map_or((&0, &u128::MAX), |domain| (&domain.min, &domain.max));
        number.ok_or_else(|| Fault::new(at, Reason::OutOfDomain { found: None, min, max }))
    }

    /// Reads a number without leading zeros.
    fn plain_digits(&mut self, node: &'l Node, end: End) -> Read<'l> {
        let at = self.at();
        // A field without an order is never complemented.
        let mut left = self.row[at..].iter().copied().peekable();
        let digits = core::iter::from_fn(|| left.next_if(u8::is_ascii_digit));
        let text: String = digits.map(char::from).collect();
        if let Some(found) = left.next().filter(|_| text.is_empty() || end == End::Row) {
            return Err(Fault::kind(at + text.len(), DecodeErrorKind::NotADigit { found }));
        }
        if text.len() > 1 && text.starts_with('0') {
            return Err(Fault::kind(at, DecodeErrorKind::LeadingZero));
        }
        self.take(text.len().max(1))?;
        let (min, max) = node.domain.as_ref().map_or((&0, &u128::MAX), |domain| (&domain.min, &domain.max));
        let Ok(number) = text.parse() else {
            return Err(Fault::new(at, Reason::OutOfDomain { found: None, min, max }));
        };
        Number::unsigned(number).within(min, max, at)?;
        self.say(|| text);
        self.is(|| Typed::Number(Number::unsigned(number)));
        Ok(())
    }

    fn number(&mut self, node: &'l Node, width: usize) -> Read<'l> {
        let at = self.at();
        let number = match &node.kind {
            Kind::Signed => Number::signed(self.signed(width)?),
            Kind::ReversedDecimal => Number::unsigned(self.digits(node, width, true)?),
            Kind::ReverseTime { from } => distant(*from, self.wide(width)?, at)?,
            Kind::ReverseTimeDecimal { from } => distant(*from, self.digits(node, width, false)?, at)?,
            kind if kind.digits().is_some() => Number::unsigned(self.digits(node, width, false)?),
            _ => Number::unsigned(self.wide(width)?),
        };
        if let Some(Domain { min, max, non_zero }) = &node.domain {
            // An unsigned domain without zero starts at one.
            let zero = *non_zero || (*min == 1 && matches!(node.kind, Kind::Unsigned | Kind::Raw));
            if zero && number == Number::ZERO {
                return Err(Fault::kind(at, DecodeErrorKind::Zero));
            }
            number.within(min, max, at)?;
        }
        self.say(|| {
            let time = match (node.unit, &node.kind, number.wide().and_then(|count| count.try_into().ok())) {
                (Some(unit), _, Some(count)) => Some(utc::exact(count, unit)),
                (None, Kind::ReverseTime { .. } | Kind::ReverseTimeDecimal { .. }, _) => utc::reading(number),
                _ => None,
            };
            let mut words = number.to_string();
            if let Some(time) = time {
                words.push_str(": ");
                words.push_str(&time);
            }
            words
        });
        self.is(|| Typed::Number(number));
        Ok(())
    }

    fn ipv4(&mut self) -> Read<'l> {
        let bits = self.wide(4)? as u32;
        self.in_text(|| Ipv4Addr::from(bits).to_string());
        Ok(())
    }

    fn ipv6(&mut self) -> Read<'l> {
        let bits = self.wide(16)?;
        self.in_text(|| Ipv6Addr::from(bits).to_string());
        Ok(())
    }

    fn nanoseconds(&mut self, last: &'static u128) -> Read<'l, u32> {
        let at = self.at();
        let nanos = self.wide(4)?;
        Number::unsigned(nanos).within(&0, last, at)?;
        Ok(nanos as u32)
    }

    /// Reads seconds and nanoseconds.
    fn time(&mut self, leap: bool, domain: Option<&'l Domain>) -> Read<'l> {
        let at = self.at();
        let seconds = self.signed(8)?;
        let nanos = self.nanoseconds(if leap { &LAST_OF_LEAP } else { &LAST_NANOSECOND })?;
        if let Some(Domain { min, max, .. }) = domain {
            let number = Number::signed(seconds).within(min, max, at)?;
            // The last second of the domain has no leap second.
            if u128::from(nanos) > LAST_NANOSECOND && number == Number::unsigned(*max) {
                return Err(Fault::new(at, Reason::OutOfDomain { found: Some(number), min, max }));
            }
        }
        // 8 bytes fit.
        self.say(|| utc::instant(seconds as i64, nanos));
        self.is(|| Typed::time(Number::signed(seconds), nanos));
        Ok(())
    }

    /// Reads text of variable width.
    fn free_text(&mut self, end: End) -> Read<'l, Cow<'r, [u8]>> {
        let mut rest = self.reader.clone();
        self.reader.text(end).ok_or_else(|| {
            let start = rest.position();
            let (len, kind) = wrong_text(&rest.bytes(rest.remaining()).unwrap_or_default(), end);
            Fault::kind(start + len, kind)
        })
    }

    fn nul_text(&mut self, end: End) -> Read<'l, Cow<'r, [u8]>> {
        if end != End::Row {
            let text = self.reader.text_ended_by_nul();
            return text.ok_or_else(|| Fault::kind(self.reader.row().len(), DecodeErrorKind::Unterminated));
        }
        let at = self.at();
        let text = self.bytes(self.reader.remaining())?;
        match text.iter().position(|&byte| byte == NUL) {
            Some(nul) => Err(Fault::kind(at + nul, DecodeErrorKind::ForbiddenByte { found: NUL, least: 1 })),
            None => Ok(text),
        }
    }

    /// Records text that starts at offset `at`; `escaped`: `00` and `01` take two bytes in the row.
    fn text(&mut self, text: &[u8], utf8: bool, at: usize, escaped: bool) -> Read<'l> {
        if self.skim {
            return Ok(());
        }
        if !utf8 {
            self.say(|| bytes_in_words(text));
            self.is(|| Typed::Text(hex(text)));
            return Ok(());
        }
        match core::str::from_utf8(text) {
            Ok(text) => {
                self.say(|| quoted(text));
                self.is(|| Typed::Text(text.into()));
            }
            Err(error) => {
                let before = &text[..error.valid_up_to()];
                let escapes = if escaped { before.iter().filter(|&&byte| byte <= ESCAPE).count() } else { 0 };
                return Err(Fault::kind(at + before.len() + escapes, DecodeErrorKind::NotUtf8));
            }
        }
        Ok(())
    }

    fn variant(&mut self, known: &'l Variants, end: End) -> Read<'l> {
        let at = self.at();
        let (found, variant) = match known.repr {
            Repr::Number { width, signed } => {
                let number = if signed { self.signed(width)? } else { self.wide(width)? as i128 };
                let found = Excerpt::of(&number.to_be_bytes()[16 - width..]);
                (found, known.list.iter().find(|one| one.number == number))
            }
            repr => {
                let text = match repr {
                    Repr::FixedText(width) => self.bytes(width)?,
                    _ => self.free_text(end)?,
                };
                (Excerpt::of(&text), known.list.iter().find(|one| one.text.as_bytes() == &*text))
            }
        };
        let variant = variant.ok_or_else(|| Fault::new(at, Reason::UnknownVariant { found, known }))?;
        self.say(|| variant);
        self.is(|| Typed::Text(variant.name.get().into()));
        Ok(())
    }
}

fn not_a_digit(alphabet: Digits, found: u8) -> DecodeErrorKind {
    match alphabet {
        Digits::Decimal => DecodeErrorKind::NotADigit { found },
        Digits::Hex => DecodeErrorKind::NotAHexDigit { found },
    }
}

/// Why a reader rejects text, and at which offset in `rest`.
fn wrong_text(rest: &[u8], end: End) -> (usize, DecodeErrorKind) {
    let mut bytes = rest.iter().copied().enumerate();
    if let End::Byte(expected) = end {
        let low = bytes.find(|(_, byte)| *byte <= expected).filter(|_| rest.contains(&expected));
        return match low {
            Some((at, found)) => {
                (at, DecodeErrorKind::ForbiddenByte { found, least: expected.saturating_add(1) })
            }
            None => (rest.len(), no_delimiter(Delimiter::ordered(expected))),
        };
    }
    if let End::Unordered(expected) = end {
        return (rest.len(), no_delimiter(expected));
    }
    while bytes.any(|(_, byte)| byte == ESCAPE) {
        match bytes.next() {
            Some((_, 1..=2)) => {}
            Some((at, found)) => return (at, DecodeErrorKind::BadEscape { found }),
            None => break,
        }
    }
    (rest.len(), DecodeErrorKind::Unterminated)
}

fn no_delimiter(expected: Delimiter) -> DecodeErrorKind {
    DecodeErrorKind::NoDelimiter { found: None, expected }
}

/// The time `distance` before `from`.
fn distant<'l>(from: i128, distance: u128, at: usize) -> Read<'l, Number> {
    let distance_64 = u64::try_from(distance).ok();
    match distance_64.and_then(|distance| from.checked_sub(distance.into())) {
        Some(time) => Ok(Number::signed(time)),
        None => Err(Fault::new(at, Reason::TooFar { from, found: distance })),
    }
}

/// The bits of a float from its encoding.
fn float_bits(ordered: u128, width: usize) -> u128 {
    let bits = 8 * width as u32;
    let sign = 1 << (bits - 1);
    // The encoding of a positive number has the sign bit set, and only that is flipped.
    if ordered & sign != 0 { ordered ^ sign } else { !ordered & (u128::MAX >> (128 - bits)) }
}

fn quoted(text: &str) -> String {
    match text.chars().any(|char| char.is_control() || char == '\\' || char == '\'') {
        true => format!("'{}'", text.escape_debug()),
        false => format!("'{text}'"),
    }
}

/// Formats bytes in HBase's notation.
fn bytes_in_words(bytes: &[u8]) -> String {
    format!("bytes '{}'", to_string_binary(bytes))
}
