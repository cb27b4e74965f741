// Bounds of the text, and one range for a value of it or of a later field.
use rowkey::RowKey;

#[derive(RowKey)]
struct Login {
    #[rowkey(rest)]
    user: String,
    at: u64,
}

fn main() {
    let _ = Login::prefix().user_range("a".."b").skip(); // fixed: let _ = Login::prefix().user("a").skip();
    let _ = Login::prefix().user("a").range(); // fixed: let _ = Login::prefix().user("a").skip();
    let _ = Login::prefix().user_in(["a", "b"]).ranges(); // fixed: let _ = Login::prefix().user_in(["a", "b"]).skip();
    let _ = Login::prefix().user_any().at(7).range(); // fixed: let _ = Login::prefix().user_any().at(7).skip();
}
