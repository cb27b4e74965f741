//! Skip scans, by the client and by HBase's servers: the lines to copy. The guide shows the filters too, and a test compares.

use std::sync::Arc;
use std::sync::mpsc::sync_channel;
use std::thread;

use rowkey::{KeyRange, SkipScan};

use crate::error::Result;
use crate::gateway::{Gateway, Row};
use crate::scan::scan;

// In the guide from here ...
/// The servers' `FuzzyRowFilter`, from `scan.fuzzy_pairs()`.
pub fn fuzzy_rows<'a>(pairs: impl IntoIterator<Item = &'a (Vec<u8>, Vec<u8>)>) -> String {
    filter("FuzzyRows", pairs.into_iter().map(|(row, mask)| (&row[..], &mask[..])))
}

/// The servers' `MultiRowRangeFilter`, from the ranges of a product.
pub fn row_ranges<'a>(ranges: impl IntoIterator<Item = &'a KeyRange>) -> String {
    filter("RowRanges", ranges.into_iter().map(|range| (range.start(), range.stop())))
}

/// A filter in the gateway's language: the argument `filter_string` of a `TScan`.
fn filter<'a>(name: &str, arguments: impl Iterator<Item = (&'a [u8], &'a [u8])>) -> String {
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let arguments: Vec<String> = arguments.map(|(a, b)| format!("'{}:{}'", hex(a), hex(b))).collect();
    format!("{name}({})", arguments.join(", "))
}
// ... to here.

/// The rows of a skip scan from the client, in one order that leaves the salt out: one thread and one open scanner a
/// bucket. A seek opens a new scanner, so `batch` is little more than the rows that match one after another.
pub fn skip_all(
    gateway: &Arc<Gateway>,
    table: &str,
    skip: &SkipScan,
    batch: u16,
) -> impl Iterator<Item = Result<Row>> + use<> {
    let bounds = skip.bounds();
    let mut scans = Vec::new();
    for bucket in &bounds {
        let (skip, gateway, table) = (skip.within(&bucket), gateway.clone(), table.to_owned());
        let (sender, rows) = sync_channel(batch.into());
        thread::spawn(move || {
            let open = |range| scan(&gateway, &table, range, batch);
            // Ends when nobody takes the rows any more.
            let _ = skip.try_scan(open, |row: &Row| &row.row).try_for_each(|row| sender.send(row));
        });
        scans.push(rows.into_iter());
    }
    bounds.try_merge(scans, |row| &row.row)
}

#[cfg(test)]
mod tests {
    use rowkey::RowKey;

    use super::*;

    #[derive(RowKey)]
    struct Byte {
        byte: u8,
    }

    #[test]
    fn filters_in_the_language_of_the_gateway() {
        assert_eq!(
            fuzzy_rows(&[(vec![1, 0], vec![0, 1]), (vec![255], vec![0])]),
            "FuzzyRows('0100:0001', 'ff:00')"
        );
        // No row is above those of the last byte, so their stop row is the end of the table.
        let ranges = [7, 255].map(|byte| Byte::prefix().byte(byte).range());
        assert_eq!(row_ranges(&ranges), "RowRanges('07:08', 'ff:')");
    }

    #[test]
    fn the_guide_shows_these_lines() {
        let (_, lines) = include_str!("skip.rs").split_once("from here ...\n").unwrap();
        let (lines, _) = lines.split_once("// ... to here").unwrap();
        let guide = include_str!("../../../src/guide/stores/hbase.md");
        assert!(
            guide.contains(&format!("```text\n{lines}```\n")),
            "src/guide/stores/hbase.md shows other lines"
        );
    }
}
