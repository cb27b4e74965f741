// A base time of no seconds.
use rowkey::{BaseTime, RowKey};

#[derive(RowKey)]
struct Series {
    metric: u32,
    hour: BaseTime<0>, // fixed: hour: BaseTime<3600>,
}

fn main() {}
