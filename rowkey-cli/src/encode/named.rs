//! Values by the names of their fields; `place.zone` is a field of a nested key, `kind.Order.id` one of a kind.

use std::collections::BTreeMap;

use rowkey_layout::{End, Fields, Kind, Kinds, LayoutKind};

use super::given::Given;
use crate::nearest::nearest;

/// The given values, by name.
#[derive(Debug)]
pub struct Named<T = Given>(BTreeMap<String, T>);

impl<T> Default for Named<T> {
    fn default() -> Self {
        Named(BTreeMap::new())
    }
}

impl<T> Named<T> {
    /// The values of an object, which has each name once.
    pub fn of(object: Vec<(String, T)>) -> Self {
        Named(object.into_iter().collect())
    }

    /// # Errors
    /// If the name is given twice.
    pub fn add(&mut self, name: String, given: T) -> Result<(), String> {
        match self.0.insert(name.clone(), given) {
            None => Ok(()),
            Some(_) => Err(format!("field `{name}` is given twice")),
        }
    }

    pub fn get(&self, name: &str) -> Option<&T> {
        self.0.get(name)
    }

    pub fn take(&mut self, name: &str) -> Option<T> {
        self.0.remove(name)
    }

    /// Whether a field inside the nested key `outer` is given.
    pub fn has_inside(&self, outer: &str) -> bool {
        self.0.keys().any(|name| name.strip_prefix(outer).is_some_and(|rest| rest.starts_with('.')))
    }

    /// The kind of the enum of keys `outer` of which fields are given, and its path.
    ///
    /// # Errors
    /// If fields of several kinds are given.
    pub fn kind_inside<'k>(
        &self,
        kinds: &'k Kinds,
        outer: &str,
    ) -> Result<Option<(&'k LayoutKind, String)>, String> {
        let each = kinds.list.get().iter().map(|kind| (kind, format!("{outer}.{}", kind.name)));
        let mut given = each.filter(|(_, path)| self.0.contains_key(path) || self.has_inside(path));
        match (given.next(), given.next()) {
            (Some((kind, _)), Some((other, _))) => Err(format!(
                "field `{outer}`: a row is of one kind, and fields of `{}` and `{}` are given",
                kind.name, other.name
            )),
            (first, _) => Ok(first),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// # Errors
    /// If a value is left that no field has: suggests the field with the most similar name.
    pub fn all_taken(&self, fields: &Fields) -> Result<(), String> {
        let Some(left) = self.0.keys().next() else { return Ok(()) };
        let mut names = Vec::new();
        all_names(fields, "", &mut names);
        // A field of a nested key that is left was not read, as the key is given as a whole.
        let inside = |outer: &&String| left.strip_prefix(&***outer).is_some_and(|rest| rest.starts_with('.'));
        if let Some(whole) = names.iter().find(inside).filter(|_| names.contains(left)) {
            return Err(format!("field `{left}` is given twice, as `{whole}` is given as a whole"));
        }
        Err(unknown("field", left, &names.iter().map(String::as_str).collect::<Vec<&str>>()))
    }
}

/// Suggests the most similar name.
fn unknown(what: &str, name: &str, names: &[&str]) -> String {
    match nearest(name, names) {
        Some(near) => format!("no {what} `{name}`; did you mean `{near}`?"),
        None => format!("no {what} `{name}`: the {what}s are {}", names.join(", ")),
    }
}

/// The names of a key and of the keys nested in it.
fn all_names(fields: &Fields, outer: &str, all: &mut Vec<String>) {
    for (i, field) in fields.list.get().iter().enumerate() {
        let path = fields.name(i, outer).into_owned();
        if !all.contains(&path) {
            all.push(path.clone());
        }
        match &field.node.peel(End::Terminator).0.kind {
            Kind::Key(inner) => all_names(inner, &path, all),
            Kind::Keys(kinds) => kinds
                .list
                .get()
                .iter()
                .for_each(|kind| all_names(&kind.layout.fields, &format!("{path}.{}", kind.name), all)),
            _ => {}
        }
    }
}

pub fn names(kinds: &[LayoutKind]) -> Vec<&str> {
    kinds.iter().map(|kind| kind.name.get()).collect()
}

/// # Errors
/// If there is no such kind: suggests the most similar name.
pub fn kind_named<'k>(kinds: &'k [LayoutKind], name: &str) -> Result<&'k LayoutKind, String> {
    let found = kinds.iter().find(|kind| kind.name == name);
    found.ok_or_else(|| unknown("kind", name, &names(kinds)))
}
