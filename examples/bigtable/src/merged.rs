//! Streams of rows as one, in the order of the key: the lines to copy. The guide shows them too, and a test compares.

// In the guide from here ...
use std::collections::HashMap;

use futures_util::future::{TryFutureExt, try_join_all};
use futures_util::stream::{Stream, TryStreamExt, try_unfold};
use rowkey::{KeyRange, KeyRanges};

/// The items of all ranges, in the order of the key without its salt. `open` opens the stream of a range, which yields
/// each row with its item: one stream of each bucket is open at a time, and one item of each is kept.
pub fn merged<R, T, E, S, F>(
    ranges: KeyRanges,
    open: impl Fn(KeyRange) -> F,
) -> impl Stream<Item = Result<T, E>>
where
    R: AsRef<[u8]>,
    S: Stream<Item = Result<(R, T), E>> + Unpin,
    F: Future<Output = Result<S, E>>,
{
    let merger = ranges.merger();
    try_unfold((merger, HashMap::new(), ranges, open), |(mut merger, mut streams, ranges, open)| async move {
        loop {
            let wanted: Vec<usize> = merger.wants().collect();
            if wanted.is_empty() {
                return Ok(merger.pop().map(|item| (item, (merger, streams, ranges, open))));
            }
            // First, one range per bucket, all at once; later, the next range of a bucket.
            let new = wanted.iter().filter(|index| !streams.contains_key(*index));
            let new =
                new.filter_map(|&index| Some(open(ranges.get(index)?).map_ok(move |stream| (index, stream))));
            streams.extend(try_join_all(new).await?);
            for index in wanted {
                let Some(stream) = streams.get_mut(&index) else { continue };
                match stream.try_next().await? {
                    Some((row, item)) => merger.push(index, row, item),
                    None => {
                        streams.remove(&index);
                        merger.end(index);
                    }
                }
            }
        }
    })
}
// ... to here.

#[cfg(test)]
mod tests {
    #[test]
    fn the_guide_shows_these_lines() {
        let (_, lines) = include_str!("merged.rs").split_once("from here ...\n").unwrap();
        let (lines, _) = lines.split_once("// ... to here").unwrap();
        let guide = include_str!("../../../src/guide/stores/bigtable.md");
        assert!(
            guide.contains(&format!("```text\n{lines}```\n")),
            "src/guide/stores/bigtable.md shows other lines"
        );
    }
}
