// An address as text, which would not sort.
use rowkey::RowKey;
use std::net::Ipv4Addr;

#[derive(RowKey)]
struct Key {
    #[rowkey(text)] // fixed:
    id: Ipv4Addr,
}

fn main() {}
