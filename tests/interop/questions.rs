//! Questions that nobody wrote: values of the leading fields of a row, and a bound of the next field. The ranges are those that the
//! tool finds by the layout.

use std::collections::BTreeMap;

use fastrand::Rng;
use rowkey::Layout;
use rowkey_cli::page::Sheet;
use rowkey_layout::form::write::limits;
use rowkey_layout::layout::{Field, Kind};
use rowkey_layout::{End, Node};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::exchange::salted;
use crate::{fields, hex, rows};

/// Questions of a layout.
const QUESTIONS: usize = 20;

/// A question as the vectors ask it, and its ranges; `None`: it is refused.
pub struct Question {
    pub line: Value,
    pub ranges: Option<Vec<[String; 2]>>,
}

/// Questions about one row kind of a layout.
pub fn questions(layout: &Layout, rng: &mut Rng) -> Vec<Question> {
    let sheet = Sheet::read(&json!(layout).to_string()).unwrap();
    let kind = rng.choice(layout.kinds());
    let own = kind.map_or(layout, |kind| &kind.layout);
    let kind = kind.map(|kind| kind.name.get());
    let rows = good_rows(layout, own, kind, rng);
    if rows.is_empty() {
        return Vec::new();
    }
    (0..QUESTIONS).filter_map(|_| question(&sheet, own, kind, &rows, rng)).collect()
}

fn question(
    sheet: &Sheet,
    own: &Layout,
    kind: Option<&str>,
    rows: &[Vec<u8>],
    rng: &mut Rng,
) -> Option<Question> {
    let (list, row) = (own.fields.list.get(), &rows[rng.usize(..rows.len())]);
    let (values, count) = (values(sheet.layout, row), rng.usize(..list.len() * 4 + 1) / 4);
    let leading: Option<Vec<String>> =
        list[..count].iter().map(|field| Some(member(field.name.get(), of(field, &values)?))).collect();
    let leading = leading?.join(",");
    let ask = |bound: &str| sheet.ranges_json(kind, &format!("{{\"values\":{{{leading}}}{bound}}}"));
    let (mut line, mut bound) = (json!({ "values": hex(row), "count": count }), String::new());
    if let Some(field) = list.get(count).filter(|_| rng.u8(..8) > 0) {
        // The tool may leave out the delimiter after a newtype, which is in every row.
        if newtype(&field.node) && (field.node.width.is_none() || own.fields.delimiter.is_some()) {
            return None;
        }
        bound = format!(",{}", member("field", &json!(field.name).to_string()));
        let mut add = |name: &str, value: Value, asked: &str, json: &str| {
            line[name] = value;
            bound += &format!(",{}", member(asked, json));
        };
        match &field.node.peel(End::Row).0.kind {
            Kind::Keys(kinds) if rng.bool() => {
                let kind = json!(rng.choice(kinds.list.iter()).unwrap().name);
                add("kind", kind.clone(), "kind", &kind.to_string());
            }
            _ => {
                let open = rng.usize(..4);
                for (i, side, asked) in [(0, "low", "excludes_low"), (1, "high", "includes_high")] {
                    if i == open {
                        continue;
                    }
                    match beyond(&field.node, rng).filter(|_| rng.u8(..3) == 0) {
                        Some((form, value, json)) => add(&format!("{side}_{form}"), value, side, &json),
                        None => {
                            let row = if rng.bool() { row } else { &rows[rng.usize(..rows.len())] };
                            let values = self::values(sheet.layout, row);
                            add(side, json!(hex(row)), side, of(field, &values)?);
                        }
                    }
                    let inclusive = rng.bool();
                    add(
                        &format!("{side}_inclusive"),
                        json!(inclusive),
                        asked,
                        &json!(inclusive == (i == 1)).to_string(),
                    );
                }
            }
        }
    }
    let ranges = ask(&bound).ok();
    // Few salted values between two bounds are looked up in their buckets here; the other readers may ask each bucket.
    let each = |ranges: &Vec<_>| ranges.is_empty() || ask("").is_ok_and(|all| all.len() == ranges.len());
    if !bound.is_empty() && !ranges.as_ref().is_none_or(each) {
        return None;
    }
    let ranges = ranges.map(|ranges| ranges.iter().map(|(start, stop)| [hex(start), hex(stop)]).collect());
    Some(Question { line, ranges })
}

