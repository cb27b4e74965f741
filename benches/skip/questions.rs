//! The table, and the scans of it.

use rowkey::{RowKey, SkipScan};

/// 14 bytes. Small rows that decode in a few nanoseconds: the full scan at its best.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct Reading {
    pub host: u32,
    pub metric: u16,
    #[reverse_ts]
    pub at: i64,
}

const METRICS: u16 = 100;
const TIMES: i64 = 1000;

/// Milliseconds between two readings.
const STEP: i64 = 60_000;

/// The rows of all hosts, in order: every host has every metric at every time.
pub fn readings(rows: u64) -> impl Iterator<Item = Reading> {
    let each = |host| {
        (0..METRICS).flat_map(move |metric| {
            (0..TIMES).rev().map(move |minute| Reading { host, metric, at: minute * STEP })
        })
    };
    (0..hosts(rows)).flat_map(each)
}

fn hosts(rows: u64) -> u32 {
    (rows / (u64::from(METRICS) * TIMES as u64)).max(1) as u32
}

pub struct Question {
    pub name: &'static str,
    pub scan: SkipScan,
    /// The same as a filter.
    pub holds: fn(&Reading) -> bool,
}

/// One minute of every hundred.
fn is_asked(at: i64) -> bool {
    at % (100 * STEP) == 50 * STEP
}

pub fn questions(rows: u64) -> Vec<Question> {
    let any = || Reading::prefix().host_any();
    let minutes = || (0..TIMES).map(|minute| minute * STEP).filter(|at| is_asked(*at));
    let all = Reading::prefix().host_range(..hosts(rows)).metric_range(..METRICS);
    vec![
        Question {
            name: "0.01 %",
            scan: any().metric(7).at_in(minutes()).skip(),
            holds: |key| key.metric == 7 && is_asked(key.at),
        },
        Question { name: "1 %, in runs", scan: any().metric(7).skip(), holds: |key| key.metric == 7 },
        Question {
            name: "1 %, scattered",
            scan: any().metric_any().at_in(minutes()).skip(),
            holds: |key| is_asked(key.at),
        },
        Question {
            name: "everything",
            scan: all.at_range(..TIMES * STEP).skip(),
            holds: |key| key.metric < METRICS && key.at < TIMES * STEP,
        },
    ]
}
