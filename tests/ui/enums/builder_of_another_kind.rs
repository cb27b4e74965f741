// A builder of another key.
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
enum Table {
    #[rowkey(prefix = "u")]
    User(User),
    #[rowkey(prefix = "l")]
    Log(Log),
}

fn main() {
    let _ = Table::prefix().user_prefix(Log::prefix().text("a")); // fixed: let _ = Table::prefix().user_prefix(User::prefix().id(7));
    let _ = Table::prefix().range(); // fixed: let _ = Table::prefix().user().range();
}
