// A base time in front without a salt.
#![deny(warnings)]
use rowkey::{BaseTime, RowKey};

#[derive(RowKey)]
struct Series {
    hour: BaseTime<3600>,
    metric: u32,
}

fn main() {}
