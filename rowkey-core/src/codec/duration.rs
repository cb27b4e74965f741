//! `Duration`: seconds in 8 bytes and nanoseconds in 4, big-endian.

use core::time::Duration;

use super::instant::NANOS_PER_SECOND;
use super::{Kind, Node, Ordered, codec};

codec! {
    [] Ordered, Duration, node: Node::of(Kind::Duration, Some(12)),
    write: |value, _, out| {
        out.put(&value.as_secs().to_be_bytes());
        out.put(&value.subsec_nanos().to_be_bytes());
    },
    read: |row, _| {
        let seconds = u64::from_be_bytes(row.array()?);
        let nanoseconds = u32::from_be_bytes(row.array()?);
        if nanoseconds < NANOS_PER_SECOND { Some(Duration::new(seconds, nanoseconds)) } else { None }
    }
}
