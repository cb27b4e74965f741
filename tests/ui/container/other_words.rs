// What other crates and databases call an option of the whole key.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(separator = ",")] // fixed: #[rowkey(delimiter = ",")]
struct Separated {
    host: String,
    at: String,
}

#[derive(RowKey)]
#[rowkey(shards = 16)] // fixed: #[rowkey(salt(buckets = 16))]
struct Sharded {
    id: u32,
}

#[derive(RowKey)]
#[rowkey(cmp)] // fixed: #[rowkey(ord)]
struct Compared {
    id: u32,
}

#[derive(RowKey)]
#[rowkey(size = 16)] // fixed: #[rowkey(max_len = 16)]
struct Sized {
    id: u32,
}

#[derive(RowKey)]
#[rowkey(namespace = "evt")] // fixed: #[rowkey(prefix = "evt")]
struct Named {
    id: u32,
}

#[derive(RowKey)]
#[rowkey(text, rename_all = "lowercase")] // fixed: #[rowkey(text)]
enum Level {
    Info, // fixed: #[rowkey(rename = "info")] Info,
    Error, // fixed: #[rowkey(rename = "error")] Error,
}

fn main() {}
