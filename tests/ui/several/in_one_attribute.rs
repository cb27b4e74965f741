// Three mistakes in one attribute.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(desc = 1, width = 0, colour)]
    score: u32,
}

fn main() {}
