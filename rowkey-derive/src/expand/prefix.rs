//! The prefix builder: one function a field, callable only from left to right.
//!
//! The builder is one type with the number of fixed fields as a parameter. A function that comes at
//! the wrong time exists nevertheless; its bound fails, and so the error is this file's text and not
//! "no method named".

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use crate::layout::{Layout, Segment};
use crate::types::{Known, with_lifetime};

/// How many numbers of fixed fields the core has a name for, which costs less to compile.
const NAMED: usize = 16;

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
        let ordered = layout.segments[index].field.options.reverse_digits.is_none();
        if ordered {
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
    let builder = builder(layout);
    let (_, ty_generics, where_clause) = input.generics.split_for_impl();
    let params = input.generics.params.iter();
    let fixed = layout.fixed_key();
    let front = front(layout);
    let functions =
        layout.segments.iter().enumerate().map(|(index, segment)| functions(layout, index, segment));
    let markers = markers(layout);
    let turns = (0..layout.segments.len()).map(|index| {
        let (turn, progress) = (turn(layout, index), progress(layout, index));
        quote!(impl #turn for #builder<#progress, #private::Open> {})
    });
    let fits = layout.segments.iter().filter(|segment| !segment.fits()).map(|segment| fits(layout, segment));
    let one_range = one_range(layout);
    let one_bound = one_range.iter();
    let one_impl = one_range.iter();
    let title = format!(" A scan of `{name}`, made by its `prefix()`.");
    quote! {
        #[doc = #title]
        #[derive(::core::clone::Clone, ::core::fmt::Debug)]
        #[must_use = "a scan is asked for by `.range()` or `.ranges()`"]
        pub struct #builder<__Progress, __Tail = #private::Open>(#private::ScanOf<#fixed, __Tail, __Progress>);

        #markers
        #(#fits)*
        #(#turns)*
        #(impl<const __FIXED: ::core::primitive::usize, __Tail> #one_impl for #builder<#private::At<__FIXED, true>, __Tail> {})*

        impl<__Progress: #private::Progress, __Tail: #private::Tail<#front>> #builder<__Progress, __Tail> {
            #(#functions)*

            /// The one range of this scan.
            #[inline]
            #[must_use]
            pub fn range(self) -> #krate::KeyRange
            #(where Self: #one_bound)*
            {
                <__Tail as #private::Tail<_>>::range::<#fixed, _>(self.0)
            }

            /// The ranges of this scan: one a salt bucket where the bucket is open, else one; none where
            /// nothing can match.
            #[inline]
            #[must_use]
            pub fn ranges(self) -> #krate::KeyRanges {
                <__Tail as #private::Tail<_>>::ranges::<#fixed, _>(self.0)
            }
        }

        impl<#(#params,)* __Progress: #private::Progress, __Tail: #private::Tail<#front>>
            #private::PrefixOf<#name #ty_generics> for #builder<__Progress, __Tail> #where_clause
        {
            type Scan = #private::ScanOf<#fixed, __Tail, __Progress>;

            #[inline]
            fn into_scan(self) -> Self::Scan {
                self.0
            }
        }
    }
}

/// A module with a type for each field, so that messages can name them.
fn markers(layout: &Layout<'_>) -> TokenStream {
    let module = marker_module(layout);
    let names = layout.segments.iter().map(|segment| &segment.function);
    quote! {
        mod #module {
            #(pub enum #names {})*
        }
    }
}

fn marker_module(layout: &Layout<'_>) -> Ident {
    format_ident!("__{}", layout.key.input.ident)
}

