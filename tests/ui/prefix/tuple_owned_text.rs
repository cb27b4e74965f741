// Owned text in a tuple, where the borrowed form is asked for.
use rowkey::RowKey;

#[derive(RowKey)]
struct Login {
    user: (String, u8),
    at: u32,
}

fn main() {
    let _ = Login::prefix().user((String::from("eva"), 7));
}
