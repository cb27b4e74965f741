// A terminator on a number, through an alias.
use rowkey::RowKey;

type Id = u32;

#[derive(RowKey)]
struct Event {
    #[rowkey(nul)]
    id: Id,
}

fn main() {}
