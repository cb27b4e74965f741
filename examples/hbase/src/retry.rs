//! A client that goes on when a region server does not, within a bound: a call that fails is tried
//! again after a pause, and a scan goes on behind the last row it has.
//!
//! Both may be repeated: a put writes the same cells once more, and [`KeyRange::after`] leaves out what
//! was read.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{thread, vec};

use rowkey::KeyRange;

use crate::error::Result;
use crate::gateway::{Gateway, Row};

/// How long to go on.
#[derive(Debug, Clone, Copy)]
pub struct Bound {
    pub tries: u32,
    /// After a failure; twice as long after each further one, up to a second.
    pub pause: Duration,
}

const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// Calls that are tried again; counts what failed in between.
pub struct Retry {
    bound: Bound,
    failures: AtomicU32,
}

impl Retry {
    pub fn new(bound: Bound) -> Retry {
        Retry { bound, failures: AtomicU32::new(0) }
    }

    /// The calls that failed and were tried again.
    pub fn failures(&self) -> u32 {
        self.failures.load(Ordering::Relaxed)
    }

    pub fn run<T>(&self, mut call: impl FnMut() -> Result<T>) -> Result<T> {
        let start = Instant::now();
        let mut pause = self.bound.pause;
        for tried in 1.. {
            let error = match call() {
                Ok(done) => return Ok(done),
                Err(error) => error,
            };
            if tried >= self.bound.tries {
                let seconds = start.elapsed().as_secs_f64();
                return Err(format!("gave up after {tried} tries in {seconds:.1} s: {error}").into());
            }
            self.failures.fetch_add(1, Ordering::Relaxed);
            thread::sleep(pause);
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
        unreachable!("a bound of at least one try")
    }
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} tries", self.tries)
    }
}

/// The rows of one range, whatever happens to the server that holds them.
pub struct Scan {
    gateway: Arc<Gateway>,
    retry: Arc<Retry>,
    table: String,
    /// What is still to be read.
    rest: KeyRange,
    batch: u16,
    scanner: Option<i32>,
    rows: vec::IntoIter<Row>,
    ended: bool,
}

impl Scan {
    pub fn new(gateway: &Arc<Gateway>, retry: &Arc<Retry>, table: &str, range: KeyRange, batch: u16) -> Scan {
        Scan {
            gateway: gateway.clone(),
            retry: retry.clone(),
            table: table.to_owned(),
            ended: range.is_empty(),
            rest: range,
            batch,
            scanner: None,
            rows: Vec::new().into_iter(),
        }
    }

    fn fetch(&mut self) -> Result<Vec<Row>> {
        let batch = i32::from(self.batch);
        let rows = self.retry.run(|| {
            // After a failure nobody knows how far the scanner has come: a new one knows.
            let scanner = match self.scanner.take() {
                Some(scanner) => scanner,
                None => self.gateway.open_scanner(&self.table, self.rest.start(), self.rest.stop(), batch)?,
            };
            let rows = self.gateway.next_rows(scanner, batch)?;
            self.scanner = Some(scanner);
            Ok(rows)
        })?;
        let rows: Vec<Row> = rows.into_iter().map(Row::from).collect();
        match rows.last() {
            Some(last) => {
                self.rest = self.rest.after(&last.row);
                // Nothing can follow, and a scan without rows would be a get.
                self.ended = self.rest.is_empty();
            }
            None => self.ended = true,
        }
        if self.ended
            && let Some(scanner) = self.scanner.take()
        {
            // The gateway forgets it in the end; no row depends on it.
            let _ = self.gateway.close_scanner(scanner);
        }
        Ok(rows)
    }
}

impl Iterator for Scan {
    type Item = Result<Row>;

    fn next(&mut self) -> Option<Result<Row>> {
        loop {
            if let Some(row) = self.rows.next() {
                return Some(Ok(row));
            }
            if self.ended {
                return None;
            }
            match self.fetch() {
                Ok(rows) => self.rows = rows.into_iter(),
                Err(error) => {
                    self.ended = true;
                    return Some(Err(error));
                }
            }
        }
    }
}

impl Drop for Scan {
    fn drop(&mut self) {
        if let Some(scanner) = self.scanner.take() {
            let _ = self.gateway.close_scanner(scanner);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOUND: Bound = Bound { tries: 4, pause: Duration::from_millis(1) };

    #[test]
    fn what_never_works_is_tried_so_often_and_no_more() {
        let mut calls = 0;
        let given_up = Retry::new(BOUND).run(|| -> Result<()> {
            calls += 1;
            Err(format!("failure {calls}").into())
        });
        assert_eq!(calls, 4);
        let error = given_up.expect_err("it never worked").to_string();
        assert!(error.starts_with("gave up after 4 tries in ") && error.ends_with(": failure 4"), "{error}");
    }

    #[test]
    fn what_works_in_the_end_counts_what_failed_before() {
        let retry = Retry::new(BOUND);
        let mut calls = 0;
        let done = retry.run(|| {
            calls += 1;
            if calls < 4 { Err("not yet".into()) } else { Ok(calls) }
        });
        assert_eq!(done.expect("the fourth try works"), 4);
        assert_eq!(retry.failures(), 3);
    }
}
