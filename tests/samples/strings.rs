//! Every short string of a few bytes.

/// All strings of up to `len` of the bytes, in their order.
pub fn strings(bytes: &[u8], len: usize) -> Vec<Vec<u8>> {
    let mut all = vec![Vec::new()];
    let mut last = all.clone();
    for _ in 0..len {
        let longer =
            |string: &Vec<u8>| bytes.iter().map(|byte| [&string[..], &[*byte]].concat()).collect::<Vec<_>>();
        last = last.iter().flat_map(longer).collect();
        all.extend(last.iter().cloned());
    }
    all.sort();
    all
}
