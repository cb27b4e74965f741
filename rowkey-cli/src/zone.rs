//! The time zone of the dates and times that a person reads and writes: UTC, or that of `--tz`.

use std::borrow::Cow;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

static ZONE: OnceLock<TimeZone> = OnceLock::new();
/// A date was read as midnight in UTC, as no zone was given.
static ASSUMED: AtomicBool = AtomicBool::new(false);
/// A time was read that clocks in the zone skip or show twice.
static UNCLEAR: AtomicBool = AtomicBool::new(false);

/// # Errors
/// If there is no such zone.
pub fn named(name: &str) -> Result<TimeZone, String> {
    TimeZone::get(name).map_err(|_| "expected a zone of the IANA database, as Asia/Shanghai".into())
}

pub fn choose(zone: TimeZone) {
    // Chosen once, before anything is read.
    let _ = ZONE.set(zone);
}

/// The nanoseconds since 1970 of a local time; without `--tz`, `None` unless it is a date, which is its midnight in UTC. `None`
/// also if clocks skip it or show it twice.
pub fn nanoseconds(local: DateTime, is_date: bool) -> Option<i128> {
    match ZONE.get() {
        Some(zone) => {
            let found = zone.to_ambiguous_zoned_datetime(local);
            UNCLEAR.fetch_or(found.is_ambiguous(), Relaxed);
            Some(found.unambiguous().ok()?.timestamp().as_nanosecond())
        }
        None if is_date => {
            ASSUMED.store(true, Relaxed);
            Some(TimeZone::UTC.to_zoned_datetime(local).ok()?.timestamp().as_nanosecond())
        }
        None => None,
    }
}

/// The note for the user, if dates were read as UTC.
pub fn note() -> Option<&'static str> {
    let note = "a date is its midnight in UTC; with --tz Asia/Shanghai, it is local";
    ASSUMED.load(Relaxed).then_some(note)
}

/// Why a time that looks like one was refused since the last call; empty unless it is this.
pub fn why_refused() -> &'static str {
    let why = "; clocks in the zone of --tz skip this time or show it twice, so write its offset, as 02:30:00+01:00";
    if UNCLEAR.swap(false, Relaxed) { why } else { "" }
}

/// A value as an explanation has it, with its times in the zone of `--tz`.
pub fn shown(value: &str) -> Cow<'_, str> {
    let Some(zone) = ZONE.get().filter(|_| !value.contains('\'')) else { return value.into() };
    let mut text = String::new();
    let mut rest = value;
    while let Some((before, after)) = rest.split_once(" UTC") {
        let start = before.rmatch_indices(' ').nth(1).map_or(0, |(space, _)| space + 1);
        // A count may come before it, as `1700000000000: 2023-11-14 22:13:20 UTC`.
        match local(&before[start..], zone) {
            Some(local) => text += &format!("{}{local}", &before[..start]),
            None => text += &format!("{before} UTC"),
        }
        rest = after;
    }
    (text + rest).into()
}

/// `2023-11-15 06:13:20 +08:00`
fn local(utc: &str, zone: &TimeZone) -> Option<String> {
    // jiff reads a leap second as the one before it.
    let time: Timestamp = format!("{utc}Z").parse().ok().filter(|_| !utc.contains(":60"))?;
    let time = time.to_zoned_datetime(zone.clone());
    let fraction = utc.split_once('.').map(|(_, digits)| format!(".{digits}")).unwrap_or_default();
    Some(format!("{}{fraction} {}", time.strftime("%Y-%m-%d %H:%M:%S"), time.strftime("%:z")))
}
