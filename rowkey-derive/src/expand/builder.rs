//! The prefix builder: one function a field, callable only from left to right.
//!
//! The builder is one type around the scan so far, whose type records the constraints. Each function of a field has the bound
//! `After`: out of order, rustc reports the message of that trait and not "no method named".

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens as _, format_ident, quote};

use super::fields::{before, past};
use super::{This, as_type, codec};
use crate::model::{Answer, Field, Key};
use crate::tokens::Tokens;
use crate::types::Known;

/// The name of the builder's type.
pub fn name(this: &This<'_>) -> Ident {
    format_ident!("__{}Prefix", this.name)
}

/// A scan in the docs: `Event::prefix().host(..).at_range(..).range()`.
fn example(key: &Key<'_>) -> String {
    let (mut scan, mut fixed) = (format!("{}::prefix()", key.input.ident), 0);
    for field in &key.fields {
        let bounded = field.last && field.ordered() != Answer::No;
        scan += &format!(".{}{}(..)", field.function, if bounded { "_range" } else { "" });
        fixed += usize::from(!bounded);
    }
    scan + match fixed >= key.bucket_fixed_at() {
        _ if key.fields.iter().any(|field| field.rest) => ".skip()",
        true => ".range()",
        false => ".ranges()",
    }
}

/// `prefix()`
pub fn start(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let (vis, builder, fixed) = (&this.input.vis, name(this), &this.fixed);
    let doc = format!(
        " Starts a scan, which constrains fields in declaration order: by value, bound or set of values, or left open. `{}`.",
        example(key)
    );
    let doc = quote!(#[doc = #doc]);
    quote! {
        #doc
        #[inline(always)]
        #vis fn prefix() -> #builder<__s::Start<#fixed>> {
            #builder(__s::start())
        }
    }
}

pub fn expand(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let (builder, fixed) = (name(this), &this.fixed);
    let functions = key.fields.iter().map(|field| functions(key, this, field));
    let title = format!(" A scan of `{}`, made by its `prefix()`.", this.name);
    quote! {
        #[doc = #title]
        #[derive(__p::Clone, __p::Debug)]
        #[must_use = "a scan does nothing by itself; call `.range()`, `.ranges()` or `.skip()`"]
        pub struct #builder<__Scan>(__Scan);

        impl<__Scan: __s::Stage> #builder<__Scan> {
            #(#functions)*
            __p::ends! { __Scan }
        }

        impl<__S: __s::Stage<Key = #fixed>> __s::PrefixOf<#fixed> for #builder<__S> {
            type Bucket = __S::Bucket;
            type Extent = __S::Extent;

            fn constraint(self) -> __s::Constraint {
                __s::Constraint::Key(self.0.fields())
            }
        }
    }
}

