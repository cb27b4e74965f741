//! `text end text end number 8`, and `length 2 text length 2 text number 8`: text without escapes.

/// Text that holds the byte which ends it, or more than its length can say: where, and how much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unfit(pub usize);

#[inline(always)]
fn push_ended<const BY: u8>(text: &[u8], row: &mut Vec<u8>) -> Result<(), Unfit> {
    // No UTF-8 holds it.
    if BY != 0xFF {
        if let Some(at) = memchr::memchr(BY, text) {
            return Err(Unfit(at));
        }
    }
    row.extend_from_slice(text);
    row.push(BY);
    Ok(())
}

/// `BY`: what ends the texts.
#[inline(always)]
pub fn encode_into<const BY: u8>(host: &str, event: &str, at: u64, row: &mut Vec<u8>) -> Result<(), Unfit> {
    row.reserve(host.len() + event.len() + 10);
    push_ended::<BY>(host.as_bytes(), row)?;
    push_ended::<BY>(event.as_bytes(), row)?;
    row.extend_from_slice(&at.to_be_bytes());
    Ok(())
}

#[inline(always)]
fn push_after_length(text: &[u8], row: &mut Vec<u8>) -> Result<(), Unfit> {
    let Ok(len) = u16::try_from(text.len()) else { return Err(Unfit(text.len())) };
    row.extend_from_slice(&len.to_be_bytes());
    row.extend_from_slice(text);
    Ok(())
}

#[inline(always)]
pub fn encode_after_length(host: &str, event: &str, at: u64, row: &mut Vec<u8>) -> Result<(), Unfit> {
    row.reserve(host.len() + event.len() + 12);
    push_after_length(host.as_bytes(), row)?;
    push_after_length(event.as_bytes(), row)?;
    row.extend_from_slice(&at.to_be_bytes());
    Ok(())
}
