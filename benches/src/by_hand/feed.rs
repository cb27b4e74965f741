//! `text 00`, complemented; then `i64::MAX - time 8, id 8`.

use super::event::reversed;
use crate::keys::Feed;

#[inline(always)]
pub fn encode_into(key: &Feed, row: &mut Vec<u8>) {
    let user = key.user.as_bytes();
    row.reserve(user.len() + 17);
    if memchr::memchr2(0, 1, user).is_none() {
        row.extend(user.iter().map(|byte| !byte));
    } else {
        push_escaped(user, row);
    }
    row.push(0xFF);
    row.extend_from_slice(&reversed(key.at).to_be_bytes());
    row.extend_from_slice(&key.id.to_be_bytes());
}

#[cold]
#[inline(never)]
fn push_escaped(text: &[u8], row: &mut Vec<u8>) {
    for &byte in text {
        match byte {
            0..=1 => row.extend_from_slice(&[0xFE, !(byte + 1)]),
            _ => row.push(!byte),
        }
    }
}
