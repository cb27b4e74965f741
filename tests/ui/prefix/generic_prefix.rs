// Generic code calls `prefix()`, whose functions belong to one key type.
use rowkey::RowKey;

fn scan<K: RowKey>() {
    let _ = K::prefix(); // fixed: let _ = K::all_rows();
}

fn main() {}