fn marker(layout: &Layout<'_>, segment: &Segment<'_>) -> TokenStream {
    let (module, name) = (marker_module(layout), &segment.function);
    quote!(#module::#name)
}

/// The bound that says that it is this field's turn.
fn turn(layout: &Layout<'_>, index: usize) -> TokenStream {
    let private = layout.private();
    let key = layout.fixed_key();
    let field = marker(layout, &layout.segments[index]);
    match index.checked_sub(1) {
        None => quote!(#private::FirstTurn<#key, #field>),
        Some(before) => {
            let before = marker(layout, &layout.segments[before]);
            quote!(#private::Turn<#key, #field, #before>)
        }
    }
}

/// The bound that says that one range is enough; only where a salt may ask for more.
fn one_range(layout: &Layout<'_>) -> Option<TokenStream> {
    layout.salt?;
    let private = layout.private();
    let key = layout.fixed_key();
    let salted: Vec<_> = layout
        .segments
        .iter()
        .filter(|segment| layout.whole || segment.run.is_some())
        .map(|segment| marker(layout, segment))
        .collect();
    Some(match &salted[..] {
        [only] => quote!(#private::OneRange<#key, #only>),
        _ => quote!(#private::OneRange<#key, (#(#salted),*)>),
    })
}

/// How far a scan is that has fixed `fixed` fields.
pub fn progress(layout: &Layout<'_>, fixed: usize) -> TokenStream {
    let private = layout.private();
    let one = fixed >= layout.bucket_fixed_at();
    if fixed >= NAMED {
        return quote!(#private::At<#fixed, #one>);
    }
    let name = format_ident!("{}{fixed}", if one { "One" } else { "Each" });
    quote!(#private::#name)
}

/// What the bounds of the key's scans are built in.
fn front(layout: &Layout<'_>) -> TokenStream {
    let (private, fixed) = (layout.private(), layout.fixed_key());
    quote!(#private::FrontOf<#fixed>)
}

/// Whether a value always fits, which decides what its function gives.
fn fits(layout: &Layout<'_>, segment: &Segment<'_>) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let (name, codec) = (format_ident!("__fits_{}", segment.name), &segment.codec);
    let ty = with_lifetime(segment.field.ty, "static");
    let delimited = layout.delimiter.is_some() && !segment.last;
    quote!(type #name = #private::Outcome<{ <#codec as #krate::FieldCodec<#ty>>::FORMAT.fits(#delimited) }>;)
}

/// The functions of one field: fix it, bound it, and what its type may add.
fn functions(layout: &Layout<'_>, index: usize, segment: &Segment<'_>) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let (builder, turn) = (builder(layout), turn(layout, index));
    let (name, codec, function) = (segment.name, &segment.codec, &segment.function);
    let ty = with_lifetime(segment.field.ty, "__value");
    let fixed_ty = with_lifetime(segment.field.ty, "static");
    let (lifetime, argument) = segment.argument(krate);
    let place = layout.place(segment, &quote!(#krate::Last));
    let nested_place = layout.nested_place();
    let front = front(layout);
    let key = layout.fixed_key();
    let step = quote!(<__Tail as #private::Tail<_>>);
    let (here, next) = (progress(layout, index), progress(layout, index + 1));
    let (fix, tail) = match segment.last {
        true => {
            (quote!(fix_last::<#key, _, _, #codec, #ty, _, #nested_place>), quote!(#private::Edges<#front>))
        }
        false => (quote!(fix::<#key, _, _, #codec, _, #place>), quote!(#private::Open)),
    };
    let fixed = quote!(#builder<#next, #tail>);
    let ended = quote!(#builder<#here, #private::Edges<#front>>);

    let fix_doc = format!(" Fixes `{name}`: rows that have this value there.");
    let fix = quote!(#step::#fix(self.0, &value));
    let (outcome, fix) = segment.fixed(&fix, &builder, &fixed);
    let order = match segment.known {
        Known::Other => " A nested key compares as its rows do.",
        _ => "",
    };
    let range_doc = format!(
        " Bounds `{name}`, in its own order whatever its direction in the row, and ends the scan.{order}"
    );
    let range_name = format_ident!("{}_range", unraw(function), span = function.span());
    let ordered = (!segment.ordered()).then(|| {
        quote! {
            #private::IsOrdered<{ <#codec as #krate::FieldCodec<#fixed_ty>>::FORMAT.is_ordered() }>:
                #private::Bounded<Self>,
        }
    });
    let range = quote! {
        #[doc = #range_doc]
        #[inline]
        pub fn #range_name #lifetime (
            self,
            bounds: impl #private::RangeBounds<#argument>,
        ) -> #ended
        where
            Self: #turn,
            #ordered
        {
            #builder(#step::bounded::<#key, _, _, #codec, #ty, _, #place, #nested_place>(self.0, bounds))
        }
    };
    let in_doc = format!(" Bounds `{name}` to some values, and ends the scan: one range a value.");
    let in_name = format_ident!("{}_in", unraw(function), span = function.span());
    let one_of = quote! {
        #[doc = #in_doc]
        #[inline]
        pub fn #in_name #lifetime (
            self,
            values: impl #private::IntoIterator<Item = #argument>,
        ) -> #krate::FiniteScan
        where
            Self: #turn,
        {
            #step::one_of::<#key, _, #next, #codec, #ty, _, #place>(self.0, values)
        }
    };
    let text =
        matches!(segment.known, Known::Text | Known::Other) && !crate::types::is_option(segment.field.ty);
    let starts_with = text.then(|| {
        let text = format!(" Bounds `{name}` by what it starts with, and ends the scan.");
        let function = format_ident!("{}_starts_with", unraw(function), span = function.span());
        quote! {
            #[doc = #text]
            #[inline]
            pub fn #function<'__value>(self, prefix: #argument) -> #ended
            where
                Self: #turn,
                #codec: #private::StartsWith<#argument, Self>,
            {
                #builder(
                    #step::starting::<#key, _, _, #codec, #ty, _, Self, #place, #nested_place>(self.0, &prefix),
                )
            }
        }
    });
    let nested = (segment.known == Known::Other && segment.field.options.with.is_none()).then(|| {
        let text = format!(" Bounds `{name}` by a scan of its own first fields, and ends this scan.");
        let function = format_ident!("{}_prefix", unraw(function), span = function.span());
        quote! {
            #[doc = #text]
            #[inline]
            pub fn #function<__Prefix>(self, prefix: __Prefix) -> #ended
            where
                Self: #turn,
                __Prefix: #private::PrefixOf<#fixed_ty>,
            {
                let edges = #private::PrefixOf::into_edges(prefix);
                #builder(#step::nested::<#key, _, _, #codec, #fixed_ty, #place>(self.0, edges))
            }
        }
    });
    quote! {
        #[doc = #fix_doc]
        #[inline]
        pub fn #function #lifetime (self, value: #argument) -> #outcome
        where
            Self: #turn,
        {
            #fix
        }

        #range
        #one_of
        #starts_with
        #nested
    }
}

pub fn unraw(ident: &Ident) -> String {
    ident.to_string().trim_start_matches("r#").to_string()
}
