//! The room that a row takes.

use super::*;

/// What the layout of an enum leaves free in the last byte is used: by no promise of the compiler, so this
/// is a test, and nothing depends on it but the room.
#[test]
fn six_words_hold_a_row_and_what_is_around_it() {
    assert_eq!(size_of::<KeyBuf>(), INLINE + 2);
    assert_eq!(size_of::<Option<Option<KeyBuf>>>(), size_of::<KeyBuf>());
}
