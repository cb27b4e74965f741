//! Shows on a terminal how far a long task is.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// A line on standard error, shown after the first second.
pub struct Progress {
    /// What is counted.
    noun: &'static str,
    shown: bool,
    began: Instant,
    bar: Option<ProgressBar>,
    count: u64,
}

impl Progress {
    /// For a task that writes nothing until its end, or hides the line first.
    pub fn new(noun: &'static str) -> Self {
        Progress { noun, shown: io::stderr().is_terminal(), began: Instant::now(), bar: None, count: 0 }
    }

    /// For a task that writes as it goes: on a terminal, its own lines are the progress.
    pub fn of_lines(noun: &'static str) -> Self {
        let mut progress = Progress::new(noun);
        progress.shown &= !io::stdout().is_terminal();
        progress
    }

    /// Counts a row or range.
    pub fn count(&mut self) {
        /// How often the clock is read.
        const EVERY: u64 = 64;
        self.count += 1;
        if self.count % EVERY == 0 {
            self.show();
        }
    }

    /// Shows the count; call it before a read that may block.
    pub fn show(&mut self) {
        if !self.shown || self.began.elapsed() < Duration::from_secs(1) {
            return;
        }
        let bar = self.bar.get_or_insert_with(|| {
            let style = ProgressStyle::with_template(&format!(
                "{{spinner}} {{human_pos}} {}, {{elapsed}}",
                self.noun
            ));
            ProgressBar::new_spinner()
                .with_elapsed(self.began.elapsed())
                .with_style(style.expect("a valid template"))
        });
        bar.set_position(self.count);
    }

    /// Clears the line until the next count, so that the terminal can show something else.
    pub fn hide(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}

/// Clears the line, also before an error.
impl Drop for Progress {
    fn drop(&mut self) {
        self.hide();
    }
}
