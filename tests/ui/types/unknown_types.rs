// Unknown types: one error each, in any position.
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
