//! Text that a byte ends, or its length before it, in each position: all small texts, each question that a scan can ask of them, and all small rows.

use std::collections::BTreeMap;
use std::convert::identity;
use std::fmt::Debug;
use std::ops::Bound;

use rowkey::{KeyRange, RowKey, SkipScan, Step};

use super::{BYTES, Table, strings};

/// How long the texts are: of the rows, of what is asked of ranges, and of rows and questions of skip scans. In a long run
/// (`ROWKEY_SMALL_CASES=long`) up to five bytes.
fn lengths() -> [usize; 4] {
    if std::env::var_os("ROWKEY_SMALL_CASES").is_some() { [5, 5, 4, 3] } else { [4, 3, 3, 1] }
}

/// All texts of up to so many bytes.
pub trait Texts: Clone + Debug + PartialEq + AsRef<[u8]> + Sized {
    fn all(longest: usize) -> Vec<Self>;
}

impl Texts for Vec<u8> {
    fn all(longest: usize) -> Vec<Self> {
        strings(&BYTES, longest)
    }
}

impl Texts for String {
    fn all(longest: usize) -> Vec<Self> {
        strings(&BYTES, longest).into_iter().filter_map(|text| String::from_utf8(text).ok()).collect()
    }
}

/// The rows of all keys that have one, and of those with short texts.
pub struct Rows<K, T> {
    all: Table<K>,
    few: BTreeMap<Vec<u8>, K>,
    asked: Vec<T>,
    asked_of_few: usize,
}

impl<K: RowKey + Clone + PartialEq + Debug, T: Texts> Rows<K, T> {
    /// `keys` of texts, `expected`: the row of each.
    fn of(keys: impl Fn(T) -> Vec<K>, expected: impl Fn(&K) -> Option<Vec<u8>>) -> Self {
        let [rows, asked, few, asked_of_few] = lengths();
        let keys = |longest| T::all(longest).into_iter().flat_map(&keys);
        Rows {
            asked: T::all(asked),
            asked_of_few: T::all(asked_of_few).len(),
            ..Rows::of_keys(keys(rows), keys(few), expected)
        }
    }
}

impl<K: RowKey + Clone + PartialEq + Debug, T> Rows<K, T> {
    /// Without texts that are asked for. `few`: of skip scans.
    pub fn of_keys(
        keys: impl Iterator<Item = K>,
        few: impl Iterator<Item = K>,
        expected: impl Fn(&K) -> Option<Vec<u8>>,
    ) -> Self {
        let written = |key: K| {
            let row = key.try_encode().ok().map(|row| row.to_vec());
            assert_eq!(row, expected(&key), "{key:?}");
            assert!(
                row.as_deref().is_none_or(|row| K::decode(row).as_ref() == Ok(&key)),
                "{key:?}: {row:02x?}"
            );
            Some((row?, key))
        };
        Rows {
            all: Table::of(keys.filter_map(written).collect()),
            few: few.filter_map(written).collect(),
            asked: Vec::new(),
            asked_of_few: 0,
        }
    }

    #[track_caller]
    pub fn hold(
        &self,
        ranges: impl IntoIterator<Item = KeyRange>,
        matches: &dyn Fn(&K) -> bool,
        asked: &dyn Debug,
    ) {
        let count = self.all.rows.iter().filter(|(_, key)| matches(key)).count();
        self.all.holds(ranges, count, matches, asked);
    }

    #[track_caller]
    pub fn skipped(&self, skip: &SkipScan, matches: &dyn Fn(&K) -> bool, asked: &dyn Debug) {
        let matching: Vec<&Vec<u8>> =
            self.few.iter().filter(|(_, key)| matches(key)).map(|(row, _)| row).collect();
        let next = |row: &[u8]| matching.get(matching.partition_point(|other| other.as_slice() < row));
        for (row, key) in &self.few {
            let right = match skip.next(row) {
                Step::Match => matches(key),
                Step::Seek(to) => {
                    *to > **row && next(row).is_none_or(|next| next.as_slice() >= &*to && *next != row)
                }
                Step::Done => next(row).is_none(),
            };
            assert!(right, "{asked:?}: {key:?} in {row:02x?}: {:?} of {skip:?}", skip.next(row));
        }
    }
}

