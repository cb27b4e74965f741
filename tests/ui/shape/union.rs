// Which field of a union is set is not known.
use rowkey::RowKey;

#[derive(RowKey)]
union Id {
    number: u32,
    bytes: [u8; 4],
}

fn main() {}