/// The functions of one field: fix it, bound it, a set of values, leave it open, and what its type adds.
fn functions(key: &Key<'_>, this: &This<'_>, field: &Field<'_>) -> TokenStream {
    let (builder, name) = (name(this), field.name());
    let (lifetime, argument) = (codec::argument_lifetime(field), codec::argument(field, "__value"));
    let (before, next) = (before(key, field), past(field));
    let codec = codec::name(field);

    let fix_doc = format!(" Fixes `{name}` to one value.");
    let function = &field.function;
    let fixed_scan = quote!(#builder<__Scan::Fixed<#next>>);
    // The argument's type is written out: to infer it, rustc tries every codec.
    let try_fix = quote! {
        self.0.try_fix::<#next, #codec, #argument>(&value).map(#builder)
    };
    // In a `Result` if some value cannot be encoded.
    let (fixed_scan, fix) = match (field.infallible(), codec::outcome(field)) {
        _ if field.rest => {
            let fix = quote!(#builder(self.0.some::<#next, __s::Scattered, #codec, #argument>([value])));
            (quote!(#builder<__Scan::Then<#next, __s::Scattered>>), fix)
        }
        (Answer::Unknown, Some(outcome)) => {
            (quote!(__p::Outcome<#outcome, #fixed_scan>), quote!(<#outcome as __p::Choice>::wrap(#try_fix)))
        }
        (Answer::No, _) => (quote!(__p::Result<#fixed_scan, __r::EncodeError>), try_fix),
        _ => (fixed_scan, quote!(#builder(self.0.fix::<#next, #codec, #argument>(&value)))),
    };

    let order = match field.known {
        _ if field.as_type().is_some() => " Values compare as those of the type that `as` names.",
        Known::Other => " A nested key compares as its rows do.",
        _ => "",
    };
    let range_doc = format!(
        " Bounds `{name}` by any `RangeBounds`, in the order of the values, even if the rows descend.{order}"
    );
    let range_name = field.function("range");
    let among_doc = format!(
        " Bounds `{name}` by any of several bounds: the union of what `{range_name}` holds for each."
    );
    let among_name = key.new_function(field, "range_in");
    let ordered = match field.ordered() {
        Answer::Yes => None,
        Answer::No => Some(quote!(__s::KeepsOrder<false>)),
        Answer::Unknown => Some(codec::ordered(field).into_token_stream()),
    };
    let bounds = match field.unordered() {
        Some(_) if !field.codec.scatters() => quote!(Sorted),
        _ => quote!(Boundable),
    };
    let ordered = ordered.map(|ordered| quote!(#ordered: __s::#bounds<Self>,));

    let in_doc =
        format!(" Restricts `{name}` to a set of values; those that cannot be encoded match nothing.");
    let in_name = field.function("in");
    let sets = if field.rest { quote!(__s::Scattered) } else { quote!(__s::Sets) };

    let any_doc = format!(" Leaves `{name}` open.");
    let any_name = field.function("any");

    let among = among_name.map(|among_name| {
        quote! {
            #[doc = #among_doc]
            pub fn #among_name #lifetime (
                self,
                bounds: impl __p::IntoIterator<Item: __s::Bounds<#argument>>,
            ) -> #builder<__Scan::Then<#next, __s::SetsAndBound>>
            where
                __Scan: __s::After<#before>,
                #ordered
            {
                #builder(self.0.bounded_in::<#next, #codec, #argument>(bounds))
            }
        }
    });

    let starts_with = starts_with(key, field, &before, &builder);
    let nested = nested(field, &before, &builder);
    quote! {
        #[doc = #fix_doc]
        pub fn #function #lifetime (self, value: #argument) -> #fixed_scan
        where
            __Scan: __s::After<#before>,
        {
            #fix
        }

        #[doc = #range_doc]
        pub fn #range_name #lifetime (
            self,
            bounds: impl __s::Bounds<#argument>,
        ) -> #builder<__Scan::Then<#next, __s::OneBound>>
        where
            __Scan: __s::After<#before>,
            #ordered
        {
            #builder(self.0.bounded::<#next, #codec, #argument>(bounds))
        }

        #among

        #[doc = #in_doc]
        pub fn #in_name #lifetime (
            self,
            values: impl __s::ValueSet<#argument>,
        ) -> #builder<__Scan::Then<#next, #sets>>
        where
            __Scan: __s::After<#before>,
        {
            #builder(self.0.some::<#next, #sets, #codec, #argument>(values))
        }

        #[doc = #any_doc]
        pub fn #any_name(self) -> #builder<__Scan::Any<#next>>
        where
            __Scan: __s::After<#before>,
        {
            #builder(self.0.any::<#next>())
        }

        #starts_with
        #nested
    }
}

/// `name_starts_with(..)` and `name_starts_with_in(..)`, of text and of what may be text.
fn starts_with(key: &Key<'_>, field: &Field<'_>, before: &Tokens, builder: &Ident) -> Option<TokenStream> {
    if !codec::begins(field) {
        return None;
    }
    let doc = format!(" Restricts `{}` to values that start with `prefix`.", field.name());
    let (function, past) = (field.function("starts_with"), past(field));
    let (argument, codec) = codec::prefix(field);
    // Before a delimiter of several bytes, the texts may be in several ranges.
    let apart = field.unordered().is_some_and(|delimiter| delimiter.bytes.len() > 1);
    let several = if field.rest { quote!(__s::Scattered) } else { quote!(__s::SetsAndBound) };
    let extent = if apart || field.rest { several.clone() } else { quote!(__s::OneBound) };
    // What `as` names may be text, and the field an `Option` of it.
    let may_not_be = codec::text(field).is_none() || field.as_type().is_some();
    let is_text = may_not_be.then(|| quote!(#codec: __s::StartsWith<#argument, Self>,));
    let among = key.new_function(field, "starts_with_in").map(|among| {
        let doc = format!(" Restricts `{}` to values that start with any of `prefixes`.", field.name());
        quote! {
            #[doc = #doc]
            pub fn #among<'__value>(
                self,
                prefixes: impl __s::ValueSet<#argument>,
            ) -> #builder<__Scan::Then<#past, #several>>
            where
                __Scan: __s::After<#before>,
                #is_text
            {
                #builder(self.0.starting_in::<#past, #several, #codec, #argument, Self>(prefixes))
            }
        }
    });
    Some(quote! {
        #[doc = #doc]
        pub fn #function<'__value>(self, prefix: #argument) -> #builder<__Scan::Then<#past, #extent>>
        where
            __Scan: __s::After<#before>,
            #is_text
        {
            #builder(self.0.starting::<#past, #extent, #codec, #argument, Self>(&prefix))
        }

        #among
    })
}

/// `id_prefix(..)`, of what may be a key.
fn nested(field: &Field<'_>, before: &Tokens, builder: &Ident) -> Option<TokenStream> {
    if field.known != Known::Other || field.declared.options.with.is_some() || field.rest {
        return None;
    }
    let doc = format!(" Bounds `{}` by a scan of its own fields.", field.name());
    let (function, past) = (field.function("prefix"), past(field));
    let ty = field
        .as_type()
        .map_or_else(|| codec::static_type(field).to_token_stream(), |other| as_type::nested(field, other));
    let closed = field.unordered().map(|_| {
        let (codec, ty) = (codec::name(field), codec::static_type(field));
        quote!(__s::Whole<{ !<#codec as __r::codec::Codec<#ty>>::NODE.unterminated() }>: __s::Nestable<Self>,)
    });
    Some(quote! {
        #[doc = #doc]
        pub fn #function<__P: __s::PrefixOf<#ty>>(
            self,
            prefix: __P,
        ) -> #builder<__s::Nested<__P, #ty, __Scan, #past>>
        where
            __Scan: __s::After<#before>,
            #closed
        {
            #builder(self.0.nested::<#past, __P::Extent>(prefix.constraint()))
        }
    })
}
