// The type of nothing.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    nothing: (), // fixed:
}

fn main() {}
