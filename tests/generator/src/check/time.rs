//! The time that a computation takes.

use std::time::{Duration, Instant};

/// The time that this thread has been running, of which differences count: where Linux tells it, without the time that it
/// waited for a processor.
pub(super) fn of_thread() -> Duration {
    thread_local!(static START: Instant = Instant::now());
    let running = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = running.as_deref().and_then(|text| text.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| START.with(Instant::elapsed), Duration::from_nanos)
}
