//! What is asked of the tables. Every answer has to be that of the file, row for row.

use std::fmt::{self, Debug, Display};
use std::io::Write;
use std::time::{Duration, Instant};

use bigtable_rs::google::bigtable::v2::RowSet;
use futures_util::stream::TryStreamExt;
use rowkey::{KeyRange, KeyRanges, Layout, RowKey, SkipScan, to_string_binary};

use crate::Result;
use crate::bigtable::{Bigtable, FAMILY, Row, Table};
use crate::departures::Departures;
use crate::keys::{ByCarrier, ByTime, Departure, Time};

/// A line of the report. A reader that goes away is an error, not a panic.
macro_rules! say {
    ($($text:tt)*) => { writeln!(std::io::stdout(), $($text)*)? };
}

const HOUR: i64 = 3_600_000;
const PAGE: usize = 50;
/// Rows of a request in a skip scan.
const SKIP_PAGE: usize = 20;

pub async fn ask_all(bigtable: &Bigtable, file: &Departures) -> Result<()> {
    let every = |_: &Departure| true;
    // Of a table without a salt, the split points depend on the data; this index starts with letters.
    let letters = ["D", "M", "U"].map(|letter| letter.as_bytes().to_vec());
    let departures = load(bigtable, "departures", Departure::split_points(), file.departures(every)).await?;
    let by_time = load(bigtable, "by_time", ByTime::split_points(), file.by_time(every)).await?;
    let by_carrier = load(bigtable, "by_carrier", letters.into(), file.by_carrier(every)).await?;

    layouts(bigtable).await?;

    scans(&departures, &by_time, &by_carrier, file).await?;
    skips(&departures, &by_carrier, file).await?;
    streams(&by_time, file).await?;
    pages(&by_time, file).await?;
    nothing(&departures, file).await?;
    refused(&departures, file).await
}

/// The layout of each table, for programs in other languages: `rows.py` reads the tables by them.
async fn layouts(bigtable: &Bigtable) -> Result<()> {
    let tables =
        [("departures", Departure::LAYOUT), ("by_time", ByTime::LAYOUT), ("by_carrier", ByCarrier::LAYOUT)];
    let row = |(table, layout): (&str, &Layout)| -> Result<Row> {
        Ok(Row { row: table.into(), details: serde_json::to_string(layout)? })
    };
    let rows: Vec<Row> = tables.into_iter().map(row).collect::<Result<_>>()?;
    bigtable.create("layouts", Vec::new()).await?.write(&rows).await
}

async fn load<K: RowKey>(
    bigtable: &Bigtable,
    name: &str,
    split_points: Vec<Vec<u8>>,
    keys: Vec<(K, String)>,
) -> Result<Table> {
    let splits = split_points.len();
    let table = bigtable.create(name, split_points).await?;
    let rows: Vec<Row> = keys.iter().map(|(key, details)| Row::of(key, details)).collect::<Result<_>>()?;
    let start = Instant::now();
    table.write(&rows).await?;
    say!("{name}: {splits} split points; {} rows written in {}", rows.len(), Took(start.elapsed()));
    Ok(table)
}

/// One `ReadRows` each, of one range or of one a bucket.
async fn scans(departures: &Table, by_time: &Table, by_carrier: &Table, file: &Departures) -> Result<()> {
    let Departure { origin, at, carrier, .. } = file.middle();
    let (from, to) = (at - HOUR, at + HOUR);
    let hour = ByCarrier::of(file.middle()).hour;

    let scan = Departure::prefix().origin(origin)?.ranges();
    let what = format!("{origin}, the newest first");
    ask(&what, departures, &scan, file.departures(|d| d.origin == *origin)).await?;

    let scan = Departure::prefix().origin(origin)?.at_range(from..to).ranges();
    let what = format!("{origin} from {} to {}", Time(from), Time(to));
    let expected = file.departures(|d| d.origin == *origin && (from..to).contains(&d.at));
    ask(&what, departures, &scan, expected).await?;

    let scan = Departure::prefix().origin_starts_with(&origin[..1]).ranges();
    let what = format!("airports that start with {}", &origin[..1]);
    ask(&what, departures, &scan, file.departures(|d| d.origin.starts_with(&origin[..1]))).await?;

    let what = "all departures, the newest first";
    ask(what, by_time, &ByTime::prefix().ranges(), file.by_time(|_| true)).await?;

    let scan = ByTime::prefix().at_range(from..to).ranges();
    let what = format!("all airports from {} to {}", Time(from), Time(to));
    ask(&what, by_time, &scan, file.by_time(|d| (from..to).contains(&d.at))).await?;

    // Sets and a bound, each combination a range.
    let airports = ["EWR", "LGA"];
    let scan = Departure::prefix().origin_in(airports).at_range(from..to).ranges();
    let what = format!("{} from {} to {}", airports.join(" and "), Time(from), Time(to));
    let expected = file.departures(|d| airports.contains(&&*d.origin) && (from..to).contains(&d.at));
    ask(&what, departures, &scan, expected).await?;

    let (carriers, hours, until) = (["B6", "EV", "UA"], [hour - 5 * HOUR, hour], hour + HOUR / 2);
    let own = Departure::prefix().origin_in(airports).at_range(..until);
    let scan = ByCarrier::prefix().carrier_in(carriers).hour_in(hours).departure_prefix(own).ranges();
    let [first, second] = hours.map(Time);
    let what = format!(
        "{} from {}, the hours from {first} and {second}, until {}",
        carriers.join(", "),
        airports.join(" and "),
        Time(until)
    );
    let of_any = |d: &Departure| {
        carriers.contains(&&*d.carrier)
            && hours.contains(&ByCarrier::of(d).hour)
            && airports.contains(&&*d.origin)
            && d.at < until
    };
    ask(&what, by_carrier, &scan, file.by_carrier(of_any)).await?;

    let airport = Departure::prefix().origin(origin)?;
    let scan = ByCarrier::prefix().carrier(carrier)?.hour(hour).departure_prefix(airport).ranges();
    let what = format!("{carrier} from {origin} in the hour from {}", Time(hour));
    let of_hour =
        |d: &Departure| d.carrier == *carrier && d.origin == *origin && (hour..hour + HOUR).contains(&d.at);
    ask(&what, by_carrier, &scan, file.by_carrier(of_hour)).await
}

