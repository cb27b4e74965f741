//! What JavaScript has to know of a layout: the types of its values, and how they lie in the bytes that `stream` writes.

use rowkey_layout::bytes::Number;
use rowkey_layout::form::write::limits;
use rowkey_layout::{Fields, Kind, Kinds, Layout, Node};
use serde_json::{Value, json};

/// How a whole number travels: as a JavaScript number, in 64 bits, or with more.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Whole {
    /// All numbers of the field have 32 bits.
    Small,
    Signed,
    Unsigned,
    Wide,
}

impl Whole {
    /// By the numbers that the field can hold.
    pub fn of(node: &Node) -> Self {
        let within = |first: i128, last: u128| {
            limits(node)
                .is_some_and(|(low, high)| Number::signed(first) <= low && high <= Number::unsigned(last))
        };
        match () {
            () if within(i32::MIN.into(), u32::MAX.into()) => Whole::Small,
            () if within(i64::MIN.into(), i64::MAX as u128) => Whole::Signed,
            () if within(0, u64::MAX.into()) => Whole::Unsigned,
            () => Whole::Wide,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Whole::Small => "number",
            Whole::Signed => "i64",
            Whole::Unsigned => "u64",
            Whole::Wide => "wide",
        }
    }
}

/// The shape of a layout, or of each of its row kinds.
pub fn of_layout(layout: &Layout) -> Value {
    let of = |layout: &Layout| {
        let list = layout.fields.list.get();
        let salted = (0..list.len()).filter(|i| layout.is_salted(*i)).map(|i| list[i].name.get());
        json!({ "fields": fields(&layout.fields), "salted": salted.collect::<Vec<_>>() })
    };
    match layout.kinds() {
        [] => of(layout),
        kinds => {
            let each = kinds.iter().map(|kind| json!({ "name": kind.name.get(), "key": of(&kind.layout) }));
            json!({ "kinds": each.collect::<Vec<_>>() })
        }
    }
}

fn fields(fields: &Fields) -> Value {
    let list = fields.list.get().iter();
    list.map(|field| json!({ "name": field.name.get(), "value": of(&field.node) })).collect()
}

fn key(key: &Fields) -> Value {
    match key.is_newtype() {
        true => json!({ "newtype": of(&key.list.get()[0].node) }),
        false => json!({ "key": fields(key) }),
    }
}

fn kinds(kinds: &Kinds) -> Value {
    let list = kinds.list.get().iter();
    let each = list.map(|kind| {
        let inside = &kind.layout.fields;
        json!({ "name": kind.name.get(), "key": if inside.list.is_empty() { Value::Null } else { key(inside) } })
    });
    json!({ "kinds": each.collect::<Vec<_>>() })
}

/// The shape of a value.
fn of(node: &Node) -> Value {
    if let Some(utf8) = node.kind.utf8() {
        return json!(if utf8 { "text" } else { "bytes" });
    }
    match &node.kind {
        Kind::DateDecimal | Kind::DateText => json!("date"),
        _ if limits(node).is_some() => json!(Whole::of(node).name()),
        Kind::Hex | Kind::HexUpper | Kind::Bytes | Kind::Digest | Kind::Custom(_) => json!("bytes"),
        Kind::Bool => json!("bool"),
        Kind::Char => json!("char"),
        Kind::Float => json!(if node.width == Some(4) { "f32" } else { "f64" }),
        Kind::Uuid | Kind::UuidText => json!("uuid"),
        Kind::Ipv4 | Kind::Ipv6 | Kind::IpAddress => json!("address"),
        Kind::DecimalNumber => json!("decimal"),
        Kind::Duration => json!("duration"),
        Kind::Time { .. } => json!("time"),
        Kind::Optional(inner) => json!({ "optional": of(inner), "nested": inner.may_be_null() }),
        Kind::Array(len, element) => json!({ "list": of(element), "length": len }),
        Kind::List(element) => json!({ "list": of(element) }),
        Kind::Key(inside) => key(inside),
        Kind::Keys(list) => kinds(list),
        Kind::Descending(inner) => of(inner),
        Kind::Variants(variants) => {
            let names = variants.list.get().iter().map(|variant| variant.name.get());
            json!({ "variants": names.collect::<Vec<_>>() })
        }
        _ => unreachable!("a kind that this build does not know"),
    }
}
