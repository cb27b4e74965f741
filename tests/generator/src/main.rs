//! Writes random declarations of keys, and builds and runs them.
//!
//! ```text
//! rowkey-generator write SEED COUNT [QUESTIONS]   prints a file of cases
//! rowkey-generator show SEED                      prints the declarations of one
//! rowkey-generator run [OPTION VALUE]..           builds and runs many, in a workspace of their own
//!     --seed 1          the first seed
//!     --layouts 1000    how many
//!     --times 10        how often each question is asked, with other values
//!     --part 100        how many layouts a crate has
//!     --jobs 2          how many crates run at once
//!     --tool true       whether the tool is asked, too
//!     --rowkey .        the folder of the crate that is tested
//!     --folder DIR      where the crates are written; by default target/generated
//! ```

mod run;

use std::process::ExitCode;

use rowkey_generator::{draw, source};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse::<u64>().ok();
    match &words[..] {
        ["write", seed, count, questions @ ..] => {
            let (Some(seed), Some(count)) = (number(seed), number(count)) else { return usage() };
            let questions = questions.first().and_then(|text| number(text)).unwrap_or(u64::MAX);
            print!("{}", source::file(seed, count, questions as usize));
            ExitCode::SUCCESS
        }
        ["show", seed] => {
            let Some(seed) = number(seed) else { return usage() };
            print!("{}", source::declarations(&draw::case(seed)));
            ExitCode::SUCCESS
        }
        ["run", options @ ..] => match run::Run::of(options) {
            Some(run) => run.run(),
            None => usage(),
        },
        _ => usage(),
    }
}

fn usage() -> ExitCode {
    eprintln!("rowkey-generator write SEED COUNT [QUESTIONS] | show SEED | run [OPTION VALUE]..");
    ExitCode::from(2)
}
