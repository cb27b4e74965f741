//! Streams of rows as one, in the order of the key: the lines to copy. The guide shows them too, and a test compares.

// In the guide from here ...
use futures_util::stream::{Stream, TryStreamExt, try_unfold};
use rowkey::KeyRanges;

/// The rows of all `streams`, one for each range, in the order of the key without its salt. It keeps one row of each.
pub fn merged<R, T, E, S>(
    ranges: &KeyRanges,
    streams: Vec<S>,
) -> impl Stream<Item = Result<(R, T), E>> + use<R, T, E, S>
where
    R: AsRef<[u8]>,
    S: Stream<Item = Result<(R, T), E>> + Unpin,
{
    try_unfold((ranges.merger(), streams), |(mut merger, mut streams)| async move {
        while let Some(index) = merger.wants().next() {
            match streams[index].try_next().await? {
                Some((row, item)) => merger.push(index, row, item),
                None => merger.end(index),
            }
        }
        Ok(merger.pop().map(|next| (next, (merger, streams))))
    })
}
// ... to here.

#[cfg(test)]
mod tests {
    #[test]
    fn the_guide_shows_these_lines() {
        let (_, lines) = include_str!("merged.rs").split_once("from here ...\n").unwrap();
        let (lines, _) = lines.split_once("// ... to here").unwrap();
        let guide = include_str!("../../../src/guide/stores.md");
        assert!(guide.contains(&format!("```text\n{lines}```\n")), "src/guide/stores.md shows other lines");
    }
}
