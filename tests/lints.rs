//! Generated code passes the strictest lints. `cargo clippy --all-targets`
//! looks at this file; the compiler's own lints hold in every build.
#![deny(warnings, missing_docs, unused_qualifications, unreachable_pub, missing_debug_implementations)]
#![deny(
    unused,
    nonstandard_style,
    future_incompatible,
    let_underscore_drop,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts
)]
#![deny(clippy::all, clippy::pedantic, clippy::missing_inline_in_public_items, clippy::same_name_method)]
#![allow(missing_debug_implementations, reason = "the structs below leave it out")]

use std::borrow::Cow;

/// Everything at once, public.
pub mod public {
    use super::Cow;
    use rowkey::RowKey;

    /// Not public, though a field of a public key is of this type.
    #[derive(RowKey)]
    struct Hidden(u8);

    /// An enum.
    #[derive(RowKey, Clone, Copy, Hash)]
    #[rowkey(ord)]
    #[repr(u16)]
    pub enum Level {
        /// A variant.
        Info = 1,
        /// Deprecated, but still there.
        #[deprecated(note = "no longer written")]
        Old = 1 << 3,
    }

    /// An enum of text.
    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Action {
        /// A variant.
        Login,
        /// Another.
        Out,
    }

    /// A key of the two.
    #[derive(RowKey)]
    pub struct Entry {
        /// A number.
        pub level: Level,
        /// A text.
        pub action: Action,
    }

    /// Kinds of rows, one of them hidden.
    #[derive(RowKey, Hash)]
    #[rowkey(ord)]
    pub enum Table {
        /// A kind.
        #[rowkey(prefix = "e")]
        Entry(OrdEntry),
        /// Deprecated, but still there.
        #[deprecated(note = "no longer written")]
        #[rowkey(prefix = "o")]
        Old(OrdEntry),
    }

    /// A key.
    #[derive(RowKey, Hash)]
    #[rowkey(ord)]
    pub struct OrdEntry(pub u8);

    /// A key.
    #[derive(RowKey)]
    #[rowkey(ord, prefix = "p", max_len = 100)]
    #[must_use]
    pub struct Key<'a> {
        /// A host.
        #[salt(buckets = 20, hash = java31)]
        pub host: u32,
        /// A time.
        #[reverse_ts(from = 9_999_999_999_999)]
        pub at: u64,
        /// A number.
        #[pad(6)]
        #[rowkey(max = 1439)]
        pub minute: u16,
        /// A name.
        #[rowkey(desc)]
        pub name: Option<Cow<'a, str>>,
        /// Hidden.
        hidden: Hidden,
        /// Deprecated, but still there.
        #[deprecated(note = "no longer read")]
        pub old: bool,
        /// The rest.
        pub rest: &'a [u8],
    }

    impl Key<'_> {
        /// Keeps the private field in use.
        #[must_use]
        #[inline]
        pub const fn hidden(&self) -> u8 {
            self.hidden.0
        }
    }
}

/// A key that nobody uses gives no warning about its generated functions.
mod private {
    use rowkey::RowKey;

    #[derive(RowKey)]
    #[rowkey(delimiter = "|")]
    pub(crate) struct Key {
        #[pad(4)]
        pub(crate) id: u16,
        pub(crate) name: String,
    }
}

/// A crate that forbids lints cannot allow them again, nor the groups that they belong to.
mod forbidden {
    #![forbid(unused_imports, unused_must_use, unsafe_code, unreachable_pub)]
    #![forbid(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing,
        clippy::as_conversions
    )]
    use rowkey::RowKey;

    #[derive(RowKey)]
    pub(crate) struct Key {
        #[rowkey(desc)]
        pub(crate) id: u16,
        #[rowkey(with = rowkey::codec::Groups)]
        pub(crate) name: String,
    }

    #[derive(RowKey)]
    pub(crate) enum Table {
        #[rowkey(prefix = "k")]
        Key(Key),
    }
}

#[test]
fn generated_code_gives_no_warnings() {
    let entry = public::Entry { level: public::Level::Info, action: public::Action::Out };
    assert_eq!(*entry.encode(), *b"\0\x01Out");
    assert_eq!(*public::Table::Entry(public::OrdEntry(7)).encode(), *b"e\x07");
    let scan = public::Key::prefix().ranges();
    assert_eq!(scan.len(), 20);
    let key = private::Key { id: 1, name: String::new() };
    assert_eq!(key.encode().map(Vec::from), Ok(b"0001|".to_vec()));
    let row = forbidden::Table::Key(forbidden::Key { id: 1, name: String::new() }).encode();
    assert_eq!(row, b"k\xFF\xFE\0\0\0\0\0\0\0\0\xF7");
}
