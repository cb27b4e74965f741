// A key that may borrow is decoded from a row that it lives no longer than.
use rowkey::{DecodeError, RowKeyRef};

fn get<'r, K: RowKeyRef<'r>>(row: &'r [u8]) -> Result<K, DecodeError> {
    K::decode(row) // fixed: K::decode_ref(row)
}

fn main() {}
