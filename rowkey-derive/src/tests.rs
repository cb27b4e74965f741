//! What the derive refuses and accepts, as a user sees it.

mod refusals;
mod spellings;
