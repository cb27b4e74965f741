//! BENCHMARKS.md: tables and pictures of one run.

use std::fmt::Write as _;
use std::fs;

use rowkey_benches::keys::{COUNT, LoginNul, events, logins};
use rowkey_benches::rivals::*;

use super::criterion::{self, Times, times};
use super::instructions::{self, Table};
use super::{plots, run, skip};

/// Rivals whose text rows are right keys.
const RIGHT_TEXT: [&str; 4] = ["storekey", "memcomparable", "foundationdb-tuple", "arrow-row"];
/// Rivals that write into an array or a buffer that is there already.
const SAME_BUFFER: [&str; 2] = ["db-key-macro", "ordcode"];

/// Rivals that append to a `Vec`, and one that makes a buffer for all keys at once.
const VEC: [&str; 5] = ["storekey", "memcomparable", "foundationdb-tuple", "bytekey2", "arrow-row"];

/// Measures and writes; `run`: not only reads what the last run left.
pub fn write(run: bool) -> Result<(), String> {
    let table = instructions::measure()?;
    if run {
        criterion::run()?;
    }
    let times = times()?;
    pictures(&times)?;
    let path = run::root().join("BENCHMARKS.md");
    let old = fs::read_to_string(&path).unwrap_or_default();
    let text = text(&table, &times, skip::kept(&old))
        .map_err(|_| "a table that does not fit in memory".to_string())?;
    fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    println!("wrote BENCHMARKS.md");
    Ok(())
}

/// `skips`: what `cargo xtask skip` wrote.
fn text(table: &Table, times: &Times, skips: &str) -> Result<String, std::fmt::Error> {
    let mut text = String::from(HEAD);
    writeln!(text, "{}", machine())?;
    writeln!(text, "## Instructions, against code by hand\n")?;
    writeln!(text, "| operation | rowkey | by hand | ratio | bar | |\n|---|---:|---:|---:|---:|---|")?;
    for row in table.rows() {
        let met = if row.met() { "met" } else { "**not met**" };
        writeln!(
            text,
            "| {} | {:.1} | {:.1} | {:.2} | {:.2} | {met} |",
            row.name,
            row.ours,
            row.by_hand,
            row.ratio(),
            row.bar
        )?;
    }
    writeln!(text, "\n## Time, against other codecs\n")?;
    writeln!(
        text,
        "Nanoseconds per key, the lowest of ten medians, on this one machine; `x` is how many times longer than `rowkey`.\n"
    )?;
    for group in [
        "event_encode",
        "event_encode_into",
        "event_decode",
        "login_encode",
        "login_encode_into",
        "login_decode",
    ] {
        writeln!(text, "### {group}\n\n| codec | ns | x |\n|---|---:|---:|")?;
        let bars = bars_of(times, group);
        let ours = of(times, group, "rowkey").unwrap_or(f64::NAN);
        for (name, ns) in &bars {
            writeln!(text, "| {name} | {ns:.2} | {:.1} |", ns * COUNT as f64 / ours)?;
        }
        text.push('\n');
    }
    writeln!(text, "![encode of the key `event`](benches/plots/event_encode.svg)\n")?;
    bars_table(&mut text, times)?;
    merge_table(&mut text, times)?;
    write!(text, "\n{skips}")?;
    faults(&mut text)?;
    sizes(&mut text)?;
    growth(&mut text, times)?;
    text.push_str(TAIL);
    Ok(text)
}

const HEAD: &str = "\
# Benchmarks

What a declared key costs, beside the same key by hand and beside the codecs that people take today. `cargo xtask bench`
makes this page anew: it needs valgrind and `cargo install gungraun-runner --version 0.20.0`.

Two instruments. **Instructions** are counted by callgrind: exact and repeatable, so they gate every change (`cargo xtask
instructions`, run in CI). They are compiled as one unit (`codegen-units = 1`), as a count else moves by a few with what stands
beside a function; with the sixteen units of cargo the bars hold too. The code by hand is in `benches/src/by_hand`; tests hold
its bytes and bounds against those of `rowkey`. **Time** is criterion's median under the profile `bench` as it is; the codecs of
one operation are measured directly after one another, in ten rounds, and the lowest of the ten medians counts, as machines
have fast minutes and slow ones. Each figure is over 1,024 keys that are made once:
`event` is host `u32`, reverse time, event `u16`, seq `u32` (18 bytes); `login` is host (about 20 bytes of text), event
(about 8), time `u64`; the others are in `benches/src/keys.rs`.

