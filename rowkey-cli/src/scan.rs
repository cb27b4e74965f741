//! Conditions to start and stop rows.

mod answer;
#[cfg(feature = "tool")]
mod command;
mod condition;
mod paste;
mod question;
#[cfg(test)]
mod tests;

use rowkey_layout::Layout;
use rowkey_layout::scan::Constraint;

pub use self::answer::{Answer, Rows};
#[cfg(feature = "tool")]
pub use self::command::Scan;
pub use self::condition::Condition;
pub use self::question::newtype;
use crate::encode::given::quoted;
use crate::encode::named::Named;
use crate::encode::of_kind;

/// A form of ranges.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "tool", derive(clap::ValueEnum))]
pub enum Form {
    /// Start and stop in HBase's text, separated by a tab; an empty stop is the end of the table.
    Text,
    /// The same in hexadecimal digits.
    Hex,
    /// The same in base64.
    Base64,
    /// A command for the HBase shell.
    Hbase,
    /// Commands for bash, with cbt.
    Cbt,
    /// Commands for a shell, with RocksDB's ldb; DB is the folder of the database.
    Ldb,
}

/// The conditions of words, as `host=7`.
///
/// # Errors
/// The word that is wrong.
pub fn of_words(words: &[String]) -> Result<Named<Condition>, String> {
    let mut conditions = Named::default();
    for word in words {
        condition::read(word).and_then(|(name, condition)| conditions.add(name, condition))?;
    }
    Ok(conditions)
}

/// The ranges of the conditions; also what is wrong with conditions that exclude each other.
///
/// # Errors
/// The condition that is wrong, or a bucket that only a custom hash can give.
pub fn answer(
    layout: &'static Layout,
    kind: Option<&str>,
    conditions: Named<Condition>,
) -> Result<(Answer, Option<String>), String> {
    if kind.is_none() && conditions.is_empty() && !layout.kinds().is_empty() {
        return Ok((Answer::all_kinds(layout), None));
    }
    let layout = of_kind(layout, kind)?;
    let asked = question::asked(layout, conditions)?;
    if let (Some(hash), Some(field)) = (layout.own_hash(), question::bucket_of(layout, &asked.constraints)) {
        return Err(format!(
            "the salt hash {} is defined in your program, and only that program can compute the bucket of these values; with a range of \
             `{field}`, or without a condition on it, all buckets are scanned",
            quoted(hash)
        ));
    }
    Ok((Answer::of(layout, &asked.constraints), asked.reversed))
}

/// The constraints of all fields of a row kind, and its layout.
///
/// # Errors
/// The condition that is wrong.
pub fn constraints(
    layout: &'static Layout,
    kind: Option<&str>,
    conditions: Named<Condition>,
) -> Result<(&'static Layout, Vec<Constraint>), String> {
    let layout = of_kind(layout, kind)?;
    Ok((layout, question::asked(layout, conditions)?.constraints))
}
