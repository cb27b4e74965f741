// A range of digits, which do not sort as their numbers do.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    shard: u8,
    #[rowkey(digits)]
    id: u64,
}

fn main() {
    let _ = Key::prefix().shard(1).id_range(5..10).range();
}
