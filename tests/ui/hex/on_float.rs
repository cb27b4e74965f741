// Hexadecimal text of a float.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(hex)]
    id: Option<f64>,
}

fn main() {}
