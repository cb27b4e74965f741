// No sign to leave unflipped, through an alias.
use rowkey::RowKey;

type Id = u64;

#[derive(RowKey)]
struct Event {
    #[rowkey(raw)] // fixed:
    id: Id,
}

fn main() {}
