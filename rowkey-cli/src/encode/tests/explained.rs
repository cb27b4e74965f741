//! What `explain --json` prints comes back as the row that it explains.

use rowkey::RowKey;
use serde_json::Value as Json;

use super::super::{Encode, form::Form};
use super::{Shown, keys, seeds, travelled};

fn check<K: RowKey + Shown + std::fmt::Debug>() {
    let layout = travelled(K::LAYOUT);
    let encode = Encode {
        layout: "".into(),
        kind: None,
        format: Form::Text,
        json: true,
        keep_going: false,
        values: Vec::new(),
    };
    for seed in seeds(100) {
        let mut random = fastrand::Rng::with_seed(seed);
        let key = K::sample(&mut random);
        let Ok(row) = key.try_encode().map(Vec::from) else { continue };
        let explained = serde_json::to_string(&layout.explain(&row)).unwrap();
        let found = encode.row_of_line(&layout, &explained);
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
enum Table {
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
