//! What can be written in several ways means one thing, and is accepted.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::quote;

/// What is written for a declaration without a mistake.
fn accepted(input: &TokenStream) -> String {
    let written = crate::derive(&syn::parse2(input.clone()).expect("a declaration"), true);
    let written = written.to_string();
    assert!(!written.contains("compile_error"), "{input}: {written}");
    written
}

/// As `macro_rules` hands on what it was given.
fn handed_on(tokens: TokenStream) -> TokenTree {
    TokenTree::Group(Group::new(Delimiter::None, tokens))
}

#[test]
fn values_have_several_spellings() {
    let comma = handed_on(quote!(','));
    let delimiters = [quote!(','), quote!(","), quote!(b','), quote!(b","), quote!((',')), quote!(#comma)];
    let of_delimiter =
        |said: &TokenStream| accepted(&quote! { #[rowkey(delimiter = #said)] struct Key(String, String); });
    same(&delimiters, of_delimiter);

    let four = handed_on(quote!(4));
    let numbers = [quote!(4), quote!(0x4), quote!(4u8), quote!((4)), quote!(#four), quote!((#four))];
    for declare in [
        |said: &TokenStream| quote! { struct Key(#[pad(#said)] u32); },
        |said: &TokenStream| quote! { struct Key(#[rowkey(width = #said)] u64); },
        |said: &TokenStream| quote! { struct Key(#[rowkey(max = #said)] u64); },
        |said: &TokenStream| quote! { #[rowkey(fingerprint = #said)] struct Key(u8); },
    ] {
        same(&numbers, |said| accepted(&declare(said)));
    }

    let said = handed_on(quote!(other));
    let names = [quote!(other), quote!("other"), quote!((other)), quote!(#said)];
    same(&names, |said| accepted(&quote! { struct Key { #[rowkey(name = #said)] a: u8 } }));

    let said = handed_on(quote!(ms));
    let units = [quote!(ms), quote!("ms"), quote!((ms)), quote!(#said)];
    same(&units, |said| accepted(&quote! { struct Key { #[rowkey(unit = #said)] a: SystemTime } }));

    let salts = [quote!(buckets = 4), quote!(buckets = 4, hash = xxh64), quote!(hash = xxh64, buckets = 4)];
    same(&salts, |said| accepted(&quote! { #[rowkey(salt(#said))] struct Key(u8); }));
    same(&salts, |said| accepted(&quote! { struct Key(#[salt(#said)] u8); }));

    let prefixes = [quote!("evt"), quote!(b"evt"), quote!(("evt"))];
    same(&prefixes, |said| accepted(&quote! { #[rowkey(prefix = #said)] struct Key(u8); }));
    same(&prefixes, |said| accepted(&quote! { enum Keys { #[rowkey(prefix = #said)] A(Key) } }));
}

#[track_caller]
fn same(spellings: &[TokenStream], written: impl Fn(&TokenStream) -> String) {
    for said in &spellings[1..] {
        assert_eq!(written(said), written(&spellings[0]), "{said}");
    }
}

/// As `macro_rules` may write it, where it was given no options.
#[test]
fn an_empty_list_says_nothing() {
    let empty = quote!(#[rowkey()]);
    for (said, alone) in [
        (quote! { #empty struct Key(u8); }, quote! { struct Key(u8); }),
        (quote! { struct Key(#empty u8); }, quote! { struct Key(u8); }),
        (
            quote! { #empty #[repr(u8)] enum Level { #empty Low = 1 } },
            quote! { #[repr(u8)] enum Level { Low = 1 } },
        ),
    ] {
        assert_eq!(accepted(&said), accepted(&alone), "{said}");
    }
}

/// Only one's own types are named so, and the types tell what they are.
#[test]
fn names_behind_a_path_are_the_users_own() {
    for ty in ["my::usize", "my::isize", "my::str"] {
        let ty: syn::Type = syn::parse_str(ty).expect("a type");
        accepted(&quote!(struct Key(#ty);));
    }
}

/// The largest value that each kind of number holds narrows nothing, and is no mistake either.
#[test]
fn a_maximum_may_be_the_largest_value() {
    for field in [
        quote!(
            #[rowkey(max = 255)]
            u8
        ),
        quote!(
            #[rowkey(max = 127)]
            i8
        ),
        quote!(
            #[rowkey(max = 0xffff)]
            #[rowkey(width = 2)]
            u64
        ),
        quote!(
            #[rowkey(max = 999)]
            #[pad(3)]
            u64
        ),
        quote!(
            #[rowkey(max = 0xffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff)]
            u128
        ),
        quote!(
            #[rowkey(max = 0xffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff, width = 16)]
            u128
        ),
        quote!(
            #[rowkey(max = 0xffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff)]
            #[pad(39)]
            u128
        ),
    ] {
        accepted(&quote!(struct Key(#field);));
    }
}
