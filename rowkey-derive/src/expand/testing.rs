//! What `rowkey::testing` needs to know of each field, written only under the feature `testing`.

use proc_macro2::TokenStream;
use quote::quote;

use super::fields::{before, past};
use super::{This, codec};
use crate::model::Key;

pub fn expand(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let fixed = &this.fixed;
    let fields = key.fields.iter().map(|field| {
        let (codec, ty, member) = (codec::name(field), codec::static_type(field), &field.declared.member);
        let (at, next) = (before(key, field), past(field));
        quote! {
            __rowkey::testing::field::<#fixed, #codec, #ty, #at, #next>(
                |key| &key.#member,
                |key| &mut key.#member,
                // Method lookup finds the first order that the type has.
                |a, b| (&&&&&__rowkey::testing::Pair(a, b)).order(),
            )
        }
    });
    quote! {
        __private::if_testing! {
            #[automatically_derived]
            impl __rowkey::testing::Tested for #fixed {
                fn fields() -> __private::Vec<__rowkey::testing::FieldOf<Self>> {
                    use __rowkey::testing::{
                        ByFields as _, ByNothing as _, ByOrd as _, ByPartialOrd as _, ByValue as _,
                    };
                    __rowkey::testing::fields([#(#fields),*])
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::expand::declared::written;

    #[test]
    fn each_field_is_named() {
        let written = written("struct Key { #[salt(buckets = 4)] a: u8, b: String }", super::expand);
        for text in [
            "impl__rowkey::testing::TestedforKey",
            "field::<Key,__codec_a,u8,__scan::Plain<0>,__past_a>(|key|&key.a,|key|&mutkey.a",
            "field::<Key,__codec_b,String,__past_a,__past_b>(|key|&key.b,|key|&mutkey.b",
        ] {
            assert!(written.contains(text), "{text} is missing in {written}");
        }
    }
}