/// A row that decodes is the one of its key, and no other bytes decode.
pub fn decodes<K: RowKey + Debug>(is_row: impl Fn(&[u8]) -> bool) {
    for row in strings(&BYTES, 4) {
        match K::decode(&row) {
            Ok(key) => {
                assert_eq!(key.try_encode().as_deref(), Ok(&row[..]), "{key:?}");
                assert!(is_row(&row), "{row:02x?}: {key:?}");
            }
            Err(error) => {
                // The explanation says which number was found.
                let fault = K::LAYOUT.explain(&row).fault.map(|fault| (fault.offset, fault.to_string()));
                let (offset, fault) = fault.expect("it does not decode");
                let said = |text: &str| text.split(", found").next().map(str::to_owned);
                assert_eq!((offset, said(&fault)), (error.offset(), said(&error.to_string())), "{row:02x?}");
                assert!(!is_row(&row), "{row:02x?}: {error}");
            }
        }
    }
}

pub fn turned(row: &[u8]) -> Vec<u8> {
    row.iter().map(|byte| !byte).collect()
}

macro_rules! fixed {
    (! $scan:expr) => {
        Some($scan)
    };
    (? $scan:expr) => {
        $scan.ok()
    };
}

/// All questions of the text after `before`, a scan of the key that holds it; `outer` makes it one of the key that is asked.
/// `start` and `order`: whether there are prefixes, and bounds. `z`: the number after it is asked for, too.
macro_rules! ask {
    ($rows:ident: $K:ty, $fix:tt $start:tt $order:tt $z:tt, [$($outer:tt)*], $before:expr, |$key:ident| $text:expr) => {{
        let text = |$key: &$K| -> Option<Vec<u8>> { $text };
        for (i, asked) in $rows.asked.iter().enumerate() {
            let (bytes, few): (&[u8], bool) = (asked.as_ref(), i < $rows.asked_of_few);
            let is = |key: &$K| text(key).as_deref() == Some(bytes);
            if let Some(scan) = fixed!($fix $before.text(&**asked)) {
                ask!(@all $rows few $z $K, $($outer)*(scan), &is, &("value", asked));
            }
            ask!(@all $rows few $z $K, $($outer)*($before.text_in([&**asked])), &is, &("set of one", asked));
            ask!(@start $start $rows few $z $K, [$($outer)*], $before, text, asked);
            ask!(@order $order $rows few $z $K, [$($outer)*], $before, text, asked);
        }
        for some in $rows.asked.chunks(5) {
            let scan = $($outer)*($before.text_in(some.iter().map(|text| &**text)));
            let is_any = |key: &$K| some.iter().any(|some| text(key).as_deref() == Some(some.as_ref()));
            $rows.hold(scan.ranges(), &is_any, &some);
        }
        let scan = $($outer)*($before.text_any());
        ask!(@all $rows true $z $K, scan, &|key: &$K| text(key).is_some(), &"any");
    }};
    (@all $rows:ident $few:tt $z:tt $K:ty, $scan:expr, $is:expr, $asked:expr) => {{
        let (scan, is) = ($scan, $is);
        $rows.hold(scan.clone().ranges(), is, $asked);
        if $few {
            $rows.skipped(&scan.clone().skip(), is, $asked);
            ask!(@z $z $rows $K, scan, is, $asked);
        }
    }};
    (@z [] $rows:ident $K:ty, $scan:expr, $is:expr, $asked:expr) => {};
    (@z [z] $rows:ident $K:ty, $scan:expr, $is:expr, $asked:expr) => {
        $rows.skipped(&$scan.clone().z(7).skip(), &|key: &$K| $is(key) && key.z == 7, $asked);
        $rows.skipped(&$scan.z_range(8..).skip(), &|key: &$K| $is(key) && key.z > 7, $asked);
    };
    (@start [] $rows:ident $few:ident $z:tt $K:ty, $outer:tt, $before:expr, $text:ident, $asked:ident) => {};
    (@start [start] $rows:ident $few:ident $z:tt $K:ty, [$($outer:tt)*], $before:expr, $text:ident, $asked:ident) => {
        let starts = |key: &$K| $text(key).is_some_and(|text| text.starts_with($asked.as_ref()));
        ask!(@all $rows $few $z $K, $($outer)*($before.text_starts_with(&**$asked)), &starts, &("start", $asked));
    };
    (@order [] $rows:ident $few:ident $z:tt $K:ty, $outer:tt, $before:expr, $text:ident, $asked:ident) => {};
    (@order [order] $rows:ident $few:ident $z:tt $K:ty, [$($outer:tt)*], $before:expr, $text:ident, $asked:ident) => {
        let bytes: &[u8] = $asked.as_ref();
        let one = (Bound::Included(&**$asked), Bound::Included(&**$asked));
        let is = |key: &$K| $text(key).as_deref() == Some($asked.as_ref());
        ask!(@all $rows $few $z $K, $($outer)*($before.text_range(one)), &is, &("bound of one", $asked));
        let above = (Bound::Excluded(&**$asked), Bound::Unbounded);
        let is = |key: &$K| $text(key).is_some_and(|text| text[..] > *bytes);
        ask!(@all $rows $few $z $K, $($outer)*($before.text_range(above)), &is, &("above", $asked));
        let below = (Bound::Unbounded, Bound::Excluded(&**$asked));
        let is = |key: &$K| $text(key).is_some_and(|text| text[..] < *bytes);
        ask!(@all $rows $few $z $K, $($outer)*($before.text_range(below)), &is, &("below", $asked));
    };
}

