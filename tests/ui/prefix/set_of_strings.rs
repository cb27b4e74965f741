// A list of `String` where a set of `&str` is expected.
use rowkey::RowKey;

#[derive(RowKey)]
struct User {
    name: String,
    id: u32,
}

fn main() {
    let names = vec![String::from("Ada"), String::from("Bob")];
    let _ = User::prefix().name_in(&names).ranges(); // fixed: let _ = User::prefix().name_in(names.iter().map(String::as_str)).ranges();
    // Right.
    let _ = User::prefix().name_in(names.iter().map(String::as_str)).ranges();
}