";

const TAIL: &str = "
## Where a bar is not met, and why

- Decode of fixed width is to be 1.5 times as fast as that of the fastest of others. It is where the compiler leaves bytekey2's in
  calls (11 ns), and not where it puts all of it in line (2.5 ns), which changes from build to build with what stands beside it: both
  are then the loads and byte swaps of the fields and little else, 23 instructions and 28, nine of which go through the rows.
  bytekey2 takes any bytes behind a key, which `rowkey` refuses, and has no reverse time, which is computed for it beforehand.
- Text without an escape is to be encoded at half of a copy's rate or better, between the same two places. Single lengths from 256 to
  1,024 bytes are at 0.4 to 0.6 from one run to another: a copy takes 4 to 13 ns there, and the search and what else a key has as
  much.

## What the compiler takes

`benches/compile/run` builds 100 structs of six mixed fields with `#[derive(RowKey)]`, and the same with serde's two derives.
Of keys that nobody uses yet, one build takes 1.22 of the time of serde's in debug and 1.14 in release (the median of nine rounds,
each beside the other, on a quiet machine), bar 1.25. What stands between that and less: a key has more than twice as many
functions as serde writes (four a field: `host`, `host_range`, `host_in`, `decode_host`), small as they are, and each goes through
every pass of the compiler. Where every key is encoded, decoded and scanned, it is
1.98 in debug, bar 2.1, with 0.65 of the lines of LLVM code. A cold build of `rowkey` takes 0.88 of the time of serde's, and 1.03
of the processor's, bar 1.1 of the time.
";

fn machine() -> String {
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let cpu = cpu
        .lines()
        .find_map(|line| line.strip_prefix("model name")?.split(": ").nth(1))
        .unwrap_or("unknown")
        .to_string();
    let date = run::first_line("date", &["+%Y-%m-%d"]).unwrap_or_default();
    let rustc = run::first_line("rustc", &["--version"]).unwrap_or_default();
    let lock = fs::read_to_string(run::root().join("Cargo.lock")).unwrap_or_default();
    let version = |name: &str| {
        let entry = lock.split("[[package]]").find(|entry| entry.contains(&format!("name = \"{name}\"\n")));
        let line = entry.and_then(|entry| entry.lines().find_map(|line| line.strip_prefix("version = ")));
        format!("{name} {}", line.unwrap_or("?").trim_matches('"'))
    };
    let crates = [
        "storekey",
        "memcomparable",
        "foundationdb-tuple",
        "bytekey2",
        "ordcode",
        "db-key-macro",
        "arrow-row",
        "xxhash-rust",
        "memchr",
    ];
    let crates: Vec<String> = crates.map(version).into();
    format!("{date}, {cpu}, {rustc}; {}.\n", crates.join(", "))
}

/// Nanoseconds of one run over all keys.
fn of(times: &Times, group: &str, name: &str) -> Option<f64> {
    times.get(group)?.get(name).copied()
}

/// Nanoseconds per key, the fastest first.
fn bars_of(times: &Times, group: &str) -> Vec<(String, f64)> {
    let all = times.get(group).into_iter().flatten();
    let mut bars: Vec<(String, f64)> = all.map(|(name, ns)| (name.clone(), ns / COUNT as f64)).collect();
    bars.sort_by(|a, b| a.1.total_cmp(&b.1));
    bars
}

/// The fastest of some rivals.
fn fastest<'a>(
    times: &Times,
    group: &str,
    names: impl IntoIterator<Item = &'a str>,
) -> Option<(&'a str, f64)> {
    let found = names.into_iter().filter_map(|name| Some((name, of(times, group, name)?)));
    found.min_by(|a, b| a.1.total_cmp(&b.1))
}