/// A sort of text: its attribute, what there is of it, how it is written, and how it is read from the front of a row.
macro_rules! texts {
    ($($name:ident: #[$attribute:meta] $T:ty, $fix:tt $start:tt $order:tt, $written:expr, $read:expr;)*) => {$(
        mod $name {
            use super::*;

            const NUMBERS: [u8; 4] = [0, 7, 58, 255];

            #[derive(RowKey, Debug, Clone, PartialEq)]
            struct Alone {
                #[$attribute]
                text: $T,
            }

            #[derive(RowKey, Debug, Clone, PartialEq)]
            struct First {
                #[$attribute]
                text: $T,
                z: u8,
            }

            #[derive(RowKey, Debug, Clone, PartialEq)]
            struct Middle {
                a: u8,
                #[$attribute]
                text: $T,
                #[rowkey(literal = ":")]
                z: u8,
            }

            #[derive(RowKey, Debug, Clone, PartialEq)]
            struct Salted {
                #[salt(buckets = 2)]
                #[$attribute]
                text: $T,
                z: u8,
            }

            #[derive(RowKey, Debug, Clone, PartialEq)]
            struct Perhaps {
                #[$attribute]
                text: Option<$T>,
                z: u8,
            }

            /// The text is the last field of a key that more follows.
            #[derive(RowKey, Debug, Clone, PartialEq)]
            struct Nested {
                inner: Inner,
                z: u8,
            }

            #[derive(RowKey, Debug, Clone, PartialEq)]
            struct Inner {
                a: u8,
                #[$attribute]
                text: $T,
            }

            #[derive(RowKey, Debug, Clone, PartialEq)]
            struct Turned {
                #[rowkey(desc)]
                inner: First,
                z: u8,
            }

            #[derive(RowKey, Debug, Clone, PartialEq)]
            enum Kinds {
                #[rowkey(prefix = b"\x01")]
                Inner(Inner),
                #[rowkey(prefix = b":")]
                Nothing,
            }

            #[derive(RowKey, Debug, Clone, PartialEq)]
            struct Held {
                kinds: Kinds,
                z: u8,
            }

            /// As more follows.
            fn written(text: &$T) -> Option<Vec<u8>> {
                written_before(text, false)
            }

            fn written_before(text: &$T, row_end: bool) -> Option<Vec<u8>> {
                let written: fn(&[u8], bool) -> Option<Vec<u8>> = $written;
                written(text.as_ref(), row_end)
            }

            /// What follows the text at the front of a row.
            fn after(row: &[u8]) -> Option<&[u8]> {
                after_before(row, false)
            }

            fn after_before(row: &[u8], row_end: bool) -> Option<&[u8]> {
                let read: fn(&[u8], bool) -> Option<(Vec<u8>, &[u8])> = $read;
                let (text, rest) = read(row, row_end)?;
                <$T>::try_from(text).is_ok().then_some(rest)
            }

            #[test]
            fn alone() {
                let rows = Rows::<_, $T>::of(|text| vec![Alone { text }], |key| written_before(&key.text, true));
                let is_text = |text: &[u8]| after_before(text, true).is_some_and(<[u8]>::is_empty);
                decodes::<Alone>(is_text);
                ask!(rows: Alone, $fix $start $order [], [identity], Alone::prefix(), |key| Some(key.text.clone().into()));
            }

            #[test]
            fn first() {
                let keys = |text: $T| NUMBERS.map(|z| First { text: text.clone(), z }).into();
                let rows = Rows::<_, $T>::of(keys, |key| Some([&written(&key.text)?[..], &[key.z]].concat()));
                decodes::<First>(|row| after(row).is_some_and(|rest| rest.len() == 1));
                ask!(rows: First, $fix $start $order [z], [identity], First::prefix(), |key| Some(key.text.clone().into()));
            }

            #[test]
            fn middle() {
                let keys = |text: $T| [0, 7].map(|a| Middle { a, text: text.clone(), z: 7 }).into();
                let rows = Rows::<_, $T>::of(keys, |key| {
                    Some([&[key.a][..], &written(&key.text)?, b":", &[key.z]].concat())
                });
                decodes::<Middle>(|row| {
                    row.get(1..).and_then(after).is_some_and(|rest| rest.len() == 2 && rest[0] == b':')
                });
                ask!(rows: Middle, $fix $start $order [z], [identity], Middle::prefix().a(7), |key| {
                    (key.a == 7).then(|| key.text.clone().into())
                });
            }

            #[test]
            fn salted() {
                let keys = |text: $T| [7, 58].map(|z| Salted { text: text.clone(), z }).into();
                let rows = Rows::<_, $T>::of(keys, |key| {
                    let text = written(&key.text)?;
                    let bucket = xxhash_rust::xxh64::xxh64(&text, 0) % 2;
                    Some([&[bucket as u8], &text[..], &[key.z]].concat())
                });
                ask!(rows: Salted, $fix $start $order [z], [identity], Salted::prefix(), |key| {
                    Some(key.text.clone().into())
                });
            }

            #[test]
            fn perhaps() {
                let keys = |text: $T| {
                    let none = (text.is_empty()).then_some(Perhaps { text: None, z: 7 });
                    none.into_iter().chain(NUMBERS.map(|z| Perhaps { text: Some(text.clone()), z })).collect()
                };
                let rows = Rows::<_, $T>::of(keys, |key| match &key.text {
                    Some(text) => Some([&[1], &written(text)?[..], &[key.z]].concat()),
                    None => Some(vec![0, key.z]),
                });
                decodes::<Perhaps>(|row| match row {
                    [0, _] => true,
                    [1, row @ ..] => after(row).is_some_and(|rest| rest.len() == 1),
                    _ => false,
                });
                for asked in &rows.asked[..31] {
                    let is = |key: &Perhaps| key.text.as_ref() == Some(asked);
                    rows.hold(Perhaps::prefix().text_in([Some(&**asked)]).ranges(), &is, asked);
                    let not = |key: &Perhaps| key.text.is_none() || is(key);
                    rows.skipped(&Perhaps::prefix().text_in([Some(&**asked), None]).skip(), &not, asked);
                }
            }

            #[test]
            fn nested() {
                let keys = |text: $T| {
                    [0, 7].map(|a| Nested { inner: Inner { a, text: text.clone() }, z: 58 }).into()
                };
                let rows = Rows::<_, $T>::of(keys, |key| {
                    Some([&[key.inner.a][..], &written(&key.inner.text)?, &[key.z]].concat())
                });
                decodes::<Nested>(|row| row.get(1..).and_then(after).is_some_and(|rest| rest.len() == 1));
                ask!(rows: Nested, $fix $start $order [], [Nested::prefix().inner_prefix], Inner::prefix().a(7), |key| {
                    (key.inner.a == 7).then(|| key.inner.text.clone().into())
                });
                for asked in &rows.asked {
                    let inner = Inner { a: 7, text: asked.clone() };
                    let is = |key: &Nested| key.inner == inner;
                    let one = Nested::prefix().inner_in([&inner]);
                    rows.hold(one.clone().z(58).ranges(), &is, &inner);
                    rows.hold(one.ranges(), &is, &inner);
                }
            }

            #[test]
            fn turned_around() {
                let keys = |text: $T| NUMBERS.map(|z| Turned { inner: First { text: text.clone(), z }, z: 7 }).into();
                let rows = Rows::<_, $T>::of(keys, |key| {
                    let inner = [&written(&key.inner.text)?[..], &[key.inner.z]].concat();
                    Some([&turned(&inner)[..], &[key.z]].concat())
                });
                decodes::<Turned>(|row| after(&turned(row)).is_some_and(|rest| rest.len() == 2));
                ask!(rows: Turned, $fix $start $order [z], [Turned::prefix().inner_prefix], First::prefix(), |key| {
                    Some(key.inner.text.clone().into())
                });
            }

            #[test]
            fn through_an_enum() {
                let keys = |text: $T| {
                    let nothing = (text.is_empty()).then_some(Held { kinds: Kinds::Nothing, z: 7 });
                    let inner = [0, 7].map(|a| Held { kinds: Kinds::Inner(Inner { a, text: text.clone() }), z: 7 });
                    nothing.into_iter().chain(inner).collect()
                };
                let rows = Rows::<_, $T>::of(keys, |key| match &key.kinds {
                    Kinds::Inner(inner) => Some([&[1, inner.a], &written(&inner.text)?[..], &[key.z]].concat()),
                    Kinds::Nothing => Some(vec![b':', key.z]),
                });
                decodes::<Held>(|row| match row {
                    [b':', _] => true,
                    [1, _, row @ ..] => after(row).is_some_and(|rest| rest.len() == 1),
                    _ => false,
                });
                let kinds = |inner| Held::prefix().kinds_prefix(inner);
                for asked in &rows.asked {
                    let is = |key: &Held| match &key.kinds {
                        Kinds::Inner(inner) => inner.a == 7 && inner.text == *asked,
                        Kinds::Nothing => false,
                    };
                    let inner = Inner::prefix().a(7).text_in([&**asked]);
                    rows.hold(kinds(Kinds::prefix().inner_prefix(inner)).ranges(), &is, asked);
                    let kind = Kinds::Inner(Inner { a: 7, text: asked.clone() });
                    rows.hold(Held::prefix().kinds_in([&kind]).ranges(), &is, asked);
                }
            }
        }
    )*};
}

