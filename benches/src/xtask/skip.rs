//! Skip scans against a full scan, in redb and fjall: their part of BENCHMARKS.md, and its picture.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use super::{plots, run};

const HEADING: &str = "## Skip scans, against a full scan that decodes and filters\n";

/// How many times as fast as the full scan a question is to be, by its name; on fjall, where that is another.
const BARS: [(&str, Option<f64>, Option<f64>); 4] = [
    ("0.01 %", Some(10.0), Some(10.0)),
    ("1 %, in runs", Some(10.0), Some(10.0)),
    ("1 %, scattered", Some(3.0), None),
    ("everything", Some(1.0 / 1.5), Some(1.0 / 1.5)),
];

/// One question to one store.
struct Figure {
    store: String,
    question: String,
    value: Value,
}

impl Figure {
    fn number(&self, name: &str) -> f64 {
        self.value[name].as_f64().unwrap_or(f64::NAN)
    }

    fn bar(&self) -> Option<f64> {
        let (_, redb, fjall) = BARS.iter().find(|(question, ..)| *question == self.question)?;
        if self.store == "redb" { *redb } else { *fjall }
    }
}

/// Measures, prints, and writes the part of the page and its picture, unless only a `look` is wanted.
///
/// `run`: not only reads what the last run left.
pub fn measure(rows: u64, rounds: usize, run: bool, look: bool) -> Result<(), String> {
    let path = run::target().join("skip.json");
    if run {
        run::bench("skip", "bench", &[&rows.to_string(), &rounds.to_string(), &absolute(path.clone())?])?;
    }
    let figures = figures(&fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?)?;
    let text = text(&figures).map_err(|_| "a table that does not fit in memory".to_string())?;
    println!("{text}");
    if look {
        return Ok(());
    }
    let bars: Vec<(String, f64)> = figures
        .iter()
        .rev()
        .map(|figure| (format!("{}, {}", figure.store, figure.question), figure.number("ratio")))
        .collect();
    plots::factors(&run::root().join("benches/plots/skip.svg"), "a skip scan, against a full scan", &bars)?;
    let page = run::root().join("BENCHMARKS.md");
    let old = fs::read_to_string(&page).map_err(|error| format!("{}: {error}", page.display()))?;
    let new = match kept(&old) {
        "" => return Err(format!("{}: the heading of skip scans is missing", page.display())),
        part => old.replacen(part, &text, 1),
    };
    fs::write(&page, new).map_err(|error| format!("{}: {error}", page.display()))
}

/// The part of a page that this writes: other measurements keep it.
pub fn kept(page: &str) -> &str {
    let Some(start) = page.find(HEADING) else { return "" };
    let part = &page[start..];
    part[HEADING.len()..].find("\n## ").map_or(part, |end| &part[..HEADING.len() + end + 1])
}

/// The bench does not run where this does.
fn absolute(path: PathBuf) -> Result<String, String> {
    let path = std::path::absolute(path).map_err(|error| error.to_string())?;
    Ok(path.display().to_string())
}

fn figures(json: &[u8]) -> Result<Vec<Figure>, String> {
    let values: Vec<Value> = serde_json::from_slice(json).map_err(|error| error.to_string())?;
    let text = |value: &Value, name: &str| value[name].as_str().unwrap_or_default().to_owned();
    Ok(values
        .into_iter()
        .map(|value| Figure { store: text(&value, "store"), question: text(&value, "question"), value })
        .collect())
}

fn text(figures: &[Figure]) -> Result<String, std::fmt::Error> {
    let mut text = String::from(HEADING);
    let of_all = |name: &str| figures.first().map_or(f64::NAN, |figure| figure.number(name));
    writeln!(
        text,
        "
`cargo xtask skip` measures these alone. {} million rows of 30 bytes, key `host u32`, `metric u16`, reverse time, on disk and in a
cache that holds them all; every one of 100 metrics of every host has a row for each of 1,000 minutes. Both scans are asked in
turn, {} times; each figure is the median, with the lowest and highest of the ratios. *Seeks*: how often the store was
opened; *runs*: groups of matching rows that follow each other, for each of which a scan that knows all rows seeks once.
",
        of_all("rows") / 1e6,
        of_all("rounds"),
    )?;
    writeln!(
        text,
        "| store | matching | rows found | runs | seeks | rows visited | full, ms | skip, ms | times as fast | bar | |"
    )?;
    writeln!(text, "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---|")?;
    for figure in figures {
        let ratio = figure.number("ratio");
        let (bar, met) = match figure.bar() {
            Some(bar) => (format!("{bar:.2}"), if ratio >= bar { "met" } else { "**not met**" }),
            None => ("-".to_owned(), ""),
        };
        writeln!(
            text,
            "| {} | {} | {} | {} | {} | {} | {:.1} | {:.1} | {ratio:.2} ({:.2} to {:.2}) | {bar} | {met} |",
            figure.store,
            figure.question,
            figure.number("found"),
            figure.number("runs"),
            figure.number("seeks"),
            figure.number("visited"),
            figure.number("full") * 1e3,
            figure.number("skip") * 1e3,
            figure.number("lowest"),
            figure.number("highest"),
        )?;
    }
    writeln!(text, "\n![a skip scan, against a full scan](benches/plots/skip.svg)")?;
    Ok(text)
}
