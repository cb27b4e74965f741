// `From` cannot fail, and encoding this key can.
use rowkey::{Row, RowKey};

#[derive(RowKey)]
struct User {
    #[pad(6)]
    id: u32,
}

fn main() {
    let _ = Row::from(&User { id: 7 }); // fixed: let _ = Row::new(&User { id: 7 });
}
