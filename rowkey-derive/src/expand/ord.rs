//! `#[rowkey(ord)]`: the order of the rows as the order of the keys.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::layout::Layout;

pub fn expand(layout: &Layout<'_>) -> TokenStream {
    if layout.key.container.ord.is_none() {
        return TokenStream::new();
    }
    let (krate, private) = (&layout.krate, layout.private());
    let input = layout.key.input;
    let name = &input.ident;
    let (impl_generics, ty_generics, where_clause) = input.generics.split_for_impl();
    let this = quote!(#name #ty_generics);
    let compare = layout.segments.iter().map(|segment| {
        let (codec, member) = (&segment.codec, &segment.field.member);
        let compare = quote!(<#codec as #krate::FieldCodec<_>>::compare(&self.#member, &other.#member));
        if segment.last {
            return compare;
        }
        quote! {
            let order = #compare;
            if order != #private::Ordering::Equal {
                return order;
            }
        }
    });
    impls(&this, &private, (&quote!(#impl_generics), &quote!(#where_clause)), &quote!(#(#compare)*))
}

/// The four traits, by one comparison of `self` and `other`.
pub fn impls(
    this: &TokenStream,
    private: &Ident,
    (impl_generics, where_clause): (&TokenStream, &TokenStream),
    compare: &TokenStream,
) -> TokenStream {
    quote! {
        #[automatically_derived]
        impl #impl_generics #private::Ord for #this #where_clause {
            #[inline]
            fn cmp(&self, other: &Self) -> #private::Ordering {
                #compare
            }
        }

        #[automatically_derived]
        impl #impl_generics #private::PartialOrd for #this #where_clause {
            #[inline]
            fn partial_cmp(&self, other: &Self) -> #private::Option<#private::Ordering> {
                #private::Some(#private::Ord::cmp(self, other))
            }
        }

        #[automatically_derived]
        impl #impl_generics #private::PartialEq for #this #where_clause {
            #[inline]
            fn eq(&self, other: &Self) -> ::core::primitive::bool {
                #private::Ord::cmp(self, other) == #private::Ordering::Equal
            }
        }

        #[automatically_derived]
        impl #impl_generics #private::Eq for #this #where_clause {}
    }
}
