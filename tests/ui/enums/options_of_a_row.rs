// An enum without data is a field and no row.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(salt(buckets = 4), max_len = 9)] // fixed:
#[repr(u8)]
enum Level {
    Info = 1,
    #[rowkey(name = error)] // fixed:
    Error = 2,
}

fn main() {}
