// A hash with generic arguments, as a type is written.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16, hash = Seeded<7>)]
    host: u32,
}

fn main() {}
