//! A hex dump of one row: `00000000: 0700 0000 077f  ......` of xxd, `00000000  07 00 00 00  |....|` of `hexdump -C`.

use super::{Reader, Seen};

#[derive(Default)]
pub struct Dump {
    row: Option<Vec<u8>>,
}

pub fn begins(line: &str) -> bool {
    bytes(line).is_some_and(|(offset, bytes)| offset == 0 && !bytes.is_empty())
}

impl Reader for Dump {
    fn line(&mut self, line: &str) -> Result<Seen, String> {
        let Some((offset, bytes)) = bytes(line) else { return Ok(Seen::Other) };
        if offset == 0 {
            return Ok(self.row.replace(bytes).map_or(Seen::Nothing, Seen::Row));
        }
        match &mut self.row {
            Some(row) if row.len() == offset => row.extend(bytes),
            row => {
                let at = row.as_ref().map_or(0, Vec::len);
                return Err(format!("expected the bytes at offset {at:08x}, found those at {offset:08x}"));
            }
        }
        Ok(Seen::Nothing)
    }

    fn end(&mut self) -> Option<Vec<u8>> {
        self.row.take()
    }
}

/// The offset and the bytes. The last line of `hexdump` has none.
fn bytes(line: &str) -> Option<(usize, Vec<u8>)> {
    let offset = usize::from_str_radix(line.get(..8)?, 16).ok()?;
    let rest = &line[8..];
    if rest.trim().is_empty() {
        return Some((offset, Vec::new()));
    }
    let (digits, text) = match rest.strip_prefix(": ") {
        Some(rest) => rest.split_once("  ").unwrap_or((rest, "")),
        None => {
            let (digits, text) = rest.strip_prefix("  ")?.split_once('|')?;
            (digits, text.trim_end().strip_suffix('|')?)
        }
    };
    let row = super::super::Notation::Hex.read(digits).ok()?;
    // The text repeats the bytes. A copy may have lost the spaces at its end.
    let printed: String =
        row.iter().map(|byte| if matches!(byte, b' '..=b'~') { char::from(*byte) } else { '.' }).collect();
    (!row.is_empty() && text.trim() == printed.trim()).then_some((offset, row))
}
