//! Rows that programs put together by hand, of `java/RowsByHand.java`: text with delimiters, hexadecimal
//! digits, and a key that was given more fields when it had rows already.

use fastrand::Rng;
use rowkey::{Digest, KeyRanges, RowKey, SaltHash};
use uuid::Uuid;

use super::layouts::{Layout, any, hex, text, unhex};

/// `String.format("%s:%d", user, seq)`
#[derive(RowKey)]
#[rowkey(delimiter(":", unordered))]
pub struct UserSeq {
    user: String,
    #[rowkey(digits)]
    seq: u64,
}

impl Layout for UserSeq {
    const NAME: &'static str = "user_seq";

    fn random(random: &mut Rng) -> Self {
        UserSeq { user: user(random), seq: random.u64(..) >> random.u8(..64) }
    }

    fn cell(&self) -> String {
        format!("{}\t{}", hex(&self.user), self.seq)
    }

    fn from_cell(cell: &[&str]) -> Option<Self> {
        let [user, seq] = cell else { return None };
        Some(UserSeq { user: unhex(user)?, seq: seq.parse().ok()? })
    }

    fn scan() -> KeyRanges {
        UserSeq::prefix().user("user-1").expect("no colon").ranges()
    }

    fn is_wanted(&self) -> bool {
        self.user == "user-1"
    }
}

/// The first digits of the MD5 of an id.
pub struct Md5Front;

impl SaltHash for Md5Front {
    const NAME: &'static str = "md5-front";

    fn bucket(parts: &[&[u8]], buckets: u32) -> u32 {
        let [a, b, c, d, ..] = *md5::compute(parts.concat());
        // The first bits, as many as buckets have.
        let bits = u64::from(u32::from_be_bytes([a, b, c, d])) * u64::from(buckets);
        (bits >> 32) as u32
    }
}

/// `MD5Hash.getMD5AsHex(id).substring(0, 4)`, the id, and seconds of ten digits.
#[derive(RowKey)]
#[rowkey(delimiter("/", unordered), prefix = "/")]
pub struct Md5Salt {
    #[salt(buckets = 65536, hash = Md5Front, hex = 4)]
    id: String,
    #[pad(10)]
    at: u64,
}

impl Layout for Md5Salt {
    const NAME: &'static str = "md5_salt";

    fn random(random: &mut Rng) -> Self {
        Md5Salt { id: user(random), at: random.u64(..10_000_000_000) }
    }

    fn cell(&self) -> String {
        format!("{}\t{}", hex(&self.id), self.at)
    }

    fn from_cell(cell: &[&str]) -> Option<Self> {
        let [id, at] = cell else { return None };
        Some(Md5Salt { id: unhex(id)?, at: at.parse().ok()? })
    }

    fn scan() -> KeyRanges {
        let id = Md5Salt::prefix().id("user-1").expect("no slash");
        id.at_range(1_000_000_000..5_000_000_000).ranges()
    }

    fn is_wanted(&self) -> bool {
        self.id == "user-1" && (1_000_000_000..5_000_000_000).contains(&self.at)
    }
}

/// `MD5Hash.getMD5AsHex(id).substring(0, 1)`, milliseconds of 13 digits, and the id: a fan-out.
#[derive(RowKey)]
#[rowkey(delimiter("/", unordered), prefix = "/")]
pub struct Md5Shard {
    #[pad(13)]
    at: u64,
    #[salt(buckets = 16, hash = Md5Front, hex = 1)]
    id: String,
}

impl Layout for Md5Shard {
    const NAME: &'static str = "md5_shard";

    fn random(random: &mut Rng) -> Self {
        Md5Shard { at: random.u64(..10_000_000_000_000), id: user(random) }
    }

    fn cell(&self) -> String {
        format!("{}\t{}", self.at, hex(&self.id))
    }

    fn from_cell(cell: &[&str]) -> Option<Self> {
        let [at, id] = cell else { return None };
        Some(Md5Shard { at: at.parse().ok()?, id: unhex(id)? })
    }

