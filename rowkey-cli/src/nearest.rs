//! Suggests a name for a misspelt one.

/// The most similar name, whatever its case, if it is similar enough.
pub fn nearest<'a>(name: &str, names: &[&'a str]) -> Option<&'a str> {
    if name.is_empty() {
        return None;
    }
    let lower = name.to_ascii_lowercase();
    let of = |other: &&'a str| (distance(&lower, &other.to_ascii_lowercase()), *other);
    let (distance, near) = names.iter().map(of).min()?;
    // A third of the letters may be wrong; short names get one.
    let near_enough = distance <= (name.len().max(near.len()) / 3).max(1);
    if near_enough || near.starts_with(name) || name.starts_with(near) { Some(near) } else { None }
}

/// The number of letters to insert, remove, replace, or swap with their neighbour.
fn distance(a: &str, b: &str) -> usize {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let replaced = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                let cost = replaced.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                let swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
                if swapped { cost.min(rows[i - 2][j - 2] + 1) } else { cost }
            };
        }
    }
    rows[a.len()][b.len()]
}
