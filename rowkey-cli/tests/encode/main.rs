//! `rowkey encode` as a process.

#![allow(missing_docs, reason = "nothing here is for others")]
#![allow(dead_code, reason = "the tests share the runs of the tool")]

use rowkey::RowKey;
use rowkey::codec::{Codec, Decode, EncodeFault, End, Reader, Sink};
use rowkey::layout::Node;

#[path = "../tool/process.rs"]
mod process;

use process::{Folder, Run};

/// The bucket of id 7: 31 * (31 * 1 + 0) + 7 = 968 = 60 * 16 + 8.
#[derive(RowKey)]
struct Session {
    #[salt(buckets = 16, hash = java31)]
    id: u16,
    #[rowkey(unit = ms)]
    #[reverse_ts]
    at: jiff::Timestamp,
    place: Place,
    note: Option<u8>,
}

#[derive(RowKey)]
struct Place {
    zone: u8,
    name: String,
}

/// 9223372036854775807 - 1700000000000 = 0x7FFFFE74301A97FF; then zone 3, `eva` and its terminator, no note.
const ROW: [u8; 17] = *b"\x08\x00\x07\x7F\xFF\xFE\x74\x30\x1A\x97\xFF\x03eva\x00\x00";
const VALUES: [&str; 5] = ["id=7", "at=1700000000000", "place.zone=3", "place.name=eva", "note=none"];

#[derive(RowKey)]
struct Short(u8);

#[derive(RowKey)]
#[rowkey(salt(buckets = 2))]
enum Table {
    #[rowkey(prefix = "p")]
    Place(Place),
    #[rowkey(prefix = "s")]
    Short(Short),
    #[rowkey(prefix = "e")]
    Empty,
}

impl Run {
    #[track_caller]
    fn is(&self, status: i32, out: &str, err: &str) {
        assert_eq!((self.status, &*self.out, &*self.err), (status, out, err));
    }
}

