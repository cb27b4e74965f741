// Seen through an alias of an `Option`.
use rowkey::RowKey;

type MaybeTime = Option<i64>;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    #[pad(13)]
    at: MaybeTime,
}

fn main() {}
