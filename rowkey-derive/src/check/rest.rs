//! `rest`: text whose end is found from that of the row.

use crate::ctxt::Ctxt;
use crate::model::Key;
use crate::types;

/// On the same field, or on a later one.
pub(super) const BEFORE_TAIL: &str =
    "a `tail` field may be absent, so `rest` has no fixed distance from the end of the row; leave `rest` out";

/// Reports `rest` where the end of the field does not follow from the end of the row, except on fields with another mistake
/// (`wrong`). Returns the fields that cannot have it.
pub fn check(cx: &Ctxt, key: &mut Key<'_>, wrong: &[usize]) -> Vec<usize> {
    let mut refused = Vec::new();
    let mut first: Option<&str> = None;
    for index in 0..key.fields.len() {
        let field = key.fields[index].declared;
        let Some(span) = field.options.rest else { continue };
        let before = cx.len();
        if wrong.contains(&index) {
            key.fields[index].rest = false;
            continue;
        }
        if let Some(first) = first {
            cx.span(span, format!("the end of `{first}` is counted from that of the row already, and this has no fixed width; leave `rest` out here, and the text has a terminator if `{first}` has one too"));
        } else if index + 1 == key.fields.len() {
            cx.span(span, "nothing follows this field, so it ends with the row anyway; leave `rest` out");
        } else if key.container.delimiter.is_some() {
            cx.span(span, "a delimiter follows this field and ends it; leave `rest` or the delimiter out");
        } else if types::is_option(field.ty) {
            cx.span(span, "`rest` is for text or bytes, and `None` would be read as a text of one byte; leave `rest` out, or write an empty text for `None`");
        } else if key.fields[index + 1..].iter().any(|later| later.declared.options.tail.is_some()) {
            cx.span(span, BEFORE_TAIL);
        } else if let Some(ord) = key.container.ord {
            let name = &field.name;
            cx.span(ord, format!("rows do not sort by `{name}`, as bytes of the next field may follow a part of its text, so `ord` cannot follow the order of the rows; leave `ord` out, or remove `rest` from `{name}`"));
        }
        first = first.or(Some(&field.name));
        // Generated code treats it as a plain field.
        if cx.len() > before {
            key.fields[index].rest = false;
            refused.push(index);
        }
    }
    refused
}
