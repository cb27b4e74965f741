// A salt over the whole key and one over a field.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(salt(buckets = 16))]
struct Event {
    #[salt(buckets = 16)] // fixed:
    id: u32,
}

fn main() {}
