//! One key in four ways, and the region that each row falls in.

use rowkey::{EncodeError, RowKey, splits};

use crate::keys::Departure;

/// Regions of each table.
pub const REGIONS: usize = 16;
/// Rows of the picture: stretches of as many writes, one after another.
pub const SLICES: usize = 60;

const MINUTE: i64 = 60_000;

/// As everyone begins: the time first.
#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct TimeFirst<'a> {
    at: i64,
    #[pad(2)]
    carrier: &'a str,
    flight: u16,
}

/// The same behind a salt of the whole key.
#[derive(RowKey)]
#[rowkey(salt(buckets = 16))]
struct Salted<'a> {
    at: i64,
    #[pad(2)]
    carrier: &'a str,
    flight: u16,
}

/// The newest first.
#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct NewestFirst<'a> {
    #[reverse_ts]
    at: i64,
    #[pad(2)]
    carrier: &'a str,
    flight: u16,
}

/// The minutes since 1970 back to front.
#[derive(RowKey)]
struct DigitsReversed<'a> {
    #[pad(8)]
    #[rowkey(reverse_digits)]
    minute: u32,
    #[pad(2)]
    carrier: &'a str,
    flight: u16,
}

/// The writes of one table.
pub struct Table {
    pub name: &'static str,
    pub key: &'static str,
    /// Rows by slice and region.
    pub writes: Vec<[u32; REGIONS]>,
}

impl Table {
    /// The same departures, in their order, into each table.
    pub fn all(departures: &[Departure]) -> Result<Vec<Table>, Box<dyn std::error::Error>> {
        let regions = REGIONS as u32;
        Ok(vec![
            Table::load(
                "time first",
                "[at][carrier][flight]",
                splits::uniform(regions),
                departures,
                |Departure { at, carrier, flight, .. }| {
                    Ok(TimeFirst { at: *at, carrier, flight: *flight }.encode()?.to_vec())
                },
            )?,
            Table::load(
                "salted",
                "[salt of all][at][carrier][flight]",
                Salted::split_points(),
                departures,
                |Departure { at, carrier, flight, .. }| {
                    Ok(Salted { at: *at, carrier, flight: *flight }.encode()?.to_vec())
                },
            )?,
            Table::load(
                "time reversed",
                "[MAX - at][carrier][flight]",
                splits::uniform(regions),
                departures,
                |Departure { at, carrier, flight, .. }| {
                    Ok(NewestFirst { at: *at, carrier, flight: *flight }.encode()?.to_vec())
                },
            )?,
            Table::load(
                "digits reversed",
                "[minute, back to front][carrier][flight]",
                splits::decimal(regions),
                departures,
                |Departure { at, carrier, flight, .. }| {
                    // Minutes since 1970 have 8 digits until the year 2160; what does not fit is refused.
                    let minute = u32::try_from(at.div_euclid(MINUTE)).unwrap_or(u32::MAX);
                    Ok(DigitsReversed { minute, carrier, flight: *flight }.encode()?.to_vec())
                },
            )?,
        ])
    }

    fn load(
        name: &'static str,
        key: &'static str,
        split_points: Vec<Vec<u8>>,
        departures: &[Departure],
        row: impl Fn(&Departure) -> Result<Vec<u8>, EncodeError>,
    ) -> Result<Table, Box<dyn std::error::Error>> {
        let found = split_points.len() + 1;
        if found != REGIONS {
            return Err(format!("{name}: {found} regions, the picture has {REGIONS}").into());
        }
        let mut writes = vec![[0; REGIONS]; SLICES];
        for (i, departure) in departures.iter().enumerate() {
            let row = row(departure)?;
            // A region begins with its split point; the first one with nothing.
            let region = split_points.partition_point(|start| *start <= row);
            writes[i * SLICES / departures.len()][region] += 1;
        }
        Ok(Table { name, key, writes })
    }

    /// Rows of each region.
    pub fn loads(&self) -> [u32; REGIONS] {
        let mut loads = [0; REGIONS];
        for slice in &self.writes {
            for (load, writes) in loads.iter_mut().zip(slice) {
                *load += writes;
            }
        }
        loads
    }

    /// The busiest region beside the mean one: 1 where all have the same, 16 where one has all.
    pub fn max_to_mean(&self) -> f64 {
        let loads = self.loads();
        let all: u32 = loads.iter().sum();
        f64::from(loads.iter().max().copied().unwrap_or_default()) * REGIONS as f64 / f64::from(all)
    }
}
