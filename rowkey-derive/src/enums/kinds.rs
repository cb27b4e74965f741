//! An enum of keys: several kinds of rows in one table, told apart by the constant bytes in front of
//! each. What was declared, and what is refused.

use proc_macro2::Ident;
use syn::ext::IdentExt;
use syn::spanned::Spanned as _;
use syn::{Attribute, DataEnum, DeriveInput, Fields, GenericParam, Type, Variant};

use crate::attr::Spanned;
use crate::attr::container::{self, Container};
use crate::attr::variant;
use crate::ctxt::Ctxt;
use crate::types::{self, Known};

pub struct Kinds<'a> {
    pub input: &'a DeriveInput,
    pub container: Container,
    /// In the order of their prefixes.
    pub kinds: Vec<Kind<'a>>,
}

pub struct Kind<'a> {
    pub ident: &'a Ident,
    /// The name without `r#`.
    pub name: String,
    pub prefix: Spanned<Vec<u8>>,
    /// The key that the variant holds.
    pub ty: &'a Type,
    /// The name of its functions in the builder.
    pub function: Ident,
}

/// Reads the declaration; `None` where nothing can be written for it.
pub fn parse<'a>(cx: &Ctxt, input: &'a DeriveInput, data: &'a DataEnum) -> Option<Kinds<'a>> {
    let before = cx.len();
    let container = container::parse(cx, &input.attrs, "an enum");
    options(cx, &container, &input.attrs);
    for param in &input.generics.params {
        let ident = match param {
            GenericParam::Lifetime(_) => continue,
            GenericParam::Type(param) => &param.ident,
            GenericParam::Const(param) => &param.ident,
        };
        cx.at(ident, format!("an enum of keys has no type or const parameters, as the keys that it holds have none; write the type in place of `{ident}`"));
    }
    let kinds: Vec<Option<Kind<'_>>> = data.variants.iter().map(|variant| kind(cx, variant)).collect();
    let mut kinds: Vec<Kind<'_>> = kinds.into_iter().flatten().collect();
    functions(cx, &kinds);
    kinds.sort_by(|a, b| a.prefix.value.cmp(&b.prefix.value));
    prefixes(cx, &kinds);
    (cx.len() == before).then_some(Kinds { input, container, kinds })
}

/// What is said of the whole enum and does not fit several kinds of rows.
fn options(cx: &Ctxt, container: &Container, attrs: &[Attribute]) {
    if let Some(text) = container.text {
        cx.span(text, "`text` writes the names of variants without data, and these hold keys, which are told apart by `#[rowkey(prefix = \"..\")]` on each; leave it out");
    }
    if let Some(delimiter) = &container.delimiter {
        cx.span(
            delimiter.span,
            "`delimiter` stands between the fields of a key; write it above the struct of each kind",
        );
    }
    if let Some(prefix) = &container.prefix {
        cx.span(prefix.span, "`prefix` tells the kinds of rows apart, so each variant has its own; write it above each variant");
    }
    if let Some(allow) = container.allow_hotspot {
        cx.span(
            allow,
            "`allow(hotspot)` is said of the key that begins with a time; write it above that struct",
        );
    }
    if let Some(repr) = attrs.iter().find(|attr| attr.path().is_ident("repr")) {
        cx.at(repr, "the kinds are told apart by their prefixes and not by discriminants, so `repr` would promise bytes that no row has; leave it out");
    }
}

fn kind<'a>(cx: &Ctxt, variant: &'a Variant) -> Option<Kind<'a>> {
    let options = variant::parse(cx, &variant.attrs);
    let ident = &variant.ident;
    if let Some(rename) = &options.rename {
        cx.span(rename.span, "`rename` changes the text of a variant without data; the bytes in front of this one are said by `prefix = \"..\"`");
    }
    if let Some((_, said)) = &variant.discriminant {
        cx.at(said, "the kinds are told apart by their prefixes, and no row holds this number; leave it out");
    }
    let ty = match &variant.fields {
        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
            let field = &fields.unnamed[0];
            for attr in &field.attrs {
                let own = ["rowkey", "salt", "pad", "reverse_ts"].iter().any(|own| attr.path().is_ident(own));
                if own {
                    cx.at(attr, "the key of a kind says itself how it is written; write this on a field of its struct");
                }
            }
            let known = types::known(&field.ty) != Known::Other || types::is_option(&field.ty);
            if known {
                let shown = types::shown(&field.ty);
                cx.at(&field.ty, format!("`{shown}` is a field and no key: put it into a struct that derives `RowKey`, for example `struct {ident}Key({shown});`, and write `{ident}({ident}Key)`"));
            }
            (!known).then_some(&field.ty)
        }
        Fields::Unit => {
            cx.at(ident, format!("`{ident}` holds no key, and the others do: every variant holds one struct that derives `RowKey`, as in `{ident}(Key)`"));
            None
        }
        fields => {
            cx.at(fields, format!("a variant holds one key: put these fields into a struct that derives `RowKey`, and write `{ident}(Key)`"));
            None
        }
    };
    if options.prefix.is_none() && !options.prefix_refused {
        cx.at(ident, format!("`{ident}` has no `#[rowkey(prefix = \"..\")]`: without one, nothing would tell its rows from those of the other kinds"));
    }
    let function = options.name.unwrap_or_else(|| snake_case(ident));
    Some(Kind { ident, name: ident.unraw().to_string(), prefix: options.prefix?, ty: ty?, function })
}

