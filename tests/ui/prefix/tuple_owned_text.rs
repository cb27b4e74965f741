// Owned text in a tuple instead of the borrowed form.
use rowkey::RowKey;

#[derive(RowKey)]
struct Login {
    user: (String, u8),
    at: u32,
}

fn main() {
    let _ = Login::prefix().user((String::from("eva"), 7));
}
