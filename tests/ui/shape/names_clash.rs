// `a_range` is the name of a field, and of a function of the field `a`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    a: u32,
    a_range: u32, // fixed: #[rowkey(name = other)] a_range: u32,
}

fn main() {}
