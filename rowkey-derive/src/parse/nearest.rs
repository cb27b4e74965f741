//! The nearest name to a misspelt one.

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
    use super::{distance, nearest};

    #[test]
    fn a_misspelling_finds_its_name() {
        let options = ["buckets", "hash", "pad", "fingerprint"];
        for (name, expected) in [
            // One letter too few, too many, another, and two swapped.
            ("bucket", Some("buckets")),
            ("hasch", Some("hash")),
            ("hush", Some("hash")),
            ("hahs", Some("hash")),
            ("buckest", Some("buckets")),
            ("apd", Some("pad")),
            ("ahsh", Some("hash")),
            // A third of the letters, and not more.
            ("fngrprnt", Some("fingerprint")),
            ("fgrprnt", None),
            ("hshs", None),
            // One begins the other.
            ("finger", Some("fingerprint")),
            ("padding", Some("pad")),
            ("colour", None),
        ] {
            assert_eq!(nearest(name, &options), expected, "{name}");
        }
    }

    #[test]
    fn letters_to_change_are_counted() {
        for (a, b, expected) in [
            ("", "", 0),
            ("", "abc", 3),
            ("abc", "", 3),
            ("abc", "abc", 0),
            ("abc", "axc", 1),
            ("abc", "ac", 1),
            ("ac", "abc", 1),
            ("abcd", "acbd", 1),
            ("abcd", "badc", 2),
            ("abcd", "dcba", 3),
            ("ca", "abc", 3),
            ("kitten", "sitting", 3),
            ("sitting", "kitten", 3),
            ("aab", "aba", 1),
        ] {
            assert_eq!(distance(a, b), expected, "{a} {b}");
        }
    }
}
