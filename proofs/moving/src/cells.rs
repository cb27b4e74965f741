//! With the timestamps of cells: each table has cells and delete markers, and a mutation of one row of one table is one step.

use std::collections::BTreeMap;

use crate::Model;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Markers {
    /// Until the copy and all writes that are under way have ended.
    Kept,
    /// As long as the table has an older cell: `KEEP_DELETED_CELLS`.
    WithOlderCells,
    /// Until a major compaction.
    Purged,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Nobody deletes before every writer writes both tables.
    deletes_wait: bool,
    new_first: bool,
    /// The copy keeps the timestamp of a cell; else it takes that of now.
    own_timestamps: bool,
    /// Both writes of a change have one timestamp; else the second has its own.
    one_timestamp: bool,
    markers: Markers,
    /// Bigtable: a delete removes what is there, and a cell in `moved` says that the row needs no copy.
    bigtable: bool,
    /// Changes of one row follow each other.
    in_turn: bool,
    /// A delete sets the cell in `moved`.
    says_moved: bool,
}

const HBASE: Rules = Rules {
    deletes_wait: true,
    new_first: true,
    own_timestamps: true,
    one_timestamp: true,
    markers: Markers::Kept,
    bigtable: false,
    in_turn: false,
    says_moved: true,
};
const BIGTABLE: Rules = Rules { bigtable: true, in_turn: true, ..HBASE };

pub const CASES: [(&str, bool, Rules); 12] = [
    ("HBase", true, HBASE),
    ("HBase, deletes while writers change", false, Rules { deletes_wait: false, ..HBASE }),
    ("HBase, the old row first", false, Rules { new_first: false, ..HBASE }),
    ("HBase, the copy with timestamps of now", false, Rules { own_timestamps: false, ..HBASE }),
    ("HBase, two timestamps for a change", false, Rules { one_timestamp: false, ..HBASE }),
    ("HBase, KEEP_DELETED_CELLS alone", false, Rules { markers: Markers::WithOlderCells, ..HBASE }),
    ("HBase, markers purged by compactions", false, Rules { markers: Markers::Purged, ..HBASE }),
    ("Bigtable", true, BIGTABLE),
    ("Bigtable, deletes while writers change", false, Rules { deletes_wait: false, ..BIGTABLE }),
    ("Bigtable, the old row first", false, Rules { new_first: false, ..BIGTABLE }),
    ("Bigtable, deletes without a cell in `moved`", false, Rules { says_moved: false, ..BIGTABLE }),
    ("Bigtable, changes of one row at the same time", false, Rules { in_turn: false, ..BIGTABLE }),
];

/// The latest timestamp: now.
const NOW: u8 = 99;

#[derive(Clone, Default, PartialEq, Eq, Hash)]
struct Table {
    /// `None`: a delete marker.
    cells: BTreeMap<u8, Option<u8>>,
    moved: bool,
}

impl Table {
    fn apply(&mut self, rules: Rules, at: u8, value: Option<u8>, is_new: bool) {
        match value {
            None if rules.bigtable => {
                self.cells.clear();
                self.moved |= is_new && rules.says_moved;
            }
            // A marker hides what is not newer, so one at the same time wins.
            _ if self.cells.get(&at) == Some(&None) => {}
            _ => drop(self.cells.insert(at, value)),
        }
    }

    fn shown(&self) -> Option<u8> {
        self.cells.last_key_value().and_then(|(_, value)| *value)
    }

    fn compact(&mut self, markers: Markers) {
        let Some(last) = self.cells.iter().rev().find(|(_, value)| value.is_none()).map(|(at, _)| *at) else {
            return;
        };
        let has_older = self.cells.range(..last).any(|(_, value)| value.is_some());
        self.cells.retain(|at, value| *at > last || (*at == last && value.is_none()));
        if markers == Markers::Purged || (markers == Markers::WithOlderCells && !has_older) {
            self.cells.remove(&last);
        }
    }
}

/// A change with its timestamp, and how many of its two writes are done.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Change {
    at: u8,
    value: Option<u8>,
    done: u8,
    crashed: bool,
}

#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    rules: Rules,
    first: Option<u8>,
    /// Writers change one after another: some still write only the old table.
    early: bool,
    old: Table,
    new: Table,
    changes: Vec<Change>,
    /// The cells that the copy has read, and how often it may still start again. `None`: it has ended.
    copy: Option<(Option<Table>, u8)>,
    compactions: u8,
}

