//! How far a scan is, as a type: the prefix builder of a key carries it as a parameter.
//!
//! The builder could carry the two numbers themselves, were it not for compile time: every constant
//! among the arguments of a type is checked by itself, and a key of six fields would hold fifty.
//! Generated code takes the names below instead.

/// How far a scan is.
pub trait Progress {
    /// How many fields, from the left, are fixed by value.
    const FIXED: usize;
    /// The scan lies in one salt bucket: every salted field is fixed, or there is no salt.
    const ONE: bool;
}

/// `FIXED` fields, in one salt bucket or (`ONE` is false) in each.
#[derive(Debug, Clone, Copy)]
pub struct At<const FIXED: usize, const ONE: bool>;

impl<const FIXED: usize, const ONE: bool> Progress for At<FIXED, ONE> {
    const FIXED: usize = FIXED;
    const ONE: bool = ONE;
}

macro_rules! names {
    ($($fixed:literal $one:ident $each:ident)*) => {
        $(
            #[doc = concat!(stringify!($fixed), " fields, in one bucket.")]
            pub type $one = At<$fixed, true>;
            #[doc = concat!(stringify!($fixed), " fields, in each bucket.")]
            pub type $each = At<$fixed, false>;
        )*
    };
}

names! {
    0 One0 Each0 1 One1 Each1 2 One2 Each2 3 One3 Each3 4 One4 Each4 5 One5 Each5 6 One6 Each6 7 One7 Each7
    8 One8 Each8 9 One9 Each9 10 One10 Each10 11 One11 Each11 12 One12 Each12 13 One13 Each13
    14 One14 Each14 15 One15 Each15
}
