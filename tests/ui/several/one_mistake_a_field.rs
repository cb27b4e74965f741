// A mistake in each field.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(bucket = 16)]
    host: u32,
    #[reverse_ts]
    at: u32,
    #[pad(6)]
    price: f64,
    id: usize,
}

fn main() {}
