//! Whoever does what an error says gets a program that compiles, and no second error.
//!
//! A line of a case that ends in `// fixed: ..` is replaced by what follows, or left out if nothing does. `// fixed: ..` alone is a
//! line that is added.

use std::fmt::Write as _;
use std::fs;

use crate::{cases, compiler};

const FIXED: &str = "// fixed:";

#[test]
fn what_an_error_says_compiles() {
    let mut all = String::from("#![deny(deprecated)]\n#![allow(dead_code, unused)]\n");
    for case in cases::all() {
        let text = fs::read_to_string(&case).expect("the case is read");
        assert!(text.contains(FIXED), "{} has no fixed form", case.display());
        let module = cases::name(&case).replace('/', "_");
        let file = compiler::work("fixed").join(format!("{module}.rs"));
        fs::write(&file, fixed(&text)).expect("the fixed form is written");
        let _ = writeln!(all, "#[path = {file:?}]\nmod {module};");
    }
    all += "fn main() {}\n";
    let root = compiler::work("fixed").join("all.rs");
    fs::write(&root, all).expect("the crate is written");
    let answer = compiler::check(&root);
    let errors = answer.iter().filter(|diagnostic| diagnostic["level"] == "error");
    let errors: Vec<_> = errors.filter_map(|error| error["rendered"].as_str()).collect();
    assert!(errors.is_empty(), "{}", errors.concat());
}

/// The fixed form of a case.
fn fixed(text: &str) -> String {
    let mut fixed = String::new();
    for line in text.lines() {
        let line = match line.split_once(FIXED) {
            Some((_, "")) => continue,
            Some((_, other)) => other.trim_start(),
            None => line,
        };
        let _ = writeln!(fixed, "{line}");
    }
    fixed
}
