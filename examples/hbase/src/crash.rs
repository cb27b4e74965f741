//! The loader of a table and its index is killed again and again; nothing it acknowledged is lost, and
//! after a check both tables agree.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use fastrand::Rng;
use rowkey::{KeyRange, to_string_binary};

use crate::error::Result;
use crate::flights::Flight;
use crate::gateway::{Gateway, Row};
use crate::index::{self, ByTail, INDEX, Mended, Tables};
use crate::keys::Departure;
use crate::loader::{Kill, Loader};
use crate::run::Run;
use crate::scan::scan;

pub fn run(run: &mut Run) -> Result<()> {
    let cluster = run.cluster()?;
    let gateway = cluster.gateway();
    let flights = &run.departures;
    let kills = usize::from(run.settings.kills);
    index::create(cluster)?;
    // Small enough for many moments to be killed at.
    let batch = (flights.len() / 200).clamp(1, 100);
    let loader = Loader::new(gateway.address(), &run.settings, batch);
    println!(
        "{} flights, {batch} at once; kill -9 at {} moments drawn from the seed {}\n",
        flights.len(),
        kills,
        run.settings.seed
    );
    println!("kill   acknowledged   rows in `{}`   index rows missing   mended", index::DATA);
    let mut random = Rng::with_seed(run.settings.seed);
    // A kill a stretch, so that each has something left to load.
    let mut acknowledged = 0;
    let mut between = 0;
    for kill in 0..kills {
        let stretch = flights.len() * kill / kills..flights.len() * (kill + 1) / kills;
        let after = random.usize(stretch.start..stretch.end.saturating_sub(2 * batch).max(stretch.start + 1));
        let kill_at = Kill { after: after.max(acknowledged + 1), moment: random.f64() * 1.5 };
        acknowledged = loader.run(acknowledged, Some(kill_at))?;

        let left = Tables::read(gateway)?;
        let check = left.check()?;
        if !check.surplus.is_empty() {
            return Err("the index has a row whose data row was not written before it".into());
        }
        let missing = check.missing.len();
        let under_way = (acknowledged + batch).min(flights.len());
        compare(&left, &flights[..acknowledged], &flights[acknowledged..under_way])?;
        let mended = index::mend(gateway)?;
        compare(&agree(gateway)?, &flights[..acknowledged], &flights[acknowledged..under_way])?;
        between += usize::from(mended.written > 0);
        println!(
            "{:>4}   {acknowledged:>12}   {:>17}   {missing:>18}   {:>6}",
            kill + 1,
            left.data.len(),
            mended.written
        );
    }
    let acknowledged = loader.run(acknowledged, None)?;
    let tables = agree(gateway)?;
    if acknowledged != flights.len() {
        return Err(
            format!("{acknowledged} of {} flights are acknowledged after the load", flights.len()).into()
        );
    }
    compare(&tables, flights, &[])?;
    println!(
        "\n{between} of {} kills fell between data and index. After each check both tables agreed, and no",
        kills
    );
    println!(
        "acknowledged flight was lost; in the end {} rows and {} index rows ({} flights have no tail number).",
        tables.data.len(),
        tables.index.len(),
        tables.data.len() - tables.index.len()
    );
    forged(gateway, &tables)?;
    one_aircraft(gateway, flights)
}

/// Both tables, which must agree.
fn agree(gateway: &Arc<Gateway>) -> Result<Tables> {
    let tables = Tables::read(gateway)?;
    let check = tables.check()?;
    match (check.missing.len(), check.surplus.len()) {
        (0, 0) => Ok(tables),
        (missing, surplus) => {
            Err(format!("after the check {missing} index rows are missing, {surplus} point to nothing")
                .into())
        }
    }
}

/// Acknowledged flights are there, data and index; beyond them there is nothing but what was under way.
fn compare(tables: &Tables, acknowledged: &[Flight], under_way: &[Flight]) -> Result<()> {
    let mut data: BTreeMap<&[u8], &[u8]> =
        tables.data.iter().map(|row| (&row.row[..], &row.value[..])).collect();
    for (number, flight) in acknowledged.iter().chain(under_way).enumerate() {
        let row = flight.departure.encode()?.to_vec();
        let value = index::value(flight).into_bytes();
        let index_row = index::index_row(&Row { row: row.clone(), value: value.clone() })?;
        let data = data.remove(&row[..]);
        let indexed = index_row.is_none_or(|row| tables.index.contains(&row));
        if data.is_some_and(|data| data != value) {
            return Err(format!("{} has another value than was written", to_string_binary(&row)).into());
        }
        if number < acknowledged.len() && !(data.is_some() && indexed) {
            let name = to_string_binary(&row);
            return Err(format!(
                "{name} is acknowledged; its row is {}, its index row {}",
                there(data.is_some()),
                there(indexed)
            )
            .into());
        }
    }
    match data.into_keys().next() {
        Some(row) => Err(format!("{} was never written", to_string_binary(row)).into()),
        None => Ok(()),
    }
}

