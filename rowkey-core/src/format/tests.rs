//! What each encoding says of itself before any value is: checks, return types, layouts and scans go
//! by it.

use std::boxed::Box;
use std::vec;
use std::vec::Vec;

use super::{
    BORROWED, BORROWED_DESC, ByteSet, Delimiting, Domain, ELEMENT, FieldFormat, Format, KeyFormat, Kind,
    LIST, SaltFormat,
};
use crate::codec::FieldCodec;
use crate::codec::nul::Nul;
use crate::codec::pad::{Pad, PadWith};
use crate::codec::reverse_digits::ReverseDigits;
use crate::codec::reverse_ts::{ReverseTs, ReverseTsPad};
use crate::codec::width::Width;
use crate::time_unit::TimeUnit;
use crate::value::{FieldValue, Ordered};
use crate::{BaseTime, Max, Unit};

/// The stretches of byte values that can occur.
fn stretches(format: &Format) -> Vec<(u8, u8)> {
    let mut all: Vec<(u8, u8)> = Vec::new();
    for byte in (0..=u8::MAX).filter(|&byte| format.bytes.contains(byte)) {
        match all.last_mut() {
            Some((_, last)) if *last + 1 == byte => *last = byte,
            _ => all.push((byte, byte)),
        }
    }
    all
}

const EVERY_BYTE: [(u8, u8); 1] = [(0, 255)];
const DIGITS: [(u8, u8); 1] = [(b'0', b'9')];

fn of<C: FieldCodec<T>, T>() -> Format {
    C::FORMAT
}

fn kept<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// An encoding with a fact of each kind, which what is made of it must not have.
fn marked() -> Format {
    Format {
        unit: Some(TimeUnit::Milliseconds),
        reversed: true,
        delimiting: Delimiting::Text,
        only_last: Some("a reason"),
        bytes: ByteSet::DIGITS,
        ..of::<Pad<8>, u32>()
    }
}

#[test]
fn a_codec_of_ones_own_is_what_it_says() {
    let fixed = Format::fixed("c", 4);
    assert_eq!(fixed.width, Some(4));
    assert!(!fixed.fits(false) && !fixed.fits(true), "some values may not fit");
    assert!(fixed.is_ordered() && !fixed.reversed && !fixed.is_time());
    assert_eq!(stretches(&fixed), EVERY_BYTE);
    assert_eq!(fixed.delimiting, Delimiting::Fixed);

    let variable = Format::variable("c");
    assert_eq!(variable.width, None);
    assert_eq!(variable.delimiting, Delimiting::Never);
    assert!(variable.ends_by_place());

    let always = fixed.infallible();
    assert!(always.fits(false) && always.fits(true));
    assert!(!fixed.unordered().is_ordered());
    assert!(fixed.descending().reversed);
    assert!(!fixed.descending().descending().reversed, "twice turned around is as it was");
    assert_eq!(stretches(&fixed.bytes_within(b'0', b'9')), DIGITS);
    let sometimes = always.fallible();
    assert!(!sometimes.fits(false) && !sometimes.fits(true));
}

#[test]
fn free_text_before_a_delimiter_may_not_fit() {
    let text = <std::string::String as FieldValue>::FORMAT;
    assert!(text.fits(false), "everything is escaped");
    assert!(!text.fits(true), "nothing is escaped where a delimiter ends it");
}

#[test]
fn an_option_has_a_byte_in_front_and_no_order_of_its_own() {
    let inner = kept(marked());
    let option = Format::optional(inner);
    assert_eq!(option.width, None);
    assert_eq!(option.unit, None, "it counts nothing where it is None");
    assert!(!option.reversed, "None comes first, whatever the order of the values");
    assert!(option.none_first, "the values behind it are reversed");
    assert_eq!(option.delimiting, Delimiting::Never);
    assert_eq!(stretches(&option), [(0, 1), (b'0', b'9')]);
    assert!(!Format::optional(kept(of::<Pad<8>, u32>())).none_first);
}

