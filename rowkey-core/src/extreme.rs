//! The least and the greatest bytes of a field, as far as its format tells: what a bound beyond them
//! leaves is nothing, though bytes lie in between.

use crate::decimal;
use crate::decimal_number::WHOLE;
use crate::format::{Format, KeyFormat, Kind};
use crate::key_buf::KeyBuf;
use crate::place::Place;
use crate::reader::{END, NUL};
use crate::sink::Sink;
use crate::value::address::{V4, V6};
use crate::value::last_nanosecond;
use crate::value::variant::Repr;

/// What stands behind a value.
#[derive(Clone, Copy)]
enum End {
    Row,
    Field,
    Delimiter(u8),
}

/// `head` and the bytes that no value behind it lies below.
pub(crate) fn least<P: Place>(head: &[u8], format: &Format) -> KeyBuf {
    let mut bytes = KeyBuf::from(head);
    value(format, end::<P>(), true, &mut bytes);
    bytes
}

/// `head` and bytes such that no value behind it lies above all that begins with them.
pub(crate) fn greatest<P: Place>(head: &[u8], format: &Format) -> KeyBuf {
    let mut bytes = KeyBuf::from(head);
    value(format, end::<P>(), false, &mut bytes);
    bytes
}

fn end<P: Place>() -> End {
    match P::DELIMITER {
        _ if P::LAST => End::Row,
        Some(delimiter) => End::Delimiter(delimiter),
        None => End::Field,
    }
}

/// Writes as many bytes as are known, and tells whether those are all.
fn value(format: &Format, end: End, least: bool, out: &mut KeyBuf) -> bool {
    if let Kind::Key(key) = format.kind {
        return fields(key, end, least, out);
    }
    let complete = single(format, end, least, out);
    if let (End::Delimiter(delimiter), true) = (end, complete) {
        out.put_byte(delimiter);
    }
    complete
}

fn fields(key: &'static KeyFormat, end: End, least: bool, out: &mut KeyBuf) -> bool {
    key.fields.iter().enumerate().all(|(i, field)| value(&field.format, end_of(key, i, end), least, out))
}

/// What stands behind the `i`th field of a key that `end` ends.
fn end_of(key: &'static KeyFormat, i: usize, end: End) -> End {
    match key.delimiter {
        _ if i + 1 == key.fields.len() => end,
        Some(delimiter) => End::Delimiter(delimiter),
        None => End::Field,
    }
}

fn single(format: &Format, end: End, least: bool, out: &mut KeyBuf) -> bool {
    let width = format.width.unwrap_or_default();
    let number = |out: &mut KeyBuf, write: fn(u128, usize, &mut KeyBuf)| {
        let Some(domain) = format.domain else { return false };
        // A negative number stands in two's complement.
        write(if least { domain.min as u128 } else { domain.max }, width, out);
        true
    };
    match format.kind {
        Kind::Unsigned | Kind::Raw => number(out, big_endian),
        Kind::Signed => {
            number(out, |number, width, out| big_endian(number ^ 1 << (8 * width - 1), width, out))
        }
        Kind::Decimal | Kind::DateDecimal => number(out, digits),
        Kind::Bool => repeat(u8::from(!least), 1, out),
        Kind::Char => {
            big_endian(if least { 0 } else { char::MAX.into() }, width, out);
            true
        }
        Kind::BaseTime(_) => number(out, big_endian),
        Kind::Duration => {
            repeat(if least { 0 } else { u8::MAX }, 8, out);
            big_endian(if least { 0 } else { last_nanosecond(false).into() }, 4, out);
            true
        }
        Kind::IpAddress => {
            out.put_byte(if least { V4 } else { V6 });
            repeat(if least { 0 } else { u8::MAX }, if least { 4 } else { 16 }, out)
        }
        Kind::DecimalNumber => {
            out.put_byte(if least { !WHOLE } else { WHOLE });
            repeat(if least { 0 } else { u8::MAX }, 12, out)
        }
        Kind::Float | Kind::Bytes | Kind::Digest | Kind::Uuid | Kind::Ipv4 | Kind::Ipv6 => {
            repeat(if least { 0 } else { u8::MAX }, width, out)
        }
        Kind::ReverseTime | Kind::ReverseTimeDecimal => {
            let first = format.domain.map_or(format.origin, |domain| domain.min);
            let distance = if least { 0 } else { (format.origin - first) as u128 };
            match format.kind {
                Kind::ReverseTime => big_endian(distance, width, out),
                _ => digits(distance.min(decimal::max(width)), width, out),
            }
            true
        }
        Kind::Time { leap } => {
            let Some(domain) = format.domain else { return false };
            let seconds = if least { domain.min as u64 } else { domain.max as u64 };
            big_endian((seconds ^ 1 << 63).into(), 8, out);
            big_endian(if least { 0 } else { last_nanosecond(leap).into() }, 4, out);
            true
        }
        Kind::PaddedText { fill, .. } => least && repeat(fill, width, out),
        Kind::Text { .. } | Kind::NulText { .. } => {
            if let (true, End::Field) = (least, end) {
                out.put_byte(0);
                // The text is empty: what is left is its end mark.
                if let Kind::Text { .. } = format.kind {
                    out.put_byte(1);
                }
            }
            least
        }
        Kind::List(_) => least,
        Kind::Optional(inner) => {
            out.put_byte(u8::from(!least));
            least || value(inner, end, least, out)
        }
        Kind::Array(len, element) => (0..len).all(|_| value(element, End::Field, least, out)),
        Kind::Key(key) => fields(key, end, least, out),
        Kind::Descending(inner) => {
            let start = out.position();
            let complete = value(inner, End::Field, !least, out);
            out.written(start).iter_mut().for_each(|byte| *byte = !*byte);
            complete
        }
        Kind::Variants(variants) => {
            let index = if least { 0 } else { variants.list.len() - 1 };
            (0..).map_while(|at| variants.byte(index, at)).for_each(|byte| out.put_byte(byte));
            if let (Repr::Text, End::Field) = (variants.repr, end) {
                out.put(&[NUL, END]);
            }
            // At the end of a row the greatest text goes on in none.
            true
        }
        Kind::ReversedDecimal | Kind::Custom(_) => false,
    }
}

