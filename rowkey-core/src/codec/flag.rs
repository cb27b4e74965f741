//! `bool`: one byte, 00 or 01; `char`: its scalar value in 4 bytes, big-endian.

use super::{Kind, Node, Ordered, codec};

codec! {
    [] Ordered, bool, node: Node::of(Kind::Bool, Some(1)),
    write: |value, _, out| out.put_byte(u8::from(*value)),
    read: |row, _| match row.byte()? {
        0 => Some(false),
        1 => Some(true),
        _ => None,
    }
}

codec! {
    [] Ordered, char, node: Node::of(Kind::Char, Some(4)),
    write: |value, _, out| out.put(&u32::from(*value).to_be_bytes()),
    read: |row, _| char::from_u32(u32::from_be_bytes(row.array()?))
}
