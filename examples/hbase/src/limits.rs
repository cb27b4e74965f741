//! Rows that HBase does not take are refused before anything is sent, with the reason.

use std::fmt::Display;

use hbase_thrift::hbase::{BatchMutation, Mutation, THbaseSyncClient};
use rowkey::{EncodeError, KeyBuf, RowKey};

use crate::cluster::Cluster;
use crate::error::Result;
use crate::gateway::{COLUMN, FAMILY, LONGEST_ROW, Row};
use crate::run::Run;
use crate::scan::scan_all;

const TABLE: &str = "limits";

/// A row of any length: so the limit stands in the declaration, and `encode` gives a `Result`. A key
/// of fixed width has it without saying so, and does not compile beyond it.
#[derive(RowKey, Debug, PartialEq)]
#[rowkey(max_len = 32767)]
struct Page {
    site: u16,
    /// The last field, so its bytes stand as they are.
    path: String,
}

/// A lone text that may be empty, and then so is the row.
#[derive(RowKey)]
struct Name {
    name: String,
}

pub fn run(run: &mut Run) -> Result<()> {
    let cluster = run.cluster()?;
    cluster.create(TABLE, FAMILY, &[])?;

    // The longest row that the declaration allows is the longest that HBase takes ...
    let longest = page(LONGEST_ROW)?;
    // ... though a client that does not know the region of a row yet looks it up by a row that holds
    // this one, and that has to be short enough as well.
    let lookup = format!("{TABLE},,{}", "9".repeat(14)).len();
    let error = refusal(write(cluster, &page(LONGEST_ROW - lookup + 1)?))?;
    println!("{} bytes, in a region that was not asked before: {error}", LONGEST_ROW - lookup + 1);
    write(cluster, &page(LONGEST_ROW - lookup)?)?;
    println!("{} bytes, in a region that was not asked before: written", LONGEST_ROW - lookup);
    write(cluster, &longest)?;
    println!("{} bytes, in a region that is known: written\n", longest.len());

    let sent = cluster.gateway().calls();
    let error = refusal(page(LONGEST_ROW + 1))?;
    println!("{} bytes, by `encode`: {error}", LONGEST_ROW + 1);
    let empty = Name { name: String::new() }.encode();
    let error = refusal(write(cluster, &empty))?;
    println!("0 bytes: {error}");
    // What keys without the limit in their declaration would run into.
    let error = refusal(write(cluster, &vec![b'x'; LONGEST_ROW + 1]))?;
    println!("{} bytes, not by `encode`: {error}", LONGEST_ROW + 1);
    if cluster.gateway().calls() != sent {
        return Err("a row was sent before it was refused".into());
    }
    println!("nothing was sent for these\n");

    // That HBase refuses them is no hearsay; its gateway says so without a reason.
    for row in [Vec::new(), vec![b'x'; LONGEST_ROW + 1]] {
        let bytes = row.len();
        let rows = vec![BatchMutation::new(row, vec![Mutation::new(false, COLUMN.to_vec(), vec![1], true)])];
        let sent = cluster
            .gateway()
            .call("mutateRows", |client| client.mutate_rows(TABLE.into(), rows, Default::default()));
        println!("{bytes} bytes, sent all the same: {}", refusal(sent)?);
    }

    let rows: Vec<Row> =
        scan_all(cluster.gateway(), TABLE, &Page::prefix().ranges(), 10).collect::<Result<_>>()?;
    let mut found = Vec::new();
    for row in &rows {
        found.push(Page::decode(&row.row)?.encode()?.len());
    }
    if found != [LONGEST_ROW - lookup, LONGEST_ROW] {
        return Err(format!("the table has rows of {found:?} bytes").into());
    }
    println!("the table holds the two that were written, and nothing else");
    Ok(())
}

/// A key whose row has `bytes`: two of them are the site.
fn page(bytes: usize) -> std::result::Result<KeyBuf, EncodeError> {
    Page { site: 1, path: "x".repeat(bytes - 2) }.encode()
}

fn write(cluster: &Cluster, row: &[u8]) -> Result<()> {
    cluster.gateway().put(TABLE, &[Row { row: row.to_vec(), value: b"1".to_vec() }])
}

fn refusal<T, E: Display>(done: std::result::Result<T, E>) -> Result<String> {
    match done {
        Ok(_) => Err("a row was taken that has to be refused".into()),
        Err(error) => Ok(error.to_string()),
    }
}
