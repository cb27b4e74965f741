//! `pad`: an unsigned integer as decimal text of fixed width, or text and bytes padded to a fixed width.

use alloc::borrow::Cow;

use super::int::Integer;
use super::padded::{Digits, Padded};
use super::text::Text;
use super::{BoundPosition, Codec, EncodeErrorKind, Kind, Node, codec, through_option};
use crate::bytes::Digits::Decimal;
use crate::bytes::decimal;
use crate::form::write::padded_bound;

/// `#[pad(N)]`: decimal text with leading zeros, or text padded on the right, in exactly `N` bytes.
///
/// Unsigned integers are padded with the digit 0, text and bytes with NUL.
#[derive(Debug, Clone, Copy)]
#[doc(alias("zero padding", "leading zeros", "fixed width"))]
pub struct Pad<const N: usize>;

/// `#[pad(N, fill = ..)]`: text and bytes, padded on the right with `FILL` to exactly `N` bytes.
#[derive(Debug, Clone, Copy)]
pub struct PadWith<const N: usize, const FILL: u8>;

#[diagnostic::do_not_recommend]
impl<T: Text> Padded for T {
    type Form<const N: usize> = PadWith<N, 0>;
}

/// Implements a codec by forwarding to another one.
macro_rules! forward {
    ([$($generics:tt)*] $codec:ty, $type:ty => $other:ty $(, refused: $refused:expr)?) => {
        $crate::codec::codec! {
            [$($generics)*] $codec, $type,
            where $other: $crate::codec::Decode<'r, $type>, arg: <$other as Codec<$type>>::Arg<'v>,
            node: *<$other as Codec<$type>>::NODE,
            infallible: <$other as Codec<$type>>::INFALLIBLE,
            borrows: <$other as Codec<$type>>::BORROWS,
            refused: match <$other as Codec<$type>>::REFUSED {
                $(None => $refused,)?
                refused => refused,
            },
            write: |value, end, out| <$other as Codec<$type>>::write(value, end, out)?,
            bound: |value, end, out| <$other as Codec<$type>>::bound(value, end, out),
            compare: |a, b| <$other as Codec<$type>>::compare(a, b),
            read: |row, end| <$other as $crate::codec::Decode<'r, $type>>::read(row, end)
        }
    };
}

pub(crate) use forward;

forward!([T: Padded, const N: usize] Pad<N>, T => T::Form<N>, refused: T::REFUSED);

/// The node of a type's numbers with `digits` digits.
pub(super) const fn within_digits<T: Integer>(kind: Kind, digits: usize) -> Node {
    let (fits, least) = (Decimal.max(digits), if T::MIN < 0 { 0 } else { T::MIN });
    Node::of(kind, Some(digits)).within(least, if fits < T::MAX { fits } else { T::MAX })
}

codec! {
    [T: Integer, const N: usize] Digits<N>, T, node: within_digits::<T>(Kind::Decimal, N),
    infallible: T::MIN >= 0 && Decimal.max(N) >= T::MAX,
    write: |value, _, out| {
        let number = value.wide();
        // Only counts of time can be negative.
        if number > T::MAX {
            return Err(EncodeErrorKind::Before1970.into());
        }
        if number > const { Decimal.max(N) } {
            let digits = decimal::digits(number) as u32;
            return Err(EncodeErrorKind::TooManyDigits { digits, width: N as u32 }.into());
        }
        out.put(&decimal::write::<N>(number));
    },
    bound: |value, _, out| {
        let (number, greatest) = (value.wide(), const { Decimal.max(N) });
        if number > T::MAX {
            return BoundPosition::Before;
        }
        // A number with more digits is above the greatest one with `N`.
        out.put(&decimal::write::<N>(number.min(greatest)));
        if number > greatest { BoundPosition::After } else { BoundPosition::At }
    },
    read: |row, _| {
        let number = decimal::read(row.array::<N>()?)?;
        if number > T::MAX { None } else { T::narrow(number) }
    }
}

/// The offset of a byte below the fill byte: the text would sort before its own prefix.
#[inline]
fn below(text: &[u8], fill: u8) -> Option<usize> {
    if fill == 0 { None } else { text.iter().position(|&byte| byte < fill) }
}

codec! {
    [T: Text, const N: usize, const FILL: u8] PadWith<N, FILL>, T,
    where T: Text<Read<'r> = T>, arg: T::Arg<'v>,
    node: Node::of(Kind::PaddedText { utf8: T::UTF8, fill: FILL }, Some(N)),
    infallible: false,
    borrows: T::BORROWED,
    write: |value, _, out| {
        let text = value.bytes();
        if text.len() > N {
            return Err(EncodeErrorKind::TooLong { len: text.len(), width: N }.into());
        }
        if text.last() == Some(&FILL) {
            return Err(EncodeErrorKind::EndsInFill { fill: FILL }.into());
        }
        if let Some(at) = below(text, FILL) {
            return Err(EncodeErrorKind::ForbiddenByte { byte: text[at], at, least: FILL }.into());
        }
        let mut field = [FILL; N];
        field[..text.len()].copy_from_slice(text);
        out.put(&field);
    },
    // Text that does not fit is just above the text truncated to fit.
    bound: |value, _, out| padded_bound(value.bytes(), T::UTF8, FILL, N, out),
    compare: |a, b| a.bytes().cmp(b.bytes()),
    read: |row, _| {
        let mut field = row.bytes(N)?;
        let len = field.iter().rposition(|byte| *byte != FILL).map_or(0, |last| last + 1);
        if below(&field[..len], FILL).is_some() {
            return None;
        }
        match &mut field {
            Cow::Borrowed(field) => *field = &field[..len],
            Cow::Owned(field) => field.truncate(len),
        }
        T::from_row(field)
    }
}

through_option!([const N: usize] Pad<N>);
through_option!([const N: usize, const FILL: u8] PadWith<N, FILL>);
