// `reverse_ts` on a key type: attributes belong inside.
use rowkey::RowKey;

#[derive(RowKey)]
struct Millis(i64);

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    at: Millis,
}

fn main() {}
