//! IP addresses: the octets. `IpAddr` has a leading byte for the family, 04 or 06, which determines the width, so no encoding is
//! a prefix of another.

use core::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use super::{Kind, Node, Ordered, codec};
use crate::bytes::tag::{V4, V6};

codec! {
    [] Ordered, Ipv4Addr, node: Node::of(Kind::Ipv4, Some(4)),
    write: |value, _, out| out.put(&value.octets()),
    read: |row, _| Some(row.array::<4>()?.into())
}

codec! {
    [] Ordered, Ipv6Addr, node: Node::of(Kind::Ipv6, Some(16)),
    write: |value, _, out| out.put(&value.octets()),
    read: |row, _| Some(row.array::<16>()?.into())
}

codec! {
    [] Ordered, IpAddr, node: Node::of(Kind::IpAddress, None),
    write: |value, _, out| match value {
        IpAddr::V4(address) => {
            out.put_byte(V4);
            out.put(&address.octets());
        }
        IpAddr::V6(address) => {
            out.put_byte(V6);
            out.put(&address.octets());
        }
    },
    read: |row, _| match row.byte()? {
        V4 => Some(row.array::<4>()?.into()),
        V6 => Some(row.array::<16>()?.into()),
        _ => None,
    }
}
