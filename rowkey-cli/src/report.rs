//! The exit status, and what goes to standard error.

use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use clap::Command;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::failure::{Failure, Outcome};
use crate::nearest::nearest;
use crate::terminal::{FAULT, WARNING};

/// Warns of input that is skipped.
pub fn warn(line: &str) {
    // Unlike `eprintln`, no panic if nobody reads standard error.
    let line = one_line(line);
    let _ = writeln!(anstream::stderr(), "{WARNING}warning:{WARNING:#} {line}");
}

/// Says what is good to know about the output.
pub fn note(line: &str) {
    let _ = writeln!(anstream::stderr(), "note: {line}");
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
    let line = one_line(line);
    let _ = writeln!(anstream::stderr(), "{FAULT}error:{FAULT:#} {line}");
}

/// A value that it repeats may hold a line break, or be as long as a file: then only both ends of the line are left.
fn one_line(line: &str) -> String {
    let line = line.replace('\n', "\\n").replace('\r', "\\r");
    match line.char_indices().nth(1_000).zip(line.char_indices().nth_back(1_000)) {
        Some(((start, _), (end, _))) if start < end => format!("{} .. {}", &line[..start], &line[end..]),
        _ => line,
    }
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
        _ if error.kind() == ErrorKind::InvalidUtf8 => {
            r"an argument is not UTF-8; write the bytes of a row as \xNN or 0x..".to_owned()
        }
        Some((&"error:", words)) => words.join(" "),
        _ => {
            let names: Vec<&str> = tool.get_subcommands().map(Command::get_name).collect();
            format!("no subcommand; expected one of {}", names.join(", "))
        }
    };
    error_line(&format!("{line}{}; see --help", meant(error)));
    ExitCode::from(2)
}

/// Suggestions for a misspelt word, and for a layout without its option.
fn meant(error: &clap::Error) -> String {
    let words_of = |kind| match error.get(kind) {
        Some(ContextValue::String(word)) => vec![word.clone()],
        Some(ContextValue::Strings(words)) => words.clone(),
        _ => Vec::new(),
    };
    let suggested =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let mut words: Vec<String> = suggested.into_iter().flat_map(words_of).collect();
    if let (true, [found]) = (words.is_empty(), &words_of(ContextKind::InvalidValue)[..]) {
        let valid = words_of(ContextKind::ValidValue);
        let valid: Vec<&str> = valid.iter().map(String::as_str).collect();
        words.extend(nearest(found, &valid).map(str::to_owned));
    }
    let wrong = words_of(ContextKind::InvalidArg);
    let no_layout = error.kind() == ErrorKind::MissingRequiredArgument
        && wrong.iter().any(|option| option.starts_with("--layout"));
    if no_layout || error.kind() == ErrorKind::UnknownArgument {
        // Only files of JSON: a row may have any other name.
        let is_file = |word: &String| word.ends_with(".json") && (no_layout || wrong.contains(word));
        let arguments = std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned());
        words.extend(arguments.filter(is_file).take(1).map(|file| format!("--layout {file}")));
    }
    // A subcommand that takes no rows as arguments.
    if let (ErrorKind::UnknownArgument, [file]) = (error.kind(), &wrong[..]) {
        if words.is_empty() && std::env::args_os().any(|task| task == "spread") && Path::new(file).is_file() {
            words.push(format!("< {file}"));
        }
    }
    let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    if words.is_empty() { String::new() } else { format!("; did you mean {}?", words.join(" or ")) }
}
