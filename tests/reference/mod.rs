//! A second encoder, written to be obvious and not to be fast: a description of a key, a value as
//! plain data, and loops. It shares no code with the crate.

use std::cmp::Ordering;

/// How a field is written.
#[derive(Debug, Clone)]
pub enum Spec {
    Unsigned(usize),
    Signed(usize),
    Raw(usize),
    Float,
    Bytes,
    Text,
    Nul,
    /// Text and the byte that ends it.
    Terminated(u8),
    /// Text after its length in so many bytes.
    Len(usize),
    /// Text in groups of 8 bytes, each with a marker.
    Groups,
    /// Text whose `00` is `00 FF`, and `00 01` where something follows.
    Varbinary,
    /// In so many bytes, the lowest first.
    Little(usize),
    Filled(usize, u8),
    Digits(usize),
    /// Decimal digits, as many as there are.
    Plain,
    /// A number in hexadecimal digits.
    Hex(usize),
    HexBytes,
    /// ASCII letters in upper case.
    Upper(Box<Spec>),
    /// The distance from a time in 16 hexadecimal digits.
    ReverseHexTs(i128),
    /// 16 bytes in hexadecimal digits and hyphens.
    UuidText,
    BackToFront(usize),
    ReverseTs(i128),
    ReverseDigitsTs(i128, usize),
    /// Seconds and nanoseconds.
    Time,
    /// So many counts a second, written as the inner one.
    Unit(i128, Box<Spec>),
    /// A date, from days since 1970, as YYYYMMDD.
    Calendar,
    /// A date, from days since 1970, as YYYY-MM-DD.
    CalendarText,
    /// A time with so many counts a second as text, or its digits alone.
    TimeText(i128, bool),
    Max(Box<Spec>, u128),
    Desc(Box<Spec>),
    /// As `desc`, by a type that turns its own order around.
    Reverse(Box<Spec>),
    /// A decimal number, given as its text.
    Decimal,
    Opt(Box<Spec>),
    /// An option that was added later.
    Tail(Box<Spec>),
    Each(Box<Spec>),
    Key(Vec<Spec>, Option<Delimiter>),
    /// A key of one of several kinds: the prefix and the fields of each.
    Kinds(Vec<(&'static [u8], Vec<Spec>, Option<Delimiter>)>),
    /// Constant bytes, then a field.
    After(&'static [u8], Box<Spec>),
}

/// The bytes between two fields.
#[derive(Debug, Clone, Copy)]
pub enum Delimiter {
    /// All text before it is above it.
    Byte(u8),
    Unordered(&'static [u8]),
    /// Unordered, and after the last field, too.
    Trailing(&'static [u8]),
}

impl Delimiter {
    fn bytes(self) -> Vec<u8> {
        match self {
            Delimiter::Byte(byte) => vec![byte],
            Delimiter::Unordered(bytes) | Delimiter::Trailing(bytes) => bytes.to_vec(),
        }
    }
}

/// A value as plain data.
#[derive(Debug, Clone, PartialEq)]
pub enum V {
    U(u128),
    I(i128),
    F(f64, Vec<u8>),
    B(Vec<u8>),
    /// Seconds since 1970, rounded down, and nanoseconds.
    T(i128, i128),
    None,
    Some(Box<V>),
    L(Vec<V>),
    /// The number of a kind, and its fields.
    K(usize, Vec<V>),
}

/// What follows a field.
#[derive(Debug, Clone, Copy)]
pub enum End {
    Row,
    Field,
    Delimiter(Delimiter),
}

fn be(number: u128, width: usize) -> Vec<u8> {
    (0..width).rev().map(|i| (number >> (8 * i)) as u8).collect()
}

fn digits(number: u128, width: usize) -> Option<Vec<u8>> {
    let text = number.to_string();
    (text.len() <= width).then(|| format!("{text:0>width$}").into_bytes())
}

fn wide(v: &V) -> i128 {
    match v {
        V::U(n) => *n as i128,
        V::I(n) => *n,
        other => panic!("{other:?} is no number"),
    }
}

/// Sign, digits and the place of the point behind the first digit of a number in text: no zeros in
/// front of the digits, nor at their end.
fn parts(text: &[u8]) -> (bool, Vec<u8>, i32) {
    let text = std::str::from_utf8(text).unwrap();
    let negative = text.starts_with('-');
    let text = text.trim_start_matches('-');
    let (whole, behind) = text.split_once('.').unwrap_or((text, ""));
    let mut place = whole.len() as i32;
    let mut digits: Vec<u8> = [whole, behind].concat().into_bytes();
    while digits.first() == Some(&b'0') {
        digits.remove(0);
        place -= 1;
    }
    while digits.last() == Some(&b'0') {
        digits.pop();
    }
    (negative && !digits.is_empty(), digits, place)
}

/// `80 + 57 - s` and the largest mantissa of 96 bits, for `mantissa / 10^s`.
fn decimal(text: &[u8]) -> Vec<u8> {
    let (negative, mut digits, place) = parts(text);
    if digits.is_empty() {
        return [vec![0x80], vec![0; 12]].concat();
    }
    let number = |digits: &[u8]| std::str::from_utf8(digits).unwrap().parse::<u128>().unwrap();
    loop {
        digits.push(b'0');
        if number(&digits) >= 1 << 96 {
            digits.pop();
            break;
        }
    }
    let scale = digits.len() as i32 - place;
    let mut row = vec![(0x80 + 57 - scale) as u8];
    row.extend(be(number(&digits), 12));
    if negative { row.iter().map(|b| !b).collect() } else { row }
}

/// By sign, then by the place of the first digit, then digit by digit.
fn compare_decimals(a: &[u8], b: &[u8]) -> Ordering {
    let sign = |(negative, digits, _): &(bool, Vec<u8>, i32)| match (digits.is_empty(), negative) {
        (true, _) => 0,
        (_, true) => -1,
        (_, false) => 1,
    };
    let (a, b) = (parts(a), parts(b));
    let size = if sign(&a) == 0 { Ordering::Equal } else { a.2.cmp(&b.2).then(a.1.cmp(&b.1)) };
    let size = if sign(&a) < 0 { size.reverse() } else { size };
    sign(&a).cmp(&sign(&b)).then(size)
}

const BILLION: i128 = 1_000_000_000;

/// Year, month and day of a day since 1970, found by walking there year by year.
fn calendar(days: i128) -> (i128, i128, i128) {
    let leap = |year: i128| (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    // 400 years have 146,097 days.
    let mut year = 1970 + 400 * days.div_euclid(146_097);
    let mut rest = days.rem_euclid(146_097);
    while rest >= 365 + i128::from(leap(year)) {
        rest -= 365 + i128::from(leap(year));
        year += 1;
    }
    let february = 28 + i128::from(leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if rest < length {
            break;
        }
        rest -= length;
        month += 1;
    }
    (year, month, rest + 1)
}

/// The bytes of a field; `None` where the value has none.
pub fn field(spec: &Spec, v: &V, end: End) -> Option<Vec<u8>> {
    match (spec, v) {
        (Spec::Unsigned(width), V::U(n)) => (*width >= 16 || *n >> (8 * width) == 0).then(|| be(*n, *width)),
        (Spec::Signed(width), V::I(n)) => {
            let shifted = (*n as u128).wrapping_add(1 << (8 * width - 1));
            Some(be(shifted, *width))
        }
        (Spec::Raw(width), V::I(n)) => (*n >= 0).then(|| be(*n as u128, *width)),
        (Spec::Float, V::F(_, raw)) => {
            // Big-endian IEEE bytes: a negative number has all bits turned, a positive one its sign.
            let negative = raw[0] & 0x80 != 0;
            let turned = |(i, b): (usize, &u8)| {
                if negative {
                    !b
                } else if i == 0 {
                    b ^ 0x80
                } else {
                    *b
                }
            };
            Some(raw.iter().enumerate().map(turned).collect())
        }
        (Spec::Bytes, V::B(bytes)) => Some(bytes.clone()),
        (Spec::Text, V::B(text)) => match end {
            End::Row => Some(text.clone()),
            End::Delimiter(Delimiter::Byte(d)) => text.iter().all(|&b| b > d).then(|| text.clone()),
            End::Delimiter(Delimiter::Unordered(d) | Delimiter::Trailing(d)) => {
                // A search for the delimiter finds the one after the text.
                let row = [text, d].concat();
                let found = row.windows(d.len()).position(|some| some == d);
                (found == Some(text.len())).then(|| text.clone())
            }
            End::Field => {
                let mut out = Vec::new();
                for &b in text {
                    match b {
                        0x00 => out.extend([0x01, 0x01]),
                        0x01 => out.extend([0x01, 0x02]),
                        _ => out.push(b),
                    }
                }
                out.push(0x00);
                Some(out)
            }
        },
        (Spec::Nul, V::B(text)) => {
            let mut out = text.clone();
            if !matches!(end, End::Row) {
                out.push(0);
            }
            (!text.contains(&0)).then_some(out)
        }
        (Spec::Terminated(byte), V::B(text)) => {
            (!text.contains(byte)).then(|| [text.as_slice(), &[*byte]].concat())
        }
        (Spec::Len(width), V::B(text)) => {
            let len = text.len() as u128;
            (len >> (8 * width) == 0).then(|| [be(len, *width), text.clone()].concat())
        }
        (Spec::Groups, V::B(text)) => {
            // One more group than the text fills.
            let parts = (0..=text.len() / 8).map(|i| &text[8 * i..text.len().min(8 * i + 8)]);
            let groups = parts.map(|part| {
                let zeros = 8 - part.len();
                [part, &vec![0; zeros], &[0xFF - zeros as u8]].concat()
            });
            Some(groups.collect::<Vec<_>>().concat())
        }
        (Spec::Varbinary, V::B(text)) => {
            let bytes = text.iter().flat_map(|&b| if b == 0 { vec![0, 0xFF] } else { vec![b] });
            let ended = !matches!(end, End::Row);
            Some(bytes.chain([0, 1].into_iter().filter(|_| ended)).collect())
        }
        (Spec::Little(width), v) => {
            let number = if let V::U(number) = v { *number } else { wide(v) as u128 };
            let fits = matches!(v, V::I(_)) || *width >= 16 || number >> (8 * width) == 0;
            fits.then(|| (0..*width).map(|i| (number >> (8 * i)) as u8).collect())
        }
        (Spec::Filled(width, fill), V::B(text)) => {
            let fits = text.len() <= *width && text.last() != Some(fill) && text.iter().all(|b| b >= fill);
            let mut out = text.clone();
            out.resize(*width.max(&text.len()), *fill);
            fits.then_some(out)
        }
        (Spec::Digits(width), V::U(n)) => digits(*n, *width),
        (Spec::Plain, V::U(n)) => Some(n.to_string().into_bytes()),
        (Spec::Hex(width), V::U(n)) => Some(format!("{n:0width$x}").into_bytes()),
        (Spec::HexBytes, V::B(bytes)) => Some(hexadecimal(bytes)),
        (Spec::Upper(inner), v) => Some(field(inner, v, end)?.to_ascii_uppercase()),
        (Spec::ReverseHexTs(from), v) => {
            let t = wide(v);
            (t <= *from).then(|| format!("{:016x}", from - t).into_bytes())
        }
        (Spec::UuidText, V::B(bytes)) => {
            let groups = [&bytes[..4], &bytes[4..6], &bytes[6..8], &bytes[8..10], &bytes[10..]];
            Some(groups.map(hexadecimal).join(&b'-'))
        }
        (Spec::BackToFront(width), V::U(n)) => {
            let mut text = digits(*n, *width)?;
            text.reverse();
            Some(text)
        }
        (Spec::ReverseTs(from), v) => {
            let t = wide(v);
            (t <= *from).then(|| be((from - t) as u128, 8))
        }
        (Spec::ReverseDigitsTs(from, width), v) => {
            let t = wide(v);
            if t > *from { None } else { digits((from - t) as u128, *width) }
        }
        (Spec::Time, V::T(seconds, nanos)) => {
            Some([be((seconds + (1 << 63)) as u128, 8), be(*nanos as u128, 4)].concat())
        }
        (Spec::Unit(per_second, inner), V::T(seconds, nanos)) => {
            let total = seconds * BILLION + nanos;
            let each = BILLION / per_second;
            let count = total.div_euclid(each);
            // A leap second shares its numbers with the next one.
            if total.rem_euclid(each) != 0 || *nanos >= BILLION || i64::try_from(count).is_err() {
                return None;
            }
            match **inner {
                Spec::Digits(_) if count < 0 => None,
                Spec::Digits(_) => field(inner, &V::U(count as u128), end),
                _ => field(inner, &V::I(count), end),
            }
        }
        (Spec::Calendar, V::I(days)) => {
            let (year, month, day) = calendar(*days);
            (0..=9999).contains(&year).then(|| format!("{year:04}{month:02}{day:02}").into_bytes())
        }
        (Spec::CalendarText, V::I(days)) => {
            let (year, month, day) = calendar(*days);
            (0..=9999).contains(&year).then(|| format!("{year:04}-{month:02}-{day:02}").into_bytes())
        }
        (Spec::TimeText(per_second, compact), V::T(seconds, nanos)) => {
            let (year, month, day) = calendar(seconds.div_euclid(86_400));
            let clock = seconds.rem_euclid(86_400);
            let (hour, minute, second) = (clock / 3_600, clock % 3_600 / 60, clock % 60);
            // As many decimals as the count has zeros.
            let places = per_second.to_string().len() - 1;
            let fraction = &format!("{nanos:09}")[..places];
            let is_count = nanos % (BILLION / per_second) == 0 && *nanos < BILLION;
            let text = match (compact, places) {
                (true, _) => format!("{year:04}{month:02}{day:02}{hour:02}{minute:02}{second:02}{fraction}"),
                (false, 0) => format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z"),
                (false, _) => {
                    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{fraction}Z")
                }
            };
            (is_count && (0..=9999).contains(&year)).then(|| text.into_bytes())
        }
        (Spec::Max(inner, max), v) => {
            let above = match v {
                V::U(n) => n > max,
                V::I(n) => *n > 0 && *n as u128 > *max,
                _ => panic!("max of {v:?}"),
            };
            if above { None } else { field(inner, v, end) }
        }
        (Spec::Decimal, V::B(text)) => Some(decimal(text)),
        (Spec::Desc(inner) | Spec::Reverse(inner), v) => {
            Some(field(inner, v, End::Field)?.iter().map(|b| !b).collect())
        }
        (Spec::Opt(_) | Spec::Tail(_), V::None) => Some(vec![0]),
        (Spec::Opt(inner) | Spec::Tail(inner), V::Some(v)) => {
            let mut out = vec![1];
            out.extend(field(inner, v, end)?);
            Some(out)
        }
        (Spec::Each(inner), V::L(list)) => {
            let parts: Option<Vec<Vec<u8>>> = list.iter().map(|v| field(inner, v, End::Field)).collect();
            Some(parts?.concat())
        }
        (Spec::Key(specs, delimiter), V::L(list)) => Some(fields(specs, *delimiter, list, end)?.concat()),
        (Spec::Kinds(kinds), V::K(i, list)) => {
            let (prefix, specs, delimiter) = &kinds[*i];
            Some([prefix.to_vec(), fields(specs, *delimiter, list, end)?.concat()].concat())
        }
        (spec, v) => panic!("{spec:?} does not write {v:?}"),
    }
}

fn hexadecimal(bytes: &[u8]) -> Vec<u8> {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>().into_bytes()
}

/// The delimiter after a field.
fn after(delimiter: Option<Delimiter>, last: bool) -> Option<Delimiter> {
    delimiter.filter(|delimiter| !last || matches!(delimiter, Delimiter::Trailing(_)))
}

/// The constant bytes before a field, and the field.
fn apart(spec: &Spec) -> (&'static [u8], &Spec) {
    match spec {
        Spec::After(literal, spec) => (literal, spec),
        spec => (&[], spec),
    }
}

/// The bytes of each field: constant bytes before it, itself, and its delimiter, each as a part of its own.
pub fn fields(specs: &[Spec], delimiter: Option<Delimiter>, list: &[V], end: End) -> Option<Vec<Vec<u8>>> {
    let mut parts = Vec::new();
    for (i, (spec, v)) in specs.iter().zip(list).enumerate() {
        let last = i + 1 == specs.len();
        let (literal, spec) = apart(spec);
        parts.push(literal.to_vec());
        let tail = matches!((spec, end), (Spec::Tail(_), End::Row));
        let here = match after(delimiter, last) {
            Some(d) => End::Delimiter(d),
            None if last && !tail => end,
            None => End::Field,
        };
        parts.push(field(spec, v, here)?);
        parts.push(after(delimiter, last).map_or(vec![], Delimiter::bytes));
    }
    // Nothing is written for what is `None` at the end of the row and was added later.
    if matches!(end, End::Row) {
        for (i, (spec, v)) in specs.iter().zip(list).enumerate().rev() {
            if !matches!((spec, v), (Spec::Tail(_), V::None)) {
                break;
            }
            parts[3 * i + 1].clear();
        }
    }
    Some(parts)
}

/// The order of a field, in the direction it was declared in.
pub fn compare(spec: &Spec, a: &V, b: &V) -> Ordering {
    match (spec, a, b) {
        (Spec::Desc(inner) | Spec::Reverse(inner), a, b) => compare(inner, b, a),
        (Spec::After(_, inner), a, b) => compare(inner, a, b),
        (Spec::Kinds(kinds), V::K(a, of_a), V::K(b, of_b)) => match kinds[*a].0.cmp(kinds[*b].0) {
            Ordering::Equal => {
                let (_, specs, delimiter) = &kinds[*a];
                compare(&Spec::Key(specs.clone(), *delimiter), &V::L(of_a.clone()), &V::L(of_b.clone()))
            }
            order => order,
        },
        (Spec::Decimal, V::B(a), V::B(b)) => compare_decimals(a, b),
        (Spec::Unit(_, inner), V::T(..), V::T(..)) => match **inner {
            Spec::ReverseTs(_) | Spec::ReverseDigitsTs(..) => compare(&Spec::Time, b, a),
            _ => compare(&Spec::Time, a, b),
        },
        (_, V::T(a, x), V::T(b, y)) => (a, x).cmp(&(b, y)),
        (Spec::Upper(inner), a, b) => compare(inner, a, b),
        (Spec::ReverseTs(_) | Spec::ReverseHexTs(_) | Spec::ReverseDigitsTs(..), a, b) => {
            wide(b).cmp(&wide(a))
        }
        (Spec::BackToFront(width), a, b) => field(&Spec::BackToFront(*width), a, End::Row).cmp(&field(
            &Spec::BackToFront(*width),
            b,
            End::Row,
        )),
        (Spec::Len(_), V::B(a), V::B(b)) => a.len().cmp(&b.len()).then(a.cmp(b)),
        (Spec::Little(width), a, b) => {
            let row = |v| field(&Spec::Little(*width), v, End::Row);
            row(a).cmp(&row(b))
        }
        (Spec::Terminated(byte), V::B(a), V::B(b)) => {
            [a.as_slice(), &[*byte]].concat().cmp(&[b.as_slice(), &[*byte]].concat())
        }
        (Spec::Max(inner, _), a, b) => compare(inner, a, b),
        (Spec::Plain, V::U(a), V::U(b)) => a.to_string().cmp(&b.to_string()),
        (_, V::None, V::None) => Ordering::Equal,
        (_, V::None, _) => Ordering::Less,
        (_, _, V::None) => Ordering::Greater,
        (Spec::Opt(inner) | Spec::Tail(inner), V::Some(a), V::Some(b)) => compare(inner, a, b),
        (Spec::Each(inner), V::L(a), V::L(b)) => {
            let parts = a.iter().zip(b).map(|(a, b)| compare(inner, a, b));
            parts.fold(Ordering::Equal, Ordering::then).then(a.len().cmp(&b.len()))
        }
        (Spec::Key(specs, delimiter), V::L(a), V::L(b)) => {
            let parts =
                specs.iter().zip(a.iter().zip(b)).enumerate().map(|(i, (spec, (a, b)))| {
                    match after(*delimiter, i + 1 == specs.len()) {
                        Some(Delimiter::Unordered(d) | Delimiter::Trailing(d)) => {
                            compare_before(d, spec, a, b)
                        }
                        _ => compare(spec, a, b),
                    }
                });
            parts.fold(Ordering::Equal, Ordering::then)
        }
        (_, V::U(a), V::U(b)) => a.cmp(b),
        (_, V::I(a), V::I(b)) => a.cmp(b),
        (_, V::F(a, _), V::F(b, _)) => a.total_cmp(b),
        (_, V::B(a), V::B(b)) => a.cmp(b),
        (spec, a, b) => panic!("{spec:?} does not compare {a:?} and {b:?}"),
    }
}

/// Before an unordered delimiter text has no order of its own, nor have digits of any number: the delimiter
/// counts as a part of it.
fn compare_before(delimiter: &'static [u8], spec: &Spec, a: &V, b: &V) -> Ordering {
    let ended = |v: &V| {
        let text = field(spec, v, End::Delimiter(Delimiter::Unordered(delimiter)));
        text.map(|text| [text, delimiter.to_vec()].concat())
    };
    match spec {
        Spec::After(_, inner) => compare_before(delimiter, inner, a, b),
        Spec::Text | Spec::Plain | Spec::Key(_, Some(_)) => ended(a).cmp(&ended(b)),
        _ => compare(spec, a, b),
    }
}

/// The order of a field's values themselves, which bounds of a range follow whatever the direction.
pub fn natural(spec: &Spec, a: &V, b: &V) -> Ordering {
    match spec {
        Spec::Desc(inner) | Spec::After(_, inner) => natural(inner, a, b),
        Spec::Unit(..) => compare(&Spec::Time, a, b),
        Spec::Upper(inner) => natural(inner, a, b),
        Spec::ReverseTs(_) | Spec::ReverseHexTs(_) | Spec::ReverseDigitsTs(..) => wide(a).cmp(&wide(b)),
        spec => compare(spec, a, b),
    }
}

/// The salt of a key.
#[derive(Debug, Clone, Copy)]
pub struct Salt {
    pub buckets: u32,
    pub hash: fn(&[u8]) -> u128,
    /// Decimal digits; else one or two bytes.
    pub digits: Option<usize>,
    /// Hexadecimal digits.
    pub hex: Option<usize>,
    /// The fields whose bytes are hashed; none: all that follows.
    pub fields: &'static [usize],
}

pub fn xxh64(bytes: &[u8]) -> u128 {
    xxhash_rust::xxh64::xxh64(bytes, 0).into()
}

pub fn java31(bytes: &[u8]) -> u128 {
    let mut hash = 1i32;
    for &byte in bytes {
        hash = hash.wrapping_mul(31).wrapping_add(i32::from(byte as i8));
    }
    // `abs(h % n)` is `abs(h) % n` in wider numbers.
    u128::from(hash.unsigned_abs())
}

pub fn sha256(bytes: &[u8]) -> u128 {
    use sha2::Digest;
    let digest = sha2::Sha256::digest(bytes);
    digest[..8].iter().fold(0, |number, &byte| number * 256 + u128::from(byte))
}

pub fn length(bytes: &[u8]) -> u128 {
    bytes.len() as u128
}

/// The row of a key: salt, prefix, fields.
pub fn row(
    salt: Option<Salt>,
    prefix: &[u8],
    specs: &[Spec],
    delimiter: Option<Delimiter>,
    list: &[V],
) -> Option<Vec<u8>> {
    let parts = fields(specs, delimiter, list, End::Row)?;
    let body = [prefix, &parts.concat()].concat();
    let Some(salt) = salt else { return Some(body) };
    let hashed = match salt.fields {
        [] => body.clone(),
        // Neither the constant before a field nor the delimiter after it.
        some => some.iter().flat_map(|&i| parts[3 * i + 1].clone()).collect(),
    };
    let bucket = (salt.hash)(&hashed) % u128::from(salt.buckets);
    let front = match (salt.digits, salt.hex) {
        (Some(width), _) => digits(bucket, width)?,
        (_, Some(width)) => format!("{bucket:0width$x}").into_bytes(),
        _ => be(bucket, if salt.buckets <= 256 { 1 } else { 2 }),
    };
    Some([front, body].concat())
}

/// Bytes of the salt.
pub fn salt_width(salt: Option<Salt>) -> usize {
    salt.map_or(0, |salt| salt.digits.or(salt.hex).unwrap_or(if salt.buckets <= 256 { 1 } else { 2 }))
}
