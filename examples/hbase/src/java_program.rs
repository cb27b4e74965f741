//! A program of `java/` in a process of its own, asked as the cluster is: a line a command, lines
//! `= TEXT` for an answer, then `OK` or `ERR REASON`.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::Receiver;
use std::thread;
use std::time::{Duration, Instant};

use crate::cluster::{classpath, read_lines};
use crate::error::Result;

/// The longest that one command may take. Phoenix makes its own tables at the first, in 8 to 15 seconds.
const ANSWER: Duration = Duration::from_secs(120);

pub struct JavaProgram {
    name: &'static str,
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl JavaProgram {
    /// Starts `name` as a client of the cluster whose ZooKeeper listens on `zookeeper`. It ends when its
    /// stdin does, so also when this process is killed. Its log goes to `folder`.
    pub fn start(name: &'static str, java: &Path, zookeeper: u16, folder: &Path) -> Result<JavaProgram> {
        let mut child = Command::new("java")
            .args(["-Xmx256m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"])
            .args(["--add-opens=java.base/java.nio=ALL-UNNAMED", "-cp", &classpath(java), name])
            .arg(zookeeper.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(File::create(folder.join(format!("{name}.log")))?)
            .spawn()
            .map_err(|error| format!("java: {error}"))?;
        let stdin = child.stdin.take();
        let lines = child.stdout.take().map(read_lines).ok_or("the Java program has no stdout")?;
        Ok(JavaProgram { name, child, stdin, lines })
    }

    /// Runs one command and gives the lines of its answer.
    pub fn ask(&mut self, command: &str) -> Result<Vec<String>> {
        let name = self.name;
        let stdin = self.stdin.as_mut().ok_or("the Java program was stopped")?;
        writeln!(stdin, "{command}").map_err(|error| format!("{name}, asked to `{command}`: {error}"))?;
        let until = Instant::now() + ANSWER;
        let mut answer = Vec::new();
        loop {
            let line = self
                .lines
                .recv_timeout(until.saturating_duration_since(Instant::now()))
                .map_err(|error| format!("{name}, asked to `{command}`: {error}"))?;
            if let Some(text) = line.strip_prefix("= ") {
                answer.push(text.to_owned());
            } else if let Some(reason) = line.strip_prefix("ERR ") {
                return Err(format!("{name}, asked to `{command}`: {reason}").into());
            } else if line == "OK" {
                return Ok(answer);
            }
        }
    }
}

impl Drop for JavaProgram {
    fn drop(&mut self) {
        // At the end of its stdin it ends; killed, it would leave nothing undone either.
        drop(self.stdin.take());
        let until = Instant::now() + Duration::from_secs(5);
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(Duration::from_millis(20)),
                _ => return,
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
