//! Draws a case: declarations that compile, with every attribute before and after a salted field, in nested keys and in the
//! variants of an enum.

mod leaf;
mod questions;

use crate::model::{Attributes, Case, Delimiter, Field, Key, KindEnum, Salt, Table, Text, Ty, UnitEnum};
use crate::random::Rng;

/// Where a field is.
#[derive(Clone, Copy)]
struct Place {
    /// Nothing of the row follows it.
    last: bool,
    /// Its bytes are complemented, or an `Option` holds it.
    wrapped: bool,
    /// The number of keys around its own.
    depth: usize,
}

struct Draw {
    random: Rng,
    keys: Vec<Key>,
    unit_enums: Vec<UnitEnum>,
    kind_enums: Vec<KindEnum>,
}

/// The case of a seed.
#[must_use]
pub fn case(seed: u64) -> Case {
    let mut draw = Draw {
        random: Rng(seed.wrapping_mul(0x9E37_79B9) ^ 0x526F_774B_6579),
        keys: Vec::new(),
        unit_enums: Vec::new(),
        kind_enums: Vec::new(),
    };
    let salt = draw.one_of_3(2).then(|| draw.salt());
    let table = draw.random.below(3) > 0;
    let table = table.then(|| draw.table(salt.as_ref()));
    let key = draw.key("Key".into(), salt, Place { last: true, wrapped: false, depth: 0 }, None);
    draw.keys.push(key);
    let table = table.map(|mut table| {
        table.kinds.insert(0, ("u".into(), draw.keys.len() - 1));
        table
    });
    let Draw { random, keys, unit_enums, kind_enums } = draw;
    let mut case = Case { seed, keys, unit_enums, kind_enums, table, questions: Vec::new() };
    case.questions = questions::draw(&case, random);
    case
}

impl Draw {
    fn below(&mut self, n: usize) -> usize {
        self.random.below(n)
    }

    /// True `n` times of 3.
    fn one_of_3(&mut self, n: usize) -> bool {
        self.below(3) < n
    }

    fn rarely(&mut self) -> bool {
        self.below(8) == 0
    }

    fn salt(&mut self) -> Salt {
        let buckets = match self.below(40) {
            0 => 65_536,
            1 => 1000,
            2..=6 => *self.random.one_of(&[100, 256, 257, 300]),
            _ => *self.random.one_of(&[2, 3, 4, 5, 7, 10, 11, 16]),
        };
        let hash = *self.random.one_of(&[None, None, Some("java31"), Some("sha256"), Some("xxh64")]);
        let (digits, hex) = ((buckets - 1u32).to_string().len(), format!("{:x}", buckets - 1).len());
        let more = usize::from(self.rarely());
        let (pad, hex) = match self.below(6) {
            0 => (Some(digits + more), None),
            1 => (None, Some(hex + more)),
            _ => (None, None),
        };
        Salt { buckets, hash, pad, hex }
    }

    /// The enum and its other variant.
    fn table(&mut self, salt: Option<&Salt>) -> Table {
        let own = if salt.is_none() && self.one_of_3(1) { Some(self.salt()) } else { None };
        // Small: what is asked is the other variant.
        let place = Place { last: true, wrapped: false, depth: 3 };
        let key = self.key("Other".into(), salt.cloned(), place, None);
        self.keys.push(key);
        let prefix = (*self.random.one_of(&["m", "t/", "v", "\u{7F}"])).to_owned();
        let kinds = vec![(prefix, self.keys.len() - 1)];
        Table { kinds, salt: own }
    }

    fn delimiter(&mut self) -> Delimiter {
        if self.one_of_3(1) {
            let bytes = (*self.random.one_of(&[",", "/", "#", "!", "+"])).to_owned();
            return Delimiter { bytes, unordered: false, trailing: false };
        }
        let bytes = (*self.random.one_of(&[":", "|", "::", "||", "-+", "::=", "aab", "~"])).to_owned();
        Delimiter { bytes, unordered: true, trailing: self.one_of_3(1) }
    }

