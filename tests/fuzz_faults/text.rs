//! Rows as HBase prints them, and any other text.

use fastrand::Rng;
use rowkey::{from_string_binary, to_string_binary};

use crate::{checks, rows};

pub fn text(rng: &mut Rng) -> String {
    const PIECES: [&str; 16] = [
        "\\",
        "x",
        "\\x",
        "\\x0",
        "\\x00",
        "\\xfF",
        "\\xG0",
        "\\X00",
        "0",
        "F",
        " ",
        "~",
        "é",
        "\u{10FFFF}",
        "\0",
        "\n",
    ];
    let mut text = to_string_binary(&rows::bytes(rng, 8));
    for _ in 0..rng.usize(..4) {
        // It is ASCII until something else is put in.
        let at = (0..=text.len()).filter(|&at| text.is_char_boundary(at)).nth(rng.usize(..=text.len()));
        match at {
            Some(at) if rng.bool() => text.insert_str(at, PIECES[rng.usize(..PIECES.len())]),
            Some(at) => text.truncate(at),
            None => {}
        }
    }
    text
}

pub fn check(text: &str) {
    match from_string_binary(text) {
        Ok(row) => {
            let printed = to_string_binary(&row);
            assert_eq!(from_string_binary(&printed).as_ref(), Ok(&row));
            checks::one_line(&format!(".{printed}"));
        }
        Err(error) => {
            assert!(error.offset() < text.len() && text.is_char_boundary(error.offset()), "{error}");
            checks::one_line(&error.to_string());
        }
    }
}

pub fn check_row(row: &[u8]) {
    assert_eq!(from_string_binary(&to_string_binary(row)).as_deref(), Ok(row));
}
