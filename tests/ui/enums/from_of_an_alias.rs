// Two variants hold one type, which tokens do not tell: `#[rowkey(from = false)]` on one of them.
use rowkey::RowKey;

#[derive(RowKey)]
struct User {
    id: u32,
}

type Archived = User;

#[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "u")]
    User(User),
    #[rowkey(prefix = "a")] // fixed: #[rowkey(prefix = "a", from = false)]
    Archived(Archived),
}

fn main() {}
