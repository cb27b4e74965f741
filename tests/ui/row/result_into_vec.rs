// The row of a key that may not be encodable, as a `Vec`.
use rowkey::RowKey;

#[derive(RowKey)]
struct File {
    #[pad(6)]
    user: u32,
}

fn main() {
    let _row: Vec<u8> = File { user: 7 }.encode().into(); // fixed: let _row: Vec<u8> = File { user: 7 }.encode().expect("a number of six digits").into();
}
