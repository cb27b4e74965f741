// A base time as the first field, without a salt.
#![deny(warnings)]
use rowkey::{BaseTime, RowKey};

#[derive(RowKey)]
struct Series {
    hour: BaseTime<3600>,
    metric: u32,
}

fn main() {}
