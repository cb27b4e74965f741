// `name` without a name.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(name)]
    range: u32,
}

fn main() {}
