// `dsec` for `desc`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(dsec)] // fixed: #[rowkey(desc)]
    score: u32,
}

fn main() {}
