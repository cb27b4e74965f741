//! `#[rowkey(from = false)]` of a variant.

use proc_macro2::Span;
use syn::Lit;

use super::arg::{Arg, Value, literal};
use crate::ctxt::Ctxt;

pub fn parse(cx: &Ctxt, arg: &Arg) -> Option<Span> {
    let declared = match &arg.value {
        Value::Expr(expr) => match literal(expr) {
            Some(Lit::Bool(declared)) => Some(declared.value),
            _ => None,
        },
        Value::None | Value::List(_) => None,
    };
    match declared {
        Some(false) => return Some(arg.span),
        Some(true) => cx.span(arg.span, "a key that only one variant holds converts without it; leave `from = true` out"),
        None => cx.span(arg.span, "expected `from = false`, which leaves out `From` and `TryFrom` between the key of this variant and the enum"),
    }
    None
}
