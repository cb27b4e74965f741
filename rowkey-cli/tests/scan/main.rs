//! `rowkey scan` as a process.

#![allow(missing_docs, reason = "nothing here is for others")]
#![allow(dead_code, reason = "the tests share the runs of the tool")]

use rowkey::RowKey;

#[path = "../tool/process.rs"]
mod process;

use process::{Folder, Run};

/// Buckets by hand: of id 7, 31 * 31 + 7 = 968 = 60 * 16 + 8; of id 8 one more, 9.
#[derive(RowKey)]
struct Session {
    #[salt(buckets = 16, hash = java31)]
    id: u16,
    #[reverse_ts(from = 1_000)]
    at: i64,
    seq: u8,
}

#[derive(RowKey)]
struct Departure {
    airport: u8,
    hour: u8,
    carrier: u8,
}

#[derive(RowKey)]
#[rowkey(delimiter = "/")]
struct Page {
    site: String,
    path: String,
}

impl Run {
    #[track_caller]
    fn is(&self, status: i32, out: &str, err: &str) {
        assert_eq!((self.status, &*self.out, &*self.err), (status, out, err));
    }
}

fn scan(layout: &rowkey::Layout, args: &[&str]) -> Run {
    let folder = Folder::new();
    let key = folder.layout("key.json", layout);
    folder.run(&[&["scan", "--layout", &key][..], args].concat())
}

/// What the tool says of ranges that hold more than was asked for.
const WIDER: &str = "note: a condition is after an open or bounded field, or on or after a `rest` field, so the ranges also hold \
                     rows that do not match\n";

/// 1000 - 100 = 900 = 0x384 and 1000 - 200 = 800 = 0x320. From 100 up to, without, 200 the newest row is that of 199, which
/// comes after all that begin with 0x320; all that begin with 0x384 are below 0x385.
#[test]
fn one_range_in_every_form() {
    let args = |form: &'static str| ["-f", form, "id=7", "at=100..200"];
    let (start, stop) = (
        "\\x08\\x00\\x07\\x00\\x00\\x00\\x00\\x00\\x00\\x03!",
        "\\x08\\x00\\x07\\x00\\x00\\x00\\x00\\x00\\x00\\x03\\x85",
    );
    scan(Session::LAYOUT, &["id=7", "at=100..200"]).is(0, &format!("{start}\t{stop}\n"), "");
    scan(Session::LAYOUT, &args("text")).is(0, &format!("{start}\t{stop}\n"), "");
    scan(Session::LAYOUT, &args("hex")).is(0, "0800070000000000000321\t0800070000000000000385\n", "");
    scan(Session::LAYOUT, &args("ldb")).is(
        0,
        "ldb --db=\"$DB\" scan --hex --from=0x0800070000000000000321 --to=0x0800070000000000000385\n",
        "",
    );
    // `!` is neither a letter nor a digit, so it is escaped in quotes.
    scan(Session::LAYOUT, &["-f", "hbase", "-t", "ns:events", "id=7", "at=100..200"]).is(
        0,
        r#"scan 'ns:events', {STARTROW => "\x08\x00\x07\x00\x00\x00\x00\x00\x00\x03\x21", STOPROW => "\x08\x00\x07\x00\x00\x00\x00\x00\x00\x03\x85"}
"#,
        "",
    );
    // Cut before the 00.
    scan(Session::LAYOUT, &args("cbt")).is(
        0,
        "cbt read rows start=$'\\x08' end=$'\\x08\\x01'\n",
        "note: no argument can contain a 00, so start and end are cut there, and the ranges also contain rows that do not match; --format text has the exact ones\n",
    );
    let run = scan(Session::LAYOUT, &["--json", "id=7", "at=100..200"]);
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let expected = serde_json::json!({ "exact": true, "ranges": [{
        "start_hex": "0800070000000000000321", "stop_hex": "0800070000000000000385",
        "start_text": start, "stop_text": stop,
    }] });
    assert_eq!((run.status, json, &*run.err), (0, expected, ""));
}

