//! The exit status, and the error line.

use std::io;
use std::process::ExitCode;

use clap::Command;
use clap::error::{ContextKind, ContextValue};

use crate::terminal::{FAULT, WARNING};

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

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

/// Warns of input that is skipped.
pub fn warn(line: &str) {
    anstream::eprintln!("{WARNING}warning:{WARNING:#} {line}");
}

pub fn exit(done: Result<Outcome, Failure>) -> ExitCode {
    let (status, line) = match done {
        Ok(Outcome::Fine) => return ExitCode::SUCCESS,
        Ok(Outcome::Finding) => return ExitCode::from(1),
        Ok(Outcome::BadInput) => return ExitCode::from(2),
        // The reader has closed the pipe, as `head` does.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(Failure::Output(error)) => (2, format!("standard output: {error}")),
        Err(Failure::Finding(line)) => (1, line),
        Err(Failure::Input(line)) => (2, line),
    };
    error_line(&line);
    ExitCode::from(status)
}

/// Prints the error line, in colour only on a terminal.
fn error_line(line: &str) {
    anstream::eprintln!("{FAULT}error:{FAULT:#} {line}");
}

/// Prints help as clap renders it, but an error of the arguments as one line.
pub fn of_arguments(error: &clap::Error, tool: &Command) -> ExitCode {
    if !error.use_stderr() {
        // A closed pipe is no failure.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.render().to_string();
    // Only the first paragraph. Without a subcommand, clap renders the help instead.
    let first: Vec<&str> = text.split("\n\n").next().unwrap_or_default().split_whitespace().collect();
    let line = match first.split_first() {
        Some((&"error:", words)) => words.join(" "),
        _ => {
            let names: Vec<&str> = tool.get_subcommands().map(Command::get_name).collect();
            format!("no subcommand; expected one of {}", names.join(", "))
        }
    };
    error_line(&format!("{line}{}; see --help", meant(error)));
    ExitCode::from(2)
}

/// Suggestions for a misspelt word.
fn meant(error: &clap::Error) -> String {
    let suggested =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let words: Vec<String> = suggested
        .iter()
        .filter_map(|kind| error.get(*kind))
        .flat_map(|value| match value {
            ContextValue::String(word) => vec![format!("`{word}`")],
            ContextValue::Strings(words) => words.iter().map(|word| format!("`{word}`")).collect(),
            _ => Vec::new(),
        })
        .collect();
    if words.is_empty() { String::new() } else { format!("; did you mean {}?", words.join(" or ")) }
}
