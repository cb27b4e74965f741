// References to what is neither text nor bytes.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event<'a> {
    host: &'a u32,
    name: &'a String,
    body: &'a Vec<u8>,
    hash: &'a [u8; 4],
}

fn main() {}