#[test]
fn text_has_rows_that_every_shell_takes() {
    let page = |args: &[&str]| scan(Page::LAYOUT, args);
    // The successor of `/` is `0`.
    page(&["site=docs"]).is(0, "docs/\tdocs0\n", "");
    page(&["-f", "cbt", "site=docs"]).is(0, "cbt read rows start=$'docs\\x2F' end=$'docs0'\n", "");
    page(&["-f", "cbt", "-t", "pages", "site=docs", "path^=a"]).is(
        0,
        "cbt read pages start=$'docs\\x2Fa' end=$'docs\\x2Fb'\n",
        "",
    );
    // Only the stop has a 00, which is cut.
    let run = page(&["-f", "cbt", "site=docs", "path=x"]);
    assert!(
        run.status == 0 && run.err.starts_with("note: no argument can contain a 00"),
        "{}{}",
        run.out,
        run.err
    );
    page(&["site=docs,shop", "path=x"]).is(0, "docs/x\tdocs/x\\x00\nshop/x\tshop/x\\x00\n", "");
    // Without a stop, to the end of the table.
    page(&["-f", "cbt"]).is(0, "cbt read rows\n", "");
    page(&["-f", "ldb"]).is(0, "ldb --db=\"$DB\" scan --hex\n", "");
    page(&["-f", "hbase"]).is(0, "scan 'rows'\n", "");
    page(&["-f", "hbase", "site=m.."]).is(0, "scan 'rows', {STARTROW => \"m\\x2F\"}\n", "");
    page(&["site=m.."]).is(0, "m/\t\n", "");
}

#[test]
fn several_ranges_are_one_scan_with_a_filter() {
    let filter = "org.apache.hadoop.hbase.filter";
    let range = |start: &str, stop: &str| {
        format!(
            r#"{filter}.MultiRowRangeFilter::RowRange.new("{start}".to_java_bytes, true, "{stop}".to_java_bytes, false)"#
        )
    };
    let (seven, eight) = (range(r"\x08\x00\x07", r"\x08\x00\x08"), range(r"\x09\x00\x08", r"\x09\x00\x09"));
    let expected = format!(
        r#"scan 'rows', {{STARTROW => "\x08\x00\x07", STOPROW => "\x09\x00\x09", FILTER => {filter}.MultiRowRangeFilter.new(java.util.ArrayList.new([
  {seven},
  {eight}
]))}}
"#
    );
    scan(Session::LAYOUT, &["-f", "hbase", "id=8,7"]).is(0, &expected, "");
    // Two values are asked for in their buckets, as one range they would be in all.
    scan(Session::LAYOUT, &["-f", "hbase", "id=7..=8"]).is(0, &expected, "");
    scan(Session::LAYOUT, &["-f", "hex", "id=7..=8"]).is(0, "080007\t080008\n090008\t090009\n", "");
    let all = scan(Session::LAYOUT, &["-f", "hex", "at=100.."]);
    assert_eq!((all.status, all.out.lines().count()), (0, 16));
}

/// The first bytes of a `rest` field narrow the ranges, if all fields before it are fixed.
#[test]
fn ranges_up_to_a_rest_field() {
    #[derive(RowKey)]
    struct Span {
        service: u8,
        #[rowkey(rest)]
        operation: String,
        seq: u8,
    }
    for operation in ["operation=get,getAll,put", "operation^=get"] {
        let all = if operation.contains(',') { 2 } else { 1 };
        let ranges = ["07676574\t07676575\n", "07707574\t07707575\n"];
        scan(Span::LAYOUT, &["-f", "hex", "service=7", operation]).is(0, &ranges[..all].concat(), WIDER);
        scan(Span::LAYOUT, &["-f", "hex", "service=7..9", operation]).is(0, "07\t09\n", WIDER);
        assert_eq!(scan(Span::LAYOUT, &["-f", "hex", operation]).out, "\t\n");
    }
}

