// The first fingerprint of a key.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(fingerprint = 0)]
struct Event {
    host: u32,
    seq: u16,
}

fn main() {}
