//! The salt of a row: the same for the same bytes, and no other accepted.

use std::fmt::Debug;

use rowkey_core::__kit::{buckets, hash, read_salt, salt_width, write_salt};

use super::law::{Broken, Law, calm};
use super::random::Random;
use super::table::{Table, decode};
use super::tested::Tested;

pub(crate) fn check<K: Tested + Clone + Debug>(table: &Table<K>, random: &mut Random) -> Result<(), Broken> {
    let (width, buckets) = (salt_width(K::__KEY), buckets(K::__KEY));
    if width == 0 {
        return Ok(());
    }
    for entry in &table.entries {
        let Some(row) = entry.row else { continue };
        let broken = |what| Broken::new(Law::Salt, what).key(&entry.key, Some(row));
        let hash = |parts: [&[u8]; 2]| {
            calm(Law::NoPanic, "the salt hash", &entry.key, Some(row), || hash(K::__KEY, &parts))
        };
        let salted = &row[width..];
        let cut = random.below(salted.len() + 1);
        let whole = hash([salted, &[]])?;
        let parts = hash([&salted[..cut], &salted[cut..]])?;
        if whole != parts {
            let len = salted.len();
            return Err(broken(format!(
                "the hash gives bucket {whole} for {len} bytes in one part, and {parts} if they are cut behind {cut}"
            )));
        }
        let found = read_salt(K::__KEY, row);
        let Some(found) = found.filter(|found| *found < buckets) else {
            return Err(broken(format!("the row stands in no bucket below {buckets}")));
        };
        let other = (found + 1 + random.below(buckets as usize - 1) as u32) % buckets;
        let mut moved = row.to_vec();
        write_salt(K::__KEY, other, &mut moved);
        if decode::<K>(Box::leak(moved.into()))?.is_ok() {
            return Err(broken(format!("the same row decodes in bucket {other}")));
        }
    }
    Ok(())
}
