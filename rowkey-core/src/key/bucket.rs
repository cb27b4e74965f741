//! What a scan knows about the salt bucket, as a type.

/// Whether the salt bucket is known.
#[doc(hidden)]
pub trait Bucket {
    /// Whether there is only one bucket to scan.
    const ONE: bool;
    /// The state once the last salted field is fixed.
    type Known: Bucket;
}

/// One bucket: there is no salt, or all salted fields are fixed.
#[doc(hidden)]
pub enum OneBucket {}
/// A salted field follows.
#[doc(hidden)]
pub enum Pending {}
/// A salted field is open, so all buckets have to be scanned.
#[doc(hidden)]
pub enum AllBuckets {}

impl Bucket for OneBucket {
    const ONE: bool = true;
    type Known = OneBucket;
}

impl Bucket for Pending {
    const ONE: bool = false;
    type Known = OneBucket;
}

impl Bucket for AllBuckets {
    const ONE: bool = false;
    type Known = AllBuckets;
}
