//! Declarations of keys and questions about them, as data.

/// All that a seed draws: the key, what it is made of, an enum that holds it, and the questions.
#[derive(Debug, Clone)]
pub struct Case {
    /// Draws this case again.
    pub seed: u64,
    /// The keys. Each comes after those that it holds; the last is the one that is asked.
    pub keys: Vec<Key>,
    /// The enums without data that are fields.
    pub unit_enums: Vec<UnitEnum>,
    /// The enums of keys that are fields.
    pub kind_enums: Vec<KindEnum>,
    /// The enum of keys that holds the last key, as its first variant.
    pub table: Option<Table>,
    /// What is asked of the leading fields of the last key.
    pub questions: Vec<Vec<Ask>>,
}

/// A struct that derives `RowKey`.
#[derive(Debug, Clone)]
pub struct Key {
    /// The name of the type.
    pub name: String,
    /// `struct Key(..)` instead of `struct Key { .. }`.
    pub tuple: bool,
    /// In the order of the declaration.
    pub fields: Vec<Field>,
    /// Constant bytes before the fields.
    pub prefix: Option<Vec<u8>>,
    /// What separates the fields.
    pub delimiter: Option<Delimiter>,
    /// The salt; which fields it hashes is written at these, or else it hashes the whole row.
    pub salt: Option<Salt>,
}

/// A field of a key.
#[derive(Debug, Clone)]
pub struct Field {
    /// An identifier, or the number of a field of a tuple struct.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// What is declared beside the type.
    pub attributes: Attributes,
    /// The hash reads it.
    pub salted: bool,
}

/// The attributes of a field that decide its bytes.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Attributes {
    pub desc: bool,
    pub pad: Option<usize>,
    pub fill: Option<u8>,
    /// With the time that is subtracted from, if it is written.
    pub reverse_ts: Option<Option<i128>>,
    pub unit: Option<Unit>,
    pub width: Option<usize>,
    pub max: Option<u128>,
    pub hex: bool,
    /// The digits of `hex` in upper case.
    pub upper: bool,
    /// A date or a time as text; true: `compact`.
    pub text: Option<bool>,
    pub raw: bool,
    pub nul: bool,
    /// The byte that ends text.
    pub terminator: Option<u8>,
    /// The bytes of the length before text.
    pub len: Option<u32>,
    pub le: bool,
    pub digits: bool,
    pub reverse_digits: bool,
    pub rest: bool,
    /// A codec of `rowkey::codec`.
    pub with: Option<&'static str>,
    /// `as`: the field has a type of its own; true: which two functions convert.
    pub own: Option<bool>,
    pub tail: bool,
    /// Constant bytes before the field.
    pub literal: Option<Vec<u8>>,
}

impl Attributes {
    /// The nanoseconds that a time is a multiple of.
    #[must_use]
    pub fn nanos(&self) -> i128 {
        let unit = self.unit.or(self.text.map(|_| Unit::S));
        unit.map_or(1, Unit::nanos)
    }

    /// The encodings do not sort as the values do.
    #[must_use]
    pub fn scattered(&self) -> bool {
        let ended = self.terminator.is_some_and(|byte| byte != 0);
        self.digits || self.reverse_digits || self.le || self.len.is_some() || self.rest || ended
    }
}

/// The unit of a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    S,
    Ms,
    Us,
    Ns,
}

impl Unit {
    /// As the attribute spells it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Unit::S => "s",
            Unit::Ms => "ms",
            Unit::Us => "us",
            Unit::Ns => "ns",
        }
    }

    /// Nanoseconds in one.
    #[must_use]
    pub fn nanos(self) -> i128 {
        match self {
            Unit::S => 1_000_000_000,
            Unit::Ms => 1_000_000,
            Unit::Us => 1_000,
            Unit::Ns => 1,
        }
    }

    /// The digits of a time of today.
    #[must_use]
    pub fn digits(self) -> usize {
        match self {
            Unit::S => 10,
            Unit::Ms => 13,
            Unit::Us => 16,
            Unit::Ns => 19,
        }
    }
}

