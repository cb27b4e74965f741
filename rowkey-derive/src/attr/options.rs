//! `#[rowkey(..)]` of a field.

use proc_macro2::{Ident, Span};
use syn::{Attribute, Path};

use super::unit::{self, Unit};
use super::{Spanned, args, integer, set};
use crate::ctxt::Ctxt;

const OPTIONS: &[&str] = &["desc", "width", "max", "reverse_digits", "raw", "nul", "unit", "name", "with"];
const OF_THE_STRUCT: &[&str] = &["delimiter", "prefix", "max_len", "fingerprint", "allow", "ord", "crate"];

#[derive(Default)]
pub struct Options {
    pub desc: Option<Span>,
    pub width: Option<Spanned<usize>>,
    pub max: Option<Spanned<u128>>,
    pub reverse_digits: Option<Span>,
    pub raw: Option<Span>,
    pub nul: Option<Span>,
    pub unit: Option<Spanned<Unit>>,
    pub name: Option<Ident>,
    /// A name was said that is none.
    pub unreadable_name: bool,
    pub with: Option<Path>,
}

pub fn parse(cx: &Ctxt, attr: &Attribute, into: &mut Options) {
    let Some(list) = args(cx, attr, "#[rowkey(desc)]") else { return };
    if matches!(attr.meta, syn::Meta::Path(_)) {
        cx.at(attr, "`rowkey` on a field needs an option, for example `#[rowkey(desc)]`");
    }
    for arg in &list {
        let name = arg.shown_name();
        match name.as_str() {
            "desc" => set(cx, &mut into.desc, &name, arg.span, Some(arg.flag(cx).span)),
            "reverse_digits" => set(cx, &mut into.reverse_digits, &name, arg.span, Some(arg.flag(cx).span)),
            "raw" => set(cx, &mut into.raw, &name, arg.span, Some(arg.flag(cx).span)),
            "nul" => set(cx, &mut into.nul, &name, arg.span, Some(arg.flag(cx).span)),
            "width" => {
                let why = "an integer has 1 to 16 bytes";
                set(cx, &mut into.width, &name, arg.span, arg.number_within(cx, "width = 3", 1..=16, why));
            }
            "unit" => set(cx, &mut into.unit, &name, arg.span, unit::parse(cx, arg)),
            "max" => set(cx, &mut into.max, &name, arg.span, max(cx, arg)),
            "name" => {
                let ident = arg.ident(cx, "name = other");
                into.unreadable_name |= ident.is_none();
                set(cx, &mut into.name, &name, arg.span, ident);
            }
            "with" => set(cx, &mut into.with, &name, arg.span, arg.path(cx, "with = path::to::Codec")),
            "salt" => cx.span(
                arg.span,
                "the salt of a field stands alone: `#[salt(buckets = 16)]`, and `#[salt]` on further fields",
            ),
            "pad" => cx.span(arg.span, "`pad` stands alone: `#[pad(6)]`"),
            "reverse_ts" => cx.span(arg.span, "`reverse_ts` stands alone: `#[reverse_ts]`"),
            other if OF_THE_STRUCT.contains(&other) => {
                cx.span(
                    arg.span,
                    format!("`{other}` is an option of the whole key; write it above the struct"),
                );
            }
            _ => arg.unknown(cx, "`rowkey` on a field", OPTIONS),
        }
    }
}

fn max(cx: &Ctxt, arg: &super::Arg) -> Option<Spanned<u128>> {
    let expr = arg.expr(cx, "max = 1439")?;
    if integer(expr).is_some_and(|number| number.negative) {
        cx.at(expr, "`max` is a number from 0 on; negative numbers lie below it anyway");
        return None;
    }
    arg.number(cx, "max = 1439")
}
