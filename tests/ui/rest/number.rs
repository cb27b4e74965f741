// A number, and an alias of a number.
use rowkey::RowKey;

type Id = u64;

#[derive(RowKey)]
struct Login {
    #[rowkey(rest)] // fixed:
    user: u32,
    at: u64,
}

#[derive(RowKey)]
struct Visit {
    #[rowkey(rest)] // fixed:
    user: Id,
    at: u64,
}

fn main() {}
