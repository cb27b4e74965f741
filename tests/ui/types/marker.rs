// A marker without bytes.
use std::marker::PhantomData;

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    kind: PhantomData<u8>,
}

fn main() {}
