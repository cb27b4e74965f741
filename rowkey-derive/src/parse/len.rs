//! `#[rowkey(len = u16)]`.

use super::arg::{Arg, Spanned};
use crate::ctxt::Ctxt;

/// The bytes of the length.
pub fn parse(cx: &Ctxt, arg: &Arg) -> Option<Spanned<usize>> {
    let path = arg.path(cx, "len = u16")?;
    let bytes = match () {
        () if path.is_ident("u8") => 1,
        () if path.is_ident("u16") => 2,
        () if path.is_ident("u32") => 4,
        () => {
            cx.at(&path, "the length of text is a `u8`, a `u16` or a `u32`, for example `len = u16`");
            return None;
        }
    };
    Some(Spanned { value: bytes, span: arg.span })
}
