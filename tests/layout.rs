//! The bytes as data: segments, their picture, JSON, and the fingerprint.

use std::borrow::Cow;
use std::collections::HashMap;

use rowkey::codec::End;
use rowkey::layout::{Direction, Domain, Kind, Part, Segment};
use rowkey::{Layout, RowKey, RowKeyRef};

#[derive(RowKey)]
struct EventKey {
    #[salt(buckets = 16)]
    host: u32,
    #[reverse_ts]
    at: i64,
    seq: u16,
}

#[derive(RowKey)]
struct UserId(u32);

#[derive(RowKey)]
#[rowkey(prefix = "ix")]
struct Index<'a> {
    carrier: Cow<'a, str>,
    user: UserId,
    event: EventKey,
    #[rowkey(desc)]
    name: String,
    #[pad(4)]
    #[rowkey(max = 1439)]
    minute: u16,
    rest: &'a str,
}

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Comma {
    #[salt(buckets = 100, pad = 2)]
    name: String,
    #[pad(2)]
    #[rowkey(reverse_digits)]
    id: u8,
    suffix: String,
}

/// Every kind of segment.
#[derive(RowKey)]
#[rowkey(salt(buckets = 300, hash = java31), prefix = b"\x00k")]
struct Everything {
    unsigned: u128,
    signed: i128,
    #[rowkey(raw)]
    raw: i64,
    flag: bool,
    character: char,
    float: f64,
    bytes: [u8; 3],
    text: String,
    #[rowkey(nul)]
    nul: Vec<u8>,
    #[pad(4, fill = ' ')]
    padded: String,
    #[pad(6)]
    decimal: u32,
    #[pad(6)]
    #[rowkey(reverse_digits)]
    reversed: u32,
    #[reverse_ts(from = u64::MAX)]
    time: u64,
    #[reverse_ts]
    #[pad(20)]
    time_text: i64,
    option: Option<std::num::NonZeroI16>,
    #[rowkey(desc)]
    option_desc: Option<String>,
    array: [u16; 2],
    keys: [UserId; 2],
    #[rowkey(with = Own)]
    own: u8,
    list: Vec<[u8; 2]>,
}

struct Own;

impl rowkey::codec::Codec<u8> for Own {
    type Arg<'v> = u8;
    const NODE: &'static rowkey::layout::Node = &rowkey::layout::Node::fixed("own", 1);
    const INFALLIBLE: bool = true;

    fn write<S: rowkey::codec::Sink>(
        value: &u8,
        _: End,
        out: &mut S,
    ) -> Result<(), rowkey::codec::EncodeFault> {
        out.put(&[*value]);
        Ok(())
    }
}

impl<'r> rowkey::codec::Decode<'r, u8> for Own {
    fn read(row: &mut rowkey::codec::Reader<'r>, _: End) -> Option<u8> {
        row.byte()
    }
}

mod segments {
    use super::*;

