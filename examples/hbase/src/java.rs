//! Java reads Rust, Rust reads Java: the same layouts, built by `java/JavaKeys.java` with the libraries
//! that define them and declared in `java/layouts.rs`, or built by hand in `java/RowsByHand.java` and declared
//! in `java/by_hand.rs`, over tables of HBase that either side fills.

mod by_hand;
mod layouts;
mod ordered_bytes;

use std::collections::BTreeSet;

use fastrand::Rng;
use rowkey::to_string_binary;

use self::by_hand::{Added, HexDigest, Joined, Md5Salt, Md5Shard, Trailing, UserSeq, UuidText};
use self::layouts::{Layout, OpenTsdb, OrderedRow, PhoenixSalt, PlainBytes, ReverseTime};
use crate::error::Result;
use crate::gateway::{FAMILY, Gateway, Row};
use crate::java_program::JavaProgram;
use crate::run::Run;

/// Rows that each side writes in each of the layouts: 26,000 a side.
const ROWS: usize = 2_000;
const BATCH: u16 = 1_000;

pub fn run(run: &mut Run) -> Result<()> {
    let seed = run.settings.seed;
    println!("{ROWS} rows a layout and side, drawn from the seed {seed}\n");
    let cluster = run.cluster()?;
    for owner in ["java", "rust"] {
        for layout in LAYOUTS {
            cluster.create(&format!("{owner}_{}", layout.name), FAMILY, &[])?;
        }
    }
    let mut java = run.java_program("JavaKeys")?;
    java.ask(&format!("write {seed} {ROWS}"))?;
    let gateway = cluster.gateway();
    for layout in LAYOUTS {
        (layout.write)(gateway, seed)?;
    }

    // Java builds every row of Rust's again and decodes it, by its own libraries.
    let read = java.ask(&format!("check {ROWS}"))?;
    let expected: Vec<String> = LAYOUTS.iter().map(|layout| format!("{} {ROWS}", layout.name)).collect();
    if read != expected {
        return Err(format!("Java read {read:?}, and not {expected:?}").into());
    }
    println!("layout      Java's rows   Rust's rows   ranges of   rows of it,   rows of it,");
    println!("            Rust reads    Java reads    one scan    Java's        Rust's");
    for layout in LAYOUTS {
        (layout.compare)(gateway, &mut java)?;
    }
    println!(
        "\nEach row was decoded to the fields that the other side meant, and built again to the same bytes."
    );
    println!("Each scan found, in either side's rows, by either side's client, with either side's bounds,");
    println!("the rows that a filter over the fields finds.");
    Ok(())
}

/// What is done with each layout.
struct Exchange {
    name: &'static str,
    write: fn(&Gateway, u64) -> Result<()>,
    compare: fn(&Gateway, &mut JavaProgram) -> Result<()>,
}

const fn exchange<K: Layout>() -> Exchange {
    Exchange { name: K::NAME, write: write::<K>, compare: compare::<K> }
}

/// In the order of Java's.
const LAYOUTS: &[Exchange] = &[
    exchange::<PlainBytes>(),
    exchange::<OrderedRow>(),
    exchange::<ReverseTime>(),
    exchange::<PhoenixSalt>(),
    exchange::<OpenTsdb>(),
    exchange::<UserSeq>(),
    exchange::<Md5Salt>(),
    exchange::<Md5Shard>(),
    exchange::<HexDigest>(),
    exchange::<UuidText>(),
    exchange::<Joined>(),
    exchange::<Trailing>(),
    exchange::<Added>(),
];

fn write<K: Layout>(gateway: &Gateway, seed: u64) -> Result<()> {
    let mut random = Rng::with_seed(seed);
    let (mut written, mut rows) = (BTreeSet::new(), Vec::new());
    while rows.len() < ROWS {
        let key = K::random(&mut random);
        let row = key.try_encode()?.to_vec();
        if written.insert(row.clone()) {
            rows.push(Row { row, value: key.cell().into_bytes() });
        }
    }
    for batch in rows.chunks(usize::from(BATCH)) {
        gateway.put(&format!("rust_{}", K::NAME), batch)?;
    }
    Ok(())
}

