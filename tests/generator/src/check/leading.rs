//! What stores are told of the leading bytes of rows: prefixes for their filters, masks for HBase's `FuzzyRowFilter`.

use rowkey::{KeyRanges, SkipScan};

use super::Checks;
use super::rows::{Row, near, read};
use crate::model::Salt;
use crate::oracle::Asked;

/// Ranges and masks of one question that are looked at.
const MOST: usize = 64;

impl Checks<'_> {
    /// Rows have one prefix if they have the same leading values, in the same bucket.
    pub(super) fn prefixes(&mut self, rows: &[Row]) {
        let (case, layout) = (self.case.clone(), self.made.key.layout);
        let salt = case.key().salt.as_ref().map_or(0, Salt::width);
        for field in 0..case.key().fields.len() {
            let is_known = layout.prefix_name(field).is_some();
            let len = |bytes: &[u8]| layout.prefix_len(field, bytes);
            for (index, row) in rows.iter().enumerate() {
                let found = len(&row.bytes);
                self.holds(
                    found.is_some() == is_known,
                    "prefix_len() of every row, if there is a name",
                    || format!("field {field}: {found:?} of {row:02x?}"),
                );
                let Some(prefix) = found.and_then(|len| row.bytes.get(..len)) else { continue };
                for other in &rows[index + 1..] {
                    let is_same = row.fields[..=field] == other.fields[..=field]
                        && row.bytes.get(..salt) == other.bytes.get(..salt);
                    self.holds(
                        other.bytes.starts_with(prefix) == is_same,
                        "one prefix, the same values",
                        || format!("field {field}: {prefix:02x?} of {row:02x?} and {other:02x?}"),
                    );
                }
                let more = near(&mut self.random, prefix);
                for bytes in [prefix, &[prefix, &more].concat()] {
                    self.holds(
                        len(bytes) == found,
                        "prefix_len() of all that starts with the prefix",
                        || {
                            format!(
                                "field {field}: {:?} of {bytes:02x?}, {found:?} of {row:02x?}",
                                len(bytes)
                            )
                        },
                    );
                }
            }
        }
    }

    /// A prefix that a range shares is that of its rows; a range of leading values shares one.
    pub(super) fn shared_prefixes(&mut self, ranges: &KeyRanges, rows: &[Row], asked: &[Asked], shown: &str) {
        let layout = self.made.key.layout;
        let values = asked.iter().take_while(|asked| matches!(asked, Asked::Is(_))).count();
        let each = ranges.iter().take(MOST);
        for (range, field) in each.flat_map(|range| (0..asked.len()).map(move |at| (range.clone(), at))) {
            let shared = range.shared_prefix(layout, field);
            let is_fixed = field < values && layout.prefix_name(field).is_some();
            self.holds(shared.is_some() || !is_fixed, "a range of leading values shares its prefix", || {
                format!("{shown}: field {field} of {range:02x?}")
            });
            for row in read(rows, &range).take(4) {
                let own = layout.prefix_len(field, &row.bytes).map(|len| &row.bytes[..len]);
                self.holds(shared.is_none() || shared == own, "a shared prefix is that of each row", || {
                    format!("{shown}: field {field}: {shared:02x?} of {range:02x?}, and {own:02x?}")
                });
            }
        }
    }

    /// Every match passes one of the pairs; where they can say all of the question, nothing else does.
    pub(super) fn masks(
        &mut self,
        skip: &SkipScan,
        (rows, matching): (&[Row], &[bool]),
        (asked, is_fixed): (&[Asked], bool),
        shown: &str,
    ) {
        let Some(pairs) = skip.fuzzy_pairs().filter(|pairs| pairs.len() <= MOST) else { return };
        let is_said = |asked: &Asked| matches!(asked, Asked::Is(_) | Asked::In(_) | Asked::Any);
        let is_exact = is_fixed && asked.iter().all(is_said);
        for (row, matches) in rows.iter().zip(matching) {
            // As HBase does, which reads as many bytes as both have.
            let passes = pairs.iter().any(|(wanted, mask)| {
                row.bytes
                    .iter()
                    .zip(wanted)
                    .zip(mask)
                    .all(|((own, wanted), mask)| *mask == 1 || own == wanted)
            });
            self.holds(passes || !matches, "every match passes the masks", || {
                format!("{shown}: {row:02x?} and {pairs:02x?}")
            });
            self.holds(*matches || !passes || !is_exact, "values and sets of fixed width are masks", || {
                format!("{shown}: {row:02x?} and {pairs:02x?}")
            });
        }
    }

    /// The matches after one, by a cursor.
    pub(super) fn skip_cursor(&mut self, skip: &SkipScan, rows: &[Row], matches: &[&Row], shown: &str) {
        if matches.is_empty() {
            return;
        }
        let at = self.random.below(matches.len());
        let cursor = skip.cursor_after(&matches[at].bytes).to_string();
        let resumed = cursor.parse().map(|cursor| skip.resume(&cursor));
        let Ok(Ok(left)) = resumed else {
            self.holds(false, "a cursor of a skip scan", || format!("{shown}: {cursor}: {resumed:?}"));
            return;
        };
        let found: Vec<&[u8]> =
            left.scan(|range| read(rows, &range), |row| &row.bytes).map(|row| &row.bytes[..]).collect();
        self.holds(
            found.iter().copied().eq(matches[at + 1..].iter().map(|row| &row.bytes[..])),
            "a cursor of a skip scan",
            || format!("{shown}: after {:02x?}: {found:02x?}", matches[at]),
        );
    }
}
