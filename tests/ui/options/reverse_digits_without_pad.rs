// No digits to turn around.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(reverse_digits)] // fixed: #[rowkey(reverse_digits)] #[pad(10)]
    id: u32,
}

fn main() {}
