//! `rowkey diff` of fields that were added later.

use rowkey::RowKey;

use crate::diff::diff;

macro_rules! keys {
    ($($(#[$of:meta])* $name:ident { $($fields:tt)* })*) => {$(
        #[derive(RowKey, Debug, Clone)]
        $(#[$of])*
        pub struct $name { $($fields)* }
    )*};
}

keys! {
    Visit { pub user: u32, pub at: u32 }
    City { pub user: u32, pub at: u32, #[rowkey(tail)] pub city: Option<String> }
    CitySeq { pub user: u32, pub at: u32, #[rowkey(tail)] pub city: Option<String>, #[rowkey(tail)] pub seq: Option<u8> }
    Plain { pub user: u32, pub at: u32, pub city: Option<String> }
    Named { pub user: u32, pub name: String }
    NamedSeq { pub user: u32, pub name: String, #[rowkey(tail)] pub seq: Option<u8> }
}

/// The exit status, and what is said of rows that decode and of what to do.
fn said<Old: RowKey, New: RowKey>() -> (i32, String, String) {
    let run = diff::<Old, New>();
    let line = |label: &str| {
        let found = run.out.lines().find_map(|line| line.strip_prefix(label));
        found.unwrap_or_else(|| panic!("{}{}", run.out, run.err)).to_owned()
    };
    (run.status, line("old rows decode  "), line("to do            "))
}

#[test]
fn rows_from_before_a_tail_decode() {
    assert!(City::decode(&Visit { user: 1, at: 2 }.encode()).is_ok());
    let (status, decode, todo) = said::<Visit, City>();
    assert_eq!((status, &*decode), (0, "yes, with no `city`; the old key refuses new rows with one"));
    assert!(todo.starts_with("nothing but to state the new fingerprint"), "{todo}");
    let (status, decode, _) = said::<Visit, CitySeq>();
    assert_eq!((status, &*decode), (0, "yes, with no `city`, `seq`; the old key refuses new rows with one"));
    let (status, decode, _) = said::<City, CitySeq>();
    assert_eq!((status, &*decode), (0, "yes, with no `seq`; the old key refuses new rows with one"));
    // The other way round, rows that have it are lost.
    assert_eq!(said::<City, Visit>().1, "all but those with a value that the new key refuses");
}

#[test]
fn rows_from_before_do_not_decode_without_it_nor_after_free_text() {
    assert!(Plain::decode(&Visit { user: 1, at: 2 }.encode()).is_err());
    assert_eq!(said::<Visit, Plain>().0, 1);
    // `None` had a byte.
    assert!(City::decode(&Plain { user: 1, at: 2, city: None }.encode()).is_err());
    assert_eq!(said::<Plain, City>().0, 1);
    // The text had no end.
    assert!(NamedSeq::decode(&Named { user: 1, name: "eva".into() }.encode()).is_err());
    let (status, decode, _) = said::<Named, NamedSeq>();
    assert_eq!((status, &*decode), (1, "no, or silently to other values"));
}
