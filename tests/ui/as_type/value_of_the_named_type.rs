// Scans take the type of the field; only what text begins with is of the type that `as` names.
use rowkey::RowKey;

#[derive(Clone)]
struct Topic(String);

impl Topic {
    fn as_str(&self) -> &str {
        &self.0
    }
}

#[derive(RowKey)]
struct Post {
    #[rowkey(as(String, to = Topic::as_str, from = Topic))]
    topic: Topic,
    #[rowkey(as(u64, to = bits, from = of_bits))]
    score: i64,
}

fn bits(number: &i64) -> u64 {
    *number as u64
}

fn of_bits(bits: u64) -> i64 {
    bits as i64
}

fn main() {
    let _ = Post::prefix().topic_range(.."a"); // fixed: let _ = Post::prefix().topic_range(..Topic("a".into()));
    let _ = Post::prefix().topic_in(["a"]); // fixed: let _ = Post::prefix().topic_in([Topic("a".into())]);
}
