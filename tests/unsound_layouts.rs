//! Layouts from text that no key can have: each is refused, and what is just within the edge is not.

#![allow(missing_docs, reason = "nothing here is for others")]

use rowkey::Layout;
use serde_json::{Value, json};

/// The error for a layout with this JSON and any fingerprint.
fn said(mut layout: Value) -> String {
    layout["version"] = json!(1);
    layout["fingerprint"] = json!("0x0000000000000000");
    let said = serde_json::from_value::<Layout>(layout).unwrap_err().to_string();
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

/// The same of one field.
fn said_of(kind: &Value, width: Option<usize>) -> String {
    said(json!({ "fields": [field("a", kind, width)] }))
}

fn node(kind: &Value, width: Option<usize>) -> Value {
    json!({ "kind": kind, "width": width })
}

fn field(name: &str, kind: &Value, width: Option<usize>) -> Value {
    json!({ "name": name, "node": node(kind, width) })
}

fn byte(name: &str) -> Value {
    field(name, &json!("unsigned"), Some(1))
}

fn text() -> Value {
    json!({ "text": { "utf8": true } })
}

fn array(len: usize, element: &Value) -> Value {
    json!({ "array": [len, element] })
}

fn list(kind: &str, width: Option<usize>) -> Value {
    json!({ "list": node(&json!(kind), width) })
}

fn numbers(width: usize, signed: bool, numbers: &[i128]) -> Value {
    let one =
        |(name, number): (char, &i128)| json!({ "name": name, "number": number.to_string(), "text": "" });
    let list: Vec<Value> = ('A'..).zip(numbers).map(one).collect();
    json!({ "variants": { "repr": { "number": { "width": width, "signed": signed } }, "list": list } })
}

fn texts(repr: &Value, texts: &[&str]) -> Value {
    let one = |(i, (name, text)): (usize, (char, &&str))| json!({ "name": name, "number": i.to_string(), "text": text });
    let list: Vec<Value> = ('A'..).zip(texts).enumerate().map(one).collect();
    json!({ "variants": { "repr": repr, "list": list } })
}

/// The text states its own fingerprint, so a layout that no key can have could state a correct one.
#[test]
fn values_that_no_key_has_are_refused() {
    let byte_node = node(&json!("unsigned"), Some(1));
    let inside = |width: usize| node(&array(8, &node(&json!("bytes"), Some(width))), Some(8 * width));
    let no_elements = node(&array(0, &byte_node), Some(0));
    let custom = json!({ "custom": "own" });
    let nul = json!({ "nul_text": { "utf8": true } });
    let open = "its values differ in width, so it has none";
    let fixed = |width: usize| json!({ "fixed_text": width });
    let nested = |fields: Value| json!({ "key": { "fields": fields } });
    let deep = |depth: usize| {
        (0..depth).fold(json!("ip_address"), |kind, _| json!({ "optional": { "kind": kind } }))
    };
    let mut same_name = numbers(1, false, &[1, 2]);
    same_name["variants"]["list"][1]["name"] = json!("A");
    for (kind, width, wrong) in [
        (custom.clone(), Some(32768), "its width is 32768, expected 0..=32767"),
        (json!("unsigned"), Some(17), "its width is 17, expected 1..=16"),
        (json!("signed"), None, "its width is none, expected 1..=16"),
        (json!("float"), Some(5), "its width is 4 or 8"),
        (json!({ "base_time": 0 }), Some(4), "no time is a multiple of 0 seconds"),
        (text(), Some(4), open),
        (nul.clone(), Some(4), open),
        (json!({ "optional": byte_node }), Some(2), open),
        (json!("ip_address"), Some(5), open),
        (list("bytes", Some(1)), Some(4), open),
        (list("bytes", Some(0)), None, "the elements of a list have a width, of at least 1"),
        (list("ip_address", None), None, "the elements of a list have a width, of at least 1"),
        (json!({ "descending": node(&list("bytes", Some(1)), None) }), None, "a list has no terminator"),
        (json!({ "descending": byte_node }), Some(2), "its width is that of its ascending value"),
        (nested(json!([])), Some(0), "a key has at least one field"),
        (nested(json!([byte("b"), byte("c")])), Some(3), "its width is that of its fields"),
        (nested(json!([byte("b"), byte("b")])), Some(2), "field `a.b`: another field has the same name"),
        (array(3, &no_elements), Some(0), "its elements have no bytes"),
        (array(32768, &byte_node), Some(32768), "its elements are more than 32767"),
        (array(3, &byte_node), Some(4), "its width is that of its elements"),
        (array(3, &node(&text(), None)), None, "its 3 elements need one fixed width"),
        // More than 2^31 bytes.
        (
            array(16385, &inside(16384)),
            Some(16385 << 17),
            "need one fixed width, at most 2147483648 bytes in all",
        ),
        (numbers(1, true, &[-129]), Some(1), "-129 of `A` does not fit in 1 bytes"),
        (numbers(1, true, &[128]), Some(1), "128 of `A` does not fit in 1 bytes"),
        (numbers(4, true, &[1 << 31]), Some(4), "2147483648 of `A` does not fit in 4 bytes"),
        (numbers(1, false, &[-1]), Some(1), "-1 of `A` does not fit in 1 bytes"),
        (numbers(1, false, &[256]), Some(1), "256 of `A` does not fit in 1 bytes"),
        (numbers(3, false, &[1]), Some(3), "the number of a variant has 1, 2, 4 or 8 bytes"),
        (numbers(1, false, &[1]), Some(2), "its width is that of its variants"),
        (numbers(1, false, &[2, 1]), Some(1), "its variants are not in the order of their bytes"),
        (numbers(1, false, &[1, 1]), Some(1), "its variants are not in the order of their bytes"),
        (numbers(1, false, &[]), Some(1), "an enum has at least one variant"),
        (texts(&fixed(2), &["up"]), None, "its width is that of its variants"),
        (texts(&fixed(3), &["up"]), Some(3), "'up' is not 3 bytes long"),
        (texts(&json!("text"), &["b", "a"]), None, "its variants are not in the order of their bytes"),
        (
            texts(&json!("text"), &["a\0"]),
            None,
            "the text of a variant is not empty and holds neither 00 nor 01",
        ),
        (
            texts(&json!("text"), &["\u{1}"]),
            None,
            "the text of a variant is not empty and holds neither 00 nor 01",
        ),
        (
            texts(&json!("text"), &[""]),
            None,
            "the text of a variant is not empty and holds neither 00 nor 01",
        ),
        (json!("hex"), Some(3), "a byte has two hexadecimal digits, and its width is odd"),
        (same_name, Some(1), "two of its variants are named `A`"),
        (deep(128), None, "field `a`: its values are nested deeper than 128"),
    ] {
        let said = said_of(&kind, width);
        assert!(said.contains(wrong) && said.starts_with("field `a"), "{kind}, {width:?}: {said}");
    }
    // The other side of each edge is a value that some key could have: then the guess is wrong.
    for (kind, width) in [
        (custom.clone(), Some(32767)),
        (custom, None),
        (json!("unsigned"), Some(16)),
        (json!("float"), Some(4)),
        (json!({ "base_time": 1 }), Some(4)),
        (text(), None),
        (nul, None),
        (list("bytes", Some(1)), None),
        (nested(json!([byte("b"), byte("c")])), Some(2)),
        (array(32767, &byte_node), Some(32767)),
        (array(16384, &inside(16384)), Some(1 << 31)),
        (array(3, &node(&json!("bytes"), Some(0))), Some(0)),
        (numbers(1, true, &[-128, 127]), Some(1)),
        (numbers(1, false, &[0, 255]), Some(1)),
        (json!("hex"), Some(4)),
        (texts(&fixed(4), &["down", "left"]), Some(4)),
        (deep(127), None),
    ] {
        let said = said_of(&kind, width);
        assert!(said.contains("it was edited"), "{kind}, {width:?}: {said}");
    }
}

/// Such rows decoded, and could not be encoded again.
#[test]
fn a_domain_is_that_of_the_bytes() {
    let said = |kind: &Value, width: usize, min: i64, max: u64| {
        let mut field = field("a", kind, Some(width));
        field["node"]["domain"] = json!({ "min": min.to_string(), "max": max.to_string() });
        said(json!({ "fields": [field] }))
    };
    let (base, time) = (json!({ "base_time": 3600 }), json!({ "time": { "leap": false } }));
    for (kind, width, right, wrong) in [
        (json!("unsigned"), 1, (3, 255), (0, 256)),
        (json!("signed"), 1, (-128, 5), (-129, 5)),
        (json!("raw"), 1, (0, 127), (0, 128)),
        (json!({ "little_endian": { "signed": true } }), 1, (-128, 127), (-128, 128)),
        // As many as the type has.
        (json!("decimal"), 1, (0, 255), (-1, 255)),
        (json!("reversed_decimal"), 1, (0, 255), (-1, 255)),
        (json!("hex"), 2, (0, 65_535), (-1, 255)),
        (time, 12, (0, i64::MAX as u64), (0, 1 << 63)),
        (base, 4, (0, 4_294_965_600), (0, 3600)),
        (json!("date_decimal"), 8, (101, 99_991_231), (0, 99_991_231)),
        (json!("date_text"), 10, (101, 99_991_231), (101, 20_000_101)),
    ] {
        let [right, wrong] = [right, wrong].map(|(min, max)| said(&kind, width, min, max));
        assert!(right.contains("it was edited"), "{kind}: {right}");
        assert!(wrong.contains("its domain is not that of its bytes"), "{kind}: {wrong}");
    }
}

/// Days are counted in four bytes, seconds and their parts in eight or in digits.
#[test]
fn a_unit_stands_where_it_is_counted() {
    let said = |kind: &Value, width: usize, unit: &str| {
        let mut field = field("a", kind, Some(width));
        field["node"]["unit"] = unit.into();
        said(json!({ "fields": [field] }))
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
        let [right, wrong] = [right, wrong].map(|unit| said(&kind, width, unit));
        assert!(right.contains("it was edited"), "{kind}: {right}");
        assert!(wrong.contains("it does not count"), "{kind}: {wrong}");
    }
}

#[test]
fn fields_that_cannot_follow_each_other_are_refused() {
    let name = |len: usize| "n".repeat(len);
    let two = |first: Value| json!({ "fields": [first, byte("b")] });
    let delimited = |delimiter: u8, first: Value| json!({ "fields": [first, field("b", &json!("decimal"), Some(1))], "delimiter": delimiter });
    let inside = |fields: Value| json!({ "fields": [field("a", &json!({ "optional": { "kind": { "key": { "fields": fields } } } }), None)] });
    let list = || field("a", &list("bytes", Some(1)), None);
    let open = || field("a", &text(), None);
    let enumeration = |texts: &[&str]| field("a", &self::texts(&json!("text"), texts), None);
    let named = |count: usize| {
        let fields: Vec<Value> = (0..count).map(|i| field(&format!("{i:0>766}"), &text(), None)).collect();
        json!({ "fields": [field(&name(32000), &json!({ "key": { "fields": fields } }), None)] })
    };
    let little = |max: &str| {
        let mut field = field("a", &json!({ "little_endian": { "signed": false } }), Some(2));
        field["node"]["domain"] = json!({ "min": "0", "max": max });
        field
    };
    let unordered = |direction: &str| {
        let mut field = byte("a");
        field["node"]["custom"] = json!({ "direction": direction, "first": 0, "last": 255 });
        json!({ "fields": [field] })
    };
    for (layout, wrong) in [
        (json!({}), "a layout has at least one field"),
        (json!({ "prefix": [7] }), "a layout has at least one field"),
        // Each name would be written after that of the key: more than any memory has.
        (named(512), "the names of its fields are too long in total"),
        (unordered("none"), "field `a`: a field has a direction"),
        (two(list()), "field `a`: fields follow it, and a list has no terminator"),
        (inside(json!([list(), byte("b")])), "field `a.a`: fields follow it, and a list has no terminator"),
        (json!({ "fields": [byte("a"), byte("a")] }), "field `a`: another field has the same name"),
        (json!({ "fields": [byte("")] }), "field ``: its name is empty"),
        (json!({ "fields": [byte("a\nb")] }), "field `a\\nb`: its name contains a control character"),
        (
            json!({ "fields": [byte("a.b")] }),
            "field `a.b`: its name contains a dot, which separates nested fields",
        ),
        (json!({ "fields": [byte(&name(32768))] }), "its name has 32768 bytes, expected at most 32767"),
        (
            inside(json!([field(&name(32766), &text(), None)])),
            "its name has 32768 bytes, expected at most 32767",
        ),
        (delimited(0xFF, open()), "field `a`: the delimiter leaves no byte for text"),
        (delimited(7, byte("a")), "field `a`: its bytes can be the delimiter of its key"),
        (delimited(7, field("a", &json!("ip_address"), None)), "its end cannot be found by the delimiter"),
        (
            two(field("a", &json!({ "length_text": { "utf8": true, "bytes": 3 } }), None)),
            "a length has 1, 2 or 4 bytes",
        ),
        (two(little("1439")), "a little-endian number has the domain of all its bytes, or of fewer"),
        // Its bytes are asked for before its width is refused.
        (
            delimited(7, field("a", &json!("date_text"), Some(31))),
            "field `a`: its width is 31, expected 10..=10",
        ),
        (
            delimited(7, field("a", &json!("date_text"), Some(9000))),
            "field `a`: its width is 9000, expected 10..=10",
        ),
        (delimited(b'l', enumeration(&["log"])), "holds a byte that is not above the delimiter"),
        (delimited(0xFF, enumeration(&["log"])), "holds a byte that is not above the delimiter"),
        (json!({ "fields": [byte("a")], "max_len": 9 }), "`max_len` has no effect on a key of fixed width"),
    ] {
        let said = said(layout.clone());
        assert!(said.contains(wrong), "{wrong}: {said}");
    }
    for layout in [
        json!({ "prefix": [7], "fields": [byte("a")] }),
        // What ends the row may hold the delimiter.
        json!({ "fields": [byte("a")], "delimiter": 7 }),
        two(little("65535")),
        two(little("255")),
        named(511),
        unordered("unordered"),
        two(open()),
        inside(json!([byte("b"), open()])),
        inside(json!([byte("b"), list()])),
        json!({ "fields": [byte(&name(32767))] }),
        inside(json!([field(&name(32765), &text(), None)])),
        delimited(0xFE, open()),
        delimited(7, field("a", &json!("decimal"), Some(1))),
        delimited(b'f', enumeration(&["log"])),
        json!({ "fields": [open()], "max_len": 9 }),
    ] {
        let said = said(layout);
        assert!(said.contains("it was edited"), "{said}");
    }
}

#[test]
fn a_salt_that_no_key_has_is_refused() {
    let layout = |salt: Value, salted: bool| {
        let mut field = byte("a");
        field["salted"] = salted.into();
        json!({ "salt": salt, "fields": [field] })
    };
    let salt = |buckets: u32, width: usize, text: bool, whole: bool| json!({ "buckets": buckets, "bytes": { "width": width, "text": text }, "whole": whole, "hash": "xxh64" });
    let hex = |buckets: u32, width: usize, text: bool| json!({ "buckets": buckets, "bytes": { "width": width, "text": text, "hex": true }, "hash": "xxh64" });
    for (salt, salted, wrong) in [
        (salt(16, 0, false, false), true, "a salt has 1 to 8 bytes"),
        (salt(16, 9, false, false), true, "a salt has 1 to 8 bytes"),
        (hex(17, 1, false), true, "its buckets are more than its bytes can count"),
        (hex(16, 1, true), true, "a salt is decimal text or hexadecimal text, not both"),
        (salt(1, 1, false, false), true, "a salt has at least 2 buckets"),
        (salt(65537, 3, false, false), true, "a salt has at most 65536 buckets"),
        (salt(257, 1, false, false), true, "its buckets are more than its bytes can count"),
        (salt(11, 1, true, false), true, "its buckets are more than its bytes can count"),
        (salt(16, 1, false, false), false, "the salt is computed from no field"),
        (salt(16, 1, false, true), true, "field `a`: no salt is computed from it"),
        (Value::Null, true, "field `a`: no salt is computed from it"),
    ] {
        let said = said(layout(salt.clone(), salted));
        assert!(said.contains(wrong), "{salt}: {said}");
    }
    for (salt, salted) in [
        (salt(16, 1, false, false), true),
        (salt(65536, 8, false, false), true),
        (hex(16, 1, false), true),
        (salt(256, 1, false, true), false),
        (salt(10, 1, true, false), true),
        (Value::Null, false),
    ] {
        let said = said(layout(salt.clone(), salted));
        assert!(said.contains("it was edited"), "{salt}: {said}");
    }
}

/// The stack of a test is 2 MiB, that of a thread.
#[test]
fn a_layout_nested_as_deep_as_may_be_is_read_and_explains() {
    let inner = json!("ip_address");
    let node = (0..127).fold(inner, |kind, i| match i % 2 {
        0 => json!({ "key": { "fields": [field("a", &kind, None)] } }),
        _ => json!({ "optional": { "kind": kind } }),
    });
    let mut layout = json!({ "version": 1, "fields": [field("a", &node, None)] });
    layout["fingerprint"] = json!("0x0000000000000000");
    let said = serde_json::from_value::<Layout>(layout.clone()).unwrap_err().to_string();
    let (_, found) = said.split_once("the fingerprint is ").unwrap();
    layout["fingerprint"] = json!(found[..18]);
    let layout: Layout = serde_json::from_value(layout).unwrap();
    let row = [&[1; 63][..], &[4, 127, 0, 0, 1]].concat();
    let explained = layout.explain(&row);
    assert!(explained.fault.is_none(), "{explained}");
    assert!(layout.to_string().lines().count() > 1 && layout.prefix_len(0, &row) == Some(row.len()));
    let json = serde_json::to_value(&explained).unwrap();
    assert!(json["segments"][0]["value"].to_string().contains("127.0.0.1"));
}
