//! `fuzzy()`: masks that fix some fields, wherever they stand.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::fields::past;
use super::{This, builder, codec};
use crate::model::{Field, Key, Told};

pub fn expand(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let (name, vis, fixed) = (this.name, &this.input.vis, &this.fixed);
    let mask = format_ident!("__{name}Fuzzy");
    let functions = key.fields.iter().map(|field| function(key, this, &mask, field));
    let title = format!(" A mask over rows of `{name}`, made by its `fuzzy()`.");
    let start = this.block(
        None,
        &quote! {
            /// A mask over the rows, as HBase's `FuzzyRowFilter` takes it: fix any fields, in any order, then ask for
            /// `.pairs()`. A range reads less; this is for fields behind ones that are not known.
            #[inline]
            #vis fn fuzzy() -> #mask {
                #mask(__scan::Fuzzy::of::<#fixed>())
            }
        },
    );
    quote! {
        #[doc = #title]
        #[derive(::core::clone::Clone, ::core::fmt::Debug)]
        #[must_use = "a mask is asked for by `.pairs()`"]
        pub struct #mask<__Any = ()>(__scan::Fuzzy<__Any>);

        impl<__Any> #mask<__Any> {
            #(#functions)*

            /// The rows and masks of a `FuzzyRowFilter`, one pair for each salt bucket that can hold rows; in a
            /// mask, 0 is a byte that is fixed and 1 one that may be any.
            #[must_use]
            #[inline]
            pub fn pairs(
                self,
            ) -> __private::Vec<(__private::Vec<::core::primitive::u8>, __private::Vec<::core::primitive::u8>)> {
                __scan::Fuzzy::pairs::<#fixed>(self.0)
            }
        }

        #start
    }
}

fn function(key: &Key<'_>, this: &This<'_>, mask: &Ident, field: &Field<'_>) -> TokenStream {
    let (fixed, function, index) = (&this.fixed, &field.function, field.index);
    let (past, codec) = (past(field), codec::name(field));
    let (lifetime, argument) = (codec::argument_lifetime(field), codec::argument(field, "__value"));
    let placed = match key.placed(index) {
        Told::Yes => None,
        Told::No => Some(quote!(false)),
        Told::Nothing => Some(quote!({ __scan::is_placed::<#fixed>(#index) })),
    };
    let placed = placed.map(|placed| quote!(where __scan::IsPlaced<#placed>: __scan::Placed<Self>,));
    let fix = |function: &str| {
        let function = format_ident!("{function}");
        quote!(__scan::Fuzzy::#function::<#fixed, #past, #codec, _>(self.0, &value))
    };
    let (outcome, fix) = builder::outcome(field, &quote!(Self), mask, fix);
    let doc = format!(" Fixes `{}`.", field.name());
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