/// The airport is open, so rows with other hours are between those that match.
#[test]
fn a_skip_scan_is_its_bounds_and_masks() {
    let note = "note: these ranges are the whole table, as the first field is open\n";
    scan(Departure::LAYOUT, &["-f", "hex", "hour=9"]).is(0, "\t\n", note);
    #[derive(RowKey)]
    struct Nested {
        at: Departure,
    }
    scan(Nested::LAYOUT, &["-f", "hex", "at.hour=9"]).is(0, "\t\n", note);
    scan(Departure::LAYOUT, &["-f", "hex", "airport=3..5", "hour=9"]).is(0, "03\t05\n", WIDER);
    let filter = "org.apache.hadoop.hbase.filter.FuzzyRowFilter";
    let pair = "org.apache.hadoop.hbase.util.Pair";
    scan(Departure::LAYOUT, &["-f", "hbase", "airport=3..5", "hour=8,9"]).is(
        0,
        &format!(
            r#"scan 'rows', {{STARTROW => "\x03", STOPROW => "\x05", FILTER => {filter}.new(java.util.ArrayList.new([
  {pair}.new("\x00\x08\x00".to_java_bytes, "\x01\x00\x01".to_java_bytes),
  {pair}.new("\x00\x09\x00".to_java_bytes, "\x01\x00\x01".to_java_bytes)
]))}}
"#
        ),
        // The range has the bounds, and the filter the values.
        "",
    );
    let run = scan(Departure::LAYOUT, &["-f", "hbase", "airport=3..5", "hour=8", "carrier=1..3"]);
    let note = "note: the filter cannot express bounds, the end of a row or fields after one of variable width, so it passes \
                some rows that do not match\n";
    assert_eq!((run.status, &*run.err), (0, note), "{}", run.out);
    // Nor the end of a row, so it also passes rows with a note.
    #[derive(RowKey)]
    struct Guest {
        floor: u8,
        room: u8,
        #[rowkey(tail)]
        note: Option<u8>,
    }
    let run = scan(Guest::LAYOUT, &["-f", "hbase", "room=3", "note=none"]);
    assert_eq!((run.status, &*run.err), (0, note), "{}", run.out);
    // Without bounds, the filter leaves out all that does not match.
    let run = scan(Departure::LAYOUT, &["-f", "hbase", "hour=9"]);
    assert_eq!((run.status, &*run.err), (0, ""), "{}", run.out);
    let run = scan(Departure::LAYOUT, &["--json", "airport=3..5", "hour=9"]);
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let expected = serde_json::json!({
        "exact": false,
        "ranges": [{ "start_hex": "03", "stop_hex": "05", "start_text": "\\x03", "stop_text": "\\x05" }],
        "fuzzy": [{ "row_hex": "000900", "mask_hex": "010001" }],
    });
    assert_eq!((run.status, json), (0, expected));
}

#[derive(RowKey)]
struct Visit {
    org: u16,
    day: u8,
    user: u8,
    seq: u8,
}

#[derive(RowKey)]
struct Named {
    org: u8,
    day: u8,
    name: String,
    seq: u8,
}

