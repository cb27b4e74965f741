//! The limits of what is rejected.

use std::boxed::Box;
use std::format;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::string::String;

use super::{Node, buckets, digits, field, hash, kind, max, origin, row_len, some_buckets};
use crate::bytes::Delimiter;
use crate::layout::salt::{SaltHash, Xxh64};
use crate::layout::variants::Variant;
use crate::layout::{Field, Fields, Kind, Kinds, Layout, LayoutKind, Ref, Salt, Slot, TimeUnit, Variants};

/// The message of a rejection; `None` if it is accepted.
fn refused(check: impl FnOnce()) -> Option<String> {
    let panic = catch_unwind(AssertUnwindSafe(check)).err()?;
    Some(match panic.downcast::<String>() {
        Ok(words) => *words,
        Err(panic) => panic.downcast_ref::<&str>().map_or_else(String::new, |&words| words.into()),
    })
}

#[test]
fn a_maximum_lies_in_the_domain() {
    let from_one = Node::of(Kind::Unsigned, Some(1)).within(1, 100);
    let narrowed = |to: u128| refused(|| max("f", to, &from_one));
    assert_eq!(narrowed(1), None, "one value is left");
    assert!(
        narrowed(0).expect("no value is left").contains("leaves no value, as the smallest of its type is 1")
    );
    assert_eq!(narrowed(100), None);
    assert!(narrowed(101).expect("it narrows nothing").contains("beyond what its type and width hold"));
}

/// Checks `from` for a field whose type begins at `first` and counts in `unit`.
fn origin_of(first: i64, unit: Option<TimeUnit>, from: i128) -> Option<String> {
    let times =
        Node::of(Kind::ReverseTime { from }, Some(8)).within(first.into(), from.max(0).unsigned_abs());
    refused(|| origin("f", from, &Node { unit, ..times }))
}

#[test]
fn an_origin_is_in_the_domain_of_the_type() {
    let signed = (i64::MIN.into(), i64::MAX.into());
    for (first, (min, max)) in [(i64::MIN, signed), (0, (1, u64::MAX.into()))] {
        for (from, accepted) in [(min, true), (min - 1, false), (max, true), (max + 1, false)] {
            assert_eq!(origin_of(first, None, from).is_none(), accepted, "{first}: {from}");
        }
    }
    // Times before an epoch are negative, but an unsigned type has none.
    assert_eq!(origin_of(i64::MIN, None, 0), None);
    assert!(origin_of(0, None, 0).expect("only 0 fits").contains("only the time 0 can be encoded"));
    // A codec that does not fit its type has its own error.
    assert_eq!(refused(|| origin("f", i128::MAX, &Node::fixed("unfit", 1))), None);
}

/// A time type counts from 1970, so a `from` within that year is in the wrong unit. 1970 has 31,536,000 seconds.
#[test]
fn an_origin_is_written_in_the_unit_of_its_field() {
    let of = |unit, from| origin_of(i64::MIN, Some(unit), from);
    for (unit, year) in [
        (TimeUnit::Seconds, 31_536_000),
        (TimeUnit::Milliseconds, 31_536_000_000),
        (TimeUnit::Microseconds, 31_536_000_000_000),
        (TimeUnit::Nanoseconds, 31_536_000_000_000_000),
    ] {
        for (from, accepted) in [(-1, true), (0, true), (1, false), (year - 1, false), (year, true)] {
            assert_eq!(of(unit, from).is_none(), accepted, "{unit}: {from}");
        }
    }
    let words = of(TimeUnit::Nanoseconds, 9_999_999_999_999).expect("milliseconds, as nanoseconds");
    assert!(
        words.contains("counts nanoseconds, and in these `from = 9999999999999` is a time of 1970"),
        "{words}"
    );
    // The finest unit in which it is after 1970.
    for (unit, from, meant) in [
        (TimeUnit::Nanoseconds, 9_999_999_999_999, "`#[rowkey(unit = ms)]`"),
        (TimeUnit::Nanoseconds, 9_999_999_999_999_999, "`#[rowkey(unit = us)]`"),
        (TimeUnit::Milliseconds, 9_999_999_999, "`#[rowkey(unit = s)]`"),
        (TimeUnit::Seconds, 1440, "write the latest time"),
    ] {
        let words = of(unit, from).expect("another unit");
        assert!(words.contains(meant), "{words}");
    }
}

