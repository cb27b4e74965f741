//! The third stage: what contradicts itself in a declaration, as far as tokens tell. What needs types is checked
//! by constants that `expand` writes.

use crate::ctxt::Ctxt;
use crate::model::{Codec, Key, Model};
use crate::parse::Variant;
use crate::parse::arg::shown;
use crate::parse::names::{OF_FIELDS, is_any};
use crate::types;

mod conflicts;
mod field;
mod key;
mod kinds;
mod unit_enum;

/// What can be written beside the errors.
#[derive(Debug, Default)]
pub struct Verdict {
    /// Nothing.
    pub nothing: bool,
    /// Mistakes so far, those of the attributes among them.
    pub mistakes: usize,
    /// Fields with a mistake of their own, whatever it is: their types are not asked.
    pub fields: Vec<usize>,
}

/// Refuses what cannot hold. The model puts up with it, so that code which uses a key adds no errors of its own.
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

/// Attributes of fields, which a variant is not.
fn of_a_variant(cx: &Ctxt, variant: &Variant<'_>) {
    for attr in variant.said.attrs.iter().filter(|attr| is_any(attr.path(), OF_FIELDS)) {
        let shown = shown(attr.path());
        cx.at(
            attr,
            format!(
                "`{shown}` is said of a field of a struct, and a variant is none; write it above the field"
            ),
        );
    }
}

fn of_key(cx: &Ctxt, key: &mut Key<'_>) -> Verdict {
    let mut verdict = Verdict { nothing: !key::shape(cx, key), ..Verdict::default() };
    let delimited = key.container.delimiter.is_some();
    for field in &mut key.fields {
        // The compiler itself asks for the lifetime; without a size nothing that is written holds.
        verdict.nothing |= types::unnamed_lifetime(field.said.ty) || types::is_unsized(field.said.ty);
        let before = cx.len();
        let is_field = field::is_field(cx, field);
        let contradicts = conflicts::check(cx, field.said);
        // Two attributes that contradict are one mistake; that one does not fit the type is no other.
        let quiet = Ctxt::default();
        let fits = field::fits_type(if contradicts { &quiet } else { cx }, field);
        field::maximum(cx, field);
        if delimited {
            field::in_delimited(cx, field);
        }
        if field.said.wrong || cx.len() > before {
            verdict.fields.push(field.index);
        }
        if !is_field {
            (field.codec, field.refused) = (Codec::Unfit, true);
        } else if !fits {
            (field.codec, field.refused) = (Codec::Ordered, true);
        }
    }
    key::salts(cx, key);
    verdict.fields.extend(key::tails(cx, key));
    for index in key::names(cx, key) {
        key.fields[index].function = quote::format_ident!("__{index}");
    }
    verdict
}
