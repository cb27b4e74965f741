//! `rowkey diff` of enums of keys.

use rowkey::RowKey;

use crate::diff::diff;
use crate::diff_names::{DANGER, Ends, Id32, Longer, Moved, MovedEnds, Transfer};

/// The lines about kinds, and how the run ends.
#[track_caller]
fn kinds<Old: RowKey, New: RowKey>(status: i32, lines: &[&str]) {
    let run = diff::<Old, New>();
    assert_eq!(run.status, status, "{}{}", run.out, run.err);
    assert!(run.out.lines().all(|line| line.chars().count() <= 100), "{}", run.out);
    for line in lines {
        assert!(run.out.lines().any(|one| one == *line), "{line}\n{}", run.out);
    }
}

macro_rules! tables {
    ($($name:ident { $($prefix:literal $kind:ident)* })*) => {$(
        #[derive(RowKey)]
        #[allow(dead_code, reason = "only its layout is used")]
        enum $name { $(#[rowkey(prefix = $prefix)] $kind($kind)),* }
    )*};
}

tables! {
    Table { "e" Ends "t" Transfer }
    More { "e" Ends "i" Id32 "t" Transfer }
    OtherPrefix { "e" Ends "x" Transfer }
    Overlapping { "e" Ends "tx" Moved }
    Wider { "e" Ends "t" Longer }
}

#[derive(RowKey)]
#[allow(dead_code, reason = "only its layout is used")]
enum MovedKey {
    #[rowkey(prefix = "e")]
    Ends(MovedEnds),
    #[rowkey(prefix = "t")]
    Transfer(Transfer),
}

#[derive(RowKey)]
#[allow(dead_code, reason = "only its layout is used")]
enum Pair {
    #[rowkey(prefix = "a")]
    Sent(Ends),
    #[rowkey(prefix = "b")]
    Received(Ends),
}

#[derive(RowKey)]
#[allow(dead_code, reason = "only its layout is used")]
enum MovedPair {
    #[rowkey(prefix = "a")]
    Received(Ends),
    #[rowkey(prefix = "b")]
    Sent(Ends),
}

#[derive(RowKey)]
#[allow(dead_code, reason = "only its layout is used")]
enum RenamedPair {
    #[rowkey(prefix = "a")]
    Out(Ends),
    #[rowkey(prefix = "b")]
    Received(Ends),
}

#[test]
fn kinds_are_compared_one_by_one() {
    kinds::<Table, Table>(0, &["= Ends \"e\"", "= Transfer \"t\""]);
    kinds::<Table, More>(0, &["= Ends \"e\"", "+ Id32 \"i\": added; old readers refuse its rows"]);
    kinds::<More, Table>(1, &["- Id32 \"i\": removed: its old rows do not decode", "= Transfer \"t\""]);
    let other = "~ Transfer \"x\": another prefix, was \"t\": its old rows do not decode";
    kinds::<Table, OtherPrefix>(
        1,
        &["= Ends \"e\"", other, "Transfer", "old rows decode  no: they begin with the old prefix"],
    );
    let removed = "- Transfer \"t\": removed: its old rows do not decode; some may be read as `Moved`";
    kinds::<Table, Overlapping>(1, &[removed]);
    let was = "~ Longer \"t\" (was Transfer): renamed, which changes no byte: its key changed, below";
    kinds::<Table, Wider>(
        1,
        &[was, "Longer", "old rows decode  no: they have 17 bytes, and the new key has 18"],
    );
    kinds::<Pair, RenamedPair>(0, &["= Out \"a\" (was Sent): renamed, which changes no byte"]);
}

/// Rows of one kind that are read as another decode, as fields that changed places do.
#[test]
fn kinds_that_change_places_are_said_first() {
    let row = Pair::Sent(Ends { from: 1, to: 2 }).encode();
    assert!(matches!(MovedPair::decode(&row), Ok(MovedPair::Received(_))));
    assert_eq!(Pair::FINGERPRINT, MovedPair::FINGERPRINT);
    kinds::<Pair, MovedPair>(1, &["! Received \"a\" (was Sent): renamed, which changes no byte"]);
    let out = diff::<Pair, MovedPair>().out;
    assert!(
        out.starts_with("DANGER: rows that were written as the kind `Sent` are read as `Received`\n"),
        "{out}"
    );

    kinds::<Table, MovedKey>(1, &["~ Ends \"e\": names of its fields changed, below"]);
    let out = diff::<Table, MovedKey>().out;
    assert!(out.starts_with(&format!("Kind `Ends`: {DANGER}\n  `to` reads")), "{out}");
}
