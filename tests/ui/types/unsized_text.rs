// Text and bytes without a size of their own.
use rowkey::RowKey;

#[derive(RowKey)]
struct Page {
    site: u32,
    path: str, // fixed: path: String,
}

#[derive(RowKey)]
struct Hashed {
    site: u32,
    hash: [u8], // fixed: hash: Vec<u8>,
}

fn main() {}
