// A byte width and an end mark.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(width = 3, nul)]
    id: u32,
}

fn main() {}
