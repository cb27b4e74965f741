//! What generated code hands to the checks: functions of each key, and the scans of each question.

use std::ops::Bound;

use rowkey::{EncodeError, KeyRange, KeyRanges, Layout, RowKey, SkipScan};

use crate::value::{V, Value};

/// A case as it was compiled.
pub struct Made {
    /// Draws the declarations again.
    pub seed: u64,
    /// The key that is asked.
    pub key: Functions,
    /// The enum that holds it, by its variants.
    pub table: Option<Functions>,
    /// For each question, the scans by values, by sets of one and by bounds of one.
    pub asks: &'static [[Build; 3]],
}

/// Makes the scans of a question; `None` if a value cannot be encoded.
pub type Build = fn(&Values) -> Option<Scans>;

/// The functions of a key. A value of an enum is the number of its variant and the key.
pub struct Functions {
    pub layout: &'static Layout,
    pub encode: fn(&V) -> Option<Vec<u8>>,
    /// The key, or the error as it is shown.
    pub decode: fn(&[u8]) -> Result<V, String>,
    pub all_rows: fn() -> KeyRanges,
}

/// Those of a struct.
#[must_use]
pub const fn functions<K: RowKey + Value>() -> Functions {
    Functions {
        layout: K::LAYOUT,
        encode: |value| K::of(value).try_encode().ok().map(Vec::from),
        decode: |row| match <K as RowKey>::decode(row) {
            Ok(key) => Ok(key.value()),
            Err(error) => Err(error.to_string()),
        },
        all_rows: K::all_rows,
    }
}

/// Implements [`Value`] for an enum of keys. A value is the number of its variant and the key; `= Empty`: no fields.
#[macro_export]
macro_rules! kinds {
    ($table:ident { $($index:literal $kind:ident $(= $empty:ident)?,)* }) => {
        impl $crate::Value for $table {
            type Arg<'a> = &'a $table;

            fn of(value: &$crate::V) -> Self {
                match value.list() {
                    $([$crate::V::U($index), key] => kinds!(@of $table $kind key $($empty)?),)*
                    other => panic!("no variant: {other:?}"),
                }
            }
            fn value(&self) -> $crate::V {
                let of = |index, key| $crate::V::L(vec![$crate::V::U(index), key]);
                $(kinds!(@value self $table $kind $index of $($empty)?);)*
                unreachable!("a variant")
            }
            fn arg(&self) -> &$table {
                self
            }
        }
    };
    (@of $table:ident $kind:ident $key:ident) => { $table::$kind($crate::Value::of($key)) };
    (@of $table:ident $kind:ident $key:ident $empty:ident) => { $table::$kind };
    (@value $this:ident $table:ident $kind:ident $index:literal $of:ident) => {
        if let $table::$kind(key) = $this {
            return $of($index, $crate::Value::value(key));
        }
    };
    (@value $this:ident $table:ident $kind:ident $index:literal $of:ident $empty:ident) => {
        if let $table::$kind = $this {
            return $of($index, $crate::V::L(vec![]));
        }
    };
}

/// The scans of one question: of the key, and of the enum that holds it.
pub struct Scans {
    pub key: Scan,
    pub table: Option<Scan>,
}

/// One scan, in each form that compiles.
pub struct Scan {
    pub skip: SkipScan,
    pub ranges: Option<KeyRanges>,
    pub range: Option<KeyRange>,
}

/// The values of a question, in the order of its functions.
pub struct Values(pub Vec<Given>);

/// What one function takes.
#[derive(Debug, Clone)]
pub enum Given {
    One(V),
    Some(Vec<V>),
    Between(Bound<V>, Bound<V>),
    Several(Vec<(Bound<V>, Bound<V>)>),
}

impl Values {
    #[must_use]
    pub fn one<T: Value>(&self, index: usize) -> T {
        match &self.0[index] {
            Given::One(value) => T::of(value),
            other => panic!("no value: {other:?}"),
        }
    }

    #[must_use]
    pub fn some<T: Value>(&self, index: usize) -> Vec<T> {
        match &self.0[index] {
            Given::Some(values) => values.iter().map(T::of).collect(),
            other => panic!("no set: {other:?}"),
        }
    }

    #[must_use]
    pub fn bounds<T: Value>(&self, index: usize) -> (Bound<T>, Bound<T>) {
        match &self.0[index] {
            Given::Between(low, high) => (low.as_ref().map(T::of), high.as_ref().map(T::of)),
            other => panic!("no bounds: {other:?}"),
        }
    }

    #[must_use]
    pub fn several<T: Value>(&self, index: usize) -> Vec<(Bound<T>, Bound<T>)> {
        let of = |(low, high): &(Bound<V>, Bound<V>)| (low.as_ref().map(T::of), high.as_ref().map(T::of));
        match &self.0[index] {
            Given::Several(bounds) => bounds.iter().map(of).collect(),
            other => panic!("no several bounds: {other:?}"),
        }
    }
}

/// The arguments of bounds.
pub fn args<T: Value>((low, high): &(Bound<T>, Bound<T>)) -> (Bound<T::Arg<'_>>, Bound<T::Arg<'_>>) {
    (low.as_ref().map(Value::arg), high.as_ref().map(Value::arg))
}

/// What a function that fixes a field returns: a `Result` where a value may not be encodable.
pub struct Fixed<T>(pub T);

impl<T> Fixed<Result<T, EncodeError>> {
    /// The scan, if the value can be encoded.
    pub fn scan(self) -> Option<T> {
        self.0.ok()
    }
}

/// See [`Fixed`]: the scan itself.
pub trait Always {
    type Scan;
    fn scan(self) -> Option<Self::Scan>;
}

impl<T> Always for Fixed<T> {
    type Scan = T;

    fn scan(self) -> Option<T> {
        Some(self.0)
    }
}
