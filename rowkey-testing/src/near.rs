//! Values at the ends of a type's domain, where mistakes with signs, widths and terminators show. A strategy rarely draws
//! them.

use std::any::Any;
use std::borrow::Cow;
use std::sync::Arc;

use super::random::Random;

/// A type for which this module knows such values.
trait Near: Any + Sized {
    fn near(&self, random: &mut Random) -> Self;
}

macro_rules! integers {
    ($($int:ident)*) => {$(
        impl Near for $int {
            fn near(&self, random: &mut Random) -> Self {
                let bit = (1 as $int) << random.below($int::BITS as usize);
                let values = [
                    0, 1, $int::MIN, $int::MAX, $int::MAX - 1, $int::MAX / 2, bit, bit.wrapping_sub(1),
                    self.wrapping_add(1), self.wrapping_sub(1), (0 as $int).wrapping_sub(*self), *self ^ bit,
                    *self / 10, *self % 100,
                ];
                *random.pick(&values)
            }
        }
    )*};
}

integers!(u8 u16 u32 u64 u128 i8 i16 i32 i64 i128);

macro_rules! floats {
    ($($float:ident)*) => {$(
        impl Near for $float {
            fn near(&self, random: &mut Random) -> Self {
                let values = [
                    0.0, -0.0, 1.0, -1.0, 0.1, $float::NAN, -$float::NAN, $float::INFINITY, $float::NEG_INFINITY,
                    $float::MAX, $float::MIN, $float::MIN_POSITIVE, $float::from_bits(1), -*self,
                    $float::from_bits(self.to_bits() ^ 1),
                ];
                *random.pick(&values)
            }
        }
    )*};
}

floats!(f32 f64);

impl Near for bool {
    fn near(&self, _: &mut Random) -> Self {
        !*self
    }
}

impl Near for char {
    fn near(&self, random: &mut Random) -> Self {
        let values =
            ['\0', '\u{1}', ' ', 'a', 'A', '\u{7f}', '\u{80}', '\u{ff}', '\u{d7ff}', '\u{e000}', char::MAX];
        *random.pick(&values)
    }
}

impl Near for Vec<u8> {
    fn near(&self, random: &mut Random) -> Self {
        let mut bytes = self.clone();
        let at = random.below(bytes.len() + 1);
        match random.below(5) {
            0 => bytes.truncate(at),
            1 => bytes.push(random.byte()),
            2 => bytes.extend([0, random.byte()]),
            3 if at < bytes.len() => bytes[at] = random.byte(),
            _ => bytes.insert(at, random.byte()),
        }
        bytes
    }
}

impl Near for String {
    fn near(&self, random: &mut Random) -> Self {
        let mut text: Vec<char> = self.chars().collect();
        let char = ' '.near(random);
        let at = random.below(text.len() + 1);
        match random.below(7) {
            0 => text.truncate(at),
            1 => text.push(char),
            2 => text.extend(['\0', char]),
            3 => return self.to_uppercase(),
            4 => return self.to_lowercase(),
            5 if at < text.len() => text[at] = char,
            _ => text.insert(at, char),
        }
        text.into_iter().collect()
    }
}

macro_rules! through {
    ($($outer:ty = $inner:ty;)*) => {$(
        impl Near for $outer {
            fn near(&self, random: &mut Random) -> Self {
                <$inner>::from(&**self).near(random).into()
            }
        }
    )*};
}

through! {
    Box<str> = String;
    Arc<str> = String;
    Cow<'static, str> = String;
    Box<[u8]> = Vec<u8>;
    Cow<'static, [u8]> = Vec<u8>;
}

impl<const N: usize> Near for [u8; N] {
    fn near(&self, random: &mut Random) -> Self {
        let mut bytes = *self;
        if N > 0 {
            bytes[random.below(N)] = random.byte();
        }
        bytes
    }
}

/// Replaces a value of type `T` or `Option<T>`; false for any other type.
fn try_type<T: Near>(value: &mut dyn Any, random: &mut Random) -> bool {
    if let Some(value) = value.downcast_mut::<T>() {
        *value = value.near(random);
        return true;
    }
    let Some(option) = value.downcast_mut::<Option<T>>() else { return false };
    *option = match (&*option, random.below(4)) {
        (None, _) | (_, 0) => None,
        (Some(value), _) => Some(value.near(random)),
    };
    true
}

/// Replaces the value; false unless its type is one of those below.
pub(crate) fn shift(value: &mut dyn Any, random: &mut Random) -> bool {
    macro_rules! types {
        ($($ty:ty),*) => { $(try_type::<$ty>(value, random))||* };
    }
    types!(
        u8,
        u16,
        u32,
        u64,
        u128,
        i8,
        i16,
        i32,
        i64,
        i128,
        f32,
        f64,
        bool,
        char,
        String,
        Vec<u8>,
        Box<str>,
        Arc<str>,
        Cow<'static, str>,
        Box<[u8]>,
        Cow<'static, [u8]>,
        [u8; 1],
        [u8; 2],
        [u8; 3],
        [u8; 4],
        [u8; 8],
        [u8; 16]
    )
}
