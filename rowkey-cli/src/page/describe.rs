//! A layout as a page draws it, and the fields of its forms.

use rowkey_layout::form::write::field as write;
use rowkey_layout::{End, Fields, Kind, Layout, Node, Part};
use serde_json::{Value, json};

use super::Sheet;
use crate::encode::fields::value;
use crate::encode::given::Given;
use crate::encode::of_kind;
use crate::encode::value::expected;
use crate::scan::newtype;

impl Sheet {
    /// The segments and fields of each row kind, and what is defined in the program alone.
    #[must_use]
    pub fn describe(&self) -> String {
        let layout = self.layout;
        let kinds: Vec<Value> = match layout.kinds() {
            [] => vec![described("", layout)],
            kinds => kinds.iter().map(|kind| described(kind.name.get(), &kind.layout)).collect(),
        };
        json!({
            "fingerprint": format!("{:#018x}", layout.fingerprint()),
            "kinds": kinds,
            "own_hash": self.layout.own_hash(),
            "own_codec": self.own_codec,
            "split": !layout.split_points().is_empty(),
        })
        .to_string()
    }

    /// Reads one value of a form, as a person writes it.
    ///
    /// # Errors
    /// What was expected, and what was found.
    pub fn check(&self, kind: Option<&str>, path: &str, text: &str) -> Result<(), String> {
        let layout = of_kind(self.layout, kind)?;
        let mut all = Vec::new();
        listed(&layout.fields, "", End::Row, &mut all);
        let found = all.into_iter().find(|(own, ..)| own == path);
        let (_, node, end) = found.ok_or_else(|| format!("no field `{path}`"))?;
        let value = value(node, &Given::word(text)?)?;
        write(node, path, &value, end, &mut Vec::new())
            .map_err(|error| error.replacen(&format!("field `{path}`: "), "", 1))
    }
}

fn described(name: &str, layout: &Layout) -> Value {
    let segments = layout.segments().into_iter().map(|segment| {
        let part = match segment.part {
            Part::Salt { .. } => "salt",
            Part::Constant(_) => "constant",
            _ => "field",
        };
        json!({
            "name": segment.name,
            "part": part,
            "offset": segment.offset,
            "width": segment.width,
            "encoding": segment.to_string(),
            "descending": segment.direction == rowkey_layout::Direction::Descending,
            "delimiter": segment.delimiter.map(|delimiter| delimiter.to_string()),
        })
    });
    let mut all = Vec::new();
    listed(&layout.fields, "", End::Row, &mut all);
    let fields = all.into_iter().map(|(path, node, end)| {
        let (inner, optional) = match &held(node).kind {
            Kind::Optional(inner) => (held(inner), true),
            _ => (held(node), false),
        };
        let options: Option<Vec<&str>> = match &inner.kind {
            Kind::Variants(variants) => {
                Some(variants.list.get().iter().map(|variant| variant.name.get()).collect())
            }
            Kind::Bool => Some(vec!["false", "true"]),
            _ => None,
        };
        json!({
            "path": path,
            "expected": expected_of(inner),
            "options": options,
            "optional": optional,
            "text": inner.is_text() || inner.is_bytes(),
            "ordered": node.ordered_before(end) && !matches!(inner.kind, Kind::Key(_) | Kind::Keys(_)),
        })
    });
    json!({
        "name": name,
        "width": layout.width(),
        "segments": segments.collect::<Vec<_>>(),
        "fields": fields.collect::<Vec<_>>(),
    })
}

/// What a person writes a value of: of a newtype, what it holds.
fn held(node: &Node) -> &Node {
    newtype(node, End::Row).map_or(node.peel(End::Row).0, |fields| held(&fields.list[0].node))
}

fn expected_of(node: &Node) -> String {
    match &node.kind {
        Kind::Keys(kinds) => {
            let names: Vec<&str> = kinds.list.get().iter().map(|kind| kind.name.get()).collect();
            format!(
                "one of the kinds {}, as {{\"{}\":{{..}}}}",
                names.join(", "),
                names.first().unwrap_or(&"")
            )
        }
        Kind::Key(fields) => {
            let names: Vec<&str> = fields.list.get().iter().map(|field| field.name.get()).collect();
            format!("an object of {}", names.join(", "))
        }
        Kind::Optional(inner) => format!("some(none), or {}", expected_of(held(inner))),
        Kind::Array(len, _) => format!("a list of {len}, as [1,2]"),
        Kind::List(_) => "a list, as [1,2]".into(),
        _ => expected(node),
    }
}

/// The fields of a key and of the keys nested in it, by path, and what follows each.
fn listed<'l>(fields: &'l Fields, outer: &str, end: End, all: &mut Vec<(String, &'l Node, End)>) {
    for (i, field) in fields.list.get().iter().enumerate() {
        let (path, end) = (fields.name(i, outer).into_owned(), fields.end(i, end));
        let (inner, _, inner_end) = field.node.peel(end);
        match &inner.kind {
            Kind::Key(inside) if !inside.is_newtype() => listed(inside, &path, inner_end, all),
            _ => all.push((path, &field.node, end)),
        }
    }
}

#[cfg(test)]
mod tests {
    use rowkey::RowKey;
    use serde_json::{Value, json};

    use super::Sheet;

    #[test]
    fn a_newtype_is_what_it_holds() {
        #[derive(RowKey)]
        struct User(u32);
        #[derive(RowKey)]
        struct Name(String);
        #[derive(RowKey)]
        struct Place {
            zone: u8,
            street: User,
        }
        #[derive(RowKey)]
        struct Of {
            user: User,
            name: Option<Name>,
            place: Option<Place>,
            twice: Option<Option<u8>>,
        }

        let sheet = Sheet::read(&serde_json::to_string(Of::LAYOUT).unwrap()).unwrap();
        let described: Value = serde_json::from_str(&sheet.describe()).unwrap();
        let fields = described["kinds"][0]["fields"].as_array().unwrap();
        let found = fields.iter().map(|field| json!([field["expected"], field["ordered"], field["text"]]));
        assert_eq!(
            found.collect::<Vec<Value>>(),
            [
                json!(["a number in 0..=4294967295", true, false]),
                json!(["text", true, true]),
                json!(["an object of zone, street", false, false]),
                json!(["some(none), or a number in 0..=255", true, false]),
            ]
        );
    }
}
