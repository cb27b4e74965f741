// An attribute without the derive.
#[derive(Debug)]
struct Event {
    host: u32,
    #[reverse_ts]
    at: i64,
}

fn main() {}