/// 500 = 0x1F4.
#[test]
fn a_condition_after_an_open_field_does_not_widen_those_before_it() {
    let ranges = "000107\t000108\n01f407\t01f408\n";
    scan(Visit::LAYOUT, &["-f", "hex", "org=1,500", "day=7"]).is(0, ranges, "");
    scan(Visit::LAYOUT, &["-f", "hex", "org=1,500", "day=7", "seq=3"]).is(0, ranges, WIDER);
    scan(Visit::LAYOUT, &["-f", "hex", "org=1,500", "day=7..9", "seq=3"]).is(
        0,
        "000107\t000109\n01f407\t01f409\n",
        WIDER,
    );
    // The masks have the values of all fields, so the filter needs no ranges.
    let filter = "org.apache.hadoop.hbase.filter";
    let pair = "org.apache.hadoop.hbase.util.Pair";
    let fuzzy = |first: &str, second: &str, mask: &str| {
        format!(
            r#"{filter}.FuzzyRowFilter.new(java.util.ArrayList.new([
  {pair}.new("{first}".to_java_bytes, "{mask}".to_java_bytes),
  {pair}.new("{second}".to_java_bytes, "{mask}".to_java_bytes)
]))"#
        )
    };
    let values = fuzzy(r"\x00\x01\x07\x00\x03", r"\x01\xF4\x07\x00\x03", r"\x00\x00\x00\x01\x00");
    scan(Visit::LAYOUT, &["-f", "hbase", "org=1,500", "day=7", "seq=3"]).is(
        0,
        &format!("scan 'rows', {{STARTROW => \"\\x00\\x01\\x07\", STOPROW => \"\\x01\\xF4\\x08\", FILTER => {values}}}\n"),
        "",
    );
    // They have no bounds, so the ranges are a second filter.
    let range = |start: &str, stop: &str| {
        format!(
            r#"{filter}.MultiRowRangeFilter::RowRange.new("{start}".to_java_bytes, true, "{stop}".to_java_bytes, false)"#
        )
    };
    let ranges = |first: String, second: String| {
        format!("{filter}.MultiRowRangeFilter.new(java.util.ArrayList.new([\n  {first},\n  {second}\n]))")
    };
    let bounds = ranges(range(r"\x00\x01\x07", r"\x00\x01\x09"), range(r"\x01\xF4\x07", r"\x01\xF4\x09"));
    let values = fuzzy(r"\x00\x01\x00\x00\x03", r"\x01\xF4\x00\x00\x03", r"\x00\x00\x01\x01\x00");
    scan(Visit::LAYOUT, &["-f", "hbase", "org=1,500", "day=7..9", "seq=3"]).is(
        0,
        &format!(
            "scan 'rows', {{STARTROW => \"\\x00\\x01\\x07\", STOPROW => \"\\x01\\xF4\\x09\", FILTER => \
             {filter}.FilterList.new(java.util.ArrayList.new([\n  {bounds},\n  {values}\n]))}}\n"
        ),
        "",
    );
    // After a variable width, no mask can fix a byte.
    let bounds = ranges(range(r"\x01\x07", r"\x01\x08"), range(r"\x05\x07", r"\x05\x08"));
    scan(Named::LAYOUT, &["-f", "hbase", "org=1,5", "day=7", "seq=3"]).is(
        0,
        &format!(
            "scan 'rows', {{STARTROW => \"\\x01\\x07\", STOPROW => \"\\x05\\x08\", FILTER => {bounds}}}\n"
        ),
        WIDER,
    );
    // But before it.
    let run = scan(Named::LAYOUT, &["-f", "hbase", "day=7", "seq=3"]);
    assert!(
        run.out.contains(r#"Pair.new("\x00\x07".to_java_bytes, "\x01\x00".to_java_bytes)"#),
        "{}",
        run.out
    );
    assert!(run.err.starts_with("note: the filter cannot express"), "{}", run.err);
}

/// Only the salt and the bounds: a mask that fixes the salt passes every row.
#[test]
fn no_filter_that_passes_every_row() {
    let note = "note: these ranges are the whole table, as the first field is open\n";
    let whole = "scan 'rows', {STARTROW => \"\\x00\", STOPROW => \"\\x10\"}\n";
    scan(Session::LAYOUT, &["-f", "hbase", "at=5..9"]).is(0, whole, note);
    scan(Session::LAYOUT, &["-f", "hbase"]).is(0, whole, "");
    let run = scan(Session::LAYOUT, &["--json", "at=5..9"]);
    assert!(run.status == 0 && !run.out.contains("fuzzy"), "{}", run.out);
}

#[test]
fn ranges_in_base64() {
    // 08 00 07 and 08 00 08.
    scan(Session::LAYOUT, &["-f", "base64", "id=7"]).is(0, "CAAH\tCAAI\n", "");
}

/// 2^32 ranges: the first comes at once, and memory has no room for all.
#[test]
fn ranges_are_written_as_they_are_found() {
    use std::io::{BufRead, BufReader};

    let values = |name: &str| {
        let all: Vec<String> = (0..256).map(|value| value.to_string()).collect();
        format!("{name}={}", all.join(","))
    };
    let folder = Folder::new();
    let key = folder.layout("key.json", Visit::LAYOUT);
    for form in [&["-f", "hex"][..], &["--json"]] {
        let conditions = ["org", "day", "user", "seq"].map(values);
        let mut args = vec!["scan", "-l", &key];
        args.extend(form.iter().copied().chain(conditions.iter().map(String::as_str)));
        let mut child = folder.command(&args).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = Vec::new();
        out.read_until(b'1', &mut line).unwrap();
        drop(out);
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), &*output.stderr), (Some(0), &b""[..]));
    }
}

