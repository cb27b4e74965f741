//! Points in time: seconds since 1970 in 8 bytes with the sign bit flipped, then nanoseconds in 4.

#[cfg(feature = "chrono")]
mod chrono;
#[cfg(any(feature = "std", feature = "jiff", feature = "chrono", feature = "time"))]
mod field;
#[cfg(feature = "jiff")]
mod jiff;
#[cfg(feature = "std")]
mod system;
#[cfg(feature = "time")]
mod time;

#[cfg(all(test, feature = "std", feature = "jiff", feature = "chrono", feature = "time"))]
mod tests;

pub(crate) use rowkey_layout::layout::NANOS_PER_SECOND;

/// Seconds since 1970-01-01T00:00:00Z, rounded down, and the remaining nanoseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    pub(crate) seconds: i64,
    pub(crate) nanos: u32,
}

/// A type of points in time.
#[diagnostic::on_unimplemented(
    message = "`unit` does not fit `{Self}`",
    label = "not a point in time",
    note = "it takes `SystemTime`, and under the feature of its crate `jiff::Timestamp`, `chrono::DateTime<Utc>` or \
            `time::OffsetDateTime`; a number is encoded as it is, and a civil date in days: leave `unit` out",
    note = "on a type that derives `RowKey`, write the attribute inside, on its own field"
)]
#[doc(hidden)]
pub trait Instant: Copy + Ord + 'static {
    /// The earliest value.
    const FIRST: Parts;
    /// The latest value.
    const LAST: Parts;
    /// Whether nanoseconds go up to 1,999,999,999, in leap seconds.
    const LEAP: bool = false;
    /// Whether every value has parts.
    const TOTAL: bool = true;

    /// The seconds and nanoseconds of the value.
    fn parts(self) -> Option<Parts>;

    /// The value of exactly these parts.
    fn from_parts(parts: Parts) -> Option<Self>;
}
