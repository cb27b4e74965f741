//! The layouts of `java/JavaKeys.java`, declared: the same bytes, and the same scans.

use std::ops::Range;

use fastrand::Rng;
use rowkey::{BaseTime, KeyRanges, RowKey};

use super::ordered_bytes::{Float64, Int8, Int64, Text};

/// A layout that Java and Rust both write.
pub trait Layout: RowKey {
    /// Its name in Java.
    const NAME: &'static str;

    fn random(random: &mut Rng) -> Self;

    /// The fields as they stand in the cell: tabs between them, text in hex.
    fn cell(&self) -> String;

    fn from_cell(cell: &[&str]) -> Option<Self>;

    /// The scan that Java's `bounds` describes.
    fn scan() -> KeyRanges;

    /// Whether a row belongs to that scan, told by its fields alone.
    fn is_wanted(&self) -> bool;
}

/// `Bytes.toBytes` of numbers, one after another, and of text at the end.
#[derive(RowKey)]
pub struct PlainBytes {
    #[rowkey(raw)]
    region: i16,
    #[rowkey(raw)]
    user: i64,
    #[rowkey(raw)]
    minute: i64,
    name: String,
}

impl Layout for PlainBytes {
    const NAME: &'static str = "bytes";

    fn random(random: &mut Rng) -> Self {
        let (user, minute) = (any(random) & i64::MAX, any(random) & i64::MAX);
        PlainBytes { region: random.i16(0..8), user, minute, name: text(random, true) }
    }

    fn cell(&self) -> String {
        format!("{}\t{}\t{}\t{}", self.region, self.user, self.minute, hex(&self.name))
    }

    fn from_cell(cell: &[&str]) -> Option<Self> {
        let [region, user, minute, name] = cell else { return None };
        let (region, user, minute) = (region.parse().ok()?, user.parse().ok()?, minute.parse().ok()?);
        Some(PlainBytes { region, user, minute, name: unhex(name)? })
    }

    fn scan() -> KeyRanges {
        let region = PlainBytes::prefix().region(3).expect("not negative");
        region.user_range(1 << 20..1 << 40).ranges()
    }

    fn is_wanted(&self) -> bool {
        self.region == 3 && (1 << 20..1 << 40).contains(&self.user)
    }
}

/// `OrderedBytes`, ascending and descending.
#[derive(RowKey)]
pub struct OrderedRow {
    #[rowkey(with = Text)]
    host: String,
    #[rowkey(desc, with = Int64)]
    at: i64,
    #[rowkey(with = Int8)]
    level: i8,
    #[rowkey(with = Float64)]
    load: f64,
    #[rowkey(desc, with = Text)]
    note: String,
}

impl Layout for OrderedRow {
    const NAME: &'static str = "ordered";

    fn random(random: &mut Rng) -> Self {
        // Some begin like another: host-3 and host-33.
        let n = random.u8(1..9);
        let host = if random.u8(..4) == 0 { format!("host-{n}{n}") } else { format!("host-{n}") };
        // Java knows one NaN.
        const EDGES: [f64; 6] = [0.0, -0.0, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 5e-324];
        let load = match random.u8(..4) {
            0 => EDGES[random.usize(..EDGES.len())],
            _ => (random.f64() - 0.5) * 1000.0,
        };
        OrderedRow { host, at: any(random), level: random.i8(..), load, note: text(random, false) }
    }

    fn cell(&self) -> String {
        let (host, note) = (hex(&self.host), hex(&self.note));
        format!("{host}\t{}\t{}\t{:x}\t{note}", self.at, self.level, self.load.to_bits())
    }

    fn from_cell(cell: &[&str]) -> Option<Self> {
        let [host, at, level, load, note] = cell else { return None };
        let load = f64::from_bits(u64::from_str_radix(load, 16).ok()?);
        let (at, level) = (at.parse().ok()?, level.parse().ok()?);
        Some(OrderedRow { host: unhex(host)?, at, level, load, note: unhex(note)? })
    }

    fn scan() -> KeyRanges {
        let host = OrderedRow::prefix().host("host-3").expect("no NUL");
        host.at_range(-(1 << 40)..=1 << 40).ranges()
    }

    fn is_wanted(&self) -> bool {
        self.host == "host-3" && (-(1 << 40)..=1 << 40).contains(&self.at)
    }
}

/// `Long.MAX_VALUE - time`, in Java's arithmetic.
#[derive(RowKey)]
pub struct ReverseTime {
    #[rowkey(raw)]
    user: i32,
    #[reverse_ts]
    at: i64,
}

impl Layout for ReverseTime {
    const NAME: &'static str = "reverse_ts";

    fn random(random: &mut Rng) -> Self {
        ReverseTime { user: random.i32(0..8), at: any(random) }
    }

    fn cell(&self) -> String {
        format!("{}\t{}", self.user, self.at)
    }

