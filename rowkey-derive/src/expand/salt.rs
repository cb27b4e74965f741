//! The salt of a key or of an enum of keys.

use proc_macro2::TokenStream;
use quote::{ToTokens as _, quote};
use syn::Expr;

use crate::parse::arg::integer;
use crate::parse::salt::{Hash, Salt};

/// `Some(Salt::of::<Xxh64>(16, 1, false, false, true))`
pub fn value(salt: Option<&Salt>, whole: bool) -> TokenStream {
    let Some(salt) = salt else { return quote!(__p::None) };
    let (hash, buckets, width) = (hash(salt), buckets(salt), width(salt));
    let (text, hex) = (salt.pad.is_some(), salt.hex.is_some());
    quote!(__p::Some(__p::Salt::of::<#hash>(#buckets, #width, #text, #hex, #whole)))
}

/// The number of buckets.
pub fn buckets(salt: &Salt) -> TokenStream {
    match integer(&salt.buckets) {
        Some(number) => super::number(number.magnitude).into_token_stream(),
        // `verify` refuses one that is out of range.
        None => {
            let buckets = constant(&salt.buckets);
            quote!(__p::check::some_buckets(#buckets))
        }
    }
}

/// Bytes of the salt.
pub fn width(salt: &Salt) -> TokenStream {
    if let Some(width) = salt.width() {
        return super::number(width).into_token_stream();
    }
    let buckets = buckets(salt);
    quote!(__p::salt_width(#buckets))
}

/// The type of the salt hash.
pub fn hash(salt: &Salt) -> TokenStream {
    match &salt.hash {
        Hash::Xxh64 => quote!(__r::Xxh64),
        Hash::Java31 => quote!(__r::Java31),
        Hash::Sha256(_) => quote!(__r::Sha256),
        Hash::Own(path) => {
            let fits = quote!(__p::check::HashProbe::<#path>::FITS);
            quote!(<__p::If<{ #fits }> as __p::Choice>::Of<#path, __r::Xxh64>)
        }
    }
}

/// A custom hash: only its type shows whether it is a `SaltHash`.
pub fn probed(salt: &Salt) -> bool {
    matches!(salt.hash, Hash::Own(_))
}

/// A user's constant of any integer type, as an `i128`.
pub fn constant(expr: &Expr) -> TokenStream {
    quote!(((#expr) | 0) as __p::primitive::i128)
}

#[cfg(test)]
mod tests {
    use crate::expand::declared::written;

    #[test]
    fn a_salt_takes_one_byte_up_to_256_buckets() {
        let constant = "__p::check::some_buckets(((N)|0)as__p::primitive::i128)";
        for (text, expected) in [
            ("buckets = 256", "256,1,false,false,true".to_string()),
            ("buckets = 257", "257,2,false,false,true".to_string()),
            ("buckets = 16, pad = 3", "16,3,true,false,true".to_string()),
            ("buckets = 16, hex = 1", "16,1,false,true,true".to_string()),
            ("buckets = N", format!("{constant},__p::salt_width({constant}),false,false,true")),
        ] {
            let written = written(&format!("#[rowkey(salt({text}))] struct Key(u8);"), |key, _| {
                super::value(key.salt, key.whole)
            });
            let expected = format!("__p::Some(__p::Salt::of::<__r::Xxh64>({expected}))");
            assert_eq!(written, expected, "{text}");
        }
    }
}
