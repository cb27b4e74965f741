// More bytes than a discriminant has in a row.
use rowkey::RowKey;

#[derive(RowKey)]
#[repr(u128)]
enum Level {
    Low = 1,
    High = 2,
}

fn main() {}
