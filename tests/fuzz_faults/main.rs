//! Rows, texts and layouts that nobody wrote: made from right ones by changes that know their structure.
//! Five seconds as a test; as many inputs as one likes by
//! `ROWKEY_FUZZ=10000000 cargo test --profile fuzz -p rowkey-tests --test fuzz_faults -- --nocapture`.
//! A failure prints the seed of its input and the command that replays it. `fuzz_corpus` has earlier findings.

#![allow(missing_docs, reason = "nothing here is for others")]

mod checks;
mod corpus;
mod keys;
mod layouts;
mod rows;
mod salts;
mod text;

use std::any::Any;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use fastrand::Rng;
use keys::Target;

/// An input that takes longer is reported as a hang.
const LONGEST: Duration = Duration::from_secs(30);
/// The default duration of a run.
const SHORT: Duration = Duration::from_secs(5);

thread_local! {
    /// The input at work, in words.
    static INPUT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Inputs by what became of them.
#[derive(Default)]
struct Counts {
    decoded: AtomicU64,
    refused_rows: AtomicU64,
    layouts: AtomicU64,
    refused_layouts: AtomicU64,
    texts: AtomicU64,
}

impl Counts {
    fn all(&self) -> u64 {
        let Counts { decoded, refused_rows, layouts, refused_layouts, texts } = self;
        [decoded, refused_rows, layouts, refused_layouts, texts].iter().map(|count| count.load(Relaxed)).sum()
    }
}

/// One input, all of it made from its seed.
fn run_one(seed: u64, targets: &[Target], counts: &Counts) {
    let rng = &mut Rng::with_seed(seed);
    let say = |input: String| INPUT.set(input);
    match rng.u8(..16) {
        0 => {
            let text = text::text(rng);
            say(format!("text {text:?}"));
            text::check(&text);
            counts.texts.fetch_add(1, Relaxed);
        }
        1 | 2 => {
            let text = layouts::text(&targets.iter().map(|target| &target.json).collect::<Vec<_>>(), rng);
            say(format!("layout {text}"));
            let accepted = checks::check_layout(&text, rng);
            if accepted { &counts.layouts } else { &counts.refused_layouts }.fetch_add(1, Relaxed);
        }
        _ => {
            let target = &targets[rng.usize(..targets.len())];
            let mut row = rows::row(&target.layout, rng);
            if rng.u8(..4) > 0 {
                let other = rows::row(&target.layout, rng);
                rows::mutate(&mut row, &other, rng);
            }
            if rng.u8(..4) > 0 {
                salts::salted(&mut row, target);
            }
            say(format!("row of {}: {}", target.name, hex(&row)));
            let decoded = checks::check(target, &row);
            text::check_row(&row);
            if decoded { &counts.decoded } else { &counts.refused_rows }.fetch_add(1, Relaxed);
        }
    }
}

fn hex(row: &[u8]) -> String {
    row.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without words")
}

/// A number of the environment.
fn asked(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|error| panic!("{name}={text}: {error}")))
}

fn replay(seed: u64) -> String {
    format!(
        "replay: ROWKEY_FUZZ=1 ROWKEY_FUZZ_SEED={seed} cargo test -p rowkey-tests --test fuzz_faults fuzz"
    )
}

#[test]
fn fuzz() {
    let targets = &keys::all();
    let inputs = asked("ROWKEY_FUZZ");
    let first = asked("ROWKEY_FUZZ_SEED").unwrap_or_else(|| fastrand::u64(..) >> 16);
    let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get() as u64);
    let counts = Counts::default();
    let started = Instant::now();
    let failed = AtomicBool::new(false);
    // The seed at work in each thread; `u64::MAX` when it is done.
    let at_work: Vec<AtomicU64> = (0..threads).map(|_| AtomicU64::new(u64::MAX - 1)).collect();
    std::thread::scope(|scope| {
        for (thread, at_work) in at_work.iter().enumerate() {
            let (counts, failed) = (&counts, &failed);
            scope.spawn(move || {
                for n in (thread as u64..inputs.unwrap_or(u64::MAX)).step_by(threads as usize) {
                    if failed.load(Relaxed) || (inputs.is_none() && started.elapsed() > SHORT) {
                        break;
                    }
                    let seed = first.wrapping_add(n);
                    at_work.store(seed, Relaxed);
                    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| run_one(seed, targets, counts))) {
                        failed.store(true, Relaxed);
                        let said = message(&*panic);
                        eprintln!("\n{said}\n{}\n{}", INPUT.take(), replay(seed));
                    }
                }
                at_work.store(u64::MAX, Relaxed);
            });
        }
        // An input without an end would be no failure, but silence.
        let mut seen: Vec<(u64, Instant)> = vec![(u64::MAX, Instant::now()); at_work.len()];
        while seen.iter().zip(&at_work).any(|(_, seed)| seed.load(Relaxed) != u64::MAX) {
            std::thread::sleep(Duration::from_millis(50));
            for ((seed, since), now) in seen.iter_mut().zip(&at_work) {
                let now = now.load(Relaxed);
                if now != *seed {
                    (*seed, *since) = (now, Instant::now());
                } else if now != u64::MAX && since.elapsed() > LONGEST {
                    eprintln!("\nan input does not end\n{}", replay(now));
                    std::process::exit(1);
                }
            }
        }
    });
    let seconds = started.elapsed().as_secs_f64();
    println!(
        "{} inputs from seed {first} in {seconds:.1} s on {threads} threads: {counts:?}, {} keys",
        counts.all(),
        targets.len(),
    );
    assert!(!failed.load(Relaxed), "see above");
    if counts.all() < 10_000 {
        return;
    }
    // Inputs that are all refused at once would test nothing further.
    let share = |of: &AtomicU64, rest: &AtomicU64| {
        let of = of.load(Relaxed) as f64;
        of / (of + rest.load(Relaxed) as f64)
    };
    assert!(share(&counts.decoded, &counts.refused_rows) > 0.25, "too few rows decode: {counts:?}");
    assert!(
        share(&counts.layouts, &counts.refused_layouts) > 0.1,
        "too few layouts are accepted: {counts:?}"
    );
}

impl std::fmt::Debug for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Counts { decoded, refused_rows, layouts, refused_layouts, texts } = self;
        let [decoded, refused_rows, layouts, refused_layouts, texts] =
            [decoded, refused_rows, layouts, refused_layouts, texts].map(|count| count.load(Relaxed));
        write!(
            f,
            "{decoded} rows decoded, {refused_rows} refused; {layouts} layouts accepted, {refused_layouts} refused; {texts} texts"
        )
    }
}

/// The rows to begin with are rows of every key.
#[test]
fn rows_as_the_layout_says_decode() {
    for target in keys::all() {
        let mut rng = Rng::with_seed(7);
        let mut decoded = 0;
        for _ in 0..300 {
            let mut row = rows::row(&target.layout, &mut rng);
            salts::salted(&mut row, &target);
            decoded += u32::from((target.see)(&row).decoded.is_ok());
        }
        assert!(decoded >= 30, "{}: {decoded} of 300 rows decode", target.name);
    }
}
