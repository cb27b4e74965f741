//! `decode_host(row)`: one field of a row, without the others.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::key_field::marker;
use super::prefix::unraw;
use super::row_lifetime;
use crate::layout::{Layout, Segment};
use crate::tokens::Tokens;
use crate::types::with_lifetime;

pub fn expand(layout: &Layout<'_>) -> TokenStream {
    let input = layout.key.input;
    let name = &input.ident;
    let (impl_generics, ty_generics, where_clause) = input.generics.split_for_impl();
    let key = layout.fixed_key();
    let functions = layout.segments.iter().map(|segment| function(layout, &key, segment));
    quote! {
        impl #impl_generics #name #ty_generics #where_clause {
            #(#functions)*
        }
    }
}

fn function(layout: &Layout<'_>, key: &Tokens, segment: &Segment<'_>) -> TokenStream {
    let (krate, private, vis) = (&layout.krate, layout.private(), &layout.key.input.vis);
    let function = format_ident!("decode_{}", unraw(&segment.function), span = segment.function.span());
    let doc = format!(
        " `{}` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.",
        segment.name
    );
    let (field, ty) = (marker(layout, segment), with_lifetime(segment.field.ty, "__row"));
    let (lifetime, row_life) = row_lifetime(&layout.key.input.generics);
    let decode = if lifetime.is_some() { "decode_borrowed_field" } else { "decode_field" };
    let decode = format_ident!("{decode}");
    quote! {
        #[doc = #doc]
        #[inline]
        #vis fn #function #lifetime (
            row: &#row_life [::core::primitive::u8],
        ) -> #private::Result<#ty, #krate::DecodeError> {
            #private::#decode::<#key, #field, #ty>(row)
        }
    }
}

/// `skip` of the key, where tokens do not tell where each of its fields stands; `key` borrows for `'__row`.
pub fn skip(layout: &Layout<'_>, key: &Tokens) -> Option<TokenStream> {
    let private = layout.private();
    let last = layout.segments.len() - 1;
    layout.moves(last).then(|| {
        quote! {
            #[inline(always)]
            fn skip<'__row>(skipping: &mut #private::Skipping<'_, '__row>) -> ::core::primitive::bool {
                #private::skip::<#key, __Fields>(skipping)
            }
        }
    })
}
