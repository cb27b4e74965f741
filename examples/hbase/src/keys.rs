//! The keys of the tables. All hold the same departure, in another order.

use std::fmt;

use jiff::Timestamp;
use rowkey::RowKey;

/// Buckets of the salted tables, and regions of all.
pub const BUCKETS: u32 = 16;

/// `[salt][newest first][origin][carrier][flight]`, the salt over all of it: the writes spread over
/// all buckets, and every question is asked of all of them.
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(salt(buckets = BUCKETS))]
pub struct Departure {
    /// The scheduled departure, in milliseconds since 1970.
    #[reverse_ts]
    pub at: i64,
    #[pad(3)]
    pub origin: String,
    #[pad(2)]
    pub carrier: String,
    pub flight: u16,
}

/// The key of a departure in the table that it moves to.
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(salt(buckets = 64))]
pub struct Moved {
    #[reverse_ts]
    pub at: i64,
    #[pad(3)]
    pub origin: String,
    #[pad(2)]
    pub carrier: String,
    pub flight: u16,
}

/// `[time][origin][carrier][flight]`, as everyone begins: all that is new goes to the last region.
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(allow(hotspot))]
pub struct ByTime {
    pub at: i64,
    #[pad(3)]
    pub origin: String,
    #[pad(2)]
    pub carrier: String,
    pub flight: u16,
}

/// `[salt][carrier][flight][newest first][origin]`, the salt over carrier and flight: all departures
/// of a flight are one range. A flight leaves about once a day, so its rows come in clumps, and
/// clumps spread worse than rows.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct ByFlight {
    #[salt(buckets = BUCKETS)]
    #[pad(2)]
    pub carrier: String,
    #[salt]
    pub flight: u16,
    #[reverse_ts]
    pub at: i64,
    #[pad(3)]
    pub origin: String,
}

/// `[flight, digits back to front][newest first][origin][carrier]`: spreads without a salt, as evenly
/// as the last digits of flight numbers are.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct ByDigits {
    #[pad(4)]
    #[rowkey(reverse_digits)]
    pub flight: u16,
    #[reverse_ts]
    pub at: i64,
    #[pad(3)]
    pub origin: String,
    #[pad(2)]
    pub carrier: String,
}

/// `[salt][origin][newest first][carrier][flight]`, the salt over the origin: all of an airport is one
/// range, and three airports fill at most three buckets.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct ByAirport {
    #[salt(buckets = BUCKETS)]
    #[pad(3)]
    pub origin: String,
    #[reverse_ts]
    pub at: i64,
    #[pad(2)]
    pub carrier: String,
    pub flight: u16,
}

/// `[salt][tail number][newest first][origin][carrier][flight]`, the salt over all of it. The tail
/// number is text of any length.
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(salt(buckets = BUCKETS))]
pub struct ByPlane {
    pub tailnum: String,
    #[reverse_ts]
    pub at: i64,
    #[pad(3)]
    pub origin: String,
    #[pad(2)]
    pub carrier: String,
    pub flight: u16,
}

/// `[salt][origin][minute]`, the salt over both: a row for each minute in which something leaves. All
/// keys of a stretch of time can be named without asking the table.
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(salt(buckets = BUCKETS))]
pub struct Minute {
    #[pad(3)]
    pub origin: String,
    /// When the minute begins, in milliseconds since 1970.
    pub minute: i64,
}

/// `[salt][host][kind][newest first]`, the salt over the host: what questions about any of its fields are asked of.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct Event {
    #[salt(buckets = BUCKETS)]
    pub host: u32,
    pub kind: u16,
    /// In milliseconds since 1970.
    #[reverse_ts]
    pub at: i64,
}

impl Moved {
    pub fn of(departure: &Departure) -> Self {
        let Departure { at, origin, carrier, flight } = departure.clone();
        Moved { at, origin, carrier, flight }
    }
}

impl ByTime {
    pub fn of(departure: &Departure) -> Self {
        let Departure { at, origin, carrier, flight } = departure.clone();
        ByTime { at, origin, carrier, flight }
    }
}

impl ByFlight {
    pub fn of(departure: &Departure) -> Self {
        let Departure { at, origin, carrier, flight } = departure.clone();
        ByFlight { at, origin, carrier, flight }
    }
}

impl ByDigits {
    pub fn of(departure: &Departure) -> Self {
        let Departure { at, origin, carrier, flight } = departure.clone();
        ByDigits { at, origin, carrier, flight }
    }
}

impl ByAirport {
    pub fn of(departure: &Departure) -> Self {
        let Departure { at, origin, carrier, flight } = departure.clone();
        ByAirport { at, origin, carrier, flight }
    }
}

impl ByPlane {
    pub fn of(departure: &Departure, tailnum: &str) -> Self {
        let Departure { at, origin, carrier, flight } = departure.clone();
        ByPlane { tailnum: tailnum.to_owned(), at, origin, carrier, flight }
    }
}

/// Milliseconds since 1970 as people read them.
pub struct Time(pub i64);

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Timestamp::from_millisecond(self.0) {
            Ok(time) => write!(f, "{time:.0}"),
            // Beyond the year 9999.
            Err(_) => write!(f, "{} ms", self.0),
        }
    }
}
