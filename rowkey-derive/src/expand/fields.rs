//! A type for each field, which tells the core of it, and which messages name.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::{This, codec, number};
use crate::model::{Field, Key};
use crate::tokens::Tokens;

pub fn expand(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let (module, fixed) = (module(this), &this.fixed);
    let names = key.fields.iter().map(|field| &field.function);
    let fields = key.fields.iter().map(|field| {
        let (marker, at) = (marker(this, field), number(field.index));
        let (codec, ty) = (codec::name(field), codec::static_type(field));
        let next = step(key, field);
        quote! {
            impl __scan::KeyField for #marker {
                type Key = #fixed;
                type Codec = #codec;
                type Value = #ty;
                type At = __scan::At<#at>;
                type Next = #next;
            }
        }
    });
    quote! {
        mod #module {
            #(pub(super) enum #names {})*
        }
        #(#fields)*
    }
}

fn module(this: &This<'_>) -> Ident {
    format_ident!("__{}", this.name)
}

/// The type of a field.
pub fn marker(this: &This<'_>, field: &Field<'_>) -> Tokens {
    Tokens::path(&module(this), &field.function)
}

/// Where a scan is after the field, and what the field does to the bucket.
pub fn step(key: &Key<'_>, field: &Field<'_>) -> TokenStream {
    let (after, last) = (number(field.index + 1), key.bucket_fixed_at() == field.index + 1);
    match key.in_salt().any(|salted| salted.index == field.index) {
        true if last => quote!(__scan::LastSalted<#after>),
        true => quote!(__scan::Salted<#after>),
        false => quote!(__scan::Plain<#after>),
    }
}

#[cfg(test)]
mod tests {
    use crate::expand::declared::written;

    #[test]
    fn each_field_tells_its_codec_type_and_step() {
        let input =
            "#[rowkey(delimiter = ',')] struct Key<'a> { #[salt(buckets = 4)] #[pad(3)] a: u8, b: &'a str }";
        let written = written(input, super::expand);
        for said in [
            "mod__Key{pub(super)enuma{}pub(super)enumb{}}",
            "KeyFieldfor__Key::a{typeKey=Key<'static>;typeCodec=__codec_a;typeValue=u8;typeAt=__scan::At<0>;\
             typeNext=__scan::LastSalted<1>;}",
            "KeyFieldfor__Key::b{typeKey=Key<'static>;typeCodec=__codec_b;typeValue=&'staticstr;\
             typeAt=__scan::At<1>;typeNext=__scan::Plain<2>;}",
        ] {
            assert!(written.contains(said), "{said} stands not in {written}");
        }
    }

    #[test]
    fn the_bucket_is_fixed_with_the_last_salted_field() {
        for (input, expected) in [
            ("struct Key(#[salt(buckets = 4)] u8, u8, #[salt] u8, u8);", "Salted Plain LastSalted Plain"),
            ("#[rowkey(salt(buckets = 4))] struct Key(u8, u8);", "Salted LastSalted"),
            ("struct Key(u8, u8);", "Plain Plain"),
        ] {
            let written = written(input, super::expand);
            let roles: Vec<&str> = written
                .split("typeNext=__scan::")
                .skip(1)
                .filter_map(|rest| rest.split('<').next())
                .collect();
            assert_eq!(roles.join(" "), expected, "{input}");
        }
    }
}
