//! The keys of the three tables.

use std::fmt;

use jiff::Timestamp;
use rowkey::RowKey;

pub const HOUR: i64 = 3_600_000;

/// A departure: `[salt][origin][newest first][carrier][flight]`.
///
/// The salt is computed from the origin alone, so that all rows of one airport lie in one bucket and
/// "the newest of one airport" is one range. The price: three airports fill at most three of the 16
/// buckets. A bare `#[salt]` on `flight` as well would fill them all, and every question about an
/// airport would have to ask all 16.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct Departure {
    #[salt(buckets = 16)]
    #[pad(3)]
    pub origin: String,
    /// The scheduled departure, in milliseconds since 1970.
    #[reverse_ts]
    pub at: i64,
    #[pad(2)]
    pub carrier: String,
    pub flight: u16,
}

/// Index: the departures of a carrier by the hour. Its rows end with the row they point to, as a
/// nested key; that leaves out the salt, which follows from the origin.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct ByCarrier {
    #[pad(2)]
    pub carrier: String,
    /// When the hour of the scheduled departure began, in milliseconds since 1970.
    #[reverse_ts]
    pub hour: i64,
    pub departure: Departure,
}

/// Index: all departures, the newest first. The time leads, and all that is new would be written to
/// one place; so the salt is computed from the departure, and spreads the rows over all buckets.
#[derive(RowKey, Debug, Clone, PartialEq)]
pub struct ByTime {
    #[reverse_ts]
    pub at: i64,
    #[salt(buckets = 16)]
    pub departure: Departure,
}

impl ByCarrier {
    pub fn of(departure: &Departure) -> Self {
        let hour = departure.at - departure.at.rem_euclid(HOUR);
        ByCarrier { carrier: departure.carrier.clone(), hour, departure: departure.clone() }
    }
}

impl ByTime {
    pub fn of(departure: &Departure) -> Self {
        ByTime { at: departure.at, departure: departure.clone() }
    }
}

impl fmt::Display for Departure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}  {}  {} {}", Time(self.at), self.origin, self.carrier, self.flight)
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
