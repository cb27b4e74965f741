//! The prefix builder: one function a field, callable only from left to right.
//!
//! The builder is one type around the scan so far, which says how far it is. The functions of a field
//! stand in a block of their own whose bound says when it is their turn, so the error of one that comes
//! at the wrong time is the text of that bound and not "no method named", and it ends the chain there.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::key_field::{marker, progress};
use crate::layout::{Layout, Probed, Segment, Told};
use crate::tokens::Tokens;
use crate::types::{Known, with_lifetime};

/// The name of the builder's type.
pub fn builder(layout: &Layout<'_>) -> Ident {
    format_ident!("__{}Prefix", layout.key.input.ident)
}

/// A scan in the docs: `Event::prefix().host(..).at_range(..).range()`.
pub fn example(layout: &Layout<'_>) -> String {
    let name = &layout.key.input.ident;
    let functions: Vec<String> = layout.segments.iter().map(|segment| segment.function.to_string()).collect();
    let one = layout.bucket_fixed_at();
    let mut lines = format!("{name}::prefix().{}()", if one == 0 { "range" } else { "ranges" });
    let mut chain = format!("{name}::prefix()");
    for (index, function) in functions.iter().enumerate() {
        let bounded = format!("{chain}.{function}_range(..)");
        chain = format!("{chain}.{function}(..)");
        let end = |fixed: usize| if fixed >= one { "range" } else { "ranges" };
        if layout.segments[index].field.options.reverse_digits.is_none() {
            lines.push_str(&format!("\n{bounded}.{}()", end(index)));
        }
        lines.push_str(&format!("\n{chain}.{}()", end(index + 1)));
    }
    lines
}

pub fn expand(layout: &Layout<'_>) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let input = layout.key.input;
    let name = &input.ident;
    let chain = Chain::of(layout);
    let Chain { builder, key, fields, steps } = &chain;
    let functions = (0..fields.len()).map(|index| functions(layout, &chain, index));
    let (first, start) = (&fields[0], &steps[0]);
    let fits = layout.segments.iter().filter_map(|segment| fits(layout, segment));
    let one_range = one_range(layout, &chain).map(|one_range| quote!(where __Scan: #one_range));
    let title = format!(" A scan of `{name}`, made by its `prefix()`.");
    quote! {
        #[doc = #title]
        #[must_use = "a scan is asked for by `.range()` or `.ranges()`"]
        pub struct #builder<__Scan>(__Scan);

        impl<__Scan: ::core::clone::Clone> ::core::clone::Clone for #builder<__Scan> {
            #[inline]
            fn clone(&self) -> Self {
                #builder(::core::clone::Clone::clone(&self.0))
            }
        }

        impl<__Scan: ::core::fmt::Debug> ::core::fmt::Debug for #builder<__Scan> {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Debug::fmt(&self.0, f)
            }
        }

        #(#fits)*
        impl #private::FirstTurn<#key, #first> for #builder<#private::Scan<#key, #start>> {}
        impl<__Field, __Before, __Here> #private::Turn<#key, __Field, __Before, __Here> for #builder<#private::Scan<#key, __Here>> {}

        #(#functions)*

        impl<__Scan: #private::ScanOf<#key>> #builder<__Scan> {
            /// The one range of this scan.
            #[inline]
            #[must_use]
            pub fn range(self) -> #krate::KeyRange
            #one_range
            {
                self.0.range()
            }

            /// The ranges of this scan: one a salt bucket where the bucket is open, else one; none where
            /// nothing can match.
            #[inline]
            #[must_use]
            pub fn ranges(self) -> #krate::KeyRanges {
                self.0.ranges()
            }
        }

        impl<__Scan: #private::ScanOf<#key>> #private::PrefixOf<#key> for #builder<__Scan> {
            type Scan = __Scan;

            #[inline]
            fn into_scan(self) -> __Scan {
                self.0
            }
        }
    }
}

/// What the functions of the builder name.
struct Chain {
    builder: Ident,
    key: Tokens,
    fields: Vec<Tokens>,
    /// How far a scan is in front of each field, and behind the last.
    steps: Vec<Tokens>,
}

impl Chain {
    fn of(layout: &Layout<'_>) -> Self {
        Chain {
            builder: builder(layout),
            key: layout.fixed_key(),
            fields: layout.segments.iter().map(|segment| marker(layout, segment)).collect(),
            steps: (0..=layout.segments.len()).map(|fixed| progress(layout, fixed)).collect(),
        }
    }
}

