//! The last stage: the generated code, one file for each part.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens as _, quote};
use syn::{DeriveInput, Ident, Path};

use crate::check::Verdict;
use crate::model::{Field, Key, Model};
use crate::tokens::Tokens;
use crate::types::with_lifetime;

mod as_type;
mod builder;
mod codec;
mod conversions;
mod fields;
mod inherent;
mod key;
mod kinds;
mod ord;
mod picture;
mod refused;
mod salt;
mod testing;
mod unit_enum;
mod verify;

/// Also write what `rowkey::testing` reads. Under a feature: rustc checks each function of each field, used or not.
pub const TESTING: bool = cfg!(feature = "testing");

pub fn expand(model: &Model<'_>, verdict: &Verdict, testing: bool) -> TokenStream {
    if verdict.nothing {
        return refused::expand(model);
    }
    match model {
        Model::Key(key) => of_key(key, verdict, testing),
        Model::UnitEnum(unit_enum) => unit_enum::expand(unit_enum),
        Model::Kinds(kinds) => kinds::expand(kinds),
    }
}

fn of_key(key: &Key<'_>, verdict: &Verdict, testing: bool) -> TokenStream {
    let this = This::of(key.input);
    let codecs = codec::declare(key);
    let checks = verify::expand(key, &this, verdict);
    let hot_spot = verify::hot_spot(key, &this).filter(|_| verdict.mistakes == 0);
    let narrow_text = verify::narrow_text(key, &this).filter(|_| verdict.mistakes == 0);
    let other_order = verify::other_order(key, &this).filter(|_| verdict.mistakes == 0);
    let key_impls = key::expand(key, &this);
    let fields = fields::expand(key, &this);
    let builder = builder::expand(key, &this);
    let inherent = inherent::of_key(key, &this);
    let ord = ord::expand(key, &this);
    let testing = testing.then(|| testing::expand(key, &this));
    // A refused field with `as` still asks whether its type is an `Option`.
    let probed = |field: &Field<'_>| field.probed() || field.as_type().is_some();
    let probes = key.fields.iter().any(probed) || key.salt.is_some_and(salt::probed);
    let code = quote!(#codecs #checks #key_impls #fields #builder #inherent #ord #testing);
    let code = block(key.container.krate.as_ref(), probes, &code);
    quote!(#hot_spot #narrow_text #other_order #code)
}

/// The user's type, as generated code names it.
pub struct This<'a> {
    pub input: &'a DeriveInput,
    pub name: &'a Ident,
    /// With its own lifetimes.
    pub own: Tokens,
    /// With `'static` in place of its lifetimes.
    pub fixed: Tokens,
    /// With the lifetime of the row, `'__row`, in place of its own.
    pub row: Tokens,
    /// It has a lifetime.
    pub borrows: bool,
}

impl<'a> This<'a> {
    pub fn of(input: &'a DeriveInput) -> Self {
        let (_, ty_generics, _) = input.generics.split_for_impl();
        let name = &input.ident;
        let own = quote!(#name #ty_generics);
        let (fixed, row) = (with_lifetime(&own, "static"), with_lifetime(&own, "__row"));
        let borrows = input.generics.lifetimes().next().is_some();
        This { input, name, own: own.into(), fixed, row, borrows }
    }

    /// `impl<'a> Event<'a> { .. }`, or of a trait.
    pub fn block(&self, of_trait: Option<TokenStream>, items: &TokenStream) -> TokenStream {
        let (impl_generics, _, where_clause) = self.input.generics.split_for_impl();
        let this = &self.own;
        let of_trait = of_trait.map(|of_trait| quote!(#of_trait for));
        quote! {
            impl #impl_generics #of_trait #this #where_clause {
                #items
            }
        }
    }

    /// `'__row`, and the same in angle brackets, where it has to be named.
    pub fn row_lifetime(&self) -> (Option<TokenStream>, Option<TokenStream>) {
        self.borrows.then(|| (quote!(<'__row>), quote!('__row))).unzip()
    }
}

/// The block around all generated code, with the names of the crate. It allows what would warn, and names the lints of groups of
/// which others may be forbidden: where a crate forbids a lint, its group cannot be allowed.
fn block(krate: Option<&Path>, probes: bool, code: &TokenStream) -> TokenStream {
    let names = names(krate, probes);
    quote! {
        #[allow(dead_code, deprecated, nonstandard_style, private_bounds, private_interfaces)]
        #[allow(single_use_lifetimes, unused_qualifications)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        #[allow(clippy::absolute_paths, clippy::impl_trait_in_params, clippy::same_name_method)]
        #[allow(clippy::single_char_lifetime_names, clippy::std_instead_of_alloc, clippy::std_instead_of_core)]
        const _: () = {
            #names
            #code
        };
    }
}

/// The names of the crate and its private module in generated code, which no name of a user can shadow.
fn names(krate: Option<&Path>, probes: bool) -> TokenStream {
    let path = path(krate);
    // Its constants apply where a probe has no inherent one.
    let otherwise = probes.then(|| quote!(use #path::__private::check::Fallback as _;));
    quote! {
        use #path::{self as __r, __private as __p, __private::scan as __s};
        use #path::__private::primitive::{bool as __bool, u8 as __u8, u64 as __u64, usize as __usize};
        #otherwise
    }
}

/// The path of the crate.
fn path(krate: Option<&Path>) -> TokenStream {
    krate.map_or_else(|| quote!(::rowkey), Path::to_token_stream)
}

/// A number without a suffix.
fn number(number: impl TryInto<u128>) -> Literal {
    Literal::u128_unsuffixed(number.try_into().unwrap_or(u128::MAX))
}

/// A doc comment of several lines, in one attribute: fewer attributes compile faster.
fn doc(lines: &[&str]) -> TokenStream {
    let lines = lines.iter().flat_map(|line| line.split('\n'));
    let lines = lines.map(|line| if line.is_empty() { String::new() } else { format!(" {line}") });
    let text = lines.collect::<Vec<_>>().join("\n");
    quote!(#[doc = #text])
}

/// For tests of one part, with a declaration that has no mistake.
#[cfg(test)]
mod declared {
    use proc_macro2::TokenStream;

    use super::This;
    use crate::model::Key;
    use crate::model::tests::with_key;

    /// What a part writes for it, without spaces.
    #[track_caller]
    pub fn written(input: &str, part: impl FnOnce(&Key<'_>, &This<'_>) -> TokenStream) -> String {
        let input = syn::parse_str(input).expect("a struct");
        with_key(&input, |key| part(key, &This::of(key.input)).to_string().replace(' ', ""))
    }
}
