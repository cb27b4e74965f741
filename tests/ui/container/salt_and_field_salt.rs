// A salt over the whole key and one over a field.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(salt(buckets = 16))]
struct Event {
    #[salt(buckets = 16)]
    id: u32,
}

fn main() {}
