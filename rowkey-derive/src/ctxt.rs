//! Collects errors, so that several mistakes in one struct are all reported at once.

use std::cell::RefCell;

use proc_macro2::Span;
use quote::ToTokens;

/// The errors so far.
#[derive(Default)]
pub struct Ctxt {
    errors: RefCell<Vec<syn::Error>>,
}

impl Ctxt {
    /// An error with the caret under `tokens`.
    pub fn at(&self, tokens: impl ToTokens, message: impl std::fmt::Display) {
        self.errors.borrow_mut().push(syn::Error::new_spanned(tokens, message));
    }

    /// An error with the caret under `span`.
    pub fn span(&self, span: Span, message: impl std::fmt::Display) {
        self.errors.borrow_mut().push(syn::Error::new(span, message));
    }

    pub fn error(&self, error: syn::Error) {
        self.errors.borrow_mut().push(error);
    }

    /// The number of errors so far.
    pub fn len(&self) -> usize {
        self.errors.borrow().len()
    }

    /// All errors as one.
    pub fn finish(self) -> Option<syn::Error> {
        self.errors.into_inner().into_iter().reduce(|mut all, error| {
            all.combine(error);
            all
        })
    }
}
