// The name that people guess for `LEN`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: u64,
}

fn main() {
    let _row = [0u8; Event::WIDTH]; // fixed: let _row = [0u8; Event::LEN];
}
