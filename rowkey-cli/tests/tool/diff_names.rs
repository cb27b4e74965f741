//! `rowkey diff` of fields that were renamed, and of those that changed places.

use rowkey::RowKey;

use crate::diff::diff;

macro_rules! named {
    ($($name:ident { $($fields:tt)* })*) => {$(
        #[derive(RowKey, Debug, Clone)]
        #[allow(dead_code, reason = "of some only its layout is used")]
        pub struct $name { $($fields)* }
    )*};
}

named! {
    Transfer { pub from: u32, pub to: u32, pub at: u64 }
    Wrapped { pub from: Id32, pub to: Id32, pub at: u64 }
    Moved { pub to: u32, pub from: u32, pub at: u64 }
    Shifted { pub at: u32, pub from: u32, pub to: u64 }
    Narrowed { #[rowkey(max = 9)] pub to: u32, pub from: u32, pub at: u64 }
    One { pub from: u32, pub to: u32, pub when: u64 }
    Two { pub source: u32, pub target: u32, pub at: u64 }
    Longer { pub to: u32, pub from: u32, pub at: u64, pub seq: u8 }
    Nested { pub first: Ends, pub at: u64 }
    Ends { pub from: u32, pub to: u32 }
    MovedEnds { pub to: u32, pub from: u32 }
    Inside { pub ends: Vec<Ends> }
    MovedInside { pub ends: Vec<MovedEnds> }
    RenamedInside { pub ends: Vec<Renamed> }
    Renamed { pub from: u32, pub till: u32 }
    Named { pub to: u32, pub by: u32 }
    Other { pub at: u64, pub to: u32, pub from: u32 }
}

#[derive(RowKey, Debug, Clone)]
pub struct Id32(u32);
#[derive(RowKey, Debug, Clone)]
struct OfTransfer(Transfer);

/// The first lines, and what is said of the old rows.
fn said<Old: RowKey, New: RowKey>() -> (i32, String, String, String) {
    let run = diff::<Old, New>();
    assert!(run.out.lines().all(|line| line.chars().count() <= 100), "{}{}", run.out, run.err);
    let line = |label: &str| {
        let found = run.out.lines().find_map(|line| line.strip_prefix(label));
        found.unwrap_or_else(|| panic!("{}{}", run.out, run.err)).to_owned()
    };
    let first = run.out.split("old.json").next().unwrap_or_default().to_owned();
    (run.status, first, line("old rows decode  "), line("         mean    "))
}

pub const DANGER: &str =
    "DANGER: fields of one type changed places. No error reveals that values are mixed up:";

/// Rows of `Transfer` decode by `Moved`, to the opposite: no error says so, so the tool says it first.
#[test]
fn two_fields_of_one_type_that_change_places_are_said_first() {
    let row = Transfer { from: 1, to: 2, at: 3 }.encode();
    let read = Moved::decode(&row).unwrap();
    assert_eq!((read.to, read.from), (1, 2));

    let (status, first, decode, mean) = said::<Transfer, Moved>();
    let reads = "\n  `to` reads what was written as `from`\n  `from` reads what was written as `to`\n\n";
    assert_eq!((status, first, &*decode), (1, format!("{DANGER}{reads}"), "yes"));
    assert!(mean.starts_with("no: "), "{mean}");
    let out = diff::<Transfer, Moved>().out;
    assert!(out.contains("\n! to         4  unsigned, big-endian (was from)\n"), "{out}");
    assert!(out.contains("\nto do            put the fields back"), "{out}");

    // In a key that an element of a list is, where no segment shows it.
    let (status, first, decode, _) = said::<Inside, MovedInside>();
    assert!(first.contains("  `ends.to` reads what was written as `ends.from`\n"), "{first}");
    assert_eq!((status, &*decode), (1, "yes"));

    // Beside values that are refused.
    let (status, first, decode, mean) = said::<Transfer, Narrowed>();
    assert!(status == 1 && first.starts_with(DANGER), "{first}");
    assert!(decode.starts_with("all but those") && mean.starts_with("no: "), "{decode}, {mean}");
    // Beside other bytes, there is nothing to fear: rows are refused.
    let (status, first, decode, mean) = said::<Transfer, Longer>();
    assert_eq!((status, &*first, &*mean), (1, "", "no"));
    assert!(decode.starts_with("no: they have 16 bytes"), "{decode}");
    // A name that goes from one field to another while others come and go.
    assert!(said::<Two, Transfer>().1.starts_with("Only names"));
    let (_, first, ..) = said::<Ends, Named>();
    assert_eq!(
        first,
        format!(
            "{DANGER}\n  `to` reads what was written as `from`\n  `by` reads what was written as `to`\n\n"
        )
    );
}

#[test]
fn a_renamed_field_changes_no_byte() {
    let if_same = "yes, if each new name means what the old one did";
    let (status, first, decode, mean) = said::<Transfer, One>();
    assert_eq!(first, "Only names changed, no bytes:\n  `when` reads what was written as `at`\n\n");
    assert_eq!((status, &*decode, &*mean), (0, "yes", if_same));
    let todo =
        format!("to do            nothing but to state the new fingerprint, {:#018x}\n", One::FINGERPRINT);
    assert!(diff::<Transfer, One>().out.ends_with(&todo));

    let (status, first, decode, mean) = said::<Transfer, Nested>();
    assert!(first.contains("`first.to` reads what was written as `to`"), "{first}");
    assert_eq!((status, &*decode, &*mean), (0, "yes", if_same));
    let (_, first, ..) = said::<Inside, RenamedInside>();
    assert!(first.ends_with("  `ends.till` reads what was written as `ends.to`\n\n"), "{first}");

    // Newtypes have no name of their own.
    for (status, first, decode, mean) in [said::<Transfer, Wrapped>(), said::<Transfer, OfTransfer>()] {
        assert_eq!((status, &*first, &*decode, &*mean), (0, "", "yes", "yes"));
    }
    // Names that moved to fields of another type are other bytes.
    let (status, first, _, mean) = said::<Transfer, Other>();
    assert_eq!((status, &*first, &*mean), (1, "", "no"));
    let (_, first, ..) = said::<Transfer, Shifted>();
    assert!(first.starts_with(DANGER), "{first}");
}
