// Words of other crates, and what rowkey does not do.
use rowkey::RowKey;

#[derive(RowKey)]
struct Block {
    #[rowkey(truncate)] // fixed: #[rowkey(as = u32)]
    height: u32,
    #[rowkey(via = u64)] // fixed: #[rowkey(as = u64)]
    hash: u64,
}

fn main() {}