/// Up to the first such byte.
fn up_to(byte: u8, row: &[u8]) -> Option<(Vec<u8>, &[u8])> {
    let end = row.iter().position(|other| *other == byte)?;
    Some((row[..end].into(), &row[end + 1..]))
}

fn with(byte: u8, text: &[u8]) -> Option<Vec<u8>> {
    (!text.contains(&byte)).then(|| [text, &[byte]].concat())
}

fn after_length(bytes: usize, text: &[u8]) -> Option<Vec<u8>> {
    Some([&(text.len() as u64).to_be_bytes()[8 - bytes..], text].concat())
}

fn by_length(bytes: usize, row: &[u8]) -> Option<(Vec<u8>, &[u8])> {
    let (length, rest) = row.split_at_checked(bytes)?;
    let length = length.iter().fold(0, |length, byte| length * 256 + usize::from(*byte));
    rest.split_at_checked(length).map(|(text, rest)| (text.into(), rest))
}

/// TiDB's rule: groups of 8 and a marker, 255 less the zeros that fill the group; the last group is never full.
pub fn in_groups(text: &[u8]) -> Vec<u8> {
    let mut row = Vec::new();
    let mut rest = text;
    while rest.len() >= 8 {
        row.extend([&rest[..8], &[255]].concat());
        rest = &rest[8..];
    }
    row.extend(rest);
    row.resize(row.len() + 8 - rest.len(), 0);
    row.push(247 + rest.len() as u8);
    row
}

