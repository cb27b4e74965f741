//! All texts of up to two bytes, and which of their scans hold one: the next longer texts are known, too, so that between two of
//! them lies something unless the second is the first and a NUL.

use std::ops::Bound;

use rowkey::{KeyRange, KeyRanges, RowKey, RowKeyRef};

use crate::bounds::bounds;
use crate::strings::strings;

const BYTES: [u8; 4] = [0x00, 0x01, 0x61, 0xFF];
const CHARS: [u8; 4] = [0x00, 0x01, 0x61, 0x7F];

/// A text one byte longer than the bounds lies between any two of them, if anything does: the lower one and
/// the smallest byte.
#[track_caller]
fn check_all(
    what: &str,
    bytes: [u8; 4],
    row: impl Fn(&[u8]) -> Option<Vec<u8>>,
    scan: impl Fn(Bound<&[u8]>, Bound<&[u8]>) -> (KeyRange, KeyRanges),
) {
    let sample: Vec<(Vec<u8>, Option<Vec<u8>>)> = strings(&bytes, 3)
        .into_iter()
        .map(|text| (row(&text), text))
        .map(|(row, text)| (text, row))
        .collect();
    let texts = strings(&bytes, 2);
    for (low, high) in bounds(&Vec::from_iter(texts.iter().map(Vec::as_slice))) {
        let (range, ranges) = scan(low, high);
        let mut empty = true;
        for (text, row) in &sample {
            let Some(row) = row else { continue };
            let inside = std::ops::RangeBounds::<[u8]>::contains(&(low, high), &text[..]);
            empty &= !inside;
            assert_eq!(range.contains(row), inside, "{what}: {text:?} from {low:?} to {high:?}: {range:?}");
        }
        let said = (range.is_empty(), ranges.is_empty(), ranges.len());
        assert_eq!(said, (empty, empty, usize::from(!empty)), "{what}: from {low:?} to {high:?}: {range:?}");
    }
}

macro_rules! every_text {
    ($($test:ident: $bytes:ident $sure:tt $(#[$attr:meta])* $ty:ty, |$text:ident| $value:expr, |$bound:ident| $arg:expr;)*) => {$(
        #[test]
        fn $test() {
            #[derive(RowKey)]
            struct Up {
                id: u8,
                $(#[$attr])*
                text: $ty,
                $(#[$attr])*
                last: $ty,
            }

            #[derive(RowKey)]
            struct Down {
                id: u8,
                $(#[$attr])*
                #[rowkey(desc)]
                text: $ty,
                $(#[$attr])*
                #[rowkey(desc)]
                last: $ty,
            }

            let value = |$text: &[u8]| -> $ty { $value };
            let row = |key: Result<rowkey::KeyBuf, rowkey::EncodeError>| Some(Vec::from(key.ok()?));
            macro_rules! places {
                ($key:ident) => {
                    check_all(
                        concat!(stringify!($key), ", in the middle"),
                        $bytes,
                        |text| row($key { id: 7, text: value(text), last: value(b"a") }.try_encode()),
                        |low, high| {
                            let scan = $key::prefix().id(7).text_range((low.map(|$bound| $arg), high.map(|$bound| $arg)));
                            (scan.clone().range(), scan.ranges())
                        },
                    );
                    check_all(
                        concat!(stringify!($key), ", last"),
                        $bytes,
                        |text| row($key { id: 7, text: value(b"a"), last: value(text) }.try_encode()),
                        |low, high| {
                            let $bound = &b"a"[..];
                            let scan = neighbours!(@fix $sure $key::prefix().id(7).text($arg));
                            let scan = scan.last_range((low.map(|$bound| $arg), high.map(|$bound| $arg)));
                            (scan.clone().range(), scan.ranges())
                        },
                    );
                };
            }
            places!(Up);
            places!(Down);
        }
    )*};
}

fn utf8(text: &[u8]) -> &str {
    std::str::from_utf8(text).unwrap()
}

every_text! {
    text: CHARS ! String, |text| utf8(text).into(), |text| utf8(text);
    bytes: BYTES ! Vec<u8>, |text| text.to_vec(), |text| text;
    text_without_nul: CHARS ? #[rowkey(nul)] String, |text| utf8(text).into(), |text| utf8(text);
    bytes_without_nul: BYTES ? #[rowkey(nul)] Vec<u8>, |text| text.to_vec(), |text| text;
}

#[test]
fn before_a_delimiter() {
    #[derive(RowKey)]
    #[rowkey(delimiter = "\x01")]
    struct Key {
        text: Vec<u8>,
        rest: String,
    }

    // Text before this delimiter contains no byte below 02.
    let bytes = [0x01, 0x02, 0x61, 0xFF];
    check_all(
        "before a delimiter",
        bytes,
        |text| Some(Key { text: text.to_vec(), rest: "r".into() }.encode().ok()?.into()),
        |low, high| {
            let scan = Key::prefix().text_range((low, high));
            (scan.clone().range(), scan.ranges())
        },
    );
}
