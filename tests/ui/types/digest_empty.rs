// A digest without bytes.
use rowkey::{Digest, RowKey};

#[derive(RowKey)]
struct Page {
    url: Digest<0>,
    version: u32,
}

fn main() {}