#[test]
fn a_scan_that_nothing_matches_is_a_finding() {
    for args in [&["airport=3..3"][..], &["airport=300.."], &["airport=5", "hour=3..3"]] {
        scan(Departure::LAYOUT, args).is(1, "", "error: no row can match\n");
    }
}

/// The bounds are in the order of the values, also where the newest row comes first.
#[test]
fn bounds_in_the_wrong_order() {
    #[derive(RowKey)]
    struct Sorts {
        name: String,
        #[rowkey(desc)]
        left: Option<i16>,
        right: Option<std::cmp::Reverse<i16>>,
        place: Place,
        ratio: f32,
        seen: jiff::Timestamp,
        #[rowkey(unit = ms)]
        day: jiff::Timestamp,
        pair: [u16; 2],
        from: std::net::Ipv4Addr,
    }
    #[derive(RowKey)]
    struct Place {
        zone: i8,
    }

    let said = |field: &str, low: &str, high: &str| {
        format!(
            "error: field `{field}`: the lower bound {low} is above the upper bound {high}, so no row can match\n"
        )
    };
    let departure = |args: &[&str], field, low, high| {
        scan(Departure::LAYOUT, args).is(1, "", &said(field, low, high));
    };
    departure(&["airport=9..3"], "airport", "9", "3");
    departure(&["airport=9..=8"], "airport", "9", "8");
    departure(&["-f", "hbase", "airport=1", "hour=300..200"], "hour", "300", "200");
    departure(&["--json", "hour=9..1", "airport=2..1"], "airport", "2", "1");
    scan(Session::LAYOUT, &["id=7", "at=200..100"]).is(1, "", &said("at", "200", "100"));
    scan(Session::LAYOUT, &["id=8..=7"]).is(1, "", &said("id", "8", "7"));
    for (field, low, high) in [
        ("name", "b", "a"),
        ("name", "ab", "a"),
        ("left", "-1", "-2"),
        ("left", "-2", "none"),
        ("right", "-1", "-2"),
        ("right", "-2", "none"),
        ("place.zone", "1", "-1"),
        ("ratio", "-0.5", "-1.5"),
        ("seen", "2023-11-14T22:13:20.5Z", "2023-11-14T22:13:20Z"),
        ("day", "2023-11-15", "2023-11-14"),
        ("pair", "[2,1]", "[1,9]"),
        ("from", "10.0.0.1", "9.0.0.1"),
    ] {
        let condition = format!("{field}={low}..={high}");
        scan(Sorts::LAYOUT, &[&condition]).is(1, "", &said(field, low, high));
        let condition = format!("{field}={high}..={low}");
        let run = scan(Sorts::LAYOUT, &[&condition]);
        assert_eq!(run.status, 0, "{condition}: {}", run.err);
    }
}

struct Own;

impl rowkey::SaltHash for Own {
    const NAME: &'static str = "own";

    fn bucket(_: &[&[u8]], _: u32) -> u32 {
        2
    }
}

#[derive(RowKey)]
struct OfOwn {
    #[salt(buckets = 3, hash = Own)]
    customer: u16,
    day: u8,
    seq: u8,
}

