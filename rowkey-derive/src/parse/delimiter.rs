//! `delimiter = ","` and `delimiter(":", unordered, trailing)`.

use proc_macro2::Span;

use super::arg::{Arg, Spanned, Value, expected, literal, set};
use super::names::{DELIMITER, OF_DELIMITER, TRAILING, UNORDERED};
use crate::ctxt::Ctxt;

/// The bytes between two fields.
#[derive(Clone)]
pub struct Delimiter {
    pub bytes: Vec<u8>,
    /// Text may hold bytes below it.
    pub unordered: bool,
    /// It also ends the row.
    pub trailing: bool,
}

/// The longest delimiter that the core has room for.
const MOST: usize = 6;

const EXAMPLE: &str = "delimiter(\":\", unordered)";

pub fn parse(cx: &Ctxt, arg: &Arg) -> Option<Spanned<Delimiter>> {
    let Value::List(list) = &arg.value else {
        let byte = arg.ascii(cx, "delimiter = \",\"")?;
        let delimiter = Delimiter { bytes: vec![byte.value], unordered: false, trailing: false };
        return Some(Spanned { value: delimiter, span: byte.span });
    };
    let (mut bytes, mut unordered, mut trailing): (Option<Spanned<Vec<u8>>>, Option<Span>, Option<Span>) =
        (None, None, None);
    let before = cx.len();
    for inner in list {
        if inner.is(UNORDERED) {
            inner.flag(cx, &mut unordered);
        } else if inner.is(TRAILING) {
            inner.flag(cx, &mut trailing);
        } else if inner.name.is_none() {
            set(cx, &mut bytes, DELIMITER, inner.span, self::bytes(cx, inner));
        } else {
            inner.unknown(cx, "`delimiter`", OF_DELIMITER);
        }
    }
    if cx.len() > before {
        return None;
    }
    let Some(Spanned { value: bytes, span }) = bytes else {
        cx.span(arg.span, format!("`delimiter` needs its bytes, for example `{EXAMPLE}`"));
        return None;
    };
    if unordered.is_none() {
        let text = match (trailing, &bytes[..]) {
            (Some(_), _) => "`trailing` is for existing tables, whose rows do not sort by their text; write `unordered` beside it".to_string(),
            (None, [_]) => format!("a delimiter that keeps the order of the rows is written `delimiter = \"{}\"`; for a table that exists, whose text may hold bytes below it, write `unordered` beside it", bytes.escape_ascii()),
            (None, _) => "text before a delimiter of several bytes does not sort as its rows do; write `unordered` beside it, or take one byte, as in `delimiter = \",\"`".to_string(),
        };
        cx.span(trailing.unwrap_or(span), text);
        return None;
    }
    Some(Spanned { value: Delimiter { bytes, unordered: true, trailing: trailing.is_some() }, span })
}

/// Some ASCII bytes, as text, a character or bytes.
fn bytes(cx: &Ctxt, arg: &Arg) -> Option<Spanned<Vec<u8>>> {
    let expr = arg.expr(cx, EXAMPLE)?;
    let bytes = match literal(expr) {
        Some(syn::Lit::Str(text)) => text.value().into_bytes(),
        Some(syn::Lit::ByteStr(bytes)) => bytes.value(),
        Some(syn::Lit::Char(char)) => char.value().to_string().into_bytes(),
        Some(syn::Lit::Byte(byte)) => vec![byte.value()],
        _ => Vec::new(),
    };
    if !(1..=MOST).contains(&bytes.len()) || !bytes.is_ascii() {
        cx.at(expr, expected(expr, &format!("1 to {MOST} ASCII characters"), EXAMPLE));
        return None;
    }
    Some(Spanned { value: bytes, span: arg.span })
}
