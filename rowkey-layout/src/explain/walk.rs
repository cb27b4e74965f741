//! The one interpreter of a layout: reads a row by the tree, as the codecs read it, and notes what they only refuse.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{Display, Write};

use super::fault::{Fault, PREFIX, ROW, Read, SALT, Wrong};
use super::{ExplainedSegment, bucket};
use crate::bytes::table::OneLine;
use crate::bytes::{Delimiter, End, Reader};
use crate::error::{DecodeErrorKind, Excerpt};
use crate::layout::{Field, Fields, Kind, Layout, Node, Ref, Salt, Skip};

/// A row as far as it is read.
pub(super) struct Walk<'l, 'r> {
    pub(super) row: &'r [u8],
    pub(super) reader: Reader<'r>,
    /// The layout is that of a type: its own codecs and hashes are asked, too.
    typed: bool,
    /// Values are only gone past.
    pub(super) skim: bool,
    /// What the value at hand says, if words are asked for.
    words: Option<String>,
    segments: Vec<ExplainedSegment>,
    /// The codec of the user's own, of variable width, that the value at hand holds.
    pub(super) open: Option<&'l str>,
    /// It took the rest of the row, as only the type can cut it.
    cut: bool,
    /// Fields of the row that are read.
    fields: usize,
}

/// Where a field is named.
#[derive(Clone, Copy, Default)]
pub(super) struct Place<'n> {
    /// The field that it is in.
    outer: &'n str,
    /// Among the words of a value, not as a segment.
    inside: bool,
    /// Other segments follow.
    followed: bool,
}

impl<'l, 'r> Walk<'l, 'r> {
    pub(super) fn new(row: &'r [u8], typed: bool) -> Self {
        Walk {
            row,
            reader: Reader::new(row),
            typed,
            skim: false,
            words: None,
            segments: Vec::new(),
            open: None,
            cut: false,
            fields: 0,
        }
    }

    /// The same, to go past values alone.
    pub(super) fn past(row: &'r [u8]) -> Self {
        Walk { skim: true, ..Walk::new(row, true) }
    }

    /// The same, with what the values say.
    pub(super) fn in_words(row: &'r [u8], typed: bool) -> Self {
        Walk { words: Some(String::new()), ..Walk::new(row, typed) }
    }

    pub(super) fn into_segments(self) -> Vec<ExplainedSegment> {
        self.segments
    }

    /// Adds to the words of the value at hand.
    pub(super) fn say<D: Display>(&mut self, words: impl FnOnce() -> D) {
        if let Some(all) = &mut self.words {
            // A `String` takes all that is written to it.
            let _ = write!(all, "{}", words());
        }
    }

    /// Ends a segment that began at `start`, with what was said of it.
    fn push(&mut self, name: &str, start: usize, end: usize) {
        let Some(words) = &mut self.words else { return };
        let value = core::mem::take(words);
        if !self.cut {
            let bytes = self.row[start..end].to_vec();
            self.segments.push(ExplainedSegment { name: name.into(), offset: start, bytes, value });
        }
    }

    /// All of a row.
    pub(super) fn all(&mut self, layout: &'l Layout) -> Read<'l> {
        let kinds = layout.kinds();
        let Some(first) = kinds.first() else { return self.key(layout, None) };
        // All kinds have the same salt.
        let start = first.layout.salt_width();
        let rest = self.row.get(start..).unwrap_or_default();
        if let Some(kind) = kinds.iter().find(|kind| rest.starts_with(&kind.layout.prefix)) {
            return self.key(&kind.layout, Some(&kind.name));
        }
        self.salt_bytes(&first.layout)?;
        self.check_salt(&first.layout, false)?;
        let longest = kinds.iter().map(|kind| kind.layout.prefix.len()).max().unwrap_or_default();
        let found = Excerpt::of(&rest[..rest.len().min(longest)]);
        Err(Fault::new(start, Wrong::UnknownPrefix { found, known: &layout.kinds }).of(PREFIX))
    }

    /// A row of a struct, or of a kind of an enum.
    fn key(&mut self, layout: &'l Layout, kind: Option<&'l Ref<str>>) -> Read<'l> {
        let read = match self.salt_prefix_fields(layout, kind) {
            Err(fault) if fault.is_open() => Ok(()),
            read => read,
        };
        let salt = self.check_salt(layout, read.is_ok());
        read.and(salt)?;
        match layout.max_len() {
            Some(max) if self.row.len() > max => {
                let kind = DecodeErrorKind::RowTooLong { len: self.row.len(), max };
                Err(Fault::kind(max, kind).of(ROW))
            }
            _ => Ok(()),
        }
    }

