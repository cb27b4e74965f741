//! Builds a range and reads its first row in a `BTreeMap`, beside the same by hand. `cargo xtask ranges` runs it and writes what
//! it finds into BENCHMARKS.md.
//!
//! Argument: the file that the figures go to.

#[path = "../turns.rs"]
mod turns;

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::error::Error;
use std::hint::black_box;

use rowkey::RowKey;
use serde_json::json;

use rowkey_benches::by_hand::scan;
use rowkey_benches::keys::{Event, Numbers};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

const HOSTS: u32 = 1_000;
const ROWS: usize = 1_000_000;
/// Text takes more memory.
const TEXT_ROWS: usize = 250_000;
/// Milliseconds between two rows of a host.
const STEP: i64 = 1_000;
const START: i64 = 1_700_000_000_000;
/// Ranges that one run builds.
const RANGES: usize = 50_000;

#[derive(RowKey)]
struct Salted {
    #[salt(buckets = 16)]
    host: u32,
    #[reverse_ts]
    at: i64,
    seq: u32,
}

#[derive(RowKey)]
struct Named {
    host: String,
    #[reverse_ts]
    at: i64,
}

fn main() -> Result<()> {
    // Cargo adds `--bench`.
    let path = std::env::args().skip(1).find(|arg| !arg.starts_with("--"));
    let path = path.ok_or("a file is expected: `cargo xtask ranges` gives one")?;
    let mut figures = Vec::new();
    let events = table(ROWS, |host, at| Event { host, at, event: 7, seq: 1 }.encode());
    figures.push(figure(
        "prefix",
        &events,
        |map, host, _| first(map.range::<[u8], _>(Event::prefix().host(host).range())),
        |map, host, _| first(map.range::<[u8], _>(scan::host(host).as_slices())),
    )?);
    figures.push(figure(
        "bounded",
        &events,
        |map, host, t| first(map.range::<[u8], _>(Event::prefix().host(host).at_range(t..t + 5_000).range())),
        |map, host, t| first(map.range::<[u8], _>(scan::host_between(host, t, t + 5_000).as_slices())),
    )?);
    drop(events);
    let salted = table(ROWS, |host, at| Salted { host, at, seq: 1 }.encode());
    figures.push(figure(
        "salted",
        &salted,
        |map, host, _| first(map.range::<[u8], _>(Salted::prefix().host(host).range())),
        |map, host, _| first(map.range::<[u8], _>(scan::salted_host(host).as_slices())),
    )?);
    drop(salted);
    let names: Vec<String> = (0..HOSTS).map(|host| format!("host{host:04}")).collect();
    let name = |host: u32| names[host as usize].as_str();
    let named = table(TEXT_ROWS, |host, at| Named { host: name(host).to_owned(), at }.encode().to_vec());
    figures.push(figure(
        "text",
        &named,
        |map, host, t| {
            first(map.range::<[u8], _>(Named::prefix().host(name(host)).at_range(t..t + 50_000).range()))
        },
        |map, host, t| first(map.range::<[u8], _>(scan::name_between(name(host), t, t + 50_000).as_slices())),
    )?);
    std::fs::write(path, serde_json::to_vec_pretty(&figures)?)?;
    Ok(())
}

/// As many rows of each host.
fn table<R: Ord>(rows: usize, row: impl Fn(u32, i64) -> R) -> BTreeMap<R, u32> {
    let times = (rows / HOSTS as usize) as i64;
    let at = |time: i64| START + time * STEP;
    (0..HOSTS)
        .flat_map(|host| (0..times).map(move |time| (host, time)))
        .map(|(host, time)| (row(host, at(time)), host))
        .collect()
}

/// The value of a range's first row.
#[inline(always)]
fn first<'a, R: 'a>(mut rows: impl Iterator<Item = (&'a R, &'a u32)>) -> Option<u32> {
    rows.next().map(|(_, &value)| value)
}

fn figure<R: Ord + Borrow<[u8]>>(
    name: &str,
    map: &BTreeMap<R, u32>,
    derived: impl Fn(&BTreeMap<R, u32>, u32, i64) -> Option<u32>,
    by_hand: impl Fn(&BTreeMap<R, u32>, u32, i64) -> Option<u32>,
) -> Result<serde_json::Value> {
    let times = (map.len() / HOSTS as usize) as u64;
    let mut numbers = Numbers::from_seed(5);
    let mut next = |below: u64| numbers.next().unwrap_or_default() % below;
    let asked: Vec<(u32, i64)> = (0..RANGES)
        .map(|_| (next(u64::from(HOSTS)) as u32, START + next(times * STEP as u64) as i64))
        .collect();
    let ratio = turns::ratio::<_, Box<dyn Error>>(
        || Ok(sum(&asked, |host, t| derived(map, host, t))),
        || Ok(sum(&asked, |host, t| by_hand(map, host, t))),
    )?;
    let [ours, by_hand] = ratio.times.map(|time| time.as_secs_f64() * 1e9 / RANGES as f64);
    Ok(json!({
        "name": name,
        "ours": ours,
        "by hand": by_hand,
        "ratio": ratio.median,
        "lowest": ratio.lowest,
        "highest": ratio.highest,
    }))
}

/// What all ranges found, as one number.
#[inline(always)]
fn sum(asked: &[(u32, i64)], find: impl Fn(u32, i64) -> Option<u32>) -> u64 {
    asked
        .iter()
        .map(|&(host, t)| {
            black_box(find(black_box(host), black_box(t))).map_or(0, |value| u64::from(value) + 1)
        })
        .sum()
}