    /// A key, with the keys that it holds already drawn. `outer`: the delimiter of the key around it.
    fn key(&mut self, name: String, salt: Option<Salt>, place: Place, outer: Option<&Delimiter>) -> Key {
        let delimiter = match outer {
            Some(delimiter) => Some(delimiter.clone()),
            None if place.depth == 0 && self.below(4) == 0 => Some(self.delimiter()),
            None => None,
        };
        let count = match place.depth {
            0 => 2 + self.below(4),
            1 | 2 => 1 + self.below(3),
            _ => 1 + self.below(2),
        };
        let tuple = self.below(4) == 0;
        let tails = match place.depth == 0 && delimiter.is_none() && !place.wrapped && self.below(6) == 0 {
            true => 1 + self.below(2.min(count - 1)),
            false => 0,
        };
        // Of fixed width after it.
        let rest = match place.depth == 0 && delimiter.is_none() && tails == 0 && self.below(6) == 0 {
            true => self.below(count - 1),
            false => count,
        };
        let mut fields = Vec::new();
        for index in 0..count {
            let last = index + 1 == count;
            let here = Place { last: last && place.last, ..place };
            let (ty, mut attributes) = match index {
                _ if index == rest => self.rest(),
                _ if index > rest => self.rigid(),
                _ => self.field(here, delimiter.as_ref(), last),
            };
            let mut ty = ty;
            if index + tails >= count {
                (ty, attributes) = self.tail();
            }
            if !attributes.tail && self.rarely() {
                let literals = [&b"a"[..], b"u:", b"\0", b"\xFF", b"\xFF\xFF", b",", b"::"];
                attributes.literal = Some(self.random.one_of(&literals).to_vec());
            }
            let name = if tuple { index.to_string() } else { ["a", "b", "c", "d", "e"][index].to_owned() };
            fields.push(Field { name, ty, attributes, salted: false });
        }
        if salt.is_some() && self.below(5) > 0 {
            // More often a later one.
            let can = count - tails;
            let one = self.below(can).max(self.below(can));
            fields[one].salted = true;
            if self.one_of_3(1) {
                let two = self.below(can);
                fields[two].salted = true;
            }
            if self.rarely() {
                let three = self.below(can);
                fields[three].salted = true;
            }
        }
        let prefix = match self.below(5) {
            0 => Some(self.random.one_of(&[&b"p"[..], b"evt", b"\0", b"\xFF", b"\xFF\xFF", b"a:"]).to_vec()),
            _ => None,
        };
        Key { name, tuple, fields, prefix, delimiter, salt }
    }

    /// Text whose end is found from that of the row.
    fn rest(&mut self) -> (Ty, Attributes) {
        let text = *self.random.one_of(&[Text::String, Text::Vec, Text::BoxStr, Text::BoxBytes]);
        (Ty::Text(text), Attributes { rest: true, ..Attributes::default() })
    }

    /// A field of fixed width.
    fn rigid(&mut self) -> (Ty, Attributes) {
        loop {
            let (ty, attributes) = match self.below(4) {
                0 => self.field(Place { last: false, wrapped: false, depth: 1 }, None, false),
                _ => self.leaf(),
            };
            let Draw { keys, unit_enums, kind_enums, .. } = self;
            let (keys, unit_enums, kind_enums) = (keys.clone(), unit_enums.clone(), kind_enums.clone());
            let case = Case { seed: 0, keys, unit_enums, kind_enums, table: None, questions: Vec::new() };
            if case.fixed_width(&ty, &attributes) {
                return (ty, attributes);
            }
        }
    }

    /// A field that was added later.
    fn tail(&mut self) -> (Ty, Attributes) {
        let (ty, attributes) = self.leaf();
        let plain = attributes.desc || attributes.with.is_some() || matches!(ty, Ty::Option(_));
        let (ty, attributes) = match plain || attributes.digits {
            true => (Ty::Unsigned(8), Attributes::default()),
            false => (ty, attributes),
        };
        (Ty::Option(Box::new(ty)), Attributes { tail: true, ..attributes })
    }

