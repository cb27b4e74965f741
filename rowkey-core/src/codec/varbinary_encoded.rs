//! Text and bytes as Phoenix 5.3 writes VARBINARY_ENCODED.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use super::text::{BORROWED, Text};
use super::{End, Kind, Node, codec, through_option};
use crate::bytes::reader::NUL;
use crate::bytes::varbinary::{END, ESCAPED, put};

/// `#[rowkey(with = rowkey::codec::VarbinaryEncoded)]`: text and bytes with `00` as `00 FF`, ended by `00 01`.
///
/// At the end of a row they are not ended, except under `desc`. The encodings sort like the text. Text that borrows from the row
/// cannot be decoded: the row does not have it as is.
///
/// Phoenix 5.3 writes its type `VARBINARY_ENCODED` so, by `PVarbinaryEncoded.java`.
///
/// ```
/// # use rowkey::RowKey;
/// #[derive(RowKey)]
/// struct Entry { #[rowkey(with = rowkey::codec::VarbinaryEncoded)] id: Vec<u8>, n: u8 }
///
/// assert_eq!(Entry { id: vec![7, 0], n: 1 }.encode(), [7, 0, 0xFF, 0, 1, 1]);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct VarbinaryEncoded;

codec! {
    [T: Text] VarbinaryEncoded, T, where T: Text<Read<'r> = T>, arg: T::Arg<'v>,
    node: Node::of(Kind::VarbinaryEncoded { utf8: T::UTF8 }, None),
    refused: if T::BORROWED { Some(BORROWED) } else { None },
    write: |value, end, out| put(value.bytes(), end, out),
    compare: #[inline] |a, b| a.bytes().cmp(b.bytes()),
    read: |row, end| {
        let (mut text, last) = (Vec::new(), end == End::Row);
        loop {
            // Up to the next `00`, or all that the row has left.
            match row.text_ended_by(NUL) {
                Some(part) => text.extend_from_slice(&part),
                None if last => {
                    text.extend_from_slice(&row.bytes(row.remaining())?);
                    break;
                }
                None => return None,
            }
            match row.byte()? {
                ESCAPED => text.push(NUL),
                byte if byte == END[1] && !last => break,
                _ => return None,
            }
        }
        T::from_row(Cow::Owned(text))
    }
}

through_option!([] VarbinaryEncoded);

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::{End, VarbinaryEncoded};
    use crate::codec::{Codec, Decode, Reader};

    /// By the rule: `00` is `00 FF`, and `00 01` follows, but not at the end of a row.
    #[test]
    fn by_the_rule_of_phoenix() {
        let table: [(&[u8], &[u8]); 5] = [
            (b"", b""),
            (b"a", b"a"),
            (b"\0", b"\0\xFF"),
            (b"a\0\0b", b"a\0\xFF\0\xFFb"),
            (b"\x01\xFF", b"\x01\xFF"),
        ];
        for (value, row) in table {
            for (end, row) in [(End::Row, row.to_vec()), (End::Terminator, [row, b"\0\x01"].concat())] {
                let mut written = Vec::new();
                let Ok(()) = VarbinaryEncoded::write(&value.to_vec(), end, &mut written) else {
                    unreachable!()
                };
                assert_eq!(written, row);
                let read = <VarbinaryEncoded as Decode<'_, Vec<u8>>>::read(&mut Reader::new(&row), end);
                assert_eq!(read.as_deref(), Some(value));
            }
        }
    }

    #[test]
    fn what_is_not_canonical_is_refused() {
        let read =
            |row: &[u8], end| <VarbinaryEncoded as Decode<'_, Vec<u8>>>::read(&mut Reader::new(row), end);
        for row in [&b"a\0"[..], b"a\0\0", b"a\0\x02"] {
            assert_eq!((read(row, End::Row), read(row, End::Terminator)), (None, None));
        }
        assert_eq!(read(b"a\0\x01", End::Row), None);
        assert_eq!(read(b"a", End::Terminator), None);
    }
}
