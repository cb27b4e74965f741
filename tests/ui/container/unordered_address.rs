// A value whose end no delimiter finds.
use rowkey::RowKey;
use std::net::IpAddr;

#[derive(RowKey)]
#[rowkey(delimiter(":", unordered))]
struct Visit {
    from: IpAddr,
    note: String,
}

fn main() {}
