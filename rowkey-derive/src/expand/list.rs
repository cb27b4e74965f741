//! The fields as one type, a list of their codecs, types and places: what is done with all of them is done
//! by the core, which the compiler has gone through already.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::Lifetime;

use crate::layout::Layout;
use crate::tokens::Tokens;
use crate::types::with_lifetime;

/// The fields that a tuple of the core holds.
const TUPLE: usize = 16;

/// `type __Fields<__Place> = (Field<Ordered, u32, Inner>, Field<Ordered, u16, __Place>,);`
pub fn declare(layout: &Layout<'_>) -> TokenStream {
    let private = layout.private();
    let last = Tokens::from(&format_ident!("__Place"));
    let fields = layout.segments.iter().map(|segment| {
        let (codec, ty) = (&segment.codec, with_lifetime(segment.field.ty, "__row"));
        let place = layout.place(segment, &last);
        quote!(#private::Field<#codec, #ty, #place>)
    });
    let list = nested(&fields.collect::<Vec<_>>(), &|first, behind| quote!(#private::More<#first, #behind>));
    let declared = named(layout, "'__row", &last);
    quote!(type #declared = #list;)
}

/// The list where its fields borrow for `lifetime` and the last of them stands at `place`.
pub fn named(layout: &Layout<'_>, lifetime: &str, place: &impl ToTokens) -> TokenStream {
    if layout.key.lifetimes.is_empty() {
        return quote!(__Fields<#place>);
    }
    let lifetime = Lifetime::new(lifetime, proc_macro2::Span::call_site());
    quote!(__Fields<#lifetime, #place>)
}

/// References to the values of `self`, as the list takes them.
pub fn values(layout: &Layout<'_>) -> TokenStream {
    let values = layout.segments.iter().map(|segment| {
        let member = &segment.field.member;
        quote!(&self.#member)
    });
    nested(&values.collect::<Vec<_>>(), &pair)
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
    (nested(&names, &pair), quote!(Self { #(#members: #names),* }))
}

fn pair(first: TokenStream, behind: TokenStream) -> TokenStream {
    quote!((#first, #behind))
}

/// A tuple of the parts; of more than it may have, one of the first and what lies behind them.
fn nested(parts: &[TokenStream], behind: &dyn Fn(TokenStream, TokenStream) -> TokenStream) -> TokenStream {
    match parts.split_at_checked(TUPLE) {
        Some((first, rest)) if !rest.is_empty() => behind(quote!((#(#first,)*)), nested(rest, behind)),
        _ => quote!((#(#parts,)*)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expand::declared::{lowered, written};

    #[test]
    fn the_last_field_stands_where_the_key_does() {
        let list = written("struct Key<'a> { #[pad(3)] a: u8, b: &'a str }", declare);
        let expected = "type__Fields<'__row,__Place>=(\
                        __private::Field<__codec_a,u8,__rowkey::Inner>,\
                        __private::Field<__codec_b,&'__rowstr,__Place>,);";
        assert_eq!(list, expected);
        let list =
            written("#[rowkey(delimiter = ',')] struct Key { #[pad(3)] a: u8, #[pad(3)] b: u8 }", declare);
        assert!(list.contains("<__codec_a,u8,__rowkey::Before<44u8>>"), "{list}");
    }

    #[test]
    fn many_fields_are_tuples_behind_each_other() {
        let fields: String = (0..34).map(|i| format!("f{i}: u8,")).collect();
        let (pattern, key) = lowered(&format!("struct Key {{ {fields} }}"), |layout| {
            let (pattern, key) = taken(layout);
            (pattern.to_string().replace(' ', ""), key.to_string().replace(' ', ""))
        });
        assert!(pattern.starts_with("((__0,__1,"), "{pattern}");
        assert!(pattern.ends_with("__15,),((__16,__17,__18,__19,__20,__21,__22,__23,__24,__25,__26,__27,__28,__29,__30,__31,),(__32,__33,)))"), "{pattern}");
        assert!(key.starts_with("Self{f0:__0,f1:__1,"), "{key}");
    }
}
