// `ord` implements equality, too.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(ord)]
struct Event {
    host: u32,
}

impl PartialEq for Event {
    fn eq(&self, other: &Self) -> bool {
        self.host == other.host
    }
}

fn main() {}