/// Integers count from any epoch, so it is rejected only if less than a third of the times up to `from` fits.
#[test]
fn digits_hold_most_times_up_to_the_origin() {
    let of = |from, width| {
        let node = Node::of(Kind::ReverseTimeDecimal { from }, Some(width));
        let inside = refused(|| digits("f", &node));
        let outside = Node::of(Kind::Optional(Ref::Owned(Box::new(Box::new(node)))), None);
        assert_eq!(refused(|| digits("f", &outside)), inside, "an `Option` of it");
        inside
    };
    // 2^63 - 1 has 19 digits, also after subtracting any current time.
    for (width, accepted) in [(1, false), (13, false), (18, false), (19, true), (20, true)] {
        assert_eq!(of(i64::MAX.into(), width).is_none(), accepted, "{width}");
    }
    let words = of(i64::MAX.into(), 13).expect("none fits");
    assert!(words.contains("`#[pad(19)]`") && words.contains("`#[reverse_ts(from = 9_999_999_999_999)]`"));
    for (from, width, accepted) in [
        (9_999_999_999_999, 13, true),
        (9_999_999_999_999, 12, false),
        (9_999_999_999, 10, true),
        (9_999_999_999, 9, false),
        // In milliseconds from 2001 to 2033, and from 2033 to 2065.
        (2_000_000_000_000, 12, true),
        (3_000_000_000_000, 12, false),
        (100, 2, true),
        (-1, 1, true),
    ] {
        assert_eq!(of(from, width).is_none(), accepted, "{from} in {width} digits");
    }
    let words = of(9_999_999_999_999, 12).expect("hardly any fits");
    assert!(
        words.contains("only for times from 9000000000000 on") && words.contains("`#[pad(13)]`"),
        "{words}"
    );
}

/// 2001-09-09 is the day from which seconds since 1970 have ten digits.
#[test]
fn digits_hold_a_time_after_2001() {
    for (unit, needed) in [
        (TimeUnit::Seconds, 10),
        (TimeUnit::Milliseconds, 13),
        (TimeUnit::Microseconds, 16),
        (TimeUnit::Nanoseconds, 19),
    ] {
        let of = |width| refused(|| digits("f", &Node::of(Kind::Decimal, Some(width)).counting(unit)));
        assert_eq!((of(needed), of(needed + 1)), (None, None), "{unit}");
        let words = of(needed - 1).expect("no time in use fits");
        assert!(words.contains(&format!("`#[pad({needed})]`")), "{words}");
    }
    // A number that is not a time may have any number of digits.
    assert_eq!(refused(|| digits("f", &Node::of(Kind::Decimal, Some(2)))), None);
}

#[test]
fn a_salt_has_2_to_65536_buckets() {
    for (number, accepted) in [(1, false), (2, true), (65536, true), (65537, false)] {
        assert_eq!(refused(|| buckets(number, None, None)).is_none(), accepted, "{number}");
        if accepted {
            assert_eq!(i128::from(some_buckets(number)), number);
        } else {
            assert_eq!(some_buckets(number), 2, "{number}: its own error is the only one");
        }
    }
    assert_eq!(some_buckets(-1), 2);
    assert_eq!(refused(|| buckets(100, Some(2), None)), None, "the last of 100 is 99");
    assert!(refused(|| buckets(101, Some(2), None)).expect("100 has 3 digits").ends_with("write `pad = 3`"));
}

