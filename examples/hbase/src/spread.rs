//! Where the writes go: the departures in the order of their time, into tables that differ only in
//! their keys.

use std::collections::BTreeMap;

use rowkey::splits;

use crate::cluster::{Cluster, Region, SERVERS};
use crate::error::Result;
use crate::flights::Flight;
use crate::gateway::FAMILY;
use crate::keys::{BUCKETS, ByDigits, ByFlight, ByTime, Departure};
use crate::run::{BATCH, Run, rows};

const REGIONS: usize = BUCKETS as usize;
const BAR: usize = 9;

/// One of the tables.
struct Table {
    name: &'static str,
    what: [&'static str; 2],
    splits: Vec<Vec<u8>>,
    row: fn(&Flight) -> Result<Vec<u8>>,
    limit: fn(usize) -> Option<f64>,
}

/// What HBase counted.
struct Counted {
    regions: Vec<Region>,
    /// The busiest server's share of the writes in each tenth of the load.
    busiest: Vec<f64>,
}

pub fn run(run: &mut Run) -> Result<()> {
    let departures = &run.departures;
    let tables = tables(departures)?;
    let cluster = run.cluster()?;
    let mut counted = Vec::new();
    for table in &tables {
        counted.push(load(cluster, table, departures)?);
    }
    print(&tables, &counted, departures.len());
    for (table, counted) in tables.iter().zip(&counted) {
        let found = max_to_mean(counted.regions.iter().map(|region| region.writes));
        if let Some(limit) = (table.limit)(departures.len())
            && found > limit
        {
            let name = table.what.join(" ");
            return Err(format!("{name}: max/mean is {found:.3}, and may be {limit:.3}").into());
        }
    }
    Ok(())
}

fn tables(departures: &[Flight]) -> Result<Vec<Table>> {
    let any: fn(usize) -> Option<f64> = |_| None;
    Ok(vec![
        Table {
            name: "spread_time",
            what: ["time first", ""],
            splits: splits::uniform(BUCKETS),
            row: |flight| Ok(ByTime::of(&flight.departure).encode()?.to_vec()),
            limit: any,
        },
        Table {
            name: "spread_time_split",
            what: ["time first,", "split by time"],
            splits: splits_by_time(departures),
            row: |flight| Ok(ByTime::of(&flight.departure).encode()?.to_vec()),
            limit: any,
        },
        Table {
            name: "spread_salted",
            what: ["salt over", "the whole key"],
            splits: Departure::split_points(),
            row: |flight| Ok(flight.departure.encode()?.to_vec()),
            limit: |rows| Some(limit(rows)),
        },
        Table {
            name: "spread_by_flight",
            what: ["salt over", "carrier, flight"],
            splits: ByFlight::split_points(),
            row: |flight| Ok(ByFlight::of(&flight.departure).encode()?.to_vec()),
            limit: any,
        },
        Table {
            name: "spread_digits",
            what: ["flight number", "back to front"],
            splits: splits::decimal(BUCKETS),
            row: |flight| Ok(ByDigits::of(&flight.departure).encode()?.to_vec()),
            limit: any,
        },
    ])
}

/// Regions for a stretch of time that is known beforehand, as it never is where rows keep coming.
fn splits_by_time(departures: &[Flight]) -> Vec<Vec<u8>> {
    let (first, last) = match departures {
        [first, .., last] => (first.departure.at, last.departure.at),
        _ => return Vec::new(),
    };
    let step = ((last - first) / REGIONS as i64).max(1);
    (1..REGIONS as i64).map(|n| ByTime::prefix().at(first + n * step).range().start().to_vec()).collect()
}

/// Writes all rows in the order of their time, and looks at HBase's counters after each tenth.
fn load(cluster: &Cluster, table: &Table, departures: &[Flight]) -> Result<Counted> {
    cluster.create(table.name, FAMILY, &table.splits)?;
    let mut busiest = Vec::new();
    let mut before = servers(&cluster.regions(table.name)?);
    let mut regions = Vec::new();
    for tenth in departures.chunks(departures.len().div_ceil(10)) {
        for batch in tenth.chunks(BATCH) {
            cluster.gateway().put(table.name, &rows(batch, table.row)?)?;
        }
        regions = cluster.regions(table.name)?;
        let now = servers(&regions);
        let most = now.iter().map(|(server, writes)| writes - before[server]).max().unwrap_or_default();
        busiest.push(most as f64 / tenth.len() as f64);
        before = now;
    }
    let written: u64 = regions.iter().map(|region| region.writes).sum();
    if written != departures.len() as u64 {
        return Err(format!("{} rows were sent, HBase counted {written}", departures.len()).into());
    }
    if regions.len() != REGIONS || before.len() != SERVERS {
        return Err(format!("{} regions on {} servers", regions.len(), before.len()).into());
    }
    Ok(Counted { regions, busiest })
}

/// The writes of each server.
fn servers(regions: &[Region]) -> BTreeMap<String, u64> {
    let mut servers = BTreeMap::new();
    for region in regions {
        *servers.entry(region.server.clone()).or_default() += region.writes;
    }
    servers
}

fn max_to_mean(counts: impl Iterator<Item = u64> + Clone) -> f64 {
    let all = counts.clone().sum::<u64>() as f64 / counts.clone().count() as f64;
    counts.max().unwrap_or_default() as f64 / all
}

/// What max/mean a perfect hash has on average, as `rows` fall on the regions by chance: the highest
/// of 16 normally distributed counts lies 1.766 standard deviations above their mean.
fn chance(rows: usize) -> f64 {
    1.0 + 1.766 * ((REGIONS - 1) as f64 / rows as f64).sqrt()
}

/// What the salt over the whole key is held to: 1.10 for a month of departures, and as many standard
/// deviations for another number of rows.
fn limit(rows: usize) -> f64 {
    1.0 + 0.10 * (27_004.0 / rows as f64).sqrt()
}

fn print(tables: &[Table], counted: &[Counted], departures: usize) {
    let line = |name: &str, cells: Vec<String>| {
        let cells: String = cells.iter().map(|cell| format!("  {cell:<18}")).collect();
        println!("{}", format!("{name:<10}{cells}").trim_end());
    };
    println!("Writes of each region, and the server it is on, by HBase's own counters\n");
    line("region", tables.iter().map(|table| table.what[0].to_owned()).collect());
    line("", tables.iter().map(|table| table.what[1].to_owned()).collect());
    for region in 0..REGIONS {
        let cell = |counted: &Counted| {
            let numbers: BTreeMap<_, _> = servers(&counted.regions).into_keys().zip(1..).collect();
            let most = counted.regions.iter().map(|region| region.writes).max().unwrap_or_default();
            let Region { server, writes, .. } = &counted.regions[region];
            format!("{writes:>6} {} {}", numbers[server], bar(*writes, most))
        };
        line(&region.to_string(), counted.iter().map(cell).collect());
    }
    println!();
    let ratio = |counted: &Counted| {
        format!("{:>7.3}", max_to_mean(counted.regions.iter().map(|region| region.writes)))
    };
    line("max/mean", counted.iter().map(ratio).collect());
    line("chance", vec![format!("{:>7.3}", chance(departures)); counted.len()]);
    println!("\nWrites of each server\n");
    let each: Vec<Vec<u64>> = counted.iter().map(|c| servers(&c.regions).into_values().collect()).collect();
    for server in 0..SERVERS {
        let cell = |servers: &Vec<u64>| {
            let most = servers.iter().copied().max().unwrap_or_default();
            format!("{:>6}   {}", servers[server], bar(servers[server], most))
        };
        line(&(server + 1).to_string(), each.iter().map(cell).collect());
    }
    println!("\nThe busiest server's share of the writes, in each tenth of the load\n");
    for tenth in 0..counted.iter().map(|counted| counted.busiest.len()).min().unwrap_or_default() {
        let cell = |counted: &Counted| {
            let share = counted.busiest[tenth];
            format!("{:>5.0}%   {}", share * 100.0, bar((share * 1000.0) as u64, 1000))
        };
        line(&(tenth + 1).to_string(), counted.iter().map(cell).collect());
    }
}

/// A bar of up to [`BAR`] characters, in eighths of one.
fn bar(count: u64, most: u64) -> String {
    const PARTS: [char; 8] = [' ', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
    let eighths = (count * BAR as u64 * 8).div_ceil(most.max(1)) as usize;
    let mut bar = "█".repeat(eighths / 8);
    if !eighths.is_multiple_of(8) {
        bar.push(PARTS[eighths % 8]);
    }
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The floor that is printed is what throwing rows at regions gives.
    #[test]
    fn chance_is_what_rows_thrown_at_random_give() {
        for rows in [6_099, 27_004] {
            let mut state = 1_u64;
            let mut sum = 0.0;
            let throws = 300;
            for _ in 0..throws {
                let mut counts = [0_u64; REGIONS];
                for _ in 0..rows {
                    // Steele and others' SplitMix64.
                    state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
                    let mut mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
                    counts[((mixed ^ (mixed >> 31)) % REGIONS as u64) as usize] += 1;
                }
                sum += max_to_mean(counts.into_iter());
            }
            let (found, said) = (sum / f64::from(throws), chance(rows));
            assert!((found - said).abs() < 0.05 * (said - 1.0), "{rows} rows: {found} is not {said}");
        }
    }

    #[test]
    fn the_limit_is_the_agreed_one_or_lower() {
        assert!(limit(27_004) <= 1.10 && limit(12 * 27_004) <= 1.05);
    }
}
