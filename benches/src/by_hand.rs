//! The same keys without `rowkey`, as well as we can write them: the limit that the measured
//! ratios are ratios of. The tests of this package hold their bytes against the derived ones.

pub mod event;
pub mod feed;
pub mod file;
pub mod login;
pub mod row;
pub mod scan;
pub mod trace;
pub mod wide;

/// Why a row is no key: enough to find the place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    pub field: &'static str,
    pub offset: usize,
    pub kind: FaultKind,
}

/// A row of the wrong length. That it is a fault, and of which kind, is written where the row is decoded:
/// were it all given by the call, the key would go through memory.
#[inline(always)]
pub fn wrong_length(row: &[u8], fields: &[(&'static str, usize)]) -> Fault {
    let (field, offset, expected) = short_field(row, fields);
    Fault { field, offset, kind: FaultKind::Length { expected, found: row.len().saturating_sub(offset) } }
}

/// Which field it is that lacks bytes, of fields of the given widths, its offset and width; the last, if
/// there are too many.
#[cold]
#[inline(never)]
fn short_field(row: &[u8], fields: &[(&'static str, usize)]) -> (&'static str, usize, usize) {
    let mut short = ("row", 0, 0);
    let mut end = 0;
    for &(field, width) in fields {
        short = (field, end, width);
        end += width;
        if row.len() < end {
            break;
        }
    }
    short
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FaultKind {
    Length { expected: usize, found: usize },
    Digit(u8),
    Escape(u8),
    NoEnd,
    Utf8,
    Salt { found: u8, expected: u8 },
}

/// Code by hand writes the bytes of the derived keys, or its ratios would say nothing.
#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::*;
    use rowkey::KeyRange;

    fn same(by_hand: &row::Range, derived: &KeyRange) {
        assert_eq!((by_hand.start.as_slice(), by_hand.stop.as_slice()), (derived.start(), derived.stop()));
    }

    #[test]
    fn encodes_and_decodes_the_same() {
        for key in events() {
            assert_eq!(event::encode(&key), key.encode());
            assert_eq!(event::decode(&key.encode()), Ok(key));
        }
        for key in salted_events() {
            assert_eq!(event::encode_salted(&key), key.encode());
            assert_eq!(event::decode_salted(&key.encode()), Ok(key));
        }
        for key in wides() {
            assert_eq!(wide::encode(&key), key.encode());
            assert_eq!(wide::decode(&key.encode()), Ok(key));
        }
        for key in traces() {
            assert_eq!(trace::encode(&key), key.encode());
            assert_eq!(trace::decode(&key.encode()), Ok(key));
        }
        for key in files() {
            let row = key.encode().expect("six, eight and six digits");
            assert_eq!(file::encode(&key), Ok(row));
            assert_eq!(file::decode(&row), Ok(key));
        }
    }

    #[test]
    fn encodes_text_the_same() {
        let odd = ["", "\0", "a\0", "\0\0b", "a\u{1}", "0123456789012345678901234567890123456789"];
        let odd = odd.map(|text| Login { host: text.into(), event: text.into(), at: 7 });
        for key in logins().into_iter().chain(odd) {
            let row = key.encode();
            assert_eq!(login::encode(&key).as_slice(), &row[..]);
            let borrowed = login::decode(&row).expect("a row of this key");
            assert_eq!((&*borrowed.host, &*borrowed.event, borrowed.at), (&*key.host, &*key.event, key.at));
            let key = Feed { user: key.host, at: -1, id: 3 };
            let mut row = Vec::new();
            feed::encode_into(&key, &mut row);
            assert_eq!(row, key.encode()[..]);
        }
    }

    #[test]
    fn finds_the_same_bounds() {
        for level in [0, 1, 255, 256, u16::MAX - 1, u16::MAX] {
            same(&scan::level(level), &Trace::prefix().level(level).range());
        }
        for host in [0, 1, 255, 256, 0x00FF_FFFF, u32::MAX - 1, u32::MAX] {
            same(&scan::host(host), &Event::prefix().host(host).range());
            same(&scan::salted_host(host), &EventSalted::prefix().host(host).range());
            for (from, to) in [(0, 1), (0, 60_000), (-5, 5), (i64::MIN, i64::MAX), (7, 7), (9, 3)] {
                same(
                    &scan::host_between(host, from, to),
                    &Event::prefix().host(host).at_range(from..to).range(),
                );
            }
            // Fewer values than buckets are scanned one by one, without a fan-out.
            if (1..16).contains(&(u32::MAX - host)) {
                continue;
            }
            let scans = EventSalted::prefix().host_range(host..u32::MAX).ranges();
            let row = crate::pairs::last_row(host);
            assert_eq!(scan::fan_out(host, u32::MAX).count(), scans.len());
            scan::fan_out(host, u32::MAX).zip(&scans).for_each(|(by_hand, derived)| same(&by_hand, &derived));
            let rest = scans.after(&row);
            scan::fan_out_after(host, u32::MAX, &row)
                .zip(&rest)
                .for_each(|(by_hand, derived)| same(&by_hand, &derived));
        }
        for (first, last) in [(20_120_901, 20_120_914), (0, 99_999_999), (5, 5)] {
            let derived = File::prefix().user(7).expect("one digit").date_range(first..=last).range();
            same(&scan::user_days(7, first, last).expect("one digit"), &derived);
        }
    }
}
