// Text is bounded by `&str`, and a range of `&String` is none.
use rowkey::RowKey;

#[derive(RowKey)]
struct User {
    name: String,
    id: u32,
}

fn main() {
    let (first, last) = (String::from("a"), String::from("b"));
    let _ = User::prefix().name_range(&first..&last);
}