#[test]
fn a_row_in_every_form() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Session::LAYOUT);
    let text = r"\x08\x00\x07\x7F\xFF\xFEt0\x1A\x97\xFF\x03eva\x00\x00";
    folder.run(&[&["encode", "--layout", &key][..], &VALUES].concat()).is(0, &format!("{text}\n"), "");
    for (form, expected) in [
        ("text", text),
        ("hex", "0800077ffffe74301a97ff036576610000"),
        // 08 00 07, 7f ff fe, 74 30 1a, 97 ff 03, 65 76 61, 00 00.
        ("base64", "CAAHf//+dDAal/8DZXZhAAA="),
        ("hbase", r#""\x08\x00\x07\x7F\xFF\xFEt0\x1A\x97\xFF\x03eva\x00\x00""#),
        ("ldb", "0x0800077ffffe74301a97ff036576610000"),
        ("rust", r#"b"\x08\x00\x07\x7f\xff\xfet0\x1a\x97\xff\x03eva\x00\x00""#),
    ] {
        let run = folder.run(&[&["encode", "-l", &key, "-f", form][..], &VALUES].concat());
        run.is(0, &format!("{expected}\n"), "");
    }
    let run = folder.run(&[&["encode", "-l", &key, "-f", "cbt"][..], &VALUES].concat());
    run.is(1, "", &format!("error: cbt: an argument cannot contain a 00, as the row {text} does\n"));
    // What `explain` reads back.
    let explained = folder.run(&["explain", "--layout", &key, "--", text]);
    assert_eq!(explained.status, 0, "{}", explained.out);
}

/// 2023-11-14T22:13:20Z is 1700000000 seconds after 1970.
#[test]
fn values_in_their_forms() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Session::LAYOUT);
    for (at, place) in [
        ("at=2023-11-14T22:13:20Z", &["place.zone=3", "place.name=eva"][..]),
        ("at=2023-11-14T23:13:20.000+01:00", &[r#"place={"zone":3,"name":"eva"}"#]),
        // As explanations show it, also with `--tz Asia/Shanghai`.
        ("at=2023-11-15 06:13:20 +08:00", &[r#"place=[3,"eva"]"#]),
        ("at=2023-11-14 22:13:20 UTC", &[r#"place=[3,"eva"]"#]),
        (r#"at="1700000000000""#, &["place.zone=3", r#"place.name="\u0065va""#]),
    ] {
        let run =
            folder.run(&[&["encode", "-l", &key, "-f", "hex", "id=7", at, "note=none"][..], place].concat());
        run.is(0, &format!("{}\n", hex(&ROW)), "");
    }
}

#[test]
fn objects_in_a_pipe() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Session::LAYOUT);
    let lines = [
        r#"{"id":7,"at":1700000000000,"place":{"zone":3,"name":"eva"},"note":null}"#,
        "",
        r#"{"note":null,"at":"2023-11-14T22:13:20Z","place.zone":3,"place.name":"eva","id":"7"}"#,
    ];
    let run = folder.pipe(&["encode", "-l", &key, "--json", "-f", "hex"], lines.join("\n").as_bytes());
    let row = hex(&ROW);
    run.is(0, &format!("{row}\n{row}\n"), "");
    // What comes before a bad line is there.
    let run = folder.pipe(
        &["encode", "-l", &key, "--json", "-f", "hex"],
        format!("{}\n{{\"id\":7}}\n{}", lines[0], lines[0]).as_bytes(),
    );
    let missing = "fields are missing: `at`, `place`, `note`";
    run.is(2, &format!("{row}\n"), &format!("error: standard input, line 2: {missing}\n"));
}

/// An explanation of a row that does not decode has the values of another row: what follows the end is missing, or the bucket
/// is wrong.
#[test]
fn a_row_that_does_not_decode_is_not_encoded() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Session::LAYOUT);
    let row = hex(&ROW);
    let explained = |row: &str| folder.run(&["explain", "-l", &key, "--json", "--hex", row]).out;
    let (right, wrong_salt) = (explained(&row), explained(&row.replacen("08", "09", 1)));
    let trailing = explained(&format!("{row}ff"));
    let fault = |line: usize, what: &str| {
        format!("standard input, line {line}: the explained row does not decode: {what}\n")
    };
    let salt = "field `salt` at byte 0: expected bucket 8, which the fields hash to, found bucket 9";
    let rest = "field `note` at byte 17: expected the end of the row, found 1 byte more";
    let encode = ["encode", "-l", &key, "--json", "-f", "hex"];
    folder.pipe(&encode, right.as_bytes()).is(0, &format!("{row}\n"), "");
    for (line, what) in [(&wrong_salt, salt), (&trailing, rest)] {
        let said = format!("error: {}", fault(2, what));
        folder.pipe(&encode, format!("{right}{line}{right}").as_bytes()).is(2, &format!("{row}\n"), &said);
    }
    let said = format!(
        "warning: {}warning: {}warning: standard input, line 4: not JSON: expected ident at line 1 column 2\n\
         error: 3 lines could not be encoded\n",
        fault(1, salt),
        fault(2, rest)
    );
    let lines = format!("{wrong_salt}{trailing}{right}nil\n{right}");
    for option in ["--keep-going", "-k"] {
        let run = folder.pipe(&[&encode[..], &[option]].concat(), lines.as_bytes());
        run.is(2, &format!("{row}\n{row}\n"), &said);
    }
    // Its kind is unknown, but the fault is not.
    let kinds = folder.layout("kinds.json", Table::LAYOUT);
    let unknown = folder.run(&["explain", "-l", &kinds, "--json", "--hex", "0178"]).out;
    let run = folder.pipe(&["encode", "-l", &kinds, "--json"], unknown.as_bytes());
    assert!(run.status == 2 && run.err.contains("the explained row does not decode: "), "{}", run.err);
}

/// What a PowerShell or an editor of Windows writes.
#[test]
fn marks_at_the_start_of_the_lines() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Short::LAYOUT);
    let encode = ["encode", "-l", &key, "--json", "-f", "hex"];
    folder.pipe(&encode, b"\xEF\xBB\xBF{\"0\":7}\r\n").is(0, "07\n", "");
    folder.pipe(&encode, b"\xFF\xFE{\0").is(
        2,
        "",
        "error: standard input: found UTF-16, as PowerShell's `>` writes it; expected UTF-8\n",
    );
}

#[derive(RowKey)]
struct Wide {
    a: u64,
    b: i128,
    c: u128,
    d: f64,
}

