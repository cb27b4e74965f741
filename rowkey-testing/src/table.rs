//! One case: some keys, those made from them, and every law held against every pair.

use std::cmp::Ordering;
use std::fmt::Debug;

use rowkey_core::{DecodeError, DecodeErrorKind, End};

use super::law::{Broken, Law, calm};
use super::random::Random;
use super::tested::{FieldOf, Order, Tested, order};

/// More keys than this only take time.
const MOST: usize = 40;

/// Keys and their rows, as a table would hold them.
pub(crate) struct Table<K> {
    pub(crate) fields: Vec<FieldOf<K>>,
    pub(crate) entries: Vec<Entry<K>>,
}

pub(crate) struct Entry<K> {
    pub(crate) key: K,
    /// None where a value has no bytes. It lives as long as the program, as a key may borrow from it.
    pub(crate) row: Option<&'static [u8]>,
}

impl<K: Tested + Clone + Debug> Entry<K> {
    fn shown_in(&self, broken: Broken) -> Broken {
        broken.key(&self.key, self.row)
    }
}

/// A copy that keys can borrow from.
fn kept(bytes: &[u8]) -> &'static [u8] {
    Box::leak(bytes.into())
}

impl<K: Tested + Clone + Debug> Table<K> {
    pub(crate) fn new() -> Self {
        Table { fields: K::fields(), entries: Vec::new() }
    }

    pub(crate) fn is_full(&self) -> bool {
        self.entries.len() >= MOST
    }

    pub(crate) fn any(&self, random: &mut Random) -> &Entry<K> {
        random.pick(&self.entries)
    }

    pub(crate) fn name(&self, index: usize) -> &'static str {
        self.fields[index].facts().name
    }

    /// Adds a key, if it keeps the laws by itself and beside those that are there.
    pub(crate) fn add(&mut self, key: K) -> Result<(), Broken> {
        self.check_format(&key)?;
        let row = encode(&key)?.map(|row| kept(&row));
        let entry = Entry { key, row };
        if let Some(row) = row {
            self.check_round_trip(&entry.key, row)?;
        }
        for other in &self.entries {
            self.check_pair(other, &entry)?;
        }
        self.entries.push(entry);
        Ok(())
    }

    /// Adds a key that differs from those that are there in little.
    pub(crate) fn add_relative(&mut self, random: &mut Random) -> Result<(), Broken> {
        let mut key = self.any(random).key.clone();
        let mut other = self.any(random).key.clone();
        let shared = random.below(self.fields.len() + 1);
        self.fields[..shared].iter().for_each(|field| field.swap(&mut key, &mut other));
        if random.below(3) > 0 {
            random.pick(&self.fields).shift(&mut key, random);
        }
        self.add(key)
    }

    /// What the codec of each field says of its bytes.
    fn check_format(&self, key: &K) -> Result<(), Broken> {
        for (index, field) in self.fields.iter().enumerate() {
            let (name, facts) = (self.name(index), field.facts());
            let broken = |what: String| Broken::new(Law::Format, format!("field `{name}`: {what}"));
            let Some(bytes) = calm(Law::NoPanic, "encode", key, None, || field.bytes(key))? else {
                if facts.infallible {
                    return Err(broken("its codec calls itself infallible, and refuses this value".into())
                        .key(key, None));
                }
                continue;
            };
            let len = bytes.len();
            if let Some(width) = facts.width.filter(|width| *width != len) {
                let what = format!("its codec says {width} bytes, and writes {len}");
                return Err(broken(what).bytes("the field", &bytes).key(key, None));
            }
            if let Some(byte) = bytes.iter().find(|byte| !facts.node.can_hold(**byte)) {
                let what = format!("its codec does not name the byte {byte:#04x} among those that it writes");
                return Err(broken(what).bytes("the field", &bytes).key(key, None));
            }
        }
        Ok(())
    }

    fn check_round_trip(&self, key: &K, row: &'static [u8]) -> Result<(), Broken> {
        let broken = |what: String| Broken::new(Law::RoundTrip, what).key(key, Some(row));
        let back =
            decode::<K>(row)?.map_err(|error| broken(format!("its own row does not decode: {error}")))?;
        let again = encode(&back)?;
        let other = |what: String| broken(what).key(&back, again.as_deref());
        let mut known = true;
        for (index, field) in self.fields.iter().enumerate() {
            match field.order(key, &back) {
                Some(Ordering::Equal) => {}
                Some(_) => {
                    let name = self.name(index);
                    return Err(other(format!("the row of a decodes to b, where `{name}` is another")));
                }
                None => known = false,
            }
        }
        // Values that cannot be compared can be read.
        if !known && format!("{key:?}") != format!("{back:?}") {
            return Err(other("the row of a decodes to b, which prints otherwise".into()));
        }
        match again.as_deref() {
            Some(again) if again == row => Ok(()),
            _ => Err(other("the row of a decodes to b, which has another row".into())),
        }
    }

    fn check_pair(&self, a: &Entry<K>, b: &Entry<K>) -> Result<(), Broken> {
        let both = |law, what: String| b.shown_in(a.shown_in(Broken::new(law, what)));
        let (Some(row_a), Some(row_b)) = (a.row, b.row) else { return Ok(()) };
        let width = K::__KEY.salt_width();
        let found = row_a[width..].cmp(&row_b[width..]);
        match order(&self.fields, &a.key, &b.key) {
            Order::Same if row_a != row_b => {
                return Err(both(Law::RoundTrip, "two equal keys have different rows".into()));
            }
            Order::By(index, _) if found.is_eq() => {
                let name = self.name(index);
                return Err(both(Law::RoundTrip, format!("two keys that differ in `{name}` have one row")));
            }
            Order::By(index, expected) if found != expected => {
                let (name, side) = (self.name(index), side(expected));
                let opposite = side_of_row(found);
                let what = format!("by `{name}`, a sorts {side} b, and its row stands {opposite}");
                return Err(both(Law::Order, what));
            }
            _ => {}
        }
        for (index, field) in self.fields.iter().enumerate() {
            let (Some(bytes_a), Some(bytes_b)) = (field.bytes(&a.key), field.bytes(&b.key)) else { continue };
            let name = self.name(index);
            let (short, long) =
                if bytes_a.len() < bytes_b.len() { (&bytes_a, &bytes_b) } else { (&bytes_b, &bytes_a) };
            if field.facts().end == End::Mark && short != long && long.starts_with(short) {
                let what = format!(
                    "the bytes of `{name}` in one key begin those in the other, and more follows them"
                );
                return Err(both(Law::SelfDelimiting, what));
            }
            let said = calm(Law::NoPanic, "compare", &a.key, a.row, || field.compare(&a.key, &b.key))?;
            if said != bytes_a.cmp(&bytes_b) {
                let what = format!(
                    "`compare` of the codec says that `{name}` of a is {said:?}, and its bytes are not"
                );
                return Err(both(Law::Order, what));
            }
        }
        Ok(())
    }
}

