// An equals sign, and no value after it.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(max =, desc)]
    host: u32,
}

fn main() {}
