//! A list of types.

/// A list of types: `(first, (second, ()))`.
pub trait List {
    /// The first one.
    type First;
    /// The others.
    type Rest: List;
}

impl List for () {
    type First = ();
    type Rest = ();
}

impl<F, R: List> List for (F, R) {
    type First = F;
    type Rest = R;
}
