// One range where a list of ranges is expected, and arrays where bytes are.
use rowkey::RowKey;

#[derive(RowKey)]
struct Visit {
    user: u32,
    address: [u8; 4],
}

fn main() {
    let _ = Visit::prefix().user_range_in(1..5).ranges(); // fixed: let _ = Visit::prefix().user_range_in([1..5, 7..9]).ranges();
    let (a, b) = ([10], [192, 168]);
    let _ = Visit::prefix().user(7).address_starts_with_in([&a]).ranges(); // fixed: let _ = Visit::prefix().user(7).address_starts_with_in([&a[..], &b[..]]).ranges();
    // Right.
    let _ = Visit::prefix().user(7).address_starts_with_in([&b[..]]).ranges();
}
