//! `#[rowkey(terminator = b'\xff')]`.

use syn::Lit;
use syn::spanned::Spanned as _;

use super::arg::{Arg, Spanned, byte, expected, literal};
use crate::ctxt::Ctxt;

/// One byte, written as a number, a byte, or a character or text of one.
pub fn parse(cx: &Ctxt, arg: &Arg) -> Option<Spanned<u8>> {
    const EXAMPLE: &str = r"terminator = b'\xff'";
    let expr = arg.expr(cx, EXAMPLE)?;
    if let Some(Lit::Int(_)) = literal(expr) {
        let number = arg.number_within(cx, EXAMPLE, 0..=255, "a terminator is one byte")?;
        return Some(Spanned { value: number.value as u8, span: number.span });
    }
    let byte = byte(expr);
    if byte.is_none() {
        cx.at(expr, expected(expr, "one byte", EXAMPLE));
    }
    Some(Spanned { value: byte?, span: expr.span() })
}
