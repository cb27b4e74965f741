//! Bigtable, as far as the questions need it: create a table, write to it, read ranges of it.

use std::cell::Cell;
use std::iter::from_fn;
use std::time::Duration;

use bigtable_rs::bigtable::read_rows::decode_read_rows_response_stream;
use bigtable_rs::bigtable::{BigTable, BigTableConnection, RowCell};
use bigtable_rs::google::bigtable::v2::bigtable_client::BigtableClient;
use bigtable_rs::google::bigtable::v2::mutate_rows_request::Entry;
use bigtable_rs::google::bigtable::v2::mutation::{self, SetCell};
use bigtable_rs::google::bigtable::v2::{MutateRowsRequest, Mutation, ReadRowsRequest, RowSet};
use futures_util::future::try_join_all;
use futures_util::stream::{Stream, StreamExt};
use googleapis_tonic_google_bigtable_admin_v2::google::bigtable::admin::v2 as admin;
use rowkey::{KeyRange, KeyRanges, RowKey, SkipScan, to_string_binary};
use tonic::transport::{Channel, Endpoint};

use crate::Result;
use crate::merged::merged;
use crate::row_range::{row_range, row_set};
use crate::skipped::skipped;

const PROJECT: &str = "rowkey";
const INSTANCE: &str = "example";
pub const FAMILY: &str = "d";
const COLUMN: &[u8] = b"details";
/// A request that hangs is an error after this.
const PATIENCE: Duration = Duration::from_secs(20);
/// Rows of a `MutateRows`; Bigtable takes 100,000 mutations in one.
const BATCH: usize = 1000;
/// Bytes of a row.
const MAX_ROW: usize = 4096;

/// Bytes that a stream may have sent before they are read, and the streams of one connection.
const STREAM_WINDOW: u32 = 1 << 16;
const STREAMS: u32 = 100;

pub struct Bigtable {
    connection: BigTableConnection,
    streams: BigtableClient<Channel>,
    admin: admin::bigtable_table_admin_client::BigtableTableAdminClient<Channel>,
}

impl Bigtable {
    pub async fn connect(emulator: &str) -> Result<Self> {
        // A merge waits for one stream while the others stand still. If what they have sent filled the
        // connection, that one could send nothing, and the merge would wait forever.
        let endpoint = Endpoint::from_shared(format!("http://{emulator}"))?
            .initial_stream_window_size(STREAM_WINDOW)
            .initial_connection_window_size(STREAM_WINDOW * STREAMS)
            .connect_timeout(PATIENCE)
            .timeout(PATIENCE);
        let channel =
            endpoint.connect().await.map_err(|error| format!("no emulator at {emulator}: {error}"))?;
        let connection =
            BigTableConnection::new_with_emulator(emulator, PROJECT, INSTANCE, false, 1, Some(PATIENCE))?;
        let streams = BigtableClient::new(channel.clone());
        let admin = admin::bigtable_table_admin_client::BigtableTableAdminClient::new(channel);
        Ok(Bigtable { connection, streams, admin })
    }

    /// A table of one column family that keeps one version, split where the caller says.
    pub async fn create(&self, table: &str, split_points: Vec<Vec<u8>>) -> Result<Table> {
        let one_version = admin::gc_rule::Rule::MaxNumVersions(1);
        let family = admin::ColumnFamily {
            gc_rule: Some(admin::GcRule { rule: Some(one_version) }),
            ..Default::default()
        };
        let request = admin::CreateTableRequest {
            parent: format!("projects/{PROJECT}/instances/{INSTANCE}"),
            table_id: table.to_owned(),
            table: Some(admin::Table {
                column_families: [(FAMILY.to_owned(), family)].into(),
                ..Default::default()
            }),
            initial_splits: split_points
                .into_iter()
                .map(|key| admin::create_table_request::Split { key })
                .collect(),
        };
        self.admin.clone().create_table(request).await?;
        let client = self.connection.client();
        Ok(Table { name: client.get_full_table_name(table), client, streams: self.streams.clone() })
    }
}

