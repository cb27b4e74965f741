// No option of this name or one like it.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(compress)]
    score: u32,
}

fn main() {}
