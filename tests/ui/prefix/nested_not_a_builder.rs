// A value instead of a prefix builder.
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
    ByTime::prefix().at(7).primary_prefix(7).range();
}
