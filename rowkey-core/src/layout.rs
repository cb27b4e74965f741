//! The layout of a key as data: a tree of fields and encodings, which [`Layout`] holds.
//!
//! [`Layout::segments`](crate::Layout::segments) lists the parts of a row in order; each [`Segment`] has a [`Part`] and,
//! if it is a field, a [`Kind`]. A codec of your own describes its bytes by a [`Node`].

pub use rowkey_layout::{
    Delimiter, Direction, Domain, Fields, Kind, Kinds, LayoutKind, Node, Part, Ref, Repr, Segment, TimeUnit,
    Variant, Variants,
};

pub(crate) use rowkey_layout::layout::{Field, Layout, Promises, Slot, check, salt, variants};
