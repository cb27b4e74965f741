//! `uuid::Uuid`: its 16 bytes as they are.

use uuid::Uuid;

use super::infallible::infallible;
use crate::layout::{Kind, Node};

infallible! {
    [] Uuid, Node::of(Kind::Uuid, Some(16)), Ord::cmp,
    |value, out| out.put(value.as_bytes()),
    |row| Some(Uuid::from_bytes(row.array()?))
}
