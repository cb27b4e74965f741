//! Compares the row kinds of two enums of keys.

use std::fmt;

use rowkey_layout::LayoutKind;

use crate::diff::Key;

/// The row kinds of two layouts, each with its change.
pub struct Kinds<'l> {
    list: Vec<Kind<'l>>,
    old: &'l [LayoutKind],
    new: &'l [LayoutKind],
}

/// A row kind of one layout or of both.
enum Kind<'l> {
    Both(&'l LayoutKind, &'l LayoutKind, Box<Key<'l>>),
    Removed(&'l LayoutKind),
    Added(&'l LayoutKind),
}

impl<'l> Kinds<'l> {
    /// Pairs kinds by prefix, since decode picks the kind by it; the others by name.
    pub fn of(old: &'l [LayoutKind], new: &'l [LayoutKind]) -> Self {
        let with_prefix =
            |all: &'l [LayoutKind], kind: &LayoutKind| all.iter().find(|one| prefix(one) == prefix(kind));
        let alone = |kind: &LayoutKind| with_prefix(old, kind).is_none() || with_prefix(new, kind).is_none();
        let named = |all: &'l [LayoutKind], kind: &LayoutKind| {
            all.iter().find(|one| one.name == kind.name && alone(one)).filter(|_| alone(kind))
        };
        let both = |a: &'l LayoutKind, b| Kind::Both(a, b, Box::new(Key::of(&a.layout, &b.layout)));
        let mut list: Vec<_> = old
            .iter()
            .map(|kind| match with_prefix(new, kind).or_else(|| named(new, kind)) {
                Some(other) => both(kind, other),
                None => Kind::Removed(kind),
            })
            .collect();
        let added = new.iter().filter(|kind| with_prefix(old, kind).or_else(|| named(old, kind)).is_none());
        list.extend(added.map(Kind::Added));
        Kinds { list, old, new }
    }

    /// What to know before anything else; empty where nothing is.
    pub fn first(&self) -> String {
        let mut text = String::new();
        let moved = self.list.iter().filter_map(|kind| match kind {
            Kind::Both(old, new, _) if self.moved(old, new) => Some((old, new)),
            _ => None,
        });
        for (old, new) in moved {
            text += &format!(
                "DANGER: rows that were written as the kind `{}` are read as `{}`\n",
                old.name, new.name
            );
        }
        for kind in &self.list {
            if let Kind::Both(_, new, key) = kind {
                let first = key.first();
                if !first.is_empty() {
                    text += &format!("Kind `{}`: {first}", new.name);
                }
            }
        }
        text
    }

    /// Whether rows of `old` are read as `new`, a name that another kind had.
    fn moved(&self, old: &LayoutKind, new: &LayoutKind) -> bool {
        old.name != new.name && self.old.iter().any(|kind| kind.name == new.name)
    }

    /// The kind that may read rows of `old`, whose prefix was removed.
    fn read_as(&self, old: &LayoutKind) -> String {
        let overlaps =
            |new: &LayoutKind| prefix(new).starts_with(prefix(old)) || prefix(old).starts_with(prefix(new));
        match self.new.iter().find(|new| overlaps(new)) {
            Some(new) => format!("; some may be read as `{}`", new.name),
            None => String::new(),
        }
    }

    pub fn is_fine(&self) -> bool {
        self.list.iter().all(|kind| match kind {
            Kind::Both(old, new, key) => key.verdict.is_fine() && !self.moved(old, new),
            Kind::Removed(_) => false,
            Kind::Added(_) => true,
        })
    }
}

fn prefix(kind: &LayoutKind) -> &[u8] {
    &kind.layout.prefix
}

fn shown(kind: &LayoutKind) -> String {
    format!("{} \"{}\"", kind.name, prefix(kind).escape_ascii())
}

impl Kinds<'_> {
    /// A line for each.
    pub fn lines(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for kind in &self.list {
            match kind {
                Kind::Both(old, new, _) if prefix(old) != prefix(new) => {
                    let (was, read) = (prefix(old).escape_ascii(), self.read_as(old));
                    writeln!(
                        f,
                        "~ {}: another prefix, was \"{was}\": its old rows do not decode{read}",
                        shown(new)
                    )?;
                }
                Kind::Both(old, new, key) => {
                    let was = match old.name == new.name {
                        true => String::new(),
                        false => format!(" (was {}): renamed, which changes no byte", old.name),
                    };
                    let (mark, change) = match old.layout.fingerprint() == new.layout.fingerprint() {
                        _ if self.moved(old, new) => ("!", String::new()),
                        true => ("=", String::new()),
                        false if key.only_names() => ("~", ": names of its fields changed, below".to_owned()),
                        false => ("~", ": its key changed, below".to_owned()),
                    };
                    writeln!(f, "{mark} {}{was}{change}", shown(new))?;
                }
                Kind::Removed(old) => {
                    let read = self.read_as(old);
                    writeln!(f, "- {}: removed: its old rows do not decode{read}", shown(old))?;
                }
                Kind::Added(new) => {
                    writeln!(f, "+ {}: added; old readers refuse its rows", shown(new))?;
                }
            }
        }
        Ok(())
    }

    /// Those whose key changed.
    pub fn changed(&self) -> impl Iterator<Item = (&LayoutKind, &LayoutKind)> {
        self.both_changed().map(|(old, new, _)| (old, new))
    }

    fn both_changed(&self) -> impl Iterator<Item = (&LayoutKind, &LayoutKind, &Key<'_>)> {
        self.list.iter().filter_map(|kind| match kind {
            Kind::Both(old, new, key) if old.layout.fingerprint() != new.layout.fingerprint() => {
                Some((*old, *new, &**key))
            }
            _ => None,
        })
    }
}

/// A line for each, then the segments of those whose key changed, and what becomes of their rows.
impl fmt::Display for Kinds<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines(f)?;
        self.both_changed().try_for_each(|(_, new, key)| write!(f, "\n{}\n{key}", new.name))
    }
}
