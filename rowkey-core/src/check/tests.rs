//! The edges of what is refused.

use std::boxed::Box;
use std::format;
use std::panic::catch_unwind;
use std::string::String;

use super::{
    Otherwise as _, Probe, Tells, Told, Unfit, buckets, field, hash, kind, max, origin, some_buckets,
};
use crate::codec::pad::Pad;
use crate::codec::reverse_digits::ReverseDigits;
use crate::codec::width::Width;
use crate::format::{Delimiting, Format, KeyFormat, Kind as Written, SaltFormat};
use crate::key::Wrap;
use crate::kinds::{Kind, Kinds};
use crate::value::variant::tests::texts;
use crate::value::{FieldValue, Ordered};

/// The words of a refusal; none where it is accepted.
fn refused(check: impl FnOnce() + std::panic::UnwindSafe) -> Option<String> {
    let panic = catch_unwind(check).err()?;
    Some(match panic.downcast::<String>() {
        Ok(words) => *words,
        Err(panic) => panic.downcast_ref::<&str>().map_or_else(String::new, |&words| words.into()),
    })
}

#[test]
fn a_maximum_lies_in_the_domain() {
    let from_one = Format::of(Written::Unsigned, 1).within(1, 100);
    let narrowed = |to: u128| refused(move || max("f", to, &from_one));
    assert_eq!(narrowed(1), None, "one value is left");
    assert!(
        narrowed(0).expect("no value is left").contains("leaves no value, as the least of its type is 1")
    );
    assert_eq!(narrowed(100), None);
    assert!(narrowed(101).expect("it narrows nothing").contains("beyond what its type and width hold"));
}

#[test]
fn an_origin_is_a_time_of_the_type() {
    for (from, accepted) in [
        (i64::MIN as i128, true),
        (i64::MIN as i128 - 1, false),
        (i64::MAX as i128, true),
        (i64::MAX as i128 + 1, false),
    ] {
        assert_eq!(refused(move || origin::<i64>("f", from)).is_none(), accepted, "{from}");
    }
    assert_eq!(refused(|| origin::<u64>("f", 0)), None);
    assert!(refused(|| origin::<u64>("f", -1)).is_some());
}

