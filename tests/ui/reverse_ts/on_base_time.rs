// `reverse_ts` on a base time.
use rowkey::{BaseTime, RowKey};

#[derive(RowKey)]
struct Series {
    metric: u32,
    #[reverse_ts] // fixed: #[rowkey(desc)]
    hour: BaseTime<3600>,
}

fn main() {}
