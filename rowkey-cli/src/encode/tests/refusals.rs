//! What is refused, in one line that names the field, what was expected and what was found.

use rowkey::codec::{Codec, Decode, EncodeFault, End, Reader, Sink};
use rowkey::layout::Node;
use rowkey::{RowKey, SaltHash};

use super::super::explained::named;
use super::super::given::Given;
use super::super::named::Named;
use super::super::{encoded, known, of_kind};
use super::keys;

fn encode<K: RowKey>(words: &[&str]) -> Result<Vec<u8>, String> {
    let layout = super::travelled(K::LAYOUT);
    let mut given = Named::default();
    for word in words {
        let (name, value) = word.split_once('=').unwrap();
        given.add(name.to_owned(), Given::word(value)?)?;
    }
    encoded(&layout, given)
}

#[derive(RowKey)]
struct Narrow {
    a: u8,
    #[rowkey(max = 59)]
    b: u8,
    c: std::num::NonZeroI16,
    #[rowkey(raw)]
    d: i16,
}

#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct Times {
    #[reverse_ts(from = 100)]
    a: i64,
    #[rowkey(unit = s)]
    b: jiff::Timestamp,
    c: jiff::Timestamp,
    #[pad(8)]
    d: jiff::civil::Date,
    e: rowkey::BaseTime<3600>,
}

#[derive(RowKey)]
struct Texts {
    #[pad(2)]
    a: String,
    #[pad(3, fill = ' ')]
    b: String,
    #[rowkey(nul)]
    c: String,
    d: Vec<u8>,
}

#[derive(RowKey)]
struct Foreign {
    #[rowkey(terminator = b'\xff')]
    a: String,
    #[rowkey(terminator = ',')]
    b: Vec<u8>,
    #[rowkey(len = u8)]
    c: String,
    #[rowkey(le, width = 3)]
    d: u32,
    #[rowkey(le)]
    e: i16,
}

#[derive(RowKey)]
struct Others {
    a: bool,
    b: char,
    c: f32,
    d: [u8; 2],
    e: uuid::Uuid,
    f: std::net::IpAddr,
    g: std::time::Duration,
    h: rust_decimal::Decimal,
    i: keys::Action,
    j: Option<u8>,
    k: [u8; 1],
    l: [i16; 2],
    m: keys::Place,
    n: Vec<u16>,
}

/// One value is wrong at a time; the others are right.
fn refuses<K: RowKey>(right: &[&str], cases: &[(&str, &str)]) {
    assert!(encode::<K>(right).is_ok(), "{:?}", encode::<K>(right));
    for (wrong, said) in cases {
        let name = wrong.split_once('=').unwrap().0;
        let outer = name.split('.').next().unwrap();
        let others = right.iter().filter(|word| word.split_once('=').unwrap().0 != outer);
        let words: Vec<&str> = others.copied().chain([*wrong]).collect();
        let found = encode::<K>(&words);
        assert_eq!(found.as_ref().err().map(String::as_str), Some(*said), "{wrong}: {found:?}");
    }
}

#[test]
fn numbers() {
    refuses::<Narrow>(
        &["a=1", "b=2", "c=3", "d=4"],
        &[
            ("a=256", "field `a`: expected a number in 0..=255, found 256"),
            ("a=-1", "field `a`: expected a number in 0..=255, found -1"),
            ("a=x", "field `a`: expected a number in 0..=255, found 'x'"),
            ("a=", "field `a`: expected a number in 0..=255, found ''"),
            ("a=1.0", "field `a`: expected a number in 0..=255, found '1.0'"),
            ("a=none", "field `a`: expected a number in 0..=255, found 'none'"),
            (
                "a=340282366920938463463374607431768211456",
                "field `a`: expected a number in 0..=255, found '340282366920938463463374607431768211456'",
            ),
            (
                "a=2023-11-14",
                "field `a`: found the time '2023-11-14', but the layout has no unit for this field; write a number in \
                 0..=255, or give the field a time type and a `unit` in the key",
            ),
            (
                "a=\"1",
                "'\\\"1': expected a JSON string, as it begins with a quote: EOF while parsing a string at line 1 column 2",
            ),
            ("b=60", "field `b`: expected a number in 0..=59, found 60"),
            ("c=0", "field `c`: expected a number other than 0, found 0"),
            ("d=-1", "field `d`: expected a number in 0..=32767, found -1"),
        ],
    );
}

