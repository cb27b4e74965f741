// Constant bytes before a field.
use rowkey::RowKey;

#[derive(RowKey)]
struct Empty {
    #[rowkey(literal = "")] // fixed:
    id: u32,
    #[rowkey(literal = 7)] // fixed: #[rowkey(literal = b"\x07")]
    seq: u8,
    #[rowkey(literal = TAG)] // fixed: #[rowkey(literal = "t")]
    tag: u8,
}

const TAG: &str = "t";

#[derive(RowKey)]
struct Added {
    id: u32,
    #[rowkey(tail, literal = "n")] // fixed: #[rowkey(tail)]
    note: Option<u8>,
}

fn main() {}
