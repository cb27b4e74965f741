// Options of another sort of field.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(max = 10)] // fixed:
    title: String,
    #[rowkey(nul)] // fixed:
    number: u32,
    #[rowkey(raw)] // fixed:
    id: u64,
    #[pad(4)]
    #[rowkey(reverse_digits)] // fixed:
    name: String,
    #[rowkey(reverse_digits)] // fixed:
    city: String,
}

fn main() {}