fn side(order: Ordering) -> &'static str {
    if order.is_lt() { "before" } else { "behind" }
}

fn side_of_row(order: Ordering) -> &'static str {
    if order.is_lt() { "in front" } else { "behind" }
}

/// The row of a key, in both ways that it is written.
pub(crate) fn encode<K: Tested + Debug>(key: &K) -> Result<Option<Vec<u8>>, Broken> {
    let row = calm(Law::NoPanic, "encode", key, None, || key.try_encode())?.ok().map(Vec::from);
    const BEFORE: [u8; 3] = [0xaa; 3];
    let mut buffer = BEFORE.to_vec();
    let appended = calm(Law::NoPanic, "encode_into", key, None, || key.try_encode_into(&mut buffer))?;
    let expected = [&BEFORE, row.as_deref().unwrap_or_default()].concat();
    if appended.is_ok() != row.is_some() || buffer != expected {
        let broken =
            Broken::new(Law::RoundTrip, "`encode_into` behind other bytes writes another row than `encode`");
        return Err(broken
            .key(key, row.as_deref())
            .bytes("encode_into", buffer.get(BEFORE.len()..).unwrap_or_default()));
    }
    Ok(row)
}

/// The key of any bytes, or an error that lies within them.
pub(crate) fn decode<K: Tested>(row: &'static [u8]) -> Result<Result<K, DecodeError>, Broken> {
    let found = calm(Law::TotalDecode, "decode", &"these bytes", Some(row), || K::decode_ref(row))?;
    match found {
        Err(error) if error.offset() > row.len() => {
            let what = format!("the error lies beyond the bytes: {error}");
            Err(Broken::new(Law::TotalDecode, what).bytes("these bytes", row))
        }
        found => Ok(found),
    }
}

/// The key of bytes that may be a row, under the salt that they should have.
pub(crate) fn revive<K: Tested + Debug>(bytes: &[u8]) -> Result<Option<K>, Broken> {
    let mut row = kept(bytes);
    let mut found = decode::<K>(row)?;
    if let Err(DecodeErrorKind::WrongSalt { expected, .. }) = found.as_ref().map_err(DecodeError::kind) {
        let mut salted = bytes.to_vec();
        if let Some(salt) = &K::__KEY.salt {
            salt.bytes.write(expected, &mut salted[..salt.bytes.width]);
        }
        row = kept(&salted);
        found = decode::<K>(row)?;
    }
    let Ok(key) = found else { return Ok(None) };
    match encode(&key)? {
        Some(again) if again == row => Ok(Some(key)),
        again => {
            let what = "bytes that decode encode to others: the row of b is not a";
            Err(Broken::new(Law::RoundTrip, what).bytes("these bytes", row).key(&key, again.as_deref()))
        }
    }
}
