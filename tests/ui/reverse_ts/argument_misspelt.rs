// `form` for `from`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts(form = 9_999_999_999_999)]
    at: u64,
}

fn main() {}
