// Type and const parameters: the width would not be one number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Indexed<T> { // fixed: struct Indexed {
    user: u32,
    value: T, // fixed: value: u64,
}

#[derive(RowKey)]
struct Blob<const N: usize> { // fixed: struct Blob {
    user: u32,
    hash: [u8; N], // fixed: hash: [u8; 16],
}

#[derive(RowKey)]
struct User {
    id: u32,
}

#[derive(RowKey)]
enum Table<T> { // fixed: enum Table {
    #[rowkey(prefix = "u")]
    User(T), // fixed: User(User),
}

fn main() {}
