// The key with it as a field, and in an enum of keys that is a field.
use rowkey::RowKey;

#[derive(RowKey)]
struct Login {
    #[rowkey(rest)] // fixed:
    user: String,
    at: u64,
}

#[derive(RowKey)]
enum Kind {
    #[rowkey(prefix = "l")]
    Login(Login),
    #[rowkey(prefix = "m")]
    Meta,
}

#[derive(RowKey)]
struct ByHost {
    host: u32,
    login: Login,
}

#[derive(RowKey)]
struct Item {
    host: u32,
    kind: Kind,
}

fn main() {}
