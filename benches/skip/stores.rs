//! The stores, each with a table of its own on disk.

use std::error::Error;
use std::ops::Bound;
use std::path::Path;

use fjall::{Guard, Keyspace, KeyspaceCreateOptions, KvPair};
use redb::{AccessGuard, Database, ReadOnlyTable, ReadableDatabase, TableDefinition};

use crate::Result;

/// The value of a row.
const VALUE: [u8; 16] = [7; 16];

/// The table fits: a full scan gains the most by that.
const CACHE: usize = 1 << 30;

/// Start and stop of a range; an empty one is an end of the table.
pub type Bounds<'a> = (&'a [u8], &'a [u8]);

fn bounds<'a>((start, stop): Bounds<'a>) -> (Bound<&'a [u8]>, Bound<&'a [u8]>) {
    let from = if start.is_empty() { Bound::Unbounded } else { Bound::Included(start) };
    (from, if stop.is_empty() { Bound::Unbounded } else { Bound::Excluded(stop) })
}

pub trait Store {
    const NAME: &'static str;
    type Item;
    type Error: Error + 'static;

    fn items(
        &self,
        range: Bounds<'_>,
    ) -> impl Iterator<Item = std::result::Result<Self::Item, Self::Error>> + use<Self>;

    fn row(item: &Self::Item) -> &[u8];
}

const TABLE: TableDefinition<'_, &[u8], &[u8]> = TableDefinition::new("readings");

pub struct Redb {
    table: ReadOnlyTable<&'static [u8], &'static [u8]>,
    /// Without it, reading the table fails.
    _database: Database,
}

impl Redb {
    pub fn filled(file: &Path, rows: impl Iterator<Item = [u8; 14]>) -> Result<Self> {
        let database = redb::Builder::new().set_cache_size(CACHE).create(file)?;
        let write = database.begin_write()?;
        {
            let mut table = write.open_table(TABLE)?;
            for row in rows {
                table.insert(&row[..], &VALUE[..])?;
            }
        }
        write.commit()?;
        Ok(Redb { table: database.begin_read()?.open_table(TABLE)?, _database: database })
    }
}

impl Store for Redb {
    const NAME: &'static str = "redb";
    type Item = (AccessGuard<'static, &'static [u8]>, AccessGuard<'static, &'static [u8]>);
    type Error = redb::StorageError;

    fn items(
        &self,
        range: Bounds<'_>,
    ) -> impl Iterator<Item = std::result::Result<Self::Item, Self::Error>> + use<> {
        self.table.range::<&[u8]>(bounds(range)).expect("redb opens a range")
    }

    fn row((row, _): &Self::Item) -> &[u8] {
        row.value()
    }
}

pub struct Fjall {
    table: Keyspace,
    /// Closed after its table.
    _database: fjall::Database,
}

impl Fjall {
    pub fn filled(folder: &Path, rows: impl Iterator<Item = [u8; 14]>) -> Result<Self> {
        let database = fjall::Database::builder(folder).cache_size(CACHE as u64).open()?;
        let table = database.keyspace("readings", KeyspaceCreateOptions::default)?;
        let mut ingestion = table.start_ingestion()?;
        for row in rows {
            ingestion.write(&row[..], &VALUE[..])?;
        }
        ingestion.finish()?;
        Ok(Fjall { table, _database: database })
    }
}

impl Store for Fjall {
    const NAME: &'static str = "fjall";
    type Item = KvPair;
    type Error = fjall::Error;

    fn items(
        &self,
        range: Bounds<'_>,
    ) -> impl Iterator<Item = std::result::Result<Self::Item, Self::Error>> + use<> {
        self.table.range::<&[u8], _>(bounds(range)).map(Guard::into_inner)
    }

    fn row((row, _): &Self::Item) -> &[u8] {
        row
    }
}
