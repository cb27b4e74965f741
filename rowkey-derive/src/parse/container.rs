//! `#[rowkey(..)]` of a struct or an enum.

use proc_macro2::Span;
use syn::spanned::Spanned as _;
use syn::{Attribute, Meta, Path};

use super::arg::{Arg, Spanned, Value, args, set};
use super::delimiter::{self, Delimiter};
use super::names::{
    ALLOW, CRATE, DELIMITER, FINGERPRINT, HOTSPOT, MAX_LEN, OF_ALLOW, OF_FIELDS, ON_A_FIELD, ON_A_STRUCT,
    ON_AN_ENUM, ORD, PREFIX, RENAME, ROWKEY, SALT, TEXT, is_any,
};
use super::salt::{self, Salt};
use crate::ctxt::Ctxt;
use crate::tokens::shown;

#[derive(Default)]
pub struct Container {
    pub salt: Option<Salt>,
    /// A salt that could not be parsed, or is misplaced, which is reported already.
    pub salt_refused: bool,
    pub delimiter: Option<Spanned<Delimiter>>,
    pub prefix: Option<Spanned<Vec<u8>>>,
    pub max_len: Option<Spanned<usize>>,
    pub fingerprint: Option<Spanned<u64>>,
    pub allow_hotspot: Option<Span>,
    pub allow_delimiter: Option<Span>,
    pub allow_ord: Option<Span>,
    pub ord: Option<Span>,
    pub krate: Option<Path>,
    /// An enum is encoded by its names.
    pub text: Option<Span>,
    /// A mistake in them has been reported.
    pub wrong: bool,
}

pub fn parse(cx: &Ctxt, attrs: &[Attribute], on_enum: bool) -> Container {
    let before = cx.len();
    let mut into = Container::default();
    let on = if on_enum { "an enum" } else { "a struct" };
    for attr in attrs {
        let path = attr.path();
        if path.is_ident(ROWKEY) {
            let Some(list) = args(cx, attr, "#[rowkey(ord)]") else { continue };
            if matches!(attr.meta, Meta::Path(_)) {
                cx.at(attr, format!("`rowkey` on {on} needs an option, for example `#[rowkey(ord)]`"));
            }
            list.iter().for_each(|arg| option(cx, arg, on_enum, &mut into));
        } else if path.is_ident(SALT) {
            into.salt_refused = true;
            cx.at(
                attr,
                "`#[salt(..)]` belongs on a field; over the whole key it is `#[rowkey(salt(buckets = 16))]`",
            );
        } else if is_any(path, OF_FIELDS) {
            cx.at(attr, format!("`{}` is an attribute of one field; write it above that field", shown(path)));
        }
    }
    into.wrong = cx.len() > before;
    into
}

fn option(cx: &Ctxt, arg: &Arg, on_enum: bool, into: &mut Container) {
    match arg.shown_name().as_str() {
        SALT => {
            let list = arg.list(cx, "salt(buckets = 16)");
            let salt = match arg.value {
                Value::List(_) => salt::parse_args(cx, list, arg.span),
                _ => None,
            };
            into.salt_refused |= salt.is_none();
            arg.set(cx, &mut into.salt, salt);
        }
        DELIMITER => arg.set(cx, &mut into.delimiter, delimiter::parse(cx, arg)),
        PREFIX => arg.set(cx, &mut into.prefix, arg.bytes(cx, "prefix = \"evt\"")),
        MAX_LEN => {
            let why = "a row has at least one byte";
            arg.set(cx, &mut into.max_len, arg.number_within(cx, "max_len = 16", 1..=usize::MAX, why));
        }
        FINGERPRINT => arg.set(cx, &mut into.fingerprint, fingerprint(cx, arg)),
        ALLOW => {
            let list = arg.list(cx, "allow(hotspot)");
            if list.is_empty() && matches!(arg.value, Value::List(_)) {
                cx.span(
                    arg.span,
                    "`allow` names the warning: `allow(hotspot)`, `allow(delimiter)` or `allow(ord)`",
                );
            }
            for inner in list {
                let slot = match () {
                    () if inner.is(HOTSPOT) => &mut into.allow_hotspot,
                    () if inner.is(DELIMITER) => &mut into.allow_delimiter,
                    () if inner.is(ORD) => &mut into.allow_ord,
                    () => {
                        inner.unknown(cx, "`allow`", OF_ALLOW);
                        continue;
                    }
                };
                set(cx, slot, &inner.shown_name(), inner.span, Some(inner.span));
            }
        }
        ORD => arg.flag(cx, &mut into.ord),
        TEXT if on_enum => arg.flag(cx, &mut into.text),
        TEXT => cx.span(
            arg.span,
            "`text` is for enums without data, which it writes by the names of their variants; leave it out",
        ),
        RENAME => cx.span(arg.span, "`rename` is an option of a variant; write it above that variant"),
        CRATE => {
            // Generated code uses a relative path as well, so that nothing else in it fails.
            let path = arg.path(cx, "crate = ::rowkey").inspect(|path| absolute(cx, path));
            arg.set(cx, &mut into.krate, path);
        }
        other if ON_A_FIELD.contains(&other) || OF_FIELDS.contains(&other) => {
            cx.span(arg.span, format!("`{other}` is an attribute of one field; write it above that field"));
        }
        _ if on_enum => arg.unknown(cx, "`rowkey` on an enum", ON_AN_ENUM),
        _ => arg.unknown(cx, "`rowkey` on a struct", ON_A_STRUCT),
    }
}

fn fingerprint(cx: &Ctxt, arg: &Arg) -> Option<Spanned<u64>> {
    let number = arg.number(cx, "fingerprint = 0x0123456789abcdef")?;
    match u64::try_from(number.value) {
        Ok(value) => Some(Spanned { value, span: number.span }),
        Err(_) => {
            let text =
                "a fingerprint has 64 bits; write `fingerprint = 0`, and the next error names the right one";
            cx.span(number.span, text);
            None
        }
    }
}

/// Generated code is in a block of its own, where a relative path may name something else.
fn absolute(cx: &Ctxt, path: &Path) {
    let first = path.segments.first().map(|segment| segment.ident.to_string());
    let write = match first.as_deref() {
        _ if path.leading_colon.is_some() => return,
        Some("crate" | "$crate") => return,
        Some("self" | "super") => "it from the root of your crate on, `crate = crate::..`".to_string(),
        _ => {
            let shown: String = shown(path).split_whitespace().collect();
            format!("`crate = ::{shown}` or `crate = crate::{shown}`")
        }
    };
    cx.span(path.span(), format!("the path of the crate is absolute; write {write}"));
}