const SECONDS: &str = "field `b`: expected seconds since 1970 in -377705023201..=253402207200, or a time, as 2023-11-14T22:13:20Z, \
                       found 'x'";

#[test]
fn times() {
    let right = ["a=100", "b=2023-11-14T22:13:20Z", "c=1.5", "d=2012-02-29", "e=3600"];
    // 1700000000 is 2023-11-14T22:13:20Z.
    let instant = "field `c`: expected a time, as 2023-11-14T22:13:20Z, or seconds since 1970, found";
    refuses::<Times>(
        &right,
        &[
            ("a=101", "field `a`: expected a number in -9223372036854775808..=100, found 101"),
            (
                "b=2023-11-14T22:13:20.5Z",
                "field `b`: expected a whole number of seconds, found a time between 1700000000 and the next",
            ),
            ("c=2023-11-14T24:00:00Z", &format!("{instant} '2023-11-14T24:00:00Z'")),
            ("c=2023-02-29", &format!("{instant} '2023-02-29'")),
            ("c=2023-11-14T22:13:20", &format!("{instant} '2023-11-14T22:13:20'")),
            (
                "c=2016-12-31T23:59:60Z",
                "field `c`: expected a time that is not a leap second, found a leap second",
            ),
            (
                "c=2016-12-31T235960Z",
                "field `c`: expected a time that is not a leap second, found a leap second",
            ),
            ("c=2023-11-14T22:+3:20Z", &format!("{instant} '2023-11-14T22:+3:20Z'")),
            ("c=2023-11-14T22:13:20.Z", &format!("{instant} '2023-11-14T22:13:20.Z'")),
            ("c=2023-11-14T22:13:20.1234567890Z", &format!("{instant} '2023-11-14T22:13:20.1234567890Z'")),
            ("c=2023-11-14T22:13:20+24:00", &format!("{instant} '2023-11-14T22:13:20+24:00'")),
            ("c=2023-11-14T22:13:20+00:60", &format!("{instant} '2023-11-14T22:13:20+00:60'")),
            ("c=2023-11-14T22:13:20+08:00:30.5", &format!("{instant} '2023-11-14T22:13:20+08:00:30.5'")),
            (
                "c=2023-11-14T22:13:20Z[u-ca=hebrew]",
                &format!("{instant} '2023-11-14T22:13:20Z[u-ca=hebrew]'"),
            ),
            ("c=1s", &format!("{instant} '1s'")),
            ("c=1.+5", &format!("{instant} '1.+5'")),
            (
                "d=2012-02-29T00:00:00Z",
                "field `d`: expected a date, as 2012-09-01, found '2012-02-29T00:00:00Z'",
            ),
            (
                "d=2012-02-29T12:00:00",
                "field `d`: expected a date, as 2012-09-01, found '2012-02-29T12:00:00'",
            ),
            ("d=2011-02-29", "field `d`: expected a date, as 2012-09-01, found '2011-02-29'"),
            ("d=20110229", "field `d`: expected a date, as 2012-09-01, found '20110229'"),
            ("b=x", SECONDS),
            (
                "e=x",
                "field `e`: expected seconds since 1970, a multiple of 3600, or a time, as 2023-11-14T22:00:00Z, found 'x'",
            ),
            ("e=3601", "field `e`: expected a multiple of 3600 seconds, found 3601"),
        ],
    );
}

