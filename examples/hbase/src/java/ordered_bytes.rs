//! HBase's `OrderedBytes` as codecs of one's own: a header byte that tells the type, then the value.
//!
//! `desc` around them complements the header too, which is `Order.DESCENDING`.

use std::marker::PhantomData;

use rowkey::codec::{BoundPosition, Codec, Decode, EncodeFault, End, Ordered, Reader, Sink};
use rowkey::layout::Node;

/// `encodeInt8`.
pub type Int8 = Headed<INT8, Ordered>;
/// `encodeInt64`.
pub type Int64 = Headed<INT64, Ordered>;
/// `encodeFloat64`.
pub type Float64 = Headed<FLOAT64, Ordered>;

const INT8: u8 = 0x29;
const INT64: u8 = 0x2c;
const FLOAT64: u8 = 0x31;
const TEXT: u8 = 0x34;
const NUL: u8 = 0x00;

/// The header `H`, then what `C` writes: OrderedBytes' numbers are the crate's own behind their header.
pub struct Headed<const H: u8, C>(PhantomData<C>);

/// A codec's name goes into the layout and the fingerprint, so each has its own.
const fn node(header: u8) -> Node {
    match header {
        INT8 => Node::fixed("OrderedBytes int8", 2),
        INT64 => Node::fixed("OrderedBytes int64", 9),
        FLOAT64 => Node::fixed("OrderedBytes float64", 9),
        _ => panic!("no type of OrderedBytes that is read here"),
    }
}

impl<T, C: Codec<T>, const H: u8> Codec<T> for Headed<H, C> {
    type Arg<'v>
        = C::Arg<'v>
    where
        T: 'v;
    const NODE: &'static Node = &node(H);
    const INFALLIBLE: bool = true;

    #[inline]
    fn write<S: Sink>(value: &T, end: End, out: &mut S) -> Result<(), EncodeFault> {
        out.put(&[H]);
        C::write(value, end, out)
    }

    fn bound<S: Sink>(value: &T, end: End, out: &mut S) -> BoundPosition {
        out.put(&[H]);
        C::bound(value, end, out)
    }
}

impl<'r, T, C: Decode<'r, T>, const H: u8> Decode<'r, T> for Headed<H, C> {
    #[inline]
    fn read(row: &mut Reader<'r>, end: End) -> Option<T> {
        // The refusal points at the header, so the header is not read yet.
        if row.clone().byte()? != H {
            return row.refuse("the header of its OrderedBytes type");
        }
        row.byte()?;
        C::read(row, end)
    }
}

/// `encodeString`: header, UTF-8, 00, also at the end of the row. Java refuses a NUL in it too.
pub struct Text;

impl<T: AsRef<str>> Codec<T> for Text {
    type Arg<'v>
        = &'v str
    where
        T: 'v;
    const NODE: &'static Node = &Node::variable("OrderedBytes text");

    #[inline]
    fn write<S: Sink>(value: &T, _: End, out: &mut S) -> Result<(), EncodeFault> {
        let text = value.as_ref().as_bytes();
        if text.contains(&NUL) {
            return Err(EncodeFault::custom("OrderedBytes text ends at the first NUL, so it can hold none"));
        }
        out.put(&[TEXT]);
        out.put(text);
        out.put(&[NUL]);
        Ok(())
    }

    fn bound<S: Sink>(value: &T, _: End, out: &mut S) -> BoundPosition {
        let text = value.as_ref().as_bytes();
        let end = text.iter().position(|&byte| byte == NUL);
        out.put(&[TEXT]);
        out.put(&text[..end.unwrap_or(text.len())]);
        out.put(&[NUL]);
        // What has a NUL lies behind the text in front of the NUL, and before all that goes on otherwise.
        if end.is_some() { BoundPosition::After } else { BoundPosition::At }
    }
}

impl<'r> Decode<'r, String> for Text {
    #[inline]
    fn read(row: &mut Reader<'r>, _: End) -> Option<String> {
        let before = row.clone();
        if row.byte()? != TEXT {
            *row = before;
            return row.refuse("the header of OrderedBytes text, 34");
        }
        let mut text = Vec::new();
        loop {
            match row.byte()? {
                NUL => break,
                byte => text.push(byte),
            }
        }
        String::from_utf8(text).ok().or_else(|| {
            *row = before;
            row.refuse("UTF-8")
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::ops::Bound;

    use rowkey::{KeyRange, RowKey};

    use super::Text;

    #[derive(RowKey)]
    struct Up {
        #[rowkey(with = Text)]
        text: String,
        n: u8,
    }

    #[derive(RowKey)]
    struct Down {
        n: u8,
        #[rowkey(desc, with = Text)]
        text: String,
    }

    /// Texts of up to three of these, the NUL among them, which no row holds but a bound may.
    fn texts(parts: &[char]) -> BTreeSet<String> {
        let mut texts = BTreeSet::from([String::new()]);
        for _ in 0..3 {
            let longer = texts.iter().flat_map(|text| parts.iter().map(move |part| format!("{text}{part}")));
            texts = longer.chain([String::new()]).collect::<BTreeSet<_>>().union(&texts).cloned().collect();
        }
        texts
    }

    #[test]
    fn any_range_finds_what_a_filter_finds() {
        let rows = texts(&['\x01', 'a', '\u{ff}']);
        let bounds = texts(&['\0', '\x01', 'a']);
        let found = |range: KeyRange, row: &dyn Fn(&str) -> Vec<u8>| -> BTreeSet<String> {
            rows.iter().filter(|text| range.contains(&row(text))).cloned().collect()
        };
        let up = |text: &str| Up { text: text.into(), n: 7 }.encode().expect("no NUL").to_vec();
        let down = |text: &str| Down { n: 7, text: text.into() }.encode().expect("no NUL").to_vec();
        for low in &bounds {
            for high in bounds.range(low.clone()..) {
                for bounds in [
                    (Bound::Included(low.as_str()), Bound::Included(high.as_str())),
                    (Bound::Excluded(low.as_str()), Bound::Excluded(high.as_str())),
                    (Bound::Included(low.as_str()), Bound::Unbounded),
                ] {
                    if low == high && matches!(bounds.0, Bound::Excluded(_)) {
                        continue;
                    }
                    let wanted: BTreeSet<String> = rows.range::<str, _>(bounds).cloned().collect();
                    assert_eq!(found(Up::prefix().text_range(bounds).range(), &up), wanted, "{bounds:?}");
                    let range = Down::prefix().n(7).text_range(bounds).range();
                    assert_eq!(found(range, &down), wanted, "{bounds:?}, descending");
                }
            }
        }
    }
}