#[test]
fn an_array_is_its_elements_and_none_of_their_facts() {
    let array = Format::array(3, kept(marked()));
    assert_eq!(array.width, Some(24));
    assert_eq!((array.domain, array.unit), (None, None), "it is no number");
    assert!(!array.reversed);
    assert_eq!(array.delimiting, Delimiting::Fixed);
    assert_eq!(array.only_last, None);
    assert_eq!(array.refused, None);
    let free = kept(<std::string::String as FieldValue>::FORMAT);
    assert_eq!(Format::array(3, free).refused, Some(ELEMENT));
}

#[test]
fn a_list_ends_with_the_row() {
    let list = Format::list(kept(marked()));
    assert_eq!(list.width, None);
    assert_eq!((list.domain, list.unit), (None, None), "it is no number");
    assert!(!list.reversed);
    assert!(list.open_end);
    assert_eq!(list.only_last, Some(LIST));
    assert_eq!(list.delimiting, Delimiting::Never);
    assert_eq!(list.refused, None);
    assert!(Format::list(kept(Format::fixed("c", 0))).refused.is_some(), "their number would be lost");
}

#[test]
fn a_complement_turns_order_and_bytes_around() {
    let digits = kept(of::<Pad<8>, u32>());
    let down = Format::complement(digits);
    assert!(down.reversed && down.complemented && down.is_ordered() && !down.open_end);
    assert_eq!(stretches(&down), [(!b'9', !b'0')]);
    assert_eq!(down.delimiting, Delimiting::Fixed);
    assert_eq!(down.refused, None);

    let up = Format::complement(kept(down));
    assert!(!up.reversed && !up.complemented);
    assert_eq!(stretches(&up), DIGITS);

    let unordered = Format::complement(kept(digits.unordered()));
    assert!(!unordered.is_ordered());
    // None would come last and the values behind it forwards: two ranges, neither of them one.
    let parted = Format::complement(kept(Format::optional(kept(marked()))));
    assert!(!parted.is_ordered() && !parted.none_first);

    let text = Format::complement(kept(<std::string::String as FieldValue>::FORMAT));
    assert!(!text.open_end, "the complement of its end mark is always written");
    assert_eq!(text.delimiting, Delimiting::Never);
    assert_eq!(text.refused, None);

    let refused = |inner: Format| Format::complement(kept(inner)).refused;
    assert_eq!(refused(<&str as FieldValue>::FORMAT), Some(BORROWED_DESC));
    assert_eq!(refused(Format::list(digits)), Some(LIST));
    assert_eq!(refused(Format { refused: Some("a reason"), ..*digits }), Some("a reason"));
}

fn key_of(fields: Vec<(Format, bool)>) -> KeyFormat {
    let fields = fields.into_iter().map(|(format, salted)| FieldFormat { name: "f", format, salted });
    KeyFormat {
        fields: Box::leak(fields.collect::<Box<[_]>>()),
        delimiter: None,
        prefix: &[],
        salt: None,
        max_len: None,
    }
}

fn bytes(width: usize) -> Format {
    Format::fixed("c", width).infallible()
}

#[test]
fn a_tuple_is_refused_for_its_parts() {
    let number = <u8 as FieldValue>::FORMAT;
    let list = <Vec<u8> as FieldValue>::FORMAT;
    let list = Format { only_last: Some(LIST), ..list };
    let refused = Format { refused: Some("a reason"), ..number };
    let of = |parts: Vec<Format>| {
        Format::tuple(kept(key_of(parts.into_iter().map(|part| (part, false)).collect()))).refused
    };
    assert_eq!(of(vec![number, number]), None);
    assert_eq!(of(vec![number, list]), None);
    assert_eq!(of(vec![list, number]), Some(LIST));
    assert_eq!(of(vec![number, list, number]), Some(LIST));
    assert_eq!(of(vec![refused, number]), Some("a reason"));
    assert_eq!(of(vec![number, refused]), Some("a reason"));
}