pub fn starts(rules: Rules) -> Vec<State> {
    let mut all = Vec::new();
    // Every order of the timestamps of up to three changes, whatever order their steps have.
    for values in [
        vec![Some(5), None],
        vec![None, Some(5)],
        vec![Some(5), Some(6)],
        vec![Some(5), None, Some(6)],
        vec![None, Some(5), None],
    ] {
        for first in [None, Some(1)] {
            let mut old = Table::default();
            if first.is_some() {
                old.cells.insert(1, first);
            }
            let changes =
                (10..).zip(&values).map(|(at, value)| Change { at, value: *value, done: 0, crashed: false });
            let (new, changes) = (Table::default(), changes.collect());
            all.push(State {
                rules,
                first,
                early: true,
                old,
                new,
                changes,
                copy: Some((None, 1)),
                compactions: 2,
            });
        }
    }
    all
}

impl State {
    /// Whether all writers have ended, so that no write with an older timestamp is under way.
    fn has_ended(&self) -> bool {
        self.changes.iter().all(|change| change.done == 2 || change.crashed)
    }

    /// Whether the value is right: the last, by timestamp, of all changes that were confirmed or that the old table has, and of some of
    /// those that crashed after their first write.
    fn is_right(&self, shown: Option<u8>) -> bool {
        (0..1 << self.changes.len()).any(|some: u32| {
            let mut value = self.first;
            for (i, change) in self.changes.iter().enumerate() {
                let happened = some & 1 << i != 0;
                let must = change.done == 2 || (change.done == 1 && !self.rules.new_first);
                if (must && !happened) || (happened && change.done == 0) {
                    return false;
                }
                if happened {
                    value = change.value;
                }
            }
            value == shown
        })
    }
}

impl Model for State {
    fn next(&self) -> Vec<Self> {
        let mut all = Vec::new();
        for (i, change) in self.changes.iter().enumerate() {
            let is_busy = |other: &Change| other.done < 2 && !other.crashed;
            let waits = self.rules.in_turn && self.changes[..i].iter().any(is_busy);
            let waits = waits || (self.early && self.rules.deletes_wait && change.value.is_none());
            if change.done == 2 || change.crashed || waits {
                continue;
            }
            if self.early && change.done == 0 {
                let mut only_old = self.clone();
                only_old.old.apply(self.rules, change.at, change.value, false);
                only_old.changes[i].done = 2;
                all.push(only_old);
            }
            let mut next = self.clone();
            let is_new = (change.done == 0) == self.rules.new_first;
            let at = if self.rules.one_timestamp {
                change.at
            } else {
                change.at + 10 * (change.done * (2 - i as u8 % 2))
            };
            let table = if is_new { &mut next.new } else { &mut next.old };
            table.apply(self.rules, at, change.value, is_new);
            next.changes[i].done += 1;
            all.push(next);
            let mut crashed = self.clone();
            crashed.changes[i].crashed = true;
            all.push(crashed);
        }
        if self.early {
            all.push(State { early: false, ..self.clone() });
        }
        match &self.copy {
            _ if self.early => {}
            None => {}
            Some((None, again)) => {
                all.push(State { copy: Some((Some(self.old.clone()), *again)), ..self.clone() })
            }
            Some((Some(read), _)) => {
                let mut next = State { copy: None, ..self.clone() };
                if !(self.rules.bigtable && self.new.moved) {
                    for (at, value) in read.cells.iter().filter(|_| read.shown().is_some()) {
                        let at = if self.rules.own_timestamps { *at } else { NOW };
                        if value.is_some() {
                            next.new.apply(self.rules, at, *value, true);
                        }
                    }
                    next.new.moved |= self.rules.bigtable && self.rules.says_moved;
                }
                all.push(next);
            }
        }
        if let (Some((_, again @ 1..)), false) = (&self.copy, self.early) {
            all.push(State { copy: Some((None, *again - 1)), ..self.clone() });
        }
        if self.compactions > 0 && !self.rules.bigtable {
            let mut compacted = State { compactions: self.compactions - 1, ..self.clone() };
            let is_over = self.copy.is_none() && self.has_ended();
            let markers = if is_over { Markers::Purged } else { self.rules.markers };
            compacted.old.compact(markers);
            all.push(compacted.clone());
            compacted.new.compact(markers);
            all.push(compacted);
        }
        all
    }

    fn fault(&self) -> Option<String> {
        let is_wrong = self.has_ended() && self.copy.is_none() && !self.is_right(self.new.shown());
        is_wrong.then(|| {
            format!("the old table shows {:?}, the new one {:?}", self.old.shown(), self.new.shown())
        })
    }
}
