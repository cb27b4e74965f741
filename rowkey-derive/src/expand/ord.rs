//! `#[rowkey(ord)]`: the order of the rows as the order of the keys.

use proc_macro2::{Span, TokenStream};
use quote::quote;

use super::verify::located;
use super::{This, codec};
use crate::model::Key;

pub fn expand(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let Some(span) = key.container.ord else { return TokenStream::new() };
    let compare = key.fields.iter().map(|field| {
        let (codec, member) = (codec::name(field), &field.declared.member);
        let compare = match field.unordered() {
            Some(_) => {
                quote!(__p::Frame::compare_before::<#codec, _>(&self.#member, &other.#member, __DELIMITER))
            }
            None => quote!(<#codec as __r::codec::Codec<_>>::compare(&self.#member, &other.#member)),
        };
        if field.index + 1 == key.fields.len() {
            return compare;
        }
        quote! {
            let order = #compare;
            if order != __p::Ordering::Equal {
                return order;
            }
        }
    });
    impls(this, &quote!(#(#compare)*), span)
}

/// The four traits, by one comparison of `self` and `other`. If the user implements one of them too, rustc shows both
/// `impl`s: this one at `ord`.
pub fn impls(this: &This<'_>, compare: &TokenStream, span: Span) -> TokenStream {
    let ord = quote! {
        #[inline]
        fn cmp(&self, other: &Self) -> __p::Ordering {
            #compare
        }
    };
    let partial_ord = quote! {
        #[inline]
        fn partial_cmp(&self, other: &Self) -> __p::Option<__p::Ordering> {
            __p::Some(__p::Ord::cmp(self, other))
        }
    };
    let partial_eq = quote! {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            __p::Ord::cmp(self, other) == __p::Ordering::Equal
        }
    };
    let impls = [
        this.block(Some(quote!(__p::Ord)), &ord),
        this.block(Some(quote!(__p::PartialOrd)), &partial_ord),
        this.block(Some(quote!(__p::PartialEq)), &partial_eq),
        this.block(Some(quote!(__p::Eq)), &TokenStream::new()),
    ];
    // As rustc's own derives write it: clippy expects `Hash` to be derived as `PartialEq` is.
    let impls = impls.map(|code| quote!(#[automatically_derived] #code));
    located(impls.into_iter().collect(), span)
}
