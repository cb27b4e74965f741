// The prefix of another key.
use rowkey::RowKey;

#[derive(RowKey)]
struct Primary {
    user: u32,
    file: u32,
}

#[derive(RowKey)]
struct ByTime {
    at: i64,
    primary: Primary,
}

fn main() {
    ByTime::prefix().at(7).primary_prefix(ByTime::prefix().at(7)).range(); // fixed: ByTime::prefix().at(7).primary_prefix(Primary::prefix().user(7)).range();
}
