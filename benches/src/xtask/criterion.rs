//! Times, from the estimates that criterion leaves.

use std::collections::BTreeMap;
use std::fs;

use super::run;

/// Nanoseconds of one iteration, by group and by what is measured in it.
pub type Times = BTreeMap<String, BTreeMap<String, f64>>;

/// Rounds of one run: short ones, as a machine with neighbours is at its fastest for seconds only.
const ROUNDS: usize = 10;

/// What all rounds measure, and not the first alone: what is held against something.
const AGAIN: &str = "^(event|login|merge|growth)";

/// What a round measures.
fn measured(round: usize) -> &'static str {
    if round == 0 { "" } else { AGAIN }
}

/// The name that criterion keeps a round under.
fn name(round: usize) -> String {
    format!("round {round}")
}

/// Measures, and forgets what was measured before.
pub fn run() -> Result<(), String> {
    let _ = fs::remove_dir_all(run::target().join("criterion"));
    (0..ROUNDS).try_for_each(|round| {
        run::bench("time", "bench", &[], &["--save-baseline", &name(round), measured(round)])
    })
}

/// The medians of the last run, for each the one of its fastest round.
pub fn times() -> Result<Times, String> {
    let root = run::target().join("criterion");
    let mut times = Times::new();
    for group in entries(&root)? {
        for bench in entries(&root.join(&group)).unwrap_or_default() {
            let rounds = (0..ROUNDS).map(|round| median(&root.join(&group).join(&bench).join(name(round))));
            let rounds: Vec<Option<f64>> = rounds.collect::<Result<_, _>>()?;
            if let Some(lowest) = rounds.into_iter().flatten().reduce(f64::min) {
                times.entry(group.clone()).or_default().insert(bench, lowest);
            }
        }
    }
    Ok(times)
}

/// The median that one round left; none where it did not measure this.
fn median(round: &std::path::Path) -> Result<Option<f64>, String> {
    let Ok(text) = fs::read_to_string(round.join("estimates.json")) else { return Ok(None) };
    let estimates: serde_json::Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    Ok(estimates["median"]["point_estimate"].as_f64())
}

fn entries(path: &std::path::Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut names: Vec<String> =
        entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}
