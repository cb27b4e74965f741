//! Rows that a layout could have, and rows that are a little wrong. The tool's tests use them too.

use fastrand::Rng;
use rowkey::Layout;
use rowkey::codec::End;
use rowkey::layout::{Domain, Kind, Part, Repr, Segment};

const EDGES: [u8; 20] =
    [0, 1, 2, 4, 6, 0x20, b'+', b',', b'-', b'0', b'9', b':', b'A', b'a', b'f', b'g', 0x7F, 0x80, 0xFE, 0xFF];

pub fn edge(rng: &mut Rng) -> u8 {
    if rng.u8(..4) == 0 { rng.u8(..) } else { EDGES[rng.usize(..EDGES.len())] }
}

pub fn bytes(rng: &mut Rng, most: usize) -> Vec<u8> {
    (0..rng.usize(..=most)).map(|_| edge(rng)).collect()
}

/// A row as the layout has them; most of them decode, once their salt is right.
pub fn row(layout: &Layout, rng: &mut Rng) -> Vec<u8> {
    if let Some(kind) = rng.choice(layout.kinds().iter()) {
        return row(&kind.layout, rng);
    }
    let mut out = Vec::new();
    segments(&layout.segments(), rng, &mut out);
    out
}

fn segments(all: &[Segment<'_>], rng: &mut Rng, out: &mut Vec<u8>) {
    // Where the omitted `None`s at the end of the row begin.
    let mut nones = None;
    for segment in all {
        let start = out.len();
        match segment.part {
            // The right bucket is put in later.
            Part::Salt { .. } => out.extend((0..segment.width.unwrap_or(0)).map(|_| edge(rng))),
            Part::Constant(bytes) => {
                out.extend(bytes.iter().map(|byte| if segment.complemented { !byte } else { *byte }));
            }
            Part::Field(kind) => value(segment, kind, rng, out),
            _ => {}
        }
        segment.delimiter.iter().for_each(|delimiter| out.extend_from_slice(delimiter));
        nones = match segment.tail && out[start..] == [0] {
            true => nones.or(Some(start)),
            false => None,
        };
    }
    out.truncate(nones.unwrap_or(out.len()));
}

fn value(one: &Segment<'_>, kind: &Kind, rng: &mut Rng, out: &mut Vec<u8>) {
    let start = out.len();
    // A layout from JSON may contain any number.
    let width = one.width.unwrap_or(0).min(64);
    let flip = if one.complemented { 0xFF } else { 0 };
    let inner = |rng: &mut Rng, out: &mut Vec<u8>| segments(&one.inner(), rng, out);
    match kind {
        Kind::Optional(_) => {
            let some = rng.u8(..4) > 0;
            out.push(u8::from(some) ^ flip);
            return if some {
                inner(rng, out)
            };
        }
        Kind::Array(len, _) => return (0..(*len).min(64)).for_each(|_| inner(rng, out)),
        Kind::List(_) => return (0..rng.usize(..4)).for_each(|_| inner(rng, out)),
        Kind::Key(_) => return inner(rng, out),
        Kind::Keys(_) => {
            let kinds = one.kinds();
            return rng.choice(&kinds).into_iter().for_each(|kind| segments(kind, rng, out));
        }
        Kind::Bool => out.push(rng.u8(..2)),
        Kind::Char => {
            let chars = ['\0', 'a', '\u{D7FF}', '\u{E000}', char::MAX];
            out.extend((chars[rng.usize(..5)] as u32).to_be_bytes());
        }
        Kind::IpAddress => {
            let four = rng.bool();
            out.push(if four { 4 } else { 6 });
            out.extend((0..if four { 4 } else { 16 }).map(|_| edge(rng)));
        }
        Kind::Duration => {
            out.extend(rng.u64(..).to_be_bytes());
            out.extend(nanos(rng, 1_000_000_000).to_be_bytes());
        }
        Kind::Time { leap } => {
            big_endian(number(one.domain, rng) as u128 ^ 1 << 63, 8, out);
            out.extend(nanos(rng, if *leap { 2_000_000_000 } else { 1_000_000_000 }).to_be_bytes());
        }
        Kind::BaseTime(seconds) => {
            let some = rng.u32(..);
            out.extend((some - some.checked_rem(*seconds).unwrap_or(0)).to_be_bytes());
        }
        // Every exponent, and a mantissa that may have too many or too few digits.
        Kind::DecimalNumber => decimal(rng, out),
        Kind::Signed => {
            big_endian(number(one.domain, rng) as u128 ^ 1 << (8 * width.max(1) - 1).min(127), width, out)
        }
        Kind::Unsigned | Kind::Raw => big_endian(number(one.domain, rng) as u128, width, out),
        Kind::ReverseTime { from } => {
            big_endian(from.wrapping_sub(number(one.domain, rng)) as u128, 8, out);
        }
        Kind::Decimal => digits(number(one.domain, rng), width, out),
        // The largest number of 128 bits is -1 here.
        Kind::PlainDecimal => out.extend((number(one.domain, rng) as u128).to_string().bytes()),
        Kind::Hex if one.domain.is_some() => {
            out.extend(format!("{:0width$x}", number(one.domain, rng) as u128).bytes());
        }
        Kind::HexUpper if one.domain.is_some() => {
            out.extend(format!("{:0width$X}", number(one.domain, rng) as u128).bytes());
        }
        Kind::Hex => (0..width / 2).for_each(|_| out.extend(format!("{:02x}", edge(rng)).bytes())),
        Kind::HexUpper => (0..width / 2).for_each(|_| out.extend(format!("{:02X}", edge(rng)).bytes())),
        Kind::ReverseTimeHex { from, upper } => {
            let digits = format!("{:016x}", from.wrapping_sub(number(one.domain, rng)) as u64);
            out.extend(if *upper { digits.to_uppercase() } else { digits }.bytes());
        }
        Kind::UuidText => {
            out.extend(uuid::Uuid::from_bytes([0; 16].map(|_: u8| edge(rng))).to_string().bytes())
        }
        Kind::ReversedDecimal => {
            digits(number(one.domain, rng), width, out);
            out[start..].reverse();
        }
        Kind::ReverseTimeDecimal { from } => {
            digits(from.wrapping_sub(number(one.domain, rng)), width, out);
        }
        Kind::DateDecimal => {
            let (year, month, day) = (rng.u16(..=9999), rng.u8(1..13), rng.u8(1..30));
            out.extend(format!("{year:04}{month:02}{day:02}").bytes());
        }
        Kind::DateText => {
            let (year, month, day) = (rng.u16(..=9999), rng.u8(1..13), rng.u8(1..30));
            out.extend(format!("{year:04}-{month:02}-{day:02}").bytes());
        }
        Kind::TimeText { compact } => {
            let per_second = i128::from(one.unit.unwrap().per_second().unwrap());
            let count = number(one.domain, rng);
            let nanos = count.rem_euclid(per_second) * (1_000_000_000 / per_second);
            let since = jiff::SignedDuration::from_secs(count.div_euclid(per_second) as i64);
            let time = jiff::civil::date(1970, 1, 1).at(0, 0, 0, 0).checked_add(since).unwrap();
            let (shape, places) = match compact {
                true => ("%Y%m%d%H%M%S", width - 14),
                false => ("%Y-%m-%dT%H:%M:%S", width.saturating_sub(21)),
            };
            let fraction = &format!("{nanos:09}")[..places];
            let point = if *compact || places == 0 { "" } else { "." };
            let end = if *compact { "" } else { "Z" };
            out.extend(format!("{}{point}{fraction}{end}", time.strftime(shape)).bytes());
        }
        Kind::Text { utf8 } => free(&text(*utf8, rng), one.end, out),
        Kind::NulText { utf8 } => {
            out.extend(text(*utf8, rng).into_iter().filter(|&byte| byte != 0));
            out.extend((one.end != End::Row).then_some(0));
        }
        Kind::TerminatedText { utf8, by } => {
            out.extend(text(*utf8, rng).into_iter().filter(|byte| byte != by));
            out.push(*by);
        }
        Kind::LengthText { utf8, bytes } => {
            let text = text(*utf8, rng);
            big_endian(text.len() as u128, (*bytes).into(), out);
            out.extend(text);
        }
        Kind::Groups { utf8 } => {
            let mut text = text(*utf8, rng);
            let filled = 8 - text.len() % 8;
            text.resize(text.len() + filled, 0);
            for (i, group) in text.chunks(8).enumerate() {
                out.extend(group);
                out.push(if i < text.len() / 8 - 1 { 255 } else { 255 - filled as u8 });
            }
        }
        Kind::VarbinaryEncoded { utf8 } => {
            for byte in text(*utf8, rng) {
                out.push(byte);
                out.extend((byte == 0).then_some(255));
            }
            out.extend((one.end != End::Row).then_some([0, 1]).iter().flatten());
        }
        Kind::LittleEndian { .. } => {
            big_endian(number(one.domain, rng) as u128, width, out);
            out[start..].reverse();
        }
        Kind::PaddedText { utf8, fill } => {
            let mut text: Vec<u8> = text(*utf8, rng).into_iter().filter(|byte| byte >= fill).collect();
            text.resize(width, *fill);
            out.extend(text);
        }
        Kind::Variants(variants) => {
            let variant = rng.choice(variants.list.iter()).unwrap();
            match variants.repr {
                Repr::Number { signed, .. } => {
                    let sign = if signed { 1u128 << (8 * width - 1) } else { 0 };
                    big_endian(variant.number as u128 ^ sign, width, out);
                }
                Repr::Text => free(variant.text.as_bytes(), one.end, out),
                _ => out.extend(variant.text.bytes()),
            }
        }
        // The counted bytes of `keys`.
        Kind::Custom(_) if one.width.is_none() => {
            let text = bytes(rng, 3);
            out.push(text.len() as u8);
            out.extend(text);
        }
        _ => out.extend((0..width).map(|_| edge(rng))),
    }
    out[start..].iter_mut().for_each(|byte| *byte ^= flip);
}

fn nanos(rng: &mut Rng, end: u32) -> u32 {
    [0, 1, end / 2, end - 1, rng.u32(..end)][rng.usize(..5)]
}

fn decimal(rng: &mut Rng, out: &mut Vec<u8>) {
    use rowkey::RowKey;

    #[derive(RowKey)]
    struct One(rust_decimal::Decimal);

    let whole = rng.i128(..) >> 32 >> rng.u8(..95);
    let number = rust_decimal::Decimal::from_i128_with_scale(whole, rng.u32(..29));
    out.extend(One(number).encode());
}

/// A number of the domain, near its ends as often as not.
fn number(domain: Option<Domain>, rng: &mut Rng) -> i128 {
    let (min, max) = domain.map_or((0, 255), |domain| (domain.min, domain.max as i128));
    match rng.u8(..8) {
        0 => min,
        1 => max,
        2 => min.saturating_add(1).clamp(min.min(max), max.max(min)),
        3 => max.saturating_sub(1).clamp(min.min(max), max.max(min)),
        4 => 1.clamp(min.min(max), max.max(min)),
        _ if min < max => rng.i128(min..max),
        _ => min,
    }
}

pub fn big_endian(number: u128, width: usize, out: &mut Vec<u8>) {
    let bytes = number.to_be_bytes();
    out.extend(&bytes[16 - width.min(16)..]);
}

pub fn digits(number: i128, width: usize, out: &mut Vec<u8>) {
    out.extend(format!("{:0width$}", number.max(0)).bytes());
}

fn text(utf8: bool, rng: &mut Rng) -> Vec<u8> {
    const TEXTS: [&str; 16] = [
        "",
        "\0",
        "\0\0",
        "a",
        "a\0b",
        "ab",
        "abcd",
        ",",
        "a,b",
        "-",
        ":",
        "a:b",
        "é",
        "\u{10FFFF}",
        "\u{1}",
        "\n'\\",
    ];
    match utf8 {
        true => (0..rng.usize(..3)).flat_map(|_| TEXTS[rng.usize(..TEXTS.len())].bytes()).collect(),
        false => bytes(rng, 4),
    }
}

/// Text as it ends; with a delimiter, it holds nothing up to that, or no such delimiter.
fn free(text: &[u8], end: End, out: &mut Vec<u8>) {
    match end {
        End::Row | End::Before(_) => out.extend(text),
        End::Byte(delimiter) => out.extend(text.iter().filter(|&&byte| byte > delimiter)),
        End::Unordered(delimiter) => {
            let found =
                [text, &delimiter].concat().windows(delimiter.len()).position(|some| *some == *delimiter);
            // It may hold a part of it.
            let fits = found == Some(text.len());
            out.extend(text.iter().filter(|byte| fits || !delimiter.contains(byte)));
        }
        End::Terminator => {
            for &byte in text {
                match byte {
                    0..=1 => out.extend([1, byte + 1]),
                    _ => out.push(byte),
                }
            }
            out.push(0);
        }
    }
}

/// A few changes, of the kinds that rows suffer.
pub fn mutate(row: &mut Vec<u8>, other: &[u8], rng: &mut Rng) {
    for _ in 0..rng.usize(1..4) {
        let (at, to) = (rng.usize(..=row.len()), rng.usize(..=row.len()));
        let (from, to) = (at.min(to), at.max(to));
        match rng.u8(..13) {
            0 => row.truncate(at),
            1 => row.push(edge(rng)),
            2 => row.insert(at, edge(rng)),
            3 if at < row.len() => drop(row.remove(at)),
            4 if at < row.len() => row[at] ^= 1 << rng.u8(..8),
            5 | 6 if at < row.len() => row[at] = edge(rng),
            7 if at < row.len() => row[at] = row[at].wrapping_add([1, 0xFF][rng.usize(..2)]),
            8 => drop(row.drain(from..to)),
            9 => {
                let twice = row[from..to].to_vec();
                row.splice(at..at, twice);
            }
            10 => row.splice(from.., other.get(from..).unwrap_or_default().to_vec()).for_each(drop),
            11 => row[from..to].iter_mut().for_each(|byte| *byte = !*byte),
            12 => {
                let fill = [0, 0xFF, b'0', b'9'][rng.usize(..4)];
                row[from..to].fill(fill);
            }
            _ => {}
        }
    }
}
