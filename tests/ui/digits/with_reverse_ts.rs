// A time that does not sort.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[reverse_ts]
    #[rowkey(digits)]
    id: u64,
}

fn main() {}
