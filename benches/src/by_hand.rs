//! The same keys without `rowkey`, as well as we can write them: the limit that the measured
//! ratios are ratios of. The tests of this package hold their bytes against the derived ones.

pub mod ended;
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
    use rowkey::RowKey;
    use std::ops::RangeBounds;

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
    fn ends_text_the_same() {
        macro_rules! same {
            ($key:ty, $by_hand:path) => {
                for key in other_logins::<$key>() {
                    let mut row = Vec::new();
                    assert_eq!($by_hand(&key.host, &key.event, key.at, &mut row), Ok(()));
                    assert_eq!(row, key.try_encode().expect("it fits")[..]);
                }
            };
        }
        use rowkey::RowKeyRef as _;
        same!(LoginNul, ended::encode_into::<0>);
        same!(LoginComma, ended::encode_into::<b','>);
        same!(LoginFf, ended::encode_into::<0xFF>);
        same!(LoginLen, ended::encode_after_length);
    }

    /// Both ranges hold the same of `rows`.
    fn same(by_hand: impl RangeBounds<[u8]>, derived: impl RangeBounds<[u8]>, rows: &[Vec<u8>]) {
        for row in rows {
            assert_eq!(by_hand.contains(&row[..]), derived.contains(&row[..]), "{row:x?}");
        }
    }

    #[test]
    fn finds_the_same_rows() {
        #[derive(RowKey)]
        struct Named {
            host: String,
            #[reverse_ts]
            at: i64,
        }
        let hosts = [0, 1, 254, 255, 256, u32::MAX - 1, u32::MAX];
        let times = [i64::MIN, i64::MIN + 1, -1, 0, 1, 7, 8, i64::MAX - 1, i64::MAX];
        let names = ["", "\0", "a", "a\0", "a\u{1}", "b"];
        let of_hosts = |row: fn(u32, i64) -> Vec<u8>| -> Vec<Vec<u8>> {
            hosts.into_iter().flat_map(|host| times.map(|at| row(host, at))).collect()
        };
        let events = of_hosts(|host, at| Event { host, at, event: 7, seq: 1 }.encode().to_vec());
        let salted = of_hosts(|host, at| EventSalted { host, at, event: 7, seq: 1 }.encode().to_vec());
        let named = |name: &str, at| Named { host: name.to_owned(), at }.encode().to_vec();
        let named: Vec<Vec<u8>> =
            names.into_iter().flat_map(|name| times.map(|at| named(name, at))).collect();
        for host in hosts {
            same(scan::host(host).as_slices(), Event::prefix().host(host).range(), &events);
            same(scan::salted_host(host).as_slices(), EventSalted::prefix().host(host).range(), &salted);
        }
        for (from, to) in times.into_iter().flat_map(|from| times.map(|to| (from, to))) {
            for host in hosts {
                let derived = Event::prefix().host(host).at_range(from..to).range();
                same(scan::host_between(host, from, to).as_slices(), derived, &events);
            }
            for name in names {
                let derived = Named::prefix().host(name).at_range(from..to).range();
                same(scan::name_between(name, from, to).as_slices(), derived, &named);
            }
        }
    }
}
