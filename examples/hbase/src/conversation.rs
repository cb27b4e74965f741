//! How the programs of `java/` are started and asked: a line a command on stdin, then any number of
//! lines `= TEXT` and `OK`, or `ERR REASON`, on stdout; the log in a file.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{ChildStdout, Command};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::error::Result;

/// A program of what `run` has put into the folder `java`; starts in seconds. All that it writes lies
/// in `folder`.
pub fn program(java: &Path, name: &str, heap: &str, folder: &Path) -> Result<Command> {
    let tmp = folder.join("tmp");
    fs::create_dir_all(&tmp)?;
    let part = |name: &str| java.join(name).display().to_string();
    let classpath = format!("{}:{}:{}/*", part("classes"), part("conf"), part("lib"));
    let mut program = Command::new("java");
    program.args([heap, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]).args([
        "--add-opens=java.base/java.nio=ALL-UNNAMED",
        "-cp",
        &classpath,
    ]);
    // HBase's client makes a folder in the former, Java itself a file outside of it.
    program.arg(format!("-Djava.io.tmpdir={}", tmp.display())).args(["-XX:-UsePerfData", name]);
    Ok(program)
}

/// What a program says.
pub struct Conversation {
    /// Who says it, for errors.
    who: &'static str,
    lines: Receiver<String>,
    log: PathBuf,
}

impl Conversation {
    /// Lines come through a thread, so that waiting for one can be given up.
    pub fn new(who: &'static str, stdout: ChildStdout, log: PathBuf) -> Conversation {
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(stdout).lines() {
                let Ok(line) = line else { break };
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Conversation { who, lines, log }
    }

    /// The answer to `command`, which was sent just now.
    pub fn answer(&self, command: &str, within: Duration) -> Result<Vec<String>> {
        let until = Instant::now() + within;
        let mut answer = Vec::new();
        loop {
            let line = self.line(until, &format!("to `{command}`"))?;
            if let Some(text) = line.strip_prefix("= ") {
                answer.push(text.to_owned());
            } else if let Some(reason) = line.strip_prefix("ERR ") {
                return Err(format!("{}, asked to `{command}`: {reason}", self.who).into());
            } else if line == "OK" {
                return Ok(answer);
            }
            // Anything else is what a library printed.
        }
    }

    /// The next line, whatever it is.
    pub fn line(&self, until: Instant, what: &str) -> Result<String> {
        let who = self.who;
        self.lines.recv_timeout(until.saturating_duration_since(Instant::now())).map_err(|error| {
            let log = self.end_of_log();
            match error {
                RecvTimeoutError::Timeout => format!("{who} took too long {what}{log}").into(),
                RecvTimeoutError::Disconnected => format!("{who} has ended, asked {what}{log}").into(),
            }
        })
    }

    /// What a person needs to see when the process fails: the last lines of its log.
    pub fn end_of_log(&self) -> String {
        let log = fs::read(&self.log).unwrap_or_default();
        let log = String::from_utf8_lossy(&log);
        let mut lines: Vec<&str> = log.lines().filter(|line| !line.trim_start().starts_with("at ")).collect();
        // Among warnings by the hundred, errors would not be seen.
        let grave = |line: &&str| line.contains(" ERROR ") || line.contains(" FATAL ");
        if lines.iter().any(grave) {
            lines.retain(grave);
        }
        lines[lines.len().saturating_sub(5)..].iter().fold(String::new(), |all, line| all + "\n  " + line)
    }
}
