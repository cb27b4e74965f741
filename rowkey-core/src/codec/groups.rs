//! Text and bytes in groups of 8 bytes, each with a marker, as TiDB and MyRocks write them.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use super::text::{BORROWED, Text};
use super::{Kind, Node, codec, through_option};
use crate::bytes::groups::{FULL, GROUP, put};

/// `#[rowkey(with = rowkey::codec::Groups)]`: text and bytes in groups of 8 bytes, each with a marker; in every position.
///
/// The marker is `FF` if another group follows. Zeros fill the last group, and its marker is `FF` less their number. So `n` bytes
/// take `9 * (n / 8 + 1)`, and the encodings sort like the text.
///
/// TiDB writes keys so (`EncodeBytes` of its package `codec`), and MyRocks text of variable width. Text that borrows from the row
/// cannot be decoded: the row does not have it as is.
///
/// ```
/// # use rowkey::RowKey;
/// #[derive(RowKey)]
/// struct Entry { #[rowkey(with = rowkey::codec::Groups)] name: Vec<u8>, version: u8 }
///
/// let entry = Entry { name: vec![1, 2, 3], version: 7 };
/// assert_eq!(entry.encode(), [1, 2, 3, 0, 0, 0, 0, 0, 250, 7]);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Groups;

codec! {
    [T: Text] Groups, T, where T: Text<Read<'r> = T>, arg: T::Arg<'v>,
    node: Node::of(Kind::Groups { utf8: T::UTF8 }, None),
    refused: if T::BORROWED { Some(BORROWED) } else { None },
    write: |value, _, out| put(value.bytes(), out),
    compare: #[inline] |a, b| a.bytes().cmp(b.bytes()),
    read: |row, _| {
        let mut text = Vec::new();
        loop {
            let [group @ .., marker] = row.array::<{ GROUP + 1 }>()?;
            let (own, filled) = group.split_at(GROUP.checked_sub(usize::from(FULL - marker))?);
            text.extend_from_slice(own);
            if marker != FULL {
                let canonical = filled.iter().all(|byte| *byte == 0);
                return if canonical { T::from_row(Cow::Owned(text)) } else { None };
            }
        }
    }
}

through_option!([] Groups);

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::Groups;
    use crate::codec::{Codec, Decode, End, Reader};

    fn written(value: &[u8]) -> Vec<u8> {
        let mut row = Vec::new();
        let Ok(()) = Groups::write(&value.to_vec(), End::Row, &mut row) else { unreachable!() };
        row
    }

    /// The table above `EncodeBytes` in TiDB's `util/codec/bytes.go`.
    #[test]
    fn as_tidb_documents() {
        let table: [(&[u8], &[u8]); 5] = [
            (&[], &[0, 0, 0, 0, 0, 0, 0, 0, 247]),
            (&[1, 2, 3], &[1, 2, 3, 0, 0, 0, 0, 0, 250]),
            (&[1, 2, 3, 0], &[1, 2, 3, 0, 0, 0, 0, 0, 251]),
            (&[1, 2, 3, 4, 5, 6, 7, 8], &[1, 2, 3, 4, 5, 6, 7, 8, 255, 0, 0, 0, 0, 0, 0, 0, 0, 247]),
            (&[1, 2, 3, 4, 5, 6, 7, 8, 9], &[1, 2, 3, 4, 5, 6, 7, 8, 255, 9, 0, 0, 0, 0, 0, 0, 0, 248]),
        ];
        for (value, row) in table {
            assert_eq!(written(value), row);
            let mut reader = Reader::new(row);
            assert_eq!(<Groups as Decode<'_, Vec<u8>>>::read(&mut reader, End::Row).as_deref(), Some(value));
            assert_eq!(reader.remaining(), 0);
        }
    }

    #[test]
    fn what_is_not_canonical_is_refused() {
        let refused: [&[u8]; 4] = [
            // A byte in the zeros; a marker below 247; a group too short; no group after a full one.
            &[1, 0, 0, 2, 0, 0, 0, 0, 248],
            &[0, 0, 0, 0, 0, 0, 0, 0, 246],
            &[0, 0, 0, 0, 0, 0, 0, 0],
            &[1, 2, 3, 4, 5, 6, 7, 8, 255],
        ];
        for row in refused {
            assert_eq!(<Groups as Decode<'_, Vec<u8>>>::read(&mut Reader::new(row), End::Row), None);
        }
    }
}
