//! How a run ends.

use std::io;

/// The result of a run without a failure.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// 0
    Fine,
    /// 1
    Finding,
    /// 2: some input was bad, and warnings have named it.
    BadInput,
}

/// Why a run stopped.
pub enum Failure {
    /// Bad input: status 2, and this line.
    Input(String),
    /// A finding: status 1, and this line.
    Finding(String),
    /// Standard output cannot be written.
    Output(io::Error),
}

impl Failure {
    /// Names the line of standard input.
    pub fn of_line(self, number: u64) -> Self {
        let in_line = |error| format!("standard input, line {number}: {error}");
        match self {
            Failure::Input(error) => Failure::Input(in_line(error)),
            Failure::Finding(error) => Failure::Finding(in_line(error)),
            Failure::Output(error) => Failure::Output(error),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}