#[test]
fn offsets_count_from_the_front_of_the_row() {
    let fields = || vec![(bytes(4), false), (bytes(2), false), (bytes(3), false)];
    let salt = Some(SaltFormat { buckets: 16, width: 1, text: false, hash: "h", whole: true });
    let plain = kept(KeyFormat { prefix: b"ab", salt, ..key_of(fields()) });
    assert_eq!([0, 1, 2, 3].map(|index| plain.offset(index)), [3, 7, 9, 12]);
    assert_eq!((plain.width(), plain.room()), (Some(12), 12));

    let delimited = kept(KeyFormat { delimiter: Some(b','), ..key_of(fields()) });
    assert_eq!([0, 1, 2, 3].map(|index| delimited.offset(index)), [0, 5, 8, 11]);

    let free = kept(key_of(vec![(bytes(4), false), (Format::variable("c"), false)]));
    assert_eq!((free.width(), free.room(), free.offset(1)), (None, 0, 0));
}

#[test]
fn salted_fields_side_by_side_are_one_stretch() {
    let fields = || vec![(bytes(4), true), (bytes(2), true), (bytes(3), false), (bytes(1), true)];
    let plain = kept(key_of(fields()));
    let runs = [0, 1, 2, 3, 4].map(|index| plain.run(index));
    assert_eq!(runs, [Some((0, true)), Some((0, false)), None, Some((1, true)), None]);
    let shown = plain.spans::<2>().map(|span| (span.start, span.end));
    assert_eq!(shown, [(0, 6), (9, 10)]);

    let delimited = kept(KeyFormat { delimiter: Some(b','), ..key_of(fields()) });
    let runs = [0, 1, 2, 3].map(|index| delimited.run(index));
    assert_eq!(runs, [Some((0, true)), Some((1, true)), None, Some((2, true))], "a delimiter parts them");
    let shown = delimited.spans::<3>().map(|span| (span.start, span.end));
    assert_eq!(shown, [(0, 4), (5, 7), (12, 13)]);

    let free = kept(key_of(vec![(bytes(4), true), (Format::variable("c"), false)]));
    assert_eq!(free.spans::<1>().map(|span| (span.start, span.end)), [(0, 0)], "rows differ");
}

#[test]
fn what_a_key_is_told_by_its_fields() {
    let with = |fields: Vec<Format>, max_len| {
        let fields = fields.into_iter().map(|format| (format, false)).collect();
        kept(KeyFormat { max_len, ..key_of(fields) })
    };
    let room = |fields| with(fields, None).front_room();
    assert_eq!(
        [1, 7, 8, 18].map(|width| room(vec![bytes(width)])),
        [8, 8, 16, 24],
        "and a NUL behind the row"
    );
    for width in 1..=127 {
        assert!(room(vec![bytes(width)]) > width);
    }
    assert_eq!(room(vec![bytes(128)]), 0, "a long row");
    assert_eq!(room(vec![Format::variable("c")]), 0, "some rows are longer");

    let time = of::<ReverseTs<{ i64::MAX as i128 }>, i64>();
    assert!(with(vec![time, bytes(4)], None).begins_with_time());
    assert!(!with(vec![bytes(4), time], None).begins_with_time());
    assert!(!with(vec![], None).begins_with_time());

    let list = Format::list(kept(bytes(1)));
    assert_eq!(with(vec![bytes(4), list], None).refused(), None);
    assert_eq!(with(vec![list, bytes(4)], None).refused(), Some(LIST));
    assert_eq!(with(vec![bytes(4), Format { refused: Some("no"), ..list }], None).refused(), Some("no"));
    let delimited = key_of(vec![(<&str as FieldValue>::FORMAT, false), (bytes(4), false)]);
    assert_eq!(kept(delimited).refused(), Some(BORROWED));
    assert_eq!(kept(KeyFormat { delimiter: Some(b','), ..delimited }).refused(), None, "written as it is");

    let (fits, sometimes, free) = (bytes(4), bytes(4).fallible(), Format::variable("c").infallible());
    assert!(with(vec![fits], None).total() && with(vec![free], None).total());
    assert!(!with(vec![fits, sometimes], None).total());
    assert!(with(vec![fits], Some(9)).total(), "its rows have one length, which was checked");
    assert!(!with(vec![free], Some(9)).total(), "a row may be longer");
    assert!(!with(vec![sometimes], Some(9)).total());
}