fn bars_table(text: &mut String, times: &Times) -> std::fmt::Result {
    writeln!(text, "| bar | rival | times faster | |\n|---|---|---:|---|")?;
    let numbers = ["storekey", "memcomparable", "foundationdb-tuple", "bytekey2", "format!"];
    let rows = [
        ("fixed encode, same kind of buffer: 2", "event_encode", &SAME_BUFFER[..], 2.0),
        ("fixed encode_into, a `Vec`: 2", "event_encode_into", &VEC[..], 2.0),
        ("fixed encode, a rival that allocates: 10", "event_encode", &numbers[..], 10.0),
        ("variable encode_into: 2", "login_encode_into", &RIGHT_TEXT[..], 2.0),
        (
            "fixed decode: 1.5",
            "event_decode",
            &["storekey", "memcomparable", "foundationdb-tuple", "bytekey2", "ordcode", "db-key-macro"][..],
            1.5,
        ),
        ("variable decode: 1.5", "login_decode", &RIGHT_TEXT[..], 1.5),
    ];
    for (bar, group, rivals, least) in rows {
        let ours = of(times, group, "rowkey").unwrap_or(f64::NAN);
        let (rival, ns) = fastest(times, group, rivals.iter().copied()).unwrap_or(("nobody", f64::NAN));
        let met = if ns / ours >= least { "met" } else { "**not met**" };
        writeln!(text, "| {bar} | {rival} | {:.1} | {met} |", ns / ours)?;
    }
    Ok(())
}

const MERGER: &str = "
`merger` is the same merge driven by hand, and may take 1.1 of its time. `cargo bench -p rowkey-benches --bench time -- '^merge'`
measures these alone.
";

fn merge_table(text: &mut String, times: &Times) -> std::fmt::Result {
    writeln!(text, "\n## Merge of 16 sorted scans of 1,000 rows\n\n| | ns per row |\n|---|---:|")?;
    for (name, ns) in times.get("merge").into_iter().flatten() {
        writeln!(text, "| {} | {:.1} |", name.replace("__", "::"), ns / 16_000.0)?;
    }
    text.push_str(MERGER);
    Ok(())
}

fn faults(text: &mut String) -> std::fmt::Result {
    writeln!(text, "\n## Whose bytes are no right key\n")?;
    let faults = [
        (Bytekey2::NAME, Bytekey2::FAULT),
        (Ordcode::NAME, Ordcode::FAULT),
        (Text::NAME, Text::FAULT),
        (Storekey::NAME, Storekey::FAULT),
        (Memcomparable::NAME, Memcomparable::FAULT),
        (FoundationDb::NAME, FoundationDb::FAULT),
    ];
    for (name, fault) in faults.into_iter().filter_map(|(name, fault)| Some((name, fault?))) {
        writeln!(text, "- {name}: {fault}")?;
    }
    writeln!(text, "- arrow-row: right for sorting, but its bytes may change from release to release")?;
    writeln!(
        text,
        "\nA test holds each of these against pairs of keys; they are left out of the bars that they would win by it."
    )
}

