//! Builds cases in crates of a workspace of their own, and runs them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use rowkey_generator::{draw, source};

/// The options of a run.
pub struct Run {
    seed: u64,
    layouts: u64,
    times: u64,
    part: u64,
    jobs: usize,
    tool: bool,
    rowkey: PathBuf,
    folder: PathBuf,
}

/// The folder of this package.
const OWN: &str = env!("CARGO_MANIFEST_DIR");

impl Run {
    /// `None`: an option that there is not, or one without its value.
    pub fn of(options: &[&str]) -> Option<Run> {
        let repository = Path::new(OWN).ancestors().nth(2)?;
        let mut run = Run {
            seed: 1,
            layouts: 1000,
            times: 10,
            part: 100,
            jobs: 2,
            tool: true,
            rowkey: repository.to_owned(),
            folder: repository.join("target/generated"),
        };
        for option in options.chunks(2) {
            let [name, value] = option else { return None };
            match *name {
                "--seed" => run.seed = value.parse().ok()?,
                "--layouts" => run.layouts = value.parse().ok()?,
                "--times" => run.times = value.parse().ok()?,
                "--part" => run.part = value.parse().ok()?,
                "--jobs" => run.jobs = value.parse().ok()?,
                "--tool" => run.tool = value.parse().ok()?,
                "--rowkey" => run.rowkey = fs::canonicalize(value).ok()?,
                "--folder" => run.folder = value.into(),
                _ => return None,
            }
        }
        Some(run)
    }

    pub fn run(&self) -> ExitCode {
        let start = Instant::now();
        let parts = self.write();
        let built = Command::new("cargo")
            .args(["build", "--quiet", "--workspace", "--keep-going"])
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", self.folder.join("target"))
            .status();
        let mut built = built.is_ok_and(|status| status.success());
        if self.tool {
            let tool = Command::new("cargo")
                .args(["build", "--quiet", "-p", "rowkey-cli"])
                .current_dir(&self.rowkey)
                .env("CARGO_TARGET_DIR", self.folder.join("target"))
                .status();
            built &= tool.is_ok_and(|status| status.success());
        }
        println!("built {} layouts in {} s", self.layouts, start.elapsed().as_secs());
        let mut lines = Vec::new();
        for some in parts.chunks(self.jobs) {
            let children: Vec<_> = some.iter().map(|part| self.start(part)).collect();
            for child in children {
                let output = child.and_then(|child| child.wait_with_output());
                match output {
                    Ok(output) => {
                        let text = String::from_utf8_lossy(&output.stdout).into_owned();
                        lines.extend(text.lines().map(str::to_owned));
                        if !output.status.success() {
                            lines.push(format!("the run ended: {}", output.status));
                        }
                    }
                    Err(error) => lines.push(format!("the run did not start: {error}")),
                }
            }
        }
        self.file("findings.txt", &lines.join("\n"));
        let found = report(&lines);
        println!("{} s", start.elapsed().as_secs());
        if built && !found { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }

    fn start(&self, part: &str) -> std::io::Result<std::process::Child> {
        let layouts = self.folder.join("layouts");
        fs::create_dir_all(&layouts)?;
        Command::new(self.folder.join("target/debug").join(part))
            .arg(self.times.to_string())
            .args(self.tool.then(|| [self.folder.join("target/debug/rowkey"), layouts]).into_iter().flatten())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
    }

    /// Writes the workspace; returns the names of its crates.
    fn write(&self) -> Vec<String> {
        let rowkey = self.rowkey.display();
        // Those of earlier runs.
        let _ = fs::remove_dir_all(self.folder.join("parts"));
        self.file("Cargo.toml", WORKSPACE);
        let _ = fs::copy(self.rowkey.join("Cargo.lock"), self.folder.join("Cargo.lock"));
        let dependency =
            format!("rowkey = {{ path = \"{rowkey}\", features = [\"jiff\", \"serde\", \"sha2\"] }}");
        self.file(
            "generator/Cargo.toml",
            &package(
                "rowkey-generator",
                &format!(
                    "[lib]\npath = \"{OWN}/src/lib.rs\"\n\n[dependencies]\n{dependency}\njiff = {{ version = \"1\", default-features = false, features = [\"std\"] }}\nserde_json = \"1\"\n"
                ),
            ),
        );
        let mut parts = Vec::new();
        let mut seed = self.seed;
        while seed < self.seed + self.layouts {
            let count = self.part.min(self.seed + self.layouts - seed);
            let name = format!("seeds_{seed}");
            let of = |file: &str| format!("parts/{name}/{file}");
            let dependencies = format!(
                "[dependencies]\n{dependency}\nrowkey-generator = {{ path = \"../../generator\" }}\n"
            );
            self.file(&of("Cargo.toml"), &package(&name, &dependencies));
            self.file(&of("src/main.rs"), MAIN);
            self.file(&of("src/cases.rs"), &source::file(seed, count, usize::MAX));
            parts.push(name);
            seed += count;
        }
        parts
    }

    fn file(&self, name: &str, text: &str) {
        let path = self.folder.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
        // What is the same is not built again.
        if fs::read_to_string(&path).is_ok_and(|old| old == text) {
            return;
        }
        fs::write(path, text).expect("a file can be written");
    }
}

const WORKSPACE: &str = r#"[workspace]
members = ["generator", "parts/*"]
resolver = "3"

[profile.dev]
debug = false
incremental = false

[profile.dev.package."*"]
opt-level = 2

[profile.dev.package.rowkey-generator]
opt-level = 2
"#;

const MAIN: &str =
    "//! Checks the cases.\n\nmod cases;\n\nfn main() {\n    rowkey_generator::check::main(cases::ALL);\n}\n";

fn package(name: &str, rest: &str) -> String {
    format!("[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n{rest}")
}

/// Prints what was found by promise, with the first of each and its declarations; then the sum of all counts.
fn report(lines: &[String]) -> bool {
    let mut findings: BTreeMap<&str, Vec<(u64, &str)>> = BTreeMap::new();
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    let mut others = false;
    for line in lines {
        let finding = line.strip_prefix("seed ").and_then(|line| {
            let (seed, line) = line.split_once(": ")?;
            let (promise, text) = line.split_once(": ")?;
            Some((seed.parse().ok()?, promise, text))
        });
        let count = line.strip_prefix("count ").and_then(|line| line.split_once(' '));
        match (finding, count) {
            (Some((seed, promise, text)), _) => findings.entry(promise).or_default().push((seed, text)),
            (_, Some((what, count))) => *counts.entry(what).or_default() += count.parse::<u64>().unwrap_or(0),
            _ => {
                println!("{line}");
                others = true;
            }
        }
    }
    for (promise, of) in &findings {
        let seeds: Vec<String> = of.iter().take(8).map(|(seed, _)| seed.to_string()).collect();
        println!("\n{promise}: {} layouts, seeds {}", of.len(), seeds.join(" "));
        // The shortest declarations say most.
        let shortest = of.iter().min_by_key(|(seed, _)| source::declarations(&draw::case(*seed)).len());
        if let Some((seed, text)) = shortest {
            let text: String = text.chars().take(1500).collect();
            println!("seed {seed}: {text}\n{}", source::declarations(&draw::case(*seed)));
        }
    }
    let counts: Vec<String> = counts.iter().map(|(what, count)| format!("{count} {what}")).collect();
    println!("{}", counts.join(", "));
    if !findings.is_empty() {
        println!("replay: rowkey-generator run --layouts 1 --seed SEED");
    }
    others || !findings.is_empty()
}
