//! How much of what was found is shown.

use super::Excerpt;

#[test]
fn ten_bytes_are_shown_and_more_are_said_to_be_there() {
    let all = *b"abcdefghijk";
    for (len, cut) in [(0, false), (1, false), (10, false), (11, true)] {
        let excerpt = Excerpt::of(&all[..len]);
        assert_eq!((excerpt.as_bytes(), excerpt.is_cut()), (&all[..len.min(10)], cut));
    }
}
