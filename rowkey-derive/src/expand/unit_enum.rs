//! An enum without data as a field: its variants as data, and the calls into the core.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::{This, ord};
use crate::model::{Repr, UnitEnum};

pub fn expand(unit_enum: &UnitEnum<'_>) -> TokenStream {
    let this = This::of(unit_enum.input);
    let name = this.name;
    let idents: Vec<_> = unit_enum.variants.iter().map(|variant| variant.ident).collect();
    let variants = variants(unit_enum, &this);
    let (number, places): (_, Vec<u32>) = match &unit_enum.repr {
        Repr::Number(number) => (format_ident!("{}", number.name), Vec::new()),
        _ => (format_ident!("u32"), (0..).take(idents.len()).collect()),
    };
    let number = quote!(__p::primitive::#number);
    let (numbers, patterns): (Vec<_>, Vec<_>) = match places.is_empty() {
        true => (0..idents.len())
            .map(|index| {
                let (ident, pattern) = (idents[index], format_ident!("__{index}"));
                (quote!(#name::#ident as #number), quote!(#pattern))
            })
            .unzip(),
        false => places.iter().map(|place| (quote!(#place), quote!(#place))).unzip(),
    };
    let constants = places.is_empty().then(|| quote!(#(const #patterns: #number = #numbers;)*));
    let compared = quote!(__p::Ord::cmp(&__number(self), &__number(other)));
    let ord = unit_enum.container.ord.map(|span| ord::impls(&this, &compared, span));
    let code = quote! {
        const __VARIANTS: &__r::layout::Variants = #variants;

        #[inline(always)]
        fn __number(variant: &#name) -> #number {
            match variant {
                #(#name::#idents => #numbers,)*
            }
        }

        #[inline(always)]
        fn __variant(number: #number) -> __p::Option<#name> {
            #constants
            match number {
                #(#patterns => __p::Some(#name::#idents),)*
                _ => __p::None,
            }
        }

        impl __r::codec::Codec<#name> for __r::codec::Ordered {
            type Arg<'__value> = #name;
            const NODE: &'static __r::layout::Node = &__p::variant::node(__VARIANTS);
            const INFALLIBLE: __bool = true;

            #[inline(always)]
            fn write<__Sink: __r::codec::Sink>(
                value: &#name,
                end: __r::codec::End,
                out: &mut __Sink,
            ) -> __p::Result<(), __r::codec::EncodeFault> {
                __p::variant::write(__VARIANTS, __number(value), end, out)
            }

            #[inline]
            fn compare(a: &#name, b: &#name) -> __p::Ordering {
                __p::Ord::cmp(&__number(a), &__number(b))
            }
        }

        impl<'__row> __r::codec::Decode<'__row, #name> for __r::codec::Ordered {
            #[inline(always)]
            fn read(row: &mut __r::codec::Reader<'__row>, end: __r::codec::End) -> __p::Option<#name> {
                __variant(__p::variant::read(__VARIANTS, row, end)?)
            }
        }

        #ord
    };
    super::block(unit_enum.container.krate.as_ref(), false, &code)
}

/// The variants as data, in the order of their bytes.
fn variants(unit_enum: &UnitEnum<'_>, this: &This<'_>) -> TokenStream {
    let name = this.name;
    let names = unit_enum.variants.iter().map(|variant| &variant.declared.name);
    let Repr::Number(number) = &unit_enum.repr else {
        let texts = unit_enum.variants.iter().map(|variant| &variant.text);
        let places = 0i128..;
        let variants = names
            .zip(places)
            .zip(texts)
            .map(|((name, place), text)| quote!(__p::Variant::of(#name, #place, #text)));
        return quote!(&__r::layout::Variants::texts(const { &[#(#variants),*] }));
    };
    let idents = unit_enum.variants.iter().map(|variant| variant.ident);
    let (repr, bytes, signed) =
        (format_ident!("{}", number.name), super::number(number.bytes), number.signed);
    let len = super::number(unit_enum.variants.len());
    let indices = (0..unit_enum.variants.len()).map(super::number);
    let sorted = indices.map(|i| quote!(__p::Variant::of(__NAMES[__ORDER[#i]], __NUMBERS[__ORDER[#i]], "")));
    quote! {{
        const __NAMES: [&__p::primitive::str; #len] = [#(#names),*];
        const __NUMBERS: [__p::primitive::i128; #len] =
            [#(#name::#idents as __p::primitive::#repr as __p::primitive::i128),*];
        const __ORDER: [__usize; #len] = __p::variant::sorted(__NUMBERS);
        &__r::layout::Variants::numbers(const { &[#(#sorted),*] }, #bytes, #signed)
    }}
}
