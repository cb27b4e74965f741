//! The edges of what is refused.

use std::boxed::Box;
use std::format;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::string::String;

use super::{Node, buckets, field, kind, max, origin, some_buckets};
use crate::bytes::Delimiter;
use crate::layout::salt::Xxh64;
use crate::layout::variants::Variant;
use crate::layout::{Field, Fields, Kind, Kinds, Layout, LayoutKind, Ref, Salt, Variants};

/// The words of a refusal; none where it is accepted.
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
        narrowed(0).expect("no value is left").contains("leaves no value, as the least of its type is 1")
    );
    assert_eq!(narrowed(100), None);
    assert!(narrowed(101).expect("it narrows nothing").contains("beyond what its type and width hold"));
}

#[test]
fn an_origin_is_a_time_of_the_type() {
    let (min, max) = (i64::MIN.into(), i64::MAX.into());
    for (from, accepted) in [(min, true), (min - 1, false), (max, true), (max + 1, false)] {
        assert_eq!(refused(|| origin("f", from, min, max)).is_none(), accepted, "{from}");
    }
}

#[test]
fn a_salt_has_2_to_65536_buckets() {
    for (number, accepted) in [(1, false), (2, true), (65536, true), (65537, false)] {
        assert_eq!(refused(|| buckets(number, None)).is_none(), accepted, "{number}");
        if accepted {
            assert_eq!(i128::from(some_buckets(number)), number);
        } else {
            assert_eq!(some_buckets(number), 2, "{number}: its own error is the only one");
        }
    }
    assert_eq!(some_buckets(-1), 2);
    assert_eq!(refused(|| buckets(100, Some(2))), None, "the last of 100 is 99");
    assert!(refused(|| buckets(101, Some(2))).expect("100 has 3 digits").ends_with("write `pad = 3`"));
}

#[test]
fn numbers_are_shown_as_they_are() {
    for number in [-300, -1, 0, 1, 65_537, 1_000_000] {
        let words = refused(|| buckets(number, None)).expect("no number of buckets");
        assert!(words.contains(&format!("this constant says {number}: ")), "{words}");
    }
}

/// Its room is 512 bytes; a name that is longer must not hide that there is a mistake.
#[test]
fn a_message_is_cut_where_its_room_ends() {
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
    static FIXED: [Field; 2] = [Field::new("a", &DIGITS, false, None), Field::new("b", &DIGITS, false, None)];
    static OPEN: [Field; 2] = [Field::new("a", &DIGITS, false, None), Field::new("b", &TEXT, false, None)];
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
        let list = Box::leak(Box::new(names.map(|name| Variant::text(name, 0, name))));
        let node = Node::of(Kind::Variants(Ref::Owned(Box::new(Variants::texts(list)))), None);
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
    static KEY: [Field; 1] = [Field::new("f", &NUMBER, true, None)];
    let salt = |buckets, width, text| Some(Salt::of::<Xxh64>(buckets, width, text, false));
    let one = || salt(16, 2, false);
    for (other, accepted) in [
        (one(), true),
        (salt(8, 2, false), false),
        (salt(16, 1, false), false),
        (salt(16, 2, true), false),
        (None, false),
    ] {
        let of = |name, salt| LayoutKind {
            name: Ref::Static(name),
            layout: Layout::of(salt, b"k/", &KEY, None, None),
        };
        let shown = format!("{other:?}");
        let kinds = Kinds::owned([of("A", one()), of("B", other)].into());
        let words = refused(|| kind(&kinds, 1, &kinds.list[1].layout, false));
        assert_eq!(words.is_none(), accepted, "{shown}");
    }
}

#[test]
fn an_ordered_delimiter_refuses_digits_or_letters_of_free_text() {
    static DIGITS: Node = Node::of(Kind::Decimal, Some(2));
    static TEXT: Node = Node::of(Kind::Text { utf8: true }, None);
    static FREE: [Field; 2] = [Field::new("a", &TEXT, false, None), Field::new("b", &DIGITS, false, None)];
    static LAST: [Field; 2] = [Field::new("a", &DIGITS, false, None), Field::new("b", &TEXT, false, None)];
    let refused = |list, byte| Fields::new(list, Some(Delimiter::ordered(byte))).refused_text();
    for (byte, expected) in [
        (b',', 0),
        (b'/', 0),
        (b'0', 1),
        (b':', 1),
        (b'@', 1),
        (b'A', 2),
        (b'_', 2),
        (b'`', 2),
        (b'a', 3),
        (b'|', 3),
    ] {
        assert_eq!(refused(&FREE, byte), expected, "{}", char::from(byte));
        assert_eq!(refused(&LAST, byte), 0);
    }
    assert_eq!(Fields::new(&FREE, Some(Delimiter::unordered(b"|"))).refused_text(), 0);
    assert_eq!(Fields::new(&FREE, None).refused_text(), 0);
}
