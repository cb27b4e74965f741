//! What a scan knows of the salt bucket, as a type.

/// What is known of the bucket.
pub trait Bucket {
    /// It is one.
    const ONE: bool;
    /// When the last salted field is fixed.
    type Known: Bucket;
}

/// There is one bucket: no salt, or all salted fields are fixed.
#[derive(Debug)]
pub enum One {}
/// A salted field is to come.
#[derive(Debug)]
pub enum Pending {}
/// A salted field was left open.
#[derive(Debug)]
pub enum Lost {}

impl Bucket for One {
    const ONE: bool = true;
    type Known = One;
}

impl Bucket for Pending {
    const ONE: bool = false;
    type Known = One;
}

impl Bucket for Lost {
    const ONE: bool = false;
    type Known = Lost;
}
