//! A line of a log or a stack trace, which holds a row in a place that only its writer knows.

use super::{Seen, all_digits};

const LEVELS: [&str; 7] = ["TRACE", "DEBUG", "INFO", "WARN", "WARNING", "ERROR", "FATAL"];

const BEGINS: [&str; 4] =
    ["SLF4J: ", "Exception in thread ", "Caused by: ", "Traceback (most recent call last):"];

const MONTHS: [&str; 12] =
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

pub fn line(line: &str) -> Result<Seen, String> {
    match is_log(line) {
        true => Err("found a line of a log; expected the row alone, or --text".into()),
        false => Ok(Seen::Other),
    }
}

pub fn is_log(line: &str) -> bool {
    BEGINS.iter().any(|begin| line.starts_with(begin))
        || is_call(line.trim_start())
        || (line.starts_with("thread '") && line.contains("' panicked at "))
        || (line.starts_with("goroutine ") && line.trim_end().ends_with("]:"))
        || is_timed(line)
        || is_glog(line)
        || is_syslog(line)
        || is_access(line)
        || line.split(' ').any(|word| word.strip_prefix("level=").is_some_and(is_level))
}

/// A line of a stack trace: `at org.apache.hadoop.hbase.client.HTable.get(HTable.java:372)`, `at Object.run (/app.js:2:60)`,
/// `File "app.py", line 1, in <module>`.
fn is_call(line: &str) -> bool {
    let place = |call: &str| {
        let (_, place) = call.rsplit_once('(')?;
        Some(place == "Native Method" || place.rsplit_once(':').is_some_and(|(_, number)| all_digits(number)))
    };
    line.strip_prefix("at ")
        .and_then(|call| call.trim_end().strip_suffix(')'))
        .and_then(place)
        .unwrap_or_else(|| line.starts_with("File \"") && line.contains("\", line "))
}

fn is_level(word: &str) -> bool {
    let word = word.trim_matches(|char: char| !char.is_ascii_alphabetic()).to_ascii_uppercase();
    LEVELS.contains(&&*word)
}

/// `2023-11-14 22:13:20,123 INFO [main] ..`, `22:13:20.123 [main] INFO ..`: a time and a level within the first words; and
/// `2023/11/14 22:13:20 ..` of Go, without a level.
fn is_timed(line: &str) -> bool {
    let line = line.trim_start_matches('[');
    let is_date = |text: &str, between: char| {
        let bytes = text.as_bytes();
        bytes.len() == 10
            && [4, 7].iter().all(|at| char::from(bytes[*at]) == between)
            && text.split(between).all(all_digits)
    };
    let (date, rest) = match line.split_at_checked(10) {
        Some((date, rest)) if is_date(date, '-') || is_date(date, '/') => (Some(date), rest),
        _ => (None, line),
    };
    let mut words = rest.split_whitespace();
    let time = words.clone().next().unwrap_or_default().trim_start_matches('T');
    if !is_time(time) {
        return false;
    }
    let of_go =
        date.is_some_and(|date| is_date(date, '/')) && rest.starts_with(' ') && words.clone().count() > 1;
    of_go || words.by_ref().take(4).any(is_level)
}

/// `22:13:20`, and what may follow it.
fn is_time(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.len() >= 5 && [0, 1, 3, 4].iter().all(|at| bytes[*at].is_ascii_digit()) && bytes[2] == b':'
}

/// `Nov 14 22:13:20 host app[12]: ..`
fn is_syslog(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let mut next = || words.next().unwrap_or_default();
    MONTHS.contains(&next()) && all_digits(next()) && is_time(next())
}

/// `127.0.0.1 - - [14/Nov/2023:22:13:20 +0000] ..`
fn is_access(line: &str) -> bool {
    line.split_once(" [").is_some_and(|(_, rest)| {
        let mut parts = rest.split(['/', ':']);
        let mut next = || parts.next().unwrap_or_default();
        all_digits(next()) && MONTHS.contains(&next()) && all_digits(next())
    })
}

/// `I1114 22:13:20.123456  1234 file.cc:12] ..`
fn is_glog(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let level = words.next().unwrap_or_default();
    let time = words.next().unwrap_or_default();
    level.len() == 5
        && level.starts_with(['I', 'W', 'E', 'F'])
        && all_digits(&level[1..])
        && time.split(':').count() == 3
        && line.contains("] ")
}