#[test]
fn numbers_in_digits_hold_what_both_type_and_digits_hold() {
    let domain = |format: Format| format.domain.map(|Domain { min, max }| (min, max));
    let (narrow, wide) = (of::<Pad<2>, u8>(), of::<Pad<3>, u8>());
    assert_eq!((domain(narrow), domain(wide)), (Some((0, 99)), Some((0, 255))));
    assert!(!narrow.fits(false) && wide.fits(false));
    assert_eq!(stretches(&wide), DIGITS);

    let (narrow, wide) = (of::<ReverseDigits<2>, u8>(), of::<ReverseDigits<3>, u8>());
    assert_eq!((domain(narrow), domain(wide)), (Some((0, 99)), Some((0, 255))));
    assert!(!narrow.fits(false) && wide.fits(false));
    assert!(!wide.is_ordered());
    assert_eq!(stretches(&wide), DIGITS);

    let (narrow, same, wide) = (of::<Width<1>, u16>(), of::<Width<2>, u16>(), of::<Width<3>, u16>());
    let domains = [narrow, same, wide].map(domain);
    assert_eq!(domains, [Some((0, 255)), Some((0, 65535)), Some((0, 65535))]);
    assert_eq!([narrow, same, wide].map(|format| format.fits(false)), [false, true, true]);
    assert_eq!(domain(of::<Width<3>, u32>()), Some((0, 0xff_ffff)));
    assert_eq!(domain(of::<Width<16>, u128>()), Some((0, u128::MAX)));
}

#[test]
fn a_maximum_narrows_what_it_stands_over() {
    let domain = |format: Format| format.domain.map(|Domain { min, max }| (min, max));
    let narrowed = of::<Max<Ordered, 99>, u8>();
    assert_eq!((domain(narrowed), narrowed.fits(false)), (Some((0, 99)), false));
    let whole = of::<Max<Ordered, 255>, u8>();
    assert!(whole.fits(false), "it leaves nothing out");
    assert_eq!(domain(of::<Max<Pad<2>, 200>, u8>()), Some((0, 99)), "the digits hold less");
}

#[test]
fn padded_text_has_no_byte_below_its_fill() {
    let text = of::<Pad<8>, std::string::String>();
    assert!(!text.borrowed && of::<Pad<8>, &str>().borrowed);
    assert_eq!(stretches(&text), EVERY_BYTE);
    assert_eq!(stretches(&of::<PadWith<8, b' '>, &str>()), [(b' ', 255)]);
    let instant = of::<Pad<8>, std::time::SystemTime>();
    assert!(instant.refused.is_some(), "nothing says what its digits count");
}

#[test]
fn text_with_a_nul_behind_it_is_found_by_that() {
    let nul = of::<Nul, std::string::String>();
    assert!(matches!(nul.kind, Kind::NulText { utf8: true }));
    assert_eq!(nul.delimiting, Delimiting::Never);
}

