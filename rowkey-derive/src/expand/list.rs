//! The fields as one type, a list of their codecs and types: what is done with all of them is done by the
//! core, which the compiler has gone through already.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::layout::Layout;

/// The fields that a tuple of the core holds.
const TUPLE: usize = 16;

/// `impl FieldsOf<Key> for __Fields { type List = (Field<Ordered, u32>, Field<Ordered, u16>,); }`
pub fn declare(layout: &Layout<'_>) -> TokenStream {
    let private = layout.private();
    let input = layout.key.input;
    let name = &input.ident;
    let (impl_generics, ty_generics, where_clause) = input.generics.split_for_impl();
    let fields = layout.segments.iter().map(|segment| {
        let (codec, ty) = (&segment.codec, segment.field.ty);
        quote!(#private::Field<#codec, #ty>)
    });
    let more = |first, behind, all| quote!(#private::More<#first, #behind, #all>);
    let list = nested(&fields.collect::<Vec<_>>(), &more);
    quote! {
        enum __Fields {}

        impl #impl_generics #private::FieldsOf<#name #ty_generics> for __Fields #where_clause {
            type List = #list;
        }
    }
}

/// References to the values of `self`, as the list takes them.
pub fn values(layout: &Layout<'_>) -> TokenStream {
    let values = layout.segments.iter().map(|segment| {
        let member = &segment.field.member;
        quote!(&self.#member)
    });
    pairs(&values.collect::<Vec<_>>())
}

/// A pattern of the values that the list reads, and `Self` made of them.
pub fn taken(layout: &Layout<'_>) -> (TokenStream, TokenStream) {
    let names: Vec<_> = (0..layout.segments.len())
        .map(|index| {
            let name = format_ident!("__{index}");
            quote!(#name)
        })
        .collect();
    let members = layout.segments.iter().map(|segment| &segment.field.member);
    (pairs(&names), quote!(Self { #(#members: #names),* }))
}

/// The values of a list.
fn pairs(values: &[TokenStream]) -> TokenStream {
    nested(values, &|first, behind, _| quote!((#first, #behind)))
}

/// A tuple of the parts; of more than it may have, one of the first and what lies behind them, and how many
/// these are together.
fn nested(
    parts: &[TokenStream],
    more: &dyn Fn(TokenStream, TokenStream, usize) -> TokenStream,
) -> TokenStream {
    match parts.split_at_checked(TUPLE) {
        Some((first, rest)) if !rest.is_empty() => {
            more(quote!((#(#first,)*)), nested(rest, more), parts.len())
        }
        _ => quote!((#(#parts,)*)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expand::declared::{lowered, written};

    #[test]
    fn a_field_is_its_codec_and_its_type() {
        let list = written("struct Key<'a> { #[pad(3)] a: u8, b: &'a str }", declare);
        let expected = "enum__Fields{}impl<'a>__private::FieldsOf<Key<'a>>for__Fields{typeList=(\
                        __private::Field<__codec_a,u8>,__private::Field<__codec_b,&'astr>,);}";
        assert_eq!(list, expected);
    }

    #[test]
    fn many_fields_are_tuples_behind_each_other() {
        let fields: String = (0..34).map(|i| format!("f{i}: u8,")).collect();
        let key = format!("struct Key {{ {fields} }}");
        let list = written(&key, declare);
        assert!(list.contains("typeList=__private::More<(__private::Field<__codec_f0,u8>,"), "{list}");
        assert!(list.ends_with("__codec_f33,u8>,),18usize>,34usize>;}"), "{list}");
        let (pattern, key) = lowered(&key, |layout| {
            let (pattern, key) = taken(layout);
            (pattern.to_string().replace(' ', ""), key.to_string().replace(' ', ""))
        });
        assert!(pattern.starts_with("((__0,__1,"), "{pattern}");
        assert!(pattern.ends_with("__15,),((__16,__17,__18,__19,__20,__21,__22,__23,__24,__25,__26,__27,__28,__29,__30,__31,),(__32,__33,)))"), "{pattern}");
        assert!(key.starts_with("Self{f0:__0,f1:__1,"), "{key}");
    }
}
