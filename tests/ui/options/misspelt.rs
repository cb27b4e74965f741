// `dsec` for `desc`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(dsec)]
    score: u32,
}

fn main() {}
