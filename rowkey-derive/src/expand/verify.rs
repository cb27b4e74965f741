//! Checks that need types, as constants: the mistake is a compile error at the guilty token.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use crate::attr::salt::Hash;
use crate::layout::{Layout, Segment, located, origin};
use crate::types::{Known, with_lifetime};

pub fn expand(layout: &Layout<'_>) -> TokenStream {
    let private = layout.private();
    let fields = layout.segments.iter().map(|segment| field(layout, segment));
    let salt = layout.salt.and_then(|salt| match &salt.hash {
        Hash::Sha256(span) => {
            let hash = layout.hash()?;
            Some(quote_spanned!(located(*span)=> const _: () = #private::check::hash::<#hash>();))
        }
        _ => None,
    });
    let whole = whole(layout);
    let hot_spot = hot_spot(layout);
    let checks = quote!(#(#fields)* #salt #whole #hot_spot);
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

/// A number, flag or character holds in every place; only a delimiter asks more of it.
fn always_holds(segment: &Segment<'_>) -> bool {
    let number = matches!(segment.known, Known::Unsigned { .. } | Known::Signed { .. } | Known::Float);
    (number || matches!(segment.known, Known::Bool | Known::Char)) && segment.field.options.with.is_none()
}

fn field(layout: &Layout<'_>, segment: &Segment<'_>) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let (name, codec, last) = (segment.name, &segment.codec_type, segment.last);
    let ty = with_lifetime(segment.field.ty, "static");
    let mut checks = TokenStream::new();
    if layout.delimiter.is_some() || !always_holds(segment) {
        let shown = crate::attr::shown(segment.field.ty).replace(' ', "");
        let delimiter = match layout.delimiter {
            Some(delimiter) => quote!(#private::Some(#delimiter)),
            None => quote!(#private::None),
        };
        let check = quote_spanned! {located(segment.field.ty.span())=>
            #private::check::field(#name, #shown, &<#codec as #krate::FieldCodec<#ty>>::FORMAT, #last, #delimiter)
        };
        checks.extend(quote!(const _: () = #check;));
    }
    if let Some(max) = &segment.field.options.max {
        let (inner, value) = (&segment.inner_codec, max.value);
        let reached = with_lifetime(crate::types::reached(segment.field.ty), "static");
        let check = quote_spanned! {located(max.span)=>
            #private::check::max(#name, #value, &<#inner as #krate::FieldCodec<#reached>>::FORMAT)
        };
        checks.extend(quote!(const _: () = #check;));
    }
    if let Some(from) = segment.field.reverse_ts.as_ref().and_then(|reverse| reverse.from.as_ref()) {
        let reached = with_lifetime(crate::types::reached(segment.field.ty), "static");
        let value = origin(Some(from));
        let check = quote_spanned!(located(from.span())=> #private::check::origin::<#reached>(#name, #value));
        checks.extend(quote!(const _: () = #check;));
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
    // Numbers alone do not reach the limit of any store.
    if container.max_len.is_some() || !layout.segments.iter().all(|segment| segment.plain && always_holds(segment)) {
        let span = container.max_len.as_ref().map_or(ident.span(), |max_len| max_len.span);
        let check = quote_spanned!(located(span)=> #private::check::row_len(#name, #key));
        checks.extend(quote!(const _: () = #check;));
    }
    if let Some(fingerprint) = &container.fingerprint {
        let said = fingerprint.value;
        let check = quote_spanned!(located(fingerprint.span)=> #private::check::fingerprint(#name, #said, #key));
        checks.extend(quote!(const _: () = #check;));
    }
    checks
}

/// A warning, which on stable only a deprecated function gives.
fn hot_spot(layout: &Layout<'_>) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let Some(first) = layout.segments.first() else { return TokenStream::new() };
    if layout.salt.is_some() || layout.key.container.allow_hotspot.is_some() {
        return TokenStream::new();
    }
    if first.field.reverse_ts.is_none() && always_holds(first) {
        return TokenStream::new();
    }
    let codec = &first.codec_type;
    let ty = with_lifetime(first.field.ty, "static");
    // The caret goes under the field: an identifier that resolves as in generated code.
    let check = syn::Ident::new("check", located(first.field.span));
    quote! {
        const _: () = #private::check::HotSpot::<{ <#codec as #krate::FieldCodec<#ty>>::FORMAT.is_time() }>::#check();
    }
}
