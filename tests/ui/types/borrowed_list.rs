// A borrowed list of numbers.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event<'a> { // fixed: struct Event {
    ids: &'a [u32], // fixed: ids: Vec<u32>,
}

fn main() {}