/// A row with its one cell.
pub struct Row {
    pub row: Vec<u8>,
    pub details: String,
}

impl Row {
    /// Refuses what Bigtable would: the emulator takes such rows, and they fail in production.
    pub fn of<K: RowKey>(key: &K, details: &str) -> Result<Self> {
        let row = Vec::from(key.try_encode()?);
        match row.len() {
            0 => Err("the row is empty, as the key is one empty text: Bigtable takes no empty row".into()),
            1..=MAX_ROW => Ok(Row { row, details: details.to_owned() }),
            bytes => Err(format!("the row has {bytes} bytes, and Bigtable takes {MAX_ROW}").into()),
        }
    }

    /// To be written into `family`. The timestamp is the same whenever it is written, so that a batch
    /// that is sent again changes nothing.
    pub fn entry(&self, family: &str) -> Entry {
        let cell = SetCell {
            family_name: family.to_owned(),
            column_qualifier: COLUMN.to_vec(),
            timestamp_micros: 0,
            value: self.details.clone().into_bytes(),
        };
        let mutation = Mutation { mutation: Some(mutation::Mutation::SetCell(cell)) };
        Entry { row_key: self.row.clone(), mutations: vec![mutation], ..Default::default() }
    }
}

/// What a skip scan took.
pub struct Asked {
    pub requests: usize,
    pub read: usize,
}

pub struct Table {
    client: BigTable,
    streams: BigtableClient<Channel>,
    name: String,
}

impl Table {
    /// All rows, in batches.
    pub async fn write(&self, rows: &[Row]) -> Result<()> {
        for batch in rows.chunks(BATCH) {
            self.write_batch(batch.iter().map(|row| row.entry(FAMILY)).collect()).await?;
        }
        Ok(())
    }

    /// One `MutateRows`. It is no transaction: some of its entries may be in and others refused, so
    /// the answer has a status for each, and a call that went well says nothing yet.
    pub async fn write_batch(&self, entries: Vec<Entry>) -> Result<()> {
        // What no status came for counts as refused.
        let mut refused: Vec<Option<String>> = vec![Some("no status came for it".to_owned()); entries.len()];
        let request = MutateRowsRequest {
            table_name: self.name.clone(),
            entries: entries.clone(),
            ..Default::default()
        };
        let mut answers = self.client.clone().mutate_rows(request).await?;
        while let Some(answer) = answers.message().await? {
            for entry in answer.entries {
                let refused = usize::try_from(entry.index).ok().and_then(|index| refused.get_mut(index));
                let refused = refused.ok_or("a status came for an entry that was not sent")?;
                *refused = entry.status.filter(|status| status.code != 0).map(|status| status.message);
            }
        }
        let count = refused.iter().flatten().count();
        let first =
            entries.iter().zip(&refused).find_map(|(entry, refused)| Some((entry, refused.as_ref()?)));
        let Some((entry, why)) = first else { return Ok(()) };
        let row = to_string_binary(&entry.row_key);
        Err(format!("{count} of {} rows were refused, the first is {row}: {why}", entries.len()).into())
    }

    /// The rows of all ranges by one `ReadRows`, in the order of the key without its salt.
    pub async fn scan(&self, ranges: &KeyRanges) -> Result<Vec<Row>> {
        let Some(rows) = row_set(ranges) else { return Ok(Vec::new()) };
        let mut rows = self.read(rows, 0).await?.into_iter().peekable();
        // They come in the order of their bytes, and so bucket by bucket.
        let buckets: Vec<Vec<Row>> = ranges
            .iter()
            .map(|range| from_fn(|| rows.next_if(|row| range.contains(&row.row))).collect())
            .collect();
        if let Some(row) = rows.next() {
            return Err(format!("the row {} is in no range", to_string_binary(&row.row)).into());
        }
        Ok(ranges.merge(buckets, |row| &row.row).collect())
    }

