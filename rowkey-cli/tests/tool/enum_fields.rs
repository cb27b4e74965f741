//! Enums of keys as fields, and constants before fields, in each command.

use rowkey::{KeyRange, RowKey, RowKeyRef, to_string_binary};

use crate::diff::diff;
use crate::process::{Folder, Run};

#[derive(RowKey)]
struct Order {
    id: u32,
    name: String,
}

#[derive(RowKey)]
struct Id(u32);

#[derive(RowKey)]
enum Kind {
    #[rowkey(prefix = "m")]
    Meta,
    #[rowkey(prefix = "o")]
    Order(Order),
    #[rowkey(prefix = "u")]
    User(Id),
}

#[derive(RowKey)]
struct Shop {
    #[salt(buckets = 4)]
    user: u32,
    kind: Kind,
    z: u16,
}

#[derive(RowKey)]
struct Constants {
    #[rowkey(literal = "u:")]
    user: u32,
    #[rowkey(literal = "k", desc)]
    kind: Kind,
    #[rowkey(literal = "z")]
    maybe: Option<Kind>,
}

fn run<K: for<'r> RowKeyRef<'r>>(words: &[&str]) -> Run {
    let folder = Folder::new();
    let key = folder.layout("key.json", K::LAYOUT);
    folder.run(&[&words[..1], &["-l", &key], &words[1..]].concat())
}

fn meta(user: u32) -> String {
    let key = Shop { user, kind: Kind::Meta, z: 1 };
    to_string_binary(&key.encode())
}

#[track_caller]
fn refuses(run: &Run, status: i32, said: &str) {
    assert_eq!((run.status, &*run.out, &*run.err), (status, "", &*format!("error: {said}\n")));
}