    /// The type of a field, and its attributes.
    fn field(&mut self, place: Place, delimiter: Option<&Delimiter>, last_of_key: bool) -> (Ty, Attributes) {
        if let Some(delimiter) = delimiter {
            return self.delimited(place, delimiter, last_of_key);
        }
        let desc = self.below(3) == 0;
        let of = |ty| (ty, Attributes { desc, ..Attributes::default() });
        match self.below(24) {
            0..=3 if place.depth < 2 => {
                let inner = Place { wrapped: place.wrapped || desc, depth: place.depth + 1, ..place };
                of(self.nested(inner, None))
            }
            4 if place.depth < 2 => {
                let inner = Place { wrapped: true, depth: place.depth + 1, ..place };
                let key = self.nested(inner, None);
                match self.below(3) {
                    0 if !place.last => of(Ty::Reverse(Box::new(key))),
                    1 => of(Ty::Option(Box::new(Ty::Option(Box::new(key))))),
                    _ => of(Ty::Option(Box::new(key))),
                }
            }
            5 if place.last && !place.wrapped => match self.fixed() {
                // A list of bytes is text.
                Ty::Unsigned(8) => (Ty::Text(Text::Vec), Attributes::default()),
                fixed => (Ty::List(Box::new(fixed)), Attributes::default()),
            },
            6 => {
                let len = 1 + self.below(2);
                match self.fixed() {
                    Ty::Unsigned(8) => of(Ty::Bytes(len)),
                    fixed => of(Ty::Array(Box::new(fixed), len)),
                }
            }
            7 => {
                let parts = 2 + self.below(2);
                of(Ty::Tuple((0..parts).map(|_| self.part()).collect()))
            }
            8 => of(Ty::Reverse(Box::new(self.part()))),
            9..=11 => {
                let (ty, attributes) = self.leaf();
                // Bounds of the inner `None` have no order in the guide where the times inside are reversed.
                let twice = self.below(4) == 0 && attributes.reverse_ts.is_none() && attributes.own.is_none();
                let ty = Ty::Option(Box::new(ty));
                (if twice { Ty::Option(Box::new(ty)) } else { ty }, attributes)
            }
            12 if place.last && !place.wrapped => {
                let bits = *self.random.one_of(&[8, 16, 32, 64]);
                let max = self.rarely().then_some(200);
                (Ty::Unsigned(bits), Attributes { digits: true, max, ..Attributes::default() })
            }
            13 | 14 | 16 if place.depth < 2 => {
                let inner = Place { wrapped: place.wrapped || desc, depth: place.depth + 1, ..place };
                of(self.kinds(inner))
            }
            15 if place.depth < 2 => {
                let inner = Place { wrapped: true, depth: place.depth + 1, ..place };
                of(Ty::Option(Box::new(self.kinds(inner))))
            }
            _ => self.leaf(),
        }
    }

    /// An enum of keys inside a key.
    fn kinds(&mut self, place: Place) -> Ty {
        let mut prefixes = vec!["\0", "m", "o/", "ov", "x\u{1}", "\u{7F}"];
        let count = 1 + self.below(3);
        let mut kinds = Vec::new();
        for _ in 0..count {
            let prefix = prefixes.remove(self.random.below(prefixes.len())).to_owned();
            let key = self.one_of_3(2).then(|| {
                let mut key = self.key(String::new(), None, place, None);
                key.name = format!("Inner{}", self.keys.len());
                self.keys.push(key);
                self.keys.len() - 1
            });
            kinds.push((prefix, key));
        }
        let name = format!("Kinds{}", self.kind_enums.len());
        self.kind_enums.push(KindEnum { name, kinds });
        Ty::Kinds(self.kind_enums.len() - 1)
    }

    /// A key inside another.
    fn nested(&mut self, place: Place, delimiter: Option<&Delimiter>) -> Ty {
        // Nested, it has none of these.
        let salt = self.rarely().then(|| self.salt());
        let mut key = self.key(String::new(), salt, place, delimiter);
        key.name = format!("Inner{}", self.keys.len());
        self.keys.push(key);
        Ty::Key(self.keys.len() - 1)
    }

    /// A type without attributes in a tuple or `Reverse`.
    fn part(&mut self) -> Ty {
        match self.below(6) {
            0 => Ty::Text(*self.random.one_of(&[Text::String, Text::Vec, Text::BoxStr])),
            1 => Ty::Option(Box::new(self.fixed())),
            2 => Ty::Reverse(Box::new(self.fixed())),
            3 => Ty::Text(Text::String),
            _ => self.fixed(),
        }
    }
}
