//! Layouts from text that no key can have: each is refused, and what is just within the edge is not.

#![allow(missing_docs, reason = "nothing here is for others")]

use rowkey::Layout;
use serde_json::json;

/// What is said of a layout of these segments, whose fingerprint is a guess.
fn said(segments: serde_json::Value) -> String {
    let text = json!({ "version": 1, "fingerprint": "0x0000000000000000", "segments": segments });
    serde_json::from_value::<Layout>(text).unwrap_err().to_string()
}

/// The same of one field.
fn said_of(kind: serde_json::Value, width: Option<usize>) -> String {
    said(json!([{ "name": "a", "kind": kind, "offset": 0, "width": width, "direction": "ascending" }]))
}

/// Whoever makes the text says the fingerprint, so that of a layout which no key has would be right.
#[test]
fn segments_that_no_key_has_are_refused() {
    let text = |ending: &str| json!({ "text": { "utf8": true, "ending": ending } });
    let byte = json!({ "kind": "unsigned", "width": 1 });
    let list = |width: usize| json!({ "list": { "element": { "kind": "bytes", "width": width } } });
    let array =
        |len: usize, element: &serde_json::Value| json!({ "array": { "len": len, "element": element } });
    let numbers = |signed: bool, numbers: &[i128]| {
        let variants: Vec<_> =
            numbers.iter().map(|number| json!({ "name": "A", "number": number.to_string() })).collect();
        json!({ "enum": { "signed": signed, "variants": variants } })
    };
    let texts = |ending: Option<&str>, texts: &[&str]| {
        let variants: Vec<_> = texts.iter().map(|text| json!({ "name": "A", "text": text })).collect();
        json!({ "enum_text": { "ending": ending, "variants": variants } })
    };
    let inside = |width: usize| json!({ "kind": array(8, &json!({ "kind": "bytes", "width": width })), "width": 8 * width });
    let no_elements = json!({ "kind": array(0, &byte), "width": 0 });
    let custom = json!({ "custom": { "name": "own" } });
    let nul = |ended: bool| json!({ "nul_text": { "utf8": true, "ended": ended } });
    for (kind, width, wrong) in [
        (custom.clone(), Some(32768), "its width is 32768, expected 0..=32767"),
        (text("row"), Some(4), "text of free length has no width"),
        (text("delimiter"), None, "no delimiter stands behind it"),
        (nul(true), Some(4), "text of free length has no width"),
        (json!({ "optional": byte }), Some(2), "what may be none has no one width"),
        (json!("ip_address"), Some(5), "addresses of two families have no one width"),
        (json!({ "key": [] }), Some(0), "a key stands in a layout with its own fields"),
        (list(1), Some(4), "a list has no one width"),
        (list(0), None, "the elements of a list have a width, of at least 1"),
        (array(3, &no_elements), Some(0), "its elements have no bytes"),
        (array(32768, &byte), Some(32768), "which is at most 32767"),
        (array(3, &byte), Some(4), "its width is 3 times that of an element"),
        // More than 2^31 bytes.
        (array(16385, &inside(16384)), Some(16385 << 17), "its width is 16385 times that of an element"),
        (numbers(true, &[-129]), Some(1), "-129 of `A` does not fit in 1 bytes"),
        (numbers(true, &[128]), Some(1), "128 of `A` does not fit in 1 bytes"),
        (numbers(true, &[1 << 31]), Some(4), "2147483648 of `A` does not fit in 4 bytes"),
        (numbers(false, &[-1]), Some(1), "-1 of `A` does not fit in 1 bytes"),
        (numbers(false, &[256]), Some(1), "256 of `A` does not fit in 1 bytes"),
        (numbers(false, &[1]), Some(3), "the number of a variant has 1, 2, 4 or 8 bytes"),
        (numbers(false, &[2, 1]), Some(1), "its variants are not in the order of their bytes"),
        (numbers(false, &[1, 1]), Some(1), "its variants are not in the order of their bytes"),
        (numbers(false, &[]), Some(1), "an enum has at least one variant"),
        (texts(None, &["up"]), None, "nothing says how the text ends"),
        (texts(None, &["up"]), Some(3), "'up' has not 3 bytes"),
        (texts(Some("row"), &["a\0"]), None, "the text of a variant is not empty and holds no NUL"),
        (texts(Some("row"), &[""]), None, "the text of a variant is not empty and holds no NUL"),
        (texts(Some("delimiter"), &["up"]), None, "no delimiter stands behind it"),
    ] {
        let said = said_of(kind.clone(), width);
        assert!(said.contains(wrong), "{kind}, {width:?}: {said}");
    }
    // The other side of each edge is a segment that some key could have: then the guess is wrong.
    for (kind, width) in [
        (custom.clone(), Some(32767)),
        (custom, None),
        (text("row"), None),
        (nul(false), None),
        (list(1), None),
        (array(32767, &byte), Some(32767)),
        (array(16384, &inside(16384)), Some(1 << 31)),
        (array(3, &json!({ "kind": "bytes", "width": 0 })), Some(0)),
        (numbers(true, &[-128, 127]), Some(1)),
        (numbers(false, &[0, 255]), Some(1)),
        (texts(None, &["down", "left"]), Some(4)),
    ] {
        let said = said_of(kind.clone(), width);
        assert!(said.contains("it was changed by hand"), "{kind}, {width:?}: {said}");
    }
}

