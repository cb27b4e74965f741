//! `#[reverse_ts]`, `#[reverse_ts(from = 9_999)]`.

use proc_macro2::Span;
use syn::spanned::Spanned as _;
use syn::{Attribute, Expr};

use super::arg::{args, integer};
use super::names::{FROM, OF_REVERSE_TS};
use crate::ctxt::Ctxt;

pub struct ReverseTs {
    /// A literal, or the path of a constant.
    pub from: Option<Expr>,
    pub span: Span,
}

pub fn parse(cx: &Ctxt, attr: &Attribute) -> Option<ReverseTs> {
    let mut from = None;
    for arg in &args(cx, attr, "#[reverse_ts(from = 9999999999999)]")? {
        if arg.name.is_none() {
            cx.span(arg.span, "the latest time has a name; write `#[reverse_ts(from = 9999999999999)]`");
            continue;
        }
        if !arg.is(FROM) {
            arg.unknown(cx, "`reverse_ts`", OF_REVERSE_TS);
            continue;
        }
        let expr = arg.expr(cx, "#[reverse_ts(from = 9999999999999)]").filter(|expr| {
            let number = matches!(expr, Expr::Path(_)) || integer(expr).is_some();
            if !number {
                cx.at(
                    expr,
                    "`from` is a whole number or the path of a constant, for example `from = u64::MAX`",
                );
            }
            number
        });
        arg.set(cx, &mut from, Some(expr.cloned()));
    }
    Some(ReverseTs { from: from.flatten(), span: attr.path().span() })
}