    type Line<'a> = (&'a str, Option<usize>, Option<usize>, Direction);

    fn lines<'a>(segments: &'a [Segment<'_>]) -> Vec<Line<'a>> {
        let line = |segment: &Segment<'_>| (segment.offset, segment.width, segment.direction);
        segments
            .iter()
            .map(|segment| {
                let (offset, width, direction) = line(segment);
                (&segment.name[..], offset, width, direction)
            })
            .collect()
    }

    fn named<'l>(layout: &'l Layout, name: &str) -> Segment<'l> {
        layout.segments().iter().find(|segment| segment.name == name).expect(name).clone()
    }

    #[test]
    fn segments_tell_where_each_field_lies_and_how_it_sorts() {
        use Direction::*;
        assert_eq!(
            lines(&EventKey::LAYOUT.segments()),
            [
                ("salt", Some(0), Some(1), None),
                ("host", Some(1), Some(4), Ascending),
                ("at", Some(5), Some(8), Descending),
                ("seq", Some(13), Some(2), Ascending),
            ]
        );
    }

    #[test]
    fn behind_a_field_of_free_length_there_are_no_offsets() {
        use Direction::*;
        // A nested key is shown with its own fields and without its salt; a newtype by its field.
        assert_eq!(
            lines(&Index::LAYOUT.segments()),
            [
                ("prefix", Some(0), Some(2), None),
                ("carrier", Some(2), Option::None, Ascending),
                ("user", Option::None, Some(4), Ascending),
                ("event.host", Option::None, Some(4), Ascending),
                ("event.at", Option::None, Some(8), Descending),
                ("event.seq", Option::None, Some(2), Ascending),
                ("name", Option::None, Option::None, Descending),
                ("minute", Option::None, Some(4), Ascending),
                ("rest", Option::None, Option::None, Ascending),
            ]
        );
    }

    /// What is turned around twice sorts as it did, and nested delimiters count as their own do.
    #[test]
    fn keys_in_keys_are_shown_as_they_lie_in_the_row() {
        use Direction::*;
        #[derive(RowKey)]
        struct Pair {
            up: u8,
            #[rowkey(desc)]
            down: u8,
            #[reverse_ts]
            at: u64,
        }
        #[derive(RowKey)]
        struct Turned(#[rowkey(desc)] Pair);
        #[derive(RowKey)]
        struct Outer {
            pair: Pair,
            #[rowkey(desc)]
            turned: Pair,
            #[rowkey(desc)]
            twice: Turned,
        }
        assert_eq!(
            lines(&Outer::LAYOUT.segments()),
            [
                ("pair.up", Some(0), Some(1), Ascending),
                ("pair.down", Some(1), Some(1), Descending),
                ("pair.at", Some(2), Some(8), Descending),
                ("turned.up", Some(10), Some(1), Descending),
                ("turned.down", Some(11), Some(1), Ascending),
                ("turned.at", Some(12), Some(8), Ascending),
                ("twice.up", Some(20), Some(1), Ascending),
                ("twice.down", Some(21), Some(1), Descending),
                ("twice.at", Some(22), Some(8), Descending),
            ]
        );
        // Each segment says whether it is complemented: `down`, and nested values that are complemented once.
        let complemented: Vec<bool> =
            Outer::LAYOUT.segments().iter().map(|segment| segment.complemented).collect();
        assert_eq!(complemented, [false, true, false, true, false, true, false, true, false]);

        #[derive(RowKey)]
        #[rowkey(delimiter = "-")]
        struct Inner {
            #[pad(2)]
            a: u8,
            #[pad(3)]
            b: u8,
        }
        #[derive(RowKey)]
        #[rowkey(delimiter = "-")]
        struct Around {
            inner: Inner,
            #[pad(2)]
            c: u8,
            #[pad(1)]
            d: u8,
        }
        assert_eq!(
            lines(&Around::LAYOUT.segments()),
            [
                ("inner.a", Some(0), Some(2), Ascending),
                ("inner.b", Some(3), Some(3), Ascending),
                ("c", Some(7), Some(2), Ascending),
                ("d", Some(10), Some(1), Ascending),
            ]
        );
    }

    #[test]
    fn a_delimiter_counts_in_the_offsets() {
        use Direction::*;
        #[derive(RowKey)]
        #[rowkey(delimiter = "-")]
        struct Digits {
            #[pad(4)]
            year: u16,
            #[pad(2)]
            #[rowkey(reverse_digits)]
            day: u8,
            text: String,
        }

        assert_eq!(
            lines(&Digits::LAYOUT.segments()),
            [
                ("year", Some(0), Some(4), Ascending),
                ("day", Some(5), Some(2), Unordered),
                ("text", Some(8), Option::None, Ascending),
            ]
        );
        assert_eq!(named(Digits::LAYOUT, "year").delimiter, Some(rowkey::layout::Delimiter::ordered(b'-')));
        assert_eq!(named(Digits::LAYOUT, "text").delimiter, Option::None);
    }

    #[test]
    fn segments_tell_the_kind_and_the_numbers_that_fit() {
        let salt = named(EventKey::LAYOUT, "salt");
        let fields = vec!["host"];
        assert_eq!(salt.part, Part::Salt { buckets: 16, hash: "xxh64", fields, text: false, hex: false });
        let at = named(EventKey::LAYOUT, "at");
        assert_eq!(at.part, Part::Field(&Kind::ReverseTime { from: i64::MAX.into() }));
        let minute = named(Index::LAYOUT, "minute");
        assert_eq!(minute.part, Part::Field(&Kind::Decimal));
        assert_eq!(minute.domain, Some(Domain { min: 0, max: 1439, non_zero: false }));
        let name = named(Index::LAYOUT, "name");
        let text = Part::Field(&Kind::Text { utf8: true });
        assert_eq!((&name.part, name.end), (&text, End::Terminator));
        assert!(name.complemented);
        let rest = named(Index::LAYOUT, "rest");
        assert_eq!((&rest.part, rest.end), (&text, End::Row));
        let name = named(Comma::LAYOUT, "name");
        assert_eq!((&name.part, name.end), (&text, End::Byte(b',')));

        let kinds = Everything::LAYOUT;
        assert_eq!(named(kinds, "prefix").part, Part::Constant(b"\0k"));
        assert_eq!(named(kinds, "unsigned").domain.unwrap().max, u128::MAX);
        assert_eq!(named(kinds, "signed").domain.unwrap().min, i128::MIN);
        let nul = named(kinds, "nul");
        assert_eq!((nul.part, nul.end), (Part::Field(&Kind::NulText { utf8: false }), End::Terminator));
        let padded = named(kinds, "padded");
        assert_eq!(padded.part, Part::Field(&Kind::PaddedText { utf8: true, fill: b' ' }));
        let option = named(kinds, "option");
        assert!(matches!(option.part, Part::Field(Kind::Optional(_))));
        let [inner] = &option.inner()[..] else { panic!("an option") };
        assert_eq!((&inner.part, inner.width), (&Part::Field(&Kind::Signed), Some(2)));
        assert!(inner.domain.unwrap().non_zero && inner.inner().is_empty());
        let own = named(kinds, "own");
        assert!(matches!(own.part, Part::Field(Kind::Custom(name)) if *name == "own"));
    }

    #[test]
    fn a_salt_over_the_whole_key_names_no_fields() {
        let salt = named(Everything::LAYOUT, "salt").part;
        assert_eq!(
            salt,
            Part::Salt { buckets: 300, hash: "java31", fields: vec![], text: false, hex: false }
        );
        assert_eq!(named(Everything::LAYOUT, "salt").width, Some(2));
    }

    #[test]
    fn the_whole_layout_knows_its_width_its_limit_and_its_fingerprint() {
        #[derive(RowKey)]
        #[rowkey(max_len = 16)]
        struct Limited {
            text: String,
        }

        assert_eq!(EventKey::LAYOUT.width(), Some(15));
        assert_eq!(EventKey::LAYOUT.width(), Some(EventKey::LEN));
        assert_eq!(Index::LAYOUT.width(), None);
        assert_eq!(EventKey::LAYOUT.max_len(), None);
        assert_eq!(Limited::LAYOUT.max_len(), Some(16));
        assert_eq!(EventKey::LAYOUT.fingerprint(), EventKey::FINGERPRINT);
    }

    #[test]
    fn the_trait_and_the_type_give_the_same_layout() {
        fn of<'r, K: RowKeyRef<'r>>() -> (&'static Layout, u64) {
            (K::LAYOUT, K::FINGERPRINT)
        }

        assert_eq!(of::<EventKey>(), (EventKey::LAYOUT, EventKey::FINGERPRINT));
        assert_eq!(of::<Index<'_>>(), (Index::LAYOUT, Index::FINGERPRINT));
    }

    #[test]
    fn the_offsets_are_those_of_the_rows() {
        let row = EventKey { host: 7, at: 5, seq: 9 }.encode();
        let cut = |name: &str| {
            let segment = named(EventKey::LAYOUT, name);
            let offset = segment.offset.unwrap();
            row[offset..offset + segment.width.unwrap()].to_vec()
        };
        assert_eq!(cut("host"), 7u32.to_be_bytes());
        assert_eq!(cut("at"), (i64::MAX - 5).to_be_bytes());
        assert_eq!(cut("seq"), 9u16.to_be_bytes());
    }
}

mod buckets {
    use super::*;

    #[derive(RowKey)]
    struct Unsalted {
        host: u32,
    }

    /// The split points of the layout are those of the type; here in decimal text and in two bytes.
    #[test]
    fn split_points_need_no_type() {
        assert_eq!(Comma::LAYOUT.split_points(), Comma::split_points());
        assert_eq!(Comma::LAYOUT.split_points().last().unwrap(), b"99");
        assert_eq!(Everything::LAYOUT.split_points(), Everything::split_points());
        assert_eq!(Everything::LAYOUT.split_points()[255], [1, 0]);
        assert!(Unsalted::LAYOUT.split_points().is_empty());
    }

    #[test]
    fn delimiters_count_in_the_width_and_behind_another_salt() {
        macro_rules! with_buckets {
            ($name:ident $buckets:literal) => {
                #[derive(RowKey)]
                #[rowkey(delimiter = ",")]
                struct $name {
                    #[salt(buckets = $buckets)]
                    #[pad(2)]
                    a: u8,
                    #[pad(2)]
                    b: u8,
                    #[pad(2)]
                    c: u8,
                }
            };
        }
        with_buckets!(Few 16);
        with_buckets!(Many 300);
        assert_eq!(Few::LAYOUT.width(), Few { a: 1, b: 2, c: 3 }.encode().ok().map(|row| row.len()));
        assert_eq!(Many::LAYOUT.width(), Some(2 + "11,22,33".len()));
        assert_eq!(Few::LAYOUT.with_buckets(300).as_ref(), Some(Many::LAYOUT));
        assert_eq!(Many::LAYOUT.with_buckets(16).as_ref(), Some(Few::LAYOUT));
    }

    #[test]
    fn another_number_of_buckets_is_another_layout() {
        let comma = |count| Comma::LAYOUT.with_buckets(count);
        assert_eq!(&comma(100).unwrap(), Comma::LAYOUT);
        assert_ne!(comma(99).unwrap().fingerprint(), Comma::FINGERPRINT);
        // Two digits count to 99.
        assert_eq!(comma(101), None);
        let event = |count| EventKey::LAYOUT.with_buckets(count);
        assert_eq!(event(256).unwrap().width(), Some(15));
        assert_eq!(event(257).unwrap().width(), Some(16));
        assert_eq!(event(257).unwrap().split_points().len(), 256);
        assert_eq!((event(1), event(65537)), (None, None));
        assert_eq!(Unsalted::LAYOUT.with_buckets(2), None);
        // And it is one that comes back from JSON.
        let json = serde_json::to_string(&event(257).unwrap()).unwrap();
        assert_eq!(serde_json::from_str::<Layout>(&json).ok(), event(257));
    }
}

mod picture {
    use super::*;

    #[test]
    fn a_binary_key_is_drawn_with_its_salt() {
        let drawn = "\
offset  width  field  encoding                                order
     0      1  salt   xxh64(host) % 16                        -
     1      4  host   unsigned, big-endian                    ascending
     5      8  at     9223372036854775807 - time, big-endian  descending
    13      2  seq    unsigned, big-endian                    ascending
";
        assert_eq!(EventKey::LAYOUT.to_string(), drawn);
    }

    #[test]
    fn a_text_key_is_drawn_with_its_delimiters() {
        let drawn = "\
offset  width  field   encoding                                 order
     0      2  salt    xxh64(name) % 100, decimal digits        -
     2      *  name    UTF-8 up to the delimiter, then \",\"      ascending
     *      2  id      decimal digits, back to front, then \",\"  unordered
     *      *  suffix  UTF-8 to the end of the row              ascending
";
        assert_eq!(Comma::LAYOUT.to_string(), drawn);
    }

    #[test]
    fn a_nested_key_is_drawn_field_by_field() {
        let drawn = "\
offset  width  field       encoding                                    order
     0      2  prefix      constant \"ix\"                               -
     2      *  carrier     UTF-8 ended by 00, 00 as 01 01, 01 as 01 02           ascending
     *      4  user        unsigned, big-endian                        ascending
     *      4  event.host  unsigned, big-endian                        ascending
     *      8  event.at    9223372036854775807 - time, big-endian      descending
     *      2  event.seq   unsigned, big-endian                        ascending
     *      *  name        UTF-8 ended by 00, 00 as 01 01, 01 as 01 02, complemented  descending
     *      4  minute      decimal digits, at most 1439                ascending
     *      *  rest        UTF-8 to the end of the row                 ascending
";
        // The columns are as wide as their widest entry.
        let squeeze = |text: &str| -> Vec<String> {
            text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
        };
        assert_eq!(squeeze(&Index::LAYOUT.to_string()), squeeze(drawn));
        let drawn = Index::LAYOUT.to_string();
        let starts: Vec<_> = drawn
            .lines()
            .map(|line| line.find("ascending").or(line.find("descending")).or(line.find("order")))
            .collect();
        assert!(starts.iter().flatten().all(|&start| Some(start) == starts[0]), "{drawn}");
    }
}

mod json {
    use super::*;

    #[track_caller]
    fn there_and_back(layout: &Layout) {
        let json = serde_json::to_string(layout).unwrap();
        let back: Layout = serde_json::from_str(&json).unwrap();
        assert_eq!(&back, layout, "{json}");
        assert_eq!(back.fingerprint(), layout.fingerprint());
        assert_eq!(back.width(), layout.width());
        assert_eq!(back.max_len(), layout.max_len());
        assert_eq!(back.segments(), layout.segments());
        assert_eq!(back.to_string(), layout.to_string());
        assert_eq!(serde_json::to_string(&back).unwrap(), json);
        let value: Layout = serde_json::from_value(serde_json::to_value(layout).unwrap()).unwrap();
        assert_eq!(&value, layout);
    }

    #[test]
    fn a_layout_comes_back_from_json_as_it_was() {
        #[derive(RowKey)]
        #[rowkey(max_len = 16)]
        struct Limited {
            keys: Option<Comma2>,
        }

        #[derive(RowKey)]
        #[rowkey(delimiter = ",")]
        struct Comma2 {
            a: String,
            b: String,
        }

        there_and_back(EventKey::LAYOUT);
        there_and_back(Index::LAYOUT);
        there_and_back(Comma::LAYOUT);
        there_and_back(Everything::LAYOUT);
        there_and_back(Limited::LAYOUT);

        // The unit is that of the count, whose bytes are complemented.
        #[derive(RowKey)]
        struct Ticks {
            host: u8,
            #[rowkey(with = rowkey::codec::Unit::<1000, rowkey::codec::Desc<rowkey::codec::Ordered>>)]
            at: std::time::SystemTime,
        }
        there_and_back(Ticks::LAYOUT);
    }

    #[test]
    fn a_layout_from_json_outlives_the_text_and_differs_where_a_name_does() {
        let back: Layout = {
            let json = serde_json::to_string(EventKey::LAYOUT).unwrap();
            serde_json::from_str(&json).unwrap()
        };
        let other = serde_json::to_string(EventKey::LAYOUT).unwrap().replace("\"seq\"", "\"number\"");
        assert_eq!(&back, EventKey::LAYOUT);
        let error = serde_json::from_str::<Layout>(&other).unwrap_err().to_string();
        let (_, computed) = error.split_once("the fingerprint is ").unwrap();
        let other = other.replace(&format!("{:#018x}", EventKey::FINGERPRINT), &computed[..18]);
        let other: Layout = serde_json::from_str(&other).unwrap();
        assert_eq!(other.bytes_fingerprint(), back.bytes_fingerprint());
        assert_ne!(other, back);
    }

    #[test]
    fn numbers_that_json_cannot_hold_are_text() {
        let json = serde_json::to_value(Everything::LAYOUT).unwrap();
        let fields = json["fields"].as_array().unwrap();
        let of = |name: &str| &fields.iter().find(|field| field["name"] == name).unwrap()["node"];
        assert_eq!(of("unsigned")["domain"]["max"], "340282366920938463463374607431768211455");
        assert_eq!(of("signed")["domain"]["min"], "-170141183460469231731687303715884105728");
    }

    #[test]
    fn the_json_of_a_layout_stays_as_it_is() {
        #[derive(RowKey)]
        struct Small {
            #[salt(buckets = 4)]
            host: u16,
            #[rowkey(desc)]
            name: String,
        }

        let json = serde_json::json!({
            "version": 1,
            "fingerprint": format!("{:#018x}", Small::FINGERPRINT),
            "salt": { "buckets": 4, "bytes": { "width": 1 }, "hash": "xxh64" },
            "fields": [
                {
                    "name": "host",
                    "node": { "kind": "unsigned", "width": 2, "domain": { "min": "0", "max": "65535" } },
                    "salted": true,
                },
                { "name": "name", "node": { "kind": { "descending": { "kind": { "text": { "utf8": true } } } } } },
            ],
        });
        assert_eq!(serde_json::to_value(Small::LAYOUT).unwrap(), json);
    }

    #[test]
    fn text_that_is_no_layout_is_an_error() {
        for text in ["{}", "[]", "{\"fingerprint\":1,\"fields\":[{\"name\":\"a\"}]}"] {
            assert!(serde_json::from_str::<Layout>(text).is_err(), "{text}");
        }
    }
}

mod fingerprint {
    use super::*;
    use std::num::{NonZeroI16, NonZeroU16};

    macro_rules! keys {
        ($($(#[$attribute:meta])* $name:ident $(<$life:lifetime>)? ($($fields:tt)*);)*) => {$(
            #[derive(RowKey)]
            $(#[$attribute])*
            #[allow(dead_code)]
            struct $name $(<$life>)? ($($fields)*);
        )*};
    }

    /// Rows that were written before this crate was compiled again must be found again. The numbers are those of
    /// `interop/python`, which has them from the guide's page.
    #[test]
    fn fingerprints_are_the_same_from_release_to_release() {
        assert_eq!(EventKey::FINGERPRINT, 0xf85f_a278_13d3_9abc, "{:#x}", EventKey::FINGERPRINT);
        assert_eq!(Everything::FINGERPRINT, 0x1a12_84ca_2003_ec60, "{:#x}", Everything::FINGERPRINT);
        assert_eq!(EventKey::LAYOUT.bytes_fingerprint(), 0x55d2_f8dd_d902_20f6);
        assert_eq!(Everything::LAYOUT.bytes_fingerprint(), 0x18ab_45d3_ddfa_9b21);
    }

    #[test]
    fn the_right_fingerprint_compiles() {
        #[derive(RowKey)]
        #[rowkey(fingerprint = 0xf85f_a278_13d3_9abc)]
        struct Agreed {
            #[salt(buckets = 16)]
            #[rowkey(name = machine)]
            host: UserId,
            #[reverse_ts]
            at: i64,
            seq: u16,
        }

        assert_eq!(Agreed::FINGERPRINT, EventKey::FINGERPRINT);
        assert_eq!(
            Agreed { host: UserId(7), at: 5, seq: 9 }.encode(),
            EventKey { host: 7, at: 5, seq: 9 }.encode()
        );
    }

    #[test]
    fn a_fingerprint_is_a_constant() {
        const OF_EVENT: u64 = EventKey::FINGERPRINT;
        assert_eq!(OF_EVENT, EventKey::LAYOUT.fingerprint());
    }

    mod same {
        use super::*;

        type Host = u32;
        type Name<'a> = Cow<'a, str>;

        keys! {
            Plain(#[salt(buckets = 16)] u32, u16, #[salt] String, Vec<u16>);
            Aliased(#[salt(buckets = 16)] Host, u16, #[salt] String, Vec<u16>);
            Borrowing<'a>(#[salt(buckets = 16)] Host, u16, #[salt] Name<'a>, Vec<u16>);
            HostId(u32);
            Text(String);
            Newtypes(#[salt(buckets = 16)] HostId, u16, #[salt] Text, Vec<u16>);
            NewtypeInNewtype(HostId);
            Newtypes2(#[salt(buckets = 16)] NewtypeInNewtype, u16, #[salt] Text, Vec<u16>);
            Seq(u16);
            Seqs(#[salt(buckets = 16)] u32, u16, #[salt] String, Vec<Seq>);
        }

        #[test]
        fn aliases_newtypes_and_borrowing_change_nothing() {
            let print = Plain::FINGERPRINT;
            assert_eq!(Aliased::FINGERPRINT, print, "alias");
            assert_eq!(Borrowing::FINGERPRINT, print, "`Cow` for `String`");
            assert_eq!(Newtypes::FINGERPRINT, print, "newtypes");
            assert_eq!(Newtypes2::FINGERPRINT, print, "a newtype in a newtype");
            assert_eq!(Seqs::FINGERPRINT, print, "newtypes in a list");
        }

        keys! {
            Flat(u8, u32, String, #[rowkey(desc)] i16, String);
            First(u8, u32);
            FirstTwo(First, String, #[rowkey(desc)] i16, String);
            Middle(u32, String);
            MiddleTwo(u8, Middle, #[rowkey(desc)] i16, String);
            End(#[rowkey(desc)] i16, String);
            LastTwo(u8, u32, String, End);
            All(Flat);
            #[rowkey(salt(buckets = 4), prefix = "x", max_len = 9, delimiter = ",")]
            Dressed(#[pad(2)] u8, String);
            Undressed(Dressed, u8);
            #[rowkey(delimiter = ",")]
            Plainer(#[pad(2)] u8, String);
            UndressedToo(Plainer, u8);
        }

        #[test]
        fn the_same_bytes_in_a_nested_struct_are_the_same() {
            let print = Flat::LAYOUT.bytes_fingerprint();
            assert_eq!(FirstTwo::LAYOUT.bytes_fingerprint(), print);
            assert_eq!(MiddleTwo::LAYOUT.bytes_fingerprint(), print);
            assert_eq!(LastTwo::LAYOUT.bytes_fingerprint(), print);
            assert_eq!(All::FINGERPRINT, Flat::FINGERPRINT);
            // A nested key has no salt, `prefix` and `max_len`.
            assert_eq!(Undressed::FINGERPRINT, UndressedToo::FINGERPRINT);
        }

        keys! {
            SaltedBoth(#[salt(buckets = 16)] u32, #[salt] u16, u8);
            Both(u32, u16);
            SaltedNested(#[salt(buckets = 16)] Both, u8);
        }

        #[test]
        fn a_salt_over_a_nested_key_is_one_over_its_fields() {
            let flat = SaltedBoth(7, 9, 1).encode();
            assert_eq!(SaltedNested(Both(7, 9), 1).encode(), flat);
            assert_eq!(SaltedNested::LAYOUT.bytes_fingerprint(), SaltedBoth::LAYOUT.bytes_fingerprint());
        }

        keys! {
            Descending(#[rowkey(desc)] Both);
            DescendingFields(#[rowkey(desc)] u32, #[rowkey(desc)] u16);
            InDesc(#[rowkey(desc)] u32, #[rowkey(desc)] u16);
            TwiceTurned(#[rowkey(desc)] InDesc);
        }

        #[test]
        fn turning_a_nested_key_around_is_turning_its_fields() {
            assert_eq!(Descending::FINGERPRINT, DescendingFields::FINGERPRINT);
            assert_eq!(TwiceTurned::FINGERPRINT, Both::FINGERPRINT);
        }

        keys! {
            #[rowkey(max_len = 6)]
            Limited(u32, u16);
            Narrow(#[rowkey(width = 3)] u32);
            NarrowOfWider(#[rowkey(width = 3)] u64);
            Digits(#[pad(4)] u16);
            DigitsOfWider(#[pad(4)] u32);
        }

        #[test]
        fn what_decides_no_byte_and_no_refusal_changes_nothing() {
            assert_eq!(Limited::FINGERPRINT, Both::FINGERPRINT, "no row of fixed width is too long");
            assert_eq!(Narrow::FINGERPRINT, NarrowOfWider::FINGERPRINT);
            assert_eq!(Digits::FINGERPRINT, DigitsOfWider::FINGERPRINT);
        }
    }

    mod names {
        use super::*;

        macro_rules! named {
            ($($name:ident { $($fields:tt)* })*) => {$(
                #[derive(RowKey)]
                #[allow(dead_code)]
                struct $name { $($fields)* }
            )*};
        }

        /// Whether the fingerprints of two keys are equal, which write the same rows.
        #[track_caller]
        fn alike<A: RowKey, B: RowKey>() -> bool {
            assert_eq!(A::LAYOUT.bytes_fingerprint(), B::LAYOUT.bytes_fingerprint());
            A::FINGERPRINT == B::FINGERPRINT
        }

        named! {
            Pair { a: u16, b: u16 }
            Swapped { b: u16, a: u16 }
            Renamed { a: u16, c: u16 }
            Raw { r#a: u16, r#b: u16 }
            Called { #[rowkey(name = c)] a: u16, #[rowkey(name = a)] b: u16 }
            OfNewtypes { a: Id, b: IdOfId }
            OfStructs { a: OneField, b: u16 }
            OneField { id: u16 }
            Joined { ab: u16, c: u16 }
            Cut { a: u16, bc: u16 }
        }
        keys! {
            Tuple(u16, u16);
            Id(u16);
            IdOfId(Id);
            OfPair(Pair);
            OfSwapped(Swapped);
        }

        #[test]
        fn a_name_that_changes_or_moves_is_another_fingerprint() {
            assert!(!alike::<Pair, Swapped>());
            assert!(!alike::<Pair, Renamed>());
            assert!(!alike::<Pair, Tuple>());
            assert!(!alike::<Joined, Cut>());
        }

        #[test]
        fn a_name_is_the_identifier() {
            assert!(alike::<Pair, Called>(), "`name = ..`");
            assert!(alike::<Pair, Raw>(), "`r#`");
        }

        #[test]
        fn newtypes_add_no_name_and_structs_do() {
            assert!(alike::<Pair, OfNewtypes>());
            assert!(alike::<Pair, OfPair>());
            assert!(!alike::<OfPair, OfSwapped>());
            assert!(!alike::<Pair, OfStructs>());
            assert!(!alike::<Id, OneField>());
        }

        named! {
            Inside { x: Pair, c: u16 }
            InsideNewtype { x: OfPair, c: u16 }
            InsideSwapped { x: Swapped, c: u16 }
            Outside { x: OneField, y: Pair }
            Deep { outer: Inside, d: u16 }
            DeepNewtype { outer: InsideNewtype, d: u16 }
            DeepSwapped { outer: InsideSwapped, d: u16 }
            Optional { x: Option<Pair> }
            OptionalNewtype { x: Option<OfPair> }
            OptionalSwapped { x: Option<Swapped> }
            Array { x: [Pair; 2] }
            ArraySwapped { x: [OfSwapped; 2] }
            List { x: Vec<Pair> }
            ListSwapped { x: Vec<Swapped> }
            Turned { #[rowkey(desc)] x: Pair }
            TurnedSwapped { #[rowkey(desc)] x: Swapped }
            TurnedInside { x: BothTurned }
            BothTurned { #[rowkey(desc)] a: u16, #[rowkey(desc)] b: u16 }
        }

        #[test]
        fn nested_keys_count_by_their_paths() {
            assert!(!alike::<Inside, InsideSwapped>());
            // `x.a`, `x.b`, `c` and `x.id`, `y.a`, `y.b`
            assert!(!alike::<Inside, Outside>());
            assert!(!alike::<Deep, DeepSwapped>());
            assert!(!alike::<Optional, OptionalSwapped>());
            assert!(!alike::<Array, ArraySwapped>());
            assert!(!alike::<List, ListSwapped>());
            assert!(!alike::<Turned, TurnedSwapped>());
            assert!(alike::<Inside, InsideNewtype>());
            assert!(alike::<Deep, DeepNewtype>());
            assert!(alike::<Optional, OptionalNewtype>());
            assert!(alike::<Turned, TurnedInside>());
        }

        #[derive(RowKey)]
        #[allow(dead_code)]
        enum Kinds {
            #[rowkey(prefix = "a")]
            A(Pair),
            #[rowkey(prefix = "b")]
            B(Id),
        }
        #[derive(RowKey)]
        #[allow(dead_code)]
        enum OtherNames {
            #[rowkey(prefix = "b")]
            Two(Id),
            #[rowkey(prefix = "a")]
            One(OfPair),
        }
        #[derive(RowKey)]
        #[allow(dead_code)]
        enum OfSwappedPair {
            #[rowkey(prefix = "a")]
            A(Swapped),
            #[rowkey(prefix = "b")]
            B(Id),
        }

        #[test]
        fn kinds_count_by_the_fields_of_their_keys() {
            assert!(alike::<Kinds, OtherNames>());
            assert!(!alike::<Kinds, OfSwappedPair>());
        }
    }

    mod different {
        use super::*;

        /// All of these write other bytes, or refuse other values, than each other one.
        macro_rules! all_different {
            ($($(#[$attribute:meta])* $name:ident ($($fields:tt)*);)*) => {
                keys! { $($(#[$attribute])* $name($($fields)*);)* }

                fn prints() -> Vec<(&'static str, u64)> {
                    vec![$((stringify!($name ($($fields)*)), $name::LAYOUT.bytes_fingerprint())),*]
                }
            };
        }

        struct Other;

        impl rowkey::SaltHash for Other {
            const NAME: &'static str = "other";
            fn bucket(_: &[&[u8]], _: u32) -> u32 {
                0
            }
        }

        keys! {
            Two(u16, u16);
            ThenText(u16, String);
            #[rowkey(delimiter = ",")]
            Commas(String, String);
        }

        all_different! {
            U8(u8);
            U16(u16);
            U32(u32);
            I16(i16);
            F32(f32);
            Bool(bool);
            Char(char);
            U16U16(u16, u16);
            U16U32(u16, u32);
            U32U16(u32, u16);
            U16Desc(#[rowkey(desc)] u16);
            U16DescU16(#[rowkey(desc)] u16, u16);
            U16U16Desc(u16, #[rowkey(desc)] u16);
            NonZeroUnsigned(NonZeroU16);
            NonZeroSigned(NonZeroI16);
            Width3(#[rowkey(width = 3)] u32);
            Width3Of(#[rowkey(width = 4)] u16);
            Max1000(#[rowkey(max = 1000)] u16);
            Max1001(#[rowkey(max = 1001)] u16);
            RawI16(#[rowkey(raw)] i16);
            RawI32(#[rowkey(raw)] i32);
            RawMax(#[rowkey(raw, max = 1000)] i16);
            Pad4(#[pad(4)] u16);
            Pad5(#[pad(5)] u16);
            Pad5Wider(#[pad(5)] u32);
            Pad4Max(#[pad(4)] #[rowkey(max = 1000)] u16);
            Reversed4(#[pad(4)] #[rowkey(reverse_digits)] u16);
            PadText(#[pad(4)] String);
            PadText5(#[pad(5)] String);
            PadBytes(#[pad(4)] Vec<u8>);
            PadSpace(#[pad(4, fill = ' ')] String);
            PadDash(#[pad(4, fill = '-')] String);
            #[rowkey(allow(hotspot))]
            Reverse(#[reverse_ts] i64);
            #[rowkey(allow(hotspot))]
            ReverseU64(#[reverse_ts] u64);
            #[rowkey(allow(hotspot))]
            ReverseFrom(#[reverse_ts(from = 1000)] i64);
            #[rowkey(allow(hotspot))]
            ReverseFrom1(#[reverse_ts(from = 1001)] i64);
            #[rowkey(allow(hotspot))]
            ReversePad19(#[reverse_ts] #[pad(19)] i64);
            #[rowkey(allow(hotspot))]
            ReversePad20(#[reverse_ts] #[pad(20)] i64);
            I64(i64);
            I64Desc(#[rowkey(desc)] i64);
            Text(String);
            Bytes(Vec<u8>);
            TextDesc(#[rowkey(desc)] String);
            TextInner(String, u8);
            Nul(#[rowkey(nul)] String);
            NulBytes(#[rowkey(nul)] Vec<u8>);
            NulDesc(#[rowkey(nul, desc)] String);
            NulInner(#[rowkey(nul)] String, u8);
            TextText(String, String);
            #[rowkey(delimiter = ",")]
            Comma(String, String);
            #[rowkey(delimiter = ";", allow(delimiter))]
            Semicolon(String, String);
            #[rowkey(delimiter = ",")]
            CommaDigits(#[pad(2)] u8, #[pad(2)] u8);
            Digits(#[pad(2)] u8, #[pad(2)] u8);
            #[rowkey(prefix = "a")]
            Prefixed(u8);
            #[rowkey(prefix = "b")]
            PrefixedB(u8);
            #[rowkey(prefix = "aa")]
            PrefixedAa(u8);
            #[rowkey(max_len = 100)]
            Limited(String);
            #[rowkey(max_len = 101)]
            Limited1(String);
            Optional(Option<u16>);
            OptionalTwice(Option<Option<u16>>);
            OptionalDesc(#[rowkey(desc)] Option<u16>);
            OptionalText(Option<String>);
            OptionalFirst(Option<u16>, u16);
            OptionalBoth(Option<Two>);
            OptionalThenText(Option<u16>, String);
            OptionalTextKey(Option<ThenText>);
            Bytes4([u8; 4]);
            Bytes5([u8; 5]);
            Array([u16; 2]);
            Array3([u16; 3]);
            ArrayThen([u16; 2], u16);
            ArrayOfTwo([Two; 2]);
            ArrayThenArray([u16; 2], [u16; 2]);
            ArrayOfArray([[u16; 2]; 2]);
            List(Vec<u16>);
            ListOfTwo(Vec<Two>);
            ListOfArray(Vec<[u16; 2]>);
            Custom(#[rowkey(with = Own)] u8);

            Salt16(#[salt(buckets = 16)] u16, u16, u16);
            Salt17(#[salt(buckets = 17)] u16, u16, u16);
            SaltJava(#[salt(buckets = 16, hash = java31)] u16, u16, u16);
            SaltSha(#[salt(buckets = 16, hash = sha256)] u16, u16, u16);
            SaltOther(#[salt(buckets = 16, hash = Other)] u16, u16, u16);
            SaltText2(#[salt(buckets = 16, pad = 2)] u16, u16, u16);
            SaltText3(#[salt(buckets = 16, pad = 3)] u16, u16, u16);
            SaltHex2(#[salt(buckets = 16, hex = 2)] u16, u16, u16);
            SaltHex3(#[salt(buckets = 16, hex = 3)] u16, u16, u16);
            SaltSecond(u16, #[salt(buckets = 16)] u16, u16);
            SaltThird(u16, u16, #[salt(buckets = 16)] u16);
            SaltTwo(#[salt(buckets = 16)] u16, #[salt] u16, u16);
            SaltApart(#[salt(buckets = 16)] u16, u16, #[salt] u16);
            SaltAll(#[salt(buckets = 16)] u16, #[salt] u16, #[salt] u16);
            SaltNestedThree(u16, #[salt(buckets = 16)] Two);
            #[rowkey(salt(buckets = 16))]
            SaltWhole(u16, u16, u16);
            #[rowkey(delimiter = ",")]
            SaltCommas(#[salt(buckets = 16)] String, #[salt] String, String);
            #[rowkey(delimiter = ",")]
            SaltNestedCommas(#[salt(buckets = 16)] Commas, String);
            Salt256(#[salt(buckets = 256)] u16, u16, u16);
            Salt257(#[salt(buckets = 257)] u16, u16, u16);
        }

        #[test]
        fn each_thing_that_decides_bytes_or_refusals_changes_it() {
            let mut seen = HashMap::new();
            for (name, print) in prints() {
                if let Some(other) = seen.insert(print, name) {
                    panic!("{other} and {name} share {print:#x}");
                }
            }
            assert!(seen.len() > 80);
        }
    }
}

#[test]
fn a_segment_is_said_in_words() {
    #[derive(RowKey)]
    struct Two {
        #[salt(buckets = 16)]
        a: u8,
        #[salt]
        #[rowkey(max = 7, desc)]
        b: u8,
    }

    let words: Vec<String> = Two::LAYOUT.segments().iter().map(Segment::to_string).collect();
    assert_eq!(words, ["xxh64(a, b) % 16", "unsigned, big-endian", "unsigned, big-endian"]);
}