/// Whatever begins as its own groups do.
fn by_groups(row: &[u8]) -> Option<(Vec<u8>, &[u8])> {
    let last = row.chunks_exact(9).position(|group| group[8] != 255)?;
    let (groups, rest) = row.split_at(9 * (last + 1));
    let len = usize::from(groups.last()?.checked_sub(247)?);
    let mut text: Vec<u8> = groups.chunks(9).flat_map(|group| &group[..8]).copied().collect();
    text.truncate(8 * last + len);
    (in_groups(&text) == groups).then_some((text, rest))
}

/// Phoenix's rule: 00 is 00 FF, and 00 01 ends what is not last.
fn escaped(text: &[u8], row_end: bool) -> Vec<u8> {
    let end: &[u8] = if row_end { &[] } else { &[0, 1] };
    let bytes = text.iter().flat_map(|byte| if *byte == 0 { vec![0, 255] } else { vec![*byte] });
    bytes.chain(end.iter().copied()).collect()
}

/// The text whose bytes these are, if it is the only one.
fn unescaped(row: &[u8], row_end: bool) -> Option<(Vec<u8>, &[u8])> {
    let (mut text, mut rest) = (Vec::new(), row);
    loop {
        match rest {
            [] => return row_end.then_some((text, rest)),
            [0, 255, after @ ..] => {
                text.push(0);
                rest = after;
            }
            [0, 1, after @ ..] => return (!row_end).then_some((text, after)),
            [0, ..] => return None,
            [byte, after @ ..] => {
                text.push(*byte);
                rest = after;
            }
        }
    }
}