#[test]
fn encode_takes_a_kind_by_its_name_and_by_its_fields() {
    let order = Shop { user: 7, kind: Kind::Order(Order { id: 9, name: "x".into() }), z: 1 };
    let user = Shop { user: 7, kind: Kind::User(Id(9)), z: 1 };
    let row = |key: &Shop| to_string_binary(&key.encode());
    for (given, row) in [
        (&["kind=Meta"][..], meta(7)),
        (&[r#"kind={"Meta":{}}"#], meta(7)),
        (&["kind.Order.id=9", "kind.Order.name=x"], row(&order)),
        (&[r#"kind={"Order":{"id":9,"name":"x"}}"#], row(&order)),
        (&["kind.User=9"], row(&user)),
        (&[r#"kind={"User":9}"#], row(&user)),
    ] {
        let run = run::<Shop>(&[&["encode", "user=7", "z=1"], given].concat());
        assert_eq!((run.out, run.err), (format!("{row}\n"), String::new()), "{given:?}");
    }
}

/// The salt of a key belongs to its rows, so a layout with the key as a kind of a field has none.
#[test]
fn a_kind_is_read_without_the_salt_of_its_key() {
    #[derive(RowKey)]
    struct Event {
        #[salt(buckets = 16)]
        host: u16,
    }
    #[derive(RowKey)]
    enum Entry {
        #[rowkey(prefix = "e")]
        Event(Event),
    }
    #[derive(RowKey)]
    struct Log {
        user: u8,
        entry: Entry,
    }
    let row = Log { user: 7, entry: Entry::Event(Event { host: 9 }) }.encode();
    assert_eq!(row, b"\x07e\x00\x09");
    let run = run::<Log>(&["encode", "user=7", "entry.Event.host=9"]);
    assert_eq!((run.out, run.err), (format!("{}\n", to_string_binary(&row)), String::new()));
    let json = serde_json::to_string(Log::LAYOUT).unwrap();
    assert!(!json.contains("salt"), "{json}");
}

#[test]
fn encode_names_what_is_missing_and_the_kinds() {
    for (given, said) in [
        (&[][..], "field `kind` (one of the kinds Meta, Order, User) is missing"),
        (&["kind=Ordr"], "field `kind`: no kind `Ordr`; did you mean `Order`?"),
        (&["kind=7"], "field `kind`: no kind `7`: the kinds are Meta, Order, User"),
        (&["kind={}"], "field `kind`: expected one of the kinds Meta, Order, User, found {}"),
        (
            &["kind=Order"],
            r#"field `kind`: the kind `Order` has fields: write FIELD.Order.id=.., or {"Order":{..}}"#,
        ),
        (&["kind=User"], r#"field `kind`: the kind `User` has fields: write FIELD.User=.., or {"User":..}"#),
        (&[r#"kind={"Order":7}"#], "field `kind`: expected an object of id, name, found 7"),
        (&["kind.Order.id=9"], "field `kind.Order.name` is missing"),
        (&["kind.Ordr.id=9"], "no field `kind.Ordr.id`; did you mean `kind.Order.id`?"),
        (
            &["kind.Order.id=9", "kind.User=9"],
            "field `kind`: a row is of one kind, and fields of `Order` and `User` are given",
        ),
        (
            &["kind=Meta", "kind.Order.id=9"],
            "field `kind.Order.id` is given twice, as `kind` is given as a whole",
        ),
    ] {
        refuses(&run::<Shop>(&[&["encode", "user=7", "z=1"], given].concat()), 2, said);
    }
}

#[test]
fn what_explain_prints_comes_back() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Constants::LAYOUT);
    let kinds = || [Kind::Meta, Kind::Order(Order { id: 9, name: "x".into() }), Kind::User(Id(3))];
    for kind in kinds() {
        for maybe in kinds().map(Some).into_iter().chain([None]) {
            let kind = match &kind {
                Kind::Meta => Kind::Meta,
                Kind::Order(Order { id, name }) => Kind::Order(Order { id: *id, name: name.clone() }),
                Kind::User(Id(id)) => Kind::User(Id(*id)),
            };
            let row = to_string_binary(&Constants { user: 7, kind, maybe }.encode());
            let explained = folder.pipe(&["explain", "-l", &key, "--json"], row.as_bytes());
            assert_eq!(explained.status, 0, "{}{}", explained.out, explained.err);
            let run = folder.pipe(&["encode", "-l", &key, "--json"], explained.out.as_bytes());
            assert_eq!((run.out, run.err), (format!("{row}\n"), String::new()), "{}", explained.out);
        }
    }
}

#[track_caller]
fn scans(conditions: &[&str], ranges: &[KeyRange]) {
    let run = run::<Shop>(&[&["scan"], conditions].concat());
    let shown = |range: &KeyRange| {
        format!("{}\t{}\n", to_string_binary(range.start()), to_string_binary(range.stop()))
    };
    assert_eq!(run.out, ranges.iter().map(shown).collect::<String>(), "{conditions:?} {}", run.err);
}

#[test]
fn scan_asks_for_a_kind_and_for_some_of_its_rows() {
    let user = || Shop::prefix().user(7);
    scans(&["user=7", "kind=Order"], &[user().kind_prefix(Kind::prefix().order()).range()]);
    let one = || Kind::prefix().order_prefix(Order::prefix().id(9));
    scans(&["user=7", "kind.Order.id=9"], &[user().kind_prefix(one()).range()]);
    let some = Kind::prefix().order_prefix(Order::prefix().id_range(9..12));
    scans(&["user=7", "kind.Order.id=9..12"], &[user().kind_prefix(some).range()]);
    scans(&["user=7", "kind.User=9", "z=1"], &[user().kind(&Kind::User(Id(9))).z(1).range()]);
    scans(&["user=7", "kind=Meta", "z=1..4"], &[user().kind(&Kind::Meta).z_range(1..4).range()]);
    // What follows a kind as a whole also follows its open fields.
    let filtered = run::<Shop>(&["scan", "user=7", "kind=Order", "z=1"]);
    let all = run::<Shop>(&["scan", "user=7", "kind=Order"]);
    assert_eq!(filtered.out, all.out);
    assert!(filtered.err.starts_with("note: "), "{}", filtered.err);
}

#[test]
fn scan_refuses_what_an_enum_of_keys_does_not_take() {
    for (condition, said) in [
        ("kind=Ordr", "no kind `Ordr`; did you mean `Order`?"),
        ("kind=Order..", "an enum of keys has no range; write one kind, as kind=Meta, or bound its fields"),
        ("kind=Order,Meta", r#"the kind `Order` has fields: write FIELD.Order.id=.., or {"Order":{..}}"#),
    ] {
        refuses(&run::<Shop>(&["scan", "user=7", condition]), 2, &format!("field `kind`: {said}"));
    }
    // These rows sort, but only the fields of a kind can be bounded.
    let in_option = "field `maybe`: no range of such a value can be written; write values, as 7,8";
    refuses(&run::<Constants>(&["scan", "maybe=Meta.."]), 2, in_option);
    let twice = "field `kind` has two conditions, on its kind and on `kind.Order`";
    refuses(&run::<Shop>(&["scan", "kind=Order", "kind.Order.id=7"]), 2, twice);
}

#[test]
fn a_layout_is_drawn_with_a_line_for_each_kind_and_its_fields() {
    let words = "00, or 01 and 'm' (Meta), or 'o' (Order) then (id: unsigned, big-endian; name: UTF-8 to the end of the row), \
                 or 'u' (User) then (0: unsigned, big-endian)";
    let drawn = Constants::LAYOUT.to_string();
    let lines: Vec<String> =
        drawn.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    let expected = [
        "offset width field encoding order",
        "0 2 user constant \"u:\" -",
        "2 4 user unsigned, big-endian ascending",
        "6 1 kind constant \"k\" -",
        "7 * kind one of 3 kinds, complemented descending",
        "7 1 kind.Meta constant \"m\", complemented -",
        "7 1 kind.Order constant \"o\", complemented -",
        "8 4 kind.Order.id unsigned, big-endian, complemented descending",
        "12 * kind.Order.name UTF-8 ended by 00, 00 as 01 01, 01 as 01 02, complemented descending",
        "7 1 kind.User constant \"u\", complemented -",
        "8 4 kind.User unsigned, big-endian, complemented descending",
        "* 1 maybe constant \"z\" -",
        &format!("* * maybe {words} ascending"),
    ];
    assert_eq!(lines, expected);
    let shown = run::<Constants>(&["show"]).out;
    assert!(shown.contains("[\"u:\" 2][user 4][\"k\" 1][kind *][\"z\" 1][maybe *]\n"), "{shown}");
}

mod changed {
    use super::{Id, Order, RowKey};

    #[derive(RowKey)]
    pub struct Numbered {
        nr: u32,
        name: String,
    }

    #[derive(RowKey)]
    pub struct Wide {
        id: u64,
        name: String,
    }

    macro_rules! tables {
        ($($table:ident $kind:ident { $($prefix:literal $name:ident $(($key:ty))?)* })*) => {$(
            #[derive(RowKey)]
            #[allow(dead_code, reason = "only its layout is used")]
            pub enum $kind { $(#[rowkey(prefix = $prefix)] $name $(($key))?),* }

            #[derive(RowKey)]
            pub struct $table {
                user: u32,
                kind: $kind,
                z: u16,
            }
        )*};
    }

    tables! {
        Table OfTable { "m" Meta "o" Order(Order) "u" User(Id) }
        More OfMore { "m" Meta "o" Order(Order) "u" User(Id) "x" Extra }
        Renamed OfRenamed { "m" Meta "o" Bought(Numbered) "u" User(Id) }
        NewNames OfNewNames { "m" Meta "o" Bought(Order) "u" Person(Id) }
        NewHead OfNewHead { "m" Head "o" Order(Order) "u" User(Id) }
        Outer OfOuter { "i" Inner(Table) "o" Other }
        NewOuter OfNewOuter { "i" Inner(NewNames) "o" Other }
        OtherPrefix OfOtherPrefix { "m" Meta "p" Order(Order) "u" User(Id) }
        Overlapping OfOverlapping { "m" Meta "oo" Other(Order) "u" User(Id) }
        Widened OfWidened { "m" Meta "o" Order(Wide) "u" User(Id) }
        Pair OfPair { "a" Sent(Id) "b" Received(Id) "c" Other }
        MovedPair OfMovedPair { "a" Received(Id) "b" Sent(Id) "c" Other }
    }

    #[derive(RowKey)]
    pub struct Inside {
        maybe: Option<OfTable>,
        #[rowkey(desc)]
        down: OfTable,
    }

    #[derive(RowKey)]
    pub struct NewInside {
        maybe: Option<OfNewHead>,
        #[rowkey(desc)]
        down: OfNewNames,
    }

    #[derive(RowKey)]
    pub struct Plain {
        user: u32,
        z: u16,
    }

    #[derive(RowKey)]
    pub struct First {
        #[rowkey(literal = "u:")]
        user: u32,
        z: u16,
    }

    #[derive(RowKey)]
    pub struct OtherFirst {
        #[rowkey(literal = "v:")]
        user: u32,
        z: u16,
    }

    #[derive(RowKey)]
    pub struct Amid {
        user: u32,
        #[rowkey(literal = "z:")]
        z: u16,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = "u:")]
    pub struct Prefixed {
        user: u32,
        z: u16,
    }
}

/// The lines that are in the output, and how the run ends.
#[track_caller]
fn differs<Old: RowKey, New: RowKey>(status: i32, lines: &[&str]) {
    let run = diff::<Old, New>();
    assert_eq!(run.status, status, "{}{}", run.out, run.err);
    assert!(run.out.lines().all(|line| line.chars().count() <= 100), "{}", run.out);
    for line in lines {
        assert!(run.out.lines().any(|one| one == *line), "{line}\n{}", run.out);
    }
}

#[test]
fn diff_compares_the_kinds_of_a_field_by_prefix() {
    use changed::*;
    differs::<Table, Table>(0, &["= kind       *  one of 3 kinds", "old rows decode  yes"]);
    differs::<Table, More>(
        0,
        &[
            "kinds of `kind`",
            "+ Extra \"x\": added; old readers refuse its rows",
            "old rows decode  yes; new rows may hold values that the old key refuses",
        ],
    );
    differs::<More, Table>(
        1,
        &[
            "- Extra \"x\": removed: its old rows do not decode",
            "old rows decode  all but those with a value that the new key refuses",
        ],
    );
    differs::<Table, Renamed>(
        0,
        &[
            "~ Bought \"o\" (was Order): renamed, which changes no byte: names of its fields changed, below",
            "= nr          4  unsigned, big-endian (was id)",
            "= name        *  UTF-8 ended by 00, 00 as 01 01, 01 as 01 02",
            "         mean    yes, if each new name means what the old one did",
            "  `kind.Bought` reads what was written as `kind.Order`",
            "  `kind.Bought.nr` reads what was written as `kind.Order.id`",
        ],
    );
    let no = "old rows decode  no, or silently to other values";
    differs::<Table, OtherPrefix>(
        1,
        &["~ Order \"p\": another prefix, was \"o\": its old rows do not decode", no],
    );
    let overlapping = "- Order \"o\": removed: its old rows do not decode; some may be read as `Other`";
    differs::<Table, Overlapping>(1, &[overlapping, no]);
    differs::<Table, Widened>(1, &["~ Order \"o\": its key changed, below", no]);
}

/// The fingerprint of the parent changes, and no byte does.
#[test]
fn diff_finds_that_only_names_of_kinds_changed() {
    use changed::*;
    #[track_caller]
    fn renamed<Old: RowKey, New: RowKey>(names: &[&str]) {
        let run = diff::<Old, New>();
        let (first, _) = run.out.split_once("\n\n").expect("what changed, then the rest");
        let first: Vec<&str> = first.lines().collect();
        assert_eq!(
            (run.status, first[0], &first[1..]),
            (0, "Only names changed, no bytes:", names),
            "{}",
            run.out
        );
        assert_ne!(Old::FINGERPRINT, New::FINGERPRINT);
        let todo = format!(
            "\nto do            nothing but to state the new fingerprint, {:#018x}\n",
            New::FINGERPRINT
        );
        assert!(run.out.ends_with(&todo), "{}", run.out);
    }
    renamed::<Table, NewNames>(&[
        "  `kind.Bought` reads what was written as `kind.Order`",
        "  `kind.Person` reads what was written as `kind.User`",
    ]);
    renamed::<Table, NewHead>(&["  `kind.Head` reads what was written as `kind.Meta`"]);
    renamed::<Outer, NewOuter>(&[
        "  `kind.Inner.kind.Bought` reads what was written as `kind.Inner.kind.Order`",
        "  `kind.Inner.kind.Person` reads what was written as `kind.Inner.kind.User`",
    ]);
    renamed::<Inside, NewInside>(&[
        "  `maybe.Head` reads what was written as `maybe.Meta`",
        "  `down.Bought` reads what was written as `down.Order`",
        "  `down.Person` reads what was written as `down.User`",
    ]);

    // A table is such a parent where the key of a kind is.
    differs::<OfOuter, OfNewOuter>(0, &["~ Inner \"i\": names of its fields changed, below"]);
    let out = diff::<OfOuter, OfNewOuter>().out;
    assert!(out.starts_with("Kind `Inner`: Only names changed, no bytes:\n  `kind.Bought` reads"), "{out}");
    // The fingerprint of a table has no names of kinds with a key.
    differs::<OfTable, OfNewNames>(
        0,
        &["= Bought \"o\" (was Order): renamed, which changes no byte", "= Meta \"m\""],
    );
    assert_eq!(OfTable::FINGERPRINT, OfNewNames::FINGERPRINT);
}

/// No error reveals it, but the fingerprint does.
#[test]
fn diff_finds_kinds_that_change_places() {
    use changed::*;
    differs::<Pair, MovedPair>(1, &["! Received \"a\" (was Sent): renamed, which changes no byte"]);
    let out = diff::<Pair, MovedPair>().out;
    let danger = "DANGER: fields of one type changed places. No error reveals that values are mixed up:\n  `kind.Received` \
                  reads what was written as `kind.Sent`\n  `kind.Sent` reads what was written as `kind.Received`\n";
    assert!(out.starts_with(danger), "{out}");
    assert_ne!(Pair::FINGERPRINT, MovedPair::FINGERPRINT);
}

#[test]
fn diff_finds_constants_that_change() {
    use changed::*;
    let no = "old rows decode  no, or silently to other values";
    let new_table = "to do            new table: fill it in the steps of the guide's page on moving";
    differs::<First, First>(0, &["= user       2  constant \"u:\"", "old rows decode  yes"]);
    differs::<First, OtherFirst>(
        1,
        &["- user       2  constant \"u:\"", "+ user       2  constant \"v:\"", no, new_table],
    );
    let shorter = "old rows decode  no: they have 6 bytes, and the new key has 8";
    differs::<Plain, First>(1, &["+ user       2  constant \"u:\"", shorter]);
    differs::<Plain, Amid>(1, &["+ z          2  constant \"z:\"", shorter]);
    differs::<Amid, Plain>(1, &["old rows decode  no: they have 8 bytes, and the new key has 6"]);
    // A prefix is no part of the field, even if its bytes are the same.
    differs::<Prefixed, First>(1, &[no]);
}

#[test]
fn ddl_refuses_enums_of_keys_and_keeps_constants() {
    #[derive(RowKey)]
    #[rowkey(prefix = "P", salt(buckets = 4, hash = java31))]
    struct Number {
        a: i32,
        #[rowkey(literal = "x")]
        b: i32,
    }
    #[derive(RowKey)]
    struct Salted {
        #[salt(buckets = 4, hash = java31)]
        #[rowkey(literal = "x")]
        a: i32,
    }
    #[derive(RowKey)]
    struct Several {
        a: i32,
        kind: Kind,
    }
    let several = "it is an enum of keys, and each kind would need columns of its own";
    let phoenix = run::<Several>(&["ddl", "--store", "phoenix"]);
    refuses(&phoenix, 1, &format!("Phoenix has no column for `kind`: {several}"));
    let cassandra = run::<Several>(&["ddl", "--store", "cassandra"]);
    refuses(&cassandra, 1, &format!("Cassandra has no key column for `kind`: {several}"));
    let phoenix = run::<Number>(&["ddl", "--store", "phoenix"]).out;
    assert!(phoenix.contains("  \"b_literal\" BINARY(1) NOT NULL,\n  \"b\" INTEGER NOT NULL\n"), "{phoenix}");
    let key = "PRIMARY KEY (\"prefix\", \"a\", \"b_literal\", \"b\")";
    assert!(phoenix.contains(key), "{phoenix}");
    let cassandra = run::<Number>(&["ddl", "--store", "cassandra"]).out;
    let note = "-- b: constant, \"x\" before its value, so it is not a column\n";
    assert!(cassandra.contains(note) && cassandra.matches("\"b\" int").count() == 1, "{cassandra}");
    // The hash of a field does not read its constant, and Phoenix's hash does.
    let refused = run::<Salted>(&["ddl", "--store", "phoenix"]);
    assert!(refused.err.contains("it hashes some fields, and Phoenix's the whole key"), "{}", refused.err);
}

#[test]
fn spread_and_rebucket_read_kinds_and_constants() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Shop::LAYOUT);
    let rows: String = (0..64).map(|user| meta(user) + "\n").collect();
    let spread = folder.pipe(&["spread", "-l", &key], rows.as_bytes());
    assert_eq!(spread.status, 0, "{}{}", spread.out, spread.err);
    #[derive(RowKey)]
    struct Salted {
        #[salt(buckets = 8)]
        #[rowkey(literal = "u")]
        user: u32,
        kind: Kind,
    }
    #[derive(RowKey)]
    struct Fewer {
        #[salt(buckets = 4)]
        #[rowkey(literal = "u")]
        user: u32,
        kind: Kind,
    }
    let (old, new) = (folder.layout("old.json", Salted::LAYOUT), folder.layout("new.json", Fewer::LAYOUT));
    let run = folder.run(&["diff", &old, &new]);
    assert!(run.out.contains("to do            rewrite: `rowkey rebucket` has the steps\n"), "{}", run.out);
    let of = |user| Kind::User(Id(user));
    for user in 0..8 {
        let row = Salted { user, kind: of(user) }.encode();
        let explained = folder.pipe(&["explain", "-l", &old, "--faults"], to_string_binary(&row).as_bytes());
        assert_eq!(explained.status, 0, "{}{}", explained.out, explained.err);
    }
}
