//! A hex dump of one row: `00000000: 0700 0000 077f  ......` of xxd, `00000000  07 00 00 00  |....|` of `hexdump -C`,
//! `0000000 07 00 00 00` of `od -t x1`.

use super::{Reader, Seen};

#[derive(Default)]
pub struct Dump {
    row: Option<Vec<u8>>,
}

pub fn begins(line: &str) -> bool {
    bytes(line).is_some_and(|(offset, bytes)| offset == 0 && !bytes.is_empty())
        || od(line)
            .is_some_and(|(offset, units)| offset.bytes().all(|byte| byte == b'0') && !units.is_empty())
        || is_binary(line)
}

const UNITS: &str = "found a dump whose units are not bytes in hexadecimal digits; expected one of `xxd`, `hexdump -C` or \
                     `od -t x1`";

impl Reader for Dump {
    fn line(&mut self, line: &str) -> Result<Seen, String> {
        if line.trim() == "*" {
            return Err("found `*` for repeated lines; expected all lines, as `-v` prints them".into());
        }
        let dump = match od(line) {
            Some((offset, units)) => {
                let len = self.row.as_ref().map_or(0, Vec::len);
                let units = units.split("  >").next().unwrap_or_default().split_whitespace();
                let bytes: Option<Vec<u8>> = units.map(byte).collect();
                // Octal, decimal or hexadecimal.
                let radix = [8, 10, 16].into_iter().find(|radix| {
                    usize::from_str_radix(offset, *radix).is_ok_and(|offset| offset == len || offset == 0)
                });
                let at = usize::from_str_radix(offset, radix.unwrap_or(16)).unwrap_or_default();
                Some((at, bytes.ok_or(UNITS)?))
            }
            None if is_binary(line) => return Err(UNITS.into()),
            None => bytes(line),
        };
        let Some((offset, bytes)) = dump else { return Ok(Seen::Other) };
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

/// The offset, of 6 or 7 digits, and the units of a line of `od`.
fn od(line: &str) -> Option<(&str, &str)> {
    let (offset, units) = line.split_once(' ').unwrap_or((line.trim_end(), ""));
    (matches!(offset.len(), 6 | 7) && offset.bytes().all(|byte| byte.is_ascii_hexdigit()))
        .then_some((offset, units.trim()))
}

fn byte(unit: &str) -> Option<u8> {
    u8::from_str_radix(unit, 16).ok().filter(|_| unit.len() == 2)
}

/// `00000000: 00000111 00000000  ..` of `xxd -b`.
fn is_binary(line: &str) -> bool {
    line.split_once(": ").is_some_and(|(offset, rest)| {
        let bits = |unit: &str| unit.len() == 8 && unit.bytes().all(|bit| bit == b'0' || bit == b'1');
        offset.len() == 8 && rest.split(' ').next().is_some_and(bits)
    })
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
