//! What `sst_dump --command=scan` and `ldb idump` print: `'0700FF' seq:3, type:1 => 76`, in hexadecimal digits with
//! `--output_hex` or `--hex`.

use super::super::Notation;
use super::{Seen, all_digits};

const HEADINGS: [&str; 5] =
    ["from [", "Process ", "Sst file format: ", "options.env is ", "Internal keys in range: "];

pub fn line(line: &str) -> Result<Seen, String> {
    let Some(rest) = line.strip_prefix('\'') else {
        return Ok(if is_heading(line) { Seen::Nothing } else { Seen::Other });
    };
    let Some((key, rest)) = rest.split_once("' seq:") else { return Ok(Seen::Other) };
    let (seq, rest) = rest.split_once(", type:").unwrap_or((rest, ""));
    let (kind, value) = rest.split_once(" =>").unwrap_or((rest, ""));
    if !all_digits(seq) || !all_digits(kind) {
        return Ok(Seen::Other);
    }
    // In one dump, keys and values are printed alike.
    match is_hex(key) && is_hex(value.trim()) {
        true => Notation::Hex.read(key),
        false => Ok(key.as_bytes().to_vec()),
    }
    .map(Seen::Row)
}

fn is_heading(line: &str) -> bool {
    match HEADINGS.iter().find(|heading| line.starts_with(*heading)) {
        Some(&"from [") => line.contains("] to ["),
        Some(&"Process ") => line.trim_end().ends_with(".sst"),
        found => found.is_some(),
    }
}

fn is_hex(text: &str) -> bool {
    text.len() % 2 == 0 && text.bytes().all(|byte| byte.is_ascii_digit() || (b'A'..=b'F').contains(&byte))
}
