// A variant whose key would borrow from its row for ever.
use rowkey::RowKey;

#[derive(RowKey)]
struct User<'a> {
    name: &'a str,
}

#[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "u")]
    User(User<'static>), // fixed: User(User2),
    #[rowkey(prefix = "m")]
    Meta,
}

#[derive(RowKey)]
struct User2 {
    name: String,
}

fn main() {}
