//! `ulid::Ulid`: a 128-bit number, big-endian. The first 48 bits are the time.

use ulid::Ulid;

use super::{Kind, Node, Ordered, codec};

codec! {
    [] Ordered, Ulid, node: Node::of(Kind::Unsigned, Some(16)).within(0, u128::MAX),
    write: |value, _, out| out.put(&value.to_bytes()),
    read: |row, _| Some(Ulid::from_bytes(row.array()?))
}
