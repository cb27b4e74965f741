// The same, with a row of variable width.
use rowkey::RowKey;

#[derive(RowKey)]
struct User {
    name: String,
    id: u32,
}

fn main() {
    let _ = User { name: String::new(), id: 1 }.encode().unwrap(); // fixed: let _ = User { name: String::new(), id: 1 }.encode();
}
