//! Two ways to do the same, timed in turn: a machine is not as fast from one minute to the next.

use std::time::{Duration, Instant};

/// Runs of each, in turn.
pub const RUNS: usize = 11;

/// The time of the first for one of the second: the median of the runs, and the lowest and highest.
pub struct Ratio {
    pub median: f64,
    pub lowest: f64,
    pub highest: f64,
    /// The median times of both.
    pub times: [Duration; 2],
}

/// Times both; each returns what it found, which has to be the same.
pub fn ratio<T: PartialEq, E: From<String>>(
    mut first: impl FnMut() -> Result<T, E>,
    mut second: impl FnMut() -> Result<T, E>,
) -> Result<Ratio, E> {
    let (mut ratios, mut times) = (Vec::new(), [Vec::new(), Vec::new()]);
    // The first round warms up, and is not counted.
    for round in 0..=RUNS {
        let (a, b) = (timed(&mut first)?, timed(&mut second)?);
        if a.1 != b.1 {
            return Err(String::from("the two do not find the same rows").into());
        }
        if round > 0 {
            ratios.push(a.0.as_secs_f64() / b.0.as_secs_f64());
            times[0].push(a.0);
            times[1].push(b.0);
        }
    }
    ratios.sort_by(f64::total_cmp);
    times.iter_mut().for_each(|times| times.sort_unstable());
    Ok(Ratio {
        median: ratios[RUNS / 2],
        lowest: ratios[0],
        highest: ratios[RUNS - 1],
        times: times.map(|times| times[RUNS / 2]),
    })
}

fn timed<T, E>(work: &mut impl FnMut() -> Result<T, E>) -> Result<(Duration, T), E> {
    let start = Instant::now();
    let found = work()?;
    Ok((start.elapsed(), found))
}
