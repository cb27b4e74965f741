//! Checks the salt: it depends on the salted bytes alone, and decode accepts no other.

use std::fmt::Debug;

use super::law::{Broken, Law, without_panic};
use super::random::Random;
use super::table::{Table, decode};
use super::tested::Tested;

pub(crate) fn check<K: Tested + Clone + Debug>(table: &Table<K>, random: &mut Random) -> Result<(), Broken> {
    let Some(salt) = &K::__KEY.salt else { return Ok(()) };
    let (width, buckets) = (salt.bytes.width, salt.buckets);
    for entry in &table.entries {
        let Some(row) = entry.row else { continue };
        let broken = |what| Broken::new(Law::Salt, what).key(&entry.key, Some(row));
        let hash = |parts: [&[u8]; 2]| {
            // A salt over the whole row is given it in one part.
            let bucket = || if salt.whole { salt.bucket(&[&parts.concat()]) } else { salt.bucket(&parts) };
            without_panic(Law::NoPanic, "the salt hash", &entry.key, Some(row), || {
                bucket().unwrap_or_default()
            })
        };
        let salted = &row[width..];
        let at = random.below(salted.len() + 1);
        let whole = hash([salted, &[]])?;
        let parts = hash([&salted[..at], &salted[at..]])?;
        if whole != parts {
            let len = salted.len();
            return Err(broken(format!(
                "the hash gives bucket {whole} for {len} bytes in one part, but {parts} if they are split after {at}"
            )));
        }
        let Some(found) = salt.bytes.read(&row[..width]).filter(|found| *found < buckets) else {
            return Err(broken(format!("the salt of the row is not a bucket below {buckets}")));
        };
        let other = (found + 1 + random.below(buckets as usize - 1) as u32) % buckets;
        let mut moved = row.to_vec();
        salt.bytes.write(other, &mut moved[..width]);
        if decode::<K>(Box::leak(moved.into()))?.is_ok() {
            return Err(broken(format!("the same row decodes in bucket {other}")));
        }
    }
    Ok(())
}
