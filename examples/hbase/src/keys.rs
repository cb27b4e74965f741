//! The keys of the tables.

use rowkey::RowKey;

/// A departure: `[salt][newest first][origin][carrier][flight]`, the salt over all of it.
///
/// The writes spread over all buckets, and every question is asked of all of them.
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(salt(buckets = 16))]
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
