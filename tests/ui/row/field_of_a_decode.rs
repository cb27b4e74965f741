// A field of what `decode` returns, without `?`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Host {
    id: u32,
}

fn main() {
    let _id = Host::decode(&[0, 0, 0, 7]).id; // fixed: let _id = Host::decode(&[0, 0, 0, 7]).expect("a row").id;
}
