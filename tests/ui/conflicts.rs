//! Attributes of a field that contradict each other: which of two the error names, at which the caret is, and what it says, for
//! each pair and in both orders. `conflicts.ours` records it; `ROWKEY_BLESS=1` records it anew.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::{env, fs};

use serde_json::Value;

use crate::{cases, compiler};

/// All attributes that decide the bytes of one field: names, and how they are written.
const ATTRIBUTES: [(&str, &str); 21] = [
    ("reverse_ts", "reverse_ts"),
    ("pad", "pad(4)"),
    ("fill", "pad(4, fill = ' ')"),
    ("width", "rowkey(width = 3)"),
    ("max", "rowkey(max = 9)"),
    ("raw", "rowkey(raw)"),
    ("nul", "rowkey(nul)"),
    ("terminator", "rowkey(terminator = b'\\xff')"),
    ("len", "rowkey(len = u16)"),
    ("le", "rowkey(le)"),
    ("hex", "rowkey(hex)"),
    ("text", "rowkey(text)"),
    ("digits", "rowkey(digits)"),
    ("reverse_digits", "rowkey(reverse_digits)"),
    ("unit", "rowkey(unit = ms)"),
    ("desc", "rowkey(desc)"),
    ("tail", "rowkey(tail)"),
    ("rest", "rowkey(rest)"),
    ("literal", "rowkey(literal = \"n\")"),
    ("as", "rowkey(as = Unknown)"),
    ("with", "rowkey(with = rowkey::codec::Ordered)"),
];

#[test]
fn each_pair_is_answered_as_recorded() {
    // The type is an alias, so that no attribute contradicts it as far as tokens show. What only types show is not asked for: a
    // crate that is not there keeps the compiler from it.
    let mut source =
        String::from("use not_there as _;\nuse rowkey::RowKey;\ntype Unknown = u64;\nfn main() {}\n");
    let mut line_of = BTreeMap::new();
    let pairs = pairs();
    for (index, (first, second)) in pairs.iter().enumerate() {
        for (order, [above, below]) in [[first, second], [second, first]].into_iter().enumerate() {
            let _ = writeln!(source, "#[derive(RowKey)]\nstruct Key{index}In{order} {{\n    id: u8,");
            for attribute in [above, below] {
                let _ = writeln!(source, "    #[{}]", attribute.1);
                line_of.insert(source.lines().count() as u64, (index, order, attribute.0));
            }
            let _ = writeln!(source, "    field: Option<Unknown>,\n}}");
        }
    }
    let file = compiler::work("conflicts").join("conflicts.rs");
    fs::write(&file, source).expect("the pairs are written");

    let mut answers = vec![[Vec::new(), Vec::new()]; pairs.len()];
    for error in compiler::check(&file) {
        let caret = error["spans"].as_array().into_iter().flatten().find(|span| span["is_primary"] == true);
        // An error with a number is the compiler's, as that of the crate; without a caret, it counts them.
        let (Some(caret), Value::Null) = (caret, &error["code"]["code"]) else { continue };
        let message = error["message"].as_str().expect("a message");
        let named = caret["line_start"].as_u64().and_then(|line| line_of.get(&line));
        let (index, order, named) = named.unwrap_or_else(|| panic!("not at an attribute: {message}"));
        answers[*index][*order].push(format!("at {named}: {message}"));
    }

    let mut given = String::new();
    for ((first, second), [answer, turned]) in pairs.iter().zip(&mut answers) {
        answer.sort();
        turned.sort();
        assert_eq!(answer, turned, "{} and {} in the other order", first.0, second.0);
        if answer.is_empty() {
            answer.push("agree".to_string());
        }
        for answer in answer {
            let _ = writeln!(given, "{} + {}, {answer}", first.0, second.0);
        }
    }
    let file = cases::folder().join("conflicts.ours");
    if env::var_os("ROWKEY_BLESS").is_some() {
        fs::write(&file, &given).expect("the file is written");
    }
    let recorded = fs::read_to_string(&file).unwrap_or_default();
    for (given, recorded) in given.lines().zip(recorded.lines()) {
        assert_eq!(given, recorded);
    }
    assert_eq!(given, recorded);
}

type Attribute = &'static (&'static str, &'static str);

/// Each two of them.
fn pairs() -> Vec<(Attribute, Attribute)> {
    let mut pairs = Vec::new();
    for (index, first) in ATTRIBUTES.iter().enumerate() {
        for second in &ATTRIBUTES[index + 1..] {
            // Both are the attribute `pad`.
            if (first.0, second.0) != ("pad", "fill") {
                pairs.push((first, second));
            }
        }
    }
    pairs
}
