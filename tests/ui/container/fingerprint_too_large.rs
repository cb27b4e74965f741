// A fingerprint of more than 64 bits.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(fingerprint = 0x1_0000_0000_0000_0000)] // fixed: #[rowkey(fingerprint = 0xefa8799e473b0f33)]
struct Event {
    id: u32,
}

fn main() {}
