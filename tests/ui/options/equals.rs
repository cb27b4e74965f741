// `rowkey` with an equals sign.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey = "desc"]
    score: u32,
}

fn main() {}
