//! A client of the cluster in Java, in a process of its own.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::process::{Child, ChildStdin, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::conversation::{Conversation, program};
use crate::error::Result;

/// The longest that one command may take. Phoenix makes its own tables at the first, in 8 to 15 seconds.
const ANSWER: Duration = Duration::from_secs(120);

pub struct JavaProgram {
    name: &'static str,
    child: Child,
    stdin: Option<ChildStdin>,
    conversation: Conversation,
}

impl JavaProgram {
    /// Starts `name` as a client of the cluster whose ZooKeeper listens on `zookeeper`. It ends when its
    /// stdin does, so also when this process is killed. Its log goes to `folder`.
    pub fn start(name: &'static str, java: &Path, zookeeper: u16, folder: &Path) -> Result<JavaProgram> {
        let log = folder.join(format!("{name}.log"));
        let mut child = program(java, name, "-Xmx256m", folder)?
            .arg(zookeeper.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(File::create(&log)?)
            .spawn()
            .map_err(|error| format!("java: {error}"))?;
        let stdin = child.stdin.take();
        let stdout = child.stdout.take().ok_or("the Java program has no stdout")?;
        Ok(JavaProgram { name, child, stdin, conversation: Conversation::new(name, stdout, log) })
    }

    /// Runs one command and gives the lines of its answer.
    pub fn ask(&mut self, command: &str) -> Result<Vec<String>> {
        let name = self.name;
        let stdin = self.stdin.as_mut().ok_or("the Java program was stopped")?;
        writeln!(stdin, "{command}").map_err(|error| format!("{name}, asked to `{command}`: {error}"))?;
        self.conversation.answer(command, ANSWER)
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
