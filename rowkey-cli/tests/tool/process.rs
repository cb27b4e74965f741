//! A run of the tool.

use std::io::Write as _;
use std::process::{Command, Stdio};

use rowkey::Layout;
use tempfile::TempDir;

/// How a run ended, and all that it printed.
pub struct Run {
    pub status: i32,
    pub out: String,
    pub err: String,
}

/// A folder for layouts, in which the tool runs.
pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> Self {
        Folder(tempfile::tempdir().unwrap())
    }

    /// Writes a file; gives its name.
    pub fn file(&self, name: &str, text: &str) -> String {
        self.bytes(name, text.as_bytes())
    }

    pub fn bytes(&self, name: &str, bytes: &[u8]) -> String {
        std::fs::write(self.0.path().join(name), bytes).unwrap();
        self.0.path().join(name).display().to_string()
    }

    #[cfg(unix)]
    pub fn path(&self, name: &str) -> std::path::PathBuf {
        self.0.path().join(name)
    }

    pub fn layout(&self, name: &str, layout: &Layout) -> String {
        self.file(name, &serde_json::to_string_pretty(layout).unwrap())
    }

    /// What a line of a shell prints, with programs from `path`.
    #[cfg(unix)]
    pub fn shell(&self, line: &str, path: &str) -> String {
        let mut shell = Command::new("sh");
        shell.args(["-c", line]).current_dir(self.0.path()).env("PATH", path).env_remove("COLUMNS");
        String::from_utf8(shell.stdin(Stdio::null()).output().unwrap().stdout).unwrap()
    }

    pub fn run(&self, args: &[&str]) -> Run {
        self.pipe(args, b"")
    }

    /// The same, with something on standard input.
    pub fn pipe(&self, args: &[&str], input: &[u8]) -> Run {
        let mut child = self.command(args).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let input = input.to_vec();
        // A run that ends early reads no further.
        let writer = std::thread::spawn(move || stdin.write_all(&input));
        let output = child.wait_with_output().unwrap();
        let _ = writer.join().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Run { status: output.status.code().unwrap(), out: text(output.stdout), err: text(output.stderr) }
    }

    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rowkey"));
        command.args(args).current_dir(self.0.path()).env_remove("COLUMNS");
        for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
            command.env_remove(name);
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }
}
