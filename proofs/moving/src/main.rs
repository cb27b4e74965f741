//! The two protocols of the guide's page "Moving to another layout", on one row of one cell, as rows are moved one by one: every order of the
//! steps of writers, a deleter, an adder, the copy and compactions, with a crash before each step of each of them. Where all have ended, a
//! reader that changes to the new table must see what it could have seen in the old one.
//!
//! Each rule of a protocol is also broken: the search has to find an order in which a row is lost, comes back or counts twice.

mod cells;
mod transactions;

use std::collections::HashSet;
use std::hash::Hash;

/// A protocol as steps from state to state.
pub trait Model: Clone + Eq + Hash {
    /// All states after one step of anyone; none: all have ended.
    fn next(&self) -> Vec<Self>;
    /// What is wrong in this state.
    fn fault(&self) -> Option<String>;
}

/// Visits every state. The number of states, or the first fault.
fn search<M: Model>(starts: impl IntoIterator<Item = M>) -> Result<usize, String> {
    let (mut seen, mut open) = (HashSet::new(), Vec::from_iter(starts));
    while let Some(state) = open.pop() {
        if !seen.insert(state.clone()) {
            continue;
        }
        if let Some(fault) = state.fault() {
            return Err(fault);
        }
        open.extend(state.next());
    }
    Ok(seen.len())
}

fn main() {
    let mut failed = false;
    let mut say = |name: &str, holds: bool, found: Result<usize, String>| {
        let (verdict, what) = match &found {
            Ok(states) => ("holds", format!("{states} states")),
            Err(fault) => ("broken", fault.clone()),
        };
        let right = found.is_ok() == holds;
        println!("{} {name}: {verdict}, {what}", if right { "ok    " } else { "FAILED" });
        failed |= !right;
    };
    for (name, holds, rules) in transactions::CASES {
        say(name, holds, search(transactions::starts(rules)));
    }
    for (name, holds, rules) in cells::CASES {
        say(name, holds, search(cells::starts(rules)));
    }
    std::process::exit(failed.into());
}
