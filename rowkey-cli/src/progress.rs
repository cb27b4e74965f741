//! Shows the number of rows read so far on a terminal.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// A line on standard error, shown after the first second.
pub struct Progress {
    began: Instant,
    bar: Option<ProgressBar>,
    rows: u64,
}

impl Progress {
    pub fn new() -> Self {
        Progress { began: Instant::now(), bar: None, rows: 0 }
    }

    /// Counts a row.
    pub fn row(&mut self) {
        /// Rows between two readings of the clock.
        const EVERY: u64 = 1024;
        self.rows += 1;
        if self.rows % EVERY != 0 || self.began.elapsed() < Duration::from_secs(1) {
            return;
        }
        let bar = self.bar.get_or_insert_with(|| {
            let style = ProgressStyle::with_template("{spinner} {human_pos} rows, {elapsed}");
            // Hidden unless standard error is a terminal.
            ProgressBar::new_spinner()
                .with_elapsed(self.began.elapsed())
                .with_style(style.expect("a valid template"))
        });
        bar.set_position(self.rows);
    }

    /// Clears the line.
    pub fn end(self) {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
        }
    }
}
