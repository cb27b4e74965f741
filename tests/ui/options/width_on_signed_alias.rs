// A shorter signed integer, through an alias.
use rowkey::RowKey;

type Delta = i32; // fixed: type Delta = u32;

#[derive(RowKey)]
struct Event {
    #[rowkey(width = 3)]
    delta: Delta,
}

fn main() {}
