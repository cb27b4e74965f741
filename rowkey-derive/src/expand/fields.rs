//! The fields in their order: written, read, and found for a bound.

use proc_macro2::TokenStream;
use quote::{ToTokens as _, quote};

use super::{list, one_field};
use crate::layout::{Layout, SaltTokens, Told};
use crate::tokens::Tokens;
use crate::types::with_lifetime;

pub fn expand(layout: &Layout<'_>) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let input = layout.key.input;
    let name = &input.ident;
    let (impl_generics, ty_generics, where_clause) = input.generics.split_for_impl();
    let this = Tokens::from(quote!(#name #ty_generics));
    let fixed = layout.fixed_key();
    let row = with_lifetime(&this, "__row");

    // Every constant among the arguments of a type is compiled by itself: names cost less.
    let spans_type = match layout.runs {
        0 => quote!(#private::NoSpan),
        1 => quote!(#private::OneSpan),
        runs => quote!([#private::Span; #runs]),
    };
    let nested = layout.nested_place();
    let known = quote!(<#fixed as #private::KeyFields>::KEY);
    let (shape, front) = match layout.always_varies() {
        true => (quote!(#private::Varying), quote!(#krate::KeyBuf)),
        false => (
            quote!(#private::Shape<{ #known.is_fixed() }, { #known.room() }>),
            quote!(<#private::RoomFor<{ #known.front_room() }> as #private::Rooms>::Front),
        ),
    };
    let outcome = match layout.fits() {
        Told::Yes => quote!(#private::Always),
        Told::No => quote!(#private::Sometimes),
        Told::Nothing => match layout.only_doubt() {
            Some(segment) => segment.outcome().into_token_stream(),
            None => quote!(#private::Outcome<{ #known.total() }>),
        },
    };
    let salt = layout.salt_tokens().map_or_else(|| quote!(#private::Unsalted), |salt| salt.rule());
    let format = format(layout);
    let (declared, values) = (list::declare(layout), list::values(layout));
    let (taken, key) = list::taken(layout);
    let skip = one_field::skip(layout, &row);
    let compare = layout.key.container.ord.map(|_| {
        quote! {
            #[inline]
            fn compare_fields(&self, other: &Self) -> #private::Ordering {
                #private::Ord::cmp(self, other)
            }
        }
    });
    quote! {
        #declared

        #[doc(hidden)]
        #[automatically_derived]
        impl #impl_generics #private::KeyFields for #this #where_clause {
            type Spans = #spans_type;
            type Salt = #salt;
            type Shape = #shape;
            type Front = #front;
            type Outcome = #outcome;
            type Nested = #nested;

            #format

            #[inline(always)]
            fn each<__Place: #krate::Place, __Visit: #private::Visit>(&self, visit: &mut __Visit) -> ::core::primitive::bool {
                #private::each::<Self, __Fields, __Place, __Visit>(#values, visit)
            }

            #compare
            #skip
        }

        #[doc(hidden)]
        #[automatically_derived]
        impl<'__row> #private::KeyFieldsRead<'__row> for #row {
            #[inline(always)]
            fn read<__Place: #krate::Place, __Refusal: #private::Refusal>(
                row: &mut #krate::Reader<'__row>,
                spans: &mut Self::Spans,
            ) -> #private::Result<Self, __Refusal> {
                match #private::read::<Self, __Fields, __Place, __Refusal>(row, spans) {
                    #private::Ok(#taken) => #private::Ok(#key),
                    #private::Err(__error) => #private::Err(__error),
                }
            }
        }
    }
}

/// The bytes as data: the fields, and what else the key says of its rows.
fn format(layout: &Layout<'_>) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let container = &layout.key.container;
    let names = layout.segments.iter().map(|segment| {
        let (name, salted) = (segment.name, segment.salted);
        quote!((#name, #salted))
    });
    let delimiter = layout.delimiter.map(|delimiter| {
        quote!(const DELIMITER: #private::Option<::core::primitive::u8> = #private::Some(#delimiter);)
    });
    let prefix = container.prefix.as_ref().map(|prefix| {
        let prefix = proc_macro2::Literal::byte_string(&prefix.value);
        quote!(const PREFIX: &'static [::core::primitive::u8] = #prefix;)
    });
    let max_len = container.max_len.as_ref().map(|max_len| {
        let max_len = max_len.value;
        quote!(const MAX_LEN: #private::Option<::core::primitive::usize> = #private::Some(#max_len);)
    });
    let fields = quote!(#private::fields::<Self, __Fields>());
    // A hash that is no type is one mistake: of a constant that names it the compiler asks nothing more.
    let fields = match layout.salt_tokens().filter(SaltTokens::probed) {
        Some(salt) => {
            let hash = salt.hash();
            quote!({ let _ = <#hash as #krate::SaltHash>::NAME; #fields })
        }
        None => fields,
    };
    quote! {
        const NAMES: &'static [(&'static ::core::primitive::str, ::core::primitive::bool)] = &[#(#names),*];
        const FIELDS: &'static [#private::FieldFormat] = #fields;
        #delimiter
        #prefix
        #max_len
    }
}
