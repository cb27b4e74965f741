//! Golden files: rows of a key in a file, `name | value | row in hex`.

use std::fmt::{Debug, Write};
use std::path::Path;

use proptest::arbitrary::any;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use rowkey_core::RowKeyRef;

use super::Drawn;
use super::random::Random;
use super::table::Table;
use super::tested::Tested;

/// Pins the bytes of a key: every row of a golden file decodes to the value on its line, and that value encodes to the row.
///
/// ```no_run
/// use rowkey::RowKey;
///
/// #[derive(RowKey, Debug)]
/// struct Visit { user: u16, page: String }
///
/// // In a test. The path is relative to the folder of the package's Cargo.toml.
/// rowkey::assert_golden!(Visit, "tests/golden/visit.txt", [Visit { user: 7, page: "a".into() }]);
/// ```
///
/// The file has one line for each key, `name | value | row in hex`. The value is its `Debug` text, and lines
/// that begin with `#` are comments:
///
/// ```text
/// Visit | Visit { user: 7, page: "a" } | 000761
/// ```
///
/// With a list of keys, the lines have to be exactly these keys. Without a list, `K` has to implement
/// [`Arbitrary`](proptest::arbitrary::Arbitrary): the keys are drawn when the file is written.
///
/// `ROWKEY_BLESS=1 cargo test` writes the file. Do this only for a new key: stored rows outlive the program that wrote them,
/// so a changed byte needs a major version.
///
/// # Panics
/// If a line does not match, or there is no file.
#[macro_export]
macro_rules! assert_golden {
    ($key:ty, $path:expr $(,)?) => {
        $crate::golden::<$key>(
            ::core::stringify!($key),
            ::core::env!("CARGO_MANIFEST_DIR"),
            $path,
            ::core::option::Option::None,
            $crate::drawn::<$key>,
        )
    };
    ($key:ty, $path:expr, $keys:expr $(,)?) => {
        $crate::golden::<$key>(
            ::core::stringify!($key),
            ::core::env!("CARGO_MANIFEST_DIR"),
            $path,
            ::core::option::Option::Some(::core::iter::Iterator::collect(
                ::core::iter::IntoIterator::into_iter($keys),
            )),
            ::std::vec::Vec::new,
        )
    };
}

/// Keys that can be encoded, the same ones in every run.
#[must_use]
#[doc(hidden)]
pub fn drawn<K: Tested + Drawn + Clone>() -> Vec<K> {
    let mut runner = TestRunner::deterministic();
    let mut table = Table::new();
    let mut random = Random::new(0);
    for _ in 0..8 {
        let key = any::<K>().new_tree(&mut runner).expect("a key").current();
        let _ = table.add(key);
        let _ = table.add_relative(&mut random);
    }
    table.entries.into_iter().filter(|entry| entry.row.is_some()).map(|entry| entry.key).collect()
}

/// See [`assert_golden!`](crate::assert_golden).
#[track_caller]
#[doc(hidden)]
pub fn golden<K: RowKeyRef<'static> + Debug>(
    name: &str,
    package: &str,
    path: impl AsRef<str>,
    keys: Option<Vec<K>>,
    drawn: fn() -> Vec<K>,
) {
    let path = path.as_ref();
    let file = Path::new(package).join(path);
    if std::env::var_os("ROWKEY_BLESS").is_some() {
        let text = written(name, &keys.unwrap_or_else(drawn));
        let folder = file.parent().map_or(Ok(()), std::fs::create_dir_all);
        if let Err(error) = folder.and_then(|()| std::fs::write(&file, text)) {
            panic!("{path} cannot be written: {error}");
        }
        return;
    }
    let text = match std::fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) => panic!("{path} cannot be read: {error}\n`ROWKEY_BLESS=1 cargo test` writes it."),
    };
    let wrong = compared(name, path, &text, keys);
    assert!(
        wrong.is_empty(),
        "{wrong}Stored rows outlive the program that wrote them, so their bytes are public API: a changed byte is a \
         major version.\nFor a new key, `ROWKEY_BLESS=1 cargo test` writes the file anew."
    );
}

