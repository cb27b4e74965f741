//! Prints a Coq file that holds if the models of `proofs/coq` give what the crate gives. Arguments: the number of cases of each
//! kind, and a seed.

mod coq;
mod keys;
mod random;
mod ranges;
mod scans;

use random::Random;

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse().expect("a number"));
    let (count, seed): (u64, u64) = (args.next().unwrap_or(150), args.next().unwrap_or(1));
    println!("(* {count} cases of each kind, seed {seed} *)\nFrom RowKey Require Import ModelScans.\n");
    let mut random = Random::new(seed);
    keys::print(&mut random, count as usize);
    ranges::print(&mut random, count as usize);
    scans::print(&mut random, count as usize);
}
