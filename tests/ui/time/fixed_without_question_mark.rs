// A time may be finer than the unit, so fixing it may fail.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = s)]
    at: std::time::SystemTime,
}

fn main() {
    let _ = Event::prefix().user(1).at(std::time::SystemTime::UNIX_EPOCH).range(); // fixed: let _ = Event::prefix().user(1).at(std::time::SystemTime::UNIX_EPOCH).expect("whole seconds").range();
}
