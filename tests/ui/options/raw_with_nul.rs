// `raw` and `nul` fit no type together.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(raw, nul)]
    delta: i64,
}

fn main() {}
