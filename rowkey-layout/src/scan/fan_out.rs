//! A scan whose ranges differ in the salt bucket only.

use super::range::KeyRange;
use crate::bytes::{KeyBuf, Sink};
use crate::layout::salt::SaltBytes;

/// The range in each bucket; the salt is filled in on demand.
#[derive(Debug, Clone)]
pub(super) struct FanOut {
    pub(super) salt: SaltBytes,
    /// Starts with a placeholder for the salt.
    pub(super) start: KeyBuf,
    /// Like `start`; not longer than the salt: to the end of the bucket.
    pub(super) stop: KeyBuf,
    /// Buckets below this one start after `start`, exclusive.
    pub(super) resumed: u32,
    /// Buckets below this one end after `stop`, inclusive.
    pub(super) shown: u32,
}

impl FanOut {
    /// The range in `bucket`.
    pub(super) fn range(&self, bucket: u32) -> KeyRange {
        let FanOut { salt, mut start, mut stop, resumed, shown } = self.clone();
        salt.write(bucket, start.as_mut_slice());
        if stop.len() > salt.width {
            salt.write(bucket, stop.as_mut_slice());
            if bucket < shown {
                stop.put_byte(0);
            }
        } else {
            stop = KeyBuf::from(&start[..salt.width]).upper_bound();
        }
        if bucket < resumed {
            start.put_byte(0);
        }
        KeyRange::new(start, stop)
    }
}