fn repeat(byte: u8, width: usize, out: &mut KeyBuf) -> bool {
    (0..width).for_each(|_| out.put_byte(byte));
    true
}

fn big_endian(number: u128, width: usize, out: &mut KeyBuf) {
    out.put(&number.to_be_bytes()[16 - width..]);
}

fn digits(number: u128, width: usize, out: &mut KeyBuf) {
    for place in (0..width as u32).rev() {
        let unit = 10u128.checked_pow(place);
        out.put_byte(b'0' + unit.map_or(0, |unit| (number / unit % 10) as u8));
    }
}

/// The next bytes from `bytes` on that a value behind `head` can have, as far as each byte of it has a
/// first and a last. `None` where there are none.
pub(crate) fn snap<P: Place>(head: usize, format: &Format, mut bytes: KeyBuf) -> Option<KeyBuf> {
    let Some(found) = bytes.get(head..) else { return Some(bytes) };
    if let (Kind::Optional(inner), Some(1)) = (format.kind, found.first()) {
        return snap::<P>(head + 1, inner, bytes);
    }
    let (mut first, mut last) = (KeyBuf::new(), KeyBuf::new());
    alphabet(format, end::<P>(), &mut first, &mut last);
    let outside = |(i, byte): (usize, &u8)| !(first[i]..=last[i]).contains(byte);
    if let Some(at) = found.iter().take(first.len()).enumerate().position(outside) {
        let above = found[at] > last[at];
        bytes.cut(head + at);
        if above {
            let carry = (0..at).rposition(|i| bytes[head + i] < last[i])?;
            bytes.cut(head + carry + 1);
            bytes.written(head + carry)[0] += 1;
        }
    }
    let written = bytes.len() - head;
    bytes.put(first.get(written..).unwrap_or_default());
    Some(bytes)
}

/// The first and the last byte that can stand in each place, up to where places end; tells whether
/// that is the end of the value.
fn alphabet(format: &Format, end: End, first: &mut KeyBuf, last: &mut KeyBuf) -> bool {
    let start = first.position();
    let complete = match format.kind {
        Kind::Key(key) => {
            return key
                .fields
                .iter()
                .enumerate()
                .all(|(i, field)| alphabet(&field.format, end_of(key, i, end), first, last));
        }
        Kind::Descending(inner) => {
            let complete = alphabet(inner, End::Field, first, last);
            for (first, last) in first.written(start).iter_mut().zip(last.written(start)) {
                (*first, *last) = (!*last, !*first);
            }
            complete
        }
        Kind::Array(len, element) => (0..len).all(|_| alphabet(element, End::Field, first, last)),
        Kind::Variants(variants) if format.width.is_some() => {
            for at in 0..format.width.unwrap_or_default() {
                let bytes = || (0..variants.list.len()).filter_map(|index| variants.byte(index, at));
                first.put_byte(bytes().min().unwrap_or(0));
                last.put_byte(bytes().max().unwrap_or(u8::MAX));
            }
            true
        }
        _ => match format.width {
            Some(width) => {
                let (least, greatest) = if format.is_digits() { (b'0', b'9') } else { (0, u8::MAX) };
                repeat(least, width, first) && repeat(greatest, width, last)
            }
            None => false,
        },
    };
    if let (End::Delimiter(delimiter), true) = (end, complete) {
        first.put_byte(delimiter);
        last.put_byte(delimiter);
    }
    complete
}
