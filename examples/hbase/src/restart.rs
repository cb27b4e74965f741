//! A second start on the same folder finds the rows of the first.

use crate::error::Result;
use crate::flights::Flight;
use crate::gateway::Row;
use crate::keys::Departure;
use crate::run::{Run, load, rows};
use crate::scan::scan_all;

const TABLE: &str = "kept";

pub fn run(run: &mut Run) -> Result<()> {
    if run.cluster()?.ask(&format!("exists {TABLE}"))? == ["true"] {
        let mut earlier = 0;
        for row in scan_all(run.cluster()?.gateway(), TABLE, &Departure::prefix().ranges(), 1000) {
            Departure::decode(&row?.row)?;
            earlier += 1;
        }
        println!("{earlier} rows of an earlier run were in the folder");
    }
    let row = |flight: &Flight| Ok(flight.departure.encode()?.to_vec());
    load(run.cluster()?, TABLE, &Departure::split_points(), &run.departures, row)?;
    run.restart()?;

    let mut rows = rows(&run.departures, row)?;
    let found = scan_all(run.cluster()?.gateway(), TABLE, &Departure::prefix().ranges(), 1000);
    let mut found = found.collect::<Result<Vec<Row>>>()?;
    let by_row = |a: &Row, b: &Row| a.row.cmp(&b.row);
    found.sort_by(by_row);
    rows.sort_by(by_row);
    if found != rows {
        return Err(format!(
            "{} rows were written, {} were found after the restart",
            rows.len(),
            found.len()
        )
        .into());
    }
    println!(
        "{} rows written, HBase stopped and started again, the same {} rows found",
        rows.len(),
        found.len()
    );
    Ok(())
}
