//! Scans of one range, and of all ranges of a fan-out at once: a thread each, merged.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::{thread, vec};

use rowkey::{KeyRange, KeyRanges};

use crate::error::Result;
use crate::gateway::{Gateway, Row};

/// The rows of one range, a batch at a time, each batch asked for when its first row is.
pub struct Scan {
    gateway: Arc<Gateway>,
    table: String,
    range: KeyRange,
    batch: i32,
    filter: Option<String>,
    state: State,
    rows: vec::IntoIter<Row>,
}

enum State {
    Fresh,
    Open(i32),
    Ended,
}

/// `batch` rows cross the wire at once, and are what the server reads ahead.
pub fn scan(gateway: &Arc<Gateway>, table: &str, range: KeyRange, batch: u16) -> Scan {
    // Nothing can match, so nothing is sent.
    let state = if range.is_empty() { State::Ended } else { State::Fresh };
    Scan {
        gateway: gateway.clone(),
        table: table.to_owned(),
        range,
        batch: i32::from(batch),
        filter: None,
        state,
        rows: Vec::new().into_iter(),
    }
}

impl Scan {
    /// Leaves rows out on the servers, by a filter in the gateway's language.
    pub fn filtered(mut self, filter: String) -> Scan {
        self.filter = Some(filter);
        self
    }

    /// The next batch; none at the end.
    fn fetch(&mut self) -> Result<Vec<Row>> {
        let scanner = match self.state {
            State::Ended => return Ok(Vec::new()),
            State::Open(scanner) => scanner,
            State::Fresh => {
                let (start, stop) = (self.range.start(), self.range.stop());
                let filter = self.filter.as_deref();
                let scanner = self.gateway.open_filtered(&self.table, start, stop, self.batch, filter)?;
                self.state = State::Open(scanner);
                scanner
            }
        };
        let rows = self.gateway.next_rows(scanner, self.batch)?;
        // A batch that is not full is the last.
        if rows.len() < self.batch as usize {
            self.close()?;
        }
        Ok(rows.into_iter().map(Row::from).collect())
    }

    fn close(&mut self) -> Result<()> {
        match std::mem::replace(&mut self.state, State::Ended) {
            State::Open(scanner) => self.gateway.close_scanner(scanner),
            _ => Ok(()),
        }
    }
}

impl Iterator for Scan {
    type Item = Result<Row>;

    fn next(&mut self) -> Option<Result<Row>> {
        if let Some(row) = self.rows.next() {
            return Some(Ok(row));
        }
        match self.fetch() {
            Ok(rows) => {
                self.rows = rows.into_iter();
                self.rows.next().map(Ok)
            }
            Err(error) => {
                self.state = State::Ended;
                Some(Err(error))
            }
        }
    }
}

impl Drop for Scan {
    fn drop(&mut self) {
        let _ = self.close();
    }
}

/// A scan in a thread of its own. It fetches its first batch at once, so that all scans of a fan-out
/// wait together, and each further one only when the last row of the one before was taken.
struct ScanThread {
    more: Sender<()>,
    batches: Receiver<Result<Vec<Row>>>,
    rows: vec::IntoIter<Row>,
    /// A batch is under way.
    asked: bool,
    ended: bool,
}

impl ScanThread {
    fn start(mut scan: Scan) -> ScanThread {
        let (more, asked) = channel();
        let (sender, batches) = channel();
        thread::spawn(move || {
            // Ends when nobody asks any more; the scan closes its scanner as it is dropped.
            while asked.recv().is_ok() {
                if sender.send(scan.fetch()).is_err() {
                    break;
                }
            }
        });
        let asked = more.send(()).is_ok();
        ScanThread { more, batches, rows: Vec::new().into_iter(), asked, ended: false }
    }
}

impl Iterator for ScanThread {
    type Item = Result<Row>;

    fn next(&mut self) -> Option<Result<Row>> {
        if let Some(row) = self.rows.next() {
            return Some(Ok(row));
        }
        if self.ended {
            return None;
        }
        if !std::mem::take(&mut self.asked) {
            self.more.send(()).ok()?;
        }
        match self.batches.recv().ok()? {
            Ok(rows) => {
                self.ended = rows.is_empty();
                self.rows = rows.into_iter();
                self.rows.next().map(Ok)
            }
            Err(error) => {
                self.ended = true;
                Some(Err(error))
            }
        }
    }
}

/// All ranges of a fan-out, in one order that leaves the salt out: one scanner and one thread a bucket.
pub fn scan_all(
    gateway: &Arc<Gateway>,
    table: &str,
    ranges: &KeyRanges,
    batch: u16,
) -> impl Iterator<Item = Result<Row>> + use<> {
    merged(ranges, ranges.iter().map(|range| scan(gateway, table, range, batch)).collect())
}

/// The scans of all ranges, at once and in one order.
pub fn merged(ranges: &KeyRanges, scans: Vec<Scan>) -> impl Iterator<Item = Result<Row>> + use<> {
    let threads: Vec<_> = scans.into_iter().map(ScanThread::start).collect();
    ranges.try_merge(threads, |row| &row.row)
}