/// Every bucket has its range, as long as none has to be computed.
#[test]
fn a_salt_hash_of_the_users_own() {
    let own = |args: &[&str]| scan(OfOwn::LAYOUT, &[&["-f", "hex"], args].concat());
    let whole = "note: these ranges are the whole table, as the first field is open\n";
    own(&["customer=1..5"]).is(0, "000001\t000005\n010001\t010005\n020001\t020005\n", "");
    // Fewer values than buckets: other hashes are asked for the bucket of each.
    own(&["customer=7..=7"]).is(0, "000007\t000008\n010007\t010008\n020007\t020008\n", "");
    own(&["customer=..2", "seq=1"]).is(0, "00\t000002\n01\t010002\n02\t020002\n", WIDER);
    own(&[]).is(0, "00\t01\n01\t02\n02\t03\n", "");
    own(&["day=5"]).is(0, "00\t01\n01\t02\n02\t03\n", whole);
    let run = scan(OfOwn::LAYOUT, &["-f", "hbase", "day=5"]);
    assert!(run.status == 0 && run.out.contains("FuzzyRowFilter"), "{}{}", run.out, run.err);
    for args in [&["customer=7"][..], &["customer=7,8", "day=5"], &["customer=7", "seq=1"]] {
        let run = own(args);
        let said = "error: the salt hash 'own' is defined in your program, and only that program can compute the bucket of these values; with a \
                    range of `customer`, or without a condition on it, all buckets are scanned\n";
        assert_eq!((run.status, &*run.out, &*run.err), (2, "", said), "{args:?}");
    }
    // A nested key is known by the values of all its fields.
    #[derive(RowKey)]
    struct OfPlace {
        #[salt(buckets = 2, hash = Own)]
        place: Departure,
    }
    let airport = "place.airport=7";
    scan(OfPlace::LAYOUT, &["-f", "hex", airport]).is(0, "0007\t0008\n0107\t0108\n", "");
    let run = scan(OfPlace::LAYOUT, &[airport, "place.hour=8", "place.carrier=9"]);
    assert!(run.status == 2 && run.err.contains("can compute the bucket of these values"), "{}", run.err);
    // Each row that matches is in one of the ranges.
    let row = rowkey::to_string_binary(&OfOwn { customer: 3, day: 5, seq: 1 }.encode());
    assert_eq!(row, "\\x02\\x00\\x03\\x05\\x01");
    // `encode` needs the bucket.
    let folder = Folder::new();
    let key = folder.layout("own.json", OfOwn::LAYOUT);
    let run = folder.run(&["encode", "-l", &key, "customer=3", "day=5", "seq=1"]);
    assert!(run.status == 2 && run.err.contains("only that program can encode these rows"), "{}", run.err);
}

/// No unit says what the number counts.
#[test]
fn a_time_without_a_unit() {
    let number = "field `at`: found the time '2023-11-14T22:13:20Z', but the layout has no unit for this field; write the number \
                  (1700000000000, if it counts milliseconds), or give the field a time type and a `unit` in the key\n";
    let folder = Folder::new();
    let key = folder.layout("key.json", Session::LAYOUT);
    #[derive(RowKey)]
    struct Counted {
        at: u64,
    }
    let key_of_number = folder.layout("counted.json", Counted::LAYOUT);
    let run = folder.run(&["encode", "-l", &key_of_number, "at=2023-11-14T22:13:20Z"]);
    run.is(2, "", &format!("error: {number}"));
    let run = folder.run(&["scan", "-l", &key_of_number, "at=2023-11-14T22:13:20Z.."]);
    run.is(2, "", &format!("error: {number}"));
    // `from` is 1000.
    let run = folder.run(&["scan", "-l", &key, "id=7", "at=2023-11-14..2023-11-15"]);
    let expected =
        "found the time '2023-11-14', but the layout has no unit for this field; write a number in ";
    assert!(run.status == 2 && run.err.contains(expected) && run.err.lines().count() == 1, "{}", run.err);
}

/// A time between two counts is a bound after the first of them.
#[test]
fn bounds_between_two_counts() {
    #[derive(RowKey)]
    #[rowkey(allow(hotspot))]
    struct Counts {
        #[rowkey(unit = ms)]
        at: jiff::Timestamp,
        day: jiff::civil::Date,
        #[rowkey(unit = ns)]
        seen: jiff::Timestamp,
    }
    for (between, before) in [
        ("at=..2016-12-31T23:59:60.5Z", "at=..=2016-12-31T23:59:59.999Z"),
        ("at=..2016-12-31T23:59:59.9999Z", "at=..=2016-12-31T23:59:59.999Z"),
        ("day=..2012-09-01T12:00:00Z", "day=..=2012-09-01"),
        ("day=..2012-09-01T00:00:00.5Z", "day=..=2012-09-01"),
        ("day=..1969-12-31T12:00:00Z", "day=..=1969-12-31"),
        ("seen=..2016-12-31T23:59:60Z", "seen=..=2016-12-31T23:59:59.999999999Z"),
    ] {
        let ranges = |condition: &str| {
            let before = ["at", "day", "seen"].iter().position(|name| condition.starts_with(name)).unwrap();
            scan(Counts::LAYOUT, &[&["-f", "hex", condition], &["at=0", "day=0"][..before]].concat())
        };
        let (between, before) = (ranges(between), ranges(before));
        assert_eq!((between.status, between.out), (0, before.out), "{}", between.err);
    }
}

