// A reference without a lifetime.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    city: &str,
}

fn main() {}
