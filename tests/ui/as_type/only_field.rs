// The only field that `as` encodes: nothing but the mistake is reported.
use rowkey::RowKey;

#[derive(RowKey)]
struct Machine {
    #[rowkey(as = usize)] // fixed: #[rowkey(as = u64)]
    id: u32,
}

#[derive(RowKey)]
struct Map {
    #[rowkey(as = std::collections::HashMap<u8, u8>)] // fixed: #[rowkey(as = u64)]
    id: u32,
}

#[derive(RowKey)]
struct MapByFunctions {
    #[rowkey(as(std::collections::BTreeMap<u8, u8>, to = map, from = number))] // fixed: #[rowkey(as(u64, to = wide, from = number))]
    id: u32,
}

fn map(number: &u32) -> std::collections::BTreeMap<u8, u8> { // fixed: fn wide(number: &u32) -> u64 {
    std::collections::BTreeMap::from([(0, *number as u8)]) // fixed: u64::from(*number)
}

fn number(map: std::collections::BTreeMap<u8, u8>) -> u32 { // fixed: fn number(wide: u64) -> u32 {
    u32::from(map[&0]) // fixed: wide as u32
}

fn main() {}
