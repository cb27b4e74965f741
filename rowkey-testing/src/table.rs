//! One case: keys, others derived from them, and the laws checked for each key and each pair.

use std::cmp::Ordering;
use std::fmt::Debug;

use rowkey_core::codec::End;
use rowkey_core::{DecodeError, DecodeErrorKind};

use super::compare::{Order, order};
use super::law::{Broken, Law, without_panic};
use super::prefixes;
use super::random::Random;
use super::tested::{FieldOf, Tested};

/// The largest number of keys: more take time and find nothing new.
const MAX_KEYS: usize = 40;

/// Keys and their rows, as a table would hold them.
pub(crate) struct Table<K> {
    pub(crate) fields: Vec<FieldOf<K>>,
    pub(crate) entries: Vec<Entry<K>>,
}

pub(crate) struct Entry<K> {
    pub(crate) key: K,
    /// `None` if a value cannot be encoded. `'static`, because a key may borrow from it.
    pub(crate) row: Option<&'static [u8]>,
}

impl<K: Tested + Clone + Debug> Entry<K> {
    fn shown_in(&self, broken: Broken) -> Broken {
        broken.key(&self.key, self.row)
    }
}

/// Leaks a copy: keys may borrow from it.
fn leaked(bytes: &[u8]) -> &'static [u8] {
    Box::leak(bytes.into())
}

impl<K: Tested + Clone + Debug> Table<K> {
    pub(crate) fn new() -> Self {
        Table { fields: K::fields(), entries: Vec::new() }
    }

    pub(crate) fn is_full(&self) -> bool {
        self.entries.len() >= MAX_KEYS
    }

    pub(crate) fn any(&self, random: &mut Random) -> &Entry<K> {
        random.pick(&self.entries)
    }

    pub(crate) fn name(&self, index: usize) -> &'static str {
        self.fields[index].facts().name
    }

    /// Checks the laws for a key, alone and with each key of the table, and adds it.
    pub(crate) fn add(&mut self, key: K) -> Result<(), Broken> {
        self.check_format(&key)?;
        let row = encode(&key)?.map(|row| leaked(&row));
        let entry = Entry { key, row };
        if let Some(row) = row {
            self.check_round_trip(&entry.key, row)?;
            prefixes::check_row(&self.fields, &entry.key, row)?;
        }
        for other in &self.entries {
            self.check_pair(other, &entry)?;
        }
        self.entries.push(entry);
        Ok(())
    }

    /// Adds a key that shares fields with a key of the table, or is close to it.
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

    /// Checks what the codec of each field declares: width, bytes, infallibility.
    fn check_format(&self, key: &K) -> Result<(), Broken> {
        for (index, field) in self.fields.iter().enumerate() {
            let (name, facts) = (self.name(index), field.facts());
            let broken = |what: String| Broken::new(Law::Format, format!("field `{name}`: {what}"));
            let Some(bytes) = without_panic(Law::NoPanic, "encode", key, None, || field.bytes(key))? else {
                if facts.infallible {
                    return Err(
                        broken("its codec is `INFALLIBLE`, but refuses this value".into()).key(key, None)
                    );
                }
                continue;
            };
            let len = bytes.len();
            if let Some(width) = facts.width.filter(|width| *width != len) {
                let what = format!("its codec declares {width} bytes, but writes {len}");
                return Err(broken(what).bytes("the field", &bytes).key(key, None));
            }
            if let Some(byte) = bytes.iter().find(|byte| !facts.node.can_hold(**byte)) {
                let what = format!("its codec writes the byte {byte:#04x}, which its `NODE` excludes");
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
                    return Err(other(format!("the row of a decodes to b, whose `{name}` differs")));
                }
                None => known = false,
            }
        }
        // Values without an order are compared by their `Debug` text.
        if !known && format!("{key:?}") != format!("{back:?}") {
            return Err(other("the row of a decodes to b, whose `Debug` text differs".into()));
        }
        match again.as_deref() {
            Some(again) if again == row => Ok(()),
            _ => Err(other("the row of a decodes to b, which encodes to another row".into())),
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
                return Err(both(
                    Law::RoundTrip,
                    format!("two keys that differ in `{name}` have the same row"),
                ));
            }
            Order::By(index, expected) if found != expected => {
                let name = self.name(index);
                let (side, place) =
                    if expected.is_lt() { ("before", "after it") } else { ("after", "first") };
                let what = format!("by `{name}`, a sorts {side} b, but its row comes {place}");
                return Err(both(Law::Order, what));
            }
            _ => {}
        }
        for (index, field) in self.fields.iter().enumerate() {
            let (Some(bytes_a), Some(bytes_b)) = (field.bytes(&a.key), field.bytes(&b.key)) else { continue };
            let name = self.name(index);
            let (short, long) =
                if bytes_a.len() < bytes_b.len() { (&bytes_a, &bytes_b) } else { (&bytes_b, &bytes_a) };
            if field.facts().end == End::Terminator && short != long && long.starts_with(short) {
                let what = format!("the bytes of `{name}` in one key are a prefix of those in the other");
                return Err(both(Law::SelfDelimiting, what));
            }
            let said =
                without_panic(Law::NoPanic, "compare", &a.key, a.row, || field.compare(&a.key, &b.key))?;
            if said != bytes_a.cmp(&bytes_b) {
                let bytes = bytes_a.cmp(&bytes_b);
                let what =
                    format!("`compare` of `{name}` is {said:?} for a and b, but their bytes are {bytes:?}");
                return Err(both(Law::Order, what));
            }
        }
        Ok(())
    }
}

