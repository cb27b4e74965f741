// In generic code, encoding is fallible: `try_encode`.
use rowkey::RowKey;

fn put<K: RowKey>(key: &K) -> Vec<u8> {
    key.encode().to_vec() // fixed: key.try_encode().expect("it fits").to_vec()
}

fn main() {}
