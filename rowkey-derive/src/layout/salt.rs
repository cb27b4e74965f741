//! The salt of a key or of an enum of keys, as generated code names it.

use proc_macro2::TokenStream;
use quote::quote;

use crate::attr::integer;
use crate::attr::salt::{Hash, Salt};

/// A salt, and whether it is over all that follows it.
#[derive(Clone, Copy)]
pub struct SaltTokens<'a> {
    pub salt: &'a Salt,
    whole: bool,
}

impl<'a> SaltTokens<'a> {
    pub fn of(salt: &'a Salt, whole: bool) -> Self {
        SaltTokens { salt, whole }
    }

    /// The number of buckets.
    pub fn buckets(&self) -> TokenStream {
        let buckets = &self.salt.buckets;
        if let Some(number) = integer(buckets) {
            let number = u32::try_from(number.magnitude).unwrap_or(u32::MAX);
            return quote!(#number);
        }
        // One that cannot be is refused by `verify`.
        quote!({ __private::check::some_buckets(((#buckets) | 0) as ::core::primitive::i128) })
    }

    /// Bytes of the salt.
    pub fn width(&self) -> TokenStream {
        let buckets = self.buckets();
        match (&self.salt.pad, integer(&self.salt.buckets)) {
            (Some(digits), _) => {
                let digits = digits.value;
                quote!(#digits)
            }
            (None, Some(number)) => {
                let width = if number.magnitude <= 256 { 1usize } else { 2 };
                quote!(#width)
            }
            (None, None) => quote!({ __private::salt_width(#buckets) }),
        }
    }

    /// The type of the salt hash.
    pub fn hash(&self) -> TokenStream {
        match &self.salt.hash {
            Hash::Xxh64 => quote!(__rowkey::Xxh64),
            Hash::Java31 => quote!(__rowkey::Java31),
            Hash::Sha256(_) => quote!(__rowkey::Sha256),
            Hash::Own(path) => {
                let fits = quote!(__private::check::HashProbe::<#path>::FITS);
                quote!(<__private::check::Pick<{ #fits }> as __private::check::Picked<#path, __rowkey::Xxh64>>::It)
            }
        }
    }

    /// A hash of the user's own is probed, so a constant is found in place of one that is not there.
    pub fn probed(&self) -> bool {
        matches!(self.salt.hash, Hash::Own(_))
    }

    /// The salt as a type.
    pub fn rule(&self) -> TokenStream {
        let (hash, buckets, width) = (self.hash(), self.buckets(), self.width());
        let (text, whole) = (self.salt.pad.is_some(), self.whole);
        quote!(__private::Salted<#hash, #buckets, #width, #text, #whole>)
    }
}