/// The row of a key, if it can be encoded. Checks that `encode_into` appends the same bytes.
pub(crate) fn encode<K: Tested + Debug>(key: &K) -> Result<Option<Vec<u8>>, Broken> {
    let row = without_panic(Law::NoPanic, "encode", key, None, || key.try_encode())?.ok().map(Vec::from);
    const BEFORE: [u8; 3] = [0xaa; 3];
    let mut buffer = BEFORE.to_vec();
    let appended =
        without_panic(Law::NoPanic, "encode_into", key, None, || key.try_encode_into(&mut buffer))?;
    let expected = [&BEFORE, row.as_deref().unwrap_or_default()].concat();
    if appended.is_ok() != row.is_some() || buffer != expected {
        let broken = Broken::new(Law::RoundTrip, "`encode_into` appends another row than `encode` gives");
        return Err(broken
            .key(key, row.as_deref())
            .bytes("encode_into", buffer.get(BEFORE.len()..).unwrap_or_default()));
    }
    Ok(row)
}

/// Decodes any bytes. Checks that the offset of an error lies within them.
pub(crate) fn decode<K: Tested>(row: &'static [u8]) -> Result<Result<K, DecodeError>, Broken> {
    let found = without_panic(Law::TotalDecode, "decode", &"these bytes", Some(row), || K::decode_ref(row))?;
    match found {
        Err(error) if error.offset() > row.len() => {
            let what = format!("the offset of the error lies beyond the bytes: {error}");
            Err(Broken::new(Law::TotalDecode, what).bytes("these bytes", row))
        }
        found => Ok(found),
    }
}

/// Decodes bytes that may be a row, with the salt corrected. Checks the round trip.
pub(crate) fn revive<K: Tested + Debug>(bytes: &[u8]) -> Result<Option<K>, Broken> {
    let mut row = leaked(bytes);
    let mut found = decode::<K>(row)?;
    if let Err(DecodeErrorKind::WrongSalt { expected, .. }) = found.as_ref().map_err(DecodeError::kind) {
        let mut salted = bytes.to_vec();
        if let Some(salt) = &K::__KEY.salt {
            salt.bytes.write(expected, &mut salted[..salt.bytes.width]);
        }
        row = leaked(&salted);
        found = decode::<K>(row)?;
    }
    let Ok(key) = found else { return Ok(None) };
    match encode(&key)? {
        Some(again) if again == row => Ok(Some(key)),
        again => {
            let what = "a decodes to b, which encodes to another row";
            Err(Broken::new(Law::RoundTrip, what).bytes("these bytes", row).key(&key, again.as_deref()))
        }
    }
}