/// Only the shortest row has to fit; the message names the widths.
#[test]
fn some_row_is_short_enough() {
    static NUMBER: Node = Node::of(Kind::Unsigned, Some(4));
    static TEXT: Node = Node::of(Kind::Text { utf8: true }, None);
    static NUL: Node = Node::of(Kind::NulText { utf8: true }, None);
    static DOWN: Node = Node::of(Kind::Descending(Ref::Static(&TEXT)), None);
    static MAYBE: Node = Node::of(Kind::Optional(Ref::Static(&NUMBER)), None);
    static ADDRESS: Node = Node::of(Kind::IpAddress, None);
    static LIST: Node = Node::of(Kind::List(Ref::Static(&NUMBER)), None);
    static CUSTOM: Node = Node::variable("own");
    static NAMES: [Variant; 2] = [Variant::of("A", 0, "in"), Variant::of("B", 1, "out")];
    static ACTIONS: Variants = Variants::texts(&NAMES);
    static ACTION: Node = Node::of(Kind::Variants(Ref::Static(&ACTIONS)), None);
    macro_rules! field {
        ($node:expr) => {
            Field::new("f", const { &Slot::new($node, false) })
        };
    }
    static TWO: [Field; 2] = [field!(&TEXT), field!(&TEXT)];
    static NESTED: Node = Node::of(Kind::Key(Fields::new(&TWO, None)), None);
    let least = |fields: &'static [Field], delimiter: Option<u8>, max_len: usize| {
        let salt = Some(Salt::of::<Xxh64>(16, 1, false, false, true));
        let mut layout = Layout::of(b"ab", fields).salted(salt).limited(Some(max_len));
        layout.fields.delimiter = delimiter.map(Delimiter::ordered);
        refused(|| row_len("K", &layout))
    };
    // Salt and prefix are 3 bytes. Text before another field has a terminator, and so has complemented text.
    let cases: [(&'static [Field], Option<u8>, usize); 10] = [
        (const { &[field!(&NUMBER), field!(&TEXT)] }, None, 4),
        (const { &[field!(&TEXT), field!(&NUMBER)] }, None, 5),
        (const { &[field!(&NUL), field!(&NUL)] }, None, 1),
        (const { &[field!(&DOWN)] }, None, 1),
        (const { &[field!(&MAYBE), field!(&MAYBE)] }, None, 2),
        (const { &[field!(&ADDRESS), field!(&LIST)] }, None, 5),
        (const { &[field!(&ACTION), field!(&ACTION)] }, None, 2 + 1 + 2),
        (const { &[field!(&TEXT), field!(&ACTION), field!(&TEXT)] }, Some(b','), 4),
        (const { &[field!(&NESTED), field!(&NESTED)] }, None, 3),
        (const { &[field!(&NUMBER), field!(&CUSTOM)] }, None, 4),
    ];
    for (fields, delimiter, expected) in cases {
        let expected = 3 + expected;
        assert_eq!(least(fields, delimiter, expected), None, "{fields:?}");
        let words = least(fields, delimiter, expected - 1).expect("no row is so short");
        assert!(
            words.contains(&format!("at least {expected} bytes, and `max_len` says {}", expected - 1)),
            "{words}"
        );
    }
}

/// Byte by byte.
#[test]
fn a_hash_has_a_name_of_its_own() {
    const NAMES: [&str; 11] =
        ["xxh64", "java31", "sha256", "", "xxh6", "xxh640", "XXH64", "Java31", "sha-256", "xxh65", "own"];
    struct Named<const I: usize>;
    impl<const I: usize> SaltHash for Named<I> {
        const NAME: &'static str = NAMES[I];

        fn bucket(_: &[&[u8]], _: u32) -> u32 {
            0
        }
    }
    for (check, taken) in [hash::<Named<0>>, hash::<Named<1>>, hash::<Named<2>>].into_iter().zip(NAMES) {
        let words = refused(check).expect("it is taken");
        assert!(words.starts_with(&format!("`{taken}` is the name of a salt hash of rowkey")), "{words}");
    }
    let free: [fn(); 8] = [
        hash::<Named<3>>,
        hash::<Named<4>>,
        hash::<Named<5>>,
        hash::<Named<6>>,
        hash::<Named<7>>,
        hash::<Named<8>>,
        hash::<Named<9>>,
        hash::<Named<10>>,
    ];
    for (check, free) in free.into_iter().zip(&NAMES[3..]) {
        assert_eq!(refused(check), None, "{free}");
    }
}

#[test]
fn messages_name_the_number() {
    for number in [-300, -1, 0, 1, 65_537, 1_000_000] {
        let words = refused(|| buckets(number, None, None)).expect("no number of buckets");
        assert!(words.contains(&format!("this constant is {number}: ")), "{words}");
    }
}

/// The buffer has 512 bytes; a longer name must not hide the mistake.
#[test]
fn a_message_is_truncated_to_its_buffer() {
    let from_one = Node::of(Kind::Unsigned, Some(1)).within(1, 100);
    for len in [430, 480, 500, 505, 510, 512, 600] {
        let name = "n".repeat(len);
        let words = refused(|| max(&name, 101, &from_one)).expect("it narrows nothing");
        let shown =
            format!("field `{name}`: `max = 101` is beyond what its type and width hold, which is 100; ");
        assert!(words.len() <= 512 && words.starts_with(&shown[..shown.len().min(512)]), "{words}");
    }
}