/// One line of the table, after everything that it claims was found to hold.
fn compare<K: Layout>(gateway: &Gateway, java: &mut JavaProgram) -> Result<()> {
    let rust_bounds: Vec<Bounds> = K::scan()
        .iter()
        .map(|range| Bounds { start: range.start().into(), stop: range.stop().into() })
        .collect();
    let java_bounds = java.ask(&format!("bounds {}", K::NAME))?;
    let java_bounds: Vec<Bounds> =
        java_bounds.iter().map(|line| Bounds::parse(line)).collect::<Option<_>>().ok_or("bounds in hex")?;
    let mut found = Vec::new();
    for owner in ["java", "rust"] {
        let table = format!("{owner}_{}", K::NAME);
        let rows = between(gateway, &table, &Bounds::default())?;
        if rows.len() != ROWS {
            return Err(format!("`{table}`: {} rows, and not {ROWS}", rows.len()).into());
        }
        let mut wanted = Vec::new();
        for row in rows {
            let (key, cell) = read::<K>(&table, &row)?;
            if key.is_wanted() {
                wanted.push(cell);
            }
        }
        // Bucket by bucket, so in the order of the rows.
        for (whose, bounds) in [("Java", &java_bounds), ("Rust", &rust_bounds)] {
            let (mut by_rust, mut by_java) = (Vec::new(), Vec::new());
            for bounds in bounds {
                let rows = between(gateway, &table, bounds)?;
                by_rust.extend(rows.into_iter().map(|row| String::from_utf8_lossy(&row.value).into_owned()));
                by_java.extend(java.ask(&format!("scan {table} {}", bounds.hex()))?);
            }
            for (client, cells) in [("Rust", by_rust), ("Java", by_java)] {
                if cells != wanted {
                    let (cells, wanted) = (cells.len(), wanted.len());
                    return Err(format!(
                        "`{table}`: {client}'s client finds {cells} rows between {whose}'s bounds, a filter {wanted}"
                    )
                    .into());
                }
            }
        }
        if wanted.is_empty() {
            return Err(format!("`{table}`: the scan finds no row, and so shows nothing").into());
        }
        found.push(wanted.len());
    }
    println!(
        "{:<10}  {ROWS:>11}   {ROWS:>11}   {:>9}   {:>11}   {:>11}",
        K::NAME,
        rust_bounds.len(),
        found[0],
        found[1]
    );
    Ok(())
}

/// Decodes a row and builds it from its cell, and compares both ways.
fn read<K: Layout>(table: &str, row: &Row) -> Result<(K, String)> {
    let name = to_string_binary(&row.row);
    let cell = String::from_utf8(row.value.clone())?;
    let key = K::decode(&row.row).map_err(|error| format!("`{table}`: {name} of {cell}: {error}"))?;
    if key.cell() != cell {
        return Err(format!("`{table}`: {name} was {cell}, Rust reads {}", key.cell()).into());
    }
    let fields: Vec<&str> = cell.split('\t').collect();
    let built = K::from_cell(&fields).ok_or_else(|| format!("`{table}`: no fields: {cell}"))?.try_encode()?;
    if *built != *row.row {
        let built = to_string_binary(&built);
        return Err(format!("`{table}`: the row of {cell} is {name}, Rust builds {built}").into());
    }
    Ok((key, cell))
}

/// A start and a stop row, of whichever side.
#[derive(Default)]
struct Bounds {
    start: Vec<u8>,
    stop: Vec<u8>,
}

impl Bounds {
    fn parse(line: &str) -> Option<Bounds> {
        let (start, stop) = line.split_once(' ')?;
        let unhex = |hex: &str| {
            let bytes = (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok());
            bytes.collect::<Option<Vec<u8>>>()
        };
        Some(Bounds { start: unhex(start)?, stop: unhex(stop)? })
    }

    fn hex(&self) -> String {
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        format!("{} {}", hex(&self.start), hex(&self.stop))
    }
}

/// The rows between two bounds, in their order.
fn between(gateway: &Gateway, table: &str, bounds: &Bounds) -> Result<Vec<Row>> {
    let scanner = gateway.open_scanner(table, &bounds.start, &bounds.stop, i32::from(BATCH))?;
    let mut rows = Vec::new();
    loop {
        let batch = gateway.next_rows(scanner, i32::from(BATCH))?;
        if batch.is_empty() {
            gateway.close_scanner(scanner)?;
            return Ok(rows);
        }
        rows.extend(batch.into_iter().map(Row::from));
    }
}
