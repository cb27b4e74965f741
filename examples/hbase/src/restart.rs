//! A second start on the same folder finds the rows of the first.

use crate::error::Result;
use crate::gateway::{FAMILY, Row};
use crate::keys::Departure;
use crate::run::Run;
use crate::scan::scan_all;

const TABLE: &str = "kept";
const BATCH: u16 = 1000;

pub fn run(run: &mut Run) -> Result<()> {
    let mut rows = Vec::new();
    for flight in &run.departures {
        rows.push(Row { row: flight.departure.encode()?.to_vec(), value: flight.details().into_bytes() });
    }
    let cluster = run.cluster()?;
    cluster.create(TABLE, FAMILY, &Departure::split_points())?;
    for batch in rows.chunks(usize::from(BATCH)) {
        cluster.gateway().put(TABLE, batch)?;
    }
    run.restart()?;

    let found = scan_all(run.cluster()?.gateway(), TABLE, &Departure::prefix().ranges(), BATCH);
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