    fn salt_bytes(&mut self, layout: &'l Layout) -> Read<'l> {
        self.take(layout.salt_width()).map_err(|fault| fault.of(SALT))?;
        if layout.salt.is_some() {
            // What it says is said when the fields are read.
            self.push("salt", 0, self.at());
        }
        Ok(())
    }

    fn salt_prefix_fields(&mut self, layout: &'l Layout, kind: Option<&'l Ref<str>>) -> Read<'l> {
        self.salt_bytes(layout)?;
        let (start, prefix) = (self.at(), layout.prefix.get());
        let found = self.take(prefix.len()).map_err(|fault| fault.of(PREFIX))?;
        if let Some(i) = (0..prefix.len()).find(|&i| found[i] != prefix[i]) {
            let kind = DecodeErrorKind::WrongPrefix { found: found[i], expected: prefix[i] };
            return Err(Fault::kind(start + i, kind).of(PREFIX));
        }
        if !prefix.is_empty() {
            self.say(|| match kind {
                Some(kind) => format!("the prefix of the kind {kind}"),
                None => "the constant prefix".into(),
            });
            self.push("prefix", start, self.at());
        }
        let list = layout.fields.list.get();
        let fields = (0..list.len()).try_for_each(|i| {
            self.field(&layout.fields, i, Place::default(), End::Row)?;
            self.fields += 1;
            Ok(())
        });
        let read = fields.and_then(|()| match self.reader.remaining() {
            0 => Ok(()),
            found => {
                let fault = self.stop(DecodeErrorKind::Trailing { found });
                Err(match list.last() {
                    Some(last) => fault.of(&last.name),
                    None => fault,
                })
            }
        });
        read.map_err(|fault| match kind {
            Some(kind) => fault.of(kind),
            None => fault,
        })
    }

