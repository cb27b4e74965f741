// `with` without a path.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(with)]
    id: u32,
}

fn main() {}
