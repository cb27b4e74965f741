// No digits to turn around.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(reverse_digits)]
    id: u32,
}

fn main() {}
