//! Checks across the fields of a key: its shape, its salt, its `tail` fields, the names of its functions.

use syn::ext::IdentExt;
use syn::spanned::Spanned as _;
use syn::{GenericParam, Lifetime, WherePredicate};

use crate::ctxt::Ctxt;
use crate::model::{Codec, Key, SUFFIXES};
use crate::parse::reprs;
use crate::types;

/// The builder's own functions.
pub const RESERVED: [&str; 3] = ["range", "ranges", "skip"];

/// Whether the struct can be a key, whatever its fields are.
pub fn shape(cx: &Ctxt, key: &Key<'_>) -> bool {
    let generics = &key.input.generics;
    let mut can_be = true;
    for param in &generics.params {
        let (ident, what, write) = match param {
            GenericParam::Lifetime(param) => {
                can_be &= !forever(cx, &param.lifetime, param.bounds.iter());
                continue;
            }
            GenericParam::Type(param) => (&param.ident, "type", "write a struct for each `{}` in use"),
            GenericParam::Const(param) => (&param.ident, "const", "write the value of `{}` into the struct"),
        };
        let write = write.replace("{}", &ident.to_string());
        cx.at(
            ident,
            format!("a row key has no {what} parameters, as its width would not be one number; {write}"),
        );
        can_be = false;
    }
    for predicate in generics.where_clause.iter().flat_map(|clause| &clause.predicates) {
        if let WherePredicate::Lifetime(of) = predicate {
            can_be &= !forever(cx, &of.lifetime, of.bounds.iter());
        }
    }
    for repr in reprs(&key.input.attrs).filter(|repr| repr.path().is_ident("packed")) {
        cx.at(repr, "encode and compare borrow the fields of a key, and those of a packed struct cannot be borrowed; leave `packed` out, as a row has no padding anyway");
        can_be = false;
    }
    can_be
}

/// Refuses a lifetime that outlives `'static`: no row lives so long.
fn forever(cx: &Ctxt, lifetime: &Lifetime, mut bounds: syn::punctuated::Iter<'_, Lifetime>) -> bool {
    let Some(bound) = bounds.find(|bound| bound.ident == "static") else { return false };
    cx.at(bound, format!("a key borrows from the row that it is decoded from, and with `{lifetime}: 'static` that row would have to live forever; leave the bound out"));
    true
}

/// A key has one salt, declared once.
pub fn salts(cx: &Ctxt, key: &Key<'_>) {
    let fields = || key.fields.iter().map(|field| field.declared);
    let described: Vec<_> = fields().filter(|field| field.salt.is_some()).collect();
    let bare: Vec<_> = fields().filter(|field| field.salt.is_none() && field.salted.is_some()).collect();
    for field in described.iter().skip(1) {
        let span = field.salted.unwrap_or(field.span);
        cx.span(
            span,
            format!(
                "the salt is already described on `{}`; to add this field to it, write `#[salt]` alone",
                described[0].name
            ),
        );
    }
    if key.container.salt.is_some() {
        for field in described.iter().chain(&bare) {
            let span = field.salted.unwrap_or(field.span);
            cx.span(span, "the salt above the struct is over the whole key already; keep one of them");
        }
    // A salt that could not be parsed is reported already.
    } else if described.is_empty() && !fields().any(|field| field.salt_refused) && !key.container.salt_refused
    {
        for field in bare {
            let span = field.salted.unwrap_or(field.span);
            cx.span(span, "a bare `#[salt]` adds its field to a salt, and there is none; on one field, write `#[salt(buckets = 16)]`");
        }
    }
}

/// `tail` fields come last, and can be absent. Returns the fields that cannot be `tail`.
pub fn tails(cx: &Ctxt, key: &mut Key<'_>) -> Vec<usize> {
    let mut refused = Vec::new();
    let delimiter = key.container.delimiter.as_ref();
    for index in 0..key.fields.len() {
        let field = key.fields[index].declared;
        let Some(span) = field.options.tail else { continue };
        let before = cx.len();
        let after = key.fields[index..].iter().find(|after| !after.tail);
        if index == 0 {
            cx.span(span, "`tail` is for a field that was added to a key later, and this is its first field; leave it out");
        } else if let Some(after) = after {
            cx.span(span, format!("`{}` follows and is not a `tail` field, so rows written before `{}` was added would decode its bytes as this field; put added fields last, or write `tail` on each from here on", after.name(), field.name));
        } else if !types::is_option(field.ty) {
            cx.span(field.ty.span(), "rows written before the field was added have no value for it, so a `tail` is an `Option`; write `Option<..>` here");
        } else if types::is_borrowed(field.encoded()) && matches!(key.fields[index].codec, Codec::Ordered) {
            cx.at(field.ty, "a `tail` field always has a terminator, so its bytes are escaped and cannot be borrowed; write `Cow<'_, str>` for `&str`, `Cow<'_, [u8]>` for `&[u8]`");
        } else if delimiter.is_some_and(|delimiter| !delimiter.value.trailing) {
            cx.span(span, "the delimiter comes before this field, and rows written before the field was added have none there, so they would not decode; leave `tail` out, and write those rows anew");
        } else if delimiter.is_some() {
            cx.span(span, "an `Option` begins with the byte 00 or 01, which is not text, so it cannot be in a delimited key; leave `tail` out, and write an empty text for `None`");
        } else if field.salted.is_some() {
            cx.span(field.salted.unwrap_or(span), "with an added field in the salt, rows written before would be in other buckets, and no scan would find them; leave `salt` out here");
        }
        // Generated code treats it as a plain field.
        if cx.len() > before {
            key.fields[index].tail = false;
            refused.push(index);
        }
    }
    refused
}

/// Reports two functions of the prefix builder with one name; returns the fields that need another name.
pub fn names(cx: &Ctxt, key: &Key<'_>) -> Vec<usize> {
    let names: Vec<String> = key.fields.iter().map(|field| field.function.unraw().to_string()).collect();
    let mut refused = Vec::new();
    for (i, name) in names.iter().enumerate() {
        let field = key.fields[i].declared;
        let span = field.options.name.as_ref().map_or(field.span, syn::Ident::span);
        let before = cx.len();
        let clashes = |with: &str| {
            let way_out = "give the functions of this field another name: `#[rowkey(name = other)]`";
            cx.span(span, format!("{with}; {way_out}"));
        };
        let reserved = RESERVED.contains(&name.as_str());
        // A name that could not be parsed is reported already.
        if reserved && !field.options.unreadable_name {
            clashes(&format!(
                "the prefix function of `{name}` would clash with the builder's own `{name}()`"
            ));
        }
        for (j, other) in names.iter().enumerate() {
            if j < i && name == other {
                let first = key.fields[j].name();
                clashes(&format!(
                    "the prefix functions of `{first}` and `{}` would both be called `{name}`",
                    field.name
                ));
            }
            let suffix = name.strip_prefix(other.as_str()).unwrap_or_default();
            if SUFFIXES.contains(&suffix) {
                clashes(&format!(
                    "the prefix function of `{name}` would clash with `{name}(..)` of the field `{other}`"
                ));
            }
        }
        if reserved || cx.len() > before {
            refused.push(i);
        }
    }
    refused
}
