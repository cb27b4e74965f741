//! The values of fields as the oracle has them, and as Rust types.

use std::cmp::Reverse;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::num::{
    NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroU8, NonZeroU16, NonZeroU32,
    NonZeroU64, NonZeroU128, Wrapping,
};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jiff::ToSpan as _;
use jiff::civil::Date;

/// The value of a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum V {
    /// An unsigned integer, `bool`, `char`.
    U(u128),
    /// A signed integer, the discriminant of a unit enum, the days of a date since 1970.
    I(i128),
    /// The bits of an `f32`.
    F32(u32),
    /// The bits of an `f64`.
    F64(u64),
    /// Text, bytes, an address, the text of a unit enum.
    B(Vec<u8>),
    /// Seconds since 1970, or of a duration, and nanoseconds.
    T(i128, u32),
    None,
    Some(Box<V>),
    /// The elements of an array, a list or a tuple, the fields of a key.
    L(Vec<V>),
}

impl V {
    /// The elements.
    #[must_use]
    pub fn list(&self) -> &[V] {
        match self {
            V::L(list) => list,
            other => panic!("no list: {other:?}"),
        }
    }

    /// The elements.
    pub fn list_mut(&mut self) -> &mut Vec<V> {
        match self {
            V::L(list) => list,
            other => panic!("no list: {other:?}"),
        }
    }
}

/// A type of fields.
pub trait Value: Sized {
    /// What the functions of the builder take.
    type Arg<'a>
    where
        Self: 'a;

    fn of(value: &V) -> Self;
    fn value(&self) -> V;
    fn arg(&self) -> Self::Arg<'_>;

    /// Several in a row: bytes are one value.
    fn list_of(list: &[Self]) -> V {
        V::L(list.iter().map(Value::value).collect())
    }
    /// Reads that.
    fn of_list(value: &V) -> Vec<Self> {
        value.list().iter().map(Value::of).collect()
    }
}

/// `Copy` types, whose argument is the value.
macro_rules! copied {
    ($($ty:ty: |$v:pat_param| $of:expr, |$this:ident| $value:expr;)*) => {$(
        impl Value for $ty {
            type Arg<'a> = $ty;

            fn of(value: &V) -> Self {
                match value {
                    $v => $of,
                    #[allow(unreachable_patterns, reason = "one macro for all")]
                    other => panic!("no {}: {other:?}", stringify!($ty)),
                }
            }
            fn value(&self) -> V {
                let $this = *self;
                $value
            }
            fn arg(&self) -> $ty {
                *self
            }
        }
    )*};
}

macro_rules! integers {
    ($($variant:ident: $($ty:ident $non_zero:ident)+;)*) => {$($(
        copied! {
            $non_zero: |V::$variant(n)| $non_zero::new(*n as $ty).expect("not zero"), |n| V::$variant(n.get().into());
            Wrapping<$ty>: |V::$variant(n)| Wrapping(*n as $ty), |n| V::$variant(n.0.into());
        }
    )+)*};
}

integers! {
    U: u8 NonZeroU8 u16 NonZeroU16 u32 NonZeroU32 u64 NonZeroU64 u128 NonZeroU128;
    I: i8 NonZeroI8 i16 NonZeroI16 i32 NonZeroI32 i64 NonZeroI64 i128 NonZeroI128;
}

copied! {
    u16: |V::U(n)| *n as u16, |n| V::U(n.into());
    u32: |V::U(n)| *n as u32, |n| V::U(n.into());
    u64: |V::U(n)| *n as u64, |n| V::U(n.into());
    u128: |V::U(n)| *n, |n| V::U(n);
    i8: |V::I(n)| *n as i8, |n| V::I(n.into());
    i16: |V::I(n)| *n as i16, |n| V::I(n.into());
    i32: |V::I(n)| *n as i32, |n| V::I(n.into());
    i64: |V::I(n)| *n as i64, |n| V::I(n.into());
    i128: |V::I(n)| *n, |n| V::I(n);
    bool: |V::U(n)| *n == 1, |n| V::U(n.into());
    char: |V::U(n)| char::from_u32(*n as u32).expect("a character"), |n| V::U(u32::from(n).into());
    f32: |V::F32(bits)| f32::from_bits(*bits), |n| V::F32(n.to_bits());
    f64: |V::F64(bits)| f64::from_bits(*bits), |n| V::F64(n.to_bits());
    SystemTime: |V::T(seconds, nanos)| time(*seconds, *nanos), |at| of_time(at);
    Date: |V::I(days)| date(*days), |at| V::I((at.duration_since(EPOCH).as_hours() / 24).into());
    Duration: |V::T(seconds, nanos)| Duration::new(*seconds as u64, *nanos), |d| V::T(d.as_secs().into(), d.subsec_nanos());
    Ipv4Addr: |V::B(bytes)| Ipv4Addr::from(array::<4>(bytes)), |ip| V::B(ip.octets().into());
    Ipv6Addr: |V::B(bytes)| Ipv6Addr::from(array::<16>(bytes)), |ip| V::B(ip.octets().into());
    IpAddr: |V::B(bytes)| address(bytes), |ip| of_address(ip);
}