/// `UserMail` is `user_mail`.
fn snake_case(ident: &Ident) -> Ident {
    let mut name = String::new();
    let text = ident.unraw().to_string();
    let mut before_lower = false;
    for (i, char) in text.chars().enumerate() {
        let next_lower = text.chars().nth(i + 1).is_some_and(char::is_lowercase);
        if char.is_uppercase() && i > 0 && (before_lower || next_lower) && !name.ends_with('_') {
            name.push('_');
        }
        before_lower = char.is_lowercase() || char.is_numeric();
        name.extend(char.to_lowercase());
    }
    let mut function = syn::parse_str::<Ident>(&name).unwrap_or_else(|_| quote::format_ident!("r#{name}"));
    function.set_span(proc_macro2::Span::call_site().located_at(ident.span()));
    function
}

/// Two functions of the builder with one name.
fn functions(cx: &Ctxt, kinds: &[Kind<'_>]) {
    let way_out = "give its functions another name: `#[rowkey(name = other)]`";
    let names: Vec<String> = kinds.iter().map(|kind| kind.function.unraw().to_string()).collect();
    for (i, kind) in kinds.iter().enumerate() {
        if ["range", "ranges"].contains(&&*names[i]) {
            cx.at(
                kind.ident,
                format!(
                    "the function of `{}` would clash with the builder's own `{}()`; {way_out}",
                    kind.name, names[i]
                ),
            );
        }
        for (j, other) in kinds.iter().enumerate() {
            if (j < i && names[i] == names[j]) || names[i].strip_suffix("_prefix") == Some(&names[j]) {
                cx.at(
                    kind.ident,
                    format!(
                        "the functions of `{}` and `{}` would both be called `{}`; {way_out}",
                        other.name, kind.name, names[i]
                    ),
                );
            }
        }
    }
}

/// No prefix begins another; they come sorted, so that one stands directly before those that it begins.
fn prefixes(cx: &Ctxt, kinds: &[Kind<'_>]) {
    for (i, kind) in kinds.iter().enumerate() {
        let Some(other) = kinds[..i].iter().find(|other| kind.prefix.value.starts_with(&other.prefix.value))
        else {
            continue;
        };
        let (short, long) = (other.prefix.value.escape_ascii(), kind.prefix.value.escape_ascii());
        let clash = match kind.prefix.value == other.prefix.value {
            true => format!("`{}` and `{}` have the same prefix, '{short}'", other.name, kind.name),
            false => format!(
                "the prefix '{short}' of `{}` begins '{long}', the prefix of `{}`",
                other.name, kind.name
            ),
        };
        cx.span(kind.prefix.span, format!("{clash}: a row of one could be read as one of the other, and a scan of `{}` would hold rows of `{}`; end both with a byte that neither holds inside, such as '/'", other.name, kind.name));
    }
}

impl Kind<'_> {
    pub fn span(&self) -> proc_macro2::Span {
        self.ty.span()
    }
}

#[cfg(test)]
mod tests {
    use super::snake_case;

    #[test]
    fn functions_are_called_as_functions_are() {
        for (variant, function) in [
            ("User", "user"),
            ("UserMail", "user_mail"),
            ("HTTPServer", "http_server"),
            ("ServerHTTP", "server_http"),
            ("User2Mail", "user2_mail"),
            ("User_Mail", "user_mail"),
            ("AB", "ab"),
            ("ABc", "a_bc"),
            ("X", "x"),
            ("user", "user"),
            ("Type", "r#type"),
            ("r#Type", "r#type"),
        ] {
            assert_eq!(snake_case(&syn::parse_str(variant).expect("a name")).to_string(), function);
        }
    }
}
