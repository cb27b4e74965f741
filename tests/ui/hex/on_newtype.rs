// Hexadecimal text of a type that derives `RowKey`.
use rowkey::RowKey;

#[derive(RowKey)]
struct UserId(u32); // fixed: struct UserId(#[rowkey(hex)] u32);

#[derive(RowKey)]
struct Key {
    #[rowkey(hex)] // fixed:
    id: UserId,
}

fn main() {}
