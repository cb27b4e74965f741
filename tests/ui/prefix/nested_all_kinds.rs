// The scan of an enum of keys that names no kind.
use rowkey::RowKey;

#[derive(RowKey)]
struct Order {
    id: u32,
}

#[derive(RowKey)]
enum Kind {
    #[rowkey(prefix = "o")]
    Order(Order),
    #[rowkey(prefix = "p")]
    Profile,
}

#[derive(RowKey)]
struct Item {
    user: u32,
    kind: Kind,
}

fn main() {
    let _ = Item::prefix().user(7).kind_prefix(Kind::prefix()).range(); // fixed: let _ = Item::prefix().user(7).kind_prefix(Kind::prefix().order()).range();
    // Right.
    let _ = Item::prefix().user(7).kind_any().range();
}
