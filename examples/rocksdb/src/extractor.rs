//! RocksDB's prefix extractor of a key, and how to read a range by it: the lines to copy. The guide shows them too, and a
//! test compares.

// In the guide from here ...
use rocksdb::{ReadOptions, SliceTransform};
use rowkey::{KeyRange, RowKey};

/// Returns the prefix of a row up to the end of field number `FIELD`. `None` if rows of `K` have no such prefix.
pub fn extractor<K: RowKey, const FIELD: usize>() -> Option<SliceTransform> {
    // RocksDB keeps the name with each file, and ignores filters of an extractor with another name.
    let name = K::LAYOUT.prefix_name(FIELD)?;
    let in_domain = |row: &[u8]| K::prefix_len(FIELD, row).is_some();
    Some(SliceTransform::create(&name, prefix::<K, FIELD>, Some(in_domain)))
}

/// Called for rows in the domain.
fn prefix<K: RowKey, const FIELD: usize>(row: &[u8]) -> &[u8] {
    &row[..K::prefix_len(FIELD, row).unwrap_or(row.len())]
}

/// A range that lies within one prefix may use the filters; any other may not.
pub fn read_options<K: RowKey, const FIELD: usize>(range: &KeyRange) -> ReadOptions {
    let mut options = ReadOptions::default();
    match range.shared_prefix(K::LAYOUT, FIELD) {
        Some(_) => options.set_prefix_same_as_start(true),
        None => options.set_total_order_seek(true),
    }
    options.set_iterate_lower_bound(range.start());
    if !range.stop().is_empty() {
        options.set_iterate_upper_bound(range.stop());
    }
    options
}
// ... to here.

#[cfg(test)]
mod tests {
    #[test]
    fn the_guide_shows_these_lines() {
        let own = include_str!("extractor.rs");
        let (_, lines) = own.split_once("// In the guide from here ...\n").unwrap();
        let (lines, _) = lines.split_once("// ... to here.\n").unwrap();
        let guide = include_str!("../../../src/guide/stores/rocksdb.md");
        assert!(
            guide.contains(&format!("```text\n{lines}```\n")),
            "src/guide/stores/rocksdb.md shows other lines"
        );
    }
}
