// `pad` inside `rowkey(..)`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(pad = 6)]
    user_id: u32,
}

fn main() {}
