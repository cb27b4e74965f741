// The first error is the only one: that the enum has no fields says nothing about the width of the row.
use rowkey::RowKey;

#[derive(RowKey)]
struct User {
    id: u32,
}

#[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "u")]
    User(User),
}

#[derive(RowKey)]
struct Newtype(Table);

fn main() {}