fn there(is: bool) -> &'static str {
    if is { "there" } else { "lost" }
}

/// The check finds exactly what was spoilt by hand, in both directions.
fn forged(gateway: &Arc<Gateway>, tables: &Tables) -> Result<()> {
    let lost: Vec<Vec<u8>> = tables.index.iter().step_by(tables.index.len() / 5 + 1).cloned().collect();
    let Some(some) = lost.first() else { return Err("no flight has a tail number".into()) };
    let some = ByTail::decode(some)?;
    // One points to no row, the other to a row that has another tail number.
    let nowhere = ByTail { departure: Departure { at: 0, ..some.departure.clone() }, ..some.clone() };
    let other = ByTail { tail: format!("{}?", some.tail), ..some };
    index::delete(gateway, lost.clone())?;
    let surplus = [nowhere.encode()?, other.encode()?];
    gateway.put(INDEX, &surplus.map(|row| Row { row: row.to_vec(), value: Vec::new() }))?;

    let mended = index::mend(gateway)?;
    if mended != (Mended { written: lost.len(), deleted: 2 }) || agree(gateway)?.index != tables.index {
        return Err(format!("{} index rows were taken out and 2 put in: {mended:?}", lost.len()).into());
    }
    println!(
        "{} index rows taken out and 2 wrong ones put in by hand: the check mends exactly these.",
        lost.len()
    );
    Ok(())
}

/// What the index is for.
fn one_aircraft(gateway: &Arc<Gateway>, flights: &[Flight]) -> Result<()> {
    let mut by_tail: BTreeMap<&str, Vec<&Flight>> = BTreeMap::new();
    for flight in flights.iter().filter(|flight| !flight.tailnum.is_empty()) {
        by_tail.entry(&flight.tailnum).or_default().push(flight);
    }
    let (tail, mut of_tail) =
        by_tail.into_iter().max_by_key(|(_, flights)| flights.len()).ok_or("no tail number")?;
    of_tail.sort_by_key(|flight| (Reverse(flight.departure.at), &flight.departure.origin));

    // The tail number fixes the bucket: one range.
    let all = ByTail::prefix().tail(tail);
    let found = flights_of(gateway, all.clone().range())?;
    let middle = of_tail[of_tail.len() / 2].departure.at;
    // The scan goes on into the key that the index rows carry.
    let since = flights_of(gateway, all.departure_prefix(Departure::prefix().at_range(middle..)).range())?;
    let expected: Vec<_> =
        of_tail.iter().map(|flight| (flight.departure.clone(), index::value(flight))).collect();
    let expected_since: Vec<_> =
        expected.iter().filter(|(departure, _)| departure.at >= middle).cloned().collect();
    if found != expected || since != expected_since {
        return Err(
            format!("{tail}: {} flights by the index, {} by a filter", found.len(), expected.len()).into()
        );
    }
    println!(
        "{tail}: {} flights by one range of the index, newest first, {} of them since the middle one:",
        found.len(),
        since.len()
    );
    println!("as a filter over the file finds them.");
    Ok(())
}

/// The flights that a range of the index points to, with what their rows hold.
fn flights_of(gateway: &Arc<Gateway>, range: KeyRange) -> Result<Vec<(Departure, String)>> {
    let index = scan(gateway, INDEX, range, 1000).collect::<Result<Vec<Row>>>()?;
    let departures = index
        .iter()
        .map(|row| Ok(ByTail::decode(&row.row)?.departure))
        .collect::<Result<Vec<Departure>>>()?;
    let rows =
        departures.iter().map(|departure| Ok(departure.encode()?.to_vec())).collect::<Result<Vec<_>>>()?;
    let data = gateway.get(index::DATA, &rows)?;
    let values: BTreeMap<Vec<u8>, Vec<u8>> = data.into_iter().map(|row| (row.row, row.value)).collect();
    let with_value = |(departure, row): (Departure, Vec<u8>)| {
        let value = values.get(&row).ok_or("an index row points to no row")?;
        Ok((departure, String::from_utf8_lossy(value).into_owned()))
    };
    departures.into_iter().zip(rows).map(with_value).collect()
}
