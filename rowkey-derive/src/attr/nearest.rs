//! Which name was meant.

/// The option that is nearest to `name`, if it is near enough to have been meant.
pub fn nearest<'a>(name: &str, options: &[&'a str]) -> Option<&'a str> {
    let near = options.iter().map(|option| (distance(name, option), *option)).min()?;
    // A third of the letters may be wrong; short names get one.
    let (distance, option) = near;
    if distance <= (name.len().max(option.len()) / 3).max(1)
        || option.starts_with(name)
        || name.starts_with(option)
    {
        Some(option)
    } else {
        None
    }
}

/// Letters to insert, leave out, replace or swap with their neighbour (Damerau-Levenshtein, each
/// letter moved at most once).
fn distance(a: &str, b: &str) -> usize {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let replaced = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                let mut least = replaced.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                    least = least.min(rows[i - 2][j - 2] + 1);
                }
                least
            };
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_misspelling_finds_its_name() {
        let options = ["buckets", "hash", "pad"];
        assert_eq!(nearest("bucket", &options), Some("buckets"));
        assert_eq!(nearest("buckest", &options), Some("buckets"));
        assert_eq!(nearest("hahs", &options), Some("hash"));
        assert_eq!(nearest("colour", &options), None);
    }
}