#[test]
fn a_salt_has_2_to_65536_buckets() {
    for (number, accepted) in [(1, false), (2, true), (65536, true), (65537, false)] {
        assert_eq!(refused(move || buckets(number, None)).is_none(), accepted, "{number}");
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
fn a_hash_whose_feature_is_off_is_refused() {
    struct Absent;

    impl crate::SaltHash for Absent {
        const NAME: &'static str = "absent";
        const MISSING_FEATURE: Option<&'static str> = Some("some-feature");

        fn bucket(_: &[&[u8]], _: u32) -> u32 {
            0
        }
    }

    let words = refused(hash::<Absent>).expect("the hash is not there");
    assert!(words.starts_with("`hash = absent` needs the feature `some-feature` of rowkey"), "{words}");
    assert_eq!(refused(hash::<crate::Xxh64>), None);
}

#[test]
fn numbers_are_shown_as_they_are() {
    for number in [-300, -1, 0, 1, 65_537, 1_000_000] {
        let words = refused(move || buckets(number, None)).expect("no number of buckets");
        assert!(words.contains(&format!("this constant says {number}: ")), "{words}");
    }
}

/// Its room is 512 bytes; a name that is longer must not hide that there is a mistake.
#[test]
fn a_message_is_cut_where_its_room_ends() {
    let from_one = Format::of(Written::Unsigned, 1).within(1, 100);
    for len in [430, 480, 500, 505, 510, 512, 600] {
        let name: &'static str = "n".repeat(len).leak();
        let words = refused(move || max(name, 101, &from_one)).expect("it narrows nothing");
        let shown =
            format!("field `{name}`: `max = 101` is beyond what its type and width hold, which is 100; ");
        assert!(words.len() <= 512 && words.starts_with(&shown[..shown.len().min(512)]), "{words}");
    }
}

#[test]
fn a_key_before_a_delimiter_has_the_same_one() {
    let digits = Format { bytes: crate::format::ByteSet::DIGITS, ..Format::of(Written::Decimal, 2) };
    let of = |delimiter, width| Format {
        delimiting: Delimiting::Key(delimiter),
        width,
        bytes: digits.bytes.union(crate::format::ByteSet::range(delimiter, delimiter)),
        ..digits
    };
    let before = |format: Format| refused(move || field("f", "T", &format, false, Some(b',')));
    assert_eq!(before(of(b',', None)), None);
    assert_eq!(before(of(b',', Some(5))), None);
    assert!(before(of(b';', None)).expect("its end is not found").contains("its end cannot be found"));
    assert_eq!(before(of(b';', Some(5))), None, "its end is known by its width");
    let other = Format { bytes: crate::format::ByteSet::range(b',', b','), ..of(b';', Some(5)) };
    assert!(before(other).expect("decode would cut").contains("its bytes can be the delimiter"));
    assert_eq!(refused(move || field("f", "T", &of(b';', None), true, None)), None);
}

#[test]
fn names_of_variants_stand_above_the_delimiter() {
    let before = |names: &[&'static str]| {
        let format = texts(names).format();
        refused(move || field("f", "T", &format, false, Some(b',')))
    };
    assert_eq!(before(&["in", "out-"]), None, "'-' is the byte behind ','");
    for at_or_below in [["in", "o,t"], ["i+", "out"]] {
        assert!(
            before(&at_or_below)
                .expect("it would not decode")
                .contains("it would sort wrongly or not decode")
        );
    }
}

#[test]
fn kinds_of_one_table_have_the_same_salt() {
    let number = crate::format::FieldFormat { name: "f", format: <u8 as FieldValue>::FORMAT, salted: true };
    let key = |salt| KeyFormat {
        fields: Box::leak(Box::new([number])),
        delimiter: None,
        prefix: b"k/",
        salt,
        max_len: None,
    };
    let salt = |buckets, width, text| Some(SaltFormat { buckets, width, text, hash: "h", whole: false });
    let one = salt(16, 2, false);
    for (other, accepted) in [
        (one, true),
        (salt(8, 2, false), false),
        (salt(16, 1, false), false),
        (salt(16, 2, true), false),
        (None, false),
    ] {
        let list = [Kind { name: "A", key: key(one) }, Kind { name: "B", key: key(other) }];
        let kinds: &'static Kinds = Box::leak(Box::new(Kinds::new(Box::leak(Box::new(list)))));
        let own = &kinds.list[1].key;
        let words = refused(move || kind(kinds, 1, own, false));
        assert_eq!(words.is_none(), accepted, "{other:?}");
    }
}

/// The numbers, and what is read from them again: the codec, whether every value has bytes, whether a range can
/// bound it.
#[test]
fn a_probe_tells_of_a_codec() {
    use std::any::TypeId;

    fn read<const TOLD: u8>(named: bool, total: bool)
    where
        Told<TOLD>: Tells<Ordered, Codec: 'static>,
    {
        let codec = TypeId::of::<<Told<TOLD> as Tells<Ordered>>::Codec>();
        assert_eq!(codec, if named { TypeId::of::<Ordered>() } else { TypeId::of::<Unfit>() }, "{TOLD}");
        assert_eq!(<<Told<TOLD> as Tells<Ordered>>::Outcome as Wrap>::BARE, total, "{TOLD}");
    }

    // A u32 has up to 10 digits.
    assert_eq!(Probe::<Width<3>, String>::TOLD, 0, "no number");
    assert_eq!(Probe::<Width<3>, String>::TOLD_DELIMITED, 0);
    assert_eq!(Probe::<ReverseDigits<4>, u32>::TOLD, 1);
    assert_eq!(Probe::<ReverseDigits<10>, u32>::TOLD, 2);
    assert_eq!(Probe::<Pad<4>, u32>::TOLD, 3);
    assert_eq!(Probe::<Ordered, u32>::TOLD, 4);
    assert_eq!([Probe::<Ordered, String>::TOLD, Probe::<Ordered, String>::TOLD_DELIMITED], [4, 3]);
    read::<0>(false, true);
    read::<1>(true, false);
    read::<2>(true, true);
    read::<3>(true, false);
    read::<4>(true, true);
}
