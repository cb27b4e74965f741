// Hexadecimal text of a number whose width is that of the machine.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(hex)]
    id: usize,
}

fn main() {}
