// The fingerprint as text.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(fingerprint = "0x01")]
struct Event {
    id: u32,
}

fn main() {}
