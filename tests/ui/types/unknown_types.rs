// Types that are not there: one error each, wherever they stand.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 4)]
    user: UserId,
    #[pad(6)]
    seq: u32,
    host: HostId,
}

fn main() {}