    fn from_cell(cell: &[&str]) -> Option<Self> {
        let [user, at] = cell else { return None };
        Some(ReverseTime { user: user.parse().ok()?, at: at.parse().ok()? })
    }

    fn scan() -> KeyRanges {
        let user = ReverseTime::prefix().user(5).expect("not negative");
        user.at_range(1 << 20..1 << 40).ranges()
    }

    fn is_wanted(&self) -> bool {
        self.user == 5 && (1 << 20..1 << 40).contains(&self.at)
    }
}

/// `SaltingUtil.getSaltingByte` over INTEGER, BIGINT DESC, SMALLINT.
#[derive(RowKey)]
#[rowkey(salt(buckets = 16, hash = java31))]
pub struct PhoenixSalt {
    host: i32,
    #[rowkey(desc)]
    at: i64,
    seq: i16,
}

impl Layout for PhoenixSalt {
    const NAME: &'static str = "phoenix";

    fn random(random: &mut Rng) -> Self {
        PhoenixSalt { host: random.i32(-4..4), at: any(random), seq: random.i16(..) }
    }

    fn cell(&self) -> String {
        format!("{}\t{}\t{}", self.host, self.at, self.seq)
    }

    fn from_cell(cell: &[&str]) -> Option<Self> {
        let [host, at, seq] = cell else { return None };
        Some(PhoenixSalt { host: host.parse().ok()?, at: at.parse().ok()?, seq: seq.parse().ok()? })
    }

    fn scan() -> KeyRanges {
        PhoenixSalt::prefix().host(-2).at_range(0..=1 << 40).ranges()
    }

    fn is_wanted(&self) -> bool {
        self.host == -2 && (0..=1 << 40).contains(&self.at)
    }
}

/// A row of OpenTSDB's data table; the salt leaves the time out.
#[derive(RowKey)]
pub struct OpenTsdb {
    #[salt(buckets = 20, hash = java31)]
    #[rowkey(width = 3)]
    metric: u32,
    base_time: BaseTime<3600>,
    #[salt]
    tags: Vec<Tag>,
}

/// Up to beyond what Java's `int` counts.
const HOURS: Range<BaseTime<3600>> =
    BaseTime::containing(300_000 * 3600)..BaseTime::containing(600_000 * 3600);

#[derive(RowKey)]
pub struct Tag {
    #[rowkey(width = 3)]
    key: u32,
    #[rowkey(width = 3)]
    value: u32,
}

impl Layout for OpenTsdb {
    const NAME: &'static str = "opentsdb";

    fn random(random: &mut Rng) -> Self {
        let tags = (1..=random.u32(1..5)).map(|key| Tag { key, value: random.u32(..1 << 24) }).collect();
        OpenTsdb { metric: random.u32(1..9), base_time: BaseTime::containing(random.u32(..)), tags }
    }

    fn cell(&self) -> String {
        let tags: String = self.tags.iter().map(|tag| format!("\t{}\t{}", tag.key, tag.value)).collect();
        format!("{}\t{}{tags}", self.metric, self.base_time.seconds())
    }

    fn from_cell(cell: &[&str]) -> Option<Self> {
        let [metric, base_time, tags @ ..] = cell else { return None };
        let tag = |tag: &[&str]| {
            let [key, value] = tag else { return None };
            Some(Tag { key: key.parse().ok()?, value: value.parse().ok()? })
        };
        let tags = tags.chunks(2).map(tag).collect::<Option<_>>()?;
        let (base_time, 0) = BaseTime::split(base_time.parse().ok()?) else { return None };
        Some(OpenTsdb { metric: metric.parse().ok()?, base_time, tags })
    }

    fn scan() -> KeyRanges {
        let metric = OpenTsdb::prefix().metric(2).expect("three bytes");
        metric.base_time_range(HOURS).ranges()
    }

    fn is_wanted(&self) -> bool {
        self.metric == 2 && HOURS.contains(&self.base_time)
    }
}

/// Numbers of every size, and the ends of the type among them.
pub fn any(random: &mut Rng) -> i64 {
    match random.u8(..16) {
        0 => i64::MIN + i64::from(random.bool()),
        1 => i64::MAX - i64::from(random.bool()),
        2 => random.i64(-1..=1),
        _ => random.i64(..) >> random.u8(..64),
    }
}

/// Text with bytes at the edges of UTF-8.
pub fn text(random: &mut Rng, nul: bool) -> String {
    const PARTS: [&str; 12] =
        ["\0", "a", "z", "~", " ", "\x01", "\x7f", "\u{80}", "é", "浙江", "\u{ffff}", "😀"];
    let first = usize::from(!nul);
    (0..random.u8(..6)).map(|_| PARTS[random.usize(first..PARTS.len())]).collect()
}

pub fn hex(text: &str) -> String {
    text.bytes().map(|byte| format!("{byte:02x}")).collect()
}

pub fn unhex(hex: &str) -> Option<String> {
    let bytes = (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok());
    String::from_utf8(bytes.collect::<Option<_>>()?).ok()
}
