//! Checks that need types, as constants: the mistake is a compile error at the guilty token.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::spanned::Spanned as _;

use crate::attr::integer;
use crate::attr::salt::Hash;
use crate::layout::{Layout, Probed, SaltTokens, Segment, origin, owned, respanned};
use crate::types::with_lifetime;

pub fn expand(layout: &Layout<'_>) -> TokenStream {
    let fields = layout.segments.iter().map(|segment| field(layout, segment));
    let salt = layout.salt_tokens().map(salt);
    let whole = whole(layout);
    let hot_spot = hot_spot(layout);
    block(layout, quote!(#(#fields)* #salt #whole #hot_spot))
}

/// The checks of the fields beside those that are refused already: one mistake does not hide another.
pub fn fields_but(layout: &Layout<'_>, refused: &[usize]) -> TokenStream {
    let right = layout.segments.iter().enumerate().filter(|(index, _)| !refused.contains(index));
    let fields = right.map(|(_, segment)| field(layout, segment));
    block(layout, quote!(#(#fields)*))
}

fn block(layout: &Layout<'_>, checks: TokenStream) -> TokenStream {
    if checks.is_empty() {
        return checks;
    }
    let names = layout.names();
    quote! {
        const _: () = {
            #names
            #checks
        };
    }
}

/// A check, with the caret of its error at `span`.
fn at(span: Span, check: TokenStream) -> TokenStream {
    let check = respanned(check, span);
    quote!(const _: () = #check;)
}

/// What of the salt tokens do not tell: a constant, and whether its hash is there.
pub fn salt(tokens: SaltTokens<'_>) -> TokenStream {
    let (private, salt) = (quote!(__private), tokens.salt);
    let mut checks = TokenStream::new();
    match &salt.hash {
        Hash::Sha256(span) => {
            let hash = tokens.hash();
            checks.extend(at(*span, quote!(#private::check::hash::<#hash>())));
        }
        Hash::Own(path) => {
            let krate = quote!(__rowkey);
            checks.extend(at(path.span(), quote!({ let _ = <#path as #krate::SaltHash>::NAME; })));
        }
        Hash::Xxh64 | Hash::Java31 => {}
    }
    if integer(&salt.buckets).is_none() {
        let buckets = &salt.buckets;
        let digits = match &salt.pad {
            Some(digits) => {
                let digits = digits.value;
                quote!(#private::Some(#digits))
            }
            None => quote!(#private::None),
        };
        let buckets = quote!(((#buckets) | 0) as ::core::primitive::i128);
        checks.extend(at(salt.buckets.span(), quote!(#private::check::buckets(#buckets, #digits))));
    }
    checks
}

fn field(layout: &Layout<'_>, segment: &Segment<'_>) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let (name, codec, last) = (segment.name, &segment.codec_type, segment.last);
    let ty = with_lifetime(segment.field.ty, "static");
    let mut checks = TokenStream::new();
    // Every constant is compiled by itself. What needs only that a type fits goes in front of what is worked
    // out: of the first the compiler tells every mistake.
    let mut of_field = TokenStream::new();
    let mut format = quote!(<#codec as #krate::FieldCodec<#ty>>::FORMAT);
    if let Some(Probed { codec: named, .. }) = &segment.probed {
        let guilty = segment.field.guilty();
        let probe = quote!(#private::check::Probe::<#named, #ty>);
        of_field.extend(respanned(quote!(let _ = <#named as #krate::FieldCodec<#ty>>::FORMAT;), guilty));
        of_field.extend(respanned(quote!(let _ = #probe::decodes;), guilty));
        format = quote!(#probe::PROBED_FORMAT);
    }
    if layout.delimiter.is_some() || !segment.always_stands() {
        let shown = crate::types::shown(segment.field.ty);
        let delimiter = match layout.delimiter {
            Some(delimiter) => quote!(#private::Some(#delimiter)),
            None => quote!(#private::None),
        };
        of_field.extend(respanned(
            quote! {
                #private::check::field(#name, #shown, &#format, #last, #delimiter);
            },
            segment.field.ty.span(),
        ));
    }
    if !of_field.is_empty() {
        checks.extend(quote!(const _: () = { #of_field };));
    }
    if let Some(max) = &segment.field.options.max {
        let (inner, value) = (&segment.inner_codec, max.value);
        let reached = with_lifetime(crate::types::reached(segment.field.ty), "static");
        let check = at(
            max.span,
            quote! {
                #private::check::max(#name, #value, &<#inner as #krate::FieldCodec<#reached>>::FORMAT)
            },
        );
        checks.extend(check);
    }
    if let Some(from) = segment.field.reverse_ts.as_ref().and_then(|reverse| reverse.from.as_ref()) {
        let reached = with_lifetime(crate::types::reached(segment.field.ty), "static");
        let value = origin(Some(from));
        let check = at(from.span(), quote!(#private::check::origin::<#reached>(#name, #value)));
        checks.extend(check);
    }
    checks
}

/// Length and fingerprint of the row.
fn whole(layout: &Layout<'_>) -> TokenStream {
    let private = layout.private();
    let container = &layout.key.container;
    let ident = &layout.key.input.ident;
    let name = ident.to_string();
    let (_, ty_generics, _) = layout.key.input.generics.split_for_impl();
    let this = with_lifetime(&quote!(#ident #ty_generics), "static");
    let key = quote!(<#this as #private::KeyFields>::KEY);
    let mut checks = TokenStream::new();
    // Numbers alone do not reach the limit of any store, and what varies has none that is known here.
    let far_below = container.max_len.is_none() && layout.segments.iter().all(Segment::always_holds);
    if !far_below && !layout.always_varies() {
        let span = container.max_len.as_ref().map_or(ident.span(), |max_len| max_len.span);
        let check = at(span, quote!(#private::check::row_len(#name, #key)));
        checks.extend(check);
    }
    if let Some(fingerprint) = &container.fingerprint {
        let said = fingerprint.value;
        let check = at(fingerprint.span, quote!(#private::check::fingerprint(#name, #said, #key)));
        checks.extend(check);
    }
    checks
}

/// A warning, which on stable only a deprecated function gives.
fn hot_spot(layout: &Layout<'_>) -> TokenStream {
    let private = layout.private();
    let Some(first) = layout.segments.first() else { return TokenStream::new() };
    if layout.salt.is_some() || layout.key.container.allow_hotspot.is_some() {
        return TokenStream::new();
    }
    if first.field.reverse_ts.is_none() && first.probed.is_none() {
        return TokenStream::new();
    }
    let name = &layout.key.input.ident;
    let (_, ty_generics, _) = layout.key.input.generics.split_for_impl();
    let key = with_lifetime(&quote!(#name #ty_generics), "static");
    let time = quote!(<#key as #private::KeyFields>::KEY.begins_with_time());
    let check = quote!(#private::check::HotSpot::<{ #time }>::check());
    // The tokens of the field itself, and not of generated code: there, the compiler does not warn.
    let check = owned(check, first.field.span);
    quote!(const _: () = #check;)
}

#[cfg(test)]
mod tests {
    use crate::expand::declared::written;

    /// The checks that are written for a struct, by the names of their functions.
    fn checks(input: &str) -> Vec<String> {
        let written = written(input, super::expand);
        let calls = written.split("const_:()=").skip(2).flat_map(|check| check.split_inclusive(';'));
        // What a trait has is asked by its name; all else calls a function.
        let names =
            calls.filter_map(|call| match call.trim_start_matches('{').strip_prefix("__private::check::") {
                Some(call) => Some(call.split(['(', ':']).next().unwrap_or_default().to_string()),
                None => call.contains("let_=").then(|| "asked".to_string()),
            });
        names.collect()
    }

    #[test]
    fn only_what_tokens_do_not_tell_is_checked() {
        let probed = ["asked", "asked", "field", "row_len", "HotSpot"];
        for (input, expected) in [
            ("struct Key { a: u8 }", &[][..]),
            ("struct Key { a: u8, b: i64, c: f32, d: bool, e: char }", &[]),
            ("struct Key { a: String }", &[]),
            ("struct Key<'a> { a: u8, b: String, c: Option<Vec<u8>>, d: Cow<'a, str>, e: u8 }", &[]),
            // Borrowed text stands only where nothing follows.
            ("struct Key<'a> { a: u8, b: &'a str }", &["field"]),
            ("struct Key<'a> { a: u8, b: Option<&'a [u8]> }", &["field"]),
            ("struct Key { a: Alias }", &probed),
            ("struct Key { #[rowkey(with = Own)] a: u8 }", &probed),
            ("struct Key { a: u8, #[rowkey(with = Own)] b: String }", &probed[..4]),
            ("struct Key { a: Option<u8> }", &[]),
            ("struct Key { a: u8, #[pad(6)] b: String }", &["field", "row_len"]),
            ("#[rowkey(max_len = 9)] struct Key { a: u8 }", &["row_len"]),
            // What varies is measured where it is encoded, and there, too, what does not for all its name.
            ("#[rowkey(max_len = 9)] struct Key { a: u8, b: String }", &[]),
            ("struct Key { a: Alias, b: String }", &["asked", "asked", "field", "HotSpot"]),
            ("#[rowkey(fingerprint = 9)] struct Key { a: u8 }", &["fingerprint"]),
            ("#[rowkey(delimiter = ',')] struct Key { a: bool }", &["field"]),
            ("#[rowkey(delimiter = ',')] struct Key { #[pad(3)] a: u8, b: String }", &["field", "field"]),
            ("#[rowkey(allow(hotspot))] struct Key { a: String }", &[]),
            ("#[rowkey(salt(buckets = 4))] struct Key { a: String }", &[]),
            ("struct Key { #[salt(buckets = 4)] a: String }", &[]),
            ("struct Key { #[salt(buckets = N)] a: u8 }", &["buckets"]),
            ("struct Key { #[salt(buckets = 4, hash = sha256)] a: u8 }", &["hash"]),
            ("struct Key { #[salt(buckets = 4, hash = Own)] a: u8 }", &["asked"]),
            ("struct Key { #[reverse_ts] a: i64 }", &["HotSpot"]),
            ("struct Key { #[rowkey(max = 9)] a: u8 }", &["max"]),
            ("struct Key { a: u8, #[reverse_ts(from = 9)] b: i64 }", &["origin"]),
        ] {
            assert_eq!(checks(input), expected, "{input}");
        }
    }
}
