// An array of elements without a fixed width.
use std::net::IpAddr;

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    route: [IpAddr; 2],
}

fn main() {}
