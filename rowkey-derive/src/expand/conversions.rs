//! `From` a key for the enum of keys that holds it, and `TryFrom` back.

use proc_macro2::TokenStream;
use quote::quote;
use syn::spanned::Spanned as _;

use super::This;
use super::verify::located;
use crate::model::Kinds;

pub fn expand(kinds: &Kinds<'_>, this: &This<'_>) -> TokenStream {
    let (name, own) = (this.name, &this.own);
    let (impl_generics, _, where_clause) = this.input.generics.split_for_impl();
    let impls = kinds.converting().into_iter().map(|(kind, key)| {
        let ident = kind.ident;
        let impls = quote! {
            impl #impl_generics __p::From<#key> for #own #where_clause {
                #[inline]
                fn from(__key: #key) -> Self {
                    Self::#ident(__key)
                }
            }

            impl #impl_generics __p::TryFrom<#own> for #key #where_clause {
                type Error = #own;

                #[inline]
                fn try_from(__key: #own) -> __p::Result<Self, #own> {
                    match __key {
                        #name::#ident(__key) => __p::Ok(__key),
                        __other => __p::Err(__other),
                    }
                }
            }
        };
        // Where an alias hides that two variants hold one type, rustc reports the conflict at both types.
        located(impls, key.span())
    });
    impls.collect()
}
