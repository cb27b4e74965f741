//! The laws, for enums of keys as fields, and for constants before fields.

use super::Delimiter::{Byte, Unordered};
use super::Spec::{After, Kinds, Plain};
use super::*;

/// An enum of keys, and each kind as the reference sees it.
macro_rules! kinds {
    ($($name:ident = [$($prefix:literal $kind:ident $(($key:ty))? = $specs:expr, $delimiter:expr;)*];)*) => {$(
        #[derive(RowKey, Debug, Clone)]
        pub enum $name { $(#[rowkey(prefix = $prefix)] $kind $(($key))?,)* }

        impl $name {
            fn spec() -> Spec {
                Kinds(vec![$(($prefix, $specs, $delimiter)),*])
            }
        }
    )*};
}

kinds! {
    Entry = [
        b"a" Meta = vec![], None;
        b"o/" Order(order::K) = order::K::specs(), None;
        b"\xFF" Tail(tail_text::K) = tail_text::K::specs(), None;
    ];
    Item = [
        b"ID#" Order(order_hash::K) = order_hash::K::specs(), Some(Byte(b'#'));
        b"META" Meta = vec![], None;
    ];
    Outer = [
        b"b" Alone = vec![], None;
        b"c" Inner(last::K) = last::K::specs(), None;
    ];
}

impl Sample for Entry {
    type Arg<'v> = &'v Self;
    fn sample(rng: &mut Rng) -> Self {
        match rng.below(3) {
            0 => Entry::Meta,
            1 => Entry::Order(Sample::sample(rng)),
            _ => Entry::Tail(Sample::sample(rng)),
        }
    }
    fn arg(&self) -> &Self {
        self
    }
    fn v(&self) -> V {
        match self {
            Entry::Meta => V::K(0, vec![]),
            Entry::Order(key) => V::K(1, held(key)),
            Entry::Tail(key) => V::K(2, held(key)),
        }
    }
}

impl Sample for Item {
    type Arg<'v> = &'v Self;
    fn sample(rng: &mut Rng) -> Self {
        if rng.below(3) == 0 { Item::Meta } else { Item::Order(Sample::sample(rng)) }
    }
    fn arg(&self) -> &Self {
        self
    }
    fn v(&self) -> V {
        match self {
            Item::Order(key) => V::K(0, held(key)),
            Item::Meta => V::K(1, vec![]),
        }
    }
}

impl Sample for Outer {
    type Arg<'v> = &'v Self;
    fn sample(rng: &mut Rng) -> Self {
        if rng.below(4) == 0 { Outer::Alone } else { Outer::Inner(Sample::sample(rng)) }
    }
    fn arg(&self) -> &Self {
        self
    }
    fn v(&self) -> V {
        match self {
            Outer::Alone => V::K(0, vec![]),
            Outer::Inner(key) => V::K(1, held(key)),
        }
    }
}

/// The fields of a key.
fn held(key: &impl Sample) -> Vec<V> {
    let V::L(list) = key.v() else { unreachable!("a key is its fields") };
    list
}

fn after(literal: &'static [u8], spec: Spec) -> Spec {
    After(literal, Box::new(spec))
}

laws! {
    order {  }  {
        a [!]  u16 = Unsigned(2);
        b [! text]  String = Text;
    }
    tail_text {  }  {
        a [!]  u8 = Unsigned(1);
        b [!] #[rowkey(tail)] Option<String> = Spec::Tail(Box::new(Text));
    }
    order_hash { delimiter = Some(Byte(b'#')) } #[rowkey(delimiter = "#")] {
        a [?] #[pad(3)] u16 = Digits(3);
        b [! text]  String = Text;
    }
    first {  }  {
        a [!]  Entry = Entry::spec();
        b [!]  u8 = Unsigned(1);
    }
    amid {  }  {
        a [!]  u8 = Unsigned(1);
        b [!]  Entry = Entry::spec();
        c [! text]  String = Text;
    }
    last {  }  {
        a [! text]  String = Text;
        b [!]  Entry = Entry::spec();
    }
    descending {  }  {
        a [!] #[rowkey(desc)] Entry = desc(Entry::spec());
        b [!]  Option<Entry> = opt(Entry::spec());
        c [!] #[rowkey(desc)] Entry = desc(Entry::spec());
    }
    twice {  }  {
        a [!]  Outer = Outer::spec();
        b [!]  Outer = Outer::spec();
    }
    delimited { delimiter = Some(Byte(b'#')) } #[rowkey(delimiter = "#")] {
        a [? text]  String = Text;
        b [?]  Item = Item::spec();
        c [! text]  String = Text;
    }
    delimited_last { delimiter = Some(Byte(b'#')) } #[rowkey(delimiter = "#")] {
        a [? text]  String = Text;
        b [?]  Item = Item::spec();
    }
    entry_salted { salt = salt(7, reference::java31, &[1]) }  {
        a [!]  u8 = Unsigned(1);
        b [!] #[salt(buckets = 7, hash = java31)] Entry = Entry::spec();
        c [!]  u8 = Unsigned(1);
    }
    literals {  }  {
        a [!] #[rowkey(literal = "u:")] u8 = after(b"u:", Unsigned(1));
        b [!] #[rowkey(literal = b"\0", desc)] String = after(b"\0", desc(Text));
        c [!] #[rowkey(literal = b"\xFF")] Option<Entry> = after(b"\xFF", opt(Entry::spec()));
    }
    literals_nested { prefix = b"p" } #[rowkey(prefix = "p")] {
        a [!] #[rowkey(literal = "x", desc)] literals::K = after(b"x", desc(Key(literals::K::specs(), None)));
        b [!] #[rowkey(literal = "y")] literals::K = after(b"y", Key(literals::K::specs(), None));
    }
    literals_delimited { delimiter = Some(Byte(b',')) } #[rowkey(delimiter = ",")] {
        a [? text] #[rowkey(literal = "a,")] String = after(b"a,", Text);
        b [?]  #[pad(2)] #[rowkey(literal = ",")] u8 = after(b",", Digits(2));
        c [! text] #[rowkey(literal = "c")] String = after(b"c", Text);
    }
    literals_unordered { delimiter = Some(Unordered(b"::")) } #[rowkey(delimiter("::", unordered))] {
        a [! scattered] #[rowkey(digits, literal = "a")] u16 = after(b"a", Plain);
        b [!] #[rowkey(hex, literal = "::")] u8 = after(b"::", Spec::Hex(2));
    }
    literals_salted { salt = salt(16, reference::xxh64, &[0, 1]) }  {
        a [!] #[salt(buckets = 16)] #[rowkey(literal = "a")] u8 = after(b"a", Unsigned(1));
        b [!] #[salt] #[rowkey(literal = "b")] literals::K = after(b"b", Key(literals::K::specs(), None));
        c [!] #[rowkey(literal = "c")] u8 = after(b"c", Unsigned(1));
    }
    literals_salted_whole { salt = salt(5, reference::java31, &[]) } #[rowkey(salt(buckets = 5, hash = java31))] {
        a [!] #[rowkey(literal = "a")] u8 = after(b"a", Unsigned(1));
        b [!] #[rowkey(literal = "b")] Entry = after(b"b", Entry::spec());
    }
}
