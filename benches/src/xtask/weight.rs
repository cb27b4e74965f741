//! What a key costs in a user's binary: machine code and constants, as differences of programs.
//!
//! *One more key* is a fortieth of the difference between a program with 41 keys and one with 1; *shared* is what the first call
//! brings: the program with one key less one that calls nothing.

mod programs;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use programs::{Call, Key, Maker, program};

use super::page::Page;
use super::run;

/// The most bytes that something may cost.
#[derive(Clone, Copy)]
enum Bar {
    None,
    Holds(i64),
    /// Not yet met by any change: printed, and not checked.
    Planned(i64),
}

use Bar::{Holds, Planned};

/// What is measured of `rowkey`: a call of a key, the bar of one more key, and that of what is shared.
const MEASURED: [(Key, Call, Bar, Bar); 10] = [
    (Key::TextWithSalt, Call::Encode, Holds(1_500), Bar::None),
    (Key::TextWithSalt, Call::Decode, Holds(900), Holds(48_000)),
    (Key::TextWithSalt, Call::Bounded, Holds(800), Holds(120_000)),
    (Key::TextWithSalt, Call::Skip, Holds(1_100), Planned(140_000)),
    (Key::Pad, Call::Encode, Holds(700), Bar::None),
    (Key::Pad, Call::Bounded, Holds(800), Holds(60_000)),
    (Key::Pad, Call::Skip, Bar::None, Bar::None),
    (Key::Binary, Call::Prefix, Bar::None, Holds(4_000)),
    (Key::Binary, Call::Bounded, Holds(400), Holds(24_000)),
    (Key::Binary, Call::Skip, Holds(500), Bar::None),
];

/// What others cost, for the same fields.
const OTHERS: [(Maker, Key, Call); 5] = [
    (Maker::Storekey, Key::TextWithSalt, Call::Encode),
    (Maker::Storekey, Key::TextWithSalt, Call::Decode),
    (Maker::ByHand, Key::TextWithSalt, Call::Encode),
    (Maker::ByHand, Key::TextWithSalt, Call::Decode),
    (Maker::ByHand, Key::Pad, Call::Encode),
];

/// Keys of the larger program, besides the first.
const MORE: i64 = 40;

/// Measures and prints; then checks the bars, or writes BENCHMARKS.md. `base`: another checkout, which is only printed.
pub fn measure(base: Option<&Path>, check: bool) -> Result<(), String> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return Err("machine code is measured on x86-64 Linux: elsewhere it has other sizes".into());
    }
    let ours = Weights::of_checkout("this", run::root(), true)?;
    let base = base.map(|base| Weights::of_checkout("base", base, false)).transpose()?;
    print!("{}", text(&ours, base.as_ref()).map_err(|_| MEMORY)?);
    if check {
        return ours.check();
    }
    if base.is_some() {
        return Ok(());
    }
    let mut page = Page::open()?;
    page.set("weight of one more key", &ours.table_of_more().map_err(|_| MEMORY)?)?;
    page.set("weight shared", &ours.table_of_shared().map_err(|_| MEMORY)?)?;
    page.save()?;
    println!("wrote BENCHMARKS.md");
    Ok(())
}

const MEMORY: &str = "a table that does not fit in memory";

/// Bytes that one call of a key adds to a program.
struct Weight {
    maker: Maker,
    key: Key,
    call: Call,
    more: i64,
    shared: i64,
}

struct Weights(Vec<Weight>);

