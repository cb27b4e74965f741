//! Checks that need types, as constants: rustc reports a mistake at the token that the constant is spanned to.

use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::{ToTokens as _, quote};
use syn::spanned::Spanned as _;

use super::{This, as_type, codec, key, path, salt};
use crate::check::Verdict;
use crate::model::{Answer, Codec, Field, Key, Kind, Kinds, Width};
use crate::parse::arg::integer;
use crate::parse::as_type::As;
use crate::parse::names::{DESC, REVERSE_TS};
use crate::parse::salt::{Hash, Salt};
use crate::types::{Known, reached, shown, with_lifetime};

/// The checks of fields that are not refused already, and of the whole key if nothing is refused.
pub fn expand(key: &Key<'_>, this: &This<'_>, verdict: &Verdict) -> TokenStream {
    if key.container.wrong {
        return TokenStream::new();
    }
    let right = key.fields.iter().filter(|field| !verdict.fields.contains(&field.index));
    let mut checks: TokenStream = right.map(|field| of_field(key, field)).collect();
    if verdict.mistakes == 0 {
        checks.extend(key.salt.map(of_salt));
        checks.extend(whole(key, this));
    }
    checks
}

/// A check, with the caret of its error at `span`.
fn at(span: Span, check: TokenStream) -> TokenStream {
    let check = located(check, span);
    quote!(const _: () = #check;)
}

/// What only types show of the salt: the value of a constant, and whether the hash is available.
fn of_salt(salt: &Salt) -> TokenStream {
    let mut checks = TokenStream::new();
    match &salt.hash {
        Hash::Sha256(span) => {
            let hash = salt::hash(salt);
            checks.extend(at(*span, quote!(__p::check::hash::<#hash>())));
        }
        // Name the hash once, so that a type that is not a `SaltHash` yields exactly one error.
        Hash::Own(path) => {
            let picked = salt::hash(salt);
            checks.extend(at(
                path.span(),
                quote!({
                    let _ = <#path as __r::SaltHash>::NAME;
                    __p::check::hash::<#picked>();
                }),
            ));
        }
        Hash::Xxh64 | Hash::Java31 => {}
    }
    if integer(&salt.buckets).is_none() {
        let [pad, hex] =
            [&salt.pad, &salt.hex].map(|digits| key::option(digits.as_ref().map(|digits| digits.value)));
        let buckets = salt::constant(&salt.buckets);
        checks.extend(at(salt.buckets.span(), quote!(__p::check::buckets(#buckets, #pad, #hex))));
    }
    checks
}

fn of_field(key: &Key<'_>, field: &Field<'_>) -> TokenStream {
    let (name, declared) = (field.name(), field.declared);
    let (codec, ty) = (codec::name(field), codec::static_type(field));
    // Trait checks first: rustc reports all of them, but const evaluation stops at the first panic.
    let mut first = TokenStream::new();
    if field.probed() {
        let (named, caret) = (codec::tokens(&field.codec), declared.caret());
        let (_, ty) = codec::encoded(field);
        let asked = match (&field.inner, &declared.options.max) {
            (Codec::Ordered, None) => quote!(__p::check::is_field::<#ty>();),
            _ => {
                // Of an `Option`, rustc would not say why the codec does not fit the value inside.
                let fitted = match field.codec.is_with() {
                    true => ty.to_token_stream(),
                    false => as_type::inside(declared.encoded()),
                };
                quote!(let _ = <#named as __r::codec::Codec<#fitted>>::NODE;)
            }
        };
        first.extend(located(asked, caret));
        first.extend(located(quote!(let _ = __p::check::Probe::<#named, #ty>::decodes;), caret));
        if let Some(As { ty, functions: None }) = field.as_type() {
            let held = as_type::held(field);
            first.extend(located(quote!(__p::check::converts::<#held, #ty>();), ty.span()));
        }
    }
    let shown = shown(declared.ty);
    let delimiter = field.delimiter;
    if delimiter.is_some() || !field.fits_anywhere() {
        let last = field.rest || field.last && !(field.codec.is_with() && field.delimiter.is_some());
        let delimiter = key::option(delimiter.map(key::delimiter));
        let check = quote!(__p::check::field::<#codec, #ty>(#name, #shown, #last, #delimiter););
        // An attribute that fits only some positions is the cause.
        let caret = if field.codec.is_ended() { declared.caret() } else { declared.ty.span() };
        first.extend(located(check, caret));
    }
    let node = quote!(<#codec as __r::codec::Codec<#ty>>::NODE);
    if let Some(span) = declared.options.rest.filter(|_| field.rest && field.probed()) {
        first.extend(located(quote!(__p::check::rest(#name, #shown, #node);), span));
    }
    let mut checks = TokenStream::new();
    if !first.is_empty() {
        checks.extend(quote!(const _: () = { #first };));
    }
    if let Some(rest) = key.fields[..field.index].iter().find(|earlier| earlier.rest) {
        let rest = rest.name();
        if !matches!(field.width(), Width::Fixed(_)) {
            let check = quote!(__p::check::after_rest(#name, #shown, #node, #rest));
            checks.extend(at(declared.ty.span(), check));
        }
    }
    let (codec, ty) = codec::encoded(field);
    let reached = with_lifetime(reached(declared.encoded()), "static");
    if let Some(max) = &declared.options.max {
        let (inner, value) = (codec::picked(field, &field.inner, &reached), max.value);
        let node = quote!(<#inner as __r::codec::Codec<#reached>>::NODE);
        let check = quote!(__p::check::max(#name, #value, #node));
        checks.extend(at(max.span, check));
    }
    if let Some(from) = declared.reverse_ts.as_ref().and_then(|reverse| reverse.from.as_ref()) {
        let value = codec::origin(Some(from));
        checks.extend(at(from.span(), quote!(__p::check::origin::<#codec, #ty>(#name, #value))));
    }
    if let (Some(pad), true) =
        (&declared.pad, declared.reverse_ts.is_some() || declared.options.unit.is_some())
    {
        checks.extend(at(pad.width.span, quote!(__p::check::digits::<#codec, #ty>(#name))));
    }
    checks
}

/// Length and fingerprint of the row.
fn whole(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let container = key.container;
    let (fixed, name) = (&this.fixed, this.name.to_string());
    let mut checks = TokenStream::new();
    // Numbers alone do not reach the limit of any store, and a key of variable width has no default limit.
    let far_below = key.fields.iter().all(Field::is_number) || key.varies();
    if container.max_len.is_some() || !far_below {
        let span = container.max_len.as_ref().map_or(this.name.span(), |max_len| max_len.span);
        checks.extend(at(span, quote!(__p::check::row_len(#name, <#fixed as __p::Key>::__KEY))));
    }
    if let Some(fingerprint) = &container.fingerprint {
        let declared = fingerprint.value;
        let check = quote!(__p::check::fingerprint(#name, #declared, __p::layout::<#fixed>().fingerprint()));
        checks.extend(at(fingerprint.span, check));
    }
    checks
}

/// Checks that all kinds have the same salt and short enough rows; and the fingerprint.
pub fn of_kinds(kinds: &Kinds<'_>, sorted: &[&Kind<'_>], this: &This<'_>) -> TokenStream {
    let (container, fixed, name) = (kinds.container, &this.fixed, this.name.to_string());
    let whole = container.salt.is_some();
    let mut checks: TokenStream = container.salt.iter().map(of_salt).collect();
    for (index, kind) in sorted.iter().enumerate() {
        let (own, span) = match kind.ty {
            Some(ty) => {
                let key = with_lifetime(ty, "static");
                (quote!(<#key as __p::Key>::__KEY), ty.span())
            }
            None => (quote!(__r::Layout::NOTHING), kind.ident.span()),
        };
        let check = quote!(__p::check::kind(&<#fixed as __p::Key>::__KEY.kinds, #index, #own, #whole));
        checks.extend(at(span, check));
    }
    if let Some(fingerprint) = &container.fingerprint {
        let declared = fingerprint.value;
        let check = quote!(__p::check::fingerprint(#name, #declared, __p::layout::<#fixed>().fingerprint()));
        checks.extend(at(fingerprint.span, check));
    }
    checks
}

/// Warns of a hot spot. On stable Rust, only a call of a deprecated function gives a warning; it is in a block of its own,
/// as the key's block allows all lints.
pub fn hot_spot(key: &Key<'_>, this: &This<'_>) -> Option<TokenStream> {
    let first = key.fields.first()?;
    let may_be_time = first.declared.reverse_ts.is_some() || first.probed();
    if key.salt.is_some() || key.container.allow_hotspot.is_some() || !may_be_time {
        return None;
    }
    let fixed = &this.fixed;
    let private = private(key);
    let check =
        quote!(#private::check::HotSpot::<{ <#fixed as #private::Key>::__KEY.begins_with_time() }>::check);
    Some(warned(&owned(check, first.declared.span)))
}

/// Warns that text before an ordered delimiter cannot hold digits or letters.
pub fn narrow_text(key: &Key<'_>, this: &This<'_>) -> Option<TokenStream> {
    let delimiter = key.container.delimiter.as_ref()?;
    let text = |field: &Field<'_>| !field.last && (field.known == Known::Text || field.probed());
    let refuses = !delimiter.value.unordered && delimiter.value.bytes[0] >= b'0';
    if !refuses || key.container.allow_delimiter.is_some() || !key.fields.iter().any(text) {
        return None;
    }
    let fixed = &this.fixed;
    let private = private(key);
    let check = quote! {
        #private::check::NarrowText::<{ <#fixed as #private::Key>::__KEY.fields.has_text(false) }>::check
    };
    Some(warned(&owned(check, delimiter.span)))
}

/// Warns that a derived `Ord` sorts keys in another order than their rows, if a field does not ascend.
pub fn other_order(key: &Key<'_>, this: &This<'_>) -> Option<TokenStream> {
    if key.container.ord.is_some() || key.container.allow_ord.is_some() {
        return None;
    }
    let scatters = |field: &Field<'_>| field.ordered() == Answer::No;
    let turned = |field: &Field<'_>| [DESC, REVERSE_TS].iter().find_map(|name| field.declared.span_of(name));
    // With `rest` there is no `ord` to advise.
    let (span, warning) = match key.fields.iter().find_map(|field| field.declared.options.rest) {
        Some(rest) => (rest, quote!(rest)),
        None => {
            let each =
                |field: &Field<'_>| turned(field).or_else(|| scatters(field).then(|| field.declared.caret()));
            (key.fields.iter().find_map(each)?, quote!(check))
        }
    };
    let fixed = &this.fixed;
    let private = private(key);
    // For a key that is not `Ord`, the function is that of `Fallback`.
    let check = owned(quote!(#private::check::OtherOrder::<#fixed>::#warning), span);
    Some(warned(&quote!({ use #private::check::Fallback as _; #check })))
}

/// Names a function that is deprecated if there is something to warn of, as if the user had written it: rustc does not warn in
/// generated code.
fn warned(check: &TokenStream) -> TokenStream {
    quote!(#[allow(clippy::absolute_paths)] const _: fn() = #check;)
}

/// The private module of the crate, where its short name is not known.
fn private(key: &Key<'_>) -> TokenStream {
    let path = path(key.container.krate.as_ref());
    quote!(#path::__private)
}

/// The same tokens, with their errors reported at `span`.
pub fn located(tokens: TokenStream, span: Span) -> TokenStream {
    spanned(tokens, &|token| token.located_at(span))
}

/// The same tokens as if the user had written them at `span`.
fn owned(tokens: TokenStream, span: Span) -> TokenStream {
    spanned(tokens, &|_| span)
}

fn spanned(tokens: TokenStream, span: &dyn Fn(Span) -> Span) -> TokenStream {
    let tokens = tokens.into_iter().map(|mut token| {
        if let TokenTree::Group(group) = &token {
            token = TokenTree::Group(Group::new(group.delimiter(), spanned(group.stream(), span)));
        }
        token.set_span(span(token.span()));
        token
    });
    tokens.collect()
}

#[cfg(test)]
mod tests {
    use quote::quote;

    use crate::check::Verdict;
    use crate::expand::declared::written;

    /// The checks that are written for a struct, by the names of their functions.
    fn checks(input: &str) -> Vec<String> {
        let written = written(input, |key, this| {
            let checks = super::expand(key, this, &Verdict::default());
            let hot_spot = super::hot_spot(key, this);
            let narrow_text = super::narrow_text(key, this);
            let other_order = super::other_order(key, this);
            quote!(#checks #hot_spot #narrow_text #other_order)
        });
        let calls = written.split("const_:").skip(1).flat_map(|check| check.split_inclusive(';'));
        let names = calls.filter_map(|call| {
            // A trait check names an item of the trait; every other check, a function.
            let call = call.trim_start_matches(['(', ')', '=', '{']).trim_start_matches("fn()=");
            let call = call.trim_start_matches("::rowkey::");
            match ["__p::", "__private::"]
                .iter()
                .find_map(|path| call.strip_prefix(path)?.strip_prefix("check::"))
            {
                Some(call) => Some(call.split(['(', ':']).next().unwrap_or_default().to_string()),
                None => call.contains("let_=").then(|| "asked".to_string()),
            }
        });
        names.collect()
    }

    #[test]
    fn only_what_tokens_do_not_tell_is_checked() {
        let probed = ["is_field", "asked", "field", "row_len", "HotSpot"];
        let own = ["asked", "asked", "field", "row_len", "HotSpot"];
        for (input, expected) in [
            ("struct Key { a: u8 }", &[][..]),
            ("struct Key { a: u8, b: i64, c: f32, d: bool, e: char }", &[]),
            ("struct Key { a: String }", &[]),
            ("struct Key<'a> { a: u8, b: String, c: Option<Vec<u8>>, d: Cow<'a, str>, e: u8 }", &[]),
            // Borrowed text is only a last field.
            ("struct Key<'a> { a: u8, b: &'a str }", &["field"]),
            ("struct Key<'a> { a: u8, b: Option<&'a [u8]> }", &["field"]),
            ("struct Key { a: Alias }", &probed),
            (
                "struct Key { #[rowkey(desc)] a: Alias }",
                &["is_field", "asked", "field", "row_len", "HotSpot", "OtherOrder"],
            ),
            ("struct Key { #[pad(3)] a: Alias }", &own),
            (
                "struct Key { #[rowkey(max = 3)] a: Alias }",
                &["asked", "asked", "field", "max", "row_len", "HotSpot"],
            ),
            ("struct Key { #[rowkey(with = Own)] a: u8 }", &own),
            ("struct Key { #[rowkey(as = u8)] a: Own }", &["is_field", "asked", "converts", "HotSpot"]),
            (
                "struct Key { #[rowkey(as = u8, max = 9)] a: Own }",
                &["asked", "asked", "converts", "max", "HotSpot"],
            ),
            (
                "struct Key { #[rowkey(as([u8; 4], to = to, from = from))] a: u8 }",
                &["is_field", "asked", "field", "row_len", "HotSpot"],
            ),
            ("struct Key { a: u8, #[rowkey(with = Own)] b: String }", &own[..4]),
            ("struct Key { a: Option<u8> }", &[]),
            ("struct Key { a: u8, #[pad(6)] b: String }", &["field", "row_len"]),
            ("#[rowkey(max_len = 9)] struct Key { a: u8 }", &["row_len"]),
            // The shortest row; `encode` measures each.
            ("#[rowkey(max_len = 9)] struct Key { a: u8, b: String }", &["row_len"]),
            ("struct Key { a: Alias, b: String }", &["is_field", "asked", "field", "HotSpot"]),
            ("#[rowkey(fingerprint = 9)] struct Key { a: u8 }", &["fingerprint"]),
            ("#[rowkey(delimiter = ',')] struct Key { a: bool, b: u8 }", &["field"]),
            ("#[rowkey(delimiter = ',')] struct Key { #[pad(3)] a: u8, b: String }", &["field"]),
            (
                "#[rowkey(delimiter(':', unordered))] struct Key { a: String, b: f32 }",
                &["field", "OtherOrder"],
            ),
            ("#[rowkey(delimiter = '/')] struct Key { a: String, b: String }", &["field"]),
            ("#[rowkey(delimiter = '0')] struct Key { a: String, b: String }", &["field", "NarrowText"]),
            ("#[rowkey(delimiter = ':')] struct Key { #[pad(2)] a: u8, b: String }", &["field"]),
            ("#[rowkey(delimiter = ':', allow(delimiter))] struct Key { a: String, b: String }", &["field"]),
            ("#[rowkey(allow(hotspot))] struct Key { a: String }", &[]),
            ("#[rowkey(salt(buckets = 4))] struct Key { a: String }", &[]),
            ("struct Key { #[salt(buckets = 4)] a: String }", &[]),
            ("struct Key { #[salt(buckets = N)] a: u8 }", &["buckets"]),
            ("struct Key { #[salt(buckets = N, hex = 2)] a: u8 }", &["buckets"]),
            ("struct Key { #[salt(buckets = 4, hash = sha256)] a: u8 }", &["hash"]),
            ("struct Key { #[salt(buckets = 4, hash = Own)] a: u8 }", &["asked", "hash"]),
            ("struct Key { #[reverse_ts] a: i64 }", &["HotSpot", "OtherOrder"]),
            ("#[rowkey(ord)] struct Key { a: u8, #[reverse_ts] b: i64 }", &[]),
            ("#[rowkey(allow(ord))] struct Key { a: u8, #[reverse_ts] b: i64 }", &[]),
            ("struct Key { #[rowkey(desc)] a: u8 }", &["OtherOrder"]),
            ("struct Key { #[pad(3)] #[rowkey(reverse_digits)] a: u8 }", &["OtherOrder"]),
            ("struct Key { #[rowkey(max = 9)] a: u8 }", &["max"]),
            ("struct Key { a: u8, #[reverse_ts(from = 9)] b: i64 }", &["origin", "OtherOrder"]),
            ("struct Key { a: u8, #[reverse_ts] #[pad(19)] b: i64 }", &["digits", "OtherOrder"]),
            (
                "struct Key { a: u8, #[reverse_ts(from = 9)] #[pad(1)] b: Option<u64> }",
                &["origin", "digits", "OtherOrder"],
            ),
            (
                "struct Key { a: u8, #[rowkey(unit = s)] #[pad(10)] b: Time }",
                &["asked", "asked", "field", "digits", "row_len"],
            ),
        ] {
            assert_eq!(checks(input), expected, "{input}");
        }
    }
}
