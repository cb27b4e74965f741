//! `ulid::Ulid`: a 128-bit number, big-endian. The first 48 bits are the time.

use ulid::Ulid;

use super::{Kind, Node, Ordered, infallible};

infallible! {
    [] Ordered, Ulid, Node::of(Kind::Unsigned, Some(16)).within(0, u128::MAX), Ord::cmp,
    |value, out| out.put(&value.to_bytes()),
    |row| Some(Ulid::from_bytes(row.array()?))
}
