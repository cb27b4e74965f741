//! The interpreter of layouts: reads a row by the tree, like the codecs do, and records why it is invalid, which they do not.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{Display, Write};

use super::fault::{Fault, Number, PREFIX, ROW, Read, Reason, SALT};
use super::typed::Typed;
use super::{ExplainedSegment, bucket};
use crate::bytes::hex::hex;
use crate::bytes::table::OneLine;
use crate::bytes::{Delimiter, End, Reader};
use crate::error::{DecodeErrorKind, Excerpt};
use crate::layout::{Field, Fields, Kind, Layout, Node, Ref, Salt, Skip};

/// The state of the interpreter.
pub(super) struct Walk<'l, 'r> {
    pub(super) row: &'r [u8],
    pub(super) reader: Reader<'r>,
    /// Whether the layout is that of a derived key, so that custom codecs and hashes can be called.
    typed: bool,
    /// Whether values are only skipped.
    pub(super) skim: bool,
    /// The text of the current value, if text is requested.
    words: Option<String>,
    /// The parts of the current value read so far, for `Serialize`; empty between two segments.
    values: Vec<Typed>,
    /// The variant of an enum of keys.
    kind: Option<&'l str>,
    segments: Vec<ExplainedSegment>,
    /// The name of the custom codec of variable width in the current value.
    pub(super) open: Option<&'l str>,
    /// Whether it consumed the rest of the row, since only the type can find its end.
    cut: bool,
    /// The number of fields read.
    fields: usize,
}

