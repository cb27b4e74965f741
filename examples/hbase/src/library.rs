//! A table by the Java library of `interop/java`: a plain client that knows the table's layout, which is stored beside it, and no key.
//! It reads what Rust wrote, and Rust reads what it wrote.

use std::collections::BTreeSet;

use crate::error::Result;
use crate::gateway::{FAMILY, Row};
use crate::keys::ByFlight;
use crate::run::{Run, load};
use crate::scan::scan;

const RUST: &str = "library_rust";
const JAVA: &str = "library_java";
const LAYOUTS: &str = "layouts";

const MINUTE: i64 = 60_000;

pub fn run(run: &mut Run) -> Result<()> {
    let (departures, cluster) = (&run.departures, run.cluster()?);
    let gateway = cluster.gateway();
    load(cluster, RUST, &ByFlight::split_points(), departures, |flight| {
        Ok(ByFlight::of(&flight.departure).encode()?.to_vec())
    })?;
    cluster.create(JAVA, FAMILY, &ByFlight::split_points())?;
    cluster.create(LAYOUTS, FAMILY, &[])?;
    let layout = serde_json::to_vec(ByFlight::LAYOUT)?;
    gateway.put(LAYOUTS, &[RUST, JAVA].map(|table| Row { row: table.into(), value: layout.clone() }))?;

    let mut java = run.java_program("LibraryRows")?;
    let mut expected: BTreeSet<Vec<u8>> = BTreeSet::new();
    for flight in departures {
        let key = ByFlight::of(&flight.departure);
        expected.insert(ByFlight { at: key.at + MINUTE, ..key }.encode()?.to_vec());
    }
    let copied = java.ask(&format!("copy {RUST} {JAVA}"))?;
    if copied != [expected.len().to_string()] {
        return Err(format!("Java read {copied:?} rows of {}", expected.len()).into());
    }

    let mut found = BTreeSet::new();
    for range in ByFlight::prefix().ranges() {
        for row in scan(gateway, JAVA, range, 1000) {
            let row = row?.row;
            ByFlight::decode(&row)?;
            found.insert(row);
        }
    }
    if found != expected {
        return Err(format!(
            "Java wrote {} rows, of which {} are expected",
            found.len(),
            found.intersection(&expected).count()
        )
        .into());
    }
    println!(
        "{} rows that Rust wrote were read in Java, and written there a minute later; Rust reads them all.",
        found.len()
    );

    // One flight in one half of the time, by Java's ranges.
    let Some(middle) = departures.get(departures.len() / 2).map(|flight| ByFlight::of(&flight.departure))
    else {
        return Ok(());
    };
    let of_flight = |key: &ByFlight| {
        key.carrier == middle.carrier && key.flight == middle.flight && key.at < middle.at + MINUTE
    };
    let wanted = departures.iter().filter(|flight| of_flight(&ByFlight::of(&flight.departure))).count();
    let (carrier, flight) = (&middle.carrier, middle.flight);
    let counted = java.ask(&format!("count {RUST} {carrier} {flight} 0 {}", middle.at + MINUTE))?;
    if counted != [wanted.to_string()] {
        return Err(format!(
            "Java finds {counted:?} departures of {carrier} {flight}, and there are {wanted}"
        )
        .into());
    }
    println!("Its range of {carrier} {flight} finds the departures of that flight: {wanted}.");
    Ok(())
}