/// The type of a field.
#[derive(Debug, Clone, PartialEq)]
pub enum Ty {
    /// `u8` to `u128`, by its bits.
    Unsigned(u32),
    /// `i8` to `i128`.
    Signed(u32),
    /// `NonZeroU8` to `NonZeroU128`.
    NonZeroUnsigned(u32),
    /// `NonZeroI8` to `NonZeroI128`.
    NonZeroSigned(u32),
    /// `Wrapping<u8>` and so on.
    Wrapping(u32),
    Bool,
    Char,
    /// `f32` or `f64`.
    Float(u32),
    /// `[u8; N]`
    Bytes(usize),
    /// Text or bytes of any length.
    Text(Text),
    SystemTime,
    Date,
    Duration,
    Ipv4,
    Ipv6,
    Ip,
    Option(Box<Ty>),
    Array(Box<Ty>, usize),
    List(Box<Ty>),
    Tuple(Vec<Ty>),
    Reverse(Box<Ty>),
    /// A unit enum of the case.
    UnitEnum(usize),
    /// A key of the case.
    Key(usize),
    /// An enum of keys of the case.
    Kinds(usize),
}

/// A type of text or bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Text {
    String,
    BoxStr,
    Vec,
    BoxBytes,
}

impl Text {
    /// Text, not bytes.
    #[must_use]
    pub fn utf8(self) -> bool {
        matches!(self, Text::String | Text::BoxStr)
    }
}

/// An enum without data.
#[derive(Debug, Clone)]
pub struct UnitEnum {
    pub name: String,
    /// The type of the discriminants; none: by the names of the variants.
    pub repr: Option<Ty>,
    /// The text, and the discriminant.
    pub variants: Vec<(String, i128)>,
}

/// An enum of keys that is a field.
#[derive(Debug, Clone)]
pub struct KindEnum {
    pub name: String,
    /// The prefix of each variant, and the number of its key, if it holds one.
    pub kinds: Vec<(String, Option<usize>)>,
}

impl KindEnum {
    /// The key of a variant.
    #[must_use]
    pub fn key<'c>(&self, case: &'c Case, kind: usize) -> Option<&'c Key> {
        self.kinds[kind].1.map(|key| &case.keys[key])
    }

    /// The name of a variant.
    #[must_use]
    pub fn variant(&self, case: &Case, kind: usize) -> String {
        self.kinds[kind].1.map_or_else(|| format!("Empty{kind}"), |key| case.keys[key].name.clone())
    }
}

/// What separates the fields of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delimiter {
    pub bytes: String,
    pub unordered: bool,
    pub trailing: bool,
}

/// A salt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Salt {
    pub buckets: u32,
    pub hash: Option<&'static str>,
    /// The bucket in this number of decimal digits.
    pub pad: Option<usize>,
    /// In hexadecimal digits.
    pub hex: Option<usize>,
}

impl Salt {
    /// The bytes of a bucket.
    #[must_use]
    pub fn width(&self) -> usize {
        let binary = if self.buckets > 256 { 2 } else { 1 };
        self.pad.or(self.hex).unwrap_or(binary)
    }
}

/// An enum of keys.
#[derive(Debug, Clone)]
pub struct Table {
    /// The prefix of each variant and the number of its key.
    pub kinds: Vec<(String, usize)>,
    /// Over whole rows.
    pub salt: Option<Salt>,
}

/// What is asked of a field.
#[derive(Debug, Clone, PartialEq)]
pub enum Ask {
    Is,
    In,
    Range,
    /// Several bounds.
    RangeIn,
    Starts,
    /// Several first bytes.
    StartsIn,
    Any,
    /// The leading fields of a nested key.
    Prefix(Vec<Ask>),
    /// A kind of an enum of keys, and the leading fields of its key.
    Kind(usize, Option<Vec<Ask>>),
}

impl Case {
    /// The key that is asked.
    #[must_use]
    pub fn key(&self) -> &Key {
        self.keys.last().expect("a case has a key")
    }

    /// The enum of keys that a field is.
    #[must_use]
    pub fn kinds(&self, ty: &Ty) -> &KindEnum {
        let Ty::Kinds(index) = ty else { unreachable!("an enum of keys") };
        &self.kind_enums[*index]
    }

