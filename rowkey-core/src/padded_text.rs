//! Text filled up to a fixed number of bytes: what `pad` does to text.

use alloc::borrow::Cow;

use crate::codec::Position;
use crate::error::{DecodeErrorKind, DecodeFault, EncodeErrorKind, EncodeFault};
use crate::reader::Reader;
use crate::sink::Sink;

#[inline]
fn fill_up<const N: usize, S: Sink>(text: &[u8], fill: u8, out: &mut S) {
    let mut field = [fill; N];
    field[..text.len()].copy_from_slice(text);
    out.put(&field);
}

/// The text without the fill at its end.
#[inline]
fn trim(text: &[u8], fill: u8) -> &[u8] {
    let len = text.iter().rposition(|&byte| byte != fill).map_or(0, |last| last + 1);
    &text[..len]
}

#[inline]
pub(crate) fn encode<const N: usize, S: Sink>(text: &[u8], fill: u8, out: &mut S) -> Result<(), EncodeFault> {
    if text.len() > N {
        return Err(EncodeErrorKind::TooLong { len: text.len(), width: N }.into());
    }
    if text.last() == Some(&fill) {
        return Err(EncodeErrorKind::EndsInFill { fill }.into());
    }
    if let Some(at) = below(text, fill) {
        return Err(EncodeErrorKind::ForbiddenByte { byte: text[at], at, least: fill }.into());
    }
    fill_up::<N, S>(text, fill, out);
    Ok(())
}

/// Where a byte stands that would sort below the fill, and so before the shorter text.
#[inline]
fn below(text: &[u8], fill: u8) -> Option<usize> {
    if fill == 0 { None } else { text.iter().position(|&byte| byte < fill) }
}

/// Text that does not fit lies just above the text that is left when it is cut to fit.
pub(crate) fn bound<const N: usize, S: Sink>(text: &[u8], fill: u8, out: &mut S) -> Position {
    let cut = below(text, fill).unwrap_or(text.len()).min(N);
    let fitting = trim(&text[..cut], fill);
    fill_up::<N, S>(fitting, fill, out);
    if fitting.len() == text.len() { Position::At } else { Position::After }
}

/// Writes what stands at the front of all texts that start with `prefix`. Where `prefix` ends in
/// the fill, its own bytes are those of a shorter text, so the texts lie after it: [`Position::After`].
pub(crate) fn starts_with<const N: usize, S: Sink>(prefix: &[u8], fill: u8, out: &mut S) -> Option<Position> {
    if prefix.len() > N || below(prefix, fill).is_some() {
        return None;
    }
    if prefix.last() == Some(&fill) {
        if prefix.len() == N {
            return None;
        }
        fill_up::<N, S>(prefix, fill, out);
        return Some(Position::After);
    }
    out.put(prefix);
    Some(Position::Before)
}

#[inline]
pub(crate) fn decode<'r, const N: usize>(
    row: &mut Reader<'r>,
    fill: u8,
) -> Result<Cow<'r, [u8]>, DecodeFault> {
    let at = row.position();
    let field = row.bytes(N)?;
    let len = trim(&field, fill).len();
    if let Some(i) = below(&field[..len], fill) {
        let kind = DecodeErrorKind::ForbiddenByte { found: field[i], least: fill };
        return Err(DecodeFault::new(at + i, kind));
    }
    Ok(match field {
        Cow::Borrowed(field) => Cow::Borrowed(&field[..len]),
        Cow::Owned(mut field) => {
            field.truncate(len);
            Cow::Owned(field)
        }
    })
}
