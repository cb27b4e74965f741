// A kind beyond the limit.
use rowkey::RowKey;

#[derive(RowKey)]
struct User {
    id: u32,
}

#[derive(RowKey)]
struct Log {
    text: String,
}

#[derive(RowKey)]
#[rowkey(max_len = 4)]
enum Table {
    #[rowkey(prefix = "u")]
    User(User),
}

fn main() {}
