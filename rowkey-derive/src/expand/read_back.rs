//! The functions that read a whole row: the same of a key and of an enum of keys, but for what they call.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::DeriveInput;

use super::{names, row_lifetime};
use crate::types::with_lifetime;

/// `decode`, behind its docs, and `explain`; `calls` are the two functions of the core.
pub fn expand(input: &DeriveInput, decode_doc: &TokenStream, calls: [Ident; 2]) -> TokenStream {
    let (_, krate, private) = names(None);
    let (name, vis, [decode, explain]) = (&input.ident, &input.vis, calls);
    let (_, ty_generics, _) = input.generics.split_for_impl();
    let (lifetime, row_life) = row_lifetime(&input.generics);
    let of = match lifetime {
        Some(_) => with_lifetime(&quote!(#name #ty_generics), "__row"),
        None => quote!(Self).into(),
    };
    quote! {
        #decode_doc
        #[inline]
        #vis fn decode #lifetime (
            row: &#row_life [::core::primitive::u8],
        ) -> #private::Result<#of, #krate::DecodeError> {
            #private::#decode(row)
        }

        /// The row in words, segment by segment; at the first fault, what is wrong and what is left. Any
        /// bytes will do.
        #[must_use]
        #[inline]
        #vis fn explain #lifetime (row: &#row_life [::core::primitive::u8]) -> #krate::Explanation {
            #private::#explain::<#of>(row)
        }
    }
}
