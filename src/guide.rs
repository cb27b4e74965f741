//! How to design, use and operate tables whose row keys rowkey encodes.
//!
//! New here? Read *Learn* from top to bottom; it takes half an hour. Each page ends with a link to the next one.
//!
//! # Learn
//!
//! - [Why order matters](why_order): what a key-value store does with keys, in pictures
//! - [Tutorial](tutorial): a module with hand-written keys loses rows, and moves to rowkey step by step
//! - [Quick start](quick_start): from a struct to a scan, in five minutes
//!
//! # Design
//!
//! - [Choosing fields and their order](choosing): which field leads, hot spots, width, length
//! - [Salting](salting): spread writes over buckets, and read them back as one sorted stream
//! - [Several row kinds in one table](kinds): an enum of keys, one prefix per variant
//! - [Cookbook](cookbook): complete layouts, and what each costs
//!
//! # Use
//!
//! - [Scanning](scanning): prefix scans, bounded scans, sets of values, nested keys
//! - [Skip scans](skip_scans): constrain a later field while earlier ones are open
//! - [Paging](paging): the next and the previous page, relative to a row
//! - [Stores](stores): which store fits, and how each takes a range
//! - [Testing your own keys](testing): check the laws for your keys and codecs, pin your rows in a file
//!
//! # Operate
//!
//! - [The `rowkey` tool](tool): explain, compare and convert rows on the command line
//! - [Adopting an existing table](adopting): declare keys that another program writes
//! - [Keys of real projects](real_keys): keys that public projects encode by hand, as declarations
//! - [Changing a layout](changing): fingerprints, and what to do when one changes
//! - [Moving to another layout](moving): another number of salt buckets, while the table is read and written
//! - [Other languages](other_languages): the same rows from Java and Python
//!
//! # Reference
//!
//! - [Attributes](attributes): every attribute, with its bytes
//! - [Field types](types): every type that can be a field, with its bytes and width
//! - [Compile errors and FAQ](faq): each message and its cure
//! - [Layout JSON and byte format](formats): what a reader in another language needs
//! - [Glossary](glossary): the words that this guide uses

// `tests/guide.rs` includes this file to run the programs of the pages, and `tests/guide_pages.rs` compares the contents above
// with the lists below.

/// Declares a chain of pages: each ends with links to the page before it, to the contents, and to the page after it.
///
/// `pages!(["crate::guide::" "guide/" "[Contents](crate::guide)"] name "Title", ..)`, where a page may have `{ items }` inside.
macro_rules! pages {
    ($at:tt $name:ident $title:literal $({ $($inside:item)* })?, $($rest:tt)*) => {
        pages!(@after $at [] $name $title {$($($inside)*)?} $($rest)*);
    };
    (@after $at:tt $before:tt $name:ident $title:literal $inside:tt) => {
        pages!(@page $at $before $name $inside []);
    };
    (@after $at:tt $before:tt $name:ident $title:literal $inside:tt
        $next:ident $next_title:literal $({ $($next_inside:item)* })?, $($rest:tt)*) => {
        pages!(@page $at $before $name $inside [$next $next_title]);
        pages!(@after $at [$name $title] $next $next_title {$($($next_inside)*)?} $($rest)*);
    };
    (@page [$path:literal $folder:literal $contents:literal] [$($before:ident $before_title:literal)?]
        $name:ident {$($inside:item)*} [$($after:ident $after_title:literal)?]) => {
        #[doc = include_str!(concat!($folder, stringify!($name), ".md"))]
        #[doc = "\n\n***\n\n"]
        #[doc = concat!(
            $("Previous: [", $before_title, "](", $path, stringify!($before), ") · ",)?
            $contents,
            $(" · Next: [", $after_title, "](", $path, stringify!($after), ")",)?
        )]
        // The title of a store may be the name of its page.
        #[allow(rustdoc::redundant_explicit_links)]
        pub mod $name {
            $($inside)*
        }
    };
}

pages!(["crate::guide::" "guide/" "[Contents](crate::guide)"]
    why_order "Why order matters",
    tutorial "Tutorial",
    quick_start "Quick start",
    choosing "Choosing fields and their order",
    salting "Salting",
    kinds "Several row kinds in one table",
    cookbook "Cookbook" {
        pages!(["crate::guide::cookbook::" "guide/cookbook/" "[Cookbook](crate::guide::cookbook)"]
            file_index "File index",
            transaction_log "Transaction log",
            user_and_minute "User and minute",
            reversed_numbers "Reversed numbers",
            comma_key "Comma key",
            opentsdb "OpenTSDB series",
            three_orders "Host, event, time",
            mailbox "Mailbox",
            digest "Digest as the key",
            secondary_index "Secondary index",
            one_table "A user, its orders and their lines in one table",
            tall_or_wide "Tall or wide",
            phoenix "Phoenix table",
        );
    },
    scanning "Scanning",
    skip_scans "Skip scans",
    paging "Paging",
    stores "Stores" {
        pages!(["crate::guide::stores::" "guide/stores/" "[Stores](crate::guide::stores)"]
            btreemap "BTreeMap",
            fjall "fjall",
            redb "redb",
            sled "sled",
            heed "heed (LMDB)",
            rocksdb "RocksDB",
            foundationdb "FoundationDB",
            tikv "TiKV",
            etcd "etcd",
            hbase "HBase",
            bigtable "Bigtable",
            cassandra "Cassandra",
            dynamodb "DynamoDB",
        );
    },
    testing "Testing your own keys",
    tool "The `rowkey` tool",
    adopting "Adopting an existing table",
    real_keys "Keys of real projects",
    changing "Changing a layout",
    moving "Moving to another layout",
    other_languages "Other languages",
    attributes "Attributes",
    types "Field types",
    faq "Compile errors and FAQ",
    formats "Layout JSON and byte format",
    glossary "Glossary",
);
