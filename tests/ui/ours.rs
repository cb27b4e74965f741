//! What rowkey itself says in a compile error is the same on every release of the compiler: message, label, notes, and where
//! the caret is. The files `*.ours` record it.
//!
//! `ROWKEY_BLESS=1` records it anew.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, thread};

use serde_json::Value;

use crate::texts::Texts;
use crate::{cases, compiler};

#[test]
fn our_texts_are_as_recorded() {
    let texts = Texts::of_the_sources();
    let cases = cases::all();
    let bless = env::var_os("ROWKEY_BLESS").is_some();
    let wrong = in_parallel(&cases, |case| {
        let given = ours(&compiler::check(case), &texts);
        let file = case.with_extension("ours");
        if bless {
            fs::write(&file, &given).expect("the file is written");
            return String::new();
        }
        let recorded = fs::read_to_string(&file).unwrap_or_default();
        if given == recorded {
            String::new()
        } else {
            format!("{}\n{}", case.display(), changed(&recorded, &given))
        }
    });
    let wrong: Vec<String> = wrong.into_iter().filter(|wrong| !wrong.is_empty()).collect();
    assert!(wrong.is_empty(), "{} of {} cases differ\n{}", wrong.len(), cases.len(), wrong.concat());
}

/// The lines that were recorded and are no more, and those that are new.
fn changed(recorded: &str, given: &str) -> String {
    let mut text = String::new();
    for (sign, lines, others) in [("recorded", recorded, given), ("   given", given, recorded)] {
        for line in lines.lines().filter(|line| !others.lines().any(|other| other == *line)) {
            let _ = writeln!(text, "  {sign}: {line}");
        }
    }
    text
}

/// What is ours in the compiler's answer.
fn ours(answer: &[Value], texts: &Texts) -> String {
    assert!(answer.iter().any(|diagnostic| diagnostic["level"] == "error"), "a case that compiles");
    let mut errors: Vec<_> = answer.iter().filter_map(|diagnostic| error(diagnostic, texts)).collect();
    errors.sort();
    let all: String = errors.into_iter().map(|(_, text)| text).collect();
    if all.is_empty() { "only the compiler's own errors\n".to_string() } else { all }
}

/// What is ours in an error, after its first line and column. The compiler's own words are not compared, nor where it puts an
/// error that is its own altogether.
fn error(diagnostic: &Value, texts: &Texts) -> Option<((u64, u64), String)> {
    let spans = diagnostic["spans"].as_array().expect("spans");
    let primary: Vec<&Value> = spans.iter().filter(|span| span["is_primary"] == true).collect();
    // Without one, it counts the errors.
    let place =
        primary.iter().map(|span| (number(span, "line_start"), number(span, "column_start"))).min()?;
    let message = string(&diagnostic["message"]);
    let message = match diagnostic["code"]["code"].as_str() {
        Some("E0080") => panicked(diagnostic),
        Some("deprecated") => Some(message.to_string()),
        // An error without a number is a macro's, or a name that the compiler does not find.
        None if !message.starts_with("cannot find ") => Some(message.to_string()),
        _ => texts.has(message).then(|| message.to_string()),
    };
    let mut more = BTreeSet::new();
    for label in spans.iter().filter_map(|span| span["label"].as_str()).filter(|label| texts.has(label)) {
        more.insert(("label", label));
    }
    for child in diagnostic["children"].as_array().expect("children") {
        let message = string(&child["message"]);
        if texts.has(message) {
            more.insert((string(&child["level"]), message));
        }
    }
    if message.is_none() && more.is_empty() {
        return None;
    }
    let carets: BTreeSet<String> = primary.iter().map(|span| caret(span)).collect();
    let carets: Vec<String> = carets.into_iter().collect();
    let mut text = String::new();
    let _ = writeln!(
        text,
        "{}: {}",
        carets.join(" "),
        message.as_deref().unwrap_or("the compiler's own message")
    );
    for (kind, line) in more {
        let _ = writeln!(text, "    {kind}: {line}");
    }
    Some((place, text))
}

/// The text of a constant that panicked: the message says it, or in older releases a label.
fn panicked(diagnostic: &Value) -> Option<String> {
    if let Some(text) = string(&diagnostic["message"]).strip_prefix("evaluation panicked: ") {
        return Some(text.to_string());
    }
    let labels = diagnostic["spans"].as_array()?.iter().filter_map(|span| span["label"].as_str());
    labels
        .filter_map(|label| Some(label.split_once("the evaluated program panicked at '")?.1))
        .find_map(|text| Some(text.rsplit_once("', ")?.0.to_string()))
}

/// Lines and columns: `12:21-31`, and the file if it is not the case.
fn caret(span: &Value) -> String {
    let file = string(&span["file_name"]);
    let (line, column) = (number(span, "line_start"), number(span, "column_start"));
    let (last, end) = (number(span, "line_end"), number(span, "column_end"));
    let end = if last == line { end.to_string() } else { format!("{last}:{end}") };
    let file = if Path::new(file).starts_with(cases::folder()) { "" } else { file };
    format!("{file}{line}:{column}-{end}")
}

fn number(value: &Value, name: &str) -> u64 {
    value[name].as_u64().expect("a number")
}

fn string(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// The results of `work` for all items, in their order, by as many threads as the machine has cores.
fn in_parallel<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let (next, threads) = (AtomicUsize::new(0), thread::available_parallelism().map_or(1, usize::from));
    let take = || {
        let mut done = Vec::new();
        while let Some((index, item)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|i| Some((i, items.get(i)?)))
        {
            done.push((index, work(item)));
        }
        done
    };
    let mut done: Vec<(usize, R)> = thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(take)).collect();
        handles.into_iter().flat_map(|handle| handle.join().expect("no panic")).collect()
    });
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, result)| result).collect()
}
