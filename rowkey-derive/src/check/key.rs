//! What the fields of a key have to agree on: its shape, its salt, and the names of its functions.

use syn::ext::IdentExt;
use syn::spanned::Spanned as _;
use syn::{GenericParam, Lifetime, WherePredicate};

use crate::ctxt::Ctxt;
use crate::model::Key;
use crate::parse::reprs;
use crate::types;

/// The functions that end a prefix builder.
pub const RESERVED: [&str; 3] = ["range", "ranges", "skip"];
/// The endings that the functions of a field put after its name.
const SUFFIXES: [&str; 5] = ["_range", "_in", "_any", "_starts_with", "_prefix"];

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
        cx.at(repr, "a packed struct gives no references to its fields, and a key is written and compared by them; leave `packed` out, as a row has no padding anyway, and put a packed struct elsewhere");
        can_be = false;
    }
    can_be
}

/// A key is read from rows that end.
fn forever(cx: &Ctxt, lifetime: &Lifetime, mut bounds: syn::punctuated::Iter<'_, Lifetime>) -> bool {
    let Some(bound) = bounds.find(|bound| bound.ident == "static") else { return false };
    cx.at(bound, format!("with `{lifetime}: 'static` the key could only be read from a row that lives forever, as it borrows from it; leave the bound out"));
    true
}

/// One salt a key, said once.
pub fn salts(cx: &Ctxt, key: &Key<'_>) {
    let fields = || key.fields.iter().map(|field| field.said);
    let said: Vec<_> = fields().filter(|field| field.salt.is_some()).collect();
    let bare: Vec<_> = fields().filter(|field| field.salt.is_none() && field.salted.is_some()).collect();
    for field in said.iter().skip(1) {
        let span = field.salted.unwrap_or(field.span);
        cx.span(
            span,
            format!(
                "the salt is already described on `{}`; to add this field to it, write `#[salt]` alone",
                said[0].name
            ),
        );
    }
    if key.container.salt.is_some() {
        for field in said.iter().chain(&bare) {
            let span = field.salted.unwrap_or(field.span);
            cx.span(span, "the salt above the struct is over the whole key already; keep one of them");
        }
    // A salt that could not be read has its own error.
    } else if said.is_empty() && !fields().any(|field| field.salt_refused) && !key.container.salt_refused {
        for field in bare {
            let span = field.salted.unwrap_or(field.span);
            cx.span(span, "a bare `#[salt]` adds its field to a salt, and there is none; on one field, write `#[salt(buckets = 16)]`");
        }
    }
}

/// Fields that were added later come last, and rows from before have no bytes of them. Gives those that cannot.
pub fn tails(cx: &Ctxt, key: &mut Key<'_>) -> Vec<usize> {
    let mut refused = Vec::new();
    let delimited = key.container.delimiter.is_some();
    for index in 0..key.fields.len() {
        let field = key.fields[index].said;
        let Some(span) = field.options.tail else { continue };
        let before = cx.len();
        let after = key.fields[index..].iter().find(|after| !after.tail);
        if index == 0 {
            cx.span(span, "`tail` is for a field that was added to a key, and this is the first of its fields; leave it out");
        } else if let Some(after) = after {
            cx.span(span, format!("`{}` follows and is no `tail`, so in rows from before `{}` was added its bytes would be read as this field; put fields that were added last, or write `tail` on each from here on", after.name(), field.name));
        } else if !types::is_option(field.ty) {
            cx.span(field.ty.span(), "rows from before a field was added have no value of it, so a `tail` is an `Option`; write `Option<..>` here");
        } else if delimited {
            cx.span(span, "in a delimited key, a row from before the field was added ends where this one has a delimiter, and an `Option` is no text; leave `tail` out, and write an empty text for none");
        } else if field.salted.is_some() {
            cx.span(field.salted.unwrap_or(span), "with a field in the salt that was added later, rows from before would be in other buckets, and no scan would find them; leave `salt` out here");
        }
        // Nothing that is written counts on it.
        if cx.len() > before {
            key.fields[index].tail = false;
            refused.push(index);
        }
    }
    refused
}

/// Two functions of the prefix builder with one name; gives the fields that need another.
pub fn names(cx: &Ctxt, key: &Key<'_>) -> Vec<usize> {
    let names: Vec<String> = key.fields.iter().map(|field| field.function.unraw().to_string()).collect();
    let mut refused = Vec::new();
    for (i, name) in names.iter().enumerate() {
        let field = key.fields[i].said;
        let span = field.options.name.as_ref().map_or(field.span, syn::Ident::span);
        let before = cx.len();
        let clashes = |with: &str| {
            let way_out = "give the functions of this field another name: `#[rowkey(name = other)]`";
            cx.span(span, format!("{with}; {way_out}"));
        };
        let reserved = RESERVED.contains(&name.as_str());
        // A name that could not be read has its own error.
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
