// References to what is neither text nor bytes.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event<'a> { // fixed: struct Event {
    host: &'a u32, // fixed: host: u32,
    name: &'a String, // fixed: name: String,
    body: &'a Vec<u8>, // fixed: body: Vec<u8>,
    hash: &'a [u8; 4], // fixed: hash: [u8; 4],
}

fn main() {}