async fn ask<K>(what: &str, table: &Table, scan: &KeyRanges, expected: Vec<(K, String)>) -> Result<()>
where
    K: RowKey + Debug + PartialEq,
{
    say!("\n{what}: {} in one ReadRows", Count(scan.len(), "range"));
    print_ranges(scan)?;
    let start = Instant::now();
    let rows = table.scan(scan).await?;
    let took = Took(start.elapsed());
    compare(what, &decoded(&rows)?, &expected)?;
    say!("  {} in {took}, equal to the file", Count(rows.len(), "row"));
    Ok(())
}

/// A field that is open before others that are asked for: no number of ranges, but a skip scan.
async fn skips(departures: &Table, by_carrier: &Table, file: &Departures) -> Result<()> {
    let Departure { origin, at, .. } = file.middle();
    let (from, to) = (at - HOUR, at + HOUR);
    let hour = ByCarrier::of(file.middle()).hour;

    let scan = Departure::prefix().origin_any().at_range(from..to).skip();
    let what = format!("any airport from {} to {}", Time(from), Time(to));
    skip(&what, departures, &scan, file.departures(|d| (from..to).contains(&d.at)), file).await?;

    let own = Departure::prefix().origin(origin)?;
    let scan = ByCarrier::prefix().carrier_any().hour(hour).departure_prefix(own).skip();
    let what = format!("any carrier from {origin} in the hour from {}", Time(hour));
    let of_hour = |d: &Departure| d.origin == *origin && (hour..hour + HOUR).contains(&d.at);
    skip(&what, by_carrier, &scan, file.by_carrier(of_hour), file).await
}

async fn skip<K>(
    what: &str,
    table: &Table,
    scan: &SkipScan,
    expected: Vec<(K, String)>,
    file: &Departures,
) -> Result<()>
where
    K: RowKey + Debug + PartialEq,
{
    say!("\n{what}: a skip scan in {}", Count(scan.bounds().len(), "bucket"));
    let start = Instant::now();
    let (rows, asked) = table.skip(scan, SKIP_PAGE).await?;
    let took = Took(start.elapsed());
    compare(what, &decoded(&rows)?, &expected)?;
    let (requests, read) = (Count(asked.requests, "request"), Count(asked.read, "row"));
    say!(
        "  {} in {took} by {requests} and {read} of {}, equal to the file",
        Count(rows.len(), "row"),
        file.len()
    );
    if expected.is_empty() || asked.read >= file.len() {
        return Err(format!("{what}: nothing is skipped").into());
    }
    Ok(())
}

/// Rows as they arrive: of each bucket one request at a time, and one row in memory.
async fn streams(by_time: &Table, file: &Departures) -> Result<()> {
    ask_streams("All departures", by_time, ByTime::prefix().ranges(), file.by_time(|_| true)).await?;

    // Each of these times is a range of its own in each bucket.
    let hour = ByCarrier::of(file.middle()).hour;
    let times = || (hour..hour + HOUR).step_by(300_000);
    let scan = ByTime::prefix().at_in(times()).ranges();
    let expected = file.by_time(|d| times().any(|at| at == d.at));
    ask_streams("Departures every five minutes of an hour", by_time, scan, expected).await
}

