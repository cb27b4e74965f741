// The first fingerprint of a key.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(fingerprint = 0)] // fixed: #[rowkey(fingerprint = 0x9345f96b6af2617f)]
struct Event {
    host: u32,
    seq: u16,
}

fn main() {}