fn sizes(text: &mut String) -> std::fmt::Result {
    writeln!(text, "\n## Bytes per key and allocations of a fresh `encode`\n")?;
    writeln!(
        text,
        "| codec | `event` | `login` | allocations, `event` | `login` |\n|---|---:|---:|---:|---:|"
    )?;
    let (events, logins) = (events(), logins());
    let count = |work: &mut dyn FnMut() -> usize| {
        let mut bytes = 0;
        let allocations = allocation_counter::measure(|| bytes = work()).count_total;
        (bytes as f64 / COUNT as f64, allocations as f64 / COUNT as f64)
    };
    let mut row = |name: &str, event: Option<(f64, f64)>, login: Option<(f64, f64)>| {
        let cell = |value: Option<f64>| value.map_or_else(|| "-".to_string(), |value| format!("{value:.1}"));
        let keys = [event, login];
        let bytes = keys.map(|key| cell(key.map(|(bytes, _)| bytes))).join(" | ");
        let allocations = keys.map(|key| cell(key.map(|(_, allocations)| allocations))).join(" | ");
        writeln!(text, "| {name} | {bytes} | {allocations} |")
    };
    let ours_event = count(&mut || events.iter().map(|key| key.encode().len()).sum());
    let ours_login = count(&mut || logins.iter().map(|key| key.encode().len()).sum());
    row("rowkey", Some(ours_event), Some(ours_login))?;
    let ended_by_nul: Vec<LoginNul> = logins.iter().map(LoginNul::from).collect();
    let ours_nul =
        count(&mut || ended_by_nul.iter().map(|key| key.encode().expect("no NUL in a word").len()).sum());
    row("rowkey, text declared `nul`", None, Some(ours_nul))?;
    let plain: Vec<PlainEvent> = events.iter().map(PlainEvent::from).collect();
    let plain_text: Vec<PlainLogin> = logins.iter().map(PlainLogin::from).collect();
    macro_rules! rival {
        ($($rival:ty),*) => {$(
            let event = count(&mut || plain.iter().map(|key| AsRef::<[u8]>::as_ref(&<$rival>::event(key)).len()).sum());
            let login = count(&mut || plain_text.iter().map(|key| <$rival>::login(key).len()).sum());
            row(<$rival>::NAME, Some(event), Some(login))?;
        )*};
    }
    rival!(Storekey, Memcomparable, FoundationDb, Bytekey2, Ordcode, Text);
    let event =
        count(&mut || plain.iter().map(|key| AsRef::<[u8]>::as_ref(&DbKeyMacro::event(key)).len()).sum());
    row(DbKeyMacro::NAME, Some(event), None)
}

/// Size and nanoseconds of each point of a group.
fn points(times: &Times, group: &str) -> Vec<(f64, f64)> {
    let all = times.get(group).into_iter().flatten();
    let mut points: Vec<(f64, f64)> = all.filter_map(|(size, ns)| Some((size.parse().ok()?, *ns))).collect();
    points.sort_by(|a, b| a.0.total_cmp(&b.0));
    points
}

fn growth(text: &mut String, times: &Times) -> std::fmt::Result {
    writeln!(
        text,
        "\n## Growth\n\n| bytes of text | encode_into, ns | a copy of the same, ns | of its rate | nothing but NUL, ns |\n|---:|---:|---:|---:|---:|"
    )?;
    let groups = ["growth text", "growth memcpy", "growth only NUL"].map(|group| points(times, group));
    for (i, (size, ns)) in groups[0].iter().enumerate() {
        let at = |group: &[(f64, f64)]| group.get(i).map_or(f64::NAN, |point| point.1);
        let copy = at(&groups[1]);
        writeln!(text, "| {size} | {ns:.1} | {copy:.1} | {:.2} | {:.0} |", copy / ns, at(&groups[2]))?;
    }
    for (group, title) in [
        ("growth fields", "fields of 4 bytes, encode"),
        ("growth ranges", "ranges asked of a fan-out over 256 buckets"),
    ] {
        writeln!(text, "\n| {title} | ns |\n|---:|---:|")?;
        for (size, ns) in points(times, group) {
            writeln!(text, "| {size} | {ns:.1} |")?;
        }
    }
    writeln!(
        text,
        "\n![text of growing length](benches/plots/text.svg)\n\n![fields and ranges](benches/plots/fields_and_ranges.svg)"
    )
}

fn pictures(times: &Times) -> Result<(), String> {
    let folder = run::root().join("benches/plots");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    plots::bars(
        &folder.join("event_encode.svg"),
        "encode, 18 bytes of fixed width",
        &bars_of(times, "event_encode"),
    )?;
    plots::lines(
        &folder.join("text.svg"),
        "encode_into, text of growing length",
        "bytes of text",
        &[
            ("text without NUL", points(times, "growth text")),
            ("nothing but NUL", points(times, "growth only NUL")),
            ("a copy of the same bytes", points(times, "growth memcpy")),
        ],
    )?;
    plots::lines(
        &folder.join("fields_and_ranges.svg"),
        "encode by fields, a fan-out by the ranges asked for",
        "fields, or ranges",
        &[("fields", points(times, "growth fields")), ("ranges", points(times, "growth ranges"))],
    )
}
