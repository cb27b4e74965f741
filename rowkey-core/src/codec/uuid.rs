//! `uuid::Uuid`: its 16 bytes, or its 36 characters.

use uuid::Uuid;

use super::as_text::TextValue;
use super::{Kind, Node, Ordered, codec};
use crate::bytes::{Digits, uuid_text};

codec! {
    [] Ordered, Uuid, node: Node::of(Kind::Uuid, Some(16)),
    write: |value, _, out| out.put(value.as_bytes()),
    read: |row, _| Some(Uuid::from_bytes(row.array()?))
}

/// Its 36 characters.
pub struct UuidText;

impl TextValue for Uuid {
    type Form<const COMPACT: bool> = UuidText;
    const REFUSED: Option<&'static str> = Some(
        "`text = compact` is only for times; write `#[rowkey(text)]`, or for the digits of a UUID alone `#[rowkey(hex)]` on `[u8; 16]`",
    );
}

codec! {
    [] UuidText, Uuid, node: Node::of(Kind::UuidText, Some(uuid_text::WIDTH)),
    write: |value, _, out| {
        let mut text = [0; uuid_text::WIDTH];
        value.hyphenated().encode_lower(&mut text);
        out.put(&text);
    },
    read: |row, _| {
        let mut number = 0;
        for (at, byte) in row.array::<{ uuid_text::WIDTH }>()?.into_iter().enumerate() {
            if !uuid_text::holds(at, byte) {
                return None;
            }
            // Hyphens are skipped.
            if let Some(digit) = Digits::Hex.value(byte) {
                number = number << 4 | u128::from(digit);
            }
        }
        Some(Uuid::from_u128(number))
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use uuid::Uuid;

    use crate::bytes::{End, Reader};
    use crate::codec::as_text::AsText;
    use crate::codec::{Codec, Decode};

    fn read(text: &[u8]) -> Option<Uuid> {
        AsText::read(&mut Reader::new(text), End::Row)
    }

    #[test]
    fn the_text_is_that_of_rfc_9562() {
        // The example of its section 4.
        let text = b"f81d4fae-7dec-11d0-a765-00a0c91e6bf6";
        let uuid = Uuid::from_u128(0xf81d4fae_7dec_11d0_a765_00a0c91e6bf6);
        let mut row = Vec::new();
        assert!(AsText::write(&uuid, End::Row, &mut row).is_ok());
        assert_eq!(row, text);
        assert_eq!(read(text), Some(uuid));
    }

    #[test]
    fn no_other_spelling_is_read() {
        for other in [
            "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",
            "f81d4fae-7dec-11d0-a765-00a0c91e6bF6",
            "f81d4fae7dec11d0a76500a0c91e6bf6",
            "f81d4fae7dec11d0a76500a0c91e6bf60000",
            "{f81d4fae-7dec-11d0-a765-00a0c91e6bf",
            "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}",
            "f81d4fae-7dec-11d0-a765-00a0c91e6bf",
            "f81d4fae-7dec-11d0-a7650-0a0c91e6bf6",
            "f81d4fae_7dec_11d0_a765_00a0c91e6bf6",
        ] {
            let mut row = Reader::new(other.as_bytes());
            let found: Option<Uuid> = AsText::read(&mut row, End::Row);
            assert!(found.is_none() || row.remaining() > 0, "{other}");
        }
    }
}
