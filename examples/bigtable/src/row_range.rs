//! Our ranges as Bigtable takes them: the lines to copy. The guide shows them too, and a test compares.

// In the guide from here ...
use bigtable_rs::google::bigtable::v2::row_range::{EndKey, StartKey};
use bigtable_rs::google::bigtable::v2::{RowRange, RowSet};
use rowkey::{KeyRange, KeyRanges};

/// `range` must not be empty: Bigtable requires start < end.
pub fn row_range(range: &KeyRange) -> RowRange {
    RowRange {
        start_key: Some(StartKey::StartKeyClosed(range.start().to_vec())),
        end_key: match range.stop() {
            [] => None,
            stop => Some(EndKey::EndKeyOpen(stop.to_vec())),
        },
    }
}

/// All ranges of a fan-out for one request; `None` if there are no ranges, as Bigtable reads an empty set as
/// the whole table.
pub fn row_set(ranges: &KeyRanges) -> Option<RowSet> {
    let row_ranges: Vec<RowRange> = ranges.iter().map(|range| row_range(&range)).collect();
    (!row_ranges.is_empty()).then(|| RowSet { row_keys: Vec::new(), row_ranges })
}
// ... to here.

#[cfg(test)]
mod tests {
    #[test]
    fn the_guide_shows_these_lines() {
        let (_, lines) = include_str!("row_range.rs").split_once("from here ...\n").unwrap();
        let (lines, _) = lines.split_once("// ... to here").unwrap();
        let guide = include_str!("../../../src/guide/stores/bigtable.md");
        assert!(
            guide.contains(&format!("```text\n{lines}```\n")),
            "src/guide/stores/bigtable.md shows other lines"
        );
    }
}
