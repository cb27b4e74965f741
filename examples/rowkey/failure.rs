//! How a run ends: the exit status, and the one line that says why.

use std::io;
use std::process::ExitCode;

/// What a run that came to its end says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// 0
    Fine,
    /// 1
    Finding,
}

/// Why a run did not come to its end.
pub enum Failure {
    /// Bad input: 2, and this line.
    Input(String),
    /// It is good input, and a finding: 1, and this line.
    Finding(String),
    /// Standard output takes no more.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

pub fn exit(done: Result<Outcome, Failure>) -> ExitCode {
    let (status, line) = match done {
        Ok(Outcome::Fine) => return ExitCode::SUCCESS,
        Ok(Outcome::Finding) => return ExitCode::from(1),
        // Who reads the output has seen enough.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(Failure::Output(error)) => (2, format!("standard output: {error}")),
        Err(Failure::Finding(line)) => (1, line),
        Err(Failure::Input(line)) => (2, line),
    };
    eprintln!("error: {line}");
    ExitCode::from(status)
}

/// What clap says of the arguments: help as it is, an error in one line.
pub fn of_arguments(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Help that nobody reads to its end is no failure.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.render().to_string();
    // Its first paragraph, as one line; no subcommand at all gives the help instead.
    let first: Vec<&str> = text.split("\n\n").next().unwrap_or_default().split_whitespace().collect();
    let line = match first.first() {
        Some(&"error:") => first.join(" "),
        _ => "error: no subcommand: explain, ddl, diff or rebucket".to_owned(),
    };
    eprintln!("{line}; --help says more");
    ExitCode::from(2)
}
