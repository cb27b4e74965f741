//! The figures and charts of BENCHMARKS.md, of one run.

use std::fmt::Write as _;
use std::fs;

use rowkey_benches::keys::{COUNT, LoginNul, events, logins};
use rowkey_benches::rivals::*;

use super::criterion::{self, Times, times};
use super::instructions::{self, Table};
use super::page::Page;
use super::{plots, run};

/// Codecs whose encoded text keys are valid.
const RIGHT_TEXT: [&str; 4] = ["storekey", "memcomparable", "foundationdb-tuple", "arrow-row"];
/// Codecs that write into an array or a buffer of the caller's.
const SAME_BUFFER: [&str; 2] = ["db-key-macro", "ordcode"];
/// Codecs that append to a `Vec`, and one that makes a buffer for all keys at once.
const VEC: [&str; 5] = ["storekey", "memcomparable", "foundationdb-tuple", "bytekey2", "arrow-row"];
/// What is timed in comparison with other codecs.
const GROUPS: [&str; 6] = [
    "event_encode_into",
    "login_encode_into",
    "event_encode",
    "login_encode",
    "event_decode",
    "login_decode",
];

/// Measures and writes; `run`: not only reads what the last run left.
pub fn write(run: bool) -> Result<(), String> {
    let table = instructions::measure()?;
    if run {
        criterion::run()?;
    }
    let times = times()?;
    charts(&times)?;
    let mut page = Page::open()?;
    let written = |written: Result<String, std::fmt::Error>| {
        written.map_err(|_| "a table that does not fit in memory".to_string())
    };
    page.set("summary", &written(summary(&times))?)?;
    page.set("machine", &machine())?;
    for group in GROUPS {
        page.set(group, &written(group_table(&times, group))?)?;
    }
    page.set("others faster", &written(others_faster(&times))?)?;
    page.set("faults", &written(faults())?)?;
    page.set("sizes", &written(sizes())?)?;
    page.set("merge", &written(merge_table(&times))?)?;
    page.set("growth of text", &written(growth_of_text(&times))?)?;
    page.set("growth of fields", &written(growth(&times, "growth fields", "fields of 4 bytes"))?)?;
    page.set("growth of ranges", &written(growth(&times, "growth ranges", "ranges taken"))?)?;
    page.set("instructions", &written(instructions_table(&table))?)?;
    page.save()?;
    println!("wrote BENCHMARKS.md");
    print!("{}", written(bars(&times))?);
    Ok(())
}

/// The sentences that begin the page.
fn summary(times: &Times) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    let ahead = |group: &str, rivals: &[&str]| {
        let ours = of(times, group, "rowkey").unwrap_or(f64::NAN);
        let (rival, ns) = fastest(times, group, rivals.iter().copied()).unwrap_or(("nobody", f64::NAN));
        (ns / ours, rival.to_owned())
    };
    let (fixed, fixed_rival) = ahead("event_encode_into", &VEC);
    let (text_keys, text_rival) = ahead("login_encode_into", &RIGHT_TEXT);
    let (decode, decode_rival) = ahead("login_decode", &RIGHT_TEXT);
    writeln!(text, "A fixed-width key costs as many instructions as hand-written code.")?;
    writeln!(
        text,
        "Appending to a `Vec`, rowkey is {fixed:.1} times faster than the next codec ({fixed_rival}) for numbers, and"
    )?;
    writeln!(
        text,
        "{text_keys:.1} times faster than the next whose output always sorts correctly ({text_rival}) for text."
    )?;
    writeln!(text, "Decoding text, it is {decode:.1} times faster than the next ({decode_rival}).")?;
    Ok(text)
}

fn group_table(times: &Times, group: &str) -> Result<String, std::fmt::Error> {
    let mut text = String::from("| codec | ns per key | of rowkey's time |\n|---|---:|---:|\n");
    let ours = of(times, group, "rowkey").unwrap_or(f64::NAN);
    for (name, ns) in bars_of(times, group) {
        let name = if name == "by hand" { "*hand-written*" } else { &name };
        writeln!(text, "| {name} | {ns:.2} | {:.1} |", ns * COUNT as f64 / ours)?;
    }
    Ok(text)
}

/// Where the tables have something faster than `rowkey`, beyond what a run varies by.
fn others_faster(times: &Times) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    for group in GROUPS {
        let ours = of(times, group, "rowkey").unwrap_or(f64::NAN) / COUNT as f64;
        for (name, ns) in bars_of(times, group).iter().filter(|(_, ns)| *ns < ours * 0.98) {
            writeln!(text, "- `{group}`: {name} takes {ns:.2} ns, rowkey {ours:.2} ns.")?;
        }
    }
    if text.is_empty() {
        writeln!(text, "- In the tables above, nothing is faster by more than 2 %.")?;
    }
    Ok(text)
}

