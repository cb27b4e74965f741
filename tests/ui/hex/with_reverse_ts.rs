// A reversed time in hexadecimal digits.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[reverse_ts]
    #[rowkey(hex)]
    id: u64,
}

fn main() {}
