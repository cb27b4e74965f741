//! An ignored test of this program as a process of its own, which is killed.

use std::env;
use std::ffi::OsStr;
use std::fmt::Debug;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::str::FromStr;
use std::thread::sleep;
use std::time::Duration;

pub fn setting<T: FromStr<Err: Debug>>(name: &str) -> Option<T> {
    env::var(name).ok().map(|text| text.parse().unwrap_or_else(|error| panic!("{name}={text}: {error:?}")))
}

/// A kill (SIGKILL), some time after the lines so far fulfil a condition.
pub struct Kill<'a> {
    pub when: &'a mut dyn FnMut(&[String]) -> bool,
    pub delay: Duration,
}

/// Runs a test, and returns the lines that it wrote to stderr. Without a kill it has to succeed.
pub fn run(test: &str, settings: &[(&str, &OsStr)], kill: Option<Kill<'_>>) -> Vec<String> {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--exact", test, "--ignored", "--nocapture"])
        .envs(settings.iter().copied())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines().map(Result::unwrap);
    let mut said = Vec::new();
    let is_killed = kill.is_some();
    if let Some(Kill { when, delay }) = kill {
        while !when(&said) {
            let Some(line) = lines.next() else { break };
            said.push(line);
        }
        sleep(delay);
        child.kill().unwrap();
    }
    // What the child wrote before it ended.
    said.extend(lines);
    let status = child.wait().unwrap();
    assert_eq!(status.success(), !is_killed, "{status}: {}", said.join("\n"));
    said
}