impl Weights {
    /// Writes the programs beside each other, builds them with the `rowkey` of that folder, and reads their sizes.
    fn of_checkout(name: &str, rowkey: &Path, others: bool) -> Result<Self, String> {
        let folder = std::path::absolute(run::target().join("weight").join(name)).map_err(said)?;
        let rowkey = rowkey.canonicalize().map_err(|error| format!("{}: {error}", rowkey.display()))?;
        let ours = MEASURED.map(|(key, call, ..)| (Maker::Rowkey, key, call));
        let measured = ours.iter().chain(if others { &OTHERS[..] } else { &[] });
        generate(&folder, &rowkey, measured.clone())?;
        build(&folder)?;
        let programs = folder.join("target/release");
        let none = size(&programs.join("none"))?;
        let weigh = |&(maker, key, call): &(Maker, Key, Call)| {
            let of = |keys| size(&programs.join(name_of(maker, key, call, keys)));
            let (one, many) = (of(1)?, of(1 + MORE)?);
            let more = (many - one + MORE / 2).div_euclid(MORE);
            Ok(Weight { maker, key, call, more, shared: one - none })
        };
        measured.map(weigh).collect::<Result<_, String>>().map(Weights)
    }

    fn find(&self, maker: Maker, key: Key, call: Call) -> Option<&Weight> {
        self.0.iter().find(|weight| (weight.maker, weight.key, weight.call) == (maker, key, call))
    }

    /// The rows of the printed table: what, its bytes, its bar.
    fn rows(&self) -> impl Iterator<Item = (String, i64, Bar)> {
        let each = |of: fn(&Weight) -> i64, bar: fn(Bar, Bar) -> Bar, what: &'static str| {
            MEASURED.into_iter().filter_map(move |(key, call, more, shared)| {
                let weight = self.find(Maker::Rowkey, key, call)?;
                Some((format!("{what}: {}, {}", key.name(), call.name()), of(weight), bar(more, shared)))
            })
        };
        each(|weight| weight.more, |more, _| more, "one more key").chain(each(
            |weight| weight.shared,
            |_, shared| shared,
            "shared",
        ))
    }

    /// Every bar that holds is met.
    fn check(&self) -> Result<(), String> {
        let over = self.rows().filter_map(|(what, bytes, bar)| match bar {
            Holds(bar) if bytes > bar => Some(format!("{what} costs {bytes} bytes, the bar is {bar}")),
            _ => None,
        });
        let over: Vec<String> = over.collect();
        if over.is_empty() { Ok(()) } else { Err(over.join("\n       ")) }
    }

    fn table_of_more(&self) -> Result<String, std::fmt::Error> {
        let mut text =
            String::from("| key | call | rowkey | storekey | hand-written |\n|---|---|---:|---:|---:|\n");
        for (key, call, ..) in MEASURED {
            let more = |maker| {
                let weight = self.find(maker, key, call);
                weight.map_or_else(|| "-".to_owned(), |weight| grouped(weight.more))
            };
            let [ours, storekey, by_hand] = [Maker::Rowkey, Maker::Storekey, Maker::ByHand].map(more);
            writeln!(text, "| {} | {} | {ours} | {storekey} | {by_hand} |", key.name(), call.name())?;
        }
        Ok(text)
    }

    fn table_of_shared(&self) -> Result<String, std::fmt::Error> {
        let mut text = String::from("| key | call | bytes |\n|---|---|---:|\n");
        for weight in self.0.iter().filter(|weight| weight.maker == Maker::Rowkey) {
            writeln!(
                text,
                "| {} | {} | {} |",
                weight.key.name(),
                weight.call.name(),
                grouped(weight.shared)
            )?;
        }
        Ok(text)
    }
}

fn said(error: std::io::Error) -> String {
    error.to_string()
}

fn name_of(maker: Maker, key: Key, call: Call, keys: i64) -> String {
    format!("{} {} {} {keys}", maker.name(), key.name(), call.name()).replace(' ', "-")
}

