//! `#[rowkey(..)]` of a variant.

use proc_macro2::{Ident, Span};
use syn::spanned::Spanned as _;
use syn::{Attribute, Lit};

use super::arg::{Arg, Spanned, args, expected, literal};
use super::from;
use super::names::{FROM, NAME, ON_A_VARIANT, PREFIX, RENAME, ROWKEY};
use crate::ctxt::Ctxt;

#[derive(Default)]
pub struct Options {
    /// The text that is encoded in place of the variant's name.
    pub rename: Option<Spanned<String>>,
    /// The constant bytes before a key.
    pub prefix: Option<Spanned<Vec<u8>>>,
    /// A prefix that could not be parsed, which is reported already.
    pub prefix_refused: bool,
    /// The name of its functions in the builder.
    pub name: Option<Ident>,
    /// `from = false`: no `From` and `TryFrom` between its key and the enum.
    pub from: Option<Span>,
}

impl Options {
    /// It has a prefix, or one that could not be parsed.
    pub fn has_prefix(&self) -> bool {
        self.prefix.is_some() || self.prefix_refused
    }
}

pub fn parse(cx: &Ctxt, attrs: &[Attribute]) -> Options {
    let mut into = Options::default();
    for attr in attrs {
        let path = attr.path();
        if path.is_ident(ROWKEY) {
            let Some(list) = args(cx, attr, "#[rowkey(prefix = \"user/\")]") else { continue };
            if matches!(attr.meta, syn::Meta::Path(_)) {
                cx.at(attr, "`rowkey` on a variant needs an option: `#[rowkey(prefix = \"user/\")]` before a key, `#[rowkey(rename = \"..\")]` in an enum of text");
            }
            list.iter().for_each(|arg| option(cx, arg, &mut into));
        }
    }
    into
}

fn option(cx: &Ctxt, arg: &Arg, into: &mut Options) {
    match arg.shown_name().as_str() {
        RENAME => arg.set(cx, &mut into.rename, text(cx, arg)),
        PREFIX => {
            let value = prefix(cx, arg);
            into.prefix_refused |= value.is_none();
            arg.set(cx, &mut into.prefix, value);
        }
        NAME => arg.set(cx, &mut into.name, arg.ident(cx, "name = other")),
        FROM => arg.set(cx, &mut into.from, from::parse(cx, arg)),
        _ => arg.unknown(cx, "`rowkey` on a variant", ON_A_VARIANT),
    }
}

/// The bytes before a key.
fn prefix(cx: &Ctxt, arg: &Arg) -> Option<Spanned<Vec<u8>>> {
    let example = "prefix = \"user/\"";
    let expr = arg.expr(cx, example)?;
    let empty = match literal(expr) {
        Some(Lit::Str(text)) => text.value().is_empty(),
        Some(Lit::ByteStr(bytes)) => bytes.value().is_empty(),
        _ => false,
    };
    if empty {
        cx.at(expr, format!("every prefix begins with the empty one, so decode could not tell this variant from the others; write at least one byte, for example `{example}`"));
        return None;
    }
    arg.bytes(cx, example)
}

/// The text of a variant. `check` validates it, as it does a name.
fn text(cx: &Ctxt, arg: &Arg) -> Option<Spanned<String>> {
    let expr = arg.expr(cx, "rename = \"login\"")?;
    let Some(Lit::Str(text)) = literal(expr) else {
        cx.at(expr, expected(expr, "text in quotes", "rename = \"login\""));
        return None;
    };
    Some(Spanned { value: text.value(), span: expr.span() })
}