/// A number is a number of JSON, whatever its size, and is read as such or as text.
#[test]
fn numbers_of_any_size() {
    let folder = Folder::new();
    let key = folder.layout("wide.json", Wide::LAYOUT);
    let row = Wide { a: u64::MAX, b: i128::MIN, c: u128::MAX, d: 0.1 }.encode();
    let json = folder.run(&["explain", "-l", &key, "--json", "--hex", &hex(&row)]).out;
    for value in [
        r#""value":18446744073709551615,"#,
        r#""value":-170141183460469231731687303715884105728,"#,
        r#""value":340282366920938463463374607431768211455,"#,
        r#""value":0.1,"#,
    ] {
        assert!(json.contains(value), "{json}");
    }
    let encode = ["encode", "-l", &key, "--json", "-f", "hex"];
    let text =
        json.replace(r#""value":1844"#, r#""value":"1844"#).replace(r#"1615,"words""#, r#"1615","words""#);
    assert_ne!(json, text);
    for json in [json, text] {
        folder.pipe(&encode, json.as_bytes()).is(0, &format!("{}\n", hex(&row)), "");
    }
    // Errors have the number as it was written.
    for (value, found) in [
        ("170141183460469231731687303715884105728", "170141183460469231731687303715884105728"),
        ("1700000000000000000000000000000000000000", "'1700000000000000000000000000000000000000'"),
        ("1.70", "'1.70'"),
        ("1e2", "'1e2'"),
        ("[1.70,1e400]", "[1.70,1e400]"),
    ] {
        let run = folder.pipe(&encode, format!(r#"{{"a":1,"b":{value},"c":1,"d":1}}"#).as_bytes());
        assert!(run.status == 2 && run.err.ends_with(&format!(", found {found}\n")), "{value}: {}", run.err);
    }
}

#[test]
fn the_kinds_of_an_enum_of_keys() {
    let folder = Folder::new();
    let key = folder.layout("kinds.json", Table::LAYOUT);
    let row = Table::Place(Place { zone: 3, name: "eva".into() }).encode();
    let run = folder.run(&["encode", "-l", &key, "--kind", "Place", "-f", "hex", "zone=3", "name=eva"]);
    run.is(0, &format!("{}\n", hex(&row)), "");
    let run = folder.run(&["encode", "-l", &key, "zone=3", "name=eva"]);
    run.is(2, "", "error: the layout has several row kinds; write --kind and one of Empty, Place, Short\n");
    // It has no fields, so no values.
    let row = Table::Empty.encode();
    folder.run(&["encode", "-l", &key, "--kind", "Empty", "-f", "hex"]).is(
        0,
        &format!("{}\n", hex(&row)),
        "",
    );
    folder.run(&["encode", "-l", &key, "--kind", "Place"]).is(
        2,
        "",
        "error: fields are missing: `zone`, `name`\n",
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
        row.array().map(|[byte]| byte)
    }
}

#[derive(RowKey)]
struct OwnCodec(#[rowkey(with = Half)] u8);

/// Status 2, nothing on standard output, one line on standard error.
#[test]
fn bad_input_is_one_line() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Session::LAYOUT);
    let own = folder.layout("own.json", OwnCodec::LAYOUT);
    for (args, input, said) in [
        (
            vec!["-l", &own, "0=1"],
            "",
            "own.json: the codec 'half' is defined in your program; only that program can encode these rows",
        ),
        (vec!["-l", &key], "", "required arguments were not provided: <FIELD=VALUE>"),
        (vec!["-l", &key, "id"], "", "`id`: expected FIELD=VALUE, as host=7"),
        (vec!["-l", &key, "id=7", "id=8"], "", "field `id` is given twice"),
        (
            vec!["-l", &key, "id=70000", "at=1", "place.zone=1", "place.name=", "note=1"],
            "",
            "field `id`: expected a number in 0..=65535, found 70000",
        ),
        (
            vec!["-l", &key, "id=7", "att=1", "place.zone=1", "place.name=", "note=1"],
            "",
            "no field `att`; did you mean `at`?",
        ),
        (vec!["-l", &key, "id=\"7", "at=1"], "", "field `id`: '\\\"7': expected a JSON string"),
        (vec!["-l", &key, "--kind", "A", "id=7"], "", "--kind A: the layout has only one row kind"),
        (vec!["-l", &key, "--json", "id=7"], "", "cannot be used with"),
        (
            vec!["-l", "-", "--json"],
            "{}",
            "--layout -: --json reads standard input, so give the layout as a file",
        ),
        (vec!["-l", &key, "--json"], "{", "standard input, line 1: not JSON: EOF while parsing an object"),
        (vec!["-l", &key, "--json"], "[1]", "standard input, line 1: expected an object, found [1]"),
        (vec!["-l", &key, "-f", "java", "id=7"], "", "invalid value 'java'"),
        (vec!["-l", &key, "-f", "hx", "id=7"], "", "did you mean `hex`?"),
        (vec!["-l", &key, "ID=7"], "", "no field `ID`; did you mean `id`?"),
        (
            vec!["-l", &key, "--json"],
            r#"{"id":7,"id":8}"#,
            r#"standard input, line 1: expected each name once, found "id" twice"#,
        ),
        (vec!["-l", &key, "--json"], "\u{7F}{", "standard input, line 1: not JSON: expected value"),
    ] {
        let run = folder.pipe(&[&["encode"][..], &args].concat(), input.as_bytes());
        let Run { status, out, err } = &run;
        assert_eq!((*status, &**out), (2, ""), "{args:?}: {err}");
        assert!(
            err.starts_with("error: ") && err.contains(said) && err.lines().count() == 1,
            "{args:?}: {err}"
        );
    }
}

#[test]
fn help_has_examples() {
    let help = Folder::new().run(&["encode", "--help"]);
    assert!(help.out.contains("Examples:") && help.out.contains("Exit status: 0"), "{}", help.out);
    assert!(help.out.lines().all(|line| line.chars().count() <= 100), "{}", help.out);
}

fn hex(row: &[u8]) -> String {
    row.iter().map(|byte| format!("{byte:02x}")).collect()
}
