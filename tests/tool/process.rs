//! A run of the tool.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

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
        std::fs::write(self.0.path().join(name), text).unwrap();
        self.0.path().join(name).display().to_string()
    }

    pub fn layout(&self, name: &str, layout: &Layout) -> String {
        self.file(name, &serde_json::to_string_pretty(layout).unwrap())
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
        let mut command = Command::new(tool());
        command.args(args).current_dir(self.0.path()).env_remove("COLUMNS");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }
}

/// The tool beside this test. `cargo test` builds it with all the examples; a run of this test alone does
/// not, so it is built here where it is missing, or older than its sources.
fn tool() -> &'static Path {
    static TOOL: OnceLock<PathBuf> = OnceLock::new();
    TOOL.get_or_init(|| {
        let test = std::env::current_exe().unwrap();
        let tool = test.parent().and_then(Path::parent).unwrap().join("examples/rowkey");
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/rowkey");
        let built = std::fs::metadata(&tool).and_then(|file| file.modified());
        if built.is_ok_and(|built| newest(&sources) <= built) {
            return tool;
        }
        let target = tool.ancestors().nth(3).unwrap();
        let status = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--all-features", "--example", "rowkey", "--target-dir"])
            .arg(target)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .status();
        assert!(status.unwrap().success() && tool.exists(), "{} was not built", tool.display());
        tool
    })
}

fn newest(folder: &Path) -> std::time::SystemTime {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let time = |path: PathBuf| match path.is_dir() {
        true => newest(&path),
        false => path.metadata().and_then(|file| file.modified()).unwrap(),
    };
    entries.map(time).max().unwrap()
}
