// Shared pointers to what is not text, and `Rc`.
use std::rc::Rc;
use std::sync::Arc;

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    name: Rc<str>,
    body: Rc<[u8]>,
    at: Arc<u64>,
    // Right.
    city: Arc<str>,
    hash: Arc<[u8]>,
}

fn main() {}
