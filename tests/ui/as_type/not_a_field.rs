// The type that `as` names has no encoding itself, or not this one.
use rowkey::RowKey;

#[derive(Clone)] // fixed: #[derive(Clone, RowKey)]
struct Inner(u64);

type Number = i64;

#[derive(RowKey)]
struct Block {
    #[rowkey(as = Inner)]
    inner: Inner,
    #[pad(3)] // fixed:
    #[rowkey(as = i64)]
    signed: Number,
    #[pad(3)] // fixed:
    #[rowkey(as = Number)]
    alias: i64,
}

fn main() {}
