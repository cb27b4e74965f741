//! An enum without data as a field: what it is written as, and the calls into the core.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::enums::plain::{Bytes, Plain};

pub fn expand(plain: &Plain<'_>) -> TokenStream {
    let name = &plain.input.ident;
    let (path, krate, private) = super::names(plain.container.krate.as_ref());
    let unit_enum = match &plain.bytes {
        Bytes::Numbers { repr, variants } => {
            let repr = format_ident!("{repr}");
            let repr = quote!(::core::primitive::#repr);
            let idents: Vec<_> = variants.iter().map(|variant| variant.ident).collect();
            let names = variants.iter().map(|variant| &variant.name);
            let constants: Vec<_> = (0..idents.len()).map(|index| format_ident!("__{index}")).collect();
            quote! {
                type Number = #repr;

                const VARIANTS: &'static #krate::Variants = &#krate::Variants::numbers::<#repr>(
                    &#private::sorted([#(
                        #private::Variant {
                            name: #names,
                            number: #name::#idents as #repr as ::core::primitive::i128,
                            text: "",
                        }
                    ),*]),
                );

                #[inline(always)]
                fn number(&self) -> #repr {
                    match self {
                        #(Self::#idents => Self::#idents as #repr,)*
                    }
                }

                #[inline(always)]
                fn of(number: #repr) -> #private::Option<Self> {
                    #(const #constants: #repr = #name::#idents as #repr;)*
                    match number {
                        #(#constants => #private::Some(Self::#idents),)*
                        _ => #private::None,
                    }
                }
            }
        }
        Bytes::Texts(variants) => {
            let idents: Vec<_> = variants.iter().map(|variant| variant.ident).collect();
            let names = variants.iter().map(|variant| &variant.name);
            let texts = variants.iter().map(|variant| &variant.text);
            let places: Vec<_> =
                (0..variants.len()).map(|place| u32::try_from(place).unwrap_or(u32::MAX)).collect();
            let numbers = places.iter().map(|place| i128::from(*place));
            quote! {
                type Number = ::core::primitive::u32;

                const VARIANTS: &'static #krate::Variants = &#krate::Variants::texts(
                    &[#(#private::Variant { name: #names, number: #numbers, text: #texts }),*],
                );

                #[inline(always)]
                fn number(&self) -> ::core::primitive::u32 {
                    match self {
                        #(Self::#idents => #places,)*
                    }
                }

                #[inline(always)]
                fn of(number: ::core::primitive::u32) -> #private::Option<Self> {
                    match number {
                        #(#places => #private::Some(Self::#idents),)*
                        _ => #private::None,
                    }
                }
            }
        }
    };
    let ord = plain.container.ord.map(|_| {
        super::ord::impls(
            &quote!(#name),
            &private,
            (&TokenStream::new(), &TokenStream::new()),
            &quote!(#private::compare_variants(self, other)),
        )
    });
    super::block(
        &path,
        quote! {
            #[automatically_derived]
            impl #private::UnitEnum for #name {
                #unit_enum
            }

            #[automatically_derived]
            impl #krate::FieldValue for #name {
                type Arg<'__value> = Self where Self: '__value;

                const FORMAT: #krate::Format = <Self as #private::UnitEnum>::VARIANTS.format();

                #[inline(always)]
                fn encode<__Place: #krate::Place, __Sink: #krate::Sink>(
                    &self,
                    out: &mut __Sink,
                ) -> #private::Result<(), #krate::EncodeFault> {
                    #private::encode_variant::<Self, __Place, __Sink>(self, out)
                }

                #[inline]
                fn between(low: ::core::ops::Bound<&Self>, high: ::core::ops::Bound<&Self>) -> #krate::Between<Self> {
                    #private::between_variants(low, high)
                }

                #[inline]
                fn compare(&self, other: &Self) -> #private::Ordering {
                    #private::compare_variants(self, other)
                }
            }

            #[automatically_derived]
            impl<'__row> #krate::FieldValueDecode<'__row> for #name {
                #[inline(always)]
                fn decode<__Place: #krate::Place>(
                    row: &mut #krate::Reader<'__row>,
                ) -> #private::Result<Self, #krate::DecodeFault> {
                    #private::decode_variant::<Self, __Place>(row)
                }
            }

            #ord
        },
    )
}
