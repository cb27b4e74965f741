// Bounds on a nested key that holds a scattered field.
use rowkey::RowKey;

#[derive(RowKey)]
struct Shard {
    #[pad(4)]
    #[rowkey(reverse_digits)]
    id: u32,
}

#[derive(RowKey)]
struct Event {
    shard: Shard,
    seq: u8,
}

fn main() {
    Event::prefix().shard_range(&Shard { id: 1 }..);
}