/// A package with a program for each measurement, in a workspace of its own: a user's, with Cargo's default profile.
fn generate<'a>(
    folder: &Path,
    rowkey: &Path,
    measured: impl Iterator<Item = &'a (Maker, Key, Call)>,
) -> Result<(), String> {
    let programs = folder.join("src/bin");
    // Programs of an earlier list.
    let _ = fs::remove_dir_all(&programs);
    fs::create_dir_all(&programs).map_err(said)?;
    let write = |path: PathBuf, text: String| fs::write(path, text).map_err(said);
    let manifest = format!(
        "[workspace]\n\n[package]\nname = \"weight\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n\
         rowkey = {{ path = {:?} }}\nstorekey = \"0.11\"\nxxhash-rust = {{ version = \"0.8\", features = [\"xxh64\"] }}\n",
        rowkey.display().to_string()
    );
    write(folder.join("Cargo.toml"), manifest)?;
    // The versions that are fetched already.
    fs::copy(run::root().join("Cargo.lock"), folder.join("Cargo.lock")).map_err(said)?;
    write(programs.join("none.rs"), program(Maker::Rowkey, Key::Binary, Call::Prefix, 0))?;
    for &(maker, key, call) in measured {
        for keys in [1, 1 + MORE] {
            let path = programs.join(name_of(maker, key, call, keys)).with_extension("rs");
            write(path, program(maker, key, call, keys as usize))?;
        }
    }
    Ok(())
}

/// `cargo build --release`, without what the environment says of profiles.
fn build(folder: &Path) -> Result<(), String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(folder).args(["build", "--release", "--quiet"]);
    let set = std::env::vars_os().map(|(name, _)| name);
    let changes_code = |name: &str| name.starts_with("CARGO_PROFILE_") || name.ends_with("RUSTFLAGS");
    for name in set.filter(|name| name.to_str().is_some_and(changes_code)) {
        cargo.env_remove(name);
    }
    let output = cargo
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .output()
        .map_err(|error| format!("cargo does not run: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    // Each key has the same mistake.
    let errors = String::from_utf8_lossy(&output.stderr);
    let errors: Vec<&str> = errors.lines().take(20).collect();
    let errors = errors.join("\n");
    Err(format!("the programs in {} do not build\n{errors}", folder.display()))
}

/// What is loaded with a program and never written: machine code, constants, and how to unwind.
const SECTIONS: [&str; 6] =
    [".text", ".rodata", ".data.rel.ro", ".eh_frame", ".eh_frame_hdr", ".gcc_except_table"];

/// Bytes of a program in [`SECTIONS`].
fn size(program: &Path) -> Result<i64, String> {
    let output = Command::new("size").arg("--format=sysv").arg(program).output();
    let output = output.map_err(|error| format!("`size` of GNU binutils does not run: {error}"))?;
    let printed = String::from_utf8_lossy(&output.stdout);
    let sizes = printed.lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        let known = SECTIONS.contains(&words.next()?);
        known.then(|| words.next()?.parse::<i64>().ok())?
    });
    let bytes: i64 = sizes.sum();
    if bytes > 0 { Ok(bytes) } else { Err(format!("`size {}` prints no size", program.display())) }
}

fn text(ours: &Weights, base: Option<&Weights>) -> Result<String, std::fmt::Error> {
    let mut text = format!("{:44}{:>9}", "bytes of machine code and constants", "rowkey");
    if base.is_some() {
        write!(text, "{:>9}", "base")?;
    }
    writeln!(text, "{:>9}", "bar")?;
    let mut of_base = base.map(Weights::rows);
    for (what, bytes, bar) in ours.rows() {
        write!(text, "{what:44}{bytes:>9}")?;
        if let Some((_, bytes, _)) = of_base.as_mut().and_then(Iterator::next) {
            write!(text, "{bytes:>9}")?;
        }
        match bar {
            Bar::None => writeln!(text)?,
            Holds(bar) => writeln!(text, "{bar:>9}{}", if bytes > bar { "  not met" } else { "" })?,
            Planned(bar) => writeln!(text, "{bar:>9}  planned{}", if bytes > bar { "" } else { ", met" })?,
        }
    }
    for weight in ours.0.iter().filter(|weight| weight.maker != Maker::Rowkey) {
        let what = format!("{}: {}, {}", weight.maker.name(), weight.key.name(), weight.call.name());
        writeln!(text, "{what:44}{:>9}", weight.more)?;
    }
    Ok(text)
}

/// A number with its thousands apart.
fn grouped(number: i64) -> String {
    let digits = number.abs().to_string();
    let mut text = String::from(if number < 0 { "-" } else { "" });
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
