// A hash type that is not there.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16, hash = Crc)]
    host: u32,
}

fn main() {}
