//! Skip scans against a full scan, in redb and fjall: their figures in BENCHMARKS.md, and the chart.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use super::page::Page;
use super::{plots, run};

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

/// Measures, prints, and writes the figures and the chart, unless only a `look` is wanted.
///
/// `run`: not only reads what the last run left.
pub fn measure(rows: u64, rounds: usize, run: bool, look: bool) -> Result<(), String> {
    let path = run::target().join("skip.json");
    if run {
        run::bench(
            "skip",
            "bench",
            &[],
            &[&rows.to_string(), &rounds.to_string(), &absolute(path.clone())?],
        )?;
    }
    let figures = figures(&fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?)?;
    let text = text(&figures).map_err(|_| "a table that does not fit in memory".to_string())?;
    println!("{text}");
    for figure in &figures {
        if let Some(bar) = figure.bar() {
            let (ratio, met) = (figure.number("ratio"), figure.number("ratio") >= bar);
            let met = if met { "met" } else { "NOT MET" };
            println!("{}, {}: {ratio:.2}, bar {bar:.2}, {met}", figure.store, figure.question);
        }
    }
    if look {
        return Ok(());
    }
    let bars: Vec<(String, f64)> = figures
        .iter()
        .rev()
        .map(|figure| (format!("{}, {}", figure.store, figure.question), figure.number("ratio")))
        .collect();
    plots::factors("skip.svg", "Skip scan against full scan: times as fast (logarithmic scale)", &bars)?;
    let mut page = Page::open()?;
    page.set("skip", &text)?;
    page.save()
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
    let mut text = String::new();
    let of_all = |name: &str| figures.first().map_or(f64::NAN, |figure| figure.number(name));
    writeln!(
        text,
        "{} million rows; each figure is the median of {} runs, with the lowest and highest ratio.\n",
        of_all("rows") / 1e6,
        of_all("rounds"),
    )?;
    writeln!(
        text,
        "| store | matching rows | found | runs | seeks | rows visited | full scan, ms | skip scan, ms | times as fast |"
    )?;
    writeln!(text, "|---|---|---:|---:|---:|---:|---:|---:|---:|")?;
    for figure in figures {
        writeln!(
            text,
            "| {} | {} | {} | {} | {} | {} | {:.1} | {:.1} | {} ({} to {}) |",
            figure.store,
            figure.question,
            figure.number("found"),
            figure.number("runs"),
            figure.number("seeks"),
            figure.number("visited"),
            figure.number("full") * 1e3,
            figure.number("skip") * 1e3,
            two_digits(figure.number("ratio")),
            two_digits(figure.number("lowest")),
            two_digits(figure.number("highest")),
        )?;
    }
    Ok(text)
}

/// A ratio with as many digits as it deserves: 284, 3.4, 0.81.
fn two_digits(ratio: f64) -> String {
    match ratio {
        10.0.. => format!("{ratio:.0}"),
        1.0.. => format!("{ratio:.1}"),
        _ => format!("{ratio:.2}"),
    }
}
