// `reverse_ts` with an equals sign.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts = 9_999]
    at: i64,
}

fn main() {}
