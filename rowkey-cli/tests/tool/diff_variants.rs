//! `rowkey diff` of the variants of enums without data.

use rowkey::RowKey;

use crate::diff::diff;

macro_rules! enums {
    ($($name:ident $key:ident ($($of:tt)*) { $($variants:tt)* })*) => {$(
        #[derive(RowKey, Debug, Clone, PartialEq)]
        $($of)*
        pub enum $name { $($variants)* }

        #[derive(RowKey, Debug, Clone)]
        pub struct $key { pub action: $name, pub user: u8 }
    )*};
}

enums! {
    Action ActionKey (#[repr(u8)]) { In = 1, Out = 2 }
    Renamed RenamedKey (#[repr(u8)]) { Enter = 1, Out = 2 }
    More MoreKey (#[repr(u8)]) { In = 1, Out = 2, Stay = 9 }
    Swapped SwappedKey (#[repr(u8)]) { In = 2, Out = 1 }
    Other OtherKey (#[repr(u8)]) { In = 1, Stay = 3 }
    Wide WideKey (#[repr(u16)]) { In = 1, Out = 2 }
    Text TextKey (#[rowkey(text)]) { #[rowkey(rename = "in")] In, #[rowkey(rename = "out")] Out }
    TextRenamed TextRenamedKey (#[rowkey(text)]) { #[rowkey(rename = "in")] Enter, #[rowkey(rename = "out")] Out }
}

/// The exit status, and what is said of the old rows.
fn said<Old: RowKey, New: RowKey>() -> (i32, String) {
    let run = diff::<Old, New>();
    let decode = run.out.lines().find_map(|line| line.strip_prefix("old rows decode  "));
    (run.status, decode.unwrap_or_else(|| panic!("{}{}", run.out, run.err)).to_owned())
}

#[test]
fn a_name_of_a_variant_is_no_byte() {
    let row = ActionKey { action: Action::In, user: 7 }.encode();
    assert_eq!(RenamedKey::decode(&row).unwrap().action, Renamed::Enter);
    assert_eq!(said::<ActionKey, RenamedKey>(), (0, "yes".into()));
    assert_eq!(said::<TextKey, TextRenamedKey>(), (0, "yes".into()));
}

#[test]
fn variants_that_are_added_or_gone_are_values() {
    let (status, decode) = said::<ActionKey, MoreKey>();
    assert_eq!((status, &*decode), (0, "yes; new rows may hold values that the old key refuses"));
    let (status, decode) = said::<MoreKey, ActionKey>();
    assert_eq!((status, &*decode), (1, "all but those with a value that the new key refuses"));
}

#[test]
fn a_variant_with_the_bytes_of_another_is_no_rename() {
    assert_eq!(said::<ActionKey, SwappedKey>(), (1, "no, or silently to other values".into()));
    assert_eq!(said::<ActionKey, OtherKey>(), (1, "no, or silently to other values".into()));
    // 2 bytes in place of 1.
    assert_eq!(said::<ActionKey, WideKey>(), (1, "no: they have 2 bytes, and the new key has 3".into()));
}