#[test]
fn a_key_before_a_delimiter_has_the_same_one() {
    static DIGITS: Node = Node::of(Kind::Decimal, Some(2));
    static TEXT: Node = Node::of(Kind::Text { utf8: true }, None);
    static FIXED: [Field; 2] = [
        Field::new("a", const { &Slot::new(&DIGITS, false) }),
        Field::new("b", const { &Slot::new(&DIGITS, false) }),
    ];
    static OPEN: [Field; 2] = [
        Field::new("a", const { &Slot::new(&DIGITS, false) }),
        Field::new("b", const { &Slot::new(&TEXT, false) }),
    ];
    let of = |delimiter, list: &'static [Field]| {
        let fields = Fields::new(list, Some(Delimiter::ordered(delimiter)));
        let width = fields.width();
        Node::of(Kind::Key(fields), width)
    };
    let before =
        |node: Node| refused(|| field("f", "T", &node, None, false, false, Some(Delimiter::ordered(b','))));
    assert_eq!(before(of(b',', &OPEN)), None);
    assert_eq!(before(of(b',', &FIXED)), None);
    assert!(before(of(b';', &OPEN)).expect("its end is not found").contains("its end cannot be found"));
    assert_eq!(before(of(b';', &FIXED)), None, "its end is known by its width");
    let plain = Node::of(Kind::Bytes, Some(5));
    assert!(before(plain).expect("decode would cut").contains("its bytes can be the delimiter"));
    assert_eq!(refused(|| field("f", "T", &of(b';', &OPEN), None, false, true, None)), None);
}

#[test]
fn names_of_variants_are_above_the_delimiter() {
    let before = |names: [&'static str; 2]| {
        let list = Box::leak(Box::new(names.map(|name| Variant::of(name, 0, name))));
        let node = Node::of(Kind::Variants(Ref::Owned(Box::new(Box::new(Variants::texts(list))))), None);
        refused(|| field("f", "T", &node, None, false, false, Some(Delimiter::ordered(b','))))
    };
    assert_eq!(before(["in", "out-"]), None, "'-' is the byte after ','");
    for at_or_below in [["in", "o,t"], ["i+", "out"]] {
        let words = before(at_or_below).expect("it would not decode");
        assert!(words.contains("it would sort wrongly or not decode"), "{words}");
    }
}

#[test]
fn kinds_of_one_table_have_the_same_salt() {
    static NUMBER: Node = Node::of(Kind::Unsigned, Some(1));
    static KEY: [Field; 1] = [Field::new("f", const { &Slot::new(&NUMBER, true) })];
    let salt = |buckets, width, text| Some(Salt::of::<Xxh64>(buckets, width, text, false, false));
    let one = || salt(16, 2, false);
    for (other, accepted) in [
        (one(), true),
        (salt(8, 2, false), false),
        (salt(16, 1, false), false),
        (salt(16, 2, true), false),
        (None, false),
    ] {
        let of =
            |name, salt| LayoutKind { name: Ref::Static(name), layout: Layout::of(b"k/", &KEY).salted(salt) };
        let shown = format!("{other:?}");
        let kinds = Kinds { list: Ref::Owned(Box::new(Box::new([of("A", one()), of("B", other)]))) };
        let words = refused(|| kind(&kinds, 1, &kinds.list[1].layout, false));
        assert_eq!(words.is_none(), accepted, "{shown}");
    }
}

#[test]
fn free_text_at_the_end_has_no_delimiter_after_it() {
    static DIGITS: Node = Node::of(Kind::Decimal, Some(2));
    static TEXT: Node = Node::of(Kind::Text { utf8: true }, None);
    static FREE: [Field; 2] = [
        Field::new("a", const { &Slot::new(&TEXT, false) }),
        Field::new("b", const { &Slot::new(&DIGITS, false) }),
    ];
    static LAST: [Field; 2] = [
        Field::new("a", const { &Slot::new(&DIGITS, false) }),
        Field::new("b", const { &Slot::new(&TEXT, false) }),
    ];
    static NESTED: Node = Node::of(Kind::Key(Fields::new(&LAST, None)), None);
    static BEFORE: [Field; 2] = [
        Field::new("a", const { &Slot::new(&NESTED, false) }),
        Field::new("b", const { &Slot::new(&DIGITS, false) }),
    ];
    let before = |list| Fields::new(list, Some(Delimiter::ordered(b':'))).has_text(false);
    assert!(before(&FREE) && before(&BEFORE));
    assert!(!before(&LAST) && !before(&[]));
}
