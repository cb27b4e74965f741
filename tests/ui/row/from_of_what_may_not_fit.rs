// `From` cannot fail, and encoding this key can.
use rowkey::{Row, RowKey};

#[derive(RowKey)]
struct User {
    #[pad(6)]
    id: u32,
}

fn main() {
    let _ = Row::from(&User { id: 7 });
}
