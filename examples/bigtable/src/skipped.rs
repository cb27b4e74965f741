//! A skip scan of an asynchronous client: the lines to copy. The guide shows them too, and a test compares.

// In the guide from here ...
use rowkey::{KeyRange, SkipScan, Step};

/// The rows of `scan` in `rest`, one of its `bounds()`. `read` gives the first rows of a range, as many as one request
/// should carry, and `row` the row of an item.
pub async fn skipped<T, E, F>(
    scan: &SkipScan,
    mut rest: KeyRange,
    read: impl Fn(KeyRange) -> F,
    row: impl Fn(&T) -> &[u8],
) -> Result<Vec<T>, E>
where
    F: Future<Output = Result<Vec<T>, E>>,
{
    let scan = scan.within(&rest);
    let mut found = Vec::new();
    while !rest.is_empty() {
        let items = read(rest.clone()).await?;
        let Some(last) = items.last() else { break };
        rest = rest.after(row(last));
        for item in items {
            match scan.next(row(&item)) {
                Step::Match => found.push(item),
                Step::Seek(next) => rest = rest.at_or_after(&next),
                Step::Done => return Ok(found),
            }
        }
    }
    Ok(found)
}
// ... to here.

#[cfg(test)]
mod tests {
    #[test]
    fn the_guide_shows_these_lines() {
        let (_, lines) = include_str!("skipped.rs").split_once("from here ...\n").unwrap();
        let (lines, _) = lines.split_once("// ... to here").unwrap();
        let guide = include_str!("../../../src/guide/stores/bigtable.md");
        assert!(
            guide.contains(&format!("```text\n{lines}```\n")),
            "src/guide/stores/bigtable.md shows other lines"
        );
    }
}
