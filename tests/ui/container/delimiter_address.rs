// The bytes of an address before a delimiter.
use std::net::IpAddr;

use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Login {
    from: IpAddr,
    name: String,
}

fn main() {}
