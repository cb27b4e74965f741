//! What keys, ranges and rows promise in code that uses them: types, traits, borrowing, stores.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::{Bound, RangeBounds};

use rowkey::{
    DecodeError, EncodeError, KeyBuf, KeyRange, KeyRanges, Layout, RowKey, RowKeyRef, VariableWidth,
    from_string_binary, splits, to_string_binary,
};

#[derive(RowKey, Debug, Clone, PartialEq)]
struct EventKey {
    #[salt(buckets = 16)]
    host: u32,
    #[reverse_ts]
    at: i64,
    seq: u16,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct FileKey {
    #[pad(6)]
    user_id: u32,
    #[pad(8)]
    create_time: u32,
    #[pad(6)]
    file_id: u32,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct NamedKey {
    shop: u8,
    name: String,
}

mod types_of_rows {
    use super::*;

    macro_rules! keys {
        ($($(#[$attribute:meta])* $name:ident $(<$life:lifetime>)? ($($fields:tt)*);)*) => {$(
            #[derive(RowKey)]
            $(#[$attribute])*
            struct $name $(<$life>)? ($($fields)*);
        )*};
    }

    type Number = u32;
    type Small = u8;
    type Name = String;
    type Maybe = Option<u16>;
    type Short = Pad6;

    keys! {
        Plain(u32, i64, bool, char, f64, [u8; 3]);
        Aliased(Number, Small);
        Pad3(#[pad(3)] u8);
        Pad3Aliased(#[pad(3)] Small);
        Pad6(#[pad(6)] u32);
        Pad6Aliased(#[pad(6)] Number);
        Pad20(#[pad(20)] u64);
        Wide(#[rowkey(width = 4)] u16);
        Narrow(#[rowkey(width = 3)] Number);
        Max(#[rowkey(max = 1439)] u16);
        MaxOfAll(#[rowkey(max = 65535)] u16);
        Raw(#[rowkey(raw)] i64);
        Reverse(u8, #[reverse_ts] i64);
        ReverseFrom(u8, #[reverse_ts(from = 1000)] i64);
        ReverseU64(u8, #[reverse_ts] u64);
        ReverseU64Max(u8, #[reverse_ts(from = u64::MAX)] u64);
        ReversePad19(u8, #[reverse_ts] #[pad(19)] i64);
        ReversePad20(u8, #[reverse_ts] #[pad(20)] i64);
        Reversed(#[pad(3)] #[rowkey(reverse_digits)] u8);
        Text(String);
        TextAliased(Name, Small);
        Borrowed<'a>(u8, &'a str);
        PadText(#[pad(4)] String);
        Nul(#[rowkey(nul)] String, u8);
        Optional(Option<u8>);
        OptionalAliased(Maybe, u8);
        OptionalPad(#[pad(2)] Option<u8>);
        List(Vec<u16>);
        Arrays([[u16; 2]; 2]);
        Desc(#[rowkey(desc)] u32);
        DescPad(#[pad(4)] #[rowkey(desc)] u16);
        Salted(#[salt(buckets = 300)] u32);
        #[rowkey(prefix = "evt", salt(buckets = 16, pad = 2))]
        Front(u32);
        Nested(Plain, Desc);
        NestedFallible(Short, u8);
        NestedText(Text, u8);
        NestedSalted(Salted);
        ArrayOfFallible([Pad6; 2]);
        #[rowkey(max_len = 4)]
        LimitedFixed(u32);
        #[rowkey(max_len = 4)]
        Limited(String);
        NestedLimited(u8, Limited);
        #[rowkey(delimiter = ",")]
        Digits(#[pad(3)] u8, #[pad(3)] u8);
        #[rowkey(delimiter = ",")]
        Texts(String, String);
        #[rowkey(delimiter = ",")]
        DigitsText(#[pad(3)] u8, String);
    }

    #[test]
    fn a_key_whose_values_all_fit_encodes_to_an_array() {
        let _: [u8; 24] = Plain(1, 2, true, 'c', 1.0, [1; 3]).encode()[..24].try_into().unwrap();
        let _: [u8; 28] = Plain(1, 2, true, 'c', 1.0, [1; 3]).encode();
        let _: [u8; 5] = Aliased(1, 2).encode();
        let _: [u8; 3] = Pad3(255).encode();
        let _: [u8; 3] = Pad3Aliased(255).encode();
        let _: [u8; 20] = Pad20(u64::MAX).encode();
        let _: [u8; 4] = Wide(7).encode();
        let _: [u8; 2] = MaxOfAll(7).encode();
        let _: [u8; 9] = Reverse(1, i64::MIN).encode();
        let _: [u8; 9] = ReverseU64Max(1, u64::MAX).encode();
        let _: [u8; 21] = ReversePad20(1, i64::MIN).encode();
        let _: [u8; 3] = Reversed(255).encode();
        let _: [u8; 8] = Arrays([[1, 2], [3, 4]]).encode();
        let _: [u8; 4] = Desc(7).encode();
        let _: [u8; 6] = Salted(7).encode();
        let _: [u8; 9] = Front(7).encode();
        let _: [u8; 32] = Nested(Plain(1, 2, true, 'c', 1.0, [1; 3]), Desc(7)).encode();
        let _: [u8; 4] = NestedSalted(Salted(7)).encode();
        let _: [u8; 4] = LimitedFixed(7).encode();
        let _: [u8; 7] = Digits(1, 2).encode();
        let _: [u8; 15] = EventKey { host: 7, at: 1_700_000_000_000, seq: 1 }.encode();
    }

    #[test]
    fn a_key_with_values_that_may_not_fit_encodes_to_a_result() {
        let _: Result<[u8; 6], EncodeError> = Pad6(7).encode();
        let _: Result<[u8; 6], EncodeError> = Pad6Aliased(7).encode();
        let _: Result<[u8; 3], EncodeError> = Narrow(7).encode();
        let _: Result<[u8; 2], EncodeError> = Max(7).encode();
        let _: Result<[u8; 8], EncodeError> = Raw(7).encode();
        let _: Result<[u8; 9], EncodeError> = ReverseFrom(1, 7).encode();
        let _: Result<[u8; 9], EncodeError> = ReverseU64(1, 7).encode();
        let _: Result<[u8; 20], EncodeError> = ReversePad19(1, 7).encode();
        let _: Result<[u8; 4], EncodeError> = PadText("a".into()).encode();
        let _: Result<[u8; 4], EncodeError> = DescPad(7).encode();
        let _: Result<[u8; 7], EncodeError> = NestedFallible(Pad6(7), 1).encode();
        let _: Result<[u8; 12], EncodeError> = ArrayOfFallible([Pad6(7), Pad6(8)]).encode();
    }

    #[test]
    fn a_key_of_variable_width_encodes_to_a_buffer() {
        let _: KeyBuf = Text("a".into()).encode();
        let _: KeyBuf = TextAliased("a".into(), 1).encode();
        let _: KeyBuf = Borrowed(1, "a").encode();
        let _: KeyBuf = Optional(None).encode();
        let _: KeyBuf = OptionalAliased(None, 1).encode();
        let _: KeyBuf = List(vec![1]).encode();
        let _: KeyBuf = NestedText(Text("a".into()), 1).encode();
        // The limit applies only to the key that declares it.
        let _: KeyBuf = NestedLimited(1, Limited("a".into())).encode();
        // The digits always fit, and text last takes any byte.
        let _: KeyBuf = DigitsText(7, "a".into()).encode();
    }

    #[test]
    fn a_key_of_variable_width_that_may_not_fit_encodes_to_a_result_of_a_buffer() {
        let _: Result<KeyBuf, EncodeError> = Nul("a".into(), 1).encode();
        let _: Result<KeyBuf, EncodeError> = OptionalPad(None).encode();
        let _: Result<KeyBuf, EncodeError> = Limited("a".into()).encode();
        let _: Result<KeyBuf, EncodeError> = Texts("a".into(), "b".into()).encode();
    }

    #[test]
    fn encode_into_can_fail_where_encode_can() {
        let mut row = Vec::new();
        let () = Plain(1, 2, true, 'c', 1.0, [1; 3]).encode_into(&mut row);
        let () = Text("a".into()).encode_into(&mut row);
        let _: Result<(), EncodeError> = Pad6(7).encode_into(&mut row);
        let _: Result<(), EncodeError> = Limited("a".into()).encode_into(&mut row);
    }

    #[test]
    fn the_length_is_a_number_for_fixed_width_and_no_number_otherwise() {
        const LEN: usize = EventKey::LEN;
        let row = [0; EventKey::LEN];
        assert_eq!((LEN, row.len()), (15, 15));
        assert_eq!(FileKey::LEN, 20);
        assert_eq!(Front::LEN, 9);
        assert_eq!(Digits::LEN, 7);
        let _: VariableWidth = NamedKey::LEN;
        let _: VariableWidth = Borrowed::LEN;
        let _: VariableWidth = OptionalAliased::LEN;
    }

    #[test]
    fn a_prefix_function_gives_a_result_where_its_value_may_not_fit() {
        let _: KeyRange = Nested::prefix()._0(&Plain(1, 2, true, 'c', 1.0, [1; 3]))._1(&Desc(7)).range();
        let _: KeyRange = Pad3::prefix()._0(7).range();
        let _: KeyRange = Pad6::prefix()._0(7).unwrap().range();
        let _: KeyRange = NestedFallible::prefix()._0(&Pad6(7)).unwrap()._1(1).range();
        let _: KeyRange = TextAliased::prefix()._0("a")._1(1).range();
        let _: KeyRange = Nul::prefix()._0("a").unwrap()._1(1).range();
        // Before the delimiter text may not fit, last it does.
        let _: KeyRange = Texts::prefix()._0("a").unwrap()._1("b").range();
        // A limit on the row is no limit on a scan.
        let _: KeyRange = Limited::prefix()._0("longer than the limit").range();
        let _: KeyRange = OptionalPad::prefix()._0(Some(7)).unwrap().range();
    }

    #[test]
    fn names_of_one_letter_are_free() {
        type T = u32;
        type P = u16;
        type S = String;
        const AT: usize = 2;
        const ONE: u32 = 300;

        #[derive(RowKey, Debug, PartialEq)]
        struct K {
            #[salt(buckets = ONE)]
            t: T,
            p: P,
            at: [u8; AT],
            s: S,
        }

        let key = K { t: 7, p: 5, at: [1, 2], s: "s".into() };
        let row = key.encode();
        assert_eq!(K::decode(&row).unwrap(), key);
        assert!(K::prefix().t(7).p(5).at([1, 2]).s("s").range().contains(&row));
    }

    #[test]
    fn functions_have_the_visibility_of_the_struct() {
        mod inner {
            #[derive(rowkey::RowKey)]
            pub(super) struct Key {
                pub(super) host: u32,
            }
        }

        let row = inner::Key { host: 7 }.encode();
        assert_eq!(inner::Key::decode(&row).unwrap().host, 7);
        assert!(inner::Key::prefix().host(7).range().contains(&row));
    }
}

mod traits {
    use super::*;

    fn get<K: RowKey>(row: &[u8]) -> Result<K, DecodeError> {
        K::decode(row)
    }

    fn get_ref<'r, K: RowKeyRef<'r>>(row: &'r [u8]) -> Result<K, DecodeError> {
        K::decode_ref(row)
    }

    fn put<'r, K: RowKeyRef<'r>>(key: &K, out: &mut Vec<u8>) -> Result<KeyBuf, EncodeError> {
        key.try_encode_into(out)?;
        key.try_encode()
    }

    fn layout<K: RowKey>() -> (&'static Layout, u64) {
        (K::LAYOUT, K::FINGERPRINT)
    }

    #[derive(RowKey, Debug, PartialEq)]
    struct View<'a> {
        shop: Cow<'a, str>,
        name: &'a str,
    }

    #[derive(RowKey, Debug, PartialEq)]
    struct TwoLifetimes<'a, 'b> {
        shop: Cow<'a, str>,
        name: &'b str,
    }

    #[test]
    fn generic_code_writes_and_reads_any_key() {
        let event = EventKey { host: 7, at: 5, seq: 9 };
        let named = NamedKey { shop: 1, name: "a".into() };
        let mut table = Vec::new();
        let row = put(&event, &mut table).unwrap();
        assert_eq!(row, event.encode());
        assert_eq!(get::<EventKey>(&row), Ok(event.clone()));
        assert_eq!(get_ref::<EventKey>(&row), Ok(event));
        let row = put(&named, &mut table).unwrap();
        assert_eq!(row, named.encode());
        assert_eq!(get::<NamedKey>(&row), Ok(named));
        assert_eq!(table.len(), 15 + 2);
        assert_eq!(layout::<EventKey>(), (EventKey::LAYOUT, EventKey::FINGERPRINT));
    }

    #[test]
    fn generic_code_reads_keys_that_borrow_from_the_row() {
        let row = View { shop: "s".into(), name: "n" }.encode();
        let view: View<'_> = get_ref(&row).unwrap();
        assert_eq!(view, View { shop: "s".into(), name: "n" });
        let mut out = Vec::new();
        assert_eq!(put(&view, &mut out).unwrap(), out);
    }

    #[test]
    fn generic_code_sees_the_failures_of_keys_that_can_fail() {
        let file = FileKey { user_id: 1_000_000, create_time: 0, file_id: 0 };
        let mut table = b"before".to_vec();
        assert_eq!(put(&file, &mut table).unwrap_err().field(), "user_id");
        assert_eq!(table, b"before");
        assert_eq!(get::<FileKey>(b"").unwrap_err().field(), "user_id");
    }

    #[test]
    fn a_decoded_key_may_outlive_the_key_that_was_encoded_but_not_its_row() {
        let row = {
            let name = String::from("name");
            TwoLifetimes { shop: "shop".into(), name: &name }.encode()
        };
        let key = TwoLifetimes::decode(&row).unwrap();
        assert_eq!(key, TwoLifetimes { shop: "shop".into(), name: "name" });
        assert_eq!(TwoLifetimes::decode_name(&row), Ok("name"));
    }

    #[test]
    fn a_scan_takes_text_that_lives_shorter_than_any_key() {
        let range = {
            let shop = String::from("shop");
            View::prefix().shop(&shop).range()
        };
        assert_eq!(range.start(), b"shop\x00");
    }
}

mod borrowing {
    use super::*;

    #[derive(RowKey, Debug, PartialEq)]
    struct Texts<'a> {
        inner: Cow<'a, str>,
        bytes: Cow<'a, [u8]>,
        #[rowkey(desc)]
        desc: Cow<'a, str>,
        #[pad(4)]
        padded: &'a str,
        #[rowkey(nul)]
        nul: &'a str,
        last: &'a [u8],
    }

    #[derive(RowKey, Debug, PartialEq)]
    #[rowkey(delimiter = ",")]
    struct Delimited<'a> {
        first: &'a str,
        second: Cow<'a, str>,
        last: Cow<'a, str>,
    }

    fn within(part: &[u8], row: &[u8]) -> bool {
        row.as_ptr_range().contains(&part.as_ptr()) && part.len() <= row.len()
    }

    #[test]
    fn text_that_stands_in_the_row_is_not_copied() {
        let key = Texts {
            inner: "inner".into(),
            bytes: vec![2, 3].into(),
            desc: "desc".into(),
            padded: "pad",
            nul: "nul",
            last: b"la\0st",
        };
        let row = key.encode().unwrap();
        let back = Texts::decode(&row).unwrap();
        assert_eq!(back, key);
        assert!(matches!(back.inner, Cow::Borrowed(text) if within(text.as_bytes(), &row)));
        assert!(matches!(back.bytes, Cow::Borrowed(bytes) if within(bytes, &row)));
        assert!(within(back.padded.as_bytes(), &row));
        assert!(within(back.nul.as_bytes(), &row));
        assert!(within(back.last, &row));
        // Complemented bytes are no text.
        assert!(matches!(back.desc, Cow::Owned(_)));
    }

    #[test]
    fn text_with_an_escape_is_copied() {
        let key = Texts {
            inner: "in\0ner".into(),
            bytes: vec![0].into(),
            desc: "".into(),
            padded: "",
            nul: "",
            last: b"",
        };
        let row = key.encode().unwrap();
        let back = Texts::decode(&row).unwrap();
        assert_eq!(back, key);
        assert!(matches!(back.inner, Cow::Owned(_)));
        assert!(matches!(back.bytes, Cow::Owned(_)));
    }

    #[test]
    fn delimited_text_is_never_copied() {
        let row = b"first,second,la\0,st";
        let key = Delimited::decode(row).unwrap();
        assert_eq!(key, Delimited { first: "first", second: "second".into(), last: "la\0,st".into() });
        assert!(within(key.first.as_bytes(), row));
        assert!(matches!(key.second, Cow::Borrowed(_)));
        assert!(matches!(key.last, Cow::Borrowed(_)));
    }

    #[test]
    fn borrowed_text_goes_through_nested_keys() {
        #[derive(RowKey, Debug, PartialEq)]
        struct Outer<'a> {
            shop: u8,
            inner: Inner<'a>,
        }

        #[derive(RowKey, Debug, PartialEq)]
        struct Inner<'a> {
            kind: u8,
            name: &'a str,
        }

        let row = [1, 2, b'a', b'b'];
        let key = Outer::decode(&row).unwrap();
        assert_eq!(key, Outer { shop: 1, inner: Inner { kind: 2, name: "ab" } });
        assert!(within(key.inner.name.as_bytes(), &row));
    }

    #[test]
    fn reading_a_borrowed_key_allocates_nothing() {
        let row = b"first,second,last";
        let count = allocation_counter::measure(|| {
            assert!(Delimited::decode(row).is_ok());
        });
        assert_eq!(count.count_total, 0);
    }
}

mod key_buf {
    use super::*;

    fn lengths() -> impl Iterator<Item = Vec<u8>> {
        [0, 1, 8, 31, 45, 46, 47, 48, 100, 1000].into_iter().map(|len| (0..len).map(|i| i as u8).collect())
    }

    #[test]
    fn a_buffer_of_any_length_holds_its_bytes() {
        for bytes in lengths() {
            let row = KeyBuf::from(&bytes[..]);
            assert_eq!(row.as_slice(), bytes);
            assert_eq!(row.as_ref(), bytes);
            assert_eq!(&row[..], bytes);
            assert_eq!(std::borrow::Borrow::<[u8]>::borrow(&row), bytes);
            assert_eq!(row.len(), bytes.len());
            assert_eq!(row.is_empty(), bytes.is_empty());
            assert_eq!(row.clone(), row);
            assert_eq!(KeyBuf::from(bytes.clone()), row);
            assert_eq!(Vec::from(row.clone()), bytes);
            let vec: Vec<u8> = row.into();
            assert_eq!(vec, bytes);
        }
        assert_eq!(KeyBuf::new(), KeyBuf::default());
        assert!(KeyBuf::new().is_empty());
    }

    #[test]
    fn a_buffer_compares_and_hashes_as_its_bytes() {
        let mut rows: Vec<KeyBuf> = lengths().map(KeyBuf::from).collect();
        rows.extend([KeyBuf::from([0xFF]), KeyBuf::from(vec![0xFF; 60]), KeyBuf::from([1, 2, 3])]);
        for a in &rows {
            for b in &rows {
                assert_eq!(a.cmp(b), a[..].cmp(&b[..]));
                assert_eq!(a.partial_cmp(b), a[..].partial_cmp(&b[..]));
                assert_eq!(a == b, a[..] == b[..]);
            }
        }
        let sorted: BTreeSet<KeyBuf> = rows.iter().cloned().collect();
        let hashed: HashMap<KeyBuf, usize> = rows.iter().cloned().zip(0..).collect();
        for row in &rows {
            assert!(sorted.contains(&row[..]), "found by a slice");
            assert!(hashed.contains_key(&row[..]), "found by a slice");
        }
        assert_eq!(KeyBuf::from([1, 2]), [1, 2]);
        assert_eq!(KeyBuf::from([1, 2]), &[1, 2]);
        assert_eq!(KeyBuf::from([1, 2]), vec![1, 2]);
        assert_eq!(KeyBuf::from([1, 2]), [1, 2][..]);
        assert_eq!(KeyBuf::from([1, 2]), &[1, 2][..]);
    }

    #[test]
    fn a_short_row_needs_no_allocation() {
        let key = NamedKey { shop: 1, name: "a name of less than forty-six bytes".into() };
        let mut row = KeyBuf::new();
        assert_eq!(allocation_counter::measure(|| row = key.encode()).count_total, 0);
        assert_eq!(row.len(), 36);
    }

    #[test]
    fn a_row_grows_beyond_its_inline_room() {
        for len in [44, 45, 46, 47, 90, 91, 92, 93, 5000] {
            let key = NamedKey { shop: 1, name: "x".repeat(len) };
            let row = key.encode();
            assert_eq!(row.len(), len + 1);
            assert_eq!(NamedKey::decode(&row).unwrap(), key);
        }
    }

    #[test]
    fn a_buffer_prints_as_a_byte_string() {
        assert_eq!(format!("{:?}", KeyBuf::from(&b"evt\x00\xff"[..])), r#"b"evt\x00\xff""#);
    }

    #[test]
    fn a_buffer_can_be_sent() {
        fn is<T: Clone + Send + Sync + 'static>() {}
        is::<KeyBuf>();
    }
}

mod key_range {
    use super::*;

    fn all() -> KeyRange {
        NamedKey::prefix().range()
    }

    #[test]
    fn a_range_is_half_open_and_ends_with_the_shortest_stop() {
        let shop = |shop| NamedKey::prefix().shop(shop).range();
        assert_eq!((shop(7).start(), shop(7).stop()), (&[7][..], &[8][..]));
        // FF has no successor, so the stop is the end of the table.
        assert_eq!((shop(255).start(), shop(255).stop()), (&[255][..], &[][..]));
        assert_eq!((all().start(), all().stop()), (&[][..], &[][..]));

        #[derive(RowKey)]
        struct Two(u16, u16);
        let range = Two::prefix()._0(0x01FF).range();
        assert_eq!((range.start(), range.stop()), (&[1, 255][..], &[2][..]));
        let range = Two::prefix()._0(1)._1_range(..=65535).range();
        assert_eq!((range.start(), range.stop()), (&[0, 1][..], &[0, 2][..]));
    }

    #[test]
    fn a_whole_key_that_ends_in_free_text_is_the_range_of_its_one_row() {
        let range = NamedKey::prefix().shop(1).name("ab").range();
        assert_eq!((range.start(), range.stop()), (&b"\x01ab"[..], &b"\x01ab\x00"[..]));
        assert!(range.contains(b"\x01ab"));
        assert!(!range.contains(b"\x01ab\x00"));
        assert!(!range.contains(b"\x01abc"));
    }

    #[test]
    fn contains_is_what_lies_between_start_and_stop() {
        let range = NamedKey::prefix().shop_range(3..7).range();
        assert!(!range.contains(&[]));
        assert!(!range.contains(&[2, 255, 255]));
        assert!(range.contains(&[3]));
        assert!(range.contains(&[6, 255, 255]));
        assert!(!range.contains(&[7]));
        assert!(all().contains(&[]) && all().contains(&[255; 100]));
    }

    #[test]
    #[allow(clippy::reversed_empty_ranges, reason = "such bounds come from users too")]
    fn a_range_that_nothing_can_match_is_empty_and_shows_bytes() {
        let bounds = [
            NamedKey::prefix().shop_range(5..5).range(),
            NamedKey::prefix().shop_range(7..3).range(),
            NamedKey::prefix().shop_range(..0).range(),
            NamedKey::prefix().shop_range((Bound::Excluded(255), Bound::Unbounded)).range(),
            NamedKey::prefix().shop_range((Bound::Excluded(3), Bound::Excluded(4))).range(),
            NamedKey::prefix().shop(1).name_range("b".."a").range(),
            FileKey::prefix().user_id_range(1_000_000..).range(),
        ];
        for range in bounds {
            assert!(range.is_empty(), "{range:?}");
            assert_eq!(range.start(), range.stop());
            assert!(!range.start().is_empty(), "no store may take it for the whole table");
            for row in [&[][..], &[0], &[5], &[255; 30], range.start()] {
                assert!(!range.contains(row), "{range:?}");
                assert!(range.after(row).is_empty(), "{range:?}");
            }
            let table: BTreeMap<Vec<u8>, ()> = (0..=255).map(|byte| (vec![byte], ())).collect();
            assert_eq!(table.range(&range).count(), 0);
        }
        assert!(!all().is_empty());
    }

    #[test]
    fn after_goes_on_behind_the_row() {
        let range = NamedKey::prefix().shop_range(3..7).range();
        let after = range.after(&[4, b'a']);
        assert!(!after.contains(&[4, b'a']));
        assert!(after.contains(&[4, b'a', 0]));
        assert_eq!((after.start(), after.stop()), (&[4, b'a', 0][..], &[7][..]));
        // A row before the range changes nothing, one beyond leaves nothing.
        assert_eq!(range.after(&[]), range);
        assert_eq!(range.after(&[2, 255]), range);
        assert!(range.after(&[7]).is_empty());
        assert!(range.after(&[255; 10]).is_empty());
        // Nothing fits between the last row and the stop.
        let one = NamedKey::prefix().shop(1).name("ab").range();
        assert!(one.after(b"\x01ab").is_empty());
        assert_eq!(all().after(&[]).start(), [0]);
        assert_eq!(all().after(&[255]).stop(), []);
    }

    #[test]
    fn paging_shows_every_row_once() {
        let key = |i: u8| NamedKey { shop: i / 8, name: "\0".repeat(usize::from(i % 8)) };
        let table: BTreeSet<Vec<u8>> = (0..64).map(|i| key(i).encode().into()).collect();
        let scan = NamedKey::prefix().shop_range(2..6).range();
        let whole: Vec<&Vec<u8>> = table.range(&scan).collect();
        let (mut pages, mut rest) = (Vec::new(), scan);
        while let Some(last) = table.range(&rest).take(3).inspect(|row| pages.push(*row)).last() {
            rest = rest.after(last);
        }
        assert_eq!(pages, whole);
        assert_eq!(whole.len(), 32);
    }

    #[test]
    fn a_range_is_the_argument_of_a_map_of_owned_rows() {
        let range = NamedKey::prefix().shop(1).range();
        let rows = [vec![0, b'a'], vec![1], vec![1, b'a'], vec![2]];
        let vecs: BTreeMap<Vec<u8>, usize> = rows.iter().cloned().zip(0..).collect();
        let bufs: BTreeMap<KeyBuf, usize> = rows.iter().cloned().map(KeyBuf::from).zip(0..).collect();
        let boxes: BTreeSet<Box<[u8]>> = rows.iter().cloned().map(Vec::into_boxed_slice).collect();
        let arrays: BTreeSet<[u8; 2]> = [[0, 255], [1, 0], [1, 255], [2, 0]].into();
        assert_eq!(vecs.range(&range).count(), 2);
        assert_eq!(vecs.range(range.clone()).count(), 2);
        assert_eq!(bufs.range(&range).count(), 2);
        assert_eq!(boxes.range(&range).count(), 2);
        assert_eq!(arrays.range(&range).count(), 2);
    }

    #[test]
    fn a_view_of_slices_is_the_argument_of_a_map_of_borrowed_rows() {
        let range = NamedKey::prefix().shop(1).range();
        let rows = [vec![0, b'a'], vec![1], vec![1, b'a'], vec![2]];
        let slices: BTreeMap<&[u8], usize> = rows.iter().map(|row| &row[..]).zip(0..).collect();
        let view = range.as_slices();
        let copy = view;
        assert_eq!(slices.range(view).count(), 2);
        assert_eq!(slices.range(copy).count(), 2);
        assert_eq!(slices.range(all().as_slices()).count(), 4);
    }

    #[test]
    fn the_bounds_are_included_and_excluded_and_open_at_the_ends_of_the_table() {
        let range = NamedKey::prefix().shop(1).range();
        assert_eq!(range.start_bound(), Bound::Included(&[1][..]));
        assert_eq!(range.end_bound(), Bound::Excluded(&[2][..]));
        assert_eq!(range.as_slices().start_bound(), Bound::Included(&&[1][..]));
        assert_eq!(range.as_slices().end_bound(), Bound::Excluded(&&[2][..]));
        // Not "from the empty row": a store that holds no empty row may refuse to look for it.
        assert_eq!(all().start_bound(), Bound::Unbounded);
        assert_eq!(all().as_slices().start_bound(), Bound::Unbounded);
        assert_eq!(all().end_bound(), Bound::Unbounded);
        assert_eq!(all().as_slices().end_bound(), Bound::Unbounded);
        assert!(RangeBounds::<[u8]>::contains(&range, &[1, 7][..]));
        assert!(RangeBounds::<[u8]>::contains(&&range, &[1, 7][..]));
    }

    #[test]
    fn a_range_can_be_sent_to_another_thread() {
        fn is<T: Clone + Send + Sync + 'static>() {}
        is::<KeyRange>();
        is::<KeyRanges>();

        let range = {
            let name = String::from("ab");
            NamedKey::prefix().shop(1).name_starts_with(&name).range()
        };
        let there = std::thread::spawn(move || range.contains(b"\x01abc")).join();
        assert!(there.unwrap());
    }

    #[test]
    fn a_range_prints_its_bytes() {
        let range = NamedKey::prefix().shop(1).name_starts_with("ab").range();
        assert_eq!(format!("{range:?}"), r#"KeyRange(b"\x01ab"..b"\x01ac")"#);
        assert_eq!(format!("{:?}", all()), r#"KeyRange(b""..)"#);
    }
}

/// Bounds of every form, against every value of a small domain.
mod bounds {
    use super::*;
    use std::num::NonZeroU8;

    /// `rows` are all values with their rows; `ends` are where bounds are put. A range must hold the
    /// rows of the values between its bounds and no others, and be empty where there are none.
    #[track_caller]
    fn check<V: Copy + PartialOrd + std::fmt::Debug>(
        rows: impl Iterator<Item = (V, Option<Vec<u8>>)>,
        ends: &[V],
        range: impl Fn((Bound<V>, Bound<V>)) -> KeyRange,
    ) {
        check_some(rows, ends, range, |range, none, bounds| {
            assert_eq!(range.is_empty(), none, "{bounds}: {range:?}");
        });
    }

    /// The same where `rows` are not all there are, so that an empty range is not to be told.
    #[track_caller]
    fn check_some<V: Copy + PartialOrd + std::fmt::Debug>(
        rows: impl Iterator<Item = (V, Option<Vec<u8>>)>,
        ends: &[V],
        range: impl Fn((Bound<V>, Bound<V>)) -> KeyRange,
        emptiness: impl Fn(&KeyRange, bool, &str),
    ) {
        let rows: Vec<(V, Vec<u8>)> = rows.filter_map(|(value, row)| Some((value, row?))).collect();
        assert!(!rows.is_empty());
        let bounds = |end: &V| [Bound::Included(*end), Bound::Excluded(*end)];
        let bounds: Vec<Bound<V>> = ends.iter().flat_map(bounds).chain([Bound::Unbounded]).collect();
        for &low in &bounds {
            for &high in &bounds {
                let range = range((low, high));
                let mut none = true;
                for (value, row) in &rows {
                    let matches = (low, high).contains(value);
                    none &= !matches;
                    assert_eq!(range.contains(row), matches, "{low:?}, {high:?}: {value:?} in {range:?}");
                }
                emptiness(&range, none, &format!("{low:?}, {high:?}"));
            }
        }
    }

    const BYTES: [u8; 13] = [0, 1, 2, 9, 10, 11, 98, 99, 100, 101, 127, 254, 255];

    /// The field in the middle of a key and at its end.
    macro_rules! number {
        ($($test:ident $(#[$attribute:meta])* $int:ident, $all:expr, $ends:expr;)*) => {$(
            #[test]
            fn $test() {
                #[derive(RowKey)]
                struct Middle {
                    shop: u8,
                    $(#[$attribute])*
                    number: $int,
                    seq: u8,
                }

                #[derive(RowKey)]
                #[rowkey(allow(hotspot))]
                struct Alone {
                    $(#[$attribute])*
                    number: $int,
                }

                for shop in [0, 7, 255] {
                    let middle = $all.map(|number| {
                        let row = Middle { shop, number, seq: 7 }.try_encode();
                        (number, row.ok().map(Vec::from))
                    });
                    check(middle, &$ends, |bounds| Middle::prefix().shop(shop).number_range(bounds).range());
                }
                let alone = $all.map(|number| (number, Alone { number }.try_encode().ok().map(Vec::from)));
                check(alone, &$ends, |bounds| Alone::prefix().number_range(bounds).range());
            }
        )*};
    }

    const NON_ZERO: fn(u8) -> Option<NonZeroU8> = NonZeroU8::new;

    number! {
        unsigned u8, (0..=255u8), BYTES;
        unsigned_desc #[rowkey(desc)] u8, (0..=255u8), BYTES;
        signed i8, (-128..=127i8), BYTES.map(|byte| byte as i8);
        signed_desc #[rowkey(desc)] i8, (-128..=127i8), BYTES.map(|byte| byte as i8);
        max #[rowkey(max = 100)] u8, (0..=255u8), BYTES;
        max_desc #[rowkey(max = 100, desc)] u8, (0..=255u8), BYTES;
        max_signed #[rowkey(max = 100)] i8, (-128..=127i8), BYTES.map(|byte| byte as i8);
        raw #[rowkey(raw)] i8, (-128..=127i8), BYTES.map(|byte| byte as i8);
        raw_desc #[rowkey(raw, desc)] i8, (-128..=127i8), BYTES.map(|byte| byte as i8);
        raw_max #[rowkey(raw, max = 100)] i8, (-128..=127i8), BYTES.map(|byte| byte as i8);
        width #[rowkey(width = 1)] u16, (0..=300u16), [0, 1, 9, 10, 254, 255, 256, 257, 300u16];
        width_desc #[rowkey(width = 1, desc)] u16, (0..=300u16), [0, 1, 9, 10, 254, 255, 256, 257, 300u16];
        two_bytes u16, (0..=600u16).chain(65000..=65535), [0, 1, 255, 256, 257, 511, 512, 65534, 65535u16];
        pad #[pad(2)] u8, (0..=255u8), BYTES;
        pad_desc #[pad(2)] #[rowkey(desc)] u8, (0..=255u8), BYTES;
        pad_wide #[pad(4)] u8, (0..=255u8), BYTES;
        pad_max #[pad(3)] #[rowkey(max = 100)] u8, (0..=255u8), BYTES;
        reverse #[reverse_ts] i64, [i64::MIN, i64::MIN + 1, -1, 0, 1, i64::MAX - 1, i64::MAX].into_iter(),
            [i64::MIN, i64::MAX];
        reverse_from #[reverse_ts(from = 100)] u64, (0..=255u64), BYTES.map(u64::from);
        reverse_pad #[reverse_ts(from = 100)] #[pad(2)] i64, (-5..=255i64), BYTES.map(i64::from);
        flag bool, [false, true].into_iter(), [false, true];
        flag_desc #[rowkey(desc)] bool, [false, true].into_iter(), [false, true];
        non_zero NonZeroU8, (0..=255).filter_map(NON_ZERO), BYTES.map(|byte| NON_ZERO(byte.max(1)).unwrap());
        option Option8, Some(None).into_iter().chain((0..=255).map(Some)), [None, Some(0), Some(1), Some(255)];
        option_desc #[rowkey(desc)] Option8, Some(None).into_iter().chain((0..=255).map(Some)),
            [None, Some(0), Some(1), Some(255)];
        option_pad #[pad(2)] Option8, Some(None).into_iter().chain((0..=255).map(Some)),
            [None, Some(0), Some(9), Some(10), Some(99), Some(100), Some(255)];
        array Bytes2, (0..=1023u16).chain(65280..=65535).map(u16::to_be_bytes),
            [[0, 0], [0, 255], [1, 0], [255, 254], [255, 255]];
        float f32, [f32::NEG_INFINITY, -1.0, -0.5, -0.0, 0.5, 1.0, f32::INFINITY].into_iter(), [-0.5, 0.5];
    }

    type Option8 = Option<u8>;
    type Bytes2 = [u8; 2];

    #[test]
    fn delimited_digits() {
        #[derive(RowKey)]
        #[rowkey(delimiter = ",")]
        struct Plain {
            #[pad(2)]
            shop: u8,
            #[pad(2)]
            number: u8,
            rest: String,
        }

        #[derive(RowKey)]
        #[rowkey(delimiter = ",")]
        struct Descending {
            #[pad(2)]
            #[rowkey(desc)]
            number: u8,
            rest: String,
        }

        #[derive(RowKey)]
        #[rowkey(delimiter = "~")]
        struct AboveDigits {
            #[pad(2)]
            number: u8,
            rest: String,
        }

        for rest in ["", "a", "\u{10ffff}"] {
            let row = |number| {
                let row = Plain { shop: 7, number, rest: rest.into() }.encode();
                (number, row.ok().map(Vec::from))
            };
            check((0..=255).map(row), &BYTES, |bounds| {
                Plain::prefix().shop(7).unwrap().number_range(bounds).range()
            });
            let row =
                |number| (number, Descending { number, rest: rest.into() }.encode().ok().map(Vec::from));
            check((0..=255).map(row), &BYTES, |bounds| Descending::prefix().number_range(bounds).range());
            let row =
                |number| (number, AboveDigits { number, rest: rest.into() }.encode().ok().map(Vec::from));
            check((0..=255).map(row), &BYTES, |bounds| AboveDigits::prefix().number_range(bounds).range());
        }
    }

    #[test]
    fn nested_keys() {
        #[derive(RowKey, Clone, Copy, Debug, PartialEq)]
        #[rowkey(delimiter = ",")]
        struct Pair {
            #[pad(1)]
            a: u8,
            #[pad(1)]
            b: u8,
        }

        #[derive(RowKey)]
        #[rowkey(delimiter = ",")]
        struct Delimited {
            pair: Pair,
            number: Pair,
            rest: String,
        }

        #[derive(RowKey)]
        struct Descending {
            #[rowkey(desc)]
            pair: Pair,
            seq: u8,
        }

        impl PartialOrd for Pair {
            fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
                (self.a, self.b).partial_cmp(&(other.a, other.b))
            }
        }

        let first = Pair { a: 3, b: 4 };
        let all = || (0..12).flat_map(|a| (0..12).map(move |b| Pair { a, b }));
        let ends: Vec<Pair> =
            all().filter(|pair| [0, 1, 8, 9].contains(&pair.a) && [0, 9].contains(&pair.b)).collect();
        let row = |number| {
            let row = Delimited { pair: first, number, rest: "x".into() }.encode();
            (number, row.ok().map(Vec::from))
        };
        let by_value = |bound: Bound<Pair>| bound;
        check(all().map(row), &ends, |(low, high)| {
            let (low, high) = (by_value(low), by_value(high));
            Delimited::prefix().pair(&first).unwrap().number_range((low.as_ref(), high.as_ref())).range()
        });
        let row = |pair| (pair, Descending { pair, seq: 7 }.encode().ok().map(Vec::from));
        check(all().map(row), &ends, |(low, high)| {
            Descending::prefix().pair_range((low.as_ref(), high.as_ref())).range()
        });
    }

    const TEXTS: [&str; 14] = [
        "",
        "\0",
        "\0\0",
        "\u{1}",
        " ",
        " a",
        "+",
        ",",
        "-",
        "a",
        "a\0",
        "a\0b",
        "ab",
        "\u{10ffff}\u{10ffff}",
    ];

    macro_rules! text {
        ($($test:ident $(#[$attribute:meta])*;)*) => {$(
            #[test]
            fn $test() {
                #[derive(RowKey)]
                struct Inner {
                    $(#[$attribute])*
                    text: String,
                    seq: u8,
                }

                #[derive(RowKey)]
                struct Last {
                    shop: u8,
                    $(#[$attribute])*
                    text: String,
                }

                for byte in [0, 7, 255] {
                    let row = |text: &&'static str| {
                        let row = Inner { text: text.to_string(), seq: byte }.try_encode();
                        (*text, row.ok().map(Vec::from))
                    };
                    let rows = TEXTS.iter().map(row);
                    check_some(rows, &TEXTS, |bounds| Inner::prefix().text_range(bounds).range(), |_, _, _| {});
                    let row = |text: &&'static str| {
                        let row = Last { shop: byte, text: text.to_string() }.try_encode();
                        (*text, row.ok().map(Vec::from))
                    };
                    let rows = TEXTS.iter().map(row);
                    let range = |bounds| Last::prefix().shop(byte).text_range(bounds).range();
                    check_some(rows, &TEXTS, range, |_, _, _| {});
                }
            }
        )*};
    }

    text! {
        text_ascending;
        text_descending #[rowkey(desc)];
        text_nul #[rowkey(nul)];
        text_nul_desc #[rowkey(nul, desc)];
        text_pad #[pad(3)];
        text_pad_desc #[pad(3)] #[rowkey(desc)];
        text_fill #[pad(3, fill = ' ')];
        text_fill_desc #[pad(3, fill = ' ')] #[rowkey(desc)];
    }

    #[test]
    fn text_delimited() {
        #[derive(RowKey)]
        #[rowkey(delimiter = ",")]
        struct Key {
            text: String,
            rest: String,
        }

        for rest in ["", ",", "\u{10ffff}"] {
            let row = |text: &&'static str| {
                let row = Key { text: text.to_string(), rest: rest.into() }.encode();
                (*text, row.ok().map(Vec::from))
            };
            let rows = TEXTS.iter().map(row);
            check_some(rows, &TEXTS, |bounds| Key::prefix().text_range(bounds).range(), |_, _, _| {});
        }
    }

    #[test]
    fn below_the_empty_text_there_is_nothing() {
        #[derive(RowKey)]
        struct Last {
            shop: u8,
            text: String,
        }

        #[derive(RowKey)]
        struct Inner {
            text: String,
            #[rowkey(desc)]
            desc: String,
            #[rowkey(nul)]
            nul: String,
            #[rowkey(nul, desc)]
            nul_desc: String,
            #[pad(4)]
            pad: String,
            #[pad(4, fill = ' ')]
            #[rowkey(desc)]
            char4: String,
            bytes: Vec<u8>,
        }

        #[derive(RowKey)]
        #[rowkey(delimiter = ",")]
        struct Delimited {
            text: String,
            last: String,
        }

        let below = ..String::new();
        let below = ..&below.end[..];
        let start = Inner::prefix;
        assert!(Last::prefix().shop(7).text_range(below).range().is_empty());
        assert!(start().text_range(below).range().is_empty());
        assert!(start().text("").desc_range(below).range().is_empty());
        let start = || start().text("").desc("");
        assert!(start().nul_range(below).range().is_empty());
        let start = || start().nul("").unwrap();
        assert!(start().nul_desc_range(below).range().is_empty());
        let start = || start().nul_desc("").unwrap();
        assert!(start().pad_range(below).range().is_empty());
        let start = || start().pad("").unwrap();
        assert!(start().char4_range(below).range().is_empty());
        let start = || start().char4("").unwrap();
        assert!(start().bytes_range(..&[][..]).range().is_empty());
        assert!(Delimited::prefix().text_range(below).range().is_empty());
        assert!(Delimited::prefix().text("").unwrap().last_range(below).range().is_empty());
        // The empty text itself is there.
        assert!(!Last::prefix().shop(7).text_range(..="").range().is_empty());
        assert!(!start().bytes_range(..=&[][..]).range().is_empty());
    }
}

mod key_ranges {
    use super::*;

    #[derive(RowKey)]
    struct ManyBuckets {
        #[salt(buckets = 65536)]
        host: u32,
    }

    #[test]
    fn there_is_one_range_a_bucket_where_nothing_fixes_it() {
        let scans = EventKey::prefix().ranges();
        assert_eq!(scans.len(), 16);
        assert!(!scans.is_empty());
        for (bucket, range) in (0u8..).zip(&scans) {
            assert_eq!(range.start(), [bucket]);
            assert_eq!(range.stop(), [bucket + 1]);
        }
        // Fewer values than buckets are scanned one by one: see `scans/few_values.rs`.
        let bounded = EventKey::prefix().host_range(3..50).ranges();
        assert_eq!(bounded.len(), 16);
        assert_eq!(bounded.get(2).unwrap().start(), [2, 0, 0, 0, 3]);
        assert_eq!(bounded.get(2).unwrap().stop(), [2, 0, 0, 0, 50]);
    }

    #[test]
    fn there_is_one_range_where_the_bucket_is_fixed_or_there_is_none() {
        let fixed = EventKey::prefix().host(7).ranges();
        assert_eq!(fixed.len(), 1);
        assert_eq!(fixed.get(0), Some(EventKey::prefix().host(7).range()));
        assert_eq!(fixed.get(1), None);
        let unsalted = NamedKey::prefix().shop(7).ranges();
        assert_eq!(unsalted.len(), 1);
        assert_eq!(unsalted.get(0), Some(NamedKey::prefix().shop(7).range()));
        assert_eq!(NamedKey::prefix().ranges().get(0), Some(NamedKey::prefix().range()));
    }

    #[test]
    fn a_scan_that_nothing_can_match_asks_no_bucket() {
        let none = EventKey::prefix().host_range(5..5).ranges();
        assert_eq!(none.len(), 0);
        assert!(none.is_empty());
        assert_eq!(none.get(0), None);
        assert_eq!(none.iter().next(), None);
        assert_eq!(none.into_iter().next(), None);
        assert_eq!(EventKey::prefix().host(7).at_range(5..5).ranges().len(), 0);
        assert_eq!(NamedKey::prefix().shop_range(5..5).ranges().len(), 0);
    }

    #[test]
    fn get_and_the_iterators_agree() {
        let scans = EventKey::prefix().host_range(3..).ranges();
        let by_get: Vec<KeyRange> = (0..scans.len()).map(|index| scans.get(index).unwrap()).collect();
        assert_eq!(scans.get(16), None);
        assert_eq!(scans.get(usize::MAX), None);
        assert_eq!(scans.iter().collect::<Vec<_>>(), by_get);
        let mut by_for = Vec::new();
        for range in &scans {
            by_for.push(range);
        }
        assert_eq!(by_for, by_get);
        let mut iter = scans.iter();
        assert_eq!((iter.len(), iter.size_hint()), (16, (16, Some(16))));
        assert_eq!(iter.next_back().as_ref(), by_get.last());
        assert_eq!(iter.next().as_ref(), by_get.first());
        assert_eq!(iter.len(), 14);
        let backwards: Vec<KeyRange> = scans.clone().into_iter().rev().collect();
        assert!(backwards.iter().eq(by_get.iter().rev()));
        let mut owned = scans.into_iter();
        assert_eq!(owned.len(), 16);
        assert_eq!(owned.by_ref().collect::<Vec<_>>(), by_get);
        assert_eq!(owned.next(), None);
    }

    #[test]
    fn a_fan_out_is_one_type_and_lives_on_its_own() {
        struct Job {
            scans: KeyRanges,
        }

        let mut job = Job { scans: EventKey::prefix().ranges() };
        assert_eq!(job.scans.len(), 16);
        job.scans = EventKey::prefix().host(7).ranges();
        assert_eq!(job.scans.len(), 1);
        job.scans = NamedKey::prefix().shop(1).ranges();
        let scans = std::thread::spawn(move || job.scans.into_iter().count()).join();
        assert_eq!(scans.unwrap(), 1);
    }

    #[test]
    fn ranges_are_made_when_they_are_asked_for() {
        let mut scans = None;
        let info = allocation_counter::measure(|| scans = Some(ManyBuckets::prefix().ranges()));
        assert_eq!(info.count_total, 0, "65536 ranges, none made");
        let scans = scans.unwrap();
        assert_eq!(scans.len(), 65536);
        assert_eq!(scans.get(65535).unwrap().start(), [255, 255]);
        assert_eq!(scans.get(65535).unwrap().stop(), []);
        assert_eq!(scans.get(255).unwrap().stop(), [1], "the shortest stop");
        assert_eq!(scans.iter().next_back(), scans.get(65535));
    }

    #[test]
    fn the_ranges_of_all_buckets_hold_exactly_the_matching_rows() {
        let scans = EventKey::prefix().host_range(3..9).ranges();
        for host in 0..20 {
            let row = EventKey { host, at: i64::from(host), seq: 1 }.encode();
            let holding = scans.iter().filter(|range| range.contains(&row)).count();
            assert_eq!(holding, usize::from((3..9).contains(&host)));
        }
    }

    #[test]
    fn resuming_shows_what_is_left_in_the_order_of_merge() {
        let keys: Vec<EventKey> =
            (0..40).map(|i| EventKey { host: i / 2, at: 5 - i64::from(i % 2), seq: 1 }).collect();
        let table: BTreeSet<[u8; 15]> = keys.iter().map(EventKey::encode).collect();
        let scans = EventKey::prefix().host_range(2..15).ranges();
        let rows = |scans: &KeyRanges| -> Vec<[u8; 15]> {
            let buckets: Vec<_> =
                scans.iter().map(|range| table.range(&range).copied().collect::<Vec<_>>()).collect();
            scans.merge(buckets, |row| &row[..]).collect()
        };
        let whole = rows(&scans);
        assert_eq!(whole.len(), 26);
        assert!(whole.is_sorted_by_key(|row| row[1..].to_vec()));
        for (shown, row) in (1..).zip(&whole) {
            assert_eq!(rows(&scans.after(row)), whole[shown..]);
        }
        assert_eq!(rows(&scans.after(&[])), whole);
        assert_eq!(rows(&scans.after(&[0; 15])), whole);
        assert!(rows(&scans.after(&[255; 20])).is_empty());
        assert!(scans.after(&[255; 20]).is_empty());
    }
}

mod points {
    use super::*;

    #[derive(RowKey)]
    struct TwoBytes {
        #[salt(buckets = 300)]
        host: u32,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 12, pad = 2), prefix = "p")]
    struct Text {
        host: u32,
    }

    #[test]
    fn split_points_are_the_salts_but_the_first() {
        let points = EventKey::split_points();
        assert_eq!(points, (1..16).map(|salt| vec![salt]).collect::<Vec<_>>());
        let points = TwoBytes::split_points();
        assert_eq!(points.len(), 299);
        assert_eq!((&points[0], &points[255], &points[298]), (&vec![0, 1], &vec![1, 0], &vec![1, 43]));
        let points = Text::split_points();
        assert_eq!(points.len(), 11);
        assert_eq!((&points[0][..], &points[10][..]), (&b"01"[..], &b"11"[..]));
    }

    #[test]
    fn every_bucket_lies_in_a_region_of_its_own() {
        let points = Text::split_points();
        assert!(points.is_sorted());
        for host in 0..1000 {
            let row = Text { host }.encode();
            let bucket: usize = std::str::from_utf8(&row[..2]).unwrap().parse().unwrap();
            let region = points.iter().filter(|point| point[..] <= row[..]).count();
            assert_eq!(region, bucket);
        }
    }

    #[test]
    fn the_splitters_of_hbase_give_its_points() {
        assert_eq!(splits::hex(2), [b"80000000"]);
        assert_eq!(splits::hex(3), [b"55555555", b"aaaaaaaa"]);
        assert_eq!(splits::hex(4), [b"40000000", b"80000000", b"c0000000"]);
        let hex = splits::hex(16);
        assert_eq!((hex.len(), &hex[0][..], &hex[14][..]), (15, &b"10000000"[..], &b"f0000000"[..]));
        assert_eq!(splits::decimal(2), [b"50000000"]);
        assert_eq!(splits::decimal(3), [b"33333333", b"66666666"]);
        assert_eq!(splits::uniform(2), [[0x80, 0, 0, 0, 0, 0, 0, 0]]);
        assert_eq!(splits::uniform(3), [[0x55; 8], [0xAA; 8]]);
        let uniform = splits::uniform(16);
        assert_eq!((uniform.len(), &uniform[0][..]), (15, &[0x10, 0, 0, 0, 0, 0, 0, 0][..]));
        assert_eq!(uniform[14], [0xF0, 0, 0, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn hex_between_is_the_function_of_the_reference_guide() {
        let points = splits::hex_between("0000000000000000", "ffffffffffffffff", 16);
        assert_eq!(points.len(), 15);
        assert_eq!(points[0], b"0fffffffffffffff");
        assert_eq!(points[14], b"effffffffffffff1");
        assert_eq!(splits::hex_between("10", "20", 2), [b"0000000000000018"]);
        // One number is one region, whatever count is requested.
        assert!(splits::hex_between("10", "10", 3).is_empty());
    }

    #[test]
    fn one_region_has_no_points() {
        for regions in [0, 1] {
            assert!(splits::hex(regions).is_empty());
            assert!(splits::decimal(regions).is_empty());
            assert!(splits::uniform(regions).is_empty());
            assert!(splits::hex_between("0", "f", regions).is_empty());
        }
    }

    #[test]
    #[should_panic = "`xyz` is not a row of at most 32 hexadecimal digits"]
    fn hex_between_says_what_is_no_row() {
        let _ = splits::hex_between("0", "xyz", 2);
    }

    #[test]
    #[should_panic = "the last row, 1, is below the first, f"]
    fn hex_between_says_that_its_rows_are_swapped() {
        let _ = splits::hex_between("f", "1", 2);
    }
}

mod string_binary {
    use super::*;

    #[test]
    fn rows_print_as_hbase_prints_them() {
        assert_eq!(to_string_binary(b""), "");
        assert_eq!(to_string_binary(b"evt~ 1"), "evt~ 1");
        assert_eq!(to_string_binary(b"\x00\x7f\xff\x0a"), r"\x00\x7F\xFF\x0A");
        assert_eq!(to_string_binary(br"a\x41"), r"a\x5Cx41");
        assert_eq!(to_string_binary("é".as_bytes()), r"\xC3\xA9");
    }

    #[test]
    fn every_row_comes_back_from_its_text() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(from_string_binary(&to_string_binary(&all)).unwrap(), all);
        for a in 0..=255 {
            for b in *br"\xX09afAF" {
                let row = [a, b, a];
                assert_eq!(from_string_binary(&to_string_binary(&row)).unwrap(), row);
            }
        }
    }

    #[test]
    fn text_may_have_digits_of_either_case_and_a_backslash_alone() {
        assert_eq!(from_string_binary(r"\xff\xFf\x0a").unwrap(), [0xFF, 0xFF, 0x0A]);
        assert_eq!(from_string_binary(r"a\b\\").unwrap(), br"a\b\\");
        assert_eq!(from_string_binary(r"\X41").unwrap(), br"\X41");
        assert_eq!(from_string_binary(r"\\x41").unwrap(), br"\A");
    }

    #[test]
    fn text_that_is_no_row_is_an_error_with_its_place() {
        let broken = "`\\x` without two hexadecimal digits after it";
        for (text, offset) in [(r"\x", 0), (r"ab\x4", 2), (r"ab\x4g", 2), (r"\x+1", 0), (r"\x41\xé1", 4)] {
            let error = from_string_binary(text).unwrap_err();
            assert_eq!(error.offset(), offset, "{text}");
            assert_eq!(error.to_string(), format!("byte {offset}: {broken}"));
        }
        let error = from_string_binary("aé").unwrap_err();
        assert_eq!(error.to_string(), "byte 1: a character that is not ASCII; write its bytes as `\\xNN`");
        let _: Box<dyn std::error::Error + Send + Sync> = Box::new(error);
    }
}

/// A bound may contain an element that cannot be encoded and lies before all that can.
mod lists_of_keys {
    use rowkey::{KeyRange, RowKey};

    #[derive(RowKey, Clone)]
    #[rowkey(allow(hotspot))]
    struct Time {
        #[reverse_ts(from = 5)]
        at: u64,
    }

    #[derive(RowKey)]
    struct Times {
        host: u8,
        times: Vec<Time>,
    }

    #[derive(RowKey, Clone)]
    struct Level(#[rowkey(raw)] i8);

    #[derive(RowKey)]
    struct Levels {
        host: u8,
        levels: Vec<Level>,
    }

    fn times(all: &[u64]) -> Vec<Time> {
        all.iter().map(|&at| Time { at }).collect()
    }

    fn holds(scan: &KeyRange, all: &[u64]) -> bool {
        scan.contains(&Times { host: 1, times: times(all) }.encode().expect("up to 5"))
    }

    #[test]
    fn such_a_list_lies_behind_the_list_in_front_of_it() {
        // Newest first, 7 would come before all; an empty list still comes before it.
        let host = || Times::prefix().host(1);
        let from = host().times_range(&times(&[7])[..]..).range();
        assert!(!holds(&from, &[]) && holds(&from, &[5]) && holds(&from, &[0, 3]), "{from:?}");
        let to = host().times_range(..&times(&[7])[..]).range();
        assert!(holds(&to, &[]) && !holds(&to, &[5]), "{to:?}");

        let to = host().times_range(..=&times(&[3, 7])[..]).range();
        assert!(holds(&to, &[3]) && holds(&to, &[5, 0]) && !holds(&to, &[3, 5]), "{to:?}");
        let from = host().times_range(&times(&[3, 7])[..]..).range();
        assert!(!holds(&from, &[3]) && holds(&from, &[3, 5]) && holds(&from, &[2]), "{from:?}");
    }

    #[test]
    fn nothing_lies_between_it_and_the_list_in_front() {
        use std::ops::Bound::{Excluded, Included};
        let (seven, none) = (times(&[7]), times(&[]));
        let scan = Times::prefix().host(1).times_range((Excluded(&seven[..]), Included(&none[..])));
        assert_eq!(scan.ranges().len(), 0);
    }

    #[test]
    fn negative_numbers_lie_so_under_raw() {
        let row = |levels: &[i8]| {
            let levels = levels.iter().map(|&level| Level(level)).collect();
            Levels { host: 1, levels }.encode().expect("from 0 on")
        };
        let scan = Levels::prefix().host(1).levels_range(&[Level(-1)][..]..).range();
        assert!(!scan.contains(&row(&[])) && scan.contains(&row(&[0])), "{scan:?}");
        let scan = Levels::prefix().host(1).levels_range(&[Level(0), Level(-1)][..]..).range();
        assert!(!scan.contains(&row(&[0])) && scan.contains(&row(&[0, 0])), "{scan:?}");
    }
}

/// Attributes reach through an alias of an `Option`, and so do the checks of their arguments.
#[test]
fn reverse_ts_from_reaches_through_an_alias_of_an_option() {
    type Maybe = Option<i64>;

    #[derive(rowkey::RowKey)]
    #[rowkey(allow(hotspot))]
    struct Event {
        #[reverse_ts(from = 5)]
        at: Maybe,
    }

    let row = |at| Event { at }.encode().expect("up to 5");
    assert_eq!(row(Some(3))[..], [1, 0, 0, 0, 0, 0, 0, 0, 2]);
    assert_eq!(row(None)[..], [0]);
}

/// Short rows are stored inline and long ones on the heap: their bytes are the same at each length.
#[test]
fn texts_of_every_length_around_the_room_of_a_row() {
    #[derive(RowKey)]
    struct Texts {
        a: String,
        b: String,
        c: u8,
    }
    for (a, b) in (0..60).flat_map(|a| (0..5).map(move |b| (a, b))) {
        let texts = Texts { a: "x".repeat(a), b: "y".repeat(b), c: 9 };
        let row = [texts.a.as_bytes(), &[0], texts.b.as_bytes(), &[0, 9]].concat();
        assert_eq!(texts.encode().as_slice(), row);
        let scan = Texts::prefix().a(&texts.a).b(&texts.b).range();
        assert_eq!(
            (scan.start(), scan.stop()),
            (&row[..row.len() - 1], &[&row[..row.len() - 2], &[1]].concat()[..])
        );
    }
}

/// A row equals what has its bytes, and nothing else.
#[test]
#[allow(clippy::op_ref, clippy::cmp_owned, reason = "each way to compare is asked")]
fn rows_compare_by_their_bytes() {
    for len in [2, 100] {
        let (bytes, others) = (vec![7u8; len], [vec![8u8; len], vec![7; len + 1], vec![]]);
        let row = KeyBuf::from(&bytes[..]);
        assert!(row == bytes[..] && row == &bytes[..] && row == bytes && row == KeyBuf::from(bytes.clone()));
        for other in others {
            assert!(row != other[..] && row != &other[..] && row != other);
            assert!(row != KeyBuf::from(other));
        }
    }
    let row = KeyBuf::from([7, 7]);
    assert!(row == [7, 7] && row == &[7, 7]);
    assert!(row != [7, 8] && row != &[7, 8] && row != [7] && row != &[7]);
}
