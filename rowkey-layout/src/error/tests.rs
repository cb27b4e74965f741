//! How many of the found bytes an error shows.

use super::Excerpt;

#[test]
fn an_excerpt_has_ten_bytes() {
    let all = *b"abcdefghijk";
    for (len, cut) in [(0, false), (1, false), (10, false), (11, true)] {
        let excerpt = Excerpt::of(&all[..len]);
        assert_eq!((excerpt.as_bytes(), excerpt.is_cut()), (&all[..len.min(10)], cut));
    }
}
