// Hexadecimal text of a signed integer through an alias.
use rowkey::RowKey;

type Id = i64;

#[derive(RowKey)]
struct Key {
    #[rowkey(hex)]
    id: Id,
}

fn main() {}