#[test]
fn reverse_time_is_of_the_time_it_counts_from() {
    const LATEST: i128 = i64::MAX as i128;
    let domain = |format: Format| format.domain.map(|Domain { min, max }| (min, max));
    let newest = of::<ReverseTs<LATEST>, i64>();
    assert!(newest.reversed && newest.is_time() && newest.fits(false));
    assert_eq!(newest.origin, LATEST);
    assert_eq!(domain(newest), Some((i64::MIN.into(), LATEST as u128)));
    let early = of::<ReverseTs<5>, i64>();
    assert_eq!((domain(early), early.fits(false)), (Some((i64::MIN.into(), 5)), false));
    // No time of a domain that ends below zero is written as a number without a sign.
    assert_eq!(domain(of::<ReverseTs<-5>, i64>()), Some((i64::MIN.into(), 0)));

    // 2^64 - 1 has twenty digits.
    const OF_64_BITS: i128 = u64::MAX as i128;
    assert_eq!(stretches(&of::<ReverseTsPad<LATEST, 20>, i64>()), DIGITS);
    let all = [
        (of::<ReverseTsPad<OF_64_BITS, 19>, u64>(), false),
        (of::<ReverseTsPad<OF_64_BITS, 20>, u64>(), true),
        (of::<ReverseTsPad<OF_64_BITS, 39>, u64>(), true),
        (of::<ReverseTsPad<LATEST, 19>, i64>(), false),
        (of::<ReverseTsPad<LATEST, 20>, i64>(), true),
        // The digits hold every distance, and later times have none.
        (of::<ReverseTsPad<999, 3>, u64>(), false),
    ];
    for (format, fits) in all {
        assert_eq!(format.fits(false), fits, "{format:?}");
    }
}

#[test]
fn times_and_dates_are_known_as_times() {
    let base = <BaseTime<3600> as FieldValue>::FORMAT;
    assert!(base.is_time());
    assert_eq!(base.domain, Some(Domain { min: 0, max: 4_294_965_600 }));
    assert!(!<u64 as FieldValue>::FORMAT.is_time());
    let counted = of::<Unit<crate::Millis>, std::time::SystemTime>();
    assert!(counted.is_time());
    assert_eq!(counted.unit, Some(TimeUnit::Milliseconds));
    assert!(<std::time::SystemTime as FieldValue>::FORMAT.is_time());
}

#[cfg(feature = "jiff")]
#[test]
fn a_date_counts_days() {
    let date = <jiff::civil::Date as FieldValue>::FORMAT;
    assert!(date.is_time());
    assert_eq!(date.unit, Some(TimeUnit::Days));
    let digits = of::<Pad<8>, jiff::civil::Date>();
    assert!(digits.is_time() && digits.refused.is_none());
    assert_eq!(stretches(&digits), DIGITS);
    assert!(of::<Pad<6>, jiff::civil::Date>().refused.is_some());
}

#[test]
fn values_of_few_bytes_leave_room_for_a_delimiter() {
    assert_eq!(stretches(&<bool as FieldValue>::FORMAT), [(0, 1)]);
    let address = <core::net::IpAddr as FieldValue>::FORMAT;
    assert_eq!((address.width, address.delimiting), (None, Delimiting::Never), "4 bytes or 16");
    let reverse = <core::cmp::Reverse<u8> as FieldValue>::FORMAT;
    assert!(!reverse.reversed, "the type is turned around itself");
}

#[test]
fn sets_of_bytes_are_joined_byte_by_byte() {
    let set = |first, last| Format { bytes: ByteSet::range(first, last), ..bytes(1) };
    let joined = |a: Format, b: Format| stretches(&Format { bytes: a.bytes.union(b.bytes), ..a });
    // In each quarter of the byte values: apart, and one over the other.
    for quarter in [0, 64, 128, 192] {
        let set = |first, last| set(quarter + first, quarter + last);
        assert_eq!(joined(set(1, 3), set(9, 9)), [(quarter + 1, quarter + 3), (quarter + 9, quarter + 9)]);
        assert_eq!(joined(set(1, 9), set(5, 30)), [(quarter + 1, quarter + 30)]);
    }
    assert_eq!(joined(set(60, 70), set(120, 200)), [(60, 70), (120, 200)]);
    assert_eq!(joined(set(1, 0), set(1, 0)), []);
}

