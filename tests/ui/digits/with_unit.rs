// `digits` beside `unit`: a time has a sign.
use std::time::SystemTime;

use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter(":", unordered))]
struct Session {
    user: String,
    #[rowkey(digits, unit = s)]
    at: SystemTime,
}

fn main() {}
