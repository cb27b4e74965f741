//! `decode_host(row)`: one field of a row, without the others.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::prefix::unraw;
use crate::layout::{Layout, Segment};
use crate::types::with_lifetime;

pub fn expand(layout: &Layout<'_>) -> TokenStream {
    let input = layout.key.input;
    let name = &input.ident;
    let (impl_generics, ty_generics, where_clause) = input.generics.split_for_impl();
    let functions =
        layout.segments.iter().enumerate().map(|(index, segment)| function(layout, index, segment));
    let behind =
        (1..layout.segments.len()).filter(|&index| layout.moves(index)).map(|index| behind(layout, index));
    quote! {
        impl #impl_generics #name #ty_generics #where_clause {
            #(#functions)*
            #(#behind)*
        }
    }
}

fn behind_name(layout: &Layout<'_>, index: usize) -> Ident {
    format_ident!("__row_at_{}", unraw(&layout.segments[index].function))
}

/// The row at its `index`th field.
fn here(layout: &Layout<'_>, index: usize) -> TokenStream {
    let (private, key) = (layout.private(), layout.fixed_key());
    if layout.moves(index) {
        let behind = behind_name(layout, index);
        return quote!(#private::field_at_or_behind::<#key, #index>(row, Self::#behind)?);
    }
    quote!(#private::field_at::<#key, #index>(row)?)
}

fn function(layout: &Layout<'_>, index: usize, segment: &Segment<'_>) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let (vis, key) = (&layout.key.input.vis, layout.fixed_key());
    let function = format_ident!("decode_{}", unraw(&segment.function), span = segment.function.span());
    let doc = format!(
        " `{}` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.",
        segment.name
    );
    let (codec, ty) = (&segment.codec, with_lifetime(segment.field.ty, "__row"));
    let place = layout.place(segment, &quote!(#krate::Last));
    let here = here(layout, index);
    quote! {
        #[doc = #doc]
        #[inline]
        #vis fn #function<'__row>(
            row: &'__row [::core::primitive::u8],
        ) -> #private::Result<#ty, #krate::DecodeError> {
            #private::decode_field::<#key, #codec, #ty, #place, #index>(#here)
        }
    }
}

/// Goes behind the field before.
fn behind(layout: &Layout<'_>, index: usize) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let (name, key) = (behind_name(layout, index), layout.fixed_key());
    let before = &layout.segments[index - 1];
    let (codec, ty) = (&before.codec, with_lifetime(before.field.ty, "__row"));
    let place = layout.place(before, &quote!(#krate::Last));
    let (here, before) = (here(layout, index - 1), index - 1);
    quote! {
        #[inline]
        fn #name<'__row>(
            row: &'__row [::core::primitive::u8],
        ) -> #private::Result<#krate::Reader<'__row>, #krate::DecodeError> {
            #private::skip_field::<#key, #codec, #ty, #place, #before>(#here)
        }
    }
}
