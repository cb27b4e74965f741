//! A table in RocksDB, and what a scan of it costs.

use std::path::Path;

use rocksdb::perf::{PerfContext, PerfMetric, PerfStatsLevel, set_perf_stats};
use rocksdb::{BlockBasedOptions, DB, Direction, IteratorMode, Options, ReadOptions, SliceTransform};
use rowkey::KeyRange;

use crate::Result;

pub struct Table {
    db: DB,
    options: Options,
}

/// Rows that a scan found, and what RocksDB did for them.
pub struct Found {
    pub rows: Vec<Vec<u8>>,
    /// Files that their filter left out.
    pub left_out: u64,
    /// Blocks read from files.
    pub blocks: u64,
}

impl Table {
    /// An empty table whose files have a Bloom filter of the prefixes that `extractor` cuts.
    pub fn create(folder: &Path, extractor: SliceTransform) -> Result<Self> {
        let mut blocks = BlockBasedOptions::default();
        blocks.set_bloom_filter(10.0, false);
        // Rows are only scanned here: no filter of whole rows.
        blocks.set_whole_key_filtering(false);
        // Each read of a block is counted.
        blocks.disable_cache();
        let mut options = Options::default();
        options.create_if_missing(true);
        options.set_block_based_table_factory(&blocks);
        options.set_prefix_extractor(extractor);
        options.set_memtable_prefix_bloom_ratio(0.1);
        options.enable_statistics();
        // The files stay as they were written: every scan may have to look into each of them.
        options.set_disable_auto_compactions(true);
        options.set_level_zero_slowdown_writes_trigger(1_000);
        options.set_level_zero_stop_writes_trigger(1_000);
        let db = DB::open(&options, folder)?;
        Ok(Table { db, options })
    }

    /// Writes rows into a file of their own.
    pub fn write_file(&self, rows: &[Vec<u8>]) -> Result<()> {
        for row in rows {
            self.db.put(row, b"")?;
        }
        Ok(self.db.flush()?)
    }

    pub fn files(&self) -> Result<usize> {
        Ok(self.db.live_files()?.len())
    }

    /// The rows of a range, as `options` say to read them.
    pub fn scan(&self, range: &KeyRange, options: ReadOptions) -> Result<Found> {
        let before = self.left_out()?;
        set_perf_stats(PerfStatsLevel::EnableCount);
        let mut perf = PerfContext::default();
        perf.reset();
        let mut rows = Vec::new();
        for item in self.db.iterator_opt(IteratorMode::From(range.start(), Direction::Forward), options) {
            rows.push(item?.0.into_vec());
        }
        let blocks = perf.metric(PerfMetric::BlockReadCount);
        Ok(Found { rows, left_out: self.left_out()? - before, blocks })
    }

    /// How often the filter of a file left it out so far.
    fn left_out(&self) -> Result<u64> {
        let statistics = self.options.get_statistics().ok_or("RocksDB keeps no statistics")?;
        // `rocksdb.bloom.filter.prefix.useful COUNT : 123`
        let name = "rocksdb.bloom.filter.prefix.useful ";
        let line = statistics.lines().find(|line| line.starts_with(name));
        let count = line.and_then(|line| line.rsplit(' ').next()?.parse().ok());
        count.ok_or_else(|| format!("RocksDB's statistics lack {name}").into())
    }
}