    fn scan() -> KeyRanges {
        Md5Shard::prefix().at_range(1_000_000_000_000..1_500_000_000_000).ranges()
    }

    fn is_wanted(&self) -> bool {
        (1_000_000_000_000..1_500_000_000_000).contains(&self.at)
    }
}

/// `Bytes.toHex` of a SHA-256's first 4 bytes, the user that it is of, and `%016x` of a `long`.
#[derive(RowKey)]
#[rowkey(delimiter("-", unordered))]
pub struct HexDigest {
    #[rowkey(hex)]
    hash: Digest<4>,
    user: String,
    #[rowkey(hex)]
    at: u64,
}

impl Layout for HexDigest {
    const NAME: &'static str = "hex";

    fn random(random: &mut Rng) -> Self {
        let user = user(random).replace('-', "_");
        HexDigest { hash: Digest::of(&user), user, at: any(random).cast_unsigned() }
    }

    fn cell(&self) -> String {
        format!("{}\t{}\t{}", self.hash, hex(&self.user), self.at)
    }

    fn from_cell(cell: &[&str]) -> Option<Self> {
        let [_, user, at] = cell else { return None };
        let user = unhex(user)?;
        Some(HexDigest { hash: Digest::of(&user), user, at: at.parse().ok()? })
    }

    fn scan() -> KeyRanges {
        let user = HexDigest::prefix().hash(Digest::of("user_1")).user("user_1").expect("no hyphen");
        // Up to beyond what is positive in Java.
        user.at_range(1 << 40..1 << 63 | 1 << 62).ranges()
    }

    fn is_wanted(&self) -> bool {
        self.user == "user_1" && (1 << 40..1 << 63 | 1 << 62).contains(&self.at)
    }
}

/// `UUID.toString()`, and `Bytes.toHex` of 12 bytes.
#[derive(RowKey)]
#[rowkey(delimiter("/", unordered))]
pub struct UuidText {
    #[rowkey(text)]
    order: Uuid,
    #[rowkey(hex)]
    object: [u8; 12],
}

/// Both sides of what Java's `UUID.compareTo` takes for the sign.
const ORDERS: [Uuid; 2] = [Uuid::from_u128(0x60 << 120), Uuid::from_u128(0xA0 << 120)];

impl Layout for UuidText {
    const NAME: &'static str = "uuid";

    fn random(random: &mut Rng) -> Self {
        let mut object = [0; 12];
        random.fill(&mut object);
        UuidText { order: Uuid::from_u128(random.u128(..)), object }
    }

    fn cell(&self) -> String {
        let object: String = self.object.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{:x}\t{object}", self.order.as_simple())
    }

    fn from_cell(cell: &[&str]) -> Option<Self> {
        let [order, object] = cell else { return None };
        let object = u128::from_str_radix(object, 16).ok()?.to_be_bytes();
        Some(UuidText { order: order.parse().ok()?, object: object[4..].try_into().ok()? })
    }

    fn scan() -> KeyRanges {
        UuidText::prefix().order_range(ORDERS[0]..ORDERS[1]).ranges()
    }

    fn is_wanted(&self) -> bool {
        (ORDERS[0]..ORDERS[1]).contains(&self.order)
    }
}

/// `String.join("::", city, street, note)`; only the note may hold the delimiter.
#[derive(RowKey)]
#[rowkey(delimiter("::", unordered))]
pub struct Joined {
    city: String,
    street: String,
    note: String,
}

impl Layout for Joined {
    const NAME: &'static str = "joined";

    fn random(random: &mut Rng) -> Self {
        const NOTES: [&str; 4] = ["", ":", "::", "a::b"];
        let note = NOTES[random.usize(..NOTES.len())];
        Joined {
            city: city(random),
            street: text(random, true),
            note: format!("{note}{}", text(random, true)),
        }
    }

    fn cell(&self) -> String {
        format!("{}\t{}\t{}", hex(&self.city), hex(&self.street), hex(&self.note))
    }

