//! Checks the laws on a case that was compiled.

mod asked;
mod leading;
mod open_fields;
mod rows;
mod scan;
mod time;
mod tool;

use std::fmt;

use crate::model::Case;
use crate::random::Rng;
use crate::{Made, draw};

pub use asked::instance;
pub use rows::Row;
pub use tool::Tool;

/// What does not hold.
#[derive(Debug, Clone)]
pub struct Finding {
    pub seed: u64,
    /// The promise that is broken, in a word or two.
    pub promise: &'static str,
    /// The question, the row, what was expected and found.
    pub text: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}: {}: {}", self.seed, self.promise, self.text)
    }
}

/// What was checked.
#[derive(Debug, Clone, Default)]
pub struct Tally {
    pub layouts: u64,
    pub rows: u64,
    pub questions: u64,
    pub checks: u64,
    pub findings: Vec<Finding>,
}

impl Tally {
    /// Adds another.
    pub fn add(&mut self, other: Tally) {
        self.layouts += other.layouts;
        self.rows += other.rows;
        self.questions += other.questions;
        self.checks += other.checks;
        self.findings.extend(other.findings);
    }
}

/// The checks of one case.
pub(crate) struct Checks<'m> {
    pub(crate) made: &'m Made,
    pub(crate) case: Case,
    pub(crate) tally: Tally,
    pub(crate) tool: Option<&'m Tool>,
    pub(crate) random: Rng,
}

impl Checks<'_> {
    /// Counts a check, and notes what does not hold.
    pub(crate) fn holds(&mut self, holds: bool, promise: &'static str, text: impl FnOnce() -> String) {
        self.tally.checks += 1;
        // One for each promise says enough.
        if !holds && self.tally.findings.iter().all(|finding| finding.promise != promise) {
            self.tally.findings.push(Finding { seed: self.made.seed, promise, text: text() });
        }
    }
}

/// Checks a case; each question is asked `times` with other values, and once of the tool.
#[must_use]
pub fn check(made: &Made, times: usize, tool: Option<&Tool>) -> Tally {
    let case = draw::case(made.seed);
    let tally = Tally { layouts: 1, ..Tally::default() };
    let mut checks = Checks { made, case, tally, tool, random: Rng(made.seed ^ 0x05EE_D0FA) };
    let rows = checks.rows();
    checks.tally.rows = rows.key.len() as u64;
    if let Some(tool) = tool {
        checks.explained(tool, "key", made.key.layout, &rows.key);
        if let Some(table) = &made.table {
            checks.explained(tool, "table", table.layout, &rows.table);
        }
    }
    if !rows.key.is_empty() {
        for number in 0..made.asks.len() {
            for time in 0..times {
                checks.question(&rows, number, time == 0);
            }
        }
    }
    checks.tally
}

/// Checks cases as a program, whose arguments are how often, the tool and its folder: prints a line for each finding, and what was checked.
pub fn main(cases: &[&Made]) {
    let mut arguments = std::env::args().skip(1);
    let times = arguments.next().and_then(|times| times.parse().ok()).unwrap_or(10);
    let tool = arguments.next().zip(arguments.next());
    let tool = tool.map(|(program, folder)| Tool { program: program.into(), folder: folder.into() });
    let mut all = Tally::default();
    for made in cases {
        let start = std::time::Instant::now();
        match std::panic::catch_unwind(|| check(made, times, tool.as_ref())) {
            Ok(tally) => {
                for finding in &tally.findings {
                    println!("{finding}");
                }
                all.add(tally);
            }
            Err(panic) => {
                let said = panic.downcast_ref::<String>().cloned();
                let said = said.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
                println!("seed {}: panic: {}", made.seed, said.unwrap_or_default().replace('\n', " "));
            }
        }
        if std::env::var_os("ROWKEY_GENERATOR_TIMES").is_some() {
            eprintln!("seed {}: {} ms", made.seed, start.elapsed().as_millis());
        }
    }
    for (what, count) in
        [("layouts", all.layouts), ("rows", all.rows), ("questions", all.questions), ("checks", all.checks)]
    {
        println!("count {what} {count}");
    }
}
