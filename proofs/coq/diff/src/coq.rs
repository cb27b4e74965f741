//! Values as Coq terms, and checks as goals.

use std::ops::Bound;

use rowkey::{KeyRange, Step};

pub fn bytes(bytes: &[u8]) -> String {
    let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("(B \"{digits}\")")
}

pub fn two(number: u16) -> String {
    bytes(&number.to_be_bytes())
}

pub fn option<T>(value: Option<T>, shown: impl FnOnce(T) -> String) -> String {
    value.map_or("None".into(), |value| format!("(Some {})", shown(value)))
}

pub fn bound<T>(bound: Bound<T>, shown: impl FnOnce(T) -> String) -> String {
    match bound {
        Bound::Included(value) => format!("(Included {})", shown(value)),
        Bound::Excluded(value) => format!("(Excluded {})", shown(value)),
        Bound::Unbounded => "Unbounded".into(),
    }
}

pub fn list(shown: impl IntoIterator<Item = String>) -> String {
    format!("[{}]", shown.into_iter().collect::<Vec<_>>().join("; "))
}

/// `None` if the range is empty. Of the stop row, `None` is the end of the table.
pub fn range(range: &KeyRange) -> String {
    let stop = Some(range.stop()).filter(|stop| !stop.is_empty());
    option(Some(range).filter(|range| !range.is_empty()), |range| {
        format!("({}, {})", bytes(range.start()), option(stop, bytes))
    })
}

pub fn step(step: &Step) -> String {
    match step {
        Step::Match => "Match".into(),
        Step::Seek(row) => format!("(Seek {})", bytes(row)),
        Step::Done => "Done".into(),
    }
}

/// Prints that `check` is true of every case. Coq reads short lists faster.
pub fn goal(check: &str, cases: &[String]) {
    for cases in cases.chunks(50) {
        println!("Goal forallb ({check}) [{}] = true.", cases.join(";\n"));
        println!("Proof. vm_cast_no_check (eq_refl true). Qed.");
    }
}
