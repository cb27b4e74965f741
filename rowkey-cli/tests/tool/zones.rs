//! Dates and times of a person: in UTC, or in the zone of `--tz`.

use rowkey::RowKey;

use crate::hex;
use crate::process::{Folder, Run};

#[derive(RowKey)]
struct Visit {
    user: u8,
    #[rowkey(unit = s)]
    at: jiff::Timestamp,
    day: jiff::civil::Date,
}

/// 1700000000 is 2023-11-14 22:13:20 in UTC, which is 06:13:20 of the next day in China.
const AT: i64 = 1_700_000_000;

fn visit(at: i64) -> String {
    let at = jiff::Timestamp::from_second(at).unwrap();
    hex(&Visit { user: 7, at, day: jiff::civil::date(2023, 11, 15) }.encode().unwrap())
}

fn encode(at: &str, args: &[&str]) -> Run {
    let folder = Folder::new();
    let key = folder.layout("key.json", Visit::LAYOUT);
    folder.run(&[&["encode", "-l", &key, "-f", "hex", "user=7", "day=2023-11-15", at], args].concat())
}

const NOTE: &str = "note: a date is its midnight in UTC; with --tz Asia/Shanghai, it is local\n";

#[test]
fn a_date_says_that_it_is_utc() {
    // 2023-11-15 is 1 hour, 46 minutes and 40 seconds later.
    let run = encode("at=2023-11-15", &[]);
    assert_eq!((run.status, run.out.trim(), &*run.err), (0, &*visit(AT + 6_400), NOTE));
    // A time says its offset, and a day is no time.
    let run = encode("at=2023-11-14T22:13:20Z", &[]);
    assert_eq!((run.status, run.out.trim(), &*run.err), (0, &*visit(AT), ""));
    let folder = Folder::new();
    let key = folder.layout("key.json", Visit::LAYOUT);
    let run = folder.run(&["scan", "-l", &key, "user=7", "at=2023-11-15.."]);
    assert_eq!((run.status, &*run.err), (0, NOTE));
}

#[test]
fn a_zone_is_that_of_dates_and_times() {
    for zone in [&["--tz", "Asia/Shanghai"][..], &["--tz=Asia/Shanghai"]] {
        for (at, seconds) in [
            ("at=2023-11-15 06:13:20", AT),
            ("at=2023-11-15T06:13:20", AT),
            ("at=2023-11-14T22:13:20Z", AT),
            ("at=1700000000", AT),
            // 6 hours, 13 minutes and 20 seconds earlier.
            ("at=2023-11-15", AT - 22_400),
        ] {
            let run = encode(at, zone);
            assert_eq!((run.status, run.out.trim(), &*run.err), (0, &*visit(seconds), ""), "{at}");
        }
    }
    let run = encode("at=2023-11-15 06:13:20", &[]);
    assert!(run.status == 2 && run.err.contains("found '2023-11-15 06:13:20'"), "{}", run.err);
    let run = encode("at=2017-01-01 07:59:60", &["--tz", "Asia/Shanghai"]);
    assert!(run.status == 2 && run.err.contains("between 1483228799 and the next"), "{}", run.err);
    // Clocks in New York skip the first of these, and show the second twice.
    for at in ["at=2023-03-12 02:30:00", "at=2023-11-05 01:30:00"] {
        let run = encode(at, &["--tz", "America/New_York"]);
        assert!(
            run.status == 2 && run.err.ends_with("so write its offset, as 02:30:00+01:00\n"),
            "{}",
            run.err
        );
    }
    // No date, and no timestamp: clocks are not why.
    for at in ["at=2023-13-05", "at=9999-12-31"] {
        let run = encode(at, &["--tz", "America/New_York"]);
        assert!(run.status == 2 && !run.err.contains("offset"), "{}", run.err);
    }
    let folder = Folder::new();
    let key = folder.layout("key.json", Visit::LAYOUT);
    let line = |at: &str| format!("{{\"user\":7,\"at\":\"{at}\",\"day\":\"2023-11-15\"}}\n");
    let lines = line("2023-03-12 02:30:00") + &line("x");
    let args = ["encode", "-l", &key, "--json", "--keep-going", "--tz", "America/New_York"];
    let run = folder.pipe(&args, lines.as_bytes());
    let said: Vec<bool> = run.err.lines().map(|line| line.contains("offset")).collect();
    assert_eq!((run.status, said), (2, vec![true, false, false]), "{}", run.err);
    // A number is no time on any clock.
    let run = folder.run(&["encode", "-l", &key, "--tz", "America/New_York", "user=2023-03-12 02:30:00"]);
    assert!(run.status == 2 && run.err.contains("has no unit") && !run.err.contains("clocks"), "{}", run.err);
    let run = encode("at=1", &["--tz", "Asia/Shangai"]);
    assert!(run.status == 2 && run.err.contains("expected a zone of the IANA database"), "{}", run.err);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
}

#[test]
fn explain_shows_local_times() {
    let folder = Folder::new();
    let key = folder.layout("key.json", Visit::LAYOUT);
    let row = format!("0x{}", visit(AT));
    let run = folder.run(&["explain", "-l", &key, "--tz", "Asia/Shanghai", &row]);
    assert!(run.status == 0 && run.out.contains("1700000000: 2023-11-15 06:13:20 +08:00\n"), "{}", run.out);
    assert!(!run.out.contains("UTC"), "{}", run.out);
    let run = folder.run(&["explain", "-l", &key, &row]);
    assert!(run.out.contains("1700000000: 2023-11-14 22:13:20 UTC\n"), "{}", run.out);
}
