//! The third stage: reports contradictions that the tokens of a declaration show. What needs types is checked by
//! constants that `expand` writes.

use crate::ctxt::Ctxt;
use crate::model::{Codec, Key, Model};
use crate::parse::Variant;
use crate::parse::names::{OF_FIELDS, is_any};
use crate::tokens::shown;
use crate::types;

mod conflicts;
mod field;
mod key;
mod kinds;
mod rest;
mod unit_enum;

/// What `expand` can still write after errors.
#[derive(Debug, Default)]
pub struct Verdict {
    /// Nothing.
    pub nothing: bool,
    /// The number of mistakes so far, with those in attributes.
    pub mistakes: usize,
    /// Fields with a mistake: `verify` does not check their types.
    pub fields: Vec<usize>,
}

/// Reports all mistakes, and changes the model so that the code written for it adds no errors of its own.
pub fn check(cx: &Ctxt, model: &mut Model<'_>) -> Verdict {
    let mut verdict = match model {
        Model::Key(key) => of_key(cx, key),
        Model::UnitEnum(unit_enum) => {
            unit_enum::check(cx, unit_enum);
            Verdict { nothing: cx.len() > 0, ..Verdict::default() }
        }
        Model::Kinds(kinds) => {
            kinds::check(cx, kinds);
            Verdict { nothing: cx.len() > 0, ..Verdict::default() }
        }
    };
    verdict.mistakes = cx.len();
    verdict
}

/// Reports attributes of fields on a variant.
fn of_a_variant(cx: &Ctxt, variant: &Variant<'_>) {
    for attr in variant.syntax.attrs.iter().filter(|attr| is_any(attr.path(), OF_FIELDS)) {
        let shown = shown(attr.path());
        cx.at(
            attr,
            format!(
                "`{shown}` is an attribute of a field of a struct; write it above the field of the struct that this variant holds"
            ),
        );
    }
}

fn of_key(cx: &Ctxt, key: &mut Key<'_>) -> Verdict {
    let mut verdict = Verdict { nothing: !key::shape(cx, key), ..Verdict::default() };
    let (own, delimited) = (&key.input.ident, key.container.delimiter.is_some());
    for field in &mut key.fields {
        // rustc reports a missing lifetime; for an unsized field no code compiles.
        verdict.nothing |= types::unnamed_lifetime(field.declared.ty) || types::is_unsized(field.declared.ty);
        let before = cx.len();
        let is_field = field::is_field(cx, field, own);
        let contradicts = conflicts::check(cx, field);
        // Two attributes that contradict are one mistake, even if one of them does not fit the type either.
        let quiet = Ctxt::default();
        let fits = field::fits_type(if contradicts { &quiet } else { cx }, field);
        field::maximum(cx, field);
        if delimited {
            field::in_delimited(cx, if contradicts || !fits { &quiet } else { cx }, field);
        }
        if field.declared.wrong || cx.len() > before {
            verdict.fields.push(field.index);
        }
        if !is_field {
            (field.codec, field.refused) = (Codec::DoesNotFit, true);
        } else if !fits {
            (field.codec, field.refused) = (Codec::Ordered, true);
        }
    }
    key::salts(cx, key);
    verdict.fields.extend(key::tails(cx, key));
    verdict.fields.extend(rest::check(cx, key, &verdict.fields));
    for index in key::names(cx, key) {
        key.fields[index].function = quote::format_ident!("__{index}");
    }
    verdict
}
