//! Encodes field values, as a person writes them.

#[cfg(feature = "tool")]
mod command;
mod explained;
pub mod fields;
pub mod form;
pub mod given;
pub mod named;
#[cfg(test)]
pub mod tests;
pub mod time;
pub mod value;

use rowkey_layout::Layout;
use rowkey_layout::form::write::row;
use rowkey_layout::{Kind, Node};

#[cfg(feature = "tool")]
pub use self::command::{Encode, read_with_any_hash};
use self::explained::named;
use self::fields::values;
use self::given::Given;
use self::named::{Named, kind_named, names};

/// The row of a line of JSON. `kind`: the row kind, unless an explained row names it.
///
/// # Errors
/// Why it cannot be encoded.
pub fn row_of_line(layout: &Layout, kind: Option<&str>, line: &str) -> Result<Vec<u8>, String> {
    let json = Given::of_json(line)?;
    if let Some(fault) = explained::fault(layout, &json) {
        return Err(format!("the explained row does not decode: {fault}"));
    }
    let explained = json.get("segments").and(json.get("kind")).and_then(Given::as_str);
    let kind = of_kind(layout, kind.or(explained.filter(|_| !layout.kinds().is_empty())))?;
    encoded(kind, named(kind, json)?)
}

/// The values of words, as `host=7`.
///
/// # Errors
/// The word that is wrong.
pub fn of_words(words: &[String]) -> Result<Named, String> {
    let mut given = Named::default();
    for word in words {
        let (name, value) =
            word.split_once('=').ok_or_else(|| format!("`{word}`: expected FIELD=VALUE, as host=7"))?;
        Given::word(value)
            .map_err(|error| format!("field `{name}`: {error}"))
            .and_then(|value| given.add(name.to_owned(), value))?;
    }
    Ok(given)
}

/// # Errors
/// Why they cannot be encoded.
pub fn encoded(layout: &Layout, mut given: Named) -> Result<Vec<u8>, String> {
    row(layout, &values(&layout.fields, &mut given)?)
}

/// # Errors
/// For a custom codec or salt hash, which only the program has.
pub fn known(layout: Layout) -> Result<Layout, String> {
    known_codecs(&layout)?;
    match layout.own_hash() {
        Some(hash) => Err(own("salt hash", hash)),
        None => Ok(layout),
    }
}

/// # Errors
/// For a custom codec.
pub fn known_codecs(layout: &Layout) -> Result<(), String> {
    let kinds = layout.kinds().iter().map(|kind| &kind.layout);
    let name = kinds.chain([layout]).find_map(|layout| custom(&layout.fields));
    name.map_or(Ok(()), |name| Err(own("codec", name)))
}

fn own(what: &str, name: &str) -> String {
    format!(
        "the {what} {} is defined in your program; only that program can encode these rows",
        given::quoted(name)
    )
}

/// The name of the first custom codec.
fn custom(fields: &rowkey_layout::Fields) -> Option<&str> {
    fn of(node: &Node) -> Option<&str> {
        match &node.kind {
            Kind::Custom(name) => Some(name),
            Kind::Key(fields) => custom(fields),
            Kind::Keys(kinds) => kinds.list.get().iter().find_map(|kind| custom(&kind.layout.fields)),
            _ => of(node.inner()?),
        }
    }
    fields.list.get().iter().find_map(|field| of(&field.node))
}

/// The layout of a row kind; of a key that is not an enum, the layout itself.
///
/// # Errors
/// If there is no such kind, or none is named.
pub fn of_kind<'l>(layout: &'l Layout, name: Option<&str>) -> Result<&'l Layout, String> {
    let kinds = layout.kinds();
    match name {
        None if kinds.is_empty() => Ok(layout),
        None => {
            let names = names(kinds).join(", ");
            Err(format!("the layout has several row kinds; write --kind and one of {names}"))
        }
        Some(name) if kinds.is_empty() => Err(format!("--kind {name}: the layout has only one row kind")),
        Some(name) => Ok(&kind_named(kinds, name)?.layout),
    }
}
