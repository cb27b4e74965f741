//! `uuid::Uuid`: its 16 bytes as they are.

use uuid::Uuid;

use super::{Kind, Node, infallible};

infallible! {
    [] Uuid, Node::of(Kind::Uuid, Some(16)), Ord::cmp,
    |value, out| out.put(value.as_bytes()),
    |row| Some(Uuid::from_bytes(row.array()?))
}
