//! Fields that were added later.

use super::*;

keys! {
    Visit(u8, #[rowkey(tail)] Option<String>, #[rowkey(tail)] Option<u8>);
    TextLast(u8, #[rowkey(tail)] Option<String>);
    TextBefore(String, #[rowkey(tail)] Option<u8>);
    PlainBefore(Option<u8>, #[rowkey(tail)] Option<u8>);
    Twice(u8, #[rowkey(tail)] Option<Option<u8>>);
    Last(u8, Visit);
    First(Visit, u8);
    Desc(u8, #[rowkey(desc)] Visit);
    InOption(u8, Option<Visit>);
    InTail(u8, #[rowkey(tail)] Option<Visit>);
    #[rowkey(salt(buckets = 16, hash = java31))]
    Whole(u8, u8, #[rowkey(tail)] Option<u8>);
}

#[test]
fn fields_that_were_added_later_keep_their_bytes() {
    let mut cases = cases! {
        "text, last" => TextLast(7, None), TextLast(7, Some("a\0".into()));
        "after text" => TextBefore("a".into(), None), TextBefore("a".into(), Some(9));
        "after an Option" => PlainBefore(None, None), PlainBefore(None, Some(9));
        "Option of an Option" => Twice(7, None), Twice(7, Some(None)), Twice(7, Some(Some(9)));
        "in an Option, last" => InOption(1, None);
        "in a tail" => InTail(1, None);
        "salt of the whole key" => Whole(0, 7, None), Whole(0, 7, Some(9));
    };
    for text in [None, Some("a")] {
        for number in [None, Some(9)] {
            let visit = || Visit(7, text.map(String::from), number);
            cases.extend(cases! {
                "text and a number" => visit();
                "nested, last" => Last(1, visit());
                "nested, inner" => First(visit(), 1);
                "nested, desc" => Desc(1, visit());
                "in an Option, last" => InOption(1, Some(visit()));
                "in a tail" => InTail(1, Some(visit()));
            });
        }
    }
    check("tests/golden/tail.txt", include_str!("tail.txt"), cases);
}

/// The tag of a `None` at the end, and rows that are cut elsewhere.
#[test]
fn a_none_at_the_end_is_refused_in_both_languages() {
    let rows: &[&[u8]] =
        &[b"", b"\x07\0", b"\x07\0\0", b"\x07\x01a", b"\x07\x01a\0\0", b"\x07\0\x01", b"\x07\x02"];
    for (row, refusal) in rows.iter().zip(interop::refusals(Visit::LAYOUT, rows)) {
        assert!(Visit::decode(row).is_err() && refusal.is_some(), "{row:02x?}: {refusal:?}");
    }
}
