//! The laws by name, and the report of a broken one.

use std::fmt::{self, Debug, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What a key or a codec promises.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Law {
    Order,
    RoundTrip,
    Range,
    Prefix,
    TotalDecode,
    SelfDelimiting,
    Format,
    Salt,
    NoPanic,
}

impl Law {
    fn name(self) -> &'static str {
        match self {
            Law::Order => "Order",
            Law::RoundTrip => "Round trip",
            Law::Range => "Range",
            Law::Prefix => "Prefix",
            Law::TotalDecode => "Total decode",
            Law::SelfDelimiting => "Self-delimiting",
            Law::Format => "Format",
            Law::Salt => "Salt",
            Law::NoPanic => "No panic",
        }
    }

    fn text(self) -> &'static str {
        match self {
            Law::Order => "rows sort as their fields do, each in its declared direction",
            Law::RoundTrip => {
                "one key, one row: what encode writes decodes to the same key, and what decodes encodes to the same bytes"
            }
            Law::Range => "the ranges of a scan hold exactly the rows whose fields match",
            Law::Prefix => {
                "`prefix_len` depends only on the bytes up to the field, and all rows of a scan that fixes these fields share that prefix"
            }
            Law::TotalDecode => "any bytes decode to a key or to an error with an offset inside them",
            Law::SelfDelimiting => "before another field, no encoding is a prefix of another",
            Law::Format => "`NODE` and `INFALLIBLE` of the codec are right for every value",
            Law::Salt => {
                "the bucket depends only on the salted bytes, not on how they are split into parts; a row with another bucket does not decode"
            }
            Law::NoPanic => "encode, decode and scans never panic",
        }
    }
}

/// A broken law, and the keys that show it.
#[derive(Debug)]
pub(crate) struct Broken {
    pub(crate) law: Law,
    what: String,
    /// Keys as text, with their rows.
    shown: Vec<(String, Option<Vec<u8>>)>,
}

impl Broken {
    pub(crate) fn new(law: Law, what: impl Into<String>) -> Self {
        Broken { law, what: what.into(), shown: Vec::new() }
    }

    /// Adds a key, and its row if it can be encoded.
    pub(crate) fn key(mut self, key: &impl Debug, row: Option<&[u8]>) -> Self {
        self.shown.push((format!("{key:?}"), row.map(<[u8]>::to_vec)));
        self
    }

    /// Adds bytes that are not the row of a key.
    pub(crate) fn bytes(mut self, what: &str, bytes: &[u8]) -> Self {
        self.shown.push((what.to_owned(), Some(bytes.to_vec())));
        self
    }
}

/// The keys, then their bytes one above the other, with a mark at the first byte that differs.
impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "law broken: {}", self.law.name())?;
        writeln!(f, "  {}", self.law.text())?;
        writeln!(f, "  here: {}", self.what)?;
        let label = |index: usize| char::from(b'a' + (index % 26) as u8);
        for (index, (key, _)) in self.shown.iter().enumerate() {
            writeln!(f, "  {}  {key}", label(index))?;
        }
        let mut rows = Vec::new();
        for (index, (_, row)) in self.shown.iter().enumerate() {
            let mut line = String::new();
            match row {
                Some(row) if row.is_empty() => line.push_str("(empty)"),
                Some(row) => {
                    row.iter().try_for_each(|byte| write!(line, "{byte:02x} "))?;
                    rows.push(&row[..]);
                }
                None => continue,
            }
            writeln!(f, "  {}  {}", label(index), line.trim_end())?;
        }
        match rows[..] {
            [a, b, ..] if a != b => {
                let at = a.iter().zip(b).position(|(a, b)| a != b).unwrap_or(a.len().min(b.len()));
                writeln!(f, "     {:1$}^^ byte {at}", "", 3 * at)
            }
            _ => Ok(()),
        }
    }
}

/// Runs `run`, and reports a panic as a broken law.
pub(crate) fn without_panic<T>(
    law: Law,
    what: &str,
    key: &dyn Debug,
    bytes: Option<&[u8]>,
    run: impl FnOnce() -> T,
) -> Result<T, Broken> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| {
        let message = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied())
            .unwrap_or("no text");
        Broken::new(law, format!("{what} panics: {message}")).key(&key, bytes)
    })
}
