//! What one checkout does in a comparison of two. `cargo xtask beside` compiles this file once for each.

use std::hint::black_box;

use rowkey::{RowKey, SkipScan, Step};

#[path = "../skip/questions.rs"]
mod questions;

pub use questions::{Question, questions, readings};

/// Start and stop of the rows that a skip scan wants next.
pub type Bounds<'a> = (&'a [u8], &'a [u8]);

/// Reads a store by a skip scan; how many rows it found, and the sum of their times.
pub fn read<I: Iterator<Item = Result<T, E>>, T, E>(
    question: &Question,
    items: impl Fn(Bounds<'_>) -> I,
    row: fn(&T) -> &[u8],
) -> Result<(u64, i64), E> {
    let mut answer = (0, 0_i64);
    for item in question.scan.try_scan(|range| items((range.start(), range.stop())), row) {
        if let Ok(key) = questions::Reading::decode(row(&item?)) {
            debug_assert!((question.holds)(&key));
            answer = (answer.0 + 1, answer.1.wrapping_add(key.at));
        }
    }
    Ok(answer)
}

#[derive(RowKey)]
struct Salted {
    #[salt(buckets = 16)]
    host: u32,
    #[reverse_ts]
    at: i64,
    event: u16,
    seq: u32,
}

/// Merges sorted scans, one for each salt bucket; how many rows came out.
pub fn merge(scans: &[Vec<[u8; 19]>]) -> u64 {
    let rows = Salted::prefix().ranges().merge(scans.iter().map(|scan| scan.iter()), |row| &row[..]);
    rows.map(black_box).count() as u64
}

/// The same as an asynchronous client drives it, with nothing to wait for.
pub fn merge_by_merger(scans: &[Vec<[u8; 19]>]) -> u64 {
    let mut scans: Vec<_> = scans.iter().map(|scan| scan.iter()).collect();
    let mut merger = Salted::prefix().ranges().merger();
    let mut count = 0;
    loop {
        while let Some(index) = merger.wants().next() {
            match scans[index].next() {
                Some(row) => merger.push(index, row, row),
                None => merger.end(index),
            }
        }
        let Some(row) = merger.pop() else { return count };
        black_box(row);
        count += 1;
    }
}

/// `skip.next` at rows that are all answered alike.
pub struct Next {
    pub name: String,
    scan: SkipScan,
    rows: Vec<Vec<u8>>,
}

impl Next {
    /// Asks at each row; how many bytes the answers have, and 1 for each match.
    pub fn run(&self) -> u64 {
        self.rows.iter().map(|row| length(&black_box(&self.scan).next(black_box(row)))).sum()
    }
}

fn length(step: &Step) -> u64 {
    match step {
        Step::Match => 1,
        Step::Seek(row) => row.len() as u64,
        Step::Done => 0,
    }
}

/// What is to be the answer at a row.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Answer {
    Match,
    /// To a row with the same leading values: the bound is further on.
    SeekWithin,
    /// To a row with other leading values: the bound is behind.
    SeekBeyond,
}

/// Text, digits and salted numbers; of each a match, a seek within the leading values, and one beyond them.
pub fn nexts() -> Vec<Next> {
    #[derive(RowKey)]
    struct Text {
        host: String,
        metric: u16,
        at: u64,
    }
    #[derive(RowKey)]
    struct Digits {
        #[pad(6)]
        host: u32,
        #[pad(8)]
        day: u32,
        #[pad(6)]
        seq: u32,
    }
    #[derive(RowKey)]
    struct Spread {
        #[salt(buckets = 16)]
        host: u32,
        metric: u16,
        at: u64,
    }
    let text = Text::prefix().host_any().metric_in([7, 9]).at_range(100..200);
    let digits = Digits::prefix().host_any().day_range(20_260_101..=20_260_131);
    let spread = Spread::prefix().host_in(0..1_000).metric_any().at_range(100..200);
    let mut nexts = Vec::new();
    let mut add = |key: &str, scan: SkipScan, leading: usize, row: &dyn Fn(u32, u64) -> Vec<u8>| {
        let each = [
            (Answer::Match, "match", 150),
            (Answer::SeekWithin, "seek within", 50),
            (Answer::SeekBeyond, "seek beyond", 250),
        ];
        for (answer, name, at) in each {
            let rows: Vec<Vec<u8>> = (0..900).map(|host| row(host, at)).collect();
            for row in &rows {
                assert_eq!(answered(&scan, row, leading), answer, "{key}, {name}, at {row:x?}");
            }
            nexts.push(Next { name: format!("{key}, {name}"), scan: scan.clone(), rows });
        }
    };
    add("text", text.skip(), 11, &|host, at| {
        Text { host: format!("host{host:04}"), metric: 9, at }.encode().to_vec()
    });
    add("digits", digits.skip(), 6, &|host, at| {
        // The bound is of the second field: 50, 150 and 250 are days before, of and after January.
        let day = 20_260_000 + at as u32 * 115 / 150;
        Digits { host, day, seq: 1 }.encode().map(Vec::from).unwrap_or_default()
    });
    add("salted", spread.skip(), 7, &|host, at| Spread { host, metric: 3, at }.encode().to_vec());
    nexts
}

/// The answer at `row`, whose leading values have that many bytes.
fn answered(scan: &SkipScan, row: &[u8], leading: usize) -> Answer {
    match scan.next(row) {
        Step::Match => Answer::Match,
        Step::Seek(to) if to[..leading] == row[..leading] => Answer::SeekWithin,
        _ => Answer::SeekBeyond,
    }
}
