//! Text at the end of a nested key is written as its place demands: as it is, escaped, or before a delimiter.

use std::ops::{Bound, RangeBounds};

use rowkey::{KeyRanges, RowKey, RowKeyRef};

use super::FlagThenText;
use crate::bounds::bounds;

/// `row` puts the text into its place.
#[track_caller]
fn check_text(
    place: &str,
    row: impl Fn(&str) -> Vec<u8>,
    fixed: impl Fn(&str) -> KeyRanges,
    bounded: impl Fn((Bound<&str>, Bound<&str>)) -> KeyRanges,
    starting: impl Fn(&str) -> KeyRanges,
) {
    let names = ["", "a", "a!", "aa", "ab", "b", "b!", "c"];
    let found = |ranges: &KeyRanges, name| ranges.iter().filter(|range| range.contains(&row(name))).count();
    for one in names {
        for name in names {
            let is = usize::from(name == one);
            assert_eq!(found(&fixed(one), name), is, "{place}: {name:?} where it is {one:?}");
            let begins = usize::from(name.starts_with(one));
            assert_eq!(found(&starting(one), name), begins, "{place}: {name:?} that begins with {one:?}");
        }
    }
    for bounds in bounds(&names) {
        let ranges = bounded(bounds);
        for name in names {
            let expected = usize::from(RangeBounds::<str>::contains(&bounds, name));
            assert_eq!(found(&ranges, name), expected, "{place}: {name:?} in {bounds:?}");
        }
    }
}

macro_rules! last_text {
    ($($place:literal: $inner:ident $(#[$container:meta])* [$(#[$field:meta])*] $($rest:ident)?;)*) => {$({
        #[derive(RowKey)]
        $(#[$container])*
        struct Outer {
            id: bool,
            $(#[$field])*
            inner: $inner,
            $($rest: bool,)?
        }
        let key = |name: &str| $inner { flag: true, name: name.into() };
        let inner = || $inner::prefix().flag(true);
        let outer = || Outer::prefix().id(true);
        check_text(
            $place,
            |name| Outer { id: true, inner: key(name), $($rest: true,)? }.try_encode().unwrap().to_vec(),
            |name| outer().inner_prefix(inner().name(name)).ranges(),
            |bounds| outer().inner_prefix(inner().name_range(bounds)).ranges(),
            |name| outer().inner_prefix(inner().name_starts_with(name)).ranges(),
        );
    })*};
}

#[test]
fn a_scan_of_a_key_that_ends_with_text() {
    #[derive(RowKey)]
    #[rowkey(delimiter = ' ')]
    struct Delimited {
        flag: bool,
        name: String,
    }
    last_text! {
        "at the end of the row": FlagThenText [];
        "before another field": FlagThenText [] rest;
        "turned around": FlagThenText [#[rowkey(desc)]] rest;
        "delimited, at the end of the row": Delimited [];
        "delimited, before a delimiter": Delimited #[rowkey(delimiter = ' ')] [] rest;
    }
}

/// Two levels: what the inner one has learned of its place is handed on.
#[test]
fn a_scan_of_a_key_that_ends_with_text_two_levels_down() {
    #[derive(RowKey)]
    struct Middle {
        id: u8,
        inner: FlagThenText,
    }
    let inner = || FlagThenText::prefix().flag(true);
    let within = || Middle::prefix().id(7);
    macro_rules! around {
        ($($place:literal: $($rest:ident)?;)*) => {$({
            #[derive(RowKey)]
            struct Outer {
                kind: u8,
                middle: Middle,
                $($rest: u8,)?
            }
            let outer = || Outer::prefix().kind(1);
            check_text(
                $place,
                |name| {
                    let middle = Middle { id: 7, inner: FlagThenText { flag: true, name: name.into() } };
                    Outer { kind: 1, middle, $($rest: 9,)? }.encode().to_vec()
                },
                |name| outer().middle_prefix(within().inner_prefix(inner().name(name))).ranges(),
                |bounds| outer().middle_prefix(within().inner_prefix(inner().name_range(bounds))).ranges(),
                |name| outer().middle_prefix(within().inner_prefix(inner().name_starts_with(name))).ranges(),
            );
        })*};
    }
    around! {
        "at the end of the row": ;
        "before another field": rest;
    }
}

/// Text before a delimiter of its own key, in an outer key without one.
#[test]
fn a_scan_of_the_first_text_of_a_delimited_key() {
    #[derive(RowKey)]
    #[rowkey(delimiter = ' ')]
    struct Inner {
        name: String,
        rest: String,
    }
    macro_rules! around {
        ($($place:literal: $($rest:ident)?;)*) => {$({
            #[derive(RowKey)]
            struct Outer {
                id: u8,
                inner: Inner,
                $($rest: u8,)?
            }
            let outer = || Outer::prefix().id(7);
            check_text(
                $place,
                |name| {
                    let inner = Inner { name: name.into(), rest: "r".into() };
                    Outer { id: 7, inner, $($rest: 9,)? }.encode().unwrap().to_vec()
                },
                |name| outer().inner_prefix(Inner::prefix().name(name).unwrap()).ranges(),
                |bounds| outer().inner_prefix(Inner::prefix().name_range(bounds)).ranges(),
                |name| outer().inner_prefix(Inner::prefix().name_starts_with(name)).ranges(),
            );
        })*};
    }
    around! {
        "in a key at the end of the row": ;
        "in a key before another field": rest;
    }
}
