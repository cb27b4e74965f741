//! `#[salt(buckets = 16)]`, bare `#[salt]`, and `salt(..)` of the struct.

use proc_macro2::Span;
use syn::spanned::Spanned as _;
use syn::{Attribute, Expr, Path};

use super::arg::{Arg, Spanned, args, integer};
use super::names::{BUCKETS, HASH, HASHES, HEX, JAVA31, OF_SALT, PAD, SHA256, XXH64};
use super::nearest::nearest;
use crate::ctxt::Ctxt;

pub struct Salt {
    /// A literal, or the path of a constant.
    pub buckets: Expr,
    pub hash: Hash,
    /// Digits of the decimal text.
    pub pad: Option<Spanned<usize>>,
    /// Digits of the hexadecimal text.
    pub hex: Option<Spanned<usize>>,
}

impl Salt {
    /// Width of the salt; `None` if it depends on a constant.
    pub fn width(&self) -> Option<usize> {
        match (self.pad.as_ref().or(self.hex.as_ref()), integer(&self.buckets)) {
            (Some(digits), _) => Some(digits.value),
            (None, buckets) => buckets.map(|buckets| if buckets.magnitude <= 256 { 1 } else { 2 }),
        }
    }
}

pub enum Hash {
    Xxh64,
    Java31,
    Sha256(Span),
    Own(Path),
}

/// On a field: the salt itself, or `None` for a bare `#[salt]` that adds the field to it.
pub fn parse(cx: &Ctxt, attr: &Attribute) -> Option<Salt> {
    match &attr.meta {
        syn::Meta::Path(_) => None,
        _ => parse_args(cx, &args(cx, attr, "#[salt(buckets = 16)]")?, attr.path().span()),
    }
}

pub fn parse_args(cx: &Ctxt, list: &[Arg], span: Span) -> Option<Salt> {
    let (mut buckets, mut hash, mut pad, mut hex) = (None, None, None, None);
    for arg in list {
        if arg.is(BUCKETS) {
            arg.set(cx, &mut buckets, Some(parse_buckets(cx, arg)));
        } else if arg.is(HASH) {
            arg.set(cx, &mut hash, Some(parse_hash(cx, arg)));
        } else if arg.is(PAD) {
            let why = "65536 buckets need 5 digits, and a salt has at most 8 bytes";
            arg.set(cx, &mut pad, Some(arg.number_within(cx, "pad = 2", 1..=8, why)));
        } else if arg.is(HEX) {
            let why = "65536 buckets need 4 hexadecimal digits, and a salt has at most 8 bytes";
            arg.set(cx, &mut hex, Some(arg.number_within(cx, "hex = 4", 1..=8, why)));
        } else if arg.name.is_none() {
            cx.span(arg.span, "the number of buckets has a name; write `salt(buckets = 16)`");
            buckets.get_or_insert(None);
        } else {
            arg.unknown(cx, "`salt`", OF_SALT);
            // A misspelt `buckets` is not missing too.
            buckets.get_or_insert(None);
        }
    }
    if buckets.is_none() {
        cx.span(span, "`salt` needs the number of buckets, for example `salt(buckets = 16)`");
    }
    let (pad, mut hex) = (pad.flatten(), hex.flatten());
    if let (Some(_), Some(digits)) = (&pad, &hex) {
        cx.span(
            digits.span,
            "`pad` writes the bucket in decimal digits and `hex` in hexadecimal ones; keep one of them",
        );
        hex = None;
    }
    let buckets = buckets.flatten()?;
    if let Some(number) = integer(&buckets) {
        let last = number.magnitude.saturating_sub(1);
        for (name, digits, needed) in
            [(PAD, &pad, last.to_string().len()), (HEX, &hex, format!("{last:x}").len())]
        {
            let Some(digits) = digits.as_ref().filter(|digits| digits.value < needed) else { continue };
            let given = digits.value;
            cx.span(digits.span, format!("the last bucket, {last}, does not fit in `{name} = {given}`, so buckets would share a salt; write `{name} = {needed}`"));
        }
    }
    Some(Salt { buckets, hash: hash.flatten().unwrap_or(Hash::Xxh64), pad, hex })
}

fn parse_buckets(cx: &Ctxt, arg: &Arg) -> Option<Expr> {
    let expr = arg.expr(cx, "buckets = 16")?;
    match integer(expr) {
        Some(number) => match u128::try_from(number) {
            Ok(2..=65536) => Some(expr.clone()),
            Ok(0) => {
                cx.at(expr, "a salt needs at least 2 buckets; write 2 or more, or leave the salt out");
                None
            }
            Ok(1) => {
                cx.at(expr, "one bucket spreads no writes; use at least 2, or leave the salt out");
                None
            }
            Err(_) => {
                cx.at(expr, "a number of buckets is not negative; write 2 to 65536");
                None
            }
            _ => {
                cx.at(expr, "a salt has 2 to 65536 buckets, as more do not fit in two bytes");
                None
            }
        },
        None if matches!(expr, Expr::Path(_)) => Some(expr.clone()),
        None => {
            cx.at(expr, "`buckets` is a number or the path of a constant, for example `buckets = 16`");
            None
        }
    }
}

fn parse_hash(cx: &Ctxt, arg: &Arg) -> Option<Hash> {
    let path = arg.path(cx, "hash = java31")?;
    let Some(name) = path.get_ident().map(ToString::to_string) else { return Some(Hash::Own(path)) };
    match name.as_str() {
        XXH64 => Some(Hash::Xxh64),
        JAVA31 => Some(Hash::Java31),
        SHA256 => Some(Hash::Sha256(path.span())),
        // Types begin with a capital letter, so this is a misspelt name.
        _ if name.starts_with(char::is_lowercase) => {
            let meant = nearest(&name, &HASHES);
            let meant = meant.map_or_else(String::new, |meant| format!("; did you mean `{meant}`?"));
            cx.at(&path, format!("no salt hash `{name}`: there is `xxh64`, `java31`, `sha256`, or a type that implements `SaltHash`{meant}"));
            None
        }
        _ => Some(Hash::Own(path)),
    }
}
