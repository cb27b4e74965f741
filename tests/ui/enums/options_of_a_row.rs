// An enum without data is a field and no row.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(salt(buckets = 4), max_len = 9)]
#[repr(u8)]
enum Level {
    #[rowkey(prefix = "i")]
    Info = 1,
    #[rowkey(name = error)]
    Error = 2,
}

fn main() {}
