// What `as` names has no size of its own: nothing but the mistake is reported.
use rowkey::RowKey;

struct Topic(String);

impl Topic {
    fn new(name: String) -> Self {
        Topic(name)
    }

    fn as_str(&self) -> &str {
        &self.0
    }
}

#[derive(RowKey)]
struct Log {
    #[rowkey(as(str, to = Topic::as_str, from = Topic::new))] // fixed: #[rowkey(as(String, to = Topic::as_str, from = Topic::new))]
    topic: Topic,
}

#[derive(RowKey)]
struct Block {
    #[rowkey(as = [u8])] // fixed: #[rowkey(as = Vec<u8>)]
    hash: Box<[u8]>,
}

fn main() {}
