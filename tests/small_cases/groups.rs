//! Text in groups of 8 bytes around the ends of groups: all texts of up to 17 bytes that are `00`s, then `FF`s, or the other way round,
//! and each question of them and of their neighbours.

use std::ops::Bound;

use rowkey::RowKey;
use rowkey::codec::Groups;

use super::ended::{Rows, in_groups};

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Up {
    #[rowkey(with = Groups)]
    text: Vec<u8>,
    z: u8,
}

#[derive(RowKey, Debug, Clone, PartialEq)]
struct Down {
    #[rowkey(with = Groups, desc)]
    text: Vec<u8>,
    z: u8,
}

/// Of each length from 0 to 17: some of one byte, the rest of the other.
fn texts() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for len in 0..=17 {
        for first in 0..=len {
            for [a, b] in [[0, 255], [255, 0]] {
                all.push([vec![a; first], vec![b; len - first]].concat());
            }
        }
    }
    all.sort();
    all.dedup();
    all
}

/// The text, the next longer one, a shorter one, and those whose last byte is one more and one less.
fn neighbours(text: &[u8]) -> Vec<Vec<u8>> {
    let mut all = vec![text.to_vec(), [text, &[0]].concat()];
    if let Some((last, rest)) = text.split_last() {
        all.push(rest.to_vec());
        all.extend(last.checked_add(1).map(|last| [rest, &[last]].concat()));
        all.extend(last.checked_sub(1).map(|last| [rest, &[last, 255]].concat()));
    }
    all
}

macro_rules! asked {
    ($K:ident, $turned:literal) => {{
        let keys = || texts().into_iter().map(|text| $K { text, z: 7 });
        let rows = Rows::<$K, Vec<u8>>::of_keys(keys(), keys(), |key| {
            let mut row = in_groups(&key.text);
            if $turned {
                row.iter_mut().for_each(|byte| *byte = !*byte);
            }
            Some([&row[..], &[7]].concat())
        });
        for asked in texts().iter().flat_map(|text| neighbours(text)) {
            let asked = &asked[..];
            let is = |key: &$K| key.text == asked;
            rows.hold($K::prefix().text(asked).ranges(), &is, &("value", asked));
            rows.hold($K::prefix().text_in([asked]).ranges(), &is, &("set of one", asked));
            let one = (Bound::Included(asked), Bound::Included(asked));
            rows.hold($K::prefix().text_range(one).ranges(), &is, &("bound of one", asked));
            let above = (Bound::Excluded(asked), Bound::Unbounded);
            rows.hold(
                $K::prefix().text_range(above).ranges(),
                &|key| key.text[..] > *asked,
                &("above", asked),
            );
            let below = (Bound::Unbounded, Bound::Excluded(asked));
            rows.hold(
                $K::prefix().text_range(below).ranges(),
                &|key| key.text[..] < *asked,
                &("below", asked),
            );
            let starts = |key: &$K| key.text.starts_with(asked);
            rows.hold($K::prefix().text_starts_with(asked).ranges(), &starts, &("start", asked));
            rows.skipped(&$K::prefix().text_starts_with(asked).z(7).skip(), &starts, &("start", asked));
            rows.skipped(&$K::prefix().text_in([asked]).z(7).skip(), &is, &("set of one", asked));
        }
        keys().map(|key| key.encode().to_vec()).collect::<Vec<_>>()
    }};
}

#[test]
fn ends_of_groups() {
    assert!(asked!(Up, false).is_sorted());
}

#[test]
fn ends_of_groups_turned_around() {
    assert!(asked!(Down, true).is_sorted_by(|a, b| a > b));
}

/// Every change of one byte of a row is refused, or is the row of another text.
#[test]
fn changed_groups() {
    for text in texts() {
        let row = Up { text, z: 7 }.encode().to_vec();
        for at in 0..row.len() {
            for byte in [0, 1, 246, 247, 248, 254, 255] {
                let mut changed = row.clone();
                changed[at] = byte;
                if let Ok(key) = Up::decode(&changed) {
                    assert_eq!(key.encode(), changed);
                }
            }
        }
    }
}