#[test]
fn many_ranges_are_listed_and_not_pasted() {
    let hours: Vec<String> = (0..150).map(|hour| hour.to_string()).collect();
    let (airports, hours) = (format!("airport={}", hours.join(",")), format!("hour={}", hours.join(",")));
    let listed = scan(Departure::LAYOUT, &["-f", "hex", &airports, &hours]);
    assert_eq!((listed.status, listed.out.lines().count()), (0, 22_500));
    let said = "error: found more than 10000 ranges, too many for a shell; --format text lists them all\n";
    scan(Departure::LAYOUT, &["-f", "ldb", &airports, &hours]).is(1, "", said);
}

/// Status 2, nothing on standard output, one line on standard error.
#[test]
fn bad_input_is_one_line() {
    for (args, said) in [
        (&["airport"][..], "`airport`: expected a condition, as host=7, host=7,8, at=5..9 or name^=ev"),
        (&["airport>=7"], "`airport>=7`: write `airport=7..`"),
        (&["airport<=7"], "`airport<=7`: write `airport=..=7`"),
        (&["airport<7"], "`airport<7`: write `airport=..7`"),
        (&["airport>7"], "`airport>7`: write `airport=7..`, which includes 7"),
        (&["airport==7"], "`airport==7`: write `airport=7`"),
        (&["airport!=7"], "`airport!=7`: no condition excludes a value"),
        (&["AIRPORT=7"], "no field `AIRPORT`; did you mean `airport`?"),
        (&["airprot=7"], "no field `airprot`; did you mean `airport`?"),
        (&["airport=7", "airport=8"], "field `airport` is given twice"),
        (&["airport=x"], "field `airport`: expected a number in 0..=255, found 'x'"),
        (&["airport=256"], "field `airport`: expected a number in 0..=255, found 256"),
        (&["airport^=x"], "field `airport`: `^=` is for text and bytes"),
        (
            &["airport=.."],
            "field `airport`: expected a bound, found `..`; leave out the condition of an open field",
        ),
        (&["-t", "a'b", "airport=1"], "--table `a'b`: expected a name of letters, digits, `_`"),
        (&["--kind", "A"], "--kind A: the layout has only one row kind"),
        (&["-f", "json"], "invalid value 'json'"),
        (&["-f", "hx"], "did you mean `hex`?"),
        (&["--json", "-f", "hex"], "cannot be used with"),
    ] {
        let Run { status, out, err } = scan(Departure::LAYOUT, args);
        assert_eq!((status, &*out), (2, ""), "{args:?}: {err}");
        assert!(
            err.starts_with("error: ") && err.contains(said) && err.lines().count() == 1,
            "{args:?}: {err}"
        );
    }
}

#[test]
fn help_has_examples() {
    let help = Folder::new().run(&["scan", "--help"]);
    assert!(help.out.contains("Examples:") && help.out.contains("Exit status: 0"), "{}", help.out);
    assert!(help.out.lines().all(|line| line.chars().count() <= 100), "{}", help.out);
}

/// The salted fields alone name the bucket: text under `desc`, which has no smallest encoding, opens no other one.
#[test]
fn one_bucket_behind_descending_text() {
    #[derive(RowKey)]
    struct User {
        #[rowkey(desc)]
        name: String,
        #[salt(buckets = 65536)]
        id: u32,
    }
    let row = User { name: "eva".into(), id: 7 }.encode();
    let bucket = rowkey::to_string_binary(&row[..2]);
    for conditions in [&["name=eva", "id=7"][..], &["id=7"]] {
        let run = scan(User::LAYOUT, conditions);
        let lines: Vec<&str> = run.out.lines().collect();
        assert_eq!(lines.len(), 1, "{conditions:?}");
        assert!(lines[0].starts_with(&bucket), "{lines:?}");
    }
}
