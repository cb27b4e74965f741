//! Building a range and reading its first row, compared with code by hand: the figures in BENCHMARKS.md.

use std::fmt::Write as _;
use std::fs;

use serde_json::Value;

use super::page::Page;
use super::run;

/// The most time that a range may take for one of code by hand, in the order of the page.
const BARS: [(&str, f64); 4] = [("prefix", 1.15), ("salted", 1.20), ("bounded", 1.25), ("text", 1.25)];

struct Figure {
    name: &'static str,
    bar: f64,
    value: Value,
}

impl Figure {
    fn number(&self, name: &str) -> f64 {
        self.value[name].as_f64().unwrap_or(f64::NAN)
    }

    /// Rounded as it is printed.
    fn met(&self) -> bool {
        (self.number("ratio") * 100.0).round() / 100.0 <= self.bar
    }
}

/// Measures and prints; then checks the bars, or writes BENCHMARKS.md.
pub fn measure(check: bool) -> Result<(), String> {
    let path = std::path::absolute(run::target().join("ranges.json")).map_err(|error| error.to_string())?;
    run::bench("ranges", "bench", &[], &[&path.display().to_string()])?;
    let json = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let figures = figures(&json)?;
    print!("{}", text(&figures));
    if check {
        return check_bars(&figures);
    }
    let mut page = Page::open()?;
    page.set("ranges", &table(&figures).map_err(|_| "a table that does not fit in memory")?)?;
    page.save()?;
    println!("wrote BENCHMARKS.md");
    Ok(())
}

fn figures(json: &[u8]) -> Result<Vec<Figure>, String> {
    let values: Vec<Value> = serde_json::from_slice(json).map_err(|error| error.to_string())?;
    let figure = |(name, bar): (&'static str, f64)| {
        let value = values.iter().find(|value| value["name"] == name);
        let value = value.cloned().ok_or_else(|| format!("the bench has no figure `{name}`"))?;
        Ok(Figure { name, bar, value })
    };
    BARS.into_iter().map(figure).collect()
}

fn text(figures: &[Figure]) -> String {
    let mut text = format!(
        "{:24}{:>9}{:>9}{:>7}{:>16}{:>6}\n",
        "ns per range", "rowkey", "by hand", "ratio", "lowest, highest", "bar"
    );
    for figure in figures {
        let of = |name| figure.number(name);
        let runs = format!("{:.2} to {:.2}", of("lowest"), of("highest"));
        text.push_str(&format!(
            "{:24}{:>9.1}{:>9.1}{:>7.2}{runs:>16}{:>6.2}{}\n",
            figure.name,
            of("ours"),
            of("by hand"),
            of("ratio"),
            figure.bar,
            if figure.met() { "" } else { "  not met" },
        ));
    }
    text
}

/// Every bar is met.
fn check_bars(figures: &[Figure]) -> Result<(), String> {
    let worse: Vec<String> = figures
        .iter()
        .filter(|figure| !figure.met())
        .map(|figure| {
            let ratio = figure.number("ratio");
            format!("{} takes {ratio:.2} of code by hand, the bar is {}", figure.name, figure.bar)
        })
        .collect();
    if worse.is_empty() { Ok(()) } else { Err(worse.join("\n       ")) }
}

fn table(figures: &[Figure]) -> Result<String, std::fmt::Error> {
    let mut text = String::from("| range | rowkey, ns | hand-written, ns | ratio |\n|---|---:|---:|---:|\n");
    for figure in figures {
        let of = |name| figure.number(name);
        writeln!(
            text,
            "| {} | {:.0} | {:.0} | {:.2} ({:.2} to {:.2}) |",
            figure.name,
            of("ours"),
            of("by hand"),
            of("ratio"),
            of("lowest"),
            of("highest"),
        )?;
    }
    Ok(text)
}
