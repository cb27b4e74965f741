//! `as`: the codec of the type that is named, and the conversion.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens as _, format_ident, quote, quote_spanned};
use syn::spanned::Spanned as _;
use syn::{Expr, Type};

use crate::model::Field;
use crate::parse::as_type::As;
use crate::types::{has_lifetime, peeled, with_lifetime};

/// What generated code calls the codec of the type that `as` names; without `desc`, which is around an `Option`.
pub fn name(field: &Field<'_>) -> Ident {
    format_ident!("__as_{}", field.name())
}

/// The alias of the type that the conversion takes; without the `Option` around it.
pub fn held(field: &Field<'_>) -> Ident {
    format_ident!("__held_{}", field.name())
}

/// Whether an alias hides an `Option`.
fn is_option(ty: &Type) -> TokenStream {
    let ty = with_lifetime(peeled(ty).0, "static");
    quote!(__p::If<{ __p::check::OptionProbe::<#ty>::FITS }>)
}

/// Where generated code finds the type and the codec inside an `Option` that an alias may hide.
fn projection(ty: &Type) -> TokenStream {
    let (is_option, ty) = (is_option(ty), with_lifetime(peeled(ty).0, "static"));
    quote!(<#is_option as __p::Inner<#ty>>)
}

/// The type inside an `Option`, even if an alias hides it; any other type itself.
pub fn inside(ty: &Type) -> TokenStream {
    let projection = projection(ty);
    quote!(#projection::Of)
}

/// What `as` adds before the codec of a field, and that codec without `desc`. `inner`: the codec of the type that is named.
pub fn declare(field: &Field<'_>, other: &As, inner: &TokenStream) -> (TokenStream, TokenStream) {
    let (codec, ty, held, inside) = (name(field), &other.ty, held(field), inside(field.declared.ty));
    let declared = peeled(field.declared.ty).0;
    let (held, by, conversion) = match &other.functions {
        None => {
            let by = quote! {
                <__p::If<{ __p::check::Probe::<__r::codec::As<#ty, #codec, __p::as_type::ByTraits>, #held>::FITS }>
                    as __p::Choice>::Of<__p::as_type::ByTraits, __p::check::DoesNotFit>
            };
            (quote!(type #held = #inside;), by, None)
        }
        Some([to, from]) => {
            let by = format_ident!("__by_{}", field.name());
            // A parameter that only a projection names is none of an `impl`.
            let (life, declared) = match has_lifetime(declared) {
                true => {
                    let ty = with_lifetime(declared, "a");
                    (Some(quote!(<'a>)), quote!(#ty))
                }
                false => (None, inside),
            };
            // The caret of an error is at the path.
            let at = |function: &Expr| Span::call_site().located_at(function.span());
            let call = |function: &Expr, result: TokenStream| quote_spanned!(at(function)=> __p::as_type::Call::<_, _, #result>::of(#function, __value).result());
            let form = quote_spanned!(at(to)=> impl __p::as_type::Form<#ty, #codec>);
            let made = quote_spanned!(at(from)=> __p::as_type::Made::<#held #life>::made);
            let (to, from) = (call(to, quote!(#ty)), call(from, quote!(#held #life)));
            let conversion = quote! {
                struct #by;

                impl #life __p::as_type::Convert<#held #life, #ty, #codec> for #by {
                    #[inline(always)]
                    fn to(__value: &#held #life) -> #form {
                        use __p::check::Fallback as _;
                        #to
                    }

                    #[inline(always)]
                    fn from(__value: #ty) -> __p::Option<#held #life> {
                        use __p::check::Fallback as _;
                        #made(#from)
                    }
                }
            };
            (quote!(type #held #life = #declared;), by.to_token_stream(), Some(conversion))
        }
    };
    let converted = of_options(field, &quote!(__r::codec::As<#ty, #codec, #by>));
    (quote!(type #codec = #inner; #held #conversion), converted)
}

/// The codec of what the field would be without `as`, and without `desc`: that of the type that is named, or of an `Option` of it.
pub fn plain(field: &Field<'_>) -> TokenStream {
    of_options(field, &name(field).to_token_stream())
}

/// The codec of the field, if this is that of the value inside its `Option`s.
fn of_options(field: &Field<'_>, inner: &TokenStream) -> TokenStream {
    let projection = projection(field.declared.ty);
    let codec = quote!(#projection::Codec<#inner>);
    (0..peeled(field.declared.ty).1).fold(codec, |codec, _| quote!(__p::as_type::Optional<#codec>))
}

/// The type whose builder the `_prefix` of the field takes.
pub fn nested(field: &Field<'_>, other: &As) -> TokenStream {
    let (ty, is_option) = (&other.ty, is_option(field.declared.ty));
    let whole = quote!(<#is_option as __p::Choice>::Of<__p::Option<#ty>, #ty>);
    (0..peeled(field.declared.ty).1).fold(whole, |ty, _| quote!(__p::Option<#ty>))
}