/// Days are counted in four bytes, seconds and their parts in eight or in digits.
#[test]
fn a_unit_stands_where_it_is_counted() {
    let said = |kind: serde_json::Value, width: usize, unit: &str| {
        said(
            json!([{ "name": "a", "kind": kind, "offset": 0, "width": width, "direction": "ascending", "unit": unit }]),
        )
    };
    let back = json!({ "reverse_time": { "from": "9" } });
    let back_in_digits = json!({ "reverse_time_decimal": { "from": "9" } });
    for (kind, width, right, wrong) in [
        (json!("signed"), 4, "days", "seconds"),
        (json!("signed"), 8, "seconds", "days"),
        (json!("decimal"), 8, "milliseconds", "days"),
        (back, 8, "milliseconds", "days"),
        (back_in_digits, 10, "seconds", "days"),
    ] {
        let [right, wrong] = [right, wrong].map(|unit| said(kind.clone(), width, unit));
        assert!(right.contains("it was changed by hand"), "{kind}: {right}");
        assert!(wrong.contains("it does not count"), "{kind}: {wrong}");
    }
}

#[test]
fn segments_that_cannot_stand_side_by_side_are_refused() {
    let segment = |name: &str, kind: serde_json::Value, offset: usize, width: Option<usize>| json!({ "name": name, "kind": kind, "offset": offset, "width": width, "direction": "ascending" });
    let constant = |offset: usize| {
        let kind = json!({ "constant": { "bytes": [7] } });
        json!({ "name": "prefix", "kind": kind, "offset": offset, "width": 1, "direction": "none" })
    };
    let byte = |name: &str, offset| segment(name, json!("unsigned"), offset, Some(1));
    let text = |ending: &str| json!({ "text": { "utf8": true, "ending": ending } });
    let nested = |fields: serde_json::Value| {
        json!([segment("a", json!({ "optional": { "kind": { "key": fields } } }), 0, None)])
    };
    let ended_by = |delimiter: u8, complemented: bool| {
        let mut first = segment("a", text("delimiter"), 0, None);
        first["delimiter"] = delimiter.into();
        first["complemented"] = complemented.into();
        let mut second = byte("b", 0);
        second["offset"] = json!(null);
        json!([first, second])
    };
    let salt = |width: serde_json::Value| {
        let kind = json!({ "salt": { "buckets": 16, "hash": "xxh64", "fields": [], "text": false } });
        let offset = width.as_u64();
        json!([
            { "name": "salt", "kind": kind, "offset": 0, "width": width, "direction": "none" },
            { "name": "a", "kind": "unsigned", "offset": offset, "width": 1, "direction": "ascending" },
        ])
    };
    for width in [json!(null), json!(0), json!(6)] {
        let said = said(salt(width.clone()));
        assert!(said.contains("a salt has 1 to 5 bytes"), "{width}: {said}");
    }
    for width in [json!(1), json!(5)] {
        let said = said(salt(width.clone()));
        assert!(said.contains("it was changed by hand"), "{width}: {said}");
    }
    let first = "a salt stands first, and constant bytes before all fields";
    let name = |len: usize| "n".repeat(len);
    for (segments, wrong) in [
        (
            json!([{ "name": "a", "kind": "unsigned", "offset": 0, "width": 1, "direction": "none" }]),
            "a field has a direction",
        ),
        (
            json!([
                { "name": "prefix", "kind": { "constant": { "bytes": [7] } }, "offset": 0, "width": 2, "direction": "none" },
                byte("a", 2),
            ]),
            "its width is the number of its bytes",
        ),
        (
            json!([
                segment("a", json!({ "nul_text": { "utf8": true, "ended": false } }), 0, None),
                byte("b", 0)
            ]),
            "only the last segment ends with the row",
        ),
        (
            json!([
                segment("a", json!({ "list": { "element": { "kind": "bytes", "width": 1 } } }), 0, None),
                byte("b", 0)
            ]),
            "only the last segment ends with the row",
        ),
        (json!([constant(0)]), "a layout has at least one field"),
        (json!([constant(0), constant(1), byte("a", 2)]), first),
        (json!([constant(0), byte("a", 1), constant(2)]), first),
        (json!([byte("a", 0), constant(1)]), first),
        (
            json!([segment("a", text("row"), 0, None), byte("b", 0)]),
            "only the last segment ends with the row",
        ),
        (
            nested(json!([segment("a", text("row"), 0, None), byte("b", 0)])),
            "only the last segment ends with the row",
        ),
        (json!([byte(&name(32768), 0)]), "its name has 32768 bytes, expected at most 32767"),
        (ended_by(0xFF, false), "no byte of a text is above its delimiter"),
        (ended_by(0, true), "no byte of a text is above its delimiter"),
    ] {
        let said = said(segments.clone());
        assert!(said.contains(wrong), "{wrong}: {said}");
    }
    for segments in [
        json!([constant(0), byte("a", 1)]),
        nested(json!([byte("b", 0), segment("a", text("row"), 1, None)])),
        json!([byte(&name(32767), 0)]),
        ended_by(0, false),
        ended_by(0xFF, true),
    ] {
        let said = said(segments);
        assert!(said.contains("it was changed by hand"), "{said}");
    }
}