async fn ask_streams(
    what: &str,
    table: &Table,
    scan: KeyRanges,
    expected: Vec<(ByTime, String)>,
) -> Result<()> {
    say!("\n{what} as {} streams, one row of each bucket in memory", scan.len());
    let start = Instant::now();
    let rows: Vec<Row> = table.stream(scan).try_collect().await?;
    let took = Took(start.elapsed());
    compare(what, &decoded(&rows)?, &expected)?;
    say!("  {} in {took}, in order, equal to the file", Count(rows.len(), "row"));
    Ok(())
}

/// All rows, page by page. Nothing is kept between two pages but the last row.
async fn pages(by_time: &Table, file: &Departures) -> Result<()> {
    let mut rest = ByTime::prefix().ranges();
    say!("\nAll departures, {PAGE} a page: {} requests at once for each", rest.len());
    let start = Instant::now();
    let (mut pages, mut shown) = (0, Vec::new());
    loop {
        let page = by_time.first(&rest, PAGE).await?;
        let Some(last) = page.last() else { break };
        rest = rest.after(&last.row);
        pages += 1;
        shown.extend(page);
    }
    let took = Took(start.elapsed());
    compare("pages", &decoded::<ByTime>(&shown)?, &file.by_time(|_| true))?;
    say!("  {pages} pages, {} rows in {took}, each once and in order, equal to the file", shown.len());
    Ok(())
}

/// A scan that nothing can match sends nothing, and it must not.
async fn nothing(departures: &Table, file: &Departures) -> Result<()> {
    let at = file.middle().at;
    let scan = Departure::prefix().origin(&file.middle().origin)?.at_range(at..at).ranges();
    say!("\nA time window of nothing: {}, so no request", Count(scan.len(), "range"));
    compare::<Departure>("nothing", &decoded(&departures.scan(&scan).await?)?, &[])?;
    let whole = departures.read(RowSet::default(), 0).await?.len();
    if whole != file.len() {
        return Err(format!("a set of no ranges read {whole} rows").into());
    }
    say!("  a request with no ranges would have read all {whole} rows");
    Ok(())
}

/// A batch with an entry that Bigtable refuses: the call goes well, and only the status tells.
async fn refused(departures: &Table, file: &Departures) -> Result<()> {
    say!("\nA batch of three rows, the second with a column family that is not there");
    let there = file.departures(|_| true);
    let wrong = Departure { origin: "???".into(), ..file.middle().clone() };
    let entry = |(key, details): &(Departure, String), family| Ok(Row::of(key, details)?.entry(family));
    let batch: Result<Vec<_>> = [
        entry(&there[0], FAMILY),
        entry(&(wrong.clone(), String::new()), "nowhere"),
        entry(&there[there.len() - 1], FAMILY),
    ]
    .into_iter()
    .collect();
    let Err(error) = departures.write_batch(batch?).await else {
        return Err("the batch was taken whole".into());
    };
    say!("  {error}");
    let scan = Departure::prefix().ranges();
    compare("after the refused row", &decoded(&departures.scan(&scan).await?)?, &there)?;
    say!("  the table is equal to the file as before");
    Ok(())
}

fn decoded<K: RowKey>(rows: &[Row]) -> Result<Vec<(K, String)>> {
    rows.iter().map(|row| Ok((K::decode(&row.row)?, row.details.clone()))).collect()
}

fn compare<K: Debug + PartialEq>(what: &str, found: &[(K, String)], expected: &[(K, String)]) -> Result<()> {
    if found == expected {
        return Ok(());
    }
    let place = found.iter().zip(expected).take_while(|(found, expected)| found == expected).count();
    let (found_rows, rows) = (found.len(), expected.len());
    let (found, expected) = (found.get(place), expected.get(place));
    Err(format!(
        "{what}: {found_rows} rows, the file has {rows}; row {place} is {found:?}, in the file {expected:?}"
    )
    .into())
}

/// The first and the last of several ranges.
fn print_ranges(ranges: &KeyRanges) -> Result<()> {
    let mut each = ranges.iter();
    if let Some(first) = each.next() {
        print_range(&first)?;
    }
    if let Some(last) = each.next_back() {
        if each.len() > 0 {
            say!("  .. {} more ..", each.len());
        }
        print_range(&last)?;
    }
    Ok(())
}

fn print_range(range: &KeyRange) -> Result<()> {
    let stop = match range.stop() {
        [] => "(end of the table)".to_owned(),
        stop => to_string_binary(stop),
    };
    say!("  start row  {}\n  stop row   {stop}", to_string_binary(range.start()));
    Ok(())
}

struct Took(Duration);

impl Display for Took {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} ms", self.0.as_secs_f64() * 1000.0)
    }
}

/// So many of a thing.
struct Count(usize, &'static str);

impl Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Count(count, thing) = self;
        write!(f, "{count} {thing}{}", if *count == 1 { "" } else { "s" })
    }
}
