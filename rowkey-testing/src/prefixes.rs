//! Checks `prefix_len`, which a store's prefix extractor uses to skip files.

use std::fmt::Debug;

use rowkey_core::KeyRange;
use rowkey_core::codec::End;

use super::law::{Broken, Law, without_panic};
use super::tested::{FieldOf, Tested};

/// Bytes that a store may pass after the prefix; each row is checked with one of them.
const OTHERS: [&[u8]; 6] = [&[0], &[0x01], &[0xff], b"\0\0", b"00", b"zz"];

/// The prefix ends where the field does, whatever follows.
pub(crate) fn check_row<K: Tested + Debug>(fields: &[FieldOf<K>], key: &K, row: &[u8]) -> Result<(), Broken> {
    let prefix_len = |index, bytes: &[u8]| {
        without_panic(Law::NoPanic, "prefix_len", key, Some(bytes), || K::__KEY.prefix_len(index, bytes))
    };
    let pick = row.iter().fold(0usize, |sum, byte| sum + usize::from(*byte));
    let mut end = K::__KEY.fields_start();
    for (index, field) in fields.iter().enumerate() {
        let facts = field.facts();
        let broken = |what: String| Broken::new(Law::Prefix, what).key(key, Some(row));
        let Some(bytes) = field.bytes(key) else { return Ok(()) };
        end += K::__KEY.literal(index).len() + bytes.len() + facts.end.delimiter_len();
        // Unterminated text and a `rest` field have no fixed end, and a `tail` field may be absent.
        let from_end = K::__KEY.fields.list[..=index].iter().any(|field| field.rest);
        let open = from_end
            || K::__KEY.fields.list[index].tail
            || (facts.end == End::Row && facts.node.unterminated());
        let (name, expected) = (facts.name, (!open).then_some(end));
        let found = prefix_len(index, row)?;
        if found != expected {
            let what = format!("`prefix_len` of `{name}` is {found:?}, but the field ends at {expected:?}");
            return Err(broken(what));
        }
        let Some(len) = found else { continue };
        for rest in [&[], OTHERS[(pick + index) % OTHERS.len()]] {
            let other = [&row[..len], rest].concat();
            let again = prefix_len(index, &other)?;
            if again != found {
                let what = format!(
                    "`prefix_len` of `{name}` is {len} for a, but {again:?} for bytes that begin with the same {len}: where the \
                     field ends must not depend on what follows it"
                );
                return Err(broken(what).bytes("the other bytes", &other));
            }
        }
    }
    Ok(())
}

/// A range that holds the row, of a scan that fixes the fields up to `index`, has the row's prefix as its shared prefix.
pub(crate) fn check_scan<K: Tested + Debug>(
    index: usize,
    name: &str,
    range: &KeyRange,
    (key, row): (&K, &[u8]),
) -> Result<(), Broken> {
    let own = K::__KEY.prefix_len(index, row).map(|len| &row[..len]);
    let shared = without_panic(Law::NoPanic, "shared_prefix", key, Some(row), || {
        range.shared_prefix(K::__KEY, index).map(<[u8]>::to_vec)
    })?;
    if shared.as_deref() == own {
        return Ok(());
    }
    let what = format!(
        "a range that fixes the fields up to `{name}` holds the row of a, but does not share its prefix"
    );
    let broken = Broken::new(Law::Prefix, what).key(key, Some(row));
    let broken = broken.bytes("start row of the scan", range.start()).bytes("stop row", range.stop());
    Err(broken.bytes("prefix of the row", own.unwrap_or_default()))
}
