//! What `explain --json` prints comes back as the row that it explains.

use rowkey::{Layout, RowKey};
use serde_json::Value as Json;

use super::super::row_of_line;
use super::{Shown, keys, seeds, travelled};

/// The row of a line of `explain --json`.
pub fn of_line(layout: &Layout, line: &str) -> Result<Vec<u8>, String> {
    row_of_line(layout, None, line)
}

fn check<K: RowKey + Shown + std::fmt::Debug>() {
    let layout = travelled(K::LAYOUT);
    for seed in seeds(100) {
        let mut random = fastrand::Rng::with_seed(seed);
        let key = K::sample(&mut random);
        let Ok(row) = key.try_encode().map(Vec::from) else { continue };
        let explained = serde_json::to_string(&layout.explain(&row)).unwrap();
        let found = of_line(&layout, &explained);
        assert_eq!(found.as_ref(), Ok(&row), "{key:?}: {explained}\nreplay: ROWKEY_SEED={seed}");
    }
}

macro_rules! tests {
    ($($test:ident: $key:ty;)*) => {$(
        #[test]
        fn $test() {
            check::<$key>();
        }
    )*};
}

super::each_key!(tests);

#[derive(RowKey, Debug)]
#[rowkey(salt(buckets = 3))]
pub enum Table {
    #[rowkey(prefix = "u")]
    User(keys::Place),
    #[rowkey(prefix = "m")]
    Mail(keys::NestedTail),
}

impl Shown for Table {
    fn sample(random: &mut fastrand::Rng) -> Self {
        if random.bool() { Table::User(Shown::sample(random)) } else { Table::Mail(Shown::sample(random)) }
    }

    fn json(&self) -> Json {
        Json::Null
    }
}

#[test]
fn a_kind_of_an_enum_of_keys() {
    check::<Table>();
}

#[derive(RowKey, Debug)]
struct Part {
    some: Option<u8>,
}

#[derive(RowKey, Debug)]
struct NamedLikeTheWrapper {
    a: Option<Part>,
    b: Option<Option<Part>>,
}

impl Shown for NamedLikeTheWrapper {
    fn sample(random: &mut fastrand::Rng) -> Self {
        let mut part = || Option::sample(random).map(|some| Part { some });
        NamedLikeTheWrapper { a: part(), b: if part().is_some() { Some(part()) } else { None } }
    }

    fn json(&self) -> Json {
        Json::Null
    }
}

#[test]
fn a_field_that_is_named_some() {
    check::<NamedLikeTheWrapper>();
    let part = || Some(Part { some: Some(5) });
    let row = NamedLikeTheWrapper { a: part(), b: Some(part()) }.encode();
    let object = r#"{"a":{"some":5},"b":{"some":{"some":5}}}"#;
    assert_eq!(of_line(NamedLikeTheWrapper::LAYOUT, object), Ok(row.to_vec()));
    // Without the wrapper.
    #[derive(RowKey)]
    struct Other(Option<Option<keys::Whole>>);
    let row = Other(Some(Some(keys::Whole { part: Some(5) }))).encode();
    assert_eq!(of_line(Other::LAYOUT, r#"{"0":{"part":5}}"#), Ok(row.to_vec()));
}

#[test]
fn elements_without_bytes() {
    #[derive(RowKey)]
    struct Empty {
        a: u8,
        b: [[u8; 0]; 2],
    }
    let row = Empty { a: 7, b: [[], []] }.encode();
    let explained = serde_json::to_string(&travelled(Empty::LAYOUT).explain(&row)).unwrap();
    assert_eq!(of_line(Empty::LAYOUT, &explained), Ok(vec![7]));
}

/// Its own values would be `{"hex": 7, "segments": [1], ..}`.
#[derive(RowKey, Debug)]
struct NamedLikeAnExplanation {
    hex: u8,
    segments: Vec<i16>,
}

impl Shown for NamedLikeAnExplanation {
    fn sample(random: &mut fastrand::Rng) -> Self {
        NamedLikeAnExplanation { hex: Shown::sample(random), segments: Shown::sample(random) }
    }

    fn json(&self) -> Json {
        Json::Null
    }
}

#[test]
fn fields_that_are_named_like_the_parts_of_an_explanation() {
    check::<NamedLikeAnExplanation>();
    let own = of_line(NamedLikeAnExplanation::LAYOUT, r#"{"hex":7,"segments":[1,-32768]}"#);
    assert_eq!(own, Ok(vec![7, 0x80, 1, 0, 0]));
}
