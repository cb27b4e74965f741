//! `#[rowkey(..)]` of the struct.

use proc_macro2::Span;
use syn::spanned::Spanned as _;
use syn::{Attribute, Path};

use super::salt::{self, Salt};
use super::{Arg, Spanned, args, set};
use crate::ctxt::Ctxt;

const OPTIONS: &[&str] = &["salt", "delimiter", "prefix", "max_len", "fingerprint", "allow", "ord", "crate"];
const OF_AN_ENUM: &[&str] = &["text", "salt", "max_len", "fingerprint", "ord", "crate"];
const OF_A_FIELD: &[&str] =
    &["desc", "width", "max", "reverse_digits", "raw", "nul", "name", "with", "pad", "reverse_ts"];

#[derive(Default)]
pub struct Container {
    pub salt: Option<Salt>,
    /// A salt that could not be read, or stands where none belongs, which is an error of its own.
    pub salt_refused: bool,
    pub delimiter: Option<Spanned<u8>>,
    pub prefix: Option<Spanned<Vec<u8>>>,
    pub max_len: Option<Spanned<usize>>,
    pub fingerprint: Option<Spanned<u64>>,
    pub allow_hotspot: Option<Span>,
    pub ord: Option<Span>,
    pub krate: Option<Path>,
    /// An enum is written by its names.
    pub text: Option<Span>,
}

/// `of` is `a struct` or `an enum`.
pub fn parse(cx: &Ctxt, attrs: &[Attribute], of: &str) -> Container {
    let mut into = Container::default();
    for attr in attrs {
        let path = attr.path();
        if path.is_ident("rowkey") {
            let Some(list) = args(cx, attr, "#[rowkey(ord)]") else { continue };
            if matches!(attr.meta, syn::Meta::Path(_)) {
                cx.at(attr, format!("`rowkey` on {of} needs an option, for example `#[rowkey(ord)]`"));
            }
            list.iter().for_each(|arg| option(cx, arg, of, &mut into));
        } else if path.is_ident("salt") {
            into.salt_refused = true;
            cx.at(
                attr,
                "`#[salt(..)]` belongs on a field; over the whole key it is `#[rowkey(salt(buckets = 16))]`",
            );
        } else if path.is_ident("pad") || path.is_ident("reverse_ts") {
            cx.at(attr, format!("`{}` is said of one field; write it above that field", super::shown(path)));
        }
    }
    into
}

fn option(cx: &Ctxt, arg: &Arg, of: &str, into: &mut Container) {
    let name = arg.shown_name();
    match name.as_str() {
        "salt" => {
            let list = arg.list(cx, "salt(buckets = 16)");
            let salt = match arg.value {
                super::Value::List(_) => salt::parse_args(cx, list, arg.span),
                _ => None,
            };
            into.salt_refused |= salt.is_none();
            set(cx, &mut into.salt, &name, arg.span, salt);
        }
        "delimiter" => set(cx, &mut into.delimiter, &name, arg.span, arg.ascii(cx, "delimiter = \",\"")),
        "prefix" => set(cx, &mut into.prefix, &name, arg.span, arg.bytes(cx, "prefix = \"evt\"")),
        "max_len" => {
            let why = "a row has at least one byte";
            let value = arg.number_within(cx, "max_len = 16", 1..=usize::MAX, why);
            set(cx, &mut into.max_len, &name, arg.span, value);
        }
        "fingerprint" => {
            let number = arg.number(cx, "fingerprint = 0x0123456789abcdef");
            let value = number.and_then(|number| match u64::try_from(number.value) {
                Ok(value) => Some(Spanned { value, span: number.span }),
                Err(_) => {
                    cx.span(
                        number.span,
                        "a fingerprint has 64 bits; write `fingerprint = 0` to be told the right one",
                    );
                    None
                }
            });
            set(cx, &mut into.fingerprint, &name, arg.span, value);
        }
        "allow" => {
            let list = arg.list(cx, "allow(hotspot)");
            if list.is_empty() && matches!(arg.value, super::Value::List(_)) {
                cx.span(arg.span, "`allow` names the warning, which is `allow(hotspot)`");
            }
            for inner in list {
                match inner.is("hotspot") {
                    true => set(cx, &mut into.allow_hotspot, "hotspot", inner.span, Some(inner.span)),
                    false => inner.unknown(cx, "`allow`", &["hotspot"]),
                }
            }
        }
        "ord" => set(cx, &mut into.ord, &name, arg.span, Some(arg.flag(cx).span)),
        "text" if of == "a struct" => cx.span(
            arg.span,
            "`text` is for enums without data, which it writes by the names of their variants; leave it out",
        ),
        "text" => set(cx, &mut into.text, &name, arg.span, Some(arg.flag(cx).span)),
        "rename" => cx.span(arg.span, "`rename` is said of a variant; write it above that variant"),
        "crate" => {
            let path = arg.path(cx, "crate = ::rowkey").filter(|path| absolute(cx, path));
            set(cx, &mut into.krate, &name, arg.span, path);
        }
        other if OF_A_FIELD.contains(&other) => {
            cx.span(arg.span, format!("`{other}` is said of one field; write it above that field"));
        }
        _ if of == "a struct" => arg.unknown(cx, "`rowkey` on a struct", OPTIONS),
        _ => arg.unknown(cx, "`rowkey` on an enum", OF_AN_ENUM),
    }
}

/// The generated code stands inside a block of its own, where a relative path may name something
/// else.
fn absolute(cx: &Ctxt, path: &Path) -> bool {
    let first = path.segments.first().map(|segment| segment.ident.to_string());
    let absolute = path.leading_colon.is_some()
        || first.as_deref().is_some_and(|first| ["crate", "$crate"].contains(&first));
    if !absolute {
        let shown: String = super::shown(path).split_whitespace().collect();
        cx.span(
            path.span(),
            format!(
                "the path of the crate is absolute; write `crate = ::{shown}` or `crate = crate::{shown}`"
            ),
        );
    }
    absolute
}