fn line<K: RowKeyRef<'static> + Debug>(name: &str, key: &K) -> Result<String, String> {
    let value = one_line(key);
    match key.try_encode() {
        Ok(row) => Ok(format!("{name} | {value} | {}", hex(&row))),
        Err(error) => Err(format!("{value} cannot be encoded: {error}")),
    }
}

fn one_line(key: &impl Debug) -> String {
    format!("{key:?}").replace('\n', "\\n").replace('\r', "\\r")
}

#[track_caller]
fn written<K: RowKeyRef<'static> + Debug>(name: &str, keys: &[K]) -> String {
    let mut text =
        format!("# Rows of `{name}`. A changed byte is a major version.\n# name | value | row in hex\n");
    let mut lines: Vec<String> = Vec::new();
    for key in keys {
        match line(name, key) {
            Ok(line) if lines.contains(&line) => {}
            Ok(line) => lines.push(line),
            Err(error) => panic!("{error}"),
        }
    }
    for line in lines {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

/// Every mismatch, on one or more lines.
fn compared<K: RowKeyRef<'static> + Debug>(
    name: &str,
    path: &str,
    text: &str,
    keys: Option<Vec<K>>,
) -> String {
    let mut wrong = String::new();
    let mut left = Vec::new();
    for key in keys.iter().flatten() {
        match line(name, key) {
            Ok(line) => left.push(line),
            Err(error) => _ = writeln!(wrong, "{path}: {error}"),
        }
    }
    let mut lines = 0;
    for (number, line) in
        (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#') && !line.is_empty())
    {
        lines += 1;
        if let Err(error) = holds::<K>(name, line) {
            _ = writeln!(wrong, "{path}:{number}: {error}");
        }
        match left.iter().position(|key| key == line) {
            Some(at) => _ = left.swap_remove(at),
            None if keys.is_some() => {
                _ = writeln!(wrong, "{path}:{number}: no key of the test has this line: {line}")
            }
            None => {}
        }
    }
    for line in left {
        _ = writeln!(wrong, "{path}: no line for a key of the test: {line}");
    }
    if lines == 0 {
        _ = writeln!(wrong, "{path}: no rows, so nothing is pinned");
    }
    wrong
}

/// Checks that the row of a line decodes to its value, and the value encodes to the row.
fn holds<K: RowKeyRef<'static> + Debug>(name: &str, line: &str) -> Result<(), String> {
    // The value itself may contain ` \
    let parts = line.split_once(" | ").and_then(|(of, rest)| Some((of, rest.rsplit_once(" | ")?)));
    let Some((of, (value, expected))) = parts else {
        return Err(format!("not `name | value | row`: {line}"));
    };
    if of != name {
        return Err(format!("a row of `{of}`, but this file is for `{name}`"));
    }
    let row = unhex(expected.trim()).ok_or_else(|| format!("not hex: {expected}"))?;
    let key = K::decode_ref(row.leak()).map_err(|error| {
        format!("the row no longer decodes\n  expected {value}\n  row      {expected}\n  error    {error}")
    })?;
    let found = one_line(&key);
    if found != value {
        return Err(format!(
            "the row decodes to another key\n  row      {expected}\n  expected {value}\n  found    {found}"
        ));
    }
    match key.try_encode() {
        Ok(row) if hex(&row) == expected.trim() => Ok(()),
        Ok(row) => {
            Err(format!("{value} encodes to another row\n  expected {expected}\n  found    {}", hex(&row)))
        }
        Err(error) => Err(format!("{value} can no longer be encoded: {error}")),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes();
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    let bytes = digits.chunks(2).map(|pair| match pair {
        [high, low] => Some(digit(*high)? << 4 | digit(*low)?),
        _ => None,
    });
    bytes.collect()
}