impl Value for u8 {
    type Arg<'a> = u8;

    fn of(value: &V) -> u8 {
        match value {
            V::U(n) => *n as u8,
            other => panic!("no u8: {other:?}"),
        }
    }
    fn value(&self) -> V {
        V::U((*self).into())
    }
    fn arg(&self) -> u8 {
        *self
    }
    fn list_of(list: &[u8]) -> V {
        V::B(list.into())
    }
    fn of_list(value: &V) -> Vec<u8> {
        bytes(value).into()
    }
}

fn bytes(value: &V) -> &[u8] {
    match value {
        V::B(bytes) => bytes,
        other => panic!("no bytes: {other:?}"),
    }
}

fn array<const N: usize>(bytes: &[u8]) -> [u8; N] {
    bytes.try_into().expect("as many bytes")
}

const EPOCH: Date = jiff::civil::date(1970, 1, 1);

/// The date of these days since 1970.
pub(crate) fn date(days: i128) -> Date {
    EPOCH.checked_add((days as i64).days()).expect("a date of the type")
}

fn time(seconds: i128, nanos: u32) -> SystemTime {
    let whole = Duration::from_secs(seconds.unsigned_abs() as u64);
    let second = if seconds < 0 { UNIX_EPOCH.checked_sub(whole) } else { UNIX_EPOCH.checked_add(whole) };
    second.and_then(|second| second.checked_add(Duration::new(0, nanos))).expect("a time of this machine")
}

fn of_time(at: SystemTime) -> V {
    match at.duration_since(UNIX_EPOCH) {
        Ok(after) => V::T(after.as_secs().into(), after.subsec_nanos()),
        Err(before) => {
            let nanos = -(before.duration().as_nanos() as i128);
            V::T(nanos.div_euclid(1_000_000_000), nanos.rem_euclid(1_000_000_000) as u32)
        }
    }
}

/// The version, then the octets: so all of version 4 come first.
fn address(bytes: &[u8]) -> IpAddr {
    match bytes {
        [4, octets @ ..] => array::<4>(octets).into(),
        [_, octets @ ..] => array::<16>(octets).into(),
        [] => panic!("no address"),
    }
}

fn of_address(ip: IpAddr) -> V {
    V::B(match ip {
        IpAddr::V4(ip) => [&[4], &ip.octets()[..]].concat(),
        IpAddr::V6(ip) => [&[6], &ip.octets()[..]].concat(),
    })
}

macro_rules! text {
    ($($ty:ty => $arg:ty: |$bytes:ident| $of:expr;)*) => {$(
        impl Value for $ty {
            type Arg<'a> = &'a $arg;

            fn of(value: &V) -> Self {
                let $bytes = bytes(value).to_vec();
                $of
            }
            fn value(&self) -> V {
                V::B(<$arg as AsRef<[u8]>>::as_ref(self).into())
            }
            fn arg(&self) -> &$arg {
                self
            }
        }
    )*};
}

text! {
    String => str: |bytes| String::from_utf8(bytes).expect("text");
    Box<str> => str: |bytes| String::from_utf8(bytes).expect("text").into();
    Box<[u8]> => [u8]: |bytes| bytes.into();
}

impl<T: Value> Value for Vec<T> {
    type Arg<'a>
        = &'a [T]
    where
        T: 'a;

    fn of(value: &V) -> Self {
        T::of_list(value)
    }
    fn value(&self) -> V {
        T::list_of(self)
    }
    fn arg(&self) -> &[T] {
        self
    }
}

impl<T: Value + Clone, const N: usize> Value for [T; N] {
    type Arg<'a>
        = [T; N]
    where
        T: 'a;

