// More bytes than SHA-256 has.
use rowkey::{Digest, RowKey};

#[derive(RowKey)]
struct Page {
    url: Digest<40>, // fixed: url: Digest<32>,
}

fn main() {}