#[test]
fn only_free_text_ends_by_its_place() {
    assert!(<std::string::String as FieldValue>::FORMAT.ends_by_place());
    assert!(!<u32 as FieldValue>::FORMAT.ends_by_place());
    assert!(!Format::list(kept(bytes(1))).ends_by_place(), "nothing may follow it");
    assert!(matches!(Format::of(Kind::Bool, 1).kind, Kind::Bool));
}

#[test]
fn a_key_is_told_by_its_fields() {
    let (number, text) = (of::<Pad<2>, u8>(), <std::string::String as FieldValue>::FORMAT);
    let flag = <bool as FieldValue>::FORMAT;
    let key = |fields: &[Format], delimiter| {
        let fields = fields.iter().map(|&format| (format, false)).collect();
        Format::key(kept(KeyFormat { delimiter, ..key_of(fields) }))
    };
    assert!(matches!(key(&[flag], None).kind, Kind::Key(_)));
    assert_eq!(stretches(&key(&[flag, number], None)), [(0, 1), (b'0', b'9')]);
    assert_eq!(stretches(&key(&[number, number], Some(b','))), [(b',', b','), (b'0', b'9')]);
    assert_eq!(stretches(&key(&[number], Some(b','))), DIGITS, "nothing stands behind the last");
    assert_eq!(key(&[number, flag, number], Some(b',')).width, Some(7));

    assert!(key(&[flag, flag], None).is_ordered());
    assert!(!key(&[flag, flag.unordered()], None).is_ordered());
    assert!(!key(&[flag.unordered(), flag], None).is_ordered());

    // Text is escaped, unless a delimiter ends it: its own key's, or one behind that.
    assert!(key(&[text, flag], None).fits(false) && key(&[text, flag], None).fits(true));
    assert!(!key(&[text, flag], Some(b',')).fits(false));
    assert!(key(&[flag, text], Some(b',')).fits(false));
    assert!(!key(&[flag, text], None).fits(true) && !key(&[flag, text], Some(b',')).fits(true));
    assert!(
        !key(&[flag.fallible(), flag], None).fits(false) && !key(&[flag, flag.fallible()], None).fits(false)
    );

    let borrowed = <&str as FieldValue>::FORMAT;
    assert!(key(&[borrowed, flag], None).borrowed && key(&[flag, borrowed], None).borrowed);
    assert!(!key(&[text, flag], None).borrowed);

    let time = of::<ReverseTs<{ i64::MAX as i128 }>, i64>();
    assert!(key(&[time, flag], None).is_time());
    assert!(!key(&[flag, time], None).is_time(), "what leads decides where rows are written");
    assert!(key(&[flag, text], None).open_end && !key(&[text, flag], None).open_end);
    assert_eq!(key(&[flag, Format::list(kept(flag))], None).only_last, Some(LIST));
    assert_eq!(key(&[number, number], Some(b',')).delimiting, Delimiting::Key(b','));
    assert_eq!(key(&[flag, flag], None).delimiting, Delimiting::Fixed);
    assert_eq!(key(&[flag, text], None).delimiting, Delimiting::Never);
}

#[test]
fn lengths_that_nothing_has_are_refused() {
    assert!(<BaseTime<0> as FieldValue>::FORMAT.refused.is_some());
    assert!(<BaseTime<1> as FieldValue>::FORMAT.refused.is_none());
}

#[cfg(feature = "sha2")]
#[test]
fn a_digest_has_1_to_32_bytes() {
    use crate::Digest;

    let refused = [
        <Digest<0> as FieldValue>::FORMAT.refused.is_some(),
        <Digest<1> as FieldValue>::FORMAT.refused.is_some(),
        <Digest<32> as FieldValue>::FORMAT.refused.is_some(),
        <Digest<33> as FieldValue>::FORMAT.refused.is_some(),
    ];
    assert_eq!(refused, [true, false, false, true]);
}