    /// The first rows in the order of the key. The limit of a request counts over all its ranges in the
    /// order of their bytes, so it would end in the first bucket: a request for each, all at once.
    pub async fn first(&self, ranges: &KeyRanges, limit: usize) -> Result<Vec<Row>> {
        let buckets = ranges.iter().map(|range| self.first_of_range(range, limit));
        let buckets = try_join_all(buckets).await?;
        Ok(ranges.merge(buckets, |row| &row.row).take(limit).collect())
    }

    async fn first_of_range(&self, range: KeyRange, limit: usize) -> Result<Vec<Row>> {
        let rows = RowSet { row_keys: Vec::new(), row_ranges: vec![row_range(&range)] };
        self.read(rows, limit).await
    }

    /// The rows of a skip scan in the order of the key, all buckets at once; and what was asked for them. Each
    /// seek is a `ReadRows` of at most `limit` rows.
    pub async fn skip(&self, scan: &SkipScan, limit: usize) -> Result<(Vec<Row>, Asked)> {
        let (requests, read) = (Cell::new(0), Cell::new(0));
        let read_range = async |range| {
            let rows = self.first_of_range(range, limit).await?;
            requests.set(requests.get() + 1);
            read.set(read.get() + rows.len());
            Result::Ok(rows)
        };
        let bounds = scan.bounds();
        let buckets = bounds.iter().map(|bucket| skipped(scan, bucket, &read_range, |row: &Row| &row.row));
        let buckets = try_join_all(buckets).await?;
        let rows = bounds.merge(buckets, |row| &row.row).collect();
        Ok((rows, Asked { requests: requests.get(), read: read.get() }))
    }

    /// One `ReadRows`; a limit of 0 is none.
    pub async fn read(&self, rows: RowSet, limit: usize) -> Result<Vec<Row>> {
        let request = ReadRowsRequest {
            table_name: self.name.clone(),
            rows: Some(rows),
            rows_limit: i64::try_from(limit)?,
            ..Default::default()
        };
        let rows = self.client.clone().read_rows(request).await?;
        rows.into_iter().map(one_cell).map(|row| row.map(|(row, details)| Row { row, details })).collect()
    }

    /// The rows of all ranges in the order of the key, as they arrive: a `ReadRows` for each range, those of all
    /// buckets at once, of which only what comes next is read.
    pub fn stream(&self, ranges: KeyRanges) -> impl Stream<Item = Result<Row>> {
        merged(ranges, |range| self.stream_of_range(range))
    }

    async fn stream_of_range(
        &self,
        range: KeyRange,
    ) -> Result<impl Stream<Item = Result<(Vec<u8>, Row)>> + Unpin + use<>> {
        let request = ReadRowsRequest {
            table_name: self.name.clone(),
            rows: Some(RowSet { row_keys: Vec::new(), row_ranges: vec![row_range(&range)] }),
            ..Default::default()
        };
        let answer = self.streams.clone().read_rows(request).await?.into_inner();
        let rows = decode_read_rows_response_stream(answer).await.map(|row| one_cell(row?));
        // The merge compares rows, and gives items only: the item has the row as well.
        Ok(rows.map(|row| row.map(|(row, details)| (row.clone(), Row { row, details }))))
    }
}

/// What this example writes has one cell in each row.
fn one_cell((row, cells): (Vec<u8>, Vec<RowCell>)) -> Result<(Vec<u8>, String)> {
    match <[_; 1]>::try_from(cells) {
        Ok([RowCell { value, .. }]) => Ok((row, String::from_utf8(value)?)),
        Err(cells) => Err(format!("{} cells in the row {}", cells.len(), to_string_binary(&row)).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(RowKey)]
    struct Name {
        name: String,
    }

    #[test]
    fn rows_that_bigtable_refuses_are_not_sent() {
        let row = |bytes: usize| Row::of(&Name { name: "a".repeat(bytes) }, "").map(|row| row.row.len());
        assert!(row(0).unwrap_err().to_string().contains("empty"));
        assert_eq!(row(1).unwrap(), 1);
        assert_eq!(row(4096).unwrap(), 4096);
        assert!(row(4097).unwrap_err().to_string().contains("4097 bytes"));
    }
}
