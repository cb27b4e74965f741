// Conversions are there without being asked for.
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
struct Mail {
    at: u32,
}

#[derive(RowKey)]
enum Table {
    #[rowkey(prefix = "u", from = true)]
    User(User),
    #[rowkey(prefix = "l", from)]
    Log(Log),
    #[rowkey(prefix = "m", from = "false")]
    Mail(Mail),
}

fn main() {}
