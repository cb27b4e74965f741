// `encode` of a key whose values all fit returns no `Result`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: u64,
}

fn main() {
    let _ = Event { host: 7, at: 1 }.encode().unwrap(); // fixed: let _ = Event { host: 7, at: 1 }.encode();
}