    /// Says of the salt what its bytes say, and whether it is the right one; `complete`: all of the row is read.
    fn check_salt(&mut self, layout: &Layout, complete: bool) -> Read<'l> {
        let (Some(salt), Some(bytes)) = (&layout.salt, self.row.get(..layout.salt_width())) else {
            return Ok(());
        };
        let found = salt.bytes.read(bytes);
        let expected = self.bucket(layout, salt, complete);
        if let Some(first) = self.segments.first_mut() {
            first.value = match found {
                Some(found) => format!("bucket {found} of {}", salt.buckets),
                None => "no bucket number".into(),
            };
            match expected {
                None => {}
                Some(_) if found == expected => first.value += ", the right one",
                Some(expected) => first.value += &format!(", and the fields belong in bucket {expected}"),
            }
        }
        match expected {
            Some(expected) if found != Some(expected) => {
                Err(Fault::kind(0, DecodeErrorKind::WrongSalt { found, expected }).of(SALT))
            }
            _ => Ok(()),
        }
    }

    /// The bucket that the fields fall in; `None` where not all of them are read, and for a hash that is not
    /// known here.
    fn bucket(&self, layout: &Layout, salt: &Salt, complete: bool) -> Option<u32> {
        let mut unread = layout.fields.list[self.fields..].iter();
        if unread.any(|field| field.salted) || (salt.whole && !complete) {
            return None;
        }
        match self.typed {
            true => bucket(layout, self.row, |parts| salt.bucket(parts)),
            false => bucket(layout, self.row, |parts| salt.bucket_by_name(parts)),
        }
    }

    /// The fields of a nested key, each as a segment of its own or, `inside` a value, among its words.
    fn fields(&mut self, key: &'l Fields, place: Place<'_>, end: End) -> Read<'l> {
        (0..key.list.len()).try_for_each(|i| self.field(key, i, place, end))
    }

    /// The `i`th field of a key that `end` follows, and the delimiter after it.
    pub(super) fn field(&mut self, key: &'l Fields, i: usize, place: Place<'_>, end: End) -> Read<'l> {
        let field = &key.list.get()[i];
        let last = i + 1 == key.list.len();
        let name = if self.words.is_some() { key.name(i, place.outer) } else { String::new() };
        if place.inside && i > 0 {
            self.say(|| ", ");
        }
        let own = Place { outer: &name, followed: place.followed || !last, ..place };
        let read = match field.tail && end == End::Row {
            true => self.tail(field, own),
            false => self.named(field, own, key.end(i, end)),
        };
        let read = read.and_then(|()| match key.delimiter_after(i) {
            Some(delimiter) => self.delimiter(delimiter, place),
            None => Ok(()),
        });
        read.map_err(|fault| fault.of(&field.name))
    }

    /// A field that was added later, at the end of a row: it may be left out, and is where it is the last `None`.
    pub(super) fn tail(&mut self, field: &'l Field, place: Place<'_>) -> Read<'l> {
        let start = self.at();
        if self.reader.remaining() > 0 {
            self.named(field, place, End::Mark)?;
            return match self.row[start] == 0 && self.reader.remaining() == 0 {
                true => Err(Fault::kind(start, DecodeErrorKind::Trailing { found: 1 })),
                false => Ok(()),
            };
        }
        if place.inside {
            self.say(|| format!("{}: ", place.outer));
        }
        self.say(|| "none");
        if !place.inside {
            self.push(place.outer, start, start);
        }
        Ok(())
    }

    fn named(&mut self, field: &'l Field, place: Place<'_>, end: End) -> Read<'l> {
        let start = self.at();
        if matches!(field.node.peel(end).0.kind, Kind::Key(_)) {
            return self.value(&field.node, field.skip, place, end);
        }
        if place.inside {
            self.say(|| format!("{}: ", place.outer));
            return self.value(&field.node, field.skip, place, end);
        }
        let read = self.value(&field.node, field.skip, place, end);
        match (&read, self.open.take()) {
            (Ok(()), None) => self.push(place.outer, start, self.at()),
            (Err(fault), _) if !fault.is_open() => {}
            (_, codec) => {
                self.words = self.words.take().map(|_| String::new());
                let others =
                    if place.followed { " and of all behind it: only the type can cut them" } else { "" };
                self.say(|| format!("bytes of the codec {}{others}", OneLine(codec.unwrap_or_default())));
                self.push(place.outer, start, self.row.len());
                self.cut = true;
            }
        }
        read
    }

    pub(super) fn delimiter(&mut self, expected: Delimiter, place: Place<'_>) -> Read<'l> {
        let start = self.at();
        if self.reader.unordered_delimiter(expected).is_none() {
            let found = self.reader.clone().byte();
            return Err(self.stop(DecodeErrorKind::NoDelimiter { found, expected }));
        }
        // It belongs to the segment before it; inside a value, all bytes do when the value ends.
        match self.segments.last_mut() {
            Some(last) if !self.cut && !place.inside => {
                last.bytes.extend_from_slice(&self.row[start..self.reader.position()]);
            }
            _ => {}
        }
        Ok(())
    }

    /// A value that `end` follows, and what the codec of the user's own says that wrote it, if one did.
    pub(super) fn value(
        &mut self,
        node: &'l Node,
        skip: Option<Skip>,
        place: Place<'_>,
        end: End,
    ) -> Read<'l> {
        let start = self.reader.clone();
        match node.width {
            // A row that ends in it is read as a whole one is, which says where.
            Some(width) if self.skim && start.remaining() >= width => return self.take(width).map(drop),
            _ => {}
        }
        let own = skip.filter(|_| self.typed);
        if !self.skim || own.is_none() {
            let (inner, flipped, inner_end) = node.peel(end);
            if flipped {
                self.reader.turn();
            }
            let read = match &inner.kind {
                Kind::Key(key) => self.fields(key, place, inner_end),
                _ => self.plain(inner, inner_end),
            };
            if flipped {
                self.reader.turn();
            }
            match read {
                Err(fault) if fault.is_open() && own.is_some() => {}
                read => read?,
            }
        }
        match own {
            Some(skip) => self.ask(node, skip, start, end),
            None => Ok(()),
        }
    }

    /// A value inside another one.
    pub(super) fn element(&mut self, node: &'l Node, end: End) -> Read<'l> {
        let key = matches!(node.peel(end).0.kind, Kind::Key(_));
        if key {
            self.say(|| "(");
        }
        self.value(node, None, Place { inside: true, ..Place::default() }, end)?;
        if key {
            self.say(|| ")");
        }
        Ok(())
    }

    /// Asks the codec itself for the value that begins at `start`.
    fn ask(&mut self, node: &'l Node, skip: Skip, start: Reader<'r>, end: End) -> Read<'l> {
        let mut reader = start.clone();
        if !skip(&mut reader, end) {
            let (offset, rule) = match reader.refusal() {
                Some(refusal) => (refusal.offset, refusal.rule),
                None => (reader.position(), "the codec refused it, and gave no rule"),
            };
            return Err(Fault::kind(offset, DecodeErrorKind::Custom(rule)));
        }
        let found = reader.position() - start.position();
        // What it refused before it took it is no fault.
        self.reader = start;
        self.take(found)?;
        // `desc` keeps the width.
        match (&node.peel(end).0.kind, node.width) {
            (Kind::Custom(codec), Some(expected)) if found != expected => {
                Err(Fault::new(self.at() - found, Wrong::Width { codec, expected, found }))
            }
            _ => Ok(()),
        }
    }

    /// The offset of what comes next.
    pub(super) fn at(&self) -> usize {
        self.reader.position()
    }

    /// The fault that it is here.
    pub(super) fn stop(&self, kind: DecodeErrorKind) -> Fault<'l> {
        Fault::kind(self.at(), kind)
    }

    fn truncated(&self, expected: usize) -> Fault<'l> {
        self.stop(DecodeErrorKind::Truncated { expected, found: self.reader.remaining() })
    }

    /// The next bytes as they are in the row.
    pub(super) fn take(&mut self, expected: usize) -> Read<'l, &'r [u8]> {
        self.reader.take(expected).ok_or_else(|| self.truncated(expected))
    }

    /// The next bytes as the codec wrote them.
    pub(super) fn bytes(&mut self, expected: usize) -> Read<'l, Cow<'r, [u8]>> {
        self.reader.bytes(expected).ok_or_else(|| self.truncated(expected))
    }

    /// The next bytes of a number, however they are complemented, without an allocation.
    pub(super) fn number_bytes(
        &mut self,
        expected: usize,
    ) -> Read<'l, impl DoubleEndedIterator<Item = u8> + ExactSizeIterator + 'r> {
        let flip = self.reader.flip();
        Ok(self.take(expected)?.iter().map(move |byte| byte ^ flip))
    }
}
