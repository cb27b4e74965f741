// The width of these differs between machines.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    id: usize, // fixed: id: u64,
    delta: isize, // fixed: delta: i64,
}

fn main() {}
