// The path of the crate in quotes, and not absolute.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(crate = rowkey)] // fixed: #[rowkey(crate = ::rowkey)]
struct Event {
    id: u32,
}

#[derive(RowKey)]
#[rowkey(crate = "rowkey")] // fixed: #[rowkey(crate = ::rowkey)]
struct Quoted {
    id: u32,
}

mod through {
    pub use rowkey::*;

    pub mod inner {
        #[derive(rowkey::RowKey)]
        #[rowkey(crate = super)] // fixed: #[rowkey(crate = ::rowkey)]
        struct Relative {
            id: u32,
        }
    }
}

fn main() {}
