// A byte width and a terminator.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(width = 3, nul)]
    id: u32,
}

fn main() {}
