//! `bool`: one byte, 00 or 01; `char`: its scalar value in 4 bytes, big-endian.

use super::{Kind, Node, Ordered, infallible};

infallible! {
    [] Ordered, bool, Node::of(Kind::Bool, Some(1)), Ord::cmp,
    |value, out| out.put_byte(u8::from(*value)),
    |row| match row.byte()? {
        0 => Some(false),
        1 => Some(true),
        _ => None,
    }
}

infallible! {
    [] Ordered, char, Node::of(Kind::Char, Some(4)), Ord::cmp,
    |value, out| out.put(&u32::from(*value).to_be_bytes()),
    |row| char::from_u32(u32::from_be_bytes(row.array()?))
}
