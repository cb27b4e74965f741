//! Time of `rowkey`, of the same by hand and of the codecs that people take today, in one run.
//! `cargo xtask bench` reads what this leaves and writes BENCHMARKS.md.

#![allow(missing_docs, reason = "the macros of the runner write items without docs")]

use std::collections::BTreeSet;
use std::hint::black_box;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use itertools::Itertools;
use rowkey::{KeyRanges, RowKey};
use rowkey_benches::by_hand::{ended, event, feed, file, login, trace, wide};
use rowkey_benches::keys::*;
use rowkey_benches::pairs;
use rowkey_benches::pairs::{Work, each, each_into, each_row};
use rowkey_benches::rivals::*;

type Group<'a> = BenchmarkGroup<'a, WallTime>;

/// All numbers of [`files`] fit.
fn encoded_file(key: &File) -> Vec<u8> {
    file::encode(key).map(Vec::from).unwrap_or_default()
}

fn group<'a>(c: &'a mut Criterion, name: &str) -> Group<'a> {
    let mut group = c.benchmark_group(name);
    group
        .warm_up_time(Duration::from_millis(100))
        .measurement_time(Duration::from_millis(200))
        .sample_size(20)
        .throughput(Throughput::Elements(COUNT as u64));
    group
}

fn measure(group: &mut Group<'_>, name: &str, work: Work) {
    group.bench_function(name, |b| b.iter(&*work));
}

/// What is measured in instructions, in time too, and beside it what others take for it: a machine is
/// not as fast from one minute to the next.
fn against_all(c: &mut Criterion) {
    macro_rules! benchmarks {
        ($($name:ident, $bar:literal, $ours:expr, $by_hand:expr;)*) => {$(
            let mut all = group(c, stringify!($name));
            measure(&mut all, "rowkey", $ours);
            measure(&mut all, "by hand", $by_hand);
            rivals(&mut all, stringify!($name));
            all.finish();
        )*};
    }
    pairs!(benchmarks);
    let mut all = group(c, "login_decode");
    measure(&mut all, "rowkey", each_row(logins(), Login::encode, Login::decode));
    rivals(&mut all, "login_decode");
}

fn rivals(group: &mut Group<'_>, operation: &str) {
    text_rival::<FoundationDb>(group, operation);
    text_rival::<Bytekey2>(group, operation);
    text_rival::<Storekey>(group, operation);
    text_rival::<Memcomparable>(group, operation);
    text_rival::<Ordcode>(group, operation);
    rival::<DbKeyMacro>(group, operation);
    text_rival::<Text>(group, operation);
    match operation {
        "event_encode_into" => {
            let batch = arrow_events(&events().iter().map(PlainEvent::from).collect::<Vec<_>>());
            group.bench_function("arrow-row", |b| b.iter(&batch));
        }
        "login_encode_into" => {
            let batch = arrow_logins(&logins().iter().map(PlainLogin::from).collect::<Vec<_>>());
            group.bench_function("arrow-row", |b| b.iter(&batch));
        }
        _ => {}
    }
}

fn rival<R: Rival>(group: &mut Group<'_>, operation: &str) {
    let keys = || events().iter().map(PlainEvent::from).collect::<Vec<_>>();
    let work = match operation {
        "event_encode" => each(keys(), |key| R::event(key)),
        "event_encode_into" => each_into(keys(), |key, row| R::event_into(key, row)),
        "event_decode" => {
            let rows = |key: &PlainEvent| R::event(key).as_ref().to_vec();
            each_row(keys(), rows, |row| R::event_back(row).ok_or(R::NAME))
        }
        _ => return,
    };
    measure(group, R::NAME, work);
}

fn text_rival<R: TextRival>(group: &mut Group<'_>, operation: &str) {
    rival::<R>(group, operation);
    let keys = || logins().iter().map(PlainLogin::from).collect::<Vec<_>>();
    let work = match operation {
        "login_encode" => each(keys(), |key| R::login(key)),
        "login_encode_into" => each_into(keys(), |key, row| R::login_into(key, row)),
        // One of them does not read its own text back.
        "login_decode" if keys().iter().all(|key| R::login_back(&R::login(key)).as_ref() == Some(key)) => {
            each_row(keys(), |key| R::login(key), |row| R::login_back(row).ok_or(R::NAME))
        }
        _ => return,
    };
    measure(group, R::NAME, work);
}

/// Sixteen sorted scans of a thousand rows as one.
fn merge(c: &mut Criterion) {
    let mut numbers = Numbers::from_seed(3);
    let scans: Vec<Vec<[u8; 19]>> = (0..16)
        .map(|bucket| {
            let mut rows: Vec<[u8; 19]> = (0..1000)
                .map(|_| {
                    let mut row = [bucket; 19];
                    row[1..9].copy_from_slice(&numbers.next().unwrap_or_default().to_be_bytes());
                    row
                })
                .collect();
            rows.sort_unstable();
            rows
        })
        .collect();
    let ranges = EventSalted::prefix().ranges();
    let mut group = group(c, "merge");
    group.throughput(Throughput::Elements(16_000));
    let iters = || scans.iter().map(|scan| scan.iter());
    group.bench_function("rowkey", |b| {
        b.iter(|| {
            ranges.merge(iters(), |row| &row[..]).for_each(|row| {
                black_box(row);
            })
        });
    });
    // As an asynchronous client drives it, with nothing to wait for.
    group.bench_function("rowkey, merger", |b| {
        b.iter(|| {
            let mut scans: Vec<_> = iters().collect();
            let mut merger = ranges.merger();
            loop {
                while let Some(index) = merger.wants().next() {
                    match scans[index].next() {
                        Some(row) => merger.push(index, row, row),
                        None => merger.end(index),
                    }
                }
                let Some(row) = merger.pop() else { break };
                black_box(row);
            }
        });
    });
    group.bench_function("itertools::kmerge_by", |b| {
        let before = |a: &&[u8; 19], b: &&[u8; 19]| (&a[1..], a[0]) < (&b[1..], b[0]);
        b.iter(|| {
            iters().kmerge_by(before).for_each(|row| {
                black_box(row);
            })
        });
    });
    group.bench_function("concat and sort", |b| {
        b.iter(|| {
            let mut rows: Vec<&[u8; 19]> = iters().flatten().collect();
            rows.sort_by_key(|row| (&row[1..], row[0]));
            rows.iter().for_each(|row| {
                black_box(row);
            });
        });
    });
}