/// Rows of a kind that decode, many of them beside others.
fn good_rows(layout: &Layout, own: &Layout, kind: Option<&str>, rng: &mut Rng) -> Vec<Vec<u8>> {
    let mut rows: Vec<Vec<u8>> = Vec::new();
    for _ in 0..30 {
        let drawn = rows::row(own, rng);
        let mut row = rng.choice(&rows).filter(|_| rng.bool()).unwrap_or(&drawn).clone();
        if rng.bool() {
            rows::mutate(&mut row, &drawn, rng);
        }
        salted(layout, &mut row);
        let explained = layout.explain(&row);
        if explained.fault.is_none() && explained.kind.as_deref() == kind {
            rows.push(row);
        }
    }
    rows
}

fn member(name: &str, json: &str) -> String {
    format!("{}:{json}", json!(name))
}

/// The values of a row as JSON, by the names of their fields.
fn values(layout: &Layout, row: &[u8]) -> BTreeMap<String, String> {
    let text = fields(&layout.explain(row));
    let flat: BTreeMap<&str, &RawValue> = serde_json::from_str(&text).unwrap();
    nested(flat.into_iter().map(|(path, value)| (path, value.get())).collect())
}

/// The value of a field. A row leaves out the `None`s at its end.
fn of<'v>(field: &Field, values: &'v BTreeMap<String, String>) -> Option<&'v str> {
    values.get(field.name.get()).map(String::as_str).or(field.tail.then_some("null"))
}

/// The fields of nested keys as objects.
fn nested(flat: Vec<(&str, &str)>) -> BTreeMap<String, String> {
    let (mut found, mut inside) = (BTreeMap::new(), BTreeMap::<&str, Vec<_>>::new());
    for (path, value) in flat {
        match path.split_once('.') {
            Some((name, path)) => inside.entry(name).or_default().push((path, value)),
            None => drop(found.insert(path.to_owned(), value.to_owned())),
        }
    }
    for (name, flat) in inside {
        let all: Vec<String> = nested(flat).iter().map(|(name, json)| member(name, json)).collect();
        found.insert(name.to_owned(), format!("{{{}}}", all.join(",")));
    }
    found
}

fn newtype(node: &Node) -> bool {
    matches!(&node.peel(End::Row).0.kind, Kind::Key(fields) if fields.is_newtype())
}

/// A bound that the field may not hold: its form, as the vectors have it, and as JSON. It is text, or a number near the ends of the
/// domain, whose digits the vectors have.
fn beyond(node: &Node, rng: &mut Rng) -> Option<(&'static str, Value, String)> {
    const TEXTS: [&str; 12] =
        ["", "\0", "a", "a\0", "a\0b", "a,b", "a:", "a::", "a/b", "abcdefghij", "\u{1}", "é"];
    let mut node = node.peel(End::Row).0;
    if let Kind::Optional(inner) = &node.kind {
        node = inner.peel(End::Row).0;
    }
    if node.kind.utf8() == Some(true) {
        let text = json!(TEXTS[rng.usize(..TEXTS.len())]);
        return Some(("text", text.clone(), text.to_string()));
    }
    // A date is text in other languages. Python and Java take no bound between two multiples of a `BaseTime`. Of a time with more digits
    // than it needs, the range may leave out rows that no time has.
    if matches!(
        node.kind,
        Kind::DateDecimal | Kind::DateText | Kind::BaseTime(_) | Kind::ReverseTimeDecimal { .. }
    ) {
        return None;
    }
    let (first, last) = limits(node)?;
    let end: i128 = [first, last][rng.usize(..2)].to_string().parse().ok()?;
    let number = end.checked_add(rng.i128(-2..=2))?.to_string();
    Some(("number", json!(number), number))
}
