//! The salt of a row: the same for the same bytes, and no other accepted.

use alloc::format;
use core::fmt::Debug;

use super::law::{Broken, Law, calm};
use super::random::Random;
use super::table::{Table, decode, salt};
use super::tested::Tested;
use crate::salt::{SaltRule, Span};

pub(super) fn check<K: Tested + Clone + Debug>(table: &Table<K>, random: &mut Random) -> Result<(), Broken> {
    let (bytes, buckets) = (salt::<K>(), <K::Salt as SaltRule>::BUCKETS);
    if bytes.width == 0 {
        return Ok(());
    }
    for entry in &table.entries {
        let Some(row) = entry.row else { continue };
        let broken = |what| Broken::new(Law::Salt, what).key(&entry.key, Some(row));
        let hash = |spans: [Span; 2]| {
            calm(Law::NoPanic, "the salt hash", &entry.key, Some(row), || {
                <K::Salt as SaltRule>::bucket(row, bytes.width, &spans)
            })
        };
        let (start, end) = (bytes.width, row.len());
        let cut = start + random.below(end - start + 1);
        let whole = hash([Span { start, end }, Span { start: end, end }])?;
        let parts = hash([Span { start, end: cut }, Span { start: cut, end }])?;
        if whole != parts {
            let (one, two) = (end - start, cut - start);
            return Err(broken(format!(
                "the hash gives bucket {whole} for {one} bytes in one part, and {parts} if they are cut behind {two}"
            )));
        }
        let found = bytes.read(&row[..bytes.width]);
        let Some(found) = found.filter(|found| *found < buckets) else {
            return Err(broken(format!("the row stands in no bucket below {buckets}")));
        };
        let other = (found + 1 + random.below(buckets as usize - 1) as u32) % buckets;
        let mut moved = row.to_vec();
        bytes.write(other, &mut moved[..bytes.width]);
        if decode::<K>(alloc::boxed::Box::leak(moved.into()))?.is_ok() {
            return Err(broken(format!("the same row decodes in bucket {other}")));
        }
    }
    Ok(())
}
