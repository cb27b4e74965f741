// The prefix and the number of one kind are longer than a row may be.
use rowkey::RowKey;

#[derive(RowKey)]
struct User(u16, String);

#[derive(RowKey)]
#[rowkey(max_len = 5)]
enum Table {
    #[rowkey(prefix = "u/")]
    User(User),
    #[rowkey(prefix = "user/")]
    Other(User),
}

fn main() {}