/// The scans of a thousand buckets, of the whole table, and of a thousand users, newest first: 16 rows each.
fn merge_of_many(c: &mut Criterion) {
    #[derive(RowKey)]
    struct Spread {
        #[salt(buckets = 1000)]
        #[reverse_ts]
        at: i64,
        user: u32,
    }

    #[derive(RowKey)]
    struct Post {
        user: u32,
        #[reverse_ts]
        at: i64,
        number: u16,
    }

    let mut numbers = Numbers::from_seed(4);
    let times: Vec<i64> = numbers.by_ref().take(16_000).map(|number| (number >> 2) as i64).collect();
    let spread = times.iter().map(|&at| Spread { at, user: 7 }.encode());
    let posts = (0..).zip(&times).map(|(i, &at)| Post { user: i % 1_000, at, number: 1 }.encode());
    let (spread, posts) = (spread.collect::<BTreeSet<_>>(), posts.collect::<BTreeSet<_>>());
    let mut group = group(c, "merge of 1,000");
    group.throughput(Throughput::Elements(16_000));
    let mut measure = |name: &str, ranges: &KeyRanges, table: &BTreeSet<[u8; 14]>| {
        let scans: Vec<Vec<&[u8; 14]>> =
            ranges.iter().map(|range| table.range::<[u8], _>(range).collect()).collect();
        assert_eq!((scans.len(), scans.iter().map(Vec::len).sum()), (1_000, 16_000));
        group.bench_function(name, |b| {
            b.iter(|| {
                let iters = scans.iter().map(|scan| scan.iter().copied());
                ranges.merge(iters, |row| &row[..]).for_each(|row| {
                    black_box(row);
                });
            });
        });
    };
    measure("buckets", &Spread::prefix().ranges(), &spread);
    measure("users, by_open_fields", &Post::prefix().user_in(0..1_000).ranges().by_open_fields(), &posts);
}

#[derive(RowKey)]
struct Free {
    text: String,
    end: u8,
}

/// Text of up to 64 KiB, compared with a plain copy of the same bytes; and
/// text of nothing but NUL.
fn text_growth(c: &mut Criterion) {
    for len in [0, 64, 128, 256, 512, 1 << 10, 1 << 12, 1 << 14, 1 << 16] {
        let [text, only_nul] = ["x", "\0"].map(|byte| Free { text: byte.repeat(len), end: 1 });
        let mut row = Vec::with_capacity(2 * len + 8);
        encode_free(c, "growth text", &text, &mut row);
        group(c, "growth memcpy").bench_function(len.to_string(), |b| {
            b.iter(|| {
                row.clear();
                row.extend_from_slice(black_box(&text).text.as_bytes());
                black_box(&row);
            });
        });
        encode_free(c, "growth only NUL", &only_nul, &mut row);
    }
}

fn encode_free(c: &mut Criterion, name: &str, key: &Free, row: &mut Vec<u8>) {
    group(c, name).bench_function(key.text.len().to_string(), |b| {
        b.iter(|| {
            row.clear();
            black_box(key).encode_into(row);
            black_box(&*row);
        });
    });
}

macro_rules! wider {
    ($c:ident, $($count:literal $name:ident { $($field:ident)* })*) => {$(
        #[derive(RowKey)]
        struct $name { $($field: u32),* }
        let key = $name { $($field: 7),* };
        group($c, "growth fields").bench_function(stringify!($count), |b| b.iter(|| black_box(&key).encode()));
    )*};
}

fn field_growth(c: &mut Criterion) {
    wider! { c,
        1 One { a }
        2 Two { a b }
        4 Four { a b c d }
        8 Eight { a b c d e f g h }
        16 Sixteen { a b c d e f g h i j k l m n o p }
        32 ThirtyTwo { a b c d e f g h i j k l m n o p aa bb cc dd ee ff gg hh ii jj kk ll mm nn oo pp }
    }
}

/// A fan-out of which 1, 16 or all of 256 ranges are used.
fn fan_out_growth(c: &mut Criterion) {
    for asked in [1, 16, 64, 256] {
        group(c, "growth ranges").bench_function(asked.to_string(), |b| {
            b.iter(|| {
                let scan = EventSpread::prefix().host_range(black_box(7)..900).ranges();
                scan.iter().take(asked).for_each(|range| {
                    black_box(&range);
                });
            });
        });
    }
}

criterion_group! {
    name = time;
    config = Criterion::default().without_plots();
    targets = against_all, merge, merge_of_many, text_growth, field_growth, fan_out_growth
}
criterion_main!(time);
