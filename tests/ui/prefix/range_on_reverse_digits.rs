// Bounds on a field that is scattered on purpose.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(4)]
    #[rowkey(reverse_digits)]
    id: u32,
}

fn main() {
    Event::prefix().id_range(1..5); // fixed: Event::prefix().id_in([1, 5]);
}
