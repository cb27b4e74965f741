//! What the macro writes for typical structs and enums, formatted, under `snapshots/`: a change to the
//! expansion is read there, without what features add. `ROWKEY_BLESS=1 cargo test -p rowkey-derive` records it anew.

use std::path::Path;

use proc_macro2::{TokenStream, TokenTree};
use syn::{DeriveInput, parse_quote};

fn check(name: &str, input: &DeriveInput) {
    let tokens = crate::derive(input, false);
    assert_full_paths(tokens.clone());
    let file = syn::parse2(tokens).expect("the expansion is a list of items");
    let found = prettyplease::unparse(&file);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/snapshots").join(name);
    if std::env::var_os("ROWKEY_BLESS").is_some() {
        std::fs::write(&path, &found).expect("the snapshot is written");
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    for (line, (expected, found)) in expected.lines().zip(found.lines()).enumerate() {
        assert_eq!(
            expected,
            found,
            "line {} of {name} changed; if it is meant, run `ROWKEY_BLESS=1 cargo test -p rowkey-derive`",
            line + 1
        );
    }
    assert_eq!(expected.lines().count(), found.lines().count(), "the length of {name} changed");
}

/// Names that a user may have taken are never written without their path. Field types are the
/// user's own and stay as they were written; they are not among these.
fn assert_full_paths(tokens: TokenStream) {
    let taken = ["Option", "Some", "None", "Result", "Ok", "Err", "Vec", "Ordering", "Ord", "bool", "usize"];
    let mut before = String::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Group(group) => {
                assert_full_paths(group.stream());
                before.clear();
            }
            TokenTree::Ident(ident) => {
                let name = ident.to_string();
                // The later parts of a path follow a colon; associated types and functions are declared.
                let declared = ["type", "fn", "const"].contains(&before.as_str());
                // A `use` gives it another name: `bool as __bool`.
                let renamed = matches!(tokens.peek(), Some(TokenTree::Ident(next)) if next == "as");
                let bare = before != ":" && !declared && !renamed;
                assert!(
                    !bare || !taken.contains(&name.as_str()),
                    "`{name}` follows `{before}` without a path"
                );
                before = name;
            }
            TokenTree::Punct(punct) => before = punct.to_string(),
            TokenTree::Literal(_) => before.clear(),
        }
    }
}

#[test]
fn a_key_of_fixed_width() {
    check(
        "fixed.rs",
        &parse_quote! {
            pub struct Event {
                #[salt(buckets = 16)]
                host: u32,
                #[reverse_ts]
                at: i64,
                seq: u16,
            }
        },
    );
}

#[test]
fn an_enum_of_numbers() {
    check(
        "enum_numbers.rs",
        &parse_quote! {
            #[rowkey(ord)]
            #[repr(u8)]
            pub enum Level {
                Error = 200,
                Info = b'i',
            }
        },
    );
}

#[test]
fn an_enum_of_keys() {
    check(
        "enum_keys.rs",
        &parse_quote! {
            #[rowkey(ord, max_len = 99)]
            pub enum Table<'a> {
                #[rowkey(prefix = "user/")]
                User(UserKey),
                #[rowkey(prefix = "msg/", name = mail)]
                Message(MessageKey<'a>),
            }
        },
    );
}

#[test]
fn an_enum_of_salted_keys() {
    check(
        "enum_salted.rs",
        &parse_quote! {
            #[rowkey(salt(buckets = 16, hash = crate::Crc), fingerprint = 7)]
            enum Table {
                #[rowkey(prefix = "u")]
                User(UserKey),
                #[rowkey(prefix = "m")]
                UserMail(MailKey),
                #[rowkey(prefix = b"\x00l")]
                Log(LogKey),
            }
        },
    );
}

#[test]
fn an_enum_of_text() {
    check(
        "enum_text.rs",
        &parse_quote! {
            #[rowkey(text)]
            enum Action {
                Out,
                #[rowkey(rename = "in")]
                In,
            }
        },
    );
}

#[test]
fn a_key_of_decimal_text() {
    check(
        "decimal.rs",
        &parse_quote! {
            struct FileKey {
                #[pad(6)]
                user_id: u32,
                #[pad(8)]
                create_time: u32,
                #[pad(6)]
                file_id: u32,
            }
        },
    );
}

#[test]
fn a_key_that_borrows() {
    check(
        "borrowed.rs",
        &parse_quote! {
            #[rowkey(ord, prefix = "msg")]
            pub struct Message<'a> {
                #[rowkey(desc)]
                mailbox: Cow<'a, str>,
                id: MessageId,
                subject: &'a str,
            }
        },
    );
}

#[test]
fn a_delimited_key() {
    check(
        "delimited.rs",
        &parse_quote! {
            #[rowkey(delimiter = ",", salt(buckets = BUCKETS, hash = java31, pad = 2), fingerprint = 7)]
            struct Comma(#[pad(2)] #[rowkey(reverse_digits, name = id)] u8, String);
        },
    );
}

#[test]
fn a_key_of_foreign_types() {
    check(
        "as_type.rs",
        &parse_quote! {
            struct Post {
                #[rowkey(as = [u8; 20])]
                author: Address,
                #[rowkey(as(String, to = Topic::as_str, from = Topic::new), desc)]
                topic: Topic,
            }
        },
    );
}

#[test]
fn what_the_test_kit_reads_is_named_in_full() {
    let input = parse_quote!(
        struct Id(#[rowkey(desc)] u32, String);
    );
    assert_full_paths(crate::derive(&input, true));
}
