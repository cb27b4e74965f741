//! The size of a `KeyBuf`.

use super::*;

/// Enums use the niche in the last byte. rustc does not guarantee this, so it is only tested: nothing but the size depends on it.
#[test]
fn an_option_around_a_key_buf_costs_nothing() {
    assert_eq!(size_of::<KeyBuf>(), INLINE + 2);
    assert_eq!(size_of::<Option<Option<KeyBuf>>>(), size_of::<KeyBuf>());
}
