//! `#[rowkey(as = [u8; 20])]`, `#[rowkey(as(u64, to = bits, from = of_bits))]`.

use quote::ToTokens as _;
use syn::{Expr, Lit, Type};

use super::arg::{Arg, Value, literal};
use super::names::{FROM, OF_AS, TO};
use crate::ctxt::Ctxt;
use crate::types;

pub struct As {
    /// The type that is encoded.
    pub ty: Type,
    /// The paths of `to` and `from`; `None`: the types' own conversions.
    pub functions: Option<[Expr; 2]>,
}

const EXAMPLE: &str = "as = [u8; 20]";
const BY_FUNCTIONS: &str = "as(u64, to = path, from = path)";

pub fn parse(cx: &Ctxt, arg: &Arg) -> Option<As> {
    let Value::List(list) = &arg.value else {
        return Some(As { ty: type_of(cx, arg.expr(cx, EXAMPLE)?)?, functions: None });
    };
    let (mut ty, mut to, mut from, before) = (None, None, None, cx.len());
    for inner in list {
        match &inner.value {
            _ if inner.is(TO) => inner.set(cx, &mut to, function(cx, inner)),
            _ if inner.is(FROM) => inner.set(cx, &mut from, function(cx, inner)),
            Value::Expr(expr) if inner.name.is_none() && ty.is_none() => ty = type_of(cx, expr),
            // A type of one name.
            Value::None if ty.is_none() => {
                let name = inner.name.as_ref().and_then(|name| syn::parse2(name.to_token_stream()).ok());
                ty = name.and_then(|name| type_of(cx, &name));
            }
            _ => inner.unknown(cx, "`as`", OF_AS),
        }
    }
    match (ty, to, from) {
        _ if cx.len() > before => None,
        (Some(ty), Some(to), Some(from)) => Some(As { ty, functions: Some([to, from]) }),
        (Some(ty), None, None) => {
            let ty = types::shown(&ty);
            cx.span(arg.span, format!("the type alone is written `as = {ty}`, with two functions `as({ty}, to = path, from = path)`"));
            None
        }
        (None, ..) => {
            cx.span(arg.span, format!("`as` names a type first, then its functions: `{BY_FUNCTIONS}`"));
            None
        }
        (_, to, _) => {
            let missing = if to.is_some() { FROM } else { TO };
            cx.span(arg.span, format!("`as` by functions needs both, one for each way, and `{missing}` is missing: `{BY_FUNCTIONS}`"));
            None
        }
    }
}

/// An owned type.
fn type_of(cx: &Ctxt, expr: &Expr) -> Option<Type> {
    let ty = match syn::parse2(expr.to_token_stream()) {
        Err(_) | Ok(Type::Infer(_)) => {
            let quotes = if matches!(literal(expr), Some(Lit::Str(_))) { " without quotes" } else { "" };
            cx.at(expr, format!("expected a type{quotes}, for example `{EXAMPLE}`"));
            return None;
        }
        Ok(ty) => ty,
    };
    if types::has_lifetime(&ty)
        || types::fixed_lifetime(&ty).is_some()
        || matches!(ty, Type::Reference(_))
        || types::is_unsized(&ty)
    {
        cx.at(expr, "`as` names the type that decode makes and converts, so it cannot borrow from the row; write the owned type, for example `String` for `&str`");
        return None;
    }
    Some(ty)
}

/// The path of a function.
fn function(cx: &Ctxt, arg: &Arg) -> Option<Expr> {
    let example = format!("{} = path::to::function", arg.shown_name());
    arg.path(cx, &example)?;
    arg.expr(cx, &example).cloned()
}
