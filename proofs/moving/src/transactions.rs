//! With transactions: a value in each table, and a transaction as one step.

use crate::Model;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The copy reads and writes in one transaction that no other one can come between.
    serializable: bool,
    /// A write changes both tables at once.
    both_at_once: bool,
    /// Once every writer writes both tables, the new one is emptied.
    emptied: bool,
    /// A counter reads the old row until readers switch, else always the new one.
    adds_to_old: bool,
    /// A counter reads the new row once readers have switched, else always the old one.
    adds_to_new: bool,
    /// Rows that are the same bytes in both layouts are in one table, and a reader asks for both layouts.
    one_table: bool,
}

const RULES: Rules = Rules {
    serializable: true,
    both_at_once: true,
    emptied: true,
    adds_to_old: true,
    adds_to_new: true,
    one_table: false,
};

pub const CASES: [(&str, bool, Rules); 7] = [
    ("transactions", true, RULES),
    ("transactions, the copy not serializable", false, Rules { serializable: false, ..RULES }),
    ("transactions, the two writes apart", false, Rules { both_at_once: false, ..RULES }),
    ("transactions, the new table not emptied", false, Rules { emptied: false, ..RULES }),
    ("transactions, counters read the new row", false, Rules { adds_to_old: false, ..RULES }),
    ("transactions, counters read the old row to the end", false, Rules { adds_to_new: false, ..RULES }),
    ("one table for both layouts", false, Rules { one_table: true, ..RULES }),
];

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Job {
    Put(u8),
    Delete,
    Add,
}

/// Which tables a writer writes. Writers change one after another, so each writes what this phase or the next says.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Phase {
    /// Only the old table, and soon both.
    Early,
    /// Both: the copy runs.
    Both,
    /// Both, and soon only the new one. Readers read the new one.
    Late,
}

#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    rules: Rules,
    phase: Phase,
    old: Option<u8>,
    new: Option<u8>,
    /// What all changes so far make.
    truth: Option<u8>,
    /// What is left to do, and the value that is half written.
    jobs: Vec<(Job, Option<Option<u8>>)>,
    /// What the copy has read, and how often it may still start again. `None`: it has ended.
    copy: Option<(Option<Option<u8>>, u8)>,
}

pub fn starts(rules: Rules) -> Vec<State> {
    let lists = [
        vec![Job::Put(5), Job::Delete],
        vec![Job::Add, Job::Add],
        vec![Job::Delete, Job::Add],
        vec![Job::Put(5), Job::Put(6), Job::Delete],
        vec![Job::Put(5), Job::Add, Job::Delete],
    ];
    let of = |old: Option<u8>| {
        lists.iter().map(move |jobs| State {
            rules,
            phase: Phase::Early,
            old,
            new: None,
            truth: old,
            jobs: jobs.iter().map(|job| (*job, None)).collect(),
            copy: Some((None, 2)),
        })
    };
    [None, Some(1)].into_iter().flat_map(of).collect()
}

impl Model for State {
    fn next(&self) -> Vec<Self> {
        let mut all = Vec::new();
        for i in 0..self.jobs.len() {
            let mut next = self.clone();
            let (job, half) = next.jobs[i];
            let reads_old =
                if self.phase == Phase::Late { !self.rules.adds_to_new } else { self.rules.adds_to_old };
            let counter = if reads_old { self.old } else { self.new };
            let value = match (half, job) {
                (Some(value), _) => value,
                (None, Job::Put(value)) => Some(value),
                (None, Job::Delete) => None,
                (None, Job::Add) => Some(counter.unwrap_or(0) + 1),
            };
            if half.is_none() {
                next.truth = match job {
                    Job::Put(value) => Some(value),
                    Job::Delete => None,
                    Job::Add => Some(self.truth.unwrap_or(0) + 1),
                };
                // Only one table.
                let mut one = next.clone();
                one.jobs.remove(i);
                match self.phase {
                    Phase::Early => all.push(State { old: value, ..one }),
                    Phase::Both => {}
                    Phase::Late => all.push(State { new: value, ..one }),
                }
                next.old = value;
            }
            if self.rules.both_at_once || half.is_some() {
                next.new = value;
                next.jobs.remove(i);
            } else {
                next.jobs[i].1 = Some(value);
            }
            all.push(next);
            // A crash: the transaction is not there. Of two writes apart, the second is not.
            let mut crashed = self.clone();
            crashed.jobs.remove(i);
            all.push(crashed);
        }
        match self.phase {
            Phase::Early => {
                let new = self.new.filter(|_| !self.rules.emptied);
                all.push(State { new, phase: Phase::Both, ..self.clone() });
                return all;
            }
            Phase::Both if self.copy.is_none() => all.push(State { phase: Phase::Late, ..self.clone() }),
            Phase::Both | Phase::Late => {}
        }
        match self.copy {
            None => {}
            Some((None, _)) if self.rules.serializable => {
                all.push(State { new: self.old.or(self.new), copy: None, ..self.clone() });
            }
            Some((None, again)) => all.push(State { copy: Some((Some(self.old), again)), ..self.clone() }),
            Some((Some(read), _)) => all.push(State { new: read.or(self.new), copy: None, ..self.clone() }),
        }
        // It starts again.
        if let Some((_, again @ 1..)) = self.copy {
            all.push(State { copy: Some((None, again - 1)), ..self.clone() });
        }
        all
    }

    fn fault(&self) -> Option<String> {
        let is_half = self.jobs.iter().any(|(_, half)| half.is_some());
        if self.rules.one_table && self.old.is_some() {
            // The row is in the ranges of both layouts.
            return Some(format!("{:?} counts twice", self.old));
        }
        if self.phase == Phase::Late {
            let is_right = self.new == self.truth || is_half;
            return (!is_right)
                .then(|| format!("the new table has {:?}, and not {:?}", self.new, self.truth));
        }
        if self.old != self.truth {
            return Some(format!("the old table has {:?}, and not {:?}", self.old, self.truth));
        }
        let differs = self.phase == Phase::Both && self.new.is_some() && self.new != self.old;
        let is_lost = self.copy.is_none() && self.new != self.old;
        ((differs || is_lost) && !is_half)
            .then(|| format!("the old table has {:?}, the new one {:?}", self.old, self.new))
    }
}
