// `?` where `encode` returns no `Result`.
use rowkey::EncodeError;
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: u64,
}

fn put() -> Result<(), EncodeError> {
    let _ = Event { host: 7, at: 1 }.encode()?; // fixed: let _ = Event { host: 7, at: 1 }.encode();
    Ok(())
}

fn main() {
    let _ = put();
}