/// The same value, as different people write it.
#[test]
fn values_in_other_words() {
    #[derive(RowKey)]
    #[rowkey(allow(hotspot))]
    struct Read {
        #[rowkey(text = compact)]
        at: jiff::Timestamp,
        level: keys::Level,
        action: keys::Action,
        name: Option<String>,
    }
    fn same<K: RowKey>(right: &[&str], others: &[&str]) {
        let row = encode::<K>(right).unwrap();
        for other in others {
            let name = other.split_once('=').unwrap().0;
            let words: Vec<&str> = right
                .iter()
                .map(|word| if word.starts_with(&format!("{name}=")) { *other } else { *word })
                .collect();
            assert_eq!(encode::<K>(&words), Ok(row.clone()), "{other}");
        }
    }
    // 1699999200 is 2023-11-14T22:00:00Z.
    let right = ["a=100", "b=1700000000", "c=-1.5", "d=2012-02-29", "e=1699999200"];
    same::<Times>(
        &right,
        &[
            "b=2023-11-14T22:13:20Z",
            "b=2023-11-14T23:43:20+01:30",
            "b=2023-11-14T20:43:20-01:30",
            "b=2023-11-15T22:12:20+23:59",
            "b=2023-11-15T061320+08",
            "c=1969-12-31T23:59:58.5Z",
            "d=20120229",
            "e=2023-11-14T22:00:00Z",
        ],
    );
    same::<Times>(&["a=100", "b=1", "c=1.5", "d=2012-02-29", "e=0"], &["c=1970-01-01T00:00:01.5Z"]);
    same::<Times>(&["a=100", "b=1", "c=-1", "d=2012-02-29", "e=0"], &["c=1969-12-31T23:59:59Z"]);
    same::<Read>(
        &["at=2023-11-14T22:13:20Z", "level=Info", "action=Logout", "name=some(x)"],
        &["at=20231114221320", "level=1", "level=Info = 1", "action=out", "name=\"some(x)\""],
    );
}

#[test]
fn texts() {
    refuses::<Texts>(
        &["a=ab", "b=c", "c=d", "d=00ff"],
        &[
            ("a=abc", "field `a`: expected at most 2 bytes, found 3"),
            ("b=\"a \"", "field `b`: expected text that does not end in the fill byte 20"),
            ("b=\"a\\t\"", "field `b`: expected no byte below the fill byte 20, found 09 at byte 1"),
            ("c=\"a\\u0000b\"", "field `c`: expected text without a 00, found one at byte 1"),
            ("d=0", "field `d`: expected bytes in hexadecimal digits, found '0'"),
            ("d=0g", "field `d`: expected bytes in hexadecimal digits, found '0g'"),
            ("d= ", "field `d`: expected bytes in hexadecimal digits, found ' '"),
        ],
    );
    refuses::<Foreign>(
        &["a=x", "b=00", "c=y", "d=1", "e=1"],
        &[
            ("b=612c", "field `b`: expected text without a 2c, found one at byte 1"),
            (&format!("c={}", "x".repeat(256)), "field `c`: expected at most 255 bytes, found 256"),
            ("d=16777216", "field `d`: expected a number in 0..=16777215, found 16777216"),
            ("e=-32769", "field `e`: expected a number in -32768..=32767, found -32769"),
        ],
    );
    refuses::<keys::Delimited>(
        &["a=x", "b=1", "c=Mon", "d=Log", "e=1", "f=1", "g="],
        &[
            ("a=x,y", "field `a`: expected bytes above the delimiter ',', found 2c at byte 1"),
            ("a=x y", "field `a`: expected bytes above the delimiter ',', found 20 at byte 1"),
            ("b=1000", "field `b`: expected a number in 0..=999, found 1000"),
        ],
    );
    refuses::<keys::Unordered>(
        &["a=x", "b=1", "c=z"],
        &[
            (
                "a=x::y",
                "field `a`: expected text without the delimiter \"::\", also across its end, found it at byte 1",
            ),
            (
                "c=x:",
                "field `c`: expected text without the delimiter \"::\", also across its end, found it at byte 1",
            ),
        ],
    );
    assert_eq!(encode::<keys::Short>(&["a=1", "b=eight"]), Ok(b"\x01eight".to_vec()));
    assert_eq!(
        encode::<keys::Short>(&["a=1", "b=eightt"]),
        Err("the row has 7 bytes, expected at most 6".into())
    );
}

