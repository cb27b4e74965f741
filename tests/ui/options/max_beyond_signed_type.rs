// One more than the largest value.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(max = 128)]
    level: i8,
}

fn main() {}
