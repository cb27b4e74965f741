//! What `rowkey::testing` needs to know of each field, written only under the feature `testing`.

use proc_macro2::TokenStream;
use quote::{ToTokens as _, quote};

use super::fields::{before, past};
use super::{This, as_type, codec};
use crate::model::{Field, Key, Kind};
use crate::types::with_lifetime;

pub fn expand(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let fixed = &this.fixed;
    let fields = key.fields.iter().map(|field| {
        let (codec, ty, member) = (codec::name(field), codec::static_type(field), &field.declared.member);
        let (at, next, special) = (before(key, field), past(field), special(field));
        quote! {
            __visit.field::<#codec, #ty, #at, #next, _>(__r::testing::Typed::new(
                |key| &key.#member,
                |key| &mut key.#member,
                // Method lookup finds the first order that the type has.
                |a, b| (&&&&&__r::testing::Pair(a, b)).order(),
                #special,
            ));
        }
    });
    quote! {
        __p::if_testing! {
            #[automatically_derived]
            impl __r::testing::Tested for #fixed {
                fn each<__V: __r::testing::Visit<Self>>(__visit: &mut __V) {
                    use __r::testing::{
                        ByFields as _, ByNothing as _, ByOrd as _, ByPartialOrd as _, ByValue as _,
                        HasBytes as _, HasChars as _, HasKey as _, HasKinds as _, HasNothing as _, HasReversedChars as _,
                    };
                    #(#fields)*
                }
            }
        }
    }
}

/// The same of the kinds of an enum of keys.
pub fn kinds(sorted: &[&Kind<'_>], this: &This<'_>) -> TokenStream {
    let fixed = &this.fixed;
    let kinds = sorted.iter().map(|kind| {
        let ident = kind.ident;
        let (key, held) = match kind.ty.map(|ty| with_lifetime(ty, "static")) {
            Some(key) => (quote!(#key), quote!(Self::#ident(key) => __p::Some(key))),
            None => (quote!(()), quote!(Self::#ident => __p::Some(&()))),
        };
        quote!((&&__r::testing::Variant::<Self, #key>(|kind| match kind { #held, _ => __p::None })).kind())
    });
    quote! {
        __p::if_testing! {
            #[automatically_derived]
            impl __r::testing::TestedKinds for #fixed {
                fn kinds() -> __p::Vec<__r::testing::KindOf<Self>> {
                    use __r::testing::{OfKey as _, OfNoKey as _};
                    <__p::Vec<_> as __p::From<_>>::from([#(#kinds),*])
                }
            }
        }
    }
}

/// The function that the field adds to a scan: `_starts_with`, `_prefix` or none. Method lookup finds out which.
fn special(field: &Field<'_>) -> TokenStream {
    let asked = codec::begins(field);
    let of = |codec: &TokenStream, ty: &TokenStream| {
        let is_text = quote!({ __r::testing::is_text::<#codec, #ty>() });
        quote!((&&&&&&__r::testing::Has::<#codec, #ty, #is_text>::FIELD).special())
    };
    match field.as_type() {
        Some(other) => {
            let (plain, ty) = (as_type::plain(field), as_type::nested(field, other));
            let plain = if field.is_descending() { quote!(__r::codec::Desc<#plain>) } else { plain };
            let special = if asked { of(&plain, &ty) } else { quote!(__r::testing::Nothing) };
            quote!(__r::testing::OfAs::<#plain, #ty, _>::new(#special))
        }
        None if !asked || field.codec.is_with() => quote!(__r::testing::Nothing),
        None => of(&codec::name(field).to_token_stream(), &codec::static_type(field).to_token_stream()),
    }
}

#[cfg(test)]
mod tests {
    use crate::expand::declared::written;

    #[test]
    fn each_field_is_named() {
        let written = written("struct Key { #[salt(buckets = 4)] a: u8, b: String }", super::expand);
        for text in [
            "impl__r::testing::TestedforKey",
            "field::<__codec_a,u8,(),__past_a,_>(__r::testing::Typed::new(|key|&key.a,|key|&mutkey.a",
            "field::<__codec_b,String,__past_a,__past_b,_>(__r::testing::Typed::new(|key|&key.b,|key|&mutkey.b",
            "order(),__r::testing::Nothing,)",
            "Has::<__codec_b,String,{__r::testing::is_text::<__codec_b,String>()}>::FIELD).special(),)",
        ] {
            assert!(written.contains(text), "{text} is missing in {written}");
        }
    }
}
