//! A line of a log or a stack trace, which holds a row in a place that only its writer knows.

use super::{Seen, all_digits};

const LEVELS: [&str; 7] = ["TRACE", "DEBUG", "INFO", "WARN", "WARNING", "ERROR", "FATAL"];

pub fn line(line: &str) -> Result<Seen, String> {
    match is_log(line) {
        true => Err("found a line of a log; expected the row alone".into()),
        false => Ok(Seen::Other),
    }
}

pub fn is_log(line: &str) -> bool {
    // `\tat org.apache.hadoop.hbase.client.HTable.get(HTable.java:372)`
    let call = line.trim_start().strip_prefix("at ").and_then(|call| call.strip_suffix(')'));
    let trace = call.is_some_and(|call| call.contains(".java:") || call.ends_with("(Native Method"));
    trace
        || line.starts_with("SLF4J: ")
        || line.starts_with("Exception in thread ")
        || line.starts_with("Caused by: ")
        || is_timed(line)
        || is_glog(line)
}

/// `2023-11-14 22:13:20,123 INFO [main] ..`: a date, a time and a level within the first words.
fn is_timed(line: &str) -> bool {
    let line = line.trim_start_matches('[');
    let is_date = |text: &str| {
        let bytes = text.as_bytes();
        bytes.len() == 10
            && [4, 7].iter().all(|at| b"-/".contains(&bytes[*at]))
            && text.split(['-', '/']).all(all_digits)
    };
    let Some((date, rest)) = line.split_at_checked(10) else { return false };
    let mut words = rest.split_whitespace();
    let time = words.clone().next().unwrap_or_default().trim_start_matches('T');
    is_date(date)
        && time.bytes().take(2).all(|byte| byte.is_ascii_digit())
        && time.contains(':')
        && words.by_ref().take(4).any(|word| {
            LEVELS.contains(
                &word.trim_matches(|char: char| !char.is_ascii_alphabetic()).to_uppercase().as_str(),
            )
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
