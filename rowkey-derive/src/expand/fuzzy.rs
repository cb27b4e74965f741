//! `fuzzy()`: masks that fix some fields, wherever they stand.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::key_field::marker;
use crate::layout::{Layout, Segment, Told};
use crate::tokens::Tokens;

/// The name of the mask's type.
fn mask(layout: &Layout<'_>) -> Ident {
    format_ident!("__{}Fuzzy", layout.key.input.ident)
}

pub fn expand(layout: &Layout<'_>) -> TokenStream {
    let private = layout.private();
    let input = layout.key.input;
    let (name, vis, mask) = (&input.ident, &input.vis, mask(layout));
    let (impl_generics, ty_generics, where_clause) = input.generics.split_for_impl();
    let key = layout.fixed_key();
    let functions =
        layout.segments.iter().enumerate().map(|(index, segment)| function(layout, &key, index, segment));
    let title = format!(" A mask over rows of `{name}`, made by its `fuzzy()`.");
    quote! {
        #[doc = #title]
        #[derive(::core::clone::Clone, ::core::fmt::Debug)]
        #[must_use = "a mask is asked for by `.pairs()`"]
        pub struct #mask<__Any = ()>(#private::Fuzzy<__Any>);

        impl<__Any> #mask<__Any> {
            #(#functions)*

            /// The rows and masks of a `FuzzyRowFilter`, one pair for each salt bucket that can hold rows; in a
            /// mask, 0 is a byte that is fixed and 1 one that may be any.
            #[must_use]
            #[inline]
            pub fn pairs(self) -> #private::Vec<(#private::Vec<::core::primitive::u8>, #private::Vec<::core::primitive::u8>)> {
                #private::Fuzzy::pairs::<#key>(self.0)
            }
        }

        impl #impl_generics #name #ty_generics #where_clause {
            /// A mask over the rows, as HBase's `FuzzyRowFilter` takes it: fix any fields, in any order, then ask for
            /// `.pairs()`. A range reads less; this is for fields behind ones that are not known.
            #[inline]
            #vis fn fuzzy() -> #mask {
                #mask(#private::Fuzzy::of::<#key>())
            }
        }
    }
}

fn function(layout: &Layout<'_>, key: &Tokens, index: usize, segment: &Segment<'_>) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let (mask, function) = (mask(layout), &segment.function);
    let (lifetime, argument) = segment.argument(krate);
    let placed = match layout.placed(index) {
        Told::Yes => None,
        Told::No => Some(quote!(#private::Unplaced)),
        Told::Nothing => {
            Some(quote!(#private::IsPlaced<{ <#key as #private::KeyFields>::KEY.is_placed(#index) }>))
        }
    };
    let placed = placed.map(|placed| quote!(where #placed: #private::Placed<Self>,));
    let field = marker(layout, segment);
    let call = |fix| quote!(self.0.#fix::<#key, #field, _>);
    let (outcome, fix) = segment.fixed(call, "fix", &mask, &quote!(Self));
    let doc = format!(" Fixes `{}`.", segment.name);
    quote! {
        #[doc = #doc]
        #[inline]
        pub fn #function #lifetime (self, value: #argument) -> #outcome
        #placed
        {
            #fix
        }
    }
}
