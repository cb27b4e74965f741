//! A crate in which there is no `::rowkey`: once renamed in `Cargo.toml`, once re-exported by a
//! library that hides it.

/// What a library that builds on rowkey would re-export.
pub mod library {
    #[doc(hidden)]
    pub use rk as hidden;
}

/// A key under the crate's other name.
#[derive(rk::RowKey, Debug)]
#[rowkey(crate = ::rk, ord)]
pub struct Renamed {
    /// A field with a salt, whose hash is named through the crate too.
    #[salt(buckets = 16)]
    pub host: u32,
    /// A field with a codec.
    #[reverse_ts]
    pub at: i64,
}

/// A field whose name is a keyword of a later edition.
#[derive(rk::RowKey)]
#[rowkey(crate = ::rk)]
pub struct Reserved {
    /// A generation.
    pub gen: u8,
}

/// An enum under the crate's other name.
#[derive(rk::RowKey, Debug, Clone, Copy)]
#[rowkey(crate = ::rk, ord)]
#[repr(u8)]
pub enum Level {
    /// A variant.
    Info = 1,
}

/// A key that holds it.
#[derive(rk::RowKey, Debug, PartialEq)]
#[rowkey(crate = ::rk)]
pub struct Entry {
    /// A field.
    pub level: Level,
}

/// Kinds of rows under the crate's other name.
#[derive(rk::RowKey, Debug, PartialEq)]
#[rowkey(crate = ::rk, salt(buckets = 4, hash = java31))]
pub enum Table {
    /// A kind.
    #[rowkey(prefix = "e")]
    Entry(Entry),
}

/// A key through the re-export, made by a macro of the library, as a user of it would have it.
#[macro_export]
macro_rules! key {
    ($name:ident { $($field:ident: $ty:ty),* }) => {
        /// Made by a macro.
        #[derive($crate::library::hidden::RowKey, Debug, PartialEq)]
        #[rowkey(crate = $crate::library::hidden)]
        pub struct $name { $(/** A field. */ pub $field: $ty),* }
    };
}

key!(Reexported { host: u32, name: String });

#[cfg(test)]
mod tests {
    use super::{Entry, Level, Reexported, Renamed, Reserved, Table};

    #[test]
    fn a_renamed_crate_derives() {
        let key = Renamed { host: 7, at: 1 };
        assert_eq!(Renamed::decode(&key.encode()), Ok(key));
        assert_eq!(Renamed::prefix().ranges().len(), 16);
    }

    #[test]
    fn a_field_has_a_name_that_a_later_edition_reserves() {
        assert_eq!(Reserved::prefix().gen(7).range().start(), Reserved { gen: 7 }.encode());
        assert_eq!(Reserved::decode_gen(&[7]), Ok(7));
    }

    #[test]
    fn an_enum_of_a_renamed_crate_derives() {
        assert_eq!(Entry::decode(&[1]), Ok(Entry { level: Level::Info }));
        let key = Table::Entry(Entry { level: Level::Info });
        assert_eq!(Table::decode(&key.encode()), Ok(key));
    }

    #[test]
    fn a_re_exported_crate_derives() {
        let key = Reexported { host: 7, name: "a".into() };
        assert_eq!(Reexported::decode(&key.encode()), Ok(key));
        assert_eq!(Reexported::prefix().host(7).name_starts_with("a").range().start(), b"\0\0\0\x07a");
    }
}