#[test]
fn other_types() {
    let right = [
        "a=true",
        "b=x",
        "c=1",
        "d=00ff",
        "e=f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
        "f=::1",
        "g=1.5",
        "h=-12.5",
        "i=Log",
        "j=none",
        "k=00",
        "l=[1,2]",
        r#"m={"zone":1,"town":"x"}"#,
        "n=[]",
    ];
    let two = "expected 2 bytes in 4 hexadecimal digits, found";
    let decimal = "expected a decimal number, as -12.5, of 96 bits with at most 28 places, found";
    refuses::<Others>(
        &right,
        &[
            ("a=1", "field `a`: expected true or false, found '1'"),
            ("b=xy", "field `b`: expected one character, found 'xy'"),
            ("c=x", "field `c`: expected a number, as 1.5, found 'x'"),
            // The bits of infinity, and of 1.
            ("c=NaN(0x7f800000)", "field `c`: expected a number, as 1.5, found 'NaN(0x7f800000)'"),
            ("c=NaN(0x3f800000)", "field `c`: expected a number, as 1.5, found 'NaN(0x3f800000)'"),
            ("c=1e39", "field `c`: expected a number of 32 bits, at most 3.4028235e38, found 1e39"),
            ("c=-1e39", "field `c`: expected a number of 32 bits, at most 3.4028235e38, found -1e39"),
            ("d=00", &format!("field `d`: {two} '00'")),
            ("d=+0+0", &format!("field `d`: {two} '+0+0'")),
            (
                "e=f81d4fae",
                "field `e`: expected a UUID, as f81d4fae-7dec-11d0-a765-00a0c91e6bf6, found 'f81d4fae'",
            ),
            (
                "e=f81d4fae7-dec-11d0-a765-00a0c91e6bf6",
                "field `e`: expected a UUID, as f81d4fae-7dec-11d0-a765-00a0c91e6bf6, found 'f81d4fae7-dec-11d0-a765-00a0c91e6bf6'",
            ),
            ("f=10.0.0", "field `f`: expected an IP address, found '10.0.0'"),
            ("g=-1", "field `g`: expected seconds, as 1.5, found '-1'"),
            // 2^96
            (
                "h=79228162514264337593543950336",
                &format!("field `h`: {decimal} '79228162514264337593543950336'"),
            ),
            ("h=.5", &format!("field `h`: {decimal} '.5'")),
            ("h=++5", &format!("field `h`: {decimal} '++5'")),
            ("i=log", "field `i`: expected one of Log, Login, Logout = 'out', found 'log'"),
            ("j=x", "field `j`: expected none, or a number in 0..=255, found 'x'"),
            ("k=0", "field `k`: expected 1 byte in 2 hexadecimal digits, found '0'"),
            ("l=[1]", "field `l`: expected a list of 2, as [1,2], found [1]"),
            ("l=[1,\"x\"]", "field `l`: element 1: expected a number in -32768..=32767, found 'x'"),
            ("l=1", "field `l`: expected a list of 2, as [1,2], found 1"),
            ("m=x", "field `m`: expected an object of zone, town, found 'x'"),
            ("m=[1]", "field `m`: expected an object of zone, town, found [1]"),
            (r#"m={"zone":1}"#, "field `m`: field `town` is missing"),
            (r#"m={"zone":1,"twon":"x"}"#, "field `m`: no field `twon`; did you mean `town`?"),
            ("m.zone=1", "field `m.town` is missing"),
            ("m.zon=1", "no field `m.zon`; did you mean `m.zone`?"),
            (
                r#"m={"zone":1,"zone":2,"town":"x"}"#,
                "field `m`: expected an object of zone, town, found '{\\\"zone\\\":1,\\\"zone\\\":2,\\\"town\\\":\\\"x\\\"}': \
                 expected each name once, found \"zone\" twice",
            ),
            ("n=x", "field `n`: expected a list, as [1,2], found 'x'"),
            ("n=[65536]", "field `n`: expected a number in 0..=65535, found 65536"),
        ],
    );
}

#[test]
fn types_in_other_bytes() {
    #[derive(RowKey)]
    struct Key {
        a: std::net::Ipv4Addr,
        b: std::net::Ipv6Addr,
        c: jiff::civil::Date,
        #[rowkey(hex)]
        d: [u8; 3],
        #[rowkey(hex)]
        e: u16,
    }
    refuses::<Key>(
        &["a=10.0.0.1", "b=::1", "c=2012-09-01", "d=00ff00", "e=1"],
        &[
            ("a=::1", "field `a`: expected an IPv4 address, found '::1'"),
            ("b=10.0.0.1", "field `b`: expected an IPv6 address, found '10.0.0.1'"),
            ("c=x", "field `c`: expected a date, as 2012-09-01, or days since 1970, found 'x'"),
            ("d=00", "field `d`: expected 3 bytes in 6 hexadecimal digits, found '00'"),
            ("e=x", "field `e`: expected a number in 0..=65535, found 'x'"),
        ],
    );
}

#[test]
fn fields_that_are_missing_or_unknown() {
    assert_eq!(encode::<keys::Tail>(&["a=1"]), Ok(vec![1]));
    for (words, said) in [
        (&["host=7", "at=1"][..], "field `seq` is missing"),
        (&["host=7"][..], "fields are missing: `at`, `seq`"),
        (&["host=7", "at=1", "seq=1", "host=8"], "field `host` is given twice"),
        (&["hots=7", "at=1", "seq=1"], "no field `hots`; did you mean `host`?"),
        (&["host=7", "at=1", "seq=1", "zzz=1"], "no field `zzz`: the fields are host, at, seq"),
        (&["HOST=7", "at=1", "seq=1"], "no field `HOST`; did you mean `host`?"),
        (&["=7", "at=1", "seq=1"], "no field ``: the fields are host, at, seq"),
        (&["host.x=7", "at=1", "seq=1"], "no field `host.x`; did you mean `host`?"),
        (&["host=7", "host.x=7", "at=1", "seq=1"], "no field `host.x`; did you mean `host`?"),
    ] {
        assert_eq!(encode::<keys::Salted>(words), Err(said.into()), "{words:?}");
    }
    let whole = r#"place={"zone":3,"town":"x"}"#;
    let others = ["user=1", "whose=1", "back=1", "last.zone=1", "last.town=x"];
    for (words, said) in [
        (&["place.zon=3", "place.town=x"][..], "no field `place.zon`; did you mean `place.zone`?"),
        (&[whole, "place.zon=3"], "no field `place.zon`; did you mean `place.zone`?"),
        (&[whole, "place.zone=3"], "field `place.zone` is given twice, as `place` is given as a whole"),
    ] {
        assert_eq!(encode::<keys::Nested>(&[&others[..], words].concat()), Err(said.into()), "{words:?}");
    }
    let twice = encode::<keys::DelimitedInside>(&["a={}", "a.a=x"]);
    assert!(twice.is_err_and(|error| !error.contains('\n')));
}

#[test]
fn objects_that_are_none() {
    let layout = super::travelled(keys::Salted::LAYOUT);
    let said = |json: &str| {
        Given::of_json(json).and_then(|json| named(&layout, json)).and_then(|named| encoded(&layout, named))
    };
    assert_eq!(said("[1]"), Err("expected an object, found [1]".into()));
    assert_eq!(
        said(r#"{"host":null,"at":1,"seq":1}"#).err().as_deref(),
        Some("field `host`: expected a number in 0..=4294967295, found null")
    );
    assert_eq!(
        said(r#"{"host":{},"at":1,"seq":1}"#).err().as_deref(),
        Some("field `host`: expected a number in 0..=4294967295, found {}")
    );
    // A second has fewer nanoseconds, and a minute one leap second at most.
    #[derive(RowKey)]
    struct Parts {
        a: std::time::Duration,
        b: jiff::Timestamp,
    }
    let parts = |a: u32, b: u32| {
        let part = |nanos: u32| format!(r#"{{"seconds":1,"nanoseconds":{nanos}}}"#);
        let json = Given::of_json(&format!(r#"{{"a":{},"b":{}}}"#, part(a), part(b))).unwrap();
        encoded(Parts::LAYOUT, named(Parts::LAYOUT, json).unwrap()).map(drop)
    };
    assert_eq!(parts(999_999_999, 999_999_999), Ok(()));
    let error = parts(1_000_000_000, 0).unwrap_err();
    assert!(error.starts_with("field `a`: expected seconds, as 1.5, found {"), "{error}");
    let error = parts(0, 1_999_999_999).unwrap_err();
    assert_eq!(error, "field `b`: expected a time that is not a leap second, found a leap second");
    let error = parts(0, 2_000_000_000).unwrap_err();
    assert!(error.starts_with("field `b`: expected a time, as"), "{error}");
    assert_eq!(
        said(r#"{"segments":[{"name":"salt"},{"value":1}]}"#).err().as_deref(),
        Some("expected a segment with a name, found null")
    );
}

struct Half;

impl Codec<u8> for Half {
    type Arg<'v> = u8;
    const NODE: &'static Node = &Node::fixed("half", 1);

    fn write<S: Sink>(value: &u8, _: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&[value / 2]);
        Ok(())
    }
}

impl<'r> Decode<'r, u8> for Half {
    fn read(row: &mut Reader<'r>, _: End) -> Option<u8> {
        let [byte] = row.array()?;
        Some(byte)
    }
}

struct Length;

impl SaltHash for Length {
    const NAME: &'static str = "length";

    fn bucket(parts: &[&[u8]], buckets: u32) -> u32 {
        parts.iter().map(|part| part.len() as u32).sum::<u32>() % buckets
    }
}

/// Infinity is a value of its own, not one that a number becomes.
#[test]
fn floats_that_are_too_large() {
    #[derive(RowKey)]
    struct Float(f64);
    assert!(encode::<Float>(&["0=inf"]).is_ok() && encode::<Float>(&["0=-Infinity"]).is_ok());
    assert_eq!(encode::<Float>(&["0=1e-400"]), encode::<Float>(&["0=0"]));
    let most = "expected a number of 64 bits, at most 1.7976931348623157e308, found";
    for text in ["1e400", "-1e400"] {
        assert_eq!(encode::<Float>(&[&format!("0={text}")]), Err(format!("field `0`: {most} {text}")));
    }
}

/// JSON has to end, whatever its depth.
#[test]
fn json_that_is_nested_deeply() {
    let deep = |depth: usize| Given::of_json(&("[".repeat(depth) + &"]".repeat(depth)));
    assert!(deep(128).is_ok());
    for depth in [129, 100_000] {
        assert_eq!(deep(depth), Err("the JSON is nested more than 128 deep".into()));
    }
    let shown = |json: &str| Given::of_json(json).map(|json| json.to_string());
    let all = r#"{"a\n":[1.50,-0,true,null,""],"b":{},"c":[]}"#;
    assert_eq!(shown(&all.replace(',', " ,\t").replace(':', " : ")).as_deref(), Ok(all));
    assert!(shown(r#"{"a":"\ud800"}"#).is_err());
}

/// What only the program with the key knows.
#[test]
fn codecs_and_hashes_of_the_users_own() {
    #[derive(RowKey)]
    struct OwnCodec {
        a: u8,
        #[rowkey(with = Half)]
        b: u8,
    }
    #[derive(RowKey)]
    struct Outer {
        a: u8,
        b: OwnCodec,
    }
    #[derive(RowKey)]
    struct OwnHash {
        #[salt(buckets = 4, hash = Length)]
        a: String,
    }
    #[derive(RowKey)]
    enum Kinds {
        #[rowkey(prefix = "a")]
        A(OwnCodec),
    }
    #[derive(RowKey)]
    struct OuterOfKinds {
        a: u8,
        b: Kinds,
    }
    let said = |layout: &rowkey::Layout| {
        let json = serde_json::to_string(layout).unwrap();
        known(serde_json::from_str(&json).unwrap()).err()
    };
    let codec = "the codec 'half' is defined in your program; only that program can encode these rows";
    assert_eq!(said(OwnCodec::LAYOUT).as_deref(), Some(codec));
    assert_eq!(said(Outer::LAYOUT).as_deref(), Some(codec));
    assert_eq!(said(Kinds::LAYOUT).as_deref(), Some(codec));
    assert_eq!(said(OuterOfKinds::LAYOUT).as_deref(), Some(codec));
    assert_eq!(
        said(OwnHash::LAYOUT).as_deref(),
        Some("the salt hash 'length' is defined in your program; only that program can encode these rows")
    );
    assert!(of_kind(OwnHash::LAYOUT, None).is_ok());
}
