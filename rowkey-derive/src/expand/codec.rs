//! The codec of each field, by a name of its own.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::Expr;

use super::salt::constant;
use super::{as_type, number};
use crate::model::{Answer, Codec, Field, Key};
use crate::parse::arg::integer;
use crate::parse::unit::Unit;
use crate::tokens::Tokens;
use crate::types::{self, Known, with_lifetime};

/// `type __codec_host = __r::codec::Ordered;`; and before it `__DELIMITER`, of a key whose delimiter is unordered.
pub fn declare(key: &Key<'_>) -> TokenStream {
    let types = key.fields.iter().map(|field| {
        let name = name(field);
        let (conversion, codec) = match field.as_type() {
            Some(other) => {
                let (desc, inner) = match &field.codec {
                    Codec::Desc(inner) => (true, &**inner),
                    codec => (false, codec),
                };
                let (conversion, codec) = as_type::declare(field, other, &picked(field, inner, &other.ty));
                (conversion, if desc { quote!(__r::codec::Desc<#codec>) } else { codec })
            }
            None => (TokenStream::new(), picked(field, &field.codec, &static_type(field))),
        };
        let fits = match outcome(field) {
            Some(outcome) => {
                let infallible = infallible(field);
                quote!(type #outcome = __p::If<{ #infallible }>;)
            }
            None => TokenStream::new(),
        };
        let (keeps_order, is_bytes) = (keeps_order(field), is_bytes(field));
        quote!(#conversion type #name = #codec; #fits #keeps_order #is_bytes)
    });
    let delimiter = key.unordered().map(|delimiter| {
        let bytes = Literal::byte_string(&delimiter.bytes);
        quote!(const __DELIMITER: __r::layout::Delimiter = __r::layout::Delimiter::unordered(#bytes);)
    });
    delimiter.into_iter().chain(types).collect()
}

/// What generated code calls the codec of a field.
pub fn name(field: &Field<'_>) -> Ident {
    format_ident!("__codec_{}", field.name())
}

/// The codec of the type that is encoded, and that type: for `as`, of the one that it names, without `desc`.
pub fn encoded(field: &Field<'_>) -> (Ident, Tokens) {
    match field.as_type() {
        Some(other) => (as_type::name(field), other.ty.to_token_stream().into()),
        None => (name(field), static_type(field)),
    }
}

/// The type of a field, with `'static` in place of its lifetimes.
pub fn static_type(field: &Field<'_>) -> Tokens {
    with_lifetime(field.declared.ty, "static")
}

/// The type that says whether every value can be encoded; declared where only the types decide.
pub fn outcome(field: &Field<'_>) -> Option<Ident> {
    (field.infallible() == Answer::Unknown).then(|| format_ident!("__fits_{}", field.name()))
}

/// Whether every value can be encoded, computed from the types.
pub fn infallible(field: &Field<'_>) -> TokenStream {
    let (codec, ty, delimited) = (name(field), static_type(field), field.delimiter.is_some());
    quote!(__p::check::infallible::<#codec, #ty>(#delimited))
}

/// The type that says whether a range can bound the field.
pub fn ordered(field: &Field<'_>) -> Ident {
    format_ident!("__ordered_{}", field.name())
}

/// Its declaration, where only the types decide: each function that named the constant would have one of its own to compute.
fn keeps_order(field: &Field<'_>) -> Option<TokenStream> {
    let (ordered, codec, ty) = (ordered(field), name(field), static_type(field));
    (field.ordered() == Answer::Unknown).then(|| match field.unordered() {
        Some(_) => {
            quote!(type #ordered = __s::KeepsOrder<{ <#codec as __r::codec::Codec<#ty>>::NODE.ordered_before(__r::codec::End::Unordered(__DELIMITER)) }>;)
        }
        None => quote!(type #ordered = __s::KeepsOrder<{ <#codec as __r::codec::Codec<#ty>>::NODE.ordered() }>;),
    })
}

/// The codec if it fits the type, else one that fits every type, so that the error of `verify` is the only one.
pub fn picked(field: &Field<'_>, codec: &Codec<'_>, ty: &impl ToTokens) -> TokenStream {
    let codec = tokens(codec);
    if !field.probed() {
        return codec;
    }
    quote! {
        <__p::If<{ __p::check::Probe::<#codec, #ty>::FITS }>
            as __p::Choice>::Of<#codec, __p::check::DoesNotFit>
    }
}

/// The codec as a type.
pub fn tokens(codec: &Codec<'_>) -> TokenStream {
    match codec {
        Codec::Ordered => quote!(__r::codec::Ordered),
        Codec::Raw => quote!(__r::codec::Raw),
        Codec::Nul => quote!(__r::codec::Nul),
        Codec::Terminated(byte) => of_width("Terminated", (*byte).into(), None),
        Codec::Len(bytes) => of_width("Len", *bytes, None),
        Codec::Le(None) => quote!(__r::codec::Le),
        Codec::Le(Some(width)) => of_width("Le", *width, None),
        Codec::Hex(false) => quote!(__r::codec::Hex),
        Codec::Hex(true) => quote!(__r::codec::HexUpper),
        Codec::AsText(None, false) => quote!(__r::codec::AsText),
        Codec::AsText(None, true) => quote!(__r::codec::CompactText),
        Codec::AsText(Some(unit), compact) => {
            let per_second = per_second(*unit);
            quote!(__r::codec::TimeText<#per_second, #compact>)
        }
        Codec::PlainDigits => quote!(__r::codec::PlainDigits),
        Codec::Pad(width) => of_width("Pad", *width, None),
        Codec::PadWith(width, fill) => of_width("PadWith", *width, Some(*fill)),
        Codec::ReverseDigits(digits) => of_width("ReverseDigits", *digits, None),
        Codec::Width(width) => of_width("Width", *width, None),
        Codec::ReverseTs(from, distance) => {
            let from = origin(*from);
            match &**distance {
                Codec::Pad(digits) => {
                    let digits = number(*digits);
                    quote!(__r::codec::ReverseTsPad<#from, #digits>)
                }
                Codec::Ordered => quote!(__r::codec::ReverseTs<#from>),
                digits => {
                    let digits = tokens(digits);
                    quote!(__r::codec::ReverseTs<#from, #digits>)
                }
            }
        }
        Codec::With(path) => quote!(#path),
        Codec::Unit(unit, inner) => {
            let per_second = per_second(*unit);
            // A time since 1970 is signed, which `Pad` does not take.
            let inner = match **inner {
                Codec::Pad(digits) => {
                    let digits = number(digits);
                    quote!(__p::Digits<#digits>)
                }
                _ => tokens(inner),
            };
            quote!(__r::codec::Unit<#per_second, #inner>)
        }
        Codec::Max(inner, max) => {
            let (inner, max) = (tokens(inner), number(*max));
            quote!(__r::codec::Max<#inner, #max>)
        }
        Codec::Desc(inner) => {
            let inner = tokens(inner);
            quote!(__r::codec::Desc<#inner>)
        }
        Codec::DoesNotFit => quote!(__p::check::DoesNotFit),
    }
}

/// Units in a second.
fn per_second(unit: Unit) -> Literal {
    number(match unit {
        Unit::Seconds => 1,
        Unit::Millis => 1_000,
        Unit::Micros => 1_000_000,
        Unit::Nanos => 1_000_000_000,
    })
}

/// `Pad<6>`
fn of_width(codec: &str, width: usize, fill: Option<u8>) -> TokenStream {
    let (codec, width, fill) = (format_ident!("{codec}"), number(width), fill.map(number));
    let comma = fill.as_ref().map(|_| quote!(,));
    quote!(__r::codec::#codec<#width #comma #fill>)
}

/// The time that `reverse_ts` subtracts from, as an `i128`.
pub fn origin(from: Option<&Expr>) -> TokenStream {
    match from {
        None => number(i64::MAX).into_token_stream(),
        Some(expr) if integer(expr).is_some() => quote!({ #expr }),
        Some(expr) => {
            let constant = constant(expr);
            quote!({ #constant })
        }
    }
}

/// The argument of a field's functions. It is written out where the tokens show it, which is faster to compile than
/// asking the codec. The lifetime may be shorter than that of the key.
pub fn argument(field: &Field<'_>, lifetime: &str) -> Tokens {
    let ty = with_lifetime(field.declared.ty, lifetime);
    if field.is_number() || field.as_type().is_some() {
        return ty;
    }
    let argument = match text(field) {
        Some(text) if lifetime == "_" => quote!(&#text),
        Some(text) => quote!(&'__value #text),
        None => {
            let codec = name(field);
            quote!(<#codec as __r::codec::Codec<#ty>>::Arg<'__value>)
        }
    };
    match lifetime {
        "_" => with_lifetime(&argument, "_"),
        _ => argument.into(),
    }
}

/// Whether the field has `_starts_with`: it is text, or may be.
pub fn begins(field: &Field<'_>) -> bool {
    let sorted_by_length = field.declared.options.len.is_some();
    matches!(field.known, Known::Text | Known::Other) && !field.is_option() && !sorted_by_length
}

/// The declaration of the type that says whether the field is an array of bytes, where only its type shows it.
fn is_bytes(field: &Field<'_>) -> Option<TokenStream> {
    (begins(field) && may_be_array(field)).then(|| {
        let (name, (codec, ty)) = (array(field), encoded(field));
        quote!(type #name = __p::If<{ <#codec as __r::codec::Codec<#ty>>::NODE.is_bytes() }>;)
    })
}

/// Whether the field may be an array of bytes.
fn may_be_array(field: &Field<'_>) -> bool {
    field.known != Known::Text && field.declared.options.with.is_none() && text(field).is_none()
}

fn array(field: &Field<'_>) -> Ident {
    format_ident!("__array_{}", field.name())
}

/// The argument of `_starts_with`, and the codec that it needs: under `as`, those of the type that is named.
pub fn prefix(field: &Field<'_>) -> (Tokens, TokenStream) {
    let (codec, ty) = encoded(field);
    let own = name(field).to_token_stream();
    if let Some(text) = text(field) {
        return (quote!(&'__value #text).into(), own);
    }
    let argument = match field.as_type() {
        Some(_) => quote!(<#codec as __r::codec::Codec<#ty>>::Arg<'__value>).into(),
        None => argument(field, "__value"),
    };
    if !may_be_array(field) {
        return (argument, own);
    }
    // An array of bytes begins with a slice.
    let array = array(field);
    let whole = if field.is_descending() && field.as_type().is_some() {
        quote!(__r::codec::Desc<#codec>)
    } else {
        codec.to_token_stream()
    };
    (
        quote!(<#array as __p::Choice>::Of<&'__value [__u8], #argument>).into(),
        quote!(<#array as __p::Choice>::Of<__s::ByteArray<#whole, #ty>, #own>),
    )
}

/// The lifetime of an argument, declared.
pub fn argument_lifetime(field: &Field<'_>) -> Option<TokenStream> {
    let is_value = field.is_number() || field.as_type().is_some();
    (!is_value || types::has_lifetime(field.declared.ty)).then(|| quote!(<'__value>))
}

/// The unsized type of text or bytes, where the tokens show it: functions take a reference to it.
pub fn text(field: &Field<'_>) -> Option<TokenStream> {
    types::borrowed_text(field.declared.encoded()).filter(|_| field.declared.options.with.is_none())
}

#[cfg(test)]
mod tests {
    use crate::expand::declared::written;

    #[test]
    fn attributes_name_a_codec() {
        for (field, expected) in [
            ("a: u32", "Ordered"),
            ("#[rowkey(desc)] a: u32", "Desc<Ordered>"),
            ("#[rowkey(raw)] a: i32", "Raw"),
            ("#[rowkey(nul)] a: String", "Nul"),
            (r"#[rowkey(terminator = b'\xff')] a: String", "Terminated<255>"),
            ("#[rowkey(terminator = 0, desc)] a: String", "Desc<Terminated<0>>"),
            ("#[rowkey(len = u16)] a: String", "Len<2>"),
            ("#[rowkey(le)] a: u32", "Le"),
            ("#[rowkey(le, width = 3)] a: u32", "Le<3>"),
            ("#[rowkey(width = 3)] a: u32", "Width<3>"),
            ("#[rowkey(width = 3, max = 9, desc)] a: u32", "Desc<Max<Width<3>,9>>"),
            ("#[pad(6)] a: u32", "Pad<6>"),
            ("#[pad(6, fill = ' ')] a: String", "PadWith<6,32>"),
            ("#[pad(6)] #[rowkey(reverse_digits)] a: u32", "ReverseDigits<6>"),
            ("#[reverse_ts] a: i64", "ReverseTs<9223372036854775807>"),
            ("#[reverse_ts(from = 9)] #[pad(6)] a: i64", "ReverseTsPad<{9},6>"),
            ("#[reverse_ts(from = -9)] a: i64", "ReverseTs<{-9}>"),
            ("#[reverse_ts(from = LAST)] a: i64", "ReverseTs<{((LAST)|0)as__p::primitive::i128}>"),
            ("#[reverse_ts] #[rowkey(hex)] a: i64", "ReverseTs<9223372036854775807,Hex>"),
            ("#[reverse_ts(from = 9)] #[rowkey(hex = upper)] a: u64", "ReverseTs<{9},HexUpper>"),
            ("#[rowkey(unit = s)] a: Time", "Unit<1,Ordered>"),
            ("#[rowkey(unit = ms)] #[pad(6)] a: Time", "Unit<1000,__p::Digits<6>>"),
            ("#[rowkey(text)] a: Time", "AsText"),
            ("#[rowkey(text = compact, desc)] a: Time", "Desc<CompactText>"),
            ("#[rowkey(text, unit = ms)] a: Time", "TimeText<1000,false>"),
            ("#[rowkey(unit = us, text = compact)] a: Time", "TimeText<1000000,true>"),
            ("#[rowkey(unit = us, desc)] a: Time", "Desc<Unit<1000000,Ordered>>"),
            ("#[rowkey(unit = ns)] #[reverse_ts] a: Time", "Unit<1000000000,ReverseTs<9223372036854775807>>"),
            ("#[rowkey(with = own::Codec)] a: Time", "own::Codec"),
        ] {
            let codec =
                written(&format!("struct Key {{ {field} }}"), |key, _| super::tokens(&key.fields[0].codec));
            assert_eq!(codec.replace("__r::codec::", ""), expected, "{field}");
        }
    }

    #[test]
    fn a_codec_that_may_not_fit_is_picked() {
        let written = written("struct Key { a: Alias, b: u8 }", |key, _| super::declare(key));
        let expected = "type__codec_a=<__p::If<{__p::check::Probe::<__r::codec::Ordered,Alias>::FITS}>\
                        as__p::Choice>::Of<__r::codec::Ordered,__p::check::DoesNotFit>;\
                        type__fits_a=__p::If<{__p::check::infallible::<__codec_a,Alias>(false)}>;\
                        type__ordered_a=__s::KeepsOrder<{<__codec_aas__r::codec::Codec<Alias>>::NODE.ordered()}>;\
                        type__array_a=__p::If<{<__codec_aas__r::codec::Codec<Alias>>::NODE.is_bytes()}>;\
                        type__codec_b=__r::codec::Ordered;";
        assert_eq!(written, expected);
    }
}