/// The bound that says that one range is enough; only where a salt may ask for more.
fn one_range(layout: &Layout<'_>, chain: &Chain) -> Option<TokenStream> {
    layout.salt?;
    let (private, key) = (layout.private(), &chain.key);
    let fields = layout.segments.iter().zip(&chain.fields);
    let salted: Vec<_> =
        fields.filter(|(segment, _)| layout.whole || segment.salted).map(|(_, field)| field).collect();
    Some(match &salted[..] {
        [only] => quote!(#private::OneRange<#key, #only>),
        _ => quote!(#private::OneRange<#key, (#(#salted),*)>),
    })
}

/// Whether a value always fits, which decides what its function gives.
fn fits(layout: &Layout<'_>, segment: &Segment<'_>) -> Option<TokenStream> {
    let (krate, private) = (&layout.krate, layout.private());
    let (name, codec) = (segment.outcome(), &segment.codec);
    let ty = with_lifetime(segment.field.ty, "static");
    let delimited = segment.delimited;
    let outcome = match (segment.fits(), &segment.probed) {
        (Told::Yes, _) => return None,
        (Told::No, _) => quote!(#private::Sometimes),
        (Told::Nothing, Some(Probed { codec, told })) => {
            quote!(<#told as #private::check::Tells<#codec>>::Outcome)
        }
        (Told::Nothing, None) => {
            quote!(#private::Outcome<{ <#codec as #krate::FieldCodec<#ty>>::FORMAT.fits(#delimited) }>)
        }
    };
    Some(quote!(type #name = #outcome;))
}

/// The functions of one field: fix it, bound it, and what its type may add. `#[inline]` stands on those two
/// that every scan takes; the others do more than a call costs.
fn functions(layout: &Layout<'_>, chain: &Chain, index: usize) -> TokenStream {
    let (krate, private, segment) = (&layout.krate, layout.private(), &layout.segments[index]);
    let (name, codec, function) = (segment.name, &segment.codec, &segment.function);
    let Chain { builder, key, fields, steps } = chain;
    let (field, here, next) = (&fields[index], &steps[index], &steps[index + 1]);
    let (lifetime, argument) = segment.argument(krate);
    let (fix, fixed) = match segment.last {
        true => ("fix_last", quote!(#builder<#private::Ended<#key, #next>>)),
        false => ("fix", quote!(#builder<#private::Scan<#key, #next>>)),
    };
    let (outcome, fix) = segment.fixed(|fix| quote!(self.0.#fix), fix, builder, &fixed);
    let named = |ending: &str| format_ident!("{}_{ending}", unraw(function), span = function.span());

    let fix_doc = format!(" Fixes `{name}`: rows that have this value there.");
    let order = match segment.known {
        Known::Other => " A nested key compares as its rows do.",
        _ => "",
    };
    let range_doc = format!(
        " Bounds `{name}`, in its own order whatever its direction in the row, and ends the scan.{order}"
    );
    let range_name = named("range");
    let ordered = match (segment.ordered, &segment.probed) {
        (Told::No, _) => Some(quote!(where #private::Unordered: #private::Bounded<Self>)),
        (Told::Nothing, Some(Probed { told, .. })) => Some(quote!(where #told: #private::Bounded<Self>)),
        _ => None,
    };
    let in_doc = format!(" Bounds `{name}` to some values, and ends the scan: one range a value.");
    let in_name = named("in");
    let text =
        matches!(segment.known, Known::Text | Known::Other) && !crate::types::is_option(segment.field.ty);
    let starts_with = text.then(|| {
        let text = format!(" Bounds `{name}` by what it starts with, and ends the scan.");
        let function = named("starts_with");
        let is_text =
            segment.text().is_none().then(|| quote!(where #codec: #private::StartsWith<#argument, Self>));
        quote! {
            #[doc = #text]
            pub fn #function<'__value>(self, prefix: #argument) -> #builder<#private::Ended<#key, #here>>
            #is_text
            {
                #builder(self.0.starting(&prefix, #private::PhantomData::<Self>))
            }
        }
    });
    let nested = (segment.known == Known::Other && segment.field.options.with.is_none()).then(|| {
        let text = format!(" Bounds `{name}` by a scan of its own first fields, and ends this scan.");
        let function = named("prefix");
        let ty = with_lifetime(segment.field.ty, "static");
        quote! {
            #[doc = #text]
            pub fn #function<__Prefix>(self, prefix: __Prefix) -> #builder<#private::Ended<#key, #here>>
            where
                __Prefix: #private::PrefixOf<#ty>,
            {
                #builder(self.0.nested(prefix))
            }
        }
    });
    // The bound that says that it is this field's turn.
    let turn = match fields[..index].last() {
        None => quote!(#private::FirstTurn<#key, #field>),
        Some(before) => quote!(#private::Turn<#key, #field, #before, #here>),
    };
    quote! {
        impl<__Scan: #private::Steps<#key, #field>> #builder<__Scan>
        where
            Self: #turn,
        {
            #[doc = #fix_doc]
            #[inline]
            pub fn #function #lifetime (self, value: #argument) -> #outcome {
                #fix
            }

            #[doc = #range_doc]
            #[inline]
            pub fn #range_name #lifetime (
                self,
                bounds: impl #private::RangeBounds<#argument>,
            ) -> #builder<#private::Ended<#key, #here>>
            #ordered
            {
                #builder(self.0.bounded(bounds))
            }

            #[doc = #in_doc]
            pub fn #in_name #lifetime (
                self,
                values: impl #private::IntoIterator<Item = #argument>,
            ) -> #krate::FiniteScan {
                self.0.one_of(values)
            }

            #starts_with
            #nested
        }
    }
}

pub fn unraw(ident: &Ident) -> String {
    ident.to_string().trim_start_matches("r#").to_string()
}