    /// Every encoding has the same number of bytes.
    #[must_use]
    pub fn fixed_width(&self, ty: &Ty, attributes: &Attributes) -> bool {
        match ty {
            Ty::Text(_) => attributes.pad.is_some(),
            Ty::Option(_) | Ty::List(_) | Ty::Ip | Ty::Kinds(_) => false,
            Ty::Unsigned(_) | Ty::Wrapping(_) | Ty::NonZeroUnsigned(_) => !attributes.digits,
            Ty::Array(inner, _) | Ty::Reverse(inner) => self.fixed_width(inner, &Attributes::default()),
            Ty::Tuple(parts) => parts.iter().all(|part| self.fixed_width(part, &Attributes::default())),
            Ty::UnitEnum(index) => {
                let unit_enum = &self.unit_enums[*index];
                let first = unit_enum.variants[0].0.len();
                unit_enum.repr.is_some() || unit_enum.variants.iter().all(|(name, _)| name.len() == first)
            }
            Ty::Key(index) => {
                let key = &self.keys[*index];
                key.fields
                    .iter()
                    .all(|field| self.fixed_width(&field.ty, &field.attributes) && !field.attributes.tail)
            }
            _ => true,
        }
    }

    /// Its last bytes are free text, which a terminator, a delimiter or the row ends.
    #[must_use]
    pub fn ends_in_text(&self, ty: &Ty, attributes: &Attributes) -> bool {
        match ty {
            Ty::Text(_) => {
                let ended = attributes.terminator.is_some() || attributes.with.is_some();
                attributes.pad.is_none() && !ended && attributes.len.is_none()
            }
            Ty::Unsigned(_) => attributes.digits,
            Ty::Option(inner) => self.ends_in_text(inner, attributes),
            Ty::Reverse(inner) => self.ends_in_text(inner, attributes),
            Ty::Tuple(parts) => {
                parts.last().is_some_and(|part| self.ends_in_text(part, &Attributes::default()))
            }
            Ty::UnitEnum(_) => !self.fixed_width(ty, attributes),
            Ty::Key(index) => {
                let key = &self.keys[*index];
                key.fields.last().is_some_and(|last| self.ends_in_text(&last.ty, &last.attributes))
            }
            Ty::Kinds(index) => {
                let held = self.kind_enums[*index].kinds.iter().filter_map(|(_, key)| *key);
                held.into_iter().any(|key| self.ends_in_text(&Ty::Key(key), attributes))
            }
            _ => false,
        }
    }

    /// The encodings sort as the values do, whatever follows.
    #[must_use]
    pub fn ordered(&self, ty: &Ty, attributes: &Attributes) -> bool {
        if attributes.scattered() {
            return false;
        }
        match ty {
            Ty::Option(inner) | Ty::Array(inner, _) | Ty::List(inner) | Ty::Reverse(inner) => {
                self.ordered(inner, &Attributes::default())
            }
            Ty::Tuple(parts) => parts.iter().all(|part| self.ordered(part, &Attributes::default())),
            Ty::Key(index) => {
                let key = &self.keys[*index];
                (0..key.fields.len()).all(|field| self.sorted(key, field))
            }
            Ty::Kinds(index) => {
                let mut held = self.kind_enums[*index].kinds.iter().filter_map(|(_, key)| *key);
                held.all(|key| self.ordered(&Ty::Key(key), attributes))
            }
            _ => true,
        }
    }

    /// The rows sort by this field: it is ordered, and so is what follows it.
    #[must_use]
    pub fn sorted(&self, key: &Key, field: usize) -> bool {
        let Field { ty, attributes, .. } = &key.fields[field];
        self.ordered(ty, attributes) && !(key.unordered_after(field) && self.ends_in_text(ty, attributes))
    }
}

impl Key {
    /// An unordered delimiter follows the field.
    #[must_use]
    pub fn unordered_after(&self, field: usize) -> bool {
        let last = field + 1 == self.fields.len();
        self.delimiter.as_ref().is_some_and(|delimiter| delimiter.unordered && (!last || delimiter.trailing))
    }

    /// The hash reads the field.
    #[must_use]
    pub fn salts(&self, field: usize) -> bool {
        self.salt.is_some() && (self.salts_all() || self.fields[field].salted)
    }

    /// The hash reads everything after the salt.
    #[must_use]
    pub fn salts_all(&self) -> bool {
        self.salt.is_some() && self.fields.iter().all(|field| !field.salted)
    }
}
