//! `terminator`: text that one byte ends, without escapes. `nul`: the same with `00`, like Phoenix's VARCHAR and HBase's
//! terminated text.

use memchr::memchr;

use super::text::Text;
use super::{BoundPosition, Codec, EncodeErrorKind, End, Kind, Node, Sink, codec, through_option};
use crate::bytes::reader::NUL;
use crate::bytes::special_byte;

/// `#[rowkey(terminator = b'\xff')]`: text and bytes with the terminator `BYTE`, without escapes.
///
/// Text that contains the byte cannot be encoded. The encodings sort like the text only if the byte is `00`. If `AT_ROW_END`, the
/// last field has the terminator, too.
#[derive(Debug, Clone, Copy)]
pub struct Terminated<const BYTE: u8, const AT_ROW_END: bool = true>;

/// `#[rowkey(nul)]`: text and bytes with the terminator `00`, without escapes.
///
/// At the end of a row there is no terminator. Text that contains `00` cannot be encoded.
pub type Nul = Terminated<NUL, false>;

impl<const BYTE: u8, const AT_ROW_END: bool> Terminated<BYTE, AT_ROW_END> {
    #[inline(always)]
    fn ends(end: End) -> bool {
        AT_ROW_END || end != End::Row
    }

    #[inline]
    fn put<S: Sink>(text: &[u8], end: End, out: &mut S) {
        out.put(text);
        if Self::ends(end) {
            out.put_byte(BYTE);
        }
    }
}

codec! {
    [T: Text, const BYTE: u8, const AT_ROW_END: bool] Terminated<BYTE, AT_ROW_END>, T,
    where T: Text<Read<'r> = T>, arg: T::Arg<'v>,
    node: Node::of(match AT_ROW_END {
        true => Kind::TerminatedText { utf8: T::UTF8, by: BYTE },
        false => Kind::NulText { utf8: T::UTF8 },
    }, None),
    // UTF-8 never contains these.
    infallible: T::UTF8 && matches!(BYTE, 0xC0 | 0xC1 | 0xF5..),
    borrows: T::BORROWED,
    write: |value, end, out| {
        let text = value.bytes();
        if !<Self as Codec<T>>::INFALLIBLE {
            if let Some(at) = memchr(BYTE, text) {
                return Err(match AT_ROW_END {
                    true => EncodeErrorKind::HoldsTerminator { at, terminator: BYTE },
                    false => EncodeErrorKind::ForbiddenByte { byte: NUL, at, least: 1 },
                }
                .into());
            }
        }
        Self::put(text, end, out);
    },
    bound: |value, end, out| {
        let text = value.bytes();
        let Some(at) = memchr(BYTE, text) else {
            Self::put(text, end, out);
            return BoundPosition::At;
        };
        // The bound is just above the text before the terminator. At the end of a row without one, the next possible byte
        // string is that text and a terminator.
        out.put(&text[..at]);
        out.put_byte(BYTE);
        if Self::ends(end) { BoundPosition::After } else { BoundPosition::Before }
    },
    compare: |a, b| {
        let (a, b) = (a.bytes(), b.bytes());
        match BYTE {
            NUL => a.cmp(b),
            _ => a.iter().chain(&[BYTE]).cmp(b.iter().chain(&[BYTE])),
        }
    },
    read: |row, end| {
        if Self::ends(end) {
            return T::from_row(row.text_ended_by(BYTE)?);
        }
        let text = row.text(end)?;
        if special_byte::any_up_to(NUL, &text) { None } else { T::from_row(text) }
    }
}

through_option!([const BYTE: u8, const AT_ROW_END: bool] Terminated<BYTE, AT_ROW_END>);

#[cfg(test)]
mod tests {
    use alloc::borrow::Cow;
    use alloc::string::String;
    use alloc::vec::Vec;
    use core::cmp::Ordering;

    use super::{Codec, EncodeErrorKind, End, Nul, Terminated};
    use crate::codec::{Decode, Reader};

    const ENDS: [End; 2] = [End::Row, End::Terminator];

    fn written<C: Codec<T>, T>(value: T, end: End) -> Result<Vec<u8>, EncodeErrorKind> {
        let mut row = Vec::new();
        C::write(&value, end, &mut row).map(|()| row).map_err(|fault| fault.of_field("").kind())
    }

    #[test]
    fn the_byte_ends_text_in_every_position() {
        for end in ENDS {
            assert_eq!(written::<Terminated<0xFF>, _>("ab", end), Ok(b"ab\xFF".into()));
            assert_eq!(written::<Terminated<0>, _>(String::new(), end), Ok(b"\0".into()));
            let held = EncodeErrorKind::HoldsTerminator { at: 1, terminator: b',' };
            assert_eq!(written::<Terminated<b','>, _>("a,b,", end), Err(held));
            let mut row = Reader::new(b"ab\xFFc\xFF");
            assert_eq!(Terminated::<0xFF>::read(&mut row, end), Some("ab"));
            assert_eq!(Terminated::<0xFF>::read(&mut row, end), Some(Cow::Borrowed(&b"c"[..])));
            assert_eq!(<Terminated<0xFF> as Decode<'_, String>>::read(&mut row, end), None);
        }
        assert_eq!(written::<Nul, _>("ab", End::Row), Ok(b"ab".into()));
    }

    #[test]
    fn text_never_holds_bytes_that_are_not_of_utf_8() {
        // RFC 3629: C0, C1 and F5 to FF never appear.
        const {
            assert!(
                <Terminated<0xC0> as Codec<&str>>::INFALLIBLE
                    && <Terminated<0xC1> as Codec<&str>>::INFALLIBLE
            );
            assert!(
                <Terminated<0xF5> as Codec<&str>>::INFALLIBLE
                    && <Terminated<0xFF> as Codec<&str>>::INFALLIBLE
            );
            assert!(
                !<Terminated<0xBF> as Codec<&str>>::INFALLIBLE
                    && !<Terminated<0xC2> as Codec<&str>>::INFALLIBLE
            );
            assert!(
                !<Terminated<0xF4> as Codec<&str>>::INFALLIBLE && !<Terminated<0> as Codec<&str>>::INFALLIBLE
            );
            assert!(!<Terminated<0xFF> as Codec<&[u8]>>::INFALLIBLE);
        }
    }

    #[test]
    fn values_compare_as_their_rows() {
        // "a," and "a!,": `!` is below `,`.
        assert_eq!(Terminated::<b','>::compare(&"a", &"a!"), Ordering::Greater);
        assert_eq!(Terminated::<b','>::compare(&"a", &"a-"), Ordering::Less);
        assert_eq!(Terminated::<0>::compare(&"a", &"a!"), Ordering::Less);
    }
}