texts! {
    by_ff: #[rowkey(terminator = b'\xff')] String, ! [start] [], |text, _| with(0xFF, text), |row, _| up_to(0xFF, row);
    bytes_by_ff: #[rowkey(terminator = b'\xff')] Vec<u8>, ? [start] [], |text, _| with(0xFF, text), |row, _| up_to(0xFF, row);
    by_colon: #[rowkey(terminator = ':')] String, ? [start] [], |text, _| with(b':', text), |row, _| up_to(b':', row);
    bytes_by_colon: #[rowkey(terminator = b':')] Vec<u8>, ? [start] [], |text, _| with(b':', text), |row, _| up_to(b':', row);
    by_nul: #[rowkey(terminator = 0)] String, ? [start] [order], |text, _| with(0, text), |row, _| up_to(0, row);
    after_one_byte: #[rowkey(len = u8)] String, ? [] [], |text, _| after_length(1, text), |row, _| by_length(1, row);
    bytes_after_one_byte: #[rowkey(len = u8)] Vec<u8>, ? [] [], |text, _| after_length(1, text), |row, _| by_length(1, row);
    bytes_after_two_bytes: #[rowkey(len = u16)] Vec<u8>, ? [] [], |text, _| after_length(2, text), |row, _| by_length(2, row);
    groups: #[rowkey(with = rowkey::codec::Groups)] Vec<u8>, ! [start] [order], |text, _| Some(in_groups(text)), |row, _| by_groups(row);
    text_in_groups: #[rowkey(with = rowkey::codec::Groups)] String, ! [start] [order], |text, _| Some(in_groups(text)), |row, _| by_groups(row);
    varbinary: #[rowkey(with = rowkey::codec::VarbinaryEncoded)] Vec<u8>, ! [start] [order], |text, last| Some(escaped(text, last)), |row, last| unescaped(row, last);
    text_as_varbinary: #[rowkey(with = rowkey::codec::VarbinaryEncoded)] String, ! [start] [order], |text, last| Some(escaped(text, last)), |row, last| unescaped(row, last);
    bytes_by_nul: #[rowkey(terminator = 0)] Vec<u8>, ? [start] [order], |text, _| with(0, text), |row, _| up_to(0, row);
}
