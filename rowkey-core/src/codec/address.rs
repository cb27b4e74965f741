//! IP addresses: the octets. `IpAddr` has a leading byte for the family, 04 or 06, which determines the width, so no encoding is
//! a prefix of another.

use core::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use super::{Kind, Node, Ordered, infallible};
use crate::bytes::tag::{V4, V6};

infallible! {
    [] Ordered, Ipv4Addr, Node::of(Kind::Ipv4, Some(4)), Ord::cmp,
    |value, out| out.put(&value.octets()),
    |row| Some(row.array::<4>()?.into())
}

infallible! {
    [] Ordered, Ipv6Addr, Node::of(Kind::Ipv6, Some(16)), Ord::cmp,
    |value, out| out.put(&value.octets()),
    |row| Some(row.array::<16>()?.into())
}

infallible! {
    [] Ordered, IpAddr, Node::of(Kind::IpAddress, None), Ord::cmp,
    |value, out| match value {
        IpAddr::V4(address) => {
            out.put_byte(V4);
            out.put(&address.octets());
        }
        IpAddr::V6(address) => {
            out.put_byte(V6);
            out.put(&address.octets());
        }
    },
    |row| match row.byte()? {
        V4 => Some(row.array::<4>()?.into()),
        V6 => Some(row.array::<16>()?.into()),
        _ => None,
    }
}
