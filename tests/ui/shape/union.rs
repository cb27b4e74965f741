// Which field of a union is set is not known.
use rowkey::RowKey;

#[derive(RowKey)] // fixed: #[derive(RowKey)] struct Number(u32);
// fixed: #[derive(RowKey)] struct Bytes([u8; 4]);
// fixed: #[derive(RowKey)]
union Id { // fixed: enum Id {
    number: u32, // fixed: #[rowkey(prefix = "n")]
    // fixed: Number(Number),
    bytes: [u8; 4], // fixed: #[rowkey(prefix = "b")]
    // fixed: Bytes(Bytes),
}

fn main() {}
