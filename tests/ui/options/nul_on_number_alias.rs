// An end mark on a number, behind an alias.
use rowkey::RowKey;

type Id = u32;

#[derive(RowKey)]
struct Event {
    #[rowkey(nul)]
    id: Id,
}

fn main() {}
