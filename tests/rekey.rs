//! `Rekey`: the row of the same key in another layout, compared with what the other key encodes.

use std::borrow::Cow;

use rowkey::{Rekey, RowKey};

/// Two keys with the same fields, each between its own attributes, and the values of the fields.
macro_rules! moves {
    ($($test:ident: $([$lifetime:lifetime])? [$(#[$old:meta])*] [$(#[$new:meta])*] [$($more:tt)*] [$($none:tt)*]
        { $($([$(#[$old_field:meta])*] [$(#[$new_field:meta])*])? $(#[$field:meta])* $f:ident: $ty:ty = $values:expr,)* })*) => {$(
        #[test]
        fn $test() {
            #[derive(RowKey, Debug, Clone, PartialEq)]
            $(#[$old])*
            struct Old $(<$lifetime>)? { $($($(#[$old_field])*)? $(#[$field])* $f: $ty,)* }

            #[derive(RowKey, Debug, Clone, PartialEq)]
            $(#[$new])*
            struct New $(<$lifetime>)? { $($($(#[$new_field])*)? $(#[$field])* $f: $ty,)* $($more)* }

            let mut count = 0;
            moves!(@each [$($f = $values,)*] {
                let old = Old { $($f: $f.clone(),)* };
                let new = New { $($f: $f.clone(),)* $($none)* };
                use rowkey::RowKeyRef as _;
                let (old, new) = (old.try_encode().unwrap(), new.try_encode().unwrap());
                let (old, new): (&[u8], &[u8]) = (old.as_ref(), new.as_ref());
                assert_eq!(Rekey::<Old, New>::to_new(old).unwrap(), *new, "{old:02x?}");
                assert_eq!(Rekey::<Old, New>::to_old(new).unwrap(), *old, "{new:02x?}");
                // Whatever is no row has the error of its decode.
                for len in 0..old.len() {
                    check::<_, Old>(Rekey::<Old, New>::to_new(&old[..len]), Old::decode_ref(&old[..len]));
                }
                for len in 0..new.len() {
                    check::<_, New>(Rekey::<Old, New>::to_old(&new[..len]), New::decode_ref(&new[..len]));
                }
                for at in 0..old.len() {
                    let mut changed = old.to_vec();
                    changed[at] ^= 1;
                    check::<_, Old>(Rekey::<Old, New>::to_new(&changed), Old::decode_ref(&changed));
                }
                count += 1;
            });
            assert!(count > 1);
        }
    )*};
    (@each [] $body:block) => { $body };
    (@each [$f:ident = $values:expr, $($rest:tt)*] $body:block) => {
        for $f in $values {
            moves!(@each [$($rest)*] $body);
        }
    };
}

/// Both are the same error, or none.
#[track_caller]
fn check<T, K>(moved: Result<T, rowkey::DecodeError>, decoded: Result<K, rowkey::DecodeError>) {
    assert_eq!(moved.err(), decoded.err());
}

fn names() -> [String; 6] {
    ["", "a", "a\0b", "\u{1}", "\0", "zz\u{1}"].map(String::from)
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Inner {
    kind: u8,
    name: String,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Grown {
    id: u8,
    #[rowkey(tail)]
    zone: Option<u8>,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Named {
    id: u8,
    #[rowkey(tail)]
    name: Option<String>,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
enum OfNamed {
    #[rowkey(prefix = "n")]
    Named(Named),
    #[rowkey(prefix = "m")]
    Meta,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Holder {
    b: Option<Grown>,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
enum Kind {
    #[rowkey(prefix = "i")]
    Inner(Inner),
    #[rowkey(prefix = "m")]
    Meta,
}

fn inner() -> Vec<Inner> {
    names().into_iter().map(|name| Inner { kind: 7, name }).collect()
}

moves! {
    other_buckets: [] [] [] [] {
        [#[salt(buckets = 16)]] [#[salt(buckets = 64)]] host: String = names(),
        at: u32 = [0, 7],
    }
    another_hash: [] [] [] [] {
        [#[salt(buckets = 16)]] [#[salt(buckets = 300, hash = java31)]] host: u16 = 0..9,
        name: String = names(),
    }
    a_salt_added: [] [] [] [] {
        [] [#[salt(buckets = 5)]] a: u8 = 0..3,
        [] [#[salt]] b: String = names(),
    }
    a_salt_over_all: [] [#[rowkey(salt(buckets = 9, pad = 2))]] [] [] { a: u8 = 0..3, b: String = names(), }
    a_prefix: [] [#[rowkey(prefix = "new/")]] [] [] { a: u8 = 0..3, b: String = names(), }
    another_prefix_and_no_salt: [#[rowkey(prefix = "o", salt(buckets = 4))]] [] [] [] {
        a: u8 = 0..3,
        b: Option<String> = [None].into_iter().chain(names().map(Some)),
    }
    shorter_rows: [#[rowkey(max_len = 99)]] [#[rowkey(max_len = 2)]] [] [] { a: u8 = 0..3, b: bool = [false, true], }
    a_tail_after_text: [] [] [#[rowkey(tail)] zone: Option<u8>,] [zone: None,] { a: u8 = 0..3, b: String = names(), }
    a_tail_after_bytes: [] [#[rowkey(salt(buckets = 3))]] [#[rowkey(tail)] x: Option<String>, #[rowkey(tail)] y: Option<u8>,] [x: None, y: None,] {
        a: u8 = 0..3,
        b: Vec<u8> = [vec![], vec![0, 1, 2], vec![0]],
    }
    a_tail_after_nul: [] [] [#[rowkey(tail)] zone: Option<u8>,] [zone: None,] {
        a: u8 = 0..3,
        #[rowkey(nul)] b: String = ["", "ab"].map(String::from),
    }
    a_tail_after_an_option: [] [] [#[rowkey(tail)] zone: Option<u8>,] [zone: None,] {
        a: u8 = 0..2,
        b: Option<String> = [None].into_iter().chain(names().map(Some)),
    }
    a_tail_after_a_nested_key: [] [] [#[rowkey(tail)] zone: Option<u8>,] [zone: None,] {
        a: u8 = 0..2,
        b: Inner = inner(),
    }
    a_tail_after_a_nested_key_with_one: [] [] [#[rowkey(tail)] zone: Option<u8>,] [zone: None,] {
        a: u8 = 0..2,
        b: Grown = [None, Some(0), Some(3)].map(|zone| Grown { id: 1, zone }),
    }
    a_tail_after_an_option_of_a_key_with_one: [] [] [#[rowkey(tail)] zone: Option<u8>,] [zone: None,] {
        a: u8 = 0..2,
        b: Option<Grown> = [None, Some(None), Some(Some(0))].map(|some| some.map(|zone| Grown { id: 1, zone })),
    }
    a_tail_after_an_option_of_a_key_that_ends_in_one: [] [] [#[rowkey(tail)] zone: Option<u8>,] [zone: None,] {
        a: u8 = 0..2,
        b: Option<Holder> = [None, Some(None), Some(Some(0))]
            .map(|some| some.map(|zone| Holder { b: Some(Grown { id: 1, zone }) })),
    }
    a_tail_after_a_nested_key_with_text: [] [] [#[rowkey(tail)] zone: Option<u8>,] [zone: None,] {
        a: u8 = 0..2,
        b: Named = [None].into_iter().chain(names().map(Some)).map(|name| Named { id: 1, name }),
    }
    a_tail_after_an_option_of_a_key_with_text: [] [] [#[rowkey(tail)] zone: Option<u8>,] [zone: None,] {
        a: u8 = 0..2,
        b: Option<Named> = [None, Some(None)].into_iter().chain(names().map(|name| Some(Some(name))))
            .map(|some| some.map(|name| Named { id: 1, name })),
    }
    a_tail_after_a_key_that_ends_in_one_with_text: [] [] [#[rowkey(tail)] zone: Option<u8>,] [zone: None,] {
        a: u8 = 0..2,
        b: OfNamed = [None].into_iter().chain(names().map(Some))
            .flat_map(|name| [OfNamed::Named(Named { id: 1, name }), OfNamed::Meta]),
    }
    a_tail_after_an_enum_of_keys: [] [] [#[rowkey(tail)] zone: Option<u8>,] [zone: None,] {
        a: u8 = 0..2,
        b: Kind = inner().into_iter().map(Kind::Inner).chain([Kind::Meta]),
    }
    a_tail_after_desc: [] [] [#[rowkey(tail)] zone: Option<u8>,] [zone: None,] {
        a: u8 = 0..2,
        #[rowkey(desc)] b: String = names(),
    }
    another_tail: [] [#[rowkey(prefix = "p")]] [#[rowkey(tail)] zone: Option<u8>,] [zone: None,] {
        a: String = names(),
        #[rowkey(tail)] b: Option<u8> = [None, Some(0), Some(3)],
    }
    literals: [] [#[rowkey(prefix = "p")]] [#[rowkey(tail)] zone: Option<u8>,] [zone: None,] {
        #[rowkey(literal = "a:")] a: u8 = 0..2,
        #[rowkey(literal = "b:")] b: String = names(),
    }
    delimited: [#[rowkey(delimiter = ",")]] [#[rowkey(delimiter = ",", salt(buckets = 7, pad = 1))]] [] [] {
        a: String = ["", "x", "y"].map(String::from),
        #[pad(2)] b: u8 = [0, 99],
        c: String = names(),
    }
    borrowed: ['k] [] [#[rowkey(salt(buckets = 9))]] [] [] {
        a: Cow<'k, str> = ["", "x\0"].map(Cow::Borrowed),
        b: &'k str = ["", "x\0"],
    }
}

#[test]
fn what_was_added_holds_something() {
    #[derive(RowKey)]
    struct Old {
        a: u8,
        b: String,
    }
    #[derive(RowKey)]
    struct New {
        a: u8,
        b: String,
        #[rowkey(tail)]
        c: Option<u8>,
        #[rowkey(tail)]
        d: Option<u8>,
    }
    for (c, d) in [(Some(3), None), (None, Some(3)), (Some(3), Some(4))] {
        let row = New { a: 1, b: "x".into(), c, d }.encode();
        let error = Rekey::<Old, New>::to_old(&row).unwrap_err();
        assert_eq!((error.field(), error.offset()), ("c", 3), "{row:?}");
    }
}

/// The longest row may differ: what one direction writes, the other takes back.
#[test]
fn the_length_is_not_checked() {
    #[derive(RowKey)]
    struct Old {
        a: String,
        b: String,
    }
    #[derive(RowKey)]
    #[rowkey(max_len = 4)]
    struct Short {
        #[salt(buckets = 16)]
        a: String,
        b: String,
        #[rowkey(tail)]
        c: Option<u8>,
    }
    #[derive(RowKey)]
    #[rowkey(max_len = 3, prefix = "p")]
    struct Shorter {
        a: String,
        b: String,
    }
    for (a, b) in [("", ""), ("a", ""), ("a", "b"), ("ab", "cde"), ("", "\0\0\0\0")] {
        let old = Old { a: a.into(), b: b.into() }.encode();
        let short = Rekey::<Old, Short>::to_new(&old).unwrap();
        assert_eq!(Rekey::<Old, Short>::to_old(&short).unwrap(), old);
        let shorter = Rekey::<Shorter, Short>::to_old(&short).unwrap();
        assert_eq!(shorter, [b"p", &old[..]].concat());
        assert_eq!(Rekey::<Shorter, Short>::to_new(&shorter).unwrap(), short);
        // Everything else is.
        let mut wrong = short.to_vec();
        wrong[0] ^= 1;
        let error = Rekey::<Old, Short>::to_old(&wrong).unwrap_err();
        assert_eq!((error.field(), error.offset()), ("salt", 0));
        assert_eq!(Rekey::<Old, Short>::to_old(&[&short[..], &[1]].concat()).unwrap_err().field(), "c");
    }
}
