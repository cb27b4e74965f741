//! Several spellings of one thing, which are all accepted.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::quote;

use crate::parse::names;

/// The expansion of a declaration without a mistake.
fn accepted(input: &TokenStream) -> String {
    let written = crate::derive(&syn::parse2(input.clone()).expect("a declaration"), true);
    let written = written.to_string();
    assert!(!written.contains("compile_error"), "{input}: {written}");
    written
}

/// As `macro_rules` passes its arguments.
fn handed_on(tokens: TokenStream) -> TokenTree {
    TokenTree::Group(Group::new(Delimiter::None, tokens))
}

#[test]
fn values_have_several_spellings() {
    let comma = handed_on(quote!(','));
    let delimiters = [quote!(','), quote!(","), quote!(b','), quote!(b","), quote!((',')), quote!(#comma)];
    let of_delimiter = |spelled: &TokenStream| {
        accepted(&quote! { #[rowkey(delimiter = #spelled)] struct Key(String, String); })
    };
    same(&delimiters, of_delimiter);

    let four = handed_on(quote!(4));
    let numbers = [quote!(4), quote!(0x4), quote!(4u8), quote!((4)), quote!(#four), quote!((#four))];
    for declare in [
        |spelled: &TokenStream| quote! { struct Key(#[pad(#spelled)] u32); },
        |spelled: &TokenStream| quote! { struct Key(#[rowkey(width = #spelled)] u64); },
        |spelled: &TokenStream| quote! { struct Key(#[rowkey(max = #spelled)] u64); },
        |spelled: &TokenStream| quote! { #[rowkey(fingerprint = #spelled)] struct Key(u8); },
    ] {
        same(&numbers, |spelled| accepted(&declare(spelled)));
    }

    let spelled = handed_on(quote!(other));
    let names = [quote!(other), quote!("other"), quote!((other)), quote!(#spelled)];
    same(&names, |spelled| accepted(&quote! { struct Key { #[rowkey(name = #spelled)] a: u8 } }));

    let spelled = handed_on(quote!(ms));
    let units = [quote!(ms), quote!("ms"), quote!((ms)), quote!(#spelled)];
    same(&units, |spelled| accepted(&quote! { struct Key { #[rowkey(unit = #spelled)] a: SystemTime } }));

    let bytes = handed_on(quote!([u8; 20]));
    for spelled in [quote!(as = [u8; 20]), quote!(as = #bytes), quote!(as = ([u8; 20]))] {
        let written = accepted(&quote! { struct Key { #[rowkey(#spelled)] a: Address } });
        assert!(written.contains("As < "), "{spelled}: {written}");
    }
    let by = [
        quote!(as(u64, to = to, from = from)),
        quote!(as(u64, from = from, to = to,)),
        quote!(as(u64, to = (to), from = from)),
    ];
    same(&by[..2], |spelled| accepted(&quote! { struct Key { #[rowkey(#spelled)] a: Number } }));
    // Types of several forms, and paths of several.
    for ty in [
        quote!(Vec<u8>),
        quote!((u8, u16)),
        quote!(std::string::String),
        quote!([u8; N]),
        quote!(<T as Of>::A),
        quote!(Map<u8, u16>),
        quote!(of::Map<u8, Map<u16, bool>>),
    ] {
        accepted(
            &quote! { struct Key { #[rowkey(as(#ty, to = <T>::to, from = <A as From<T>>::from))] a: Other } },
        );
        accepted(&quote! { struct Key { #[rowkey(desc, as = #ty)] a: Other } });
    }

    let salts = [quote!(buckets = 4), quote!(buckets = 4, hash = xxh64), quote!(hash = xxh64, buckets = 4)];
    same(&salts, |spelled| accepted(&quote! { #[rowkey(salt(#spelled))] struct Key(u8); }));
    same(&salts, |spelled| accepted(&quote! { struct Key(#[salt(#spelled)] u8); }));

    let prefixes = [quote!("evt"), quote!(b"evt"), quote!(("evt"))];
    same(&prefixes, |spelled| accepted(&quote! { #[rowkey(prefix = #spelled)] struct Key(u8); }));
    same(&prefixes, |spelled| accepted(&quote! { enum Keys { #[rowkey(prefix = #spelled)] A(Key) } }));
}

#[track_caller]
fn same(spellings: &[TokenStream], written: impl Fn(&TokenStream) -> String) {
    for spelled in &spellings[1..] {
        assert_eq!(written(spelled), written(&spellings[0]), "{spelled}");
    }
}

/// As `macro_rules` may write it without options.
#[test]
fn an_empty_list_says_nothing() {
    let empty = quote!(#[rowkey()]);
    for (spelled, alone) in [
        (quote! { #empty struct Key(u8); }, quote! { struct Key(u8); }),
        (quote! { struct Key(#empty u8); }, quote! { struct Key(u8); }),
        (
            quote! { #empty #[repr(u8)] enum Level { #empty Low = 1 } },
            quote! { #[repr(u8)] enum Level { Low = 1 } },
        ),
    ] {
        assert_eq!(accepted(&spelled), accepted(&alone), "{spelled}");
    }
}

/// Only a user's own types have such names, so only types decide.
#[test]
fn names_in_a_path_are_the_users_own() {
    for ty in ["my::usize", "my::isize", "my::str"] {
        let ty: syn::Type = syn::parse_str(ty).expect("a type");
        accepted(&quote!(struct Key(#ty);));
    }
}

/// The largest value of a number type narrows nothing, but is not a mistake.
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

#[test]
fn the_docs_of_the_derive_list_all_attributes() {
    let docs = include_str!("../../../src/lib.rs");
    let whole =
        [names::ATTRIBUTES, names::ON_A_STRUCT, names::ON_AN_ENUM, names::ON_A_FIELD, names::ON_A_VARIANT];
    for name in whole.concat().into_iter().filter(|name| ![names::ROWKEY, names::ALLOW].contains(name)) {
        // `desc`, `max = 1439`, `salt(..)`.
        let listed = |row: &str| row.strip_prefix(name).is_some_and(|rest| rest.starts_with(['`', '(', ' ']));
        assert!(docs.split("/// | [`").any(listed), "`{name}` is not in the tables of the derive");
    }
    for name in names::OF_ALLOW {
        assert!(
            docs.contains(&format!("/// | [`allow({name})`]")),
            "`allow({name})` is not in the table of the derive"
        );
    }
}
