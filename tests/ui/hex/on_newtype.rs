// Hexadecimal text of a type that derives `RowKey`.
use rowkey::RowKey;

#[derive(RowKey)]
struct UserId(u32);

#[derive(RowKey)]
struct Key {
    #[rowkey(hex)]
    id: UserId,
}

fn main() {}
