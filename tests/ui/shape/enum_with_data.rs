// The variants of an enum have no layout in common.
use rowkey::RowKey;

#[derive(RowKey)]
enum Event {
    Login { user: u32 },
    Logout { user: u32, at: u64 },
}

fn main() {}
