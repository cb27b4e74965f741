// fjall and redb take bounds that have a size; a range's own bounds are bytes.
use std::ops::RangeBounds;

use rowkey::RowKey;

/// As fjall declares it.
fn range<K: AsRef<[u8]>, R: RangeBounds<K>>(_: R) {}

#[derive(RowKey)]
struct Event {
    host: u32,
}

fn main() {
    let hosts = Event::prefix().host(7).range();
    // Right.
    range(hosts.as_slices());
    range(&hosts); // fixed: range(hosts.as_slices());
}