    fn of(value: &V) -> Self {
        T::of_list(value).try_into().unwrap_or_else(|_| panic!("not {N} elements"))
    }
    fn value(&self) -> V {
        T::list_of(self)
    }
    fn arg(&self) -> [T; N] {
        self.clone()
    }
}

impl<T: Value> Value for Option<T> {
    type Arg<'a>
        = Option<T::Arg<'a>>
    where
        T: 'a;

    fn of(value: &V) -> Self {
        match value {
            V::None => None,
            V::Some(value) => Some(T::of(value)),
            other => panic!("no `Option`: {other:?}"),
        }
    }
    fn value(&self) -> V {
        self.as_ref().map_or(V::None, |value| V::Some(Box::new(value.value())))
    }
    fn arg(&self) -> Option<T::Arg<'_>> {
        self.as_ref().map(Value::arg)
    }
}

impl<T: Value> Value for Reverse<T> {
    type Arg<'a>
        = Reverse<T::Arg<'a>>
    where
        T: 'a;

    fn of(value: &V) -> Self {
        Reverse(T::of(value))
    }
    fn value(&self) -> V {
        self.0.value()
    }
    fn arg(&self) -> Reverse<T::Arg<'_>> {
        Reverse(self.0.arg())
    }
}

macro_rules! tuples {
    ($(($($part:ident $index:tt),+))*) => {$(
        impl<$($part: Value),+> Value for ($($part,)+) {
            type Arg<'a>
                = ($($part::Arg<'a>,)+)
            where
                $($part: 'a),+;

            fn of(value: &V) -> Self {
                let list = value.list();
                ($($part::of(&list[$index]),)+)
            }
            fn value(&self) -> V {
                V::L(vec![$(self.$index.value()),+])
            }
            fn arg(&self) -> Self::Arg<'_> {
                ($(self.$index.arg(),)+)
            }
        }
    )*};
}

tuples! { (A 0, B 1) (A 0, B 1, C 2) }

/// A type that has no encoding of its own; a field of it is encoded `as` the one inside.
#[derive(Debug, Clone)]
pub struct Own<T>(pub T);

impl<T> Own<T> {
    /// What is encoded.
    pub fn get(&self) -> &T {
        &self.0
    }
}

impl<T> From<T> for Own<T> {
    fn from(inside: T) -> Self {
        Own(inside)
    }
}

/// The types inside that convert by `Into`.
macro_rules! inside {
    ($($ty:ty)*) => {$(
        impl From<Own<$ty>> for $ty {
            fn from(own: Own<$ty>) -> $ty {
                own.0
            }
        }
    )*};
}

inside! { u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 String Box<str> Vec<u8> Box<[u8]> SystemTime Date }

impl<T: Value + Clone> Value for Own<T> {
    type Arg<'a>
        = Own<T>
    where
        T: 'a;

    fn of(value: &V) -> Self {
        Own(T::of(value))
    }
    fn value(&self) -> V {
        self.0.value()
    }
    fn arg(&self) -> Self {
        self.clone()
    }
}

/// Implements [`Value`] for a key, given its fields.
#[macro_export]
macro_rules! fields {
    ($key:ident { $($field:tt)* }) => {
        impl $crate::Value for $key {
            type Arg<'a> = &'a $key;

            fn of(value: &$crate::V) -> Self {
                let mut list = value.list().iter();
                $key { $($field: $crate::next(&mut list)),* }
            }
            fn value(&self) -> $crate::V {
                $crate::V::L(vec![$($crate::Value::value(&self.$field)),*])
            }
            fn arg(&self) -> &$key {
                self
            }
        }
    };
}

/// Implements [`Value`] for an enum without data, given the value of each variant.
#[macro_export]
macro_rules! variants {
    ($name:ident { $($variant:ident = $value:expr,)* }) => {
        impl $crate::Value for $name {
            type Arg<'a> = $name;

            fn of(value: &$crate::V) -> Self {
                $(if *value == $value {
                    return $name::$variant;
                })*
                panic!("no variant: {value:?}")
            }
            fn value(&self) -> $crate::V {
                match self { $($name::$variant => $value,)* }
            }
            fn arg(&self) -> $name {
                *self
            }
        }
    };
}

/// The next field of a key.
pub fn next<T: Value>(list: &mut std::slice::Iter<'_, V>) -> T {
    T::of(list.next().expect("a value for each field"))
}
