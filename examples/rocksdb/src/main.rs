//! A prefix extractor of RocksDB that is made from the layout of a row key. `examples/rocksdb/run` is the way to start it.

mod extractor;
mod table;

use std::error::Error;
use std::process::ExitCode;

use rocksdb::{ReadOptions, SliceTransform};
use rowkey::{KeyRange, RowKey};

use crate::extractor::{extractor, read_options};
use crate::table::{Found, Table};

/// A line that a person reads.
type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// What a host logged: the newest first.
#[derive(RowKey, Debug, Clone)]
struct Entry {
    host: String,
    #[reverse_ts]
    at: i64,
    seq: u16,
}

/// The extractor returns the row up to the end of the first field.
const HOST: usize = 0;

const USAGE: &str = "usage: run [--short]    60 files of 8000 rows; --short: 20 files of 800";

/// 2023-11-14 22:13:20 UTC, in milliseconds.
const START: i64 = 1_700_000_000_000;
const MINUTE: i64 = 60_000;

fn main() -> ExitCode {
    let short = match std::env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [] => false,
        [option] if option == "--short" => true,
        [option] if option == "--help" => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    let (files, entries) = if short { (20, 20) } else { (60, 200) };
    match run(files, entries) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The rows of one file: 40 of 1000 hosts were busy while it was written.
fn file(number: usize, entries: usize) -> Vec<Vec<u8>> {
    let hosts = (0..40).map(|i| host((number * 7919 + i * 613) % 1000));
    let minute = |i: usize| START + (number * entries + i) as i64 * MINUTE;
    let keys = hosts.flat_map(|host| {
        (0..entries).map(move |i| Entry { host: host.clone(), at: minute(i), seq: (i % 3) as u16 })
    });
    keys.map(|key| key.encode().into()).collect()
}

fn host(number: usize) -> String {
    format!("web{number}")
}

fn run(files: usize, entries: usize) -> Result<()> {
    let rows: Vec<Vec<Vec<u8>>> = (0..files).map(|number| file(number, entries)).collect();
    let all: Vec<&Vec<u8>> = rows.iter().flatten().collect();

    let folder = tempfile::tempdir()?;
    let by_layout = extractor::<Entry, HOST>().ok_or("the host does not end by itself")?;
    let table = Table::create(&folder.path().join("by-layout"), by_layout)?;
    let by_hand = SliceTransform::create("up to the NUL", up_to_nul, None);
    let careless = Table::create(&folder.path().join("by-hand"), by_hand)?;
    for rows in &rows {
        table.write_file(rows)?;
        careless.write_file(rows)?;
    }
    println!("{} rows of hosts in {} files", all.len(), table.files()?);
    println!("the extractor {}: up to `host`", Entry::LAYOUT.prefix_name(HOST).unwrap_or_default());

    // A host that is in a few files.
    let busy = host(613);
    let busy = busy.as_str();
    let questions = [
        (format!("all of {busy}"), Entry::prefix().host(busy).range()),
        (
            format!("{busy}, the first ten minutes"),
            Entry::prefix().host(busy).at_range(START..START + 10 * MINUTE).range(),
        ),
        ("a host that is not there".into(), Entry::prefix().host("web1000").range()),
        ("hosts that start with web61".into(), Entry::prefix().host_starts_with("web61").range()),
        ("hosts from web2 up to web3".into(), Entry::prefix().host_range("web2".."web3").range()),
    ];
    for (question, range) in &questions {
        let expected = matching(&all, range);
        let found = table.scan(range, read_options::<Entry, HOST>(range))?;
        let without = table.scan(range, in_total_order(range))?;
        println!("\n{question}: {} rows", expected.len());
        match range.shared_prefix(Entry::LAYOUT, HOST) {
            Some(prefix) => println!("  one prefix, {}", rowkey::to_string_binary(prefix)),
            None => println!("  several prefixes: in total order"),
        }
        said("by the extractor", &found, files);
        said("without it", &without, files);
        if found.rows != expected || without.rows != expected {
            return Err(format!("{question}: other rows than those that match").into());
        }
    }

    println!(
        "\nAn extractor by hand, `up to the first NUL, or all of it`, and each scan as if it had one prefix:"
    );
    let mut lost = 0;
    for (question, range) in &questions {
        let expected = matching(&all, range);
        let found = careless.scan(range, as_one_prefix(range))?;
        let missing = expected.len() - found.rows.len();
        lost += missing;
        println!("  {question}: {} of {} rows", found.rows.len(), expected.len());
    }
    println!("{lost} rows lost, and no error.");
    if lost == 0 {
        return Err("the extractor by hand was expected to lose rows".into());
    }
    Ok(())
}

/// What a filter over all rows finds.
fn matching(all: &[&Vec<u8>], range: &KeyRange) -> Vec<Vec<u8>> {
    let mut rows: Vec<_> = all.iter().filter(|row| range.contains(row)).map(|row| row.to_vec()).collect();
    rows.sort();
    rows.dedup();
    rows
}

fn said(how: &str, found: &Found, files: usize) {
    let opened = files as u64 - found.left_out;
    println!("  {how:<17} {opened:>3} of {files} files opened, {:>5} blocks read", found.blocks);
}

/// As without an extractor.
fn in_total_order(range: &KeyRange) -> ReadOptions {
    let mut options = ReadOptions::default();
    options.set_total_order_seek(true);
    bounded(options, range)
}

fn as_one_prefix(range: &KeyRange) -> ReadOptions {
    let mut options = ReadOptions::default();
    options.set_prefix_same_as_start(true);
    bounded(options, range)
}

fn bounded(mut options: ReadOptions, range: &KeyRange) -> ReadOptions {
    if !range.stop().is_empty() {
        options.set_iterate_upper_bound(range.stop());
    }
    options
}

/// The rule that people write by hand: bytes without a terminator are taken whole, so the start of a scan over many hosts
/// is in the domain, with a prefix that no row has.
fn up_to_nul(row: &[u8]) -> &[u8] {
    let end = row.iter().position(|byte| *byte == 0);
    end.map_or(row, |nul| &row[..=nul])
}
