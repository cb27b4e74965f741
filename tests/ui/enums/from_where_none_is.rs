// Two variants hold keys of one type: which of them would a key become?
use rowkey::RowKey;

#[derive(RowKey)]
struct User {
    id: u32,
}

#[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "u")]
    User(User),
    #[rowkey(prefix = "a")]
    Archived(User),
}

fn main() {
    let _ = Table::from(User { id: 7 });
}
