// The name of the functions is a keyword.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(name = type)]
    kind: u32,
}

fn main() {}