/// The context of a field.
#[derive(Clone, Copy, Default)]
pub(super) struct Context<'n> {
    /// The enclosing field.
    outer: &'n str,
    /// Whether it is part of the text of a value, not a segment.
    inside: bool,
    /// Whether other segments follow.
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
            values: Vec::new(),
            kind: None,
            segments: Vec::new(),
            open: None,
            cut: false,
            fields: 0,
        }
    }

    /// An interpreter that only skips values.
    pub(super) fn past(row: &'r [u8]) -> Self {
        Walk { skim: true, ..Walk::new(row, true) }
    }

    /// An interpreter that formats values.
    pub(super) fn in_words(row: &'r [u8], typed: bool) -> Self {
        Walk { words: Some(String::new()), ..Walk::new(row, typed) }
    }

    /// The variant and the segments.
    pub(super) fn into_parts(self) -> (Option<&'l str>, Vec<ExplainedSegment>) {
        (self.kind, self.segments)
    }

    /// Appends to the text of the current value.
    pub(super) fn say<D: Display>(&mut self, words: impl FnOnce() -> D) {
        if let Some(all) = &mut self.words {
            // Writing to a `String` cannot fail.
            let _ = write!(all, "{}", words());
        }
    }

    /// Records the current value, or a part of it.
    pub(super) fn is(&mut self, value: impl FnOnce() -> Typed) {
        if self.words.is_some() {
            self.values.push(value());
        }
    }

    /// Combines the parts from index `start` on into one.
    pub(super) fn gather(&mut self, start: usize, one: impl FnOnce(Vec<Typed>) -> Typed) {
        if self.words.is_some() {
            let values = self.values.split_off(start);
            self.values.push(one(values));
        }
    }

    /// The number of parts since the last segment.
    pub(super) fn values(&self) -> usize {
        self.values.len()
    }

    /// Ends the segment from `start` to `end`, with the current text and value.
    fn push(&mut self, name: &str, start: usize, end: usize) {
        let Some(words) = &mut self.words else { return };
        let (value, typed) = (core::mem::take(words), self.values.pop().unwrap_or(Typed::Null));
        if !self.cut {
            let bytes = self.row[start..end].to_vec();
            self.segments.push(ExplainedSegment { name: name.into(), offset: start, bytes, value, typed });
        }
    }

    /// Reads a whole row.
    pub(super) fn all(&mut self, layout: &'l Layout) -> Read<'l> {
        let kinds = layout.kinds();
        let Some(first) = kinds.first() else { return self.key(layout, None) };
        // All variants have the same salt.
        let start = first.layout.salt_width();
        let rest = self.row.get(start..).unwrap_or_default();
        if let Some(kind) = kinds.iter().find(|kind| rest.starts_with(&kind.layout.prefix)) {
            self.kind = Some(&kind.name);
            return self.key(&kind.layout, Some(&kind.name));
        }
        self.salt_bytes(&first.layout)?;
        self.check_salt(&first.layout, false)?;
        let longest = kinds.iter().map(|kind| kind.layout.prefix.len()).max().unwrap_or_default();
        let found = Excerpt::of(&rest[..rest.len().min(longest)]);
        Err(Fault::new(start, Reason::UnknownPrefix { found, known: &layout.kinds }).of(PREFIX))
    }

    /// Reads the row of a struct, or of a variant of an enum of keys.
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
            // Its value is added once the fields are read.
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
            self.is(|| Typed::Text(hex(prefix)));
            self.push("prefix", start, self.at());
        }
        let list = layout.fields.list.get();
        let fields = (0..list.len()).try_for_each(|i| {
            self.field(&layout.fields, i, Context::default(), End::Row)?;
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

    /// Formats the salt and checks it. `complete`: the whole row was read.
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
            first.typed = found.map_or(Typed::Null, |found| Typed::Number(Number::unsigned(found.into())));
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

    /// The salt bucket of the fields; `None` if not all of them were read, or if the hash is not known here.
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

    /// Reads the fields of a nested key, as segments or, if `inside` a value, as part of its text.
    fn fields(&mut self, key: &'l Fields, context: Context<'_>, end: End) -> Read<'l> {
        (0..key.list.len()).try_for_each(|i| self.field(key, i, context, end))
    }

    /// Reads a key as part of the text of a value. A newtype reads as its content.
    fn inner_key(&mut self, key: &'l Fields, context: Context<'_>, end: End) -> Read<'l> {
        let start = self.values();
        self.fields(key, context, end)?;
        if !key.is_newtype() {
            let names = key.list.iter().map(|field| field.name.get().into());
            self.gather(start, |values| Typed::Fields(names.zip(values).collect()));
        }
        Ok(())
    }

    /// Reads field `i` of a key that `end` follows, and the delimiter after it.
    pub(super) fn field(&mut self, key: &'l Fields, i: usize, context: Context<'_>, end: End) -> Read<'l> {
        let field = &key.list.get()[i];
        let last = i + 1 == key.list.len();
        let name = if self.words.is_some() { key.name(i, context.outer) } else { "".into() };
        if context.inside && i > 0 {
            self.say(|| ", ");
        }
        let own = Context { outer: &name, followed: context.followed || !last, ..context };
        let read = match field.tail && end == End::Row {
            true => self.tail(field, own),
            false => self.named(field, own, key.end(i, end)),
        };
        let read = read.and_then(|()| match key.delimiter_after(i) {
            Some(delimiter) => self.delimiter(delimiter, context),
            None => Ok(()),
        });
        read.map_err(|fault| fault.of(&field.name))
    }

    /// Reads a `tail` field at the end of a row, where a trailing `None` must be omitted.
    pub(super) fn tail(&mut self, field: &'l Field, context: Context<'_>) -> Read<'l> {
        let start = self.at();
        if self.reader.remaining() > 0 {
            self.named(field, context, End::Terminator)?;
            return match self.row[start] == 0 && self.reader.remaining() == 0 {
                true => Err(Fault::kind(start, DecodeErrorKind::Trailing { found: 1 })),
                false => Ok(()),
            };
        }
        if context.inside {
            self.say(|| format!("{}: ", context.outer));
        }
        self.say(|| "none");
        self.is(|| Typed::Null);
        if !context.inside {
            self.push(context.outer, start, start);
        }
        Ok(())
    }

    fn named(&mut self, field: &'l Field, context: Context<'_>, end: End) -> Read<'l> {
        let start = self.at();
        if matches!(field.node.peel(end).0.kind, Kind::Key(_)) {
            return self.value(&field.node, field.skip, context, end);
        }
        if context.inside {
            self.say(|| format!("{}: ", context.outer));
            return self.value(&field.node, field.skip, context, end);
        }
        let read = self.value(&field.node, field.skip, context, end);
        match (&read, self.open.take()) {
            (Ok(()), None) => self.push(context.outer, start, self.at()),
            (Err(fault), _) if !fault.is_open() => {}
            (_, codec) => {
                self.words = self.words.take().map(|_| String::new());
                self.values.clear();
                let bytes = &self.row[start..];
                self.is(|| Typed::Text(hex(bytes)));
                let others = if context.followed {
                    " and of all later fields: only the type can split them"
                } else {
                    ""
                };
                self.say(|| format!("bytes of the codec {}{others}", OneLine(codec.unwrap_or_default())));
                self.push(context.outer, start, self.row.len());
                self.cut = true;
            }
        }
        read
    }

    pub(super) fn delimiter(&mut self, expected: Delimiter, context: Context<'_>) -> Read<'l> {
        let start = self.at();
        if self.reader.unordered_delimiter(expected).is_none() {
            let found = self.reader.clone().byte();
            return Err(self.stop(DecodeErrorKind::NoDelimiter { found, expected }));
        }
        // The delimiter belongs to the segment before it. Inside a value, all bytes are added when the value ends.
        match self.segments.last_mut() {
            Some(last) if !self.cut && !context.inside => {
                last.bytes.extend_from_slice(&self.row[start..self.reader.position()]);
            }
            _ => {}
        }
        Ok(())
    }

    /// Reads a value that `end` follows. If a custom codec wrote it, `skip` calls that codec.
    pub(super) fn value(
        &mut self,
        node: &'l Node,
        skip: Option<Skip>,
        context: Context<'_>,
        end: End,
    ) -> Read<'l> {
        let start = self.reader.clone();
        match node.width {
            // A row that ends inside is read normally, to report where.
            Some(width) if self.skim && start.remaining() >= width => return self.take(width).map(drop),
            _ => {}
        }
        // A value of a known kind is skipped without its codec, which is asked only what is wrong.
        let own = skip.filter(|_| self.typed && (!self.skim || node.needs_skip()));
        if !self.skim || own.is_none() {
            let (inner, flipped, inner_end) = node.peel(end);
            if flipped {
                self.reader.toggle_complement();
            }
            let read = match &inner.kind {
                Kind::Key(key) if context.inside => self.inner_key(key, context, inner_end),
                Kind::Key(key) => self.fields(key, context, inner_end),
                _ => self.plain(inner, inner_end),
            };
            if flipped {
                self.reader.toggle_complement();
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

    /// Reads a value inside another one.
    pub(super) fn element(&mut self, node: &'l Node, end: End) -> Read<'l> {
        let key = matches!(node.peel(end).0.kind, Kind::Key(_));
        if key {
            self.say(|| "(");
        }
        self.value(node, None, Context { inside: true, ..Context::default() }, end)?;
        if key {
            self.say(|| ")");
        }
        Ok(())
    }

    /// Calls the codec for the value at `start`.
    fn ask(&mut self, node: &'l Node, skip: Skip, start: Reader<'r>, end: End) -> Read<'l> {
        let mut reader = start.clone();
        if !skip(&mut reader, end) {
            let at = reader.position();
            let (offset, kind) = match reader.refusal() {
                Some(refusal) => (refusal.offset, DecodeErrorKind::Custom(refusal.rule)),
                None => match self.missing(skip, &start, end) {
                    Some(missing) => {
                        let found = self.row.len() - at;
                        (at, DecodeErrorKind::Truncated { expected: found + missing, found })
                    }
                    None => (at, DecodeErrorKind::Custom("the codec refused it, and gave no rule")),
                },
            };
            return Err(Fault::kind(offset, kind));
        }
        let found = reader.position() - start.position();
        // A refusal of an accepted value does not count.
        self.reader = start;
        self.take(found)?;
        // `desc` keeps the width.
        match (&node.peel(end).0.kind, node.width) {
            (Kind::Custom(codec), Some(expected)) if found != expected => {
                Err(Fault::new(self.at() - found, Reason::Width { codec, expected, found }))
            }
            _ => Ok(()),
        }
    }

    /// The number of bytes that the row lacks: with that many more, the codec would accept the value at `start`.
    fn missing(&self, skip: Skip, start: &Reader<'r>, end: End) -> Option<usize> {
        let mut longer = self.row.to_vec();
        let mut accepts = |more: usize, filler| {
            longer.resize(self.row.len(), filler);
            longer.resize(self.row.len() + more, filler);
            skip(&mut start.over(&longer), end)
        };
        let (mut enough, filler) = (0..=12).map(|power| 1 << power).find_map(|more| {
            [0x00, 0xFF].into_iter().find(|filler| accepts(more, *filler)).map(|filler| (more, filler))
        })?;
        let mut few = enough / 2;
        while enough - few > 1 {
            let half = few.midpoint(enough);
            if accepts(half, filler) { enough = half } else { few = half }
        }
        Some(enough)
    }

    /// The offset of the next byte.
    pub(super) fn at(&self) -> usize {
        self.reader.position()
    }

    /// A fault at this offset.
    pub(super) fn stop(&self, kind: DecodeErrorKind) -> Fault<'l> {
        Fault::kind(self.at(), kind)
    }

    fn truncated(&self, expected: usize) -> Fault<'l> {
        self.stop(DecodeErrorKind::Truncated { expected, found: self.reader.remaining() })
    }

    /// The next bytes of the row.
    pub(super) fn take(&mut self, expected: usize) -> Read<'l, &'r [u8]> {
        self.reader.take(expected).ok_or_else(|| self.truncated(expected))
    }

    /// The next bytes with the complement undone.
    pub(super) fn bytes(&mut self, expected: usize) -> Read<'l, Cow<'r, [u8]>> {
        self.reader.bytes(expected).ok_or_else(|| self.truncated(expected))
    }

    /// The next bytes of a number with the complement undone, without an allocation.
    pub(super) fn number_bytes(
        &mut self,
        expected: usize,
    ) -> Read<'l, impl DoubleEndedIterator<Item = u8> + ExactSizeIterator + 'r> {
        let flip = self.reader.flip();
        Ok(self.take(expected)?.iter().map(move |byte| byte ^ flip))
    }
}