    fn from_cell(cell: &[&str]) -> Option<Self> {
        let [city, street, note] = cell else { return None };
        Some(Joined { city: unhex(city)?, street: unhex(street)?, note: unhex(note)? })
    }

    /// Around the rows of the city `a`, which are `a::`.
    fn scan() -> KeyRanges {
        Joined::prefix().city_starts_with("a:").ranges()
    }

    fn is_wanted(&self) -> bool {
        self.city.starts_with("a:")
    }
}

/// `city + "::" + id + "::" + year + "::"`
#[derive(RowKey)]
#[rowkey(delimiter("::", unordered, trailing))]
pub struct Trailing {
    city: String,
    #[rowkey(digits)]
    id: u32,
    #[pad(4)]
    year: u16,
}

impl Layout for Trailing {
    const NAME: &'static str = "trailing";

    fn random(random: &mut Rng) -> Self {
        Trailing { city: city(random), id: random.u32(..12), year: random.u16(..10_000) }
    }

    fn cell(&self) -> String {
        format!("{}\t{}\t{}", hex(&self.city), self.id, self.year)
    }

    fn from_cell(cell: &[&str]) -> Option<Self> {
        let [city, id, year] = cell else { return None };
        Some(Trailing { city: unhex(city)?, id: id.parse().ok()?, year: year.parse().ok()? })
    }

    /// Not the rows of 10 and 11.
    fn scan() -> KeyRanges {
        let city = Trailing::prefix().city("a").expect("no colon");
        city.id(1).year_range(1000..9000).ranges()
    }

    fn is_wanted(&self) -> bool {
        self.city == "a" && self.id == 1 && (1000..9000).contains(&self.year)
    }
}

/// Two `int`s; later also a city, and then a number.
#[derive(RowKey)]
pub struct Added {
    user: u32,
    at: u32,
    #[rowkey(tail)]
    city: Option<String>,
    #[rowkey(tail)]
    seq: Option<u16>,
}

impl Layout for Added {
    const NAME: &'static str = "tail";

    fn random(random: &mut Rng) -> Self {
        let city = random.bool().then(|| text(random, true));
        let seq = random.bool().then(|| random.u16(..));
        Added { user: random.u32(..8), at: random.u32(..), city, seq }
    }

    fn cell(&self) -> String {
        let city = self.city.as_deref().map_or("-".into(), hex);
        let seq = self.seq.map_or("-".into(), |seq| seq.to_string());
        format!("{}\t{}\t{city}\t{seq}", self.user, self.at)
    }

    fn from_cell(cell: &[&str]) -> Option<Self> {
        let [user, at, city, seq] = cell else { return None };
        let city = if *city == "-" { None } else { Some(unhex(city)?) };
        let seq = if *seq == "-" { None } else { Some(seq.parse().ok()?) };
        Some(Added { user: user.parse().ok()?, at: at.parse().ok()?, city, seq })
    }

    /// Rows from before and from after.
    fn scan() -> KeyRanges {
        Added::prefix().user(5).at_range(1 << 24..1 << 31).ranges()
    }

    fn is_wanted(&self) -> bool {
        self.user == 5 && (1 << 24..1 << 31).contains(&self.at)
    }
}

/// Some begin like another, and go on below `/` and `:`, or above them.
fn user(random: &mut Rng) -> String {
    const ENDS: [&str; 6] = ["", "", "1", " b", "!", "~"];
    format!("user-{}{}", random.u8(1..9), ENDS[random.usize(..ENDS.len())])
}

/// With single colons, but none at the end: there it would be a part of the delimiter.
fn city(random: &mut Rng) -> String {
    const CITIES: [&str; 8] = ["a", "a", "a:b", "a:9", "a:~:c", "a!", "ab", ""];
    match random.u8(..3) {
        0 => text(random, true),
        _ => CITIES[random.usize(..CITIES.len())].into(),
    }
}
