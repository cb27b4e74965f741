//! Instructions per key, ours and by hand, from the summaries that gungraun leaves.

use std::fs;

use rowkey_benches::keys::COUNT;
use rowkey_benches::pairs;

use super::run;

pub struct Table(Vec<Row>);

pub struct Row {
    pub name: &'static str,
    pub bar: f64,
    pub ours: f64,
    pub by_hand: f64,
}

impl Row {
    pub fn ratio(&self) -> f64 {
        self.ours / self.by_hand
    }

    /// Rounded as it is printed.
    pub fn met(&self) -> bool {
        (self.ratio() * 100.0).round() / 100.0 <= self.bar
    }
}

/// Names and bars, in the order of the list.
fn bars() -> Vec<(&'static str, f64)> {
    macro_rules! bars {
        ($($name:ident, $bar:literal, $ours:expr, $by_hand:expr;)*) => { vec![$((stringify!($name), $bar)),*] };
    }
    pairs!(bars)
}

/// Runs the bench and reads what it counted.
pub fn measure() -> Result<Table, String> {
    if run::first_line("gungraun-runner", &["--version"]).is_none() {
        return Err("gungraun-runner is missing: `cargo install gungraun-runner --version 0.20.0`".into());
    }
    if run::first_line("valgrind", &["--version"]).is_none() {
        return Err("valgrind is missing: `apt-get install valgrind`".into());
    }
    run::bench("instructions", "counted", &["--no-default-features"], &["--save-summary=json"])?;
    let rows = bars().into_iter().map(|(name, bar)| {
        Ok(Row { name, bar, ours: counted(name, "ours")?, by_hand: counted(name, "by_hand")? })
    });
    rows.collect::<Result<_, String>>().map(Table)
}

/// Instructions per key of one side.
fn counted(name: &str, side: &str) -> Result<f64, String> {
    let group = run::target().join("gungraun/rowkey-benches/instructions/instructions");
    let path = group.join(format!("{name}.{side}/summary.json"));
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let summary: serde_json::Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    summary["profiles"][0]["data"]["total"]["metrics"]["Ir"]["values"]["new"]
        .as_f64()
        .map(|total| total / COUNT as f64)
        .ok_or_else(|| format!("{}: no count of instructions", path.display()))
}

impl Table {
    pub fn rows(&self) -> &[Row] {
        &self.0
    }

    pub fn text(&self) -> String {
        let mut text = format!(
            "{:24}{:>9}{:>9}{:>7}{:>6}\n",
            "instructions per key", "rowkey", "by hand", "ratio", "bar"
        );
        for row in &self.0 {
            let mark = if row.met() { "" } else { "  not met" };
            text.push_str(&format!(
                "{:24}{:>9.1}{:>9.1}{:>7.2}{:>6.2}{mark}\n",
                row.name,
                row.ours,
                row.by_hand,
                row.ratio(),
                row.bar
            ));
        }
        text
    }

    /// Every bar is met.
    pub fn check(&self) -> Result<(), String> {
        let worse = self.0.iter().filter(|row| !row.met());
        let worse: Vec<String> = worse
            .map(|row| {
                format!("{} costs {:.2} of code by hand, the bar is {}", row.name, row.ratio(), row.bar)
            })
            .collect();
        if worse.is_empty() { Ok(()) } else { Err(worse.join("\n       ")) }
    }
}
