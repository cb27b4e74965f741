// The derive is not imported.
// fixed: use rowkey::RowKey;
#[derive(RowKey)]
struct Event {
    host: u32,
    #[reverse_ts]
    at: i64,
}

fn main() {}
