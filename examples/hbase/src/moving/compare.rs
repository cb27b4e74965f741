//! Tables cell by cell, with the timestamps.

use std::collections::{BTreeMap, BTreeSet};
use std::thread;
use std::time::Duration;

use rowkey::{Rekey, to_string_binary};

use crate::error::Result;
use crate::gateway::Gateway;
use crate::keys::{Departure, Moved};
use crate::moving::changes::{Cells, cells};
use crate::moving::traffic::{Side, Traffic};
use crate::run::BATCH;

/// A row that differs is read again so often, after a pause each: a writer that was killed is back by then.
const READS: usize = 50;
const PAUSE: Duration = Duration::from_millis(200);

/// Cells by the rows of the new table.
pub type Table = BTreeMap<Vec<u8>, Cells>;

/// Compares both tables while they are written: the cells, and the rows that differed at first. None does in the end.
pub fn tables(gateway: &Gateway, traffic: &Traffic) -> Result<(usize, usize)> {
    let (mut old, mut new) = (in_new_layout(all(gateway, Side::Old)?)?, all(gateway, Side::New)?);
    let cells = new.values().map(Cells::len).sum();
    let first = different(&old, &new).len();
    for _ in 0..READS {
        let rows = different(&old, &new);
        if rows.is_empty() {
            break;
        }
        thread::sleep(PAUSE);
        let to_old = |row: &Vec<u8>| Ok(Rekey::<Departure, Moved>::to_old(row)?.to_vec());
        let old_rows = rows.iter().map(to_old).collect::<Result<Vec<_>>>()?;
        old = in_new_layout(traffic.get(Side::Old, &old_rows)?)?;
        new = traffic.get(Side::New, &rows)?;
    }
    same(&old, &new)?;
    Ok((cells, first))
}

/// All rows of a table.
pub fn all(gateway: &Gateway, side: Side) -> Result<Table> {
    let batch = i32::try_from(BATCH)?;
    let scanner = gateway.open_scanner(side.table(), &[], &[], batch)?;
    let mut table = Table::new();
    loop {
        let rows = gateway.next_rows(scanner, batch)?;
        if rows.is_empty() {
            gateway.close_scanner(scanner)?;
            return Ok(table);
        }
        table.extend(rows.into_iter().map(cells));
    }
}

/// Fails if a cell is missing, is there in spite of its delete, or differs.
pub fn same(expected: &Table, found: &Table) -> Result<()> {
    let rows = different(expected, found);
    let Some(row) = rows.first() else { return Ok(()) };
    let (mut lost, mut back, mut other) = (0, 0, 0);
    let none = Cells::new();
    for row in &rows {
        let (expected, found) = (expected.get(row).unwrap_or(&none), found.get(row).unwrap_or(&none));
        lost += expected.keys().filter(|column| !found.contains_key(*column)).count();
        back += found.keys().filter(|column| !expected.contains_key(*column)).count();
        other += expected
            .iter()
            .filter(|(column, cell)| found.get(*column).is_some_and(|found| found != *cell))
            .count();
    }
    Err(format!(
        "{lost} cells are lost, {back} deleted ones are back, {other} have another value or timestamp; one of {}",
        to_string_binary(row)
    )
    .into())
}

fn different(one: &Table, other: &Table) -> Vec<Vec<u8>> {
    let rows: BTreeSet<&Vec<u8>> = one.keys().chain(other.keys()).collect();
    rows.into_iter().filter(|row| one.get(*row) != other.get(*row)).cloned().collect()
}

fn in_new_layout(old: Table) -> Result<Table> {
    old.into_iter()
        .map(|(row, cells)| Ok((Rekey::<Departure, Moved>::to_new(&row)?.to_vec(), cells)))
        .collect()
}