fn instructions_table(table: &Table) -> Result<String, std::fmt::Error> {
    let mut text = String::from("| operation | rowkey | hand-written | ratio |\n|---|---:|---:|---:|\n");
    for row in table.rows() {
        writeln!(text, "| {} | {:.1} | {:.1} | {:.2} |", row.name, row.ours, row.by_hand, row.ratio())?;
    }
    Ok(text)
}

fn machine() -> String {
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = |name: &str| {
        let found = cpu.lines().find_map(|line| line.strip_prefix(name)?.trim_start().strip_prefix(": "));
        found.unwrap_or("?").to_string()
    };
    let cpu = format!("{}, family {}, model {}", line("model name"), line("cpu family"), line("model\t"));
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
    format!("{date}; CPU {cpu}; {rustc}; {}.\n", crates.join(", "))
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

/// The project's own bars, which are printed and not published.
fn bars(times: &Times) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    let numbers = ["storekey", "memcomparable", "foundationdb-tuple", "bytekey2", "format!"];
    let decoders = ["storekey", "memcomparable", "foundationdb-tuple", "bytekey2", "ordcode", "db-key-macro"];
    let rows = [
        ("fixed encode, same kind of buffer", "event_encode", &SAME_BUFFER[..], 2.0),
        ("fixed encode_into, a Vec", "event_encode_into", &VEC[..], 2.0),
        ("fixed encode, a rival that allocates", "event_encode", &numbers[..], 10.0),
        ("variable encode_into", "login_encode_into", &RIGHT_TEXT[..], 2.0),
        ("fixed decode", "event_decode", &decoders[..], 1.5),
        ("variable decode", "login_decode", &RIGHT_TEXT[..], 1.5),
    ];
    for (what, group, rivals, bar) in rows {
        let ours = of(times, group, "rowkey").unwrap_or(f64::NAN);
        let (rival, ns) = fastest(times, group, rivals.iter().copied()).unwrap_or(("nobody", f64::NAN));
        let met = if ns / ours >= bar { "met" } else { "NOT MET" };
        writeln!(text, "{what}: {:.1} times as fast as {rival}, bar {bar}, {met}", ns / ours)?;
    }
    Ok(text)
}

fn merge_table(times: &Times) -> Result<String, std::fmt::Error> {
    let mut text = String::from("| | ns per row |\n|---|---:|\n");
    for (name, ns) in times.get("merge").into_iter().flatten() {
        writeln!(text, "| {} | {:.1} |", name.replace("__", "::"), ns / 16_000.0)?;
    }
    Ok(text)
}

fn faults() -> Result<String, std::fmt::Error> {
    let mut text = String::new();
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
    Ok(text)
}

fn sizes() -> Result<String, std::fmt::Error> {
    let mut text = String::from(
        "| codec | bytes, `Event` | `Login` | allocations, `Event` | `Login` |\n|---|---:|---:|---:|---:|\n",
    );
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
    row(DbKeyMacro::NAME, Some(event), None)?;
    Ok(text)
}

/// Size and nanoseconds of each point of a group.
fn points(times: &Times, group: &str) -> Vec<(f64, f64)> {
    let all = times.get(group).into_iter().flatten();
    let mut points: Vec<(f64, f64)> = all.filter_map(|(size, ns)| Some((size.parse().ok()?, *ns))).collect();
    points.sort_by(|a, b| a.0.total_cmp(&b.0));
    points
}

fn growth_of_text(times: &Times) -> Result<String, std::fmt::Error> {
    let mut text = String::from(
        "| bytes of text | encode, ns | `memcpy` of the same, ns | all bytes NUL, ns |\n|---:|---:|---:|---:|\n",
    );
    let groups = ["growth text", "growth memcpy", "growth only NUL"].map(|group| points(times, group));
    for (i, (size, ns)) in groups[0].iter().enumerate() {
        let at = |group: &[(f64, f64)]| group.get(i).map_or(f64::NAN, |point| point.1);
        writeln!(text, "| {size} | {ns:.1} | {:.1} | {:.0} |", at(&groups[1]), at(&groups[2]))?;
    }
    Ok(text)
}

fn growth(times: &Times, group: &str, what: &str) -> Result<String, std::fmt::Error> {
    let mut text = format!("| {what} | ns |\n|---:|---:|\n");
    for (size, ns) in points(times, group) {
        writeln!(text, "| {size} | {ns:.1} |")?;
    }
    Ok(text)
}

fn charts(times: &Times) -> Result<(), String> {
    plots::bars(
        "append.svg",
        "Append an 18-byte key of numbers to a Vec: nanoseconds (less is better)",
        &bars_of(times, "event_encode_into"),
    )?;
    plots::lines(
        "text.svg",
        "Encode text of growing length",
        "bytes of text",
        &[
            ("text without NUL", points(times, "growth text")),
            ("all bytes NUL", points(times, "growth only NUL")),
            ("memcpy", points(times, "growth memcpy")),
        ],
    )
}
