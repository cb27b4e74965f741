//! `len`: text and bytes after their length.

use super::text::Text;
use super::{EncodeErrorKind, Kind, Node, codec, through_option};

/// `#[rowkey(len = u16)]`: text and bytes after their length, which is big-endian in `BYTES` bytes: 1, 2 or 4.
///
/// Longer text cannot be encoded. The encodings sort by length first.
#[derive(Debug, Clone, Copy)]
pub struct Len<const BYTES: usize>;

codec! {
    [T: Text, const BYTES: usize] Len<BYTES>, T, where T: Text<Read<'r> = T>, arg: T::Arg<'v>,
    node: Node::of(Kind::LengthText { utf8: T::UTF8, bytes: BYTES as u8 }, None),
    infallible: false,
    borrows: T::BORROWED,
    write: |value, _, out| {
        let text = value.bytes();
        let (len, most) = (text.len() as u64, const { (1 << (8 * BYTES)) - 1 });
        if len > most {
            return Err(EncodeErrorKind::TooLong { len: text.len(), width: most as usize }.into());
        }
        out.put(&len.to_be_bytes()[8 - BYTES..]);
        out.put(text);
    },
    compare: |a, b| {
        let (a, b) = (a.bytes(), b.bytes());
        a.len().cmp(&b.len()).then_with(|| a.cmp(b))
    },
    read: |row, _| {
        let len = row.number(BYTES)?;
        T::from_row(row.bytes(usize::try_from(len).ok()?)?)
    }
}

through_option!([const BYTES: usize] Len<BYTES>);

#[cfg(test)]
mod tests {
    use alloc::string::String;
    use alloc::vec;
    use alloc::vec::Vec;
    use core::cmp::Ordering;

    use super::{EncodeErrorKind, Len};
    use crate::codec::{Codec, Decode, End, Reader};

    fn written<const BYTES: usize>(value: &[u8]) -> Result<Vec<u8>, EncodeErrorKind> {
        let mut row = Vec::new();
        let written = Len::<BYTES>::write(&value, End::Row, &mut row);
        written.map(|()| row).map_err(|fault| fault.of_field("").kind())
    }

    #[test]
    fn the_length_is_before_the_text() {
        assert_eq!(written::<1>(b"likes"), Ok(b"\x05likes".into()));
        assert_eq!(written::<2>(b""), Ok(b"\0\0".into()));
        assert_eq!(written::<4>(b"\0"), Ok(b"\0\0\0\x01\0".into()));
        assert_eq!(written::<1>(&[7; 255]).map(|row| row.len()), Ok(256));
        assert_eq!(written::<1>(&[7; 256]), Err(EncodeErrorKind::TooLong { len: 256, width: 255 }));
        assert_eq!(
            written::<2>(&vec![7; 65_536]),
            Err(EncodeErrorKind::TooLong { len: 65_536, width: 65_535 })
        );
        let mut row = Reader::new(b"\0\x02ab\0\0\0\x03ab");
        assert_eq!(Len::<2>::read(&mut row, End::Terminator), Some("ab"));
        assert_eq!(Len::<2>::read(&mut row, End::Terminator), Some(""));
        // Three bytes, and two are left.
        assert_eq!(<Len<2> as Decode<'_, String>>::read(&mut row, End::Terminator), None);
    }

    #[test]
    fn values_compare_as_their_rows() {
        assert_eq!(Len::<1>::compare(&"b", &"aa"), Ordering::Less);
        assert_eq!(Len::<1>::compare(&"ab", &"aa"), Ordering::Greater);
    }
}
