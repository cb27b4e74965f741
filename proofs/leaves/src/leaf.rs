//! A codec as users meet it: a derived key of one field.

use std::ops::Bound;

use rowkey::{EncodeError, KeyBuf, KeyRange, SkipScan};

use crate::whole::Whole;

/// A key whose only field is encoded by the codec in question.
pub trait Leaf {
    type Value: Whole;
    type Row: AsRef<[u8]>;

    /// The attributes and the type.
    const NAME: &'static str;
    /// Whether greater values have smaller rows; `None`: rows are in no order.
    const FALLS: Option<bool>;
    /// Whether the ceiling is the smallest row, and not only a bound below it: of `reverse_digits` it is any digits.
    const EXACT: bool;

    /// Whether ranges are in the order of the values.
    const RANGES: bool;

    /// The indices of the first and the last value that can be encoded. What is between them can be, too.
    fn domain() -> (u64, u64);

    /// The row of a value, if it can be encoded.
    fn encode(value: Self::Value) -> Option<Self::Row>;

    /// The value of a row, if there is one.
    fn decode(row: &[u8]) -> Option<Self::Value>;

    /// The rows of all values between two bounds. Not called if ranges are in another order.
    fn range(bounds: (Bound<Self::Value>, Bound<Self::Value>)) -> KeyRange;

    /// All rows, as a scan that starts at the smallest row at or above any bytes.
    fn all() -> (SkipScan, KeyRange);
}

/// What `encode` of a derived key returns: a row, maybe in a `Result`.
pub trait Encoded {
    type Row: AsRef<[u8]>;

    fn row(self) -> Option<Self::Row>;
}

impl<const N: usize> Encoded for [u8; N] {
    type Row = Self;

    fn row(self) -> Option<Self> {
        Some(self)
    }
}

impl Encoded for KeyBuf {
    type Row = Self;

    fn row(self) -> Option<Self> {
        Some(self)
    }
}

impl<R: AsRef<[u8]>> Encoded for Result<R, EncodeError> {
    type Row = R;

    fn row(self) -> Option<R> {
        self.ok()
    }
}

/// Declares leaves: the direction, the attributes, the type, the type that has the order of its rows (`as`, if it is another), and
/// the domain, if it is narrower. Directions: `rises`, `falls`, `unordered`; `scattered`: unordered and without exact ceilings;
/// `rowwise`: rises, but ranges are in the order of the type itself.
macro_rules! leaves {
    ($(
        $name:ident: $direction:ident $(#[$($attribute:tt)*])* $type:ty $(as $value:ty)? $(, $first:expr => $last:expr)?;
    )*) => {
        $(
            #[derive(rowkey::RowKey)]
            #[rowkey(allow(hotspot))]
            struct $name {
                $(#[$($attribute)*])*
                v: $type,
            }

            impl $crate::leaf::Leaf for $name {
                type Value = leaves!(@value $type $(as $value)?);
                type Row = <rowkey::Encoded<$name> as $crate::leaf::Encoded>::Row;

                const NAME: &'static str = concat!($("#[", stringify!($($attribute)*), "] ",)* stringify!($type));
                const FALLS: Option<bool> = leaves!(@falls $direction);

                const EXACT: bool = leaves!(@exact $direction);

                const RANGES: bool = leaves!(@ranges $direction);

                fn domain() -> (u64, u64) {
                    #[allow(unused_mut, unused_assignments)]
                    let mut domain = (0, <Self::Value as $crate::whole::Whole>::LAST);
                    $(domain = ($crate::whole::Whole::index($first as $type), $crate::whole::Whole::index($last as $type));)?
                    domain
                }

                fn encode(v: Self::Value) -> Option<Self::Row> {
                    $crate::leaf::Encoded::row($name { v: v.into() }.encode())
                }

                fn decode(row: &[u8]) -> Option<Self::Value> {
                    $name::decode(row).ok().map(|key| key.v.into())
                }

                #[allow(unused_variables)]
                fn range(bounds: (std::ops::Bound<Self::Value>, std::ops::Bound<Self::Value>)) -> rowkey::KeyRange {
                    let bounds = (bounds.0.map(<$type>::from), bounds.1.map(<$type>::from));
                    leaves!(@range $direction $name bounds)
                }

                fn all() -> (rowkey::SkipScan, rowkey::KeyRange) {
                    ($name::prefix().v_any().skip(), $name::prefix().range())
                }
            }
        )*

        /// Every leaf, in the order of the list.
        pub fn all() -> Vec<$crate::check::Checked> {
            vec![$($crate::check::Checked::of::<$name>()),*]
        }
    };

    (@value $type:ty) => { $type };
    (@value $type:ty as $value:ty) => { $value };
    (@falls rises) => { Some(false) };
    (@falls rowwise) => { Some(false) };
    (@falls falls) => { Some(true) };
    (@falls $unordered:ident) => { None };
    (@exact scattered) => { false };
    (@exact $direction:ident) => { true };
    (@ranges rises) => { true };
    (@ranges falls) => { true };
    (@ranges $direction:ident) => { false };
    (@range scattered $name:ident $bounds:ident) => { unreachable!("no order") };
    (@range unordered $name:ident $bounds:ident) => { unreachable!("no order") };
    (@range rowwise $name:ident $bounds:ident) => { unreachable!("another order") };
    (@range $direction:ident $name:ident $bounds:ident) => { $name::prefix().v_range($bounds).range() };
}

pub(crate) use leaves;
