// Two salts on one field.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16)]
    #[salt(buckets = 32)]
    host: u32,
}

fn main() {}
