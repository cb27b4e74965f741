//! 150 random declarations of keys with questions, from seed 1 on. Written by `rowkey-generator`: do not edit.

#![allow(missing_docs, unused_imports, unused_variables, deprecated, clippy::all, reason = "nothing here is for others")]
#![cfg_attr(rustfmt, rustfmt::skip)]

pub mod case_1 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[pad(1)] #[rowkey(literal = b",", max = 7, desc)] pub a: u8,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(unit = ms, desc)] pub a: SystemTime,
        #[rowkey(desc)] pub b: Option<Kinds0>,
        #[salt(buckets = 4, hash = sha256)] #[rowkey(desc)] pub c: IpAddr,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Inner0(Inner0),
    }

    fields!(Inner0 { a });
    fields!(Key { a b c });
    kinds!(Kinds0 { 0 Inner0, });

    pub const MADE: Made = Made {
        seed: 1,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_range_in(given.several::<Option<Kinds0>>(1).iter().map(args));
                    let s0 = s0.c_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<SystemTime>(0).iter().map(args));
                    let s0 = s0.b_range_in(given.several::<Option<Kinds0>>(1).iter().map(args));
                    let s0 = s0.c_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_range_in(given.several::<Option<Kinds0>>(1).iter().map(args));
                    let s0 = s0.c_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_2 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(desc)] pub a: Option<i64>,
        #[salt(buckets = 5, hash = java31)] pub b: bool,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: Ipv6Addr,
        #[rowkey(nul, desc)] pub b: Vec<u8>,
        #[rowkey(nul)] pub c: Box<[u8]>,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        #[pad(4)] #[rowkey(reverse_digits)] pub u16,
    );

    #[derive(RowKey)]
    pub struct Inner3(
        pub Kinds0,
        #[rowkey(literal = b"\x00", unit = s)] pub SystemTime,
        #[rowkey(desc)] pub Inner2,
    );

    #[derive(RowKey)]
    pub struct Inner4 {
        #[rowkey(literal = b"\x00")] pub a: [u16; 2],
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner5 {
        #[rowkey(literal = b"::")] pub a: Kinds1,
        pub b: Unit0,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Key {
        #[rowkey(literal = b"\xff")] pub a: Option<Option<NonZeroU16>>,
        #[salt(buckets = 5, hash = java31)] pub b: Option<Kinds2>,
        #[pad(19)] #[rowkey(unit = ns)] pub c: SystemTime,
        pub d: NonZeroI16,
        pub e: Reverse<Ipv4Addr>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "m")]
        Inner4(Inner4),
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "\u{7f}")]
        Inner3(Inner3),
        #[rowkey(prefix = "\0")]
        Empty1,
        #[rowkey(prefix = "ov")]
        Inner5(Inner5),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a b c });
    fields!(Inner2 { 0 });
    fields!(Inner3 { 0 1 2 });
    fields!(Inner4 { a });
    fields!(Inner5 { a b });
    fields!(Key { a b c d e });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Kinds0 { 0 Inner1, });
    kinds!(Kinds1 { 0 Inner4, });
    kinds!(Kinds2 { 0 Inner3, 1 Empty1 = Empty, 2 Inner5, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 2,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<Option<NonZeroU16>>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Option<Kinds2>>(1).arg())).scan()?;
                    let s0 = s0.c_any();
                    let s0 = Fixed(s0.d(given.one::<NonZeroI16>(2).arg())).scan()?;
                    let s0 = Fixed(s0.e(given.one::<Reverse<Ipv4Addr>>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Option<NonZeroU16>>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Kinds2>>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    let s0 = s0.d_in(given.some::<NonZeroI16>(2).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<Reverse<Ipv4Addr>>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Option<NonZeroU16>>>(0)));
                    let s0 = s0.b_in(given.some::<Option<Kinds2>>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    let s0 = s0.d_range(args(&given.bounds::<NonZeroI16>(2)));
                    let s0 = s0.e_range(args(&given.bounds::<Reverse<Ipv4Addr>>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_3 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other(
        #[salt(buckets = 4, hash = xxh64)] #[reverse_ts] #[rowkey(unit = ns)] pub SystemTime,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: (u128, String),
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Inner2(
        #[rowkey(desc)] pub Duration,
        #[pad(2)] pub Option<Vec<u8>>,
    );

    #[derive(RowKey)]
    pub struct Inner3 {
        #[pad(1)] #[rowkey(literal = b"\xff", max = 6)] pub a: u8,
        #[rowkey(desc)] pub b: Unit0,
    }

    #[derive(RowKey)]
    pub struct Inner4(
        #[rowkey(desc)] pub Kinds0,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(unit = us, text, as(SystemTime, to = Own::get, from = Own))] pub a: Own<SystemTime>,
        #[rowkey(literal = b"::", desc)] pub b: Option<u8>,
        #[salt(buckets = 4, hash = xxh64)] pub c: Option<Option<Ipv4Addr>>,
        #[pad(4)] #[rowkey(tail)] pub d: Option<u32>,
        #[pad(9)] #[rowkey(tail)] pub e: Option<NonZeroU128>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Inner2(Inner2),
        #[rowkey(prefix = "ov")]
        Inner3(Inner3),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { a });
    fields!(Inner2 { 0 1 });
    fields!(Inner3 { a b });
    fields!(Inner4 { 0 });
    fields!(Key { a b c d e });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Inner2, 1 Inner3, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 3,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Own<SystemTime>>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<Option<u8>>(1).arg())).scan()?;
                    let s0 = s0.c_range_in(given.several::<Option<Option<Ipv4Addr>>>(2).iter().map(args));
                    let s0 = Fixed(s0.d(given.one::<Option<u32>>(3).arg())).scan()?;
                    let s0 = Fixed(s0.e(given.one::<Option<NonZeroU128>>(4).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Own<SystemTime>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<u8>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range_in(given.several::<Option<Option<Ipv4Addr>>>(2).iter().map(args));
                    let s0 = s0.d_in(given.some::<Option<u32>>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<Option<NonZeroU128>>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Own<SystemTime>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Option<u8>>(1)));
                    let s0 = s0.c_range_in(given.several::<Option<Option<Ipv4Addr>>>(2).iter().map(args));
                    let s0 = s0.d_range(args(&given.bounds::<Option<u32>>(3)));
                    let s0 = s0.e_range(args(&given.bounds::<Option<NonZeroU128>>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_4 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[reverse_ts] pub a: u64,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(rest)] pub a: Vec<u8>,
        pub b: Reverse<Inner0>,
        #[salt(buckets = 7, hex = 1)] #[pad(4)] #[rowkey(max = 7, reverse_digits)] pub c: u8,
    }

    fields!(Inner0 { a });
    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 4,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Reverse<Inner0>>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Reverse<Inner0>>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Reverse<Inner0>>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_5 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(with = rowkey::codec::Groups, desc)] pub a: Box<[u8]>,
        #[salt(buckets = 257)] pub b: Option<u64>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 257)] #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub a: Vec<u8>,
        #[salt] pub b: Vec<Wrapping<u16>>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 5,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Vec<u8>>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<Vec<Wrapping<u16>>>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<Vec<Wrapping<u16>>>(1).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Vec<u8>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Vec<Wrapping<u16>>>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_6 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u8)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Inner0(
        #[rowkey(desc)] pub Reverse<i8>,
        #[pad(4, fill = '\u{1}')] #[rowkey(literal = b"::", desc)] pub Option<String>,
        #[rowkey(desc)] pub Reverse<Box<str>>,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Inner1 {
        #[rowkey(literal = b"::", desc)] pub a: Kinds0,
        pub b: Reverse<u8>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Key {
        #[pad(6)] pub a: u32,
        #[rowkey(tail)] pub b: Option<u8>,
        #[rowkey(tail)] pub c: Option<u8>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Empty0,
        #[rowkey(prefix = "x\u{1}")]
        Inner0(Inner0),
        #[rowkey(prefix = "m")]
        Empty2,
    }

    fields!(Inner0 { 0 1 2 });
    fields!(Inner1 { a b });
    fields!(Key { a b c });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner0, 2 Empty2 = Empty, });

    pub const MADE: Made = Made {
        seed: 6,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<Option<u8>>(1).arg())).scan()?;
                    let s0 = s0.c_range(args(&given.bounds::<Option<u8>>(2)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<u8>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range_in(given.several::<Option<u8>>(2).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Option<u8>>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Option<u8>>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_7 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00", delimiter("-+", unordered))]
    pub struct Inner0 {
        #[rowkey(unit = ms, text = compact, desc)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("-+", unordered))]
    pub struct Key {
        pub a: String,
        #[pad(1)] #[rowkey(desc)] pub b: u64,
        pub c: Inner0,
    }

    fields!(Inner0 { a });
    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 7,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<String>(0).arg())).scan()?;
                    let s0 = s0.b_range_in(given.several::<u64>(1).iter().map(args));
                    let s0 = Fixed(s0.c(given.one::<Inner0>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<u64>(1).iter().map(args));
                    let s0 = s0.c_in(given.some::<Inner0>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<u64>(1).iter().map(args));
                    let s0 = s0.c_range(args(&given.bounds::<Inner0>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_8 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[salt(buckets = 5, hash = sha256)] pub (String, Box<str>, Reverse<NonZeroU8>),
        #[salt] #[rowkey(digits)] pub u32,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter = "+")]
    pub struct Key(
        #[pad(4)] #[rowkey(reverse_digits)] pub u32,
        #[salt(buckets = 5, hash = sha256)] #[pad(4)] pub u32,
        pub String,
        #[salt] #[pad(2)] pub u16,
        #[rowkey(hex)] pub [u8; 2],
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 8,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_range_in(given.several::<u32>(0).iter().map(args));
                    let s0 = Fixed(s0._2(given.one::<String>(1).arg())).scan()?;
                    let s0 = Fixed(s0._3(given.one::<u16>(2).arg())).scan()?;
                    let s0 = s0._4_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_range_in(given.several::<u32>(0).iter().map(args));
                    let s0 = s0._2_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<u16>(2).iter().map(Value::arg));
                    let s0 = s0._4_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_range_in(given.several::<u32>(0).iter().map(args));
                    let s0 = s0._2_range(args(&given.bounds::<String>(1)));
                    let s0 = s0._3_range(args(&given.bounds::<u16>(2)));
                    let s0 = s0._4_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_9 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(unit = ns, desc)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(with = rowkey::codec::Groups)] pub Option<String>,
        #[rowkey(rest)] pub Vec<u8>,
        pub Ipv4Addr,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Empty0,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { 0 1 2 });
    kinds!(Kinds0 { 0 Empty0 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 9,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Option<String>>(0).arg())).scan()?;
                    let s0 = s0._1_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Option<String>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Option<String>>(0)));
                    let s0 = s0._1_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_10 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 300, pad = 3))]
    pub struct Other {
        pub a: [NonZeroU16; 2],
        #[rowkey(unit = ns, text, desc)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner1 {
        #[rowkey(width = 6, as(u128, to = Own::get, from = Own))] pub a: Own<u128>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner2 {
        #[rowkey(as(Ipv4Addr, to = Own::get, from = Own), desc)] pub a: Own<Ipv4Addr>,
        #[salt(buckets = 11)] pub b: Inner1,
        #[rowkey(digits)] pub c: u8,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[salt(buckets = 300, pad = 3)] #[rowkey(literal = b"a", text, desc)] pub Date,
        #[salt] pub Inner2,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a });
    fields!(Inner2 { a b c });
    fields!(Key { 0 1 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 10,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Date>(0).arg())).scan()?;
                    let s2 = Inner2::prefix();
                    let s2 = s2.a_in(given.some::<Own<Ipv4Addr>>(2).iter().map(Value::arg));
                    let s0 = s0._1_prefix(s2);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Date>(0).iter().map(Value::arg));
                    let s2 = Inner2::prefix();
                    let s2 = s2.a_in(given.some::<Own<Ipv4Addr>>(2).iter().map(Value::arg));
                    let s0 = s0._1_prefix(s2);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Date>(0)));
                    let s2 = Inner2::prefix();
                    let s2 = s2.a_in(given.some::<Own<Ipv4Addr>>(2).iter().map(Value::arg));
                    let s0 = s0._1_prefix(s2);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_11 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Other {
        #[salt(buckets = 5, hash = sha256, pad = 1)] pub a: Reverse<String>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Unit0,
        #[rowkey(desc)] pub b: bool,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: Option<bool>,
        #[rowkey(desc)] pub b: Box<[u8]>,
        #[pad(6)] #[rowkey(reverse_digits)] pub c: Option<Option<u64>>,
    }

    #[derive(RowKey)]
    pub struct Inner3(
        #[rowkey(unit = s, desc)] pub SystemTime,
        #[pad(3)] #[rowkey(as(Wrapping<u8>, to = Own::get, from = Own))] pub Own<Wrapping<u8>>,
        pub f32,
    );

    #[derive(RowKey)]
    pub struct Key(
        #[salt(buckets = 5, hash = sha256, pad = 1)] #[rowkey(literal = b",")] pub NonZeroU64,
        #[salt] pub Kinds0,
        #[rowkey(tail)] pub Option<u8>,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Inner1(Inner1),
        #[rowkey(prefix = "o/")]
        Empty1,
        #[rowkey(prefix = "\u{7f}")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "ov")]
        Empty0,
        #[rowkey(prefix = "m")]
        Inner3(Inner3),
        #[rowkey(prefix = "\0")]
        Empty2,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a b });
    fields!(Inner2 { a b c });
    fields!(Inner3 { 0 1 2 });
    fields!(Key { 0 1 2 });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Kinds0 { 0 Inner1, 1 Empty1 = Empty, 2 Inner2, });
    kinds!(Kinds1 { 0 Empty0 = Empty, 1 Inner3, 2 Empty2 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 11,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_prefix(Kinds0::prefix().empty1());
                    let s0 = s0._2_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_prefix(Kinds0::prefix().empty1());
                    let s0 = s0._2_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_prefix(Kinds0::prefix().empty1());
                    let s0 = s0._2_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_12 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 5, pad = 1))]
    pub struct Other {
        #[rowkey(literal = b"\x00", with = rowkey::codec::VarbinaryEncoded)] pub a: Vec<u8>,
        #[rowkey(desc)] pub b: Option<Unit0>,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[rowkey(text, desc)] pub Date,
        #[pad(2)] #[rowkey(literal = b",")] pub u16,
    );

    #[derive(RowKey)]
    pub struct Inner2(
        pub Kinds0,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[reverse_ts] #[rowkey(hex)] pub a: SystemTime,
        #[salt(buckets = 5, pad = 1)] #[rowkey(with = rowkey::codec::Groups)] pub b: String,
        #[pad(8)] #[rowkey(as(Date, to = Own::get, from = Own), tail)] pub c: Option<Own<Date>>,
        #[rowkey(tail)] pub d: Option<u8>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Empty0,
        #[rowkey(prefix = "o/")]
        Inner1(Inner1),
        #[rowkey(prefix = "ov")]
        Empty2,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "m")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { 0 1 });
    fields!(Inner2 { 0 });
    fields!(Key { a b c d });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner1, 2 Empty2 = Empty, });
    kinds!(Kinds1 { 0 Inner2, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 12,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<SystemTime>(0).iter().map(args));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_13 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i32)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 10, hash = xxh64, pad = 1)] pub a: Duration,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner1 {
        #[rowkey(unit = ms, as = SystemTime)] pub a: Own<SystemTime>,
        #[rowkey(desc)] pub b: f32,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        #[pad(9)] #[rowkey(desc)] pub u64,
        #[pad(9)] pub u64,
        #[rowkey(nul)] pub String,
    );

    #[derive(RowKey)]
    pub struct Inner3(
        pub Kinds0,
    );

    #[derive(RowKey)]
    pub struct Inner4(
        #[rowkey(desc)] pub Reverse<u64>,
        #[rowkey(with = rowkey::codec::Groups)] pub String,
    );

    #[derive(RowKey)]
    pub struct Inner5(
        pub Inner4,
    );

    #[derive(RowKey)]
    pub struct Inner6 {
        #[rowkey(desc)] pub a: Unit0,
        pub b: i16,
        #[rowkey(literal = b",", max = 5, raw)] pub c: Option<i32>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Inner7 {
        #[rowkey(literal = b"\xff\xff", desc)] pub a: [i8; 2],
        #[pad(8)] pub b: Date,
    }

    #[derive(RowKey)]
    pub struct Inner8(
        pub Kinds1,
        #[rowkey(desc)] pub Inner7,
        pub Option<Option<i64>>,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner9 {
        pub a: NonZeroI128,
        #[reverse_ts] pub b: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner10 {
        pub a: Inner9,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Reverse<u8>,
        #[salt(buckets = 10, hash = xxh64, pad = 1)] #[rowkey(width = 1, desc)] pub b: Option<u8>,
        #[rowkey(desc)] pub c: Kinds2,
        pub d: Kinds3,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Inner1(Inner1),
        #[rowkey(prefix = "\0")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "\0")]
        Inner6(Inner6),
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "\0")]
        Inner3(Inner3),
        #[rowkey(prefix = "x\u{1}")]
        Inner5(Inner5),
        #[rowkey(prefix = "\u{7f}")]
        Inner8(Inner8),
    }

    #[derive(RowKey)]
    pub enum Kinds3 {
        #[rowkey(prefix = "ov")]
        Inner10(Inner10),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a b });
    fields!(Inner2 { 0 1 2 });
    fields!(Inner3 { 0 });
    fields!(Inner4 { 0 1 });
    fields!(Inner5 { 0 });
    fields!(Inner6 { a b c });
    fields!(Inner7 { a b });
    fields!(Inner8 { 0 1 2 });
    fields!(Inner9 { a b });
    fields!(Inner10 { a });
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Kinds0 { 0 Inner1, 1 Inner2, });
    kinds!(Kinds1 { 0 Inner6, });
    kinds!(Kinds2 { 0 Inner3, 1 Inner5, 2 Inner8, });
    kinds!(Kinds3 { 0 Inner10, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 13,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Reverse<u8>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Option<u8>>(1).arg())).scan()?;
                    let s3 = Inner5::prefix();
                    let s4 = Inner4::prefix();
                    let s4 = s4._0_range_in(given.several::<Reverse<u64>>(4).iter().map(args));
                    let s4 = Fixed(s4._1(given.one::<String>(5).arg())).scan()?;
                    let s3 = s3._0_prefix(s4);
                    let s0 = s0.c_prefix(Kinds2::prefix().inner5_prefix(s3));
                    let s0 = s0.d_range(args(&given.bounds::<Kinds3>(8)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Reverse<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<u8>>(1).iter().map(Value::arg));
                    let s3 = Inner5::prefix();
                    let s4 = Inner4::prefix();
                    let s4 = s4._0_range_in(given.several::<Reverse<u64>>(4).iter().map(args));
                    let s4 = s4._1_in(given.some::<String>(5).iter().map(Value::arg));
                    let s3 = s3._0_prefix(s4);
                    let s0 = s0.c_prefix(Kinds2::prefix().inner5_prefix(s3));
                    let s0 = s0.d_range_in(given.several::<Kinds3>(8).iter().map(args));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Reverse<u8>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<u8>>(1)));
                    let s3 = Inner5::prefix();
                    let s4 = Inner4::prefix();
                    let s4 = s4._0_range_in(given.several::<Reverse<u64>>(4).iter().map(args));
                    let s4 = s4._1_range(args(&given.bounds::<String>(5)));
                    let s3 = s3._0_prefix(s4);
                    let s0 = s0.c_prefix(Kinds2::prefix().inner5_prefix(s3));
                    let s0 = s0.d_range(args(&given.bounds::<Kinds3>(8)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_14 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(max = 5, desc)] pub a: u64,
        #[salt(buckets = 3)] #[rowkey(digits)] pub b: u8,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner1 {
        #[rowkey(as(Ipv6Addr, to = Own::get, from = Own), desc)] pub a: Own<Ipv6Addr>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[pad(3)] pub a: u8,
        #[rowkey(max = 6, hex)] pub b: Option<NonZeroU128>,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded, desc)] pub c: Option<String>,
    }

    #[derive(RowKey)]
    pub struct Inner3(
        #[rowkey(desc)] pub Option<Unit0>,
        pub Kinds0,
    );

    #[derive(RowKey)]
    pub struct Inner4 {
        #[rowkey(nul, desc)] pub a: Vec<u8>,
        #[rowkey(desc)] pub b: [u8; 2],
        #[rowkey(terminator = 97)] pub c: Option<String>,
    }

    #[derive(RowKey)]
    pub struct Inner5(
        pub [Ipv4Addr; 2],
        #[rowkey(literal = b"\xff\xff")] pub [u8; 3],
        pub Inner4,
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 3))]
    pub struct Key(
        #[rowkey(as(f64, to = Own::get, from = Own), desc)] pub Option<Own<f64>>,
        #[rowkey(desc)] pub Option<Option<bool>>,
        #[rowkey(desc)] pub Inner3,
        pub Inner5,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Inner1(Inner1),
        #[rowkey(prefix = "o/")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a });
    fields!(Inner2 { a b c });
    fields!(Inner3 { 0 1 });
    fields!(Inner4 { a b c });
    fields!(Inner5 { 0 1 2 });
    fields!(Key { 0 1 2 3 });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Kinds0 { 0 Inner1, 1 Inner2, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 14,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Option<Own<f64>>>(0).arg())).scan()?;
                    let s0 = s0._1_in(given.some::<Option<Option<bool>>>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Inner3>(2).iter().map(Value::arg));
                    let s4 = Inner5::prefix();
                    let s4 = Fixed(s4._0(given.one::<[Ipv4Addr; 2]>(4).arg())).scan()?;
                    let s4 = s4._1_range(args(&given.bounds::<[u8; 3]>(5)));
                    let s7 = Inner4::prefix();
                    let s7 = s7.a_range(args(&given.bounds::<Vec<u8>>(7)));
                    let s7 = s7.b_any();
                    let s7 = s7.c_any();
                    let s4 = s4._2_prefix(s7);
                    let s0 = s0._3_prefix(s4);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Option<Own<f64>>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Option<Option<bool>>>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Inner3>(2).iter().map(Value::arg));
                    let s4 = Inner5::prefix();
                    let s4 = s4._0_in(given.some::<[Ipv4Addr; 2]>(4).iter().map(Value::arg));
                    let s4 = s4._1_range_in(given.several::<[u8; 3]>(5).iter().map(args));
                    let s7 = Inner4::prefix();
                    let s7 = s7.a_range_in(given.several::<Vec<u8>>(7).iter().map(args));
                    let s7 = s7.b_any();
                    let s7 = s7.c_any();
                    let s4 = s4._2_prefix(s7);
                    let s0 = s0._3_prefix(s4);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Option<Own<f64>>>(0)));
                    let s0 = s0._1_in(given.some::<Option<Option<bool>>>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Inner3>(2).iter().map(Value::arg));
                    let s4 = Inner5::prefix();
                    let s4 = s4._0_range(args(&given.bounds::<[Ipv4Addr; 2]>(4)));
                    let s4 = s4._1_range(args(&given.bounds::<[u8; 3]>(5)));
                    let s7 = Inner4::prefix();
                    let s7 = s7.a_range(args(&given.bounds::<Vec<u8>>(7)));
                    let s7 = s7.b_any();
                    let s7 = s7.c_any();
                    let s4 = s4._2_prefix(s7);
                    let s0 = s0._3_prefix(s4);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_15 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[rowkey(text = compact)] pub a: Option<Option<SystemTime>>,
        #[rowkey(literal = b",", with = rowkey::codec::VarbinaryEncoded)] pub b: String,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[reverse_ts(from = 86400)] #[rowkey(hex)] pub a: u64,
        pub b: char,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(unit = ns, text)] pub a: SystemTime,
        #[rowkey(width = 3, desc)] pub b: u16,
        #[rowkey(le)] pub c: i64,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 1000, hash = xxh64, hex = 3))]
    pub struct Inner3 {
        #[rowkey(literal = b"\x00", text, desc)] pub a: Option<Date>,
        #[rowkey(as(IpAddr, to = Own::get, from = Own))] pub b: Own<IpAddr>,
        #[rowkey(literal = b"::", desc)] pub c: Duration,
    }

    #[derive(RowKey)]
    pub struct Inner4(
        #[rowkey(desc)] pub Kinds0,
        pub Inner2,
        #[rowkey(literal = b"a")] pub Inner3,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(terminator = 128)] pub a: Box<[u8]>,
        #[salt(buckets = 11, hash = java31, hex = 1)] #[rowkey(desc)] pub b: Kinds1,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Inner0(Inner0),
        #[rowkey(prefix = "x\u{1}")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "\u{7f}")]
        Inner4(Inner4),
    }

    fields!(Inner0 { a b });
    fields!(Inner1 { a b });
    fields!(Inner2 { a b c });
    fields!(Inner3 { a b c });
    fields!(Inner4 { 0 1 2 });
    fields!(Key { a b });
    kinds!(Kinds0 { 0 Inner0, 1 Inner1, });
    kinds!(Kinds1 { 0 Inner4, });

    pub const MADE: Made = Made {
        seed: 15,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Box<[u8]>>(0).arg())).scan()?;
                    let s2 = Inner4::prefix();
                    let s2 = Fixed(s2._0(given.one::<Kinds0>(2).arg())).scan()?;
                    let s4 = Inner2::prefix();
                    let s4 = Fixed(s4.a(given.one::<SystemTime>(4).arg())).scan()?;
                    let s4 = Fixed(s4.b(given.one::<u16>(5).arg())).scan()?;
                    let s2 = s2._1_prefix(s4);
                    let s0 = s0.b_prefix(Kinds1::prefix().inner4_prefix(s2));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s2 = Inner4::prefix();
                    let s2 = s2._0_in(given.some::<Kinds0>(2).iter().map(Value::arg));
                    let s4 = Inner2::prefix();
                    let s4 = s4.a_in(given.some::<SystemTime>(4).iter().map(Value::arg));
                    let s4 = s4.b_in(given.some::<u16>(5).iter().map(Value::arg));
                    let s2 = s2._1_prefix(s4);
                    let s0 = s0.b_prefix(Kinds1::prefix().inner4_prefix(s2));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s2 = Inner4::prefix();
                    let s2 = s2._0_range(args(&given.bounds::<Kinds0>(2)));
                    let s4 = Inner2::prefix();
                    let s4 = s4.a_range(args(&given.bounds::<SystemTime>(4)));
                    let s4 = s4.b_range(args(&given.bounds::<u16>(5)));
                    let s2 = s2._1_prefix(s4);
                    let s0 = s0.b_prefix(Kinds1::prefix().inner4_prefix(s2));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_16 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 4, hash = xxh64)] pub a: Reverse<Option<i8>>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Inner1 {
        #[rowkey(hex)] pub a: u8,
        pub b: String,
        pub c: Unit0,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Inner2 {
        #[reverse_ts(from = 9999999999)] #[pad(10)] pub a: u64,
        pub b: Duration,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Key(
        pub Vec<u8>,
        #[rowkey(hex = upper)] pub u32,
        pub Inner1,
        #[salt(buckets = 4, hash = xxh64)] pub Inner2,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a b });
    fields!(Key { 0 1 2 3 });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 16,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_any();
                    let s0 = s0._2_range(args(&given.bounds::<Inner1>(0)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_any();
                    let s0 = s0._2_range_in(given.several::<Inner1>(0).iter().map(args));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_any();
                    let s0 = s0._2_range(args(&given.bounds::<Inner1>(0)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_17 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[rowkey(text, desc)] pub Date,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[pad(2, fill = ' ')] pub a: Vec<u8>,
        #[reverse_ts] #[rowkey(literal = b",", unit = ns)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 3))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 17,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_any();
                    Some(Scans { key: one!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_any();
                    Some(Scans { key: one!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_any();
                    Some(Scans { key: one!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_18 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 10)] #[pad(1)] #[rowkey(reverse_digits)] pub a: NonZeroU16,
        pub b: Vec<u16>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(literal = b"\xff\xff")] pub a: Kinds0,
        #[rowkey(terminator = 44, as(Box<str>, to = Own::get, from = Own))] pub b: Option<Own<Box<str>>>,
        #[rowkey(desc)] pub c: NonZeroU16,
        #[salt(buckets = 10)] #[rowkey(literal = b"u:", digits)] pub d: u16,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Empty0,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b c d });
    kinds!(Kinds0 { 0 Empty0 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 18,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_prefix(Kinds0::prefix().empty0());
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_prefix(Kinds0::prefix().empty0());
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_prefix(Kinds0::prefix().empty0());
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_19 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 4, pad = 1)] pub a: f32,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p", salt(buckets = 4, pad = 1))]
    pub struct Key(
        pub (Option<u64>, Option<f32>),
        #[pad(4)] #[rowkey(literal = b"\xff")] pub String,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { 0 1 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 19,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<(Option<u64>, Option<f32>)>(0).iter().map(Value::arg));
                    let s0 = s0._1_starts_with_in(given.some::<String>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<(Option<u64>, Option<f32>)>(0).iter().map(Value::arg));
                    let s0 = s0._1_starts_with_in(given.some::<String>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<(Option<u64>, Option<f32>)>(0).iter().map(Value::arg));
                    let s0 = s0._1_starts_with_in(given.some::<String>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_20 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Key(
        pub Vec<u8>,
        #[salt(buckets = 16, hash = sha256)] pub Reverse<Wrapping<u16>>,
        #[pad(3)] #[rowkey(max = 5)] pub u8,
    );

    fields!(Key { 0 1 2 });

    pub const MADE: Made = Made {
        seed: 20,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Vec<u8>>(0).arg())).scan()?;
                    let s0 = s0._1_in(given.some::<Reverse<Wrapping<u16>>>(1).iter().map(Value::arg));
                    let s0 = s0._2_range_in(given.several::<u8>(2).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Reverse<Wrapping<u16>>>(1).iter().map(Value::arg));
                    let s0 = s0._2_range_in(given.several::<u8>(2).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Vec<u8>>(0)));
                    let s0 = s0._1_in(given.some::<Reverse<Wrapping<u16>>>(1).iter().map(Value::arg));
                    let s0 = s0._2_range_in(given.several::<u8>(2).iter().map(args));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_21 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        pub a: u8,
        #[rowkey(desc)] pub b: (Reverse<Duration>, Option<NonZeroI64>, Reverse<u32>),
    }

    fields!(Key { a b });

    pub const MADE: Made = Made {
        seed: 21,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<(Reverse<Duration>, Option<NonZeroI64>, Reverse<u32>)>(1).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<(Reverse<Duration>, Option<NonZeroI64>, Reverse<u32>)>(1).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<(Reverse<Duration>, Option<NonZeroI64>, Reverse<u32>)>(1).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_22 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"p", delimiter = "!")]
    pub struct Inner0(
        pub String,
        pub Vec<u8>,
        #[rowkey(hex)] pub [u8; 3],
    );

    #[derive(RowKey)]
    #[rowkey(delimiter = "!")]
    pub struct Inner1 {
        #[rowkey(hex = upper)] pub a: u16,
        pub b: Inner0,
        pub c: String,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt", delimiter = "!", salt(buckets = 2))]
    pub struct Key(
        pub Inner1,
        #[rowkey(hex, desc)] pub u8,
        #[rowkey(literal = b"\xff", unit = us, text)] pub SystemTime,
        #[rowkey(literal = b"a")] pub Date,
    );

    fields!(Inner0 { 0 1 2 });
    fields!(Inner1 { a b c });
    fields!(Key { 0 1 2 3 });

    pub const MADE: Made = Made {
        seed: 22,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<SystemTime>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<Date>(3)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<SystemTime>(2).iter().map(Value::arg));
                    let s0 = s0._3_range_in(given.several::<Date>(3).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<SystemTime>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<Date>(3)));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_23 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[rowkey(with = rowkey::codec::Groups)] pub a: String,
        pub b: Kinds0,
        #[pad(7)] pub c: u128,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(with = rowkey::codec::Groups)] pub a: Vec<u8>,
        #[rowkey(literal = b",", desc)] pub b: Kinds1,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Empty0,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "\u{7f}")]
        Inner0(Inner0),
    }

    fields!(Inner0 { a b c });
    fields!(Key { a b });
    kinds!(Kinds0 { 0 Empty0 = Empty, });
    kinds!(Kinds1 { 0 Inner0, });

    pub const MADE: Made = Made {
        seed: 23,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Vec<u8>>(0)));
                    let s2 = Inner0::prefix();
                    let s2 = s2.a_range(args(&given.bounds::<String>(2)));
                    let s2 = s2.b_prefix(Kinds0::prefix().empty0());
                    let s0 = s0.b_prefix(Kinds1::prefix().inner0_prefix(s2));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<Vec<u8>>(0).iter().map(args));
                    let s2 = Inner0::prefix();
                    let s2 = s2.a_range_in(given.several::<String>(2).iter().map(args));
                    let s2 = s2.b_prefix(Kinds0::prefix().empty0());
                    let s0 = s0.b_prefix(Kinds1::prefix().inner0_prefix(s2));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Vec<u8>>(0)));
                    let s2 = Inner0::prefix();
                    let s2 = s2.a_range(args(&given.bounds::<String>(2)));
                    let s2 = s2.b_prefix(Kinds0::prefix().empty0());
                    let s0 = s0.b_prefix(Kinds1::prefix().inner0_prefix(s2));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_24 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(desc)] pub a: (String, Vec<u8>),
    }

    #[derive(RowKey)]
    pub struct Key {
        #[pad(3)] pub a: Vec<u8>,
        #[rowkey(desc)] pub b: (String, Reverse<f64>, String),
        #[pad(9)] #[rowkey(desc)] pub c: u128,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { a b c });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 24,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_starts_with(given.one::<Vec<u8>>(0).arg());
                    let s0 = s0.b_any();
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_starts_with_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_starts_with(given.one::<Vec<u8>>(0).arg());
                    let s0 = s0.b_any();
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_25 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i32)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 16, hash = java31)] #[rowkey(hex = upper, desc)] pub a: [u8; 2],
        #[salt] #[reverse_ts(from = 9223372036854775807)] #[pad(19)] #[rowkey(unit = ns)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: (u16, Reverse<Ipv4Addr>),
        #[pad(3)] #[rowkey(literal = b"a", max = 6)] pub b: u16,
        #[rowkey(as(Unit0, to = Own::get, from = Own))] pub c: Own<Unit0>,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        #[rowkey(width = 1, max = 5)] pub u16,
        #[rowkey(desc)] pub Kinds0,
        #[rowkey(unit = s)] pub Option<SystemTime>,
    );

    #[derive(RowKey)]
    pub struct Key(
        pub Option<Option<Inner2>>,
        pub Option<[u8; 1]>,
        #[salt(buckets = 16, hash = java31)] pub Reverse<String>,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Inner1(Inner1),
        #[rowkey(prefix = "\u{7f}")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a b c });
    fields!(Inner2 { 0 1 2 });
    fields!(Key { 0 1 2 });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Kinds0 { 0 Inner1, 1 Empty1 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 25,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Option<Option<Inner2>>>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range_in(given.several::<Option<Option<Inner2>>>(0).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Option<Option<Inner2>>>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_26 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        pub [SystemTime; 1],
        pub Vec<bool>,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter("~", unordered))]
    pub struct Key(
        pub Vec<u8>,
        #[pad(4)] #[rowkey(desc)] pub u64,
        #[rowkey(hex)] pub [u8; 3],
        pub Vec<u8>,
        #[rowkey(digits)] pub u16,
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 3, hash = java31, pad = 1))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 26,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0._2(given.one::<[u8; 3]>(2).arg())).scan()?;
                    let s0 = Fixed(s0._3(given.one::<Vec<u8>>(3).arg())).scan()?;
                    let s0 = s0._4_in(given.some::<u16>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<[u8; 3]>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Vec<u8>>(3).iter().map(Value::arg));
                    let s0 = s0._4_in(given.some::<u16>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<[u8; 3]>(2)));
                    let s0 = s0._3_in(given.some::<Vec<u8>>(3).iter().map(Value::arg));
                    let s0 = s0._4_in(given.some::<u16>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_27 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(max = 6, hex)] pub a: u128,
        #[pad(4)] #[rowkey(literal = b"\xff", desc)] pub b: u8,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "!", salt(buckets = 16))]
    pub struct Inner1 {
        pub a: String,
        pub b: Vec<u8>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "!")]
    pub struct Key {
        #[rowkey(literal = b"u:")] pub a: Inner1,
        pub b: Vec<u8>,
        #[rowkey(hex)] pub c: [u8; 1],
        pub d: Vec<u8>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a b });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 27,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner1>(0)));
                    let s0 = s0.b_starts_with(given.one::<Vec<u8>>(1).arg());
                    let s0 = Fixed(s0.c(given.one::<[u8; 1]>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<Vec<u8>>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<Inner1>(0).iter().map(args));
                    let s0 = s0.b_starts_with_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<[u8; 1]>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Vec<u8>>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner1>(0)));
                    let s0 = s0.b_starts_with(given.one::<Vec<u8>>(1).arg());
                    let s0 = s0.c_range(args(&given.bounds::<[u8; 1]>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Vec<u8>>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_28 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[rowkey(literal = b"\x00")] pub bool,
    );

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(hex = upper)] pub [u8; 1],
        pub Reverse<Box<str>>,
        #[pad(3)] #[rowkey(reverse_digits)] pub Option<u8>,
        #[rowkey(rest)] pub Box<[u8]>,
        pub [u8; 2],
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 10, hash = xxh64))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 28,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<[u8; 1]>(0).arg())).scan()?;
                    let s0 = s0._1_in(given.some::<Reverse<Box<str>>>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0._2(given.one::<Option<u8>>(2).arg())).scan()?;
                    let s0 = Fixed(s0._3(given.one::<Box<[u8]>>(3).arg())).scan()?;
                    let s0 = s0._4_range(args(&given.bounds::<[u8; 2]>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<[u8; 1]>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Reverse<Box<str>>>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Option<u8>>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Box<[u8]>>(3).iter().map(Value::arg));
                    let s0 = s0._4_range_in(given.several::<[u8; 2]>(4).iter().map(args));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<[u8; 1]>(0)));
                    let s0 = s0._1_in(given.some::<Reverse<Box<str>>>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Option<u8>>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Box<[u8]>>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<[u8; 2]>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_29 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        pub a: [Ipv4Addr; 2],
        pub b: Ipv4Addr,
        pub c: [i8; 2],
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[salt(buckets = 4, hash = sha256)] #[rowkey(literal = b"\x00")] pub a: Kinds0,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(unit = us, text)] pub a: SystemTime,
        pub b: Box<[u8]>,
        pub c: Inner1,
        #[rowkey(width = 1, max = 6)] pub d: u16,
        pub e: Vec<Ipv4Addr>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Inner0(Inner0),
    }

    fields!(Inner0 { a b c });
    fields!(Inner1 { a });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Inner0, });

    pub const MADE: Made = Made {
        seed: 29,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<SystemTime>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    let s0 = Fixed(s0.c(given.one::<Inner1>(1).arg())).scan()?;
                    let s0 = s0.d_any();
                    let s0 = Fixed(s0.e(given.one::<Vec<Ipv4Addr>>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s0 = s0.c_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    let s0 = s0.d_any();
                    let s0 = s0.e_in(given.some::<Vec<Ipv4Addr>>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_any();
                    let s0 = s0.c_range(args(&given.bounds::<Inner1>(1)));
                    let s0 = s0.d_any();
                    let s0 = s0.e_range(args(&given.bounds::<Vec<Ipv4Addr>>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_30 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 5, hash = sha256)] pub a: f32,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[reverse_ts(from = 999999999999999999)] #[pad(18)] pub a: i64,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Inner1,
        #[rowkey(rest)] pub b: String,
        pub c: u16,
        #[salt(buckets = 5, hash = sha256)] #[rowkey(width = 1, desc)] pub d: u16,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 30,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner1>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<u16>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_range_in(given.several::<u16>(2).iter().map(args));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner1>(0)));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<u16>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_31 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit1 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 1000, hash = xxh64, hex = 3)] #[reverse_ts] pub a: Option<SystemTime>,
        #[rowkey(unit = ns)] pub b: Option<SystemTime>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(width = 2)] pub a: u8,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        pub Inner1,
    );

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        #[rowkey(desc)] pub a: Ipv4Addr,
        pub b: Unit0,
        #[rowkey(desc)] pub c: Unit1,
    }

    #[derive(RowKey)]
    pub struct Inner5 {
        #[rowkey(literal = b"::")] pub a: Inner4,
        #[rowkey(as(IpAddr, to = Own::get, from = Own))] pub b: Own<IpAddr>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 1000, hash = xxh64, hex = 3)] #[rowkey(desc)] pub a: Kinds0,
        #[salt] pub b: Kinds1,
        pub c: Kinds2,
        pub d: Inner5,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Inner2(Inner2),
        #[rowkey(prefix = "m")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "m")]
        Inner3(Inner3),
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "x\u{1}")]
        Empty0,
        #[rowkey(prefix = "\u{7f}")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a });
    fields!(Inner2 { 0 });
    fields!(Inner3 { a });
    fields!(Inner4 { a b c });
    fields!(Inner5 { a b });
    fields!(Key { a b c d });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    variants!(Unit1 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Inner2, 1 Empty1 = Empty, });
    kinds!(Kinds1 { 0 Inner3, });
    kinds!(Kinds2 { 0 Empty0 = Empty, 1 Empty1 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 31,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Kinds0>(0).arg())).scan()?;
                    let s2 = Inner3::prefix();
                    let s2 = s2.a_any();
                    let s0 = s0.b_prefix(Kinds1::prefix().inner3_prefix(s2));
                    let s0 = s0.c_prefix(Kinds2::prefix().empty1());
                    let s0 = s0.d_in(given.some::<Inner5>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Kinds0>(0).iter().map(Value::arg));
                    let s2 = Inner3::prefix();
                    let s2 = s2.a_any();
                    let s0 = s0.b_prefix(Kinds1::prefix().inner3_prefix(s2));
                    let s0 = s0.c_prefix(Kinds2::prefix().empty1());
                    let s0 = s0.d_in(given.some::<Inner5>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Kinds0>(0)));
                    let s2 = Inner3::prefix();
                    let s2 = s2.a_any();
                    let s0 = s0.b_prefix(Kinds1::prefix().inner3_prefix(s2));
                    let s0 = s0.c_prefix(Kinds2::prefix().empty1());
                    let s0 = s0.d_in(given.some::<Inner5>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_32 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u8)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other(
        #[pad(4)] #[rowkey(max = 7, desc)] pub u16,
        #[salt(buckets = 10, hash = sha256, pad = 1)] #[reverse_ts] pub SystemTime,
    );

    #[derive(RowKey)]
    pub struct Inner1(
        pub SystemTime,
        #[rowkey(desc)] pub (Box<str>, Reverse<NonZeroI8>, String),
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: Kinds0,
        #[salt(buckets = 10, hash = sha256, pad = 1)] pub b: Unit0,
        #[salt] #[rowkey(digits)] pub c: u16,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Empty0,
        #[rowkey(prefix = "x\u{1}")]
        Inner1(Inner1),
        #[rowkey(prefix = "\0")]
        Empty2,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Inner1 { 0 1 });
    fields!(Key { a b c });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner1, 2 Empty2 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 32,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner1::prefix();
                    let s1 = s1._0_any();
                    let s0 = s0.a_prefix(Kinds0::prefix().inner1_prefix(s1));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner1::prefix();
                    let s1 = s1._0_any();
                    let s0 = s0.a_prefix(Kinds0::prefix().inner1_prefix(s1));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner1::prefix();
                    let s1 = s1._0_any();
                    let s0 = s0.a_prefix(Kinds0::prefix().inner1_prefix(s1));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_33 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(delimiter("aab", unordered), salt(buckets = 10, hash = sha256, hex = 1))]
    pub struct Key(
        pub String,
        pub Vec<u8>,
        #[rowkey(as(SystemTime, to = Own::get, from = Own), desc)] pub Own<SystemTime>,
    );

    fields!(Key { 0 1 2 });

    pub const MADE: Made = Made {
        seed: 33,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<Own<SystemTime>>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0._2_range_in(given.several::<Own<SystemTime>>(1).iter().map(args));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<Own<SystemTime>>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_34 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[rowkey(literal = b"::", with = rowkey::codec::Groups, desc)] pub Box<[u8]>,
        #[rowkey(literal = b"\xff", len = u32)] pub Box<[u8]>,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Key {
        #[rowkey(unit = s, text)] pub a: SystemTime,
        #[rowkey(literal = b",", hex = upper, desc)] pub b: u32,
        #[rowkey(literal = b"::", digits)] pub c: u8,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Key { a b c });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 34,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u32>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u8>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u32>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u8>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u32>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u8>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_35 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[rowkey(with = rowkey::codec::Groups)] pub a: Vec<u8>,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(rest)] pub Box<str>,
        pub u128,
        #[rowkey(unit = ns, text = compact)] pub SystemTime,
        #[reverse_ts] #[rowkey(unit = ms, hex = upper)] pub SystemTime,
        #[rowkey(desc)] pub [u8; 3],
    );

    fields!(Inner0 { a });
    fields!(Key { 0 1 2 3 4 });

    pub const MADE: Made = Made {
        seed: 35,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Box<str>>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0._1(given.one::<u128>(1).arg())).scan()?;
                    let s0 = s0._2_range(args(&given.bounds::<SystemTime>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Box<str>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u128>(1).iter().map(Value::arg));
                    let s0 = s0._2_range_in(given.several::<SystemTime>(2).iter().map(args));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Box<str>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<u128>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<SystemTime>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_36 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[pad(2)] pub a: u16,
        #[salt(buckets = 4)] pub b: IpAddr,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(as(Ipv4Addr, to = Own::get, from = Own), desc)] pub a: Own<Ipv4Addr>,
        #[pad(1)] pub b: Option<Option<u16>>,
        #[rowkey(desc)] pub c: [f32; 1],
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[pad(2)] #[rowkey(reverse_digits)] pub a: u8,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        pub a: Option<Inner1>,
        #[pad(6)] #[rowkey(as(u64, to = Own::get, from = Own), reverse_digits)] pub b: Option<Own<u64>>,
        #[salt(buckets = 4, hash = xxh64, pad = 2)] #[rowkey(desc)] pub c: Inner2,
    }

    #[derive(RowKey)]
    pub struct Inner4(
        pub (Option<u8>, NonZeroU32),
        #[rowkey(with = rowkey::codec::Groups, desc)] pub Vec<u8>,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Key {
        pub a: Inner3,
        #[salt(buckets = 4)] #[rowkey(desc)] pub b: f32,
        pub c: Inner4,
        #[rowkey(desc)] pub d: Reverse<Option<u8>>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a });
    fields!(Inner3 { a b c });
    fields!(Inner4 { 0 1 });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 36,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner3>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<f32>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Inner4>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Reverse<Option<u8>>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner3>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<f32>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Inner4>(2).iter().map(Value::arg));
                    let s0 = s0.d_range_in(given.several::<Reverse<Option<u8>>>(3).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner3>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<f32>(1)));
                    let s0 = s0.c_in(given.some::<Inner4>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Reverse<Option<u8>>>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_37 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        pub a: f64,
        #[salt(buckets = 4)] #[pad(1)] #[rowkey(desc)] pub b: u8,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(literal = b"::", desc)] pub a: Wrapping<u8>,
        #[reverse_ts(from = 9999999999999)] #[rowkey(unit = ms)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: [SystemTime; 1],
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: String,
        #[rowkey(desc)] pub b: Inner1,
        #[rowkey(literal = b"\xff\xff")] pub c: Inner2,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner4 {
        #[reverse_ts(from = 9223372036854775807)] #[pad(19)] #[rowkey(unit = ns)] pub a: SystemTime,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub b: Box<str>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Inner5 {
        pub a: Inner4,
        #[rowkey(desc)] pub b: Kinds1,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Key {
        #[salt(buckets = 4)] #[rowkey(literal = b",")] pub a: Kinds0,
        #[rowkey(literal = b"\xff\xff")] pub b: Kinds2,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded, desc)] pub c: Option<Box<str>>,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub d: Option<Box<str>>,
        pub e: Reverse<i8>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Empty0,
        #[rowkey(prefix = "m")]
        Inner3(Inner3),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "ov")]
        Empty0,
        #[rowkey(prefix = "o/")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "\u{7f}")]
        Inner5(Inner5),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a b });
    fields!(Inner2 { a });
    fields!(Inner3 { a b c });
    fields!(Inner4 { a b });
    fields!(Inner5 { a b });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner3, });
    kinds!(Kinds1 { 0 Empty0 = Empty, 1 Empty1 = Empty, });
    kinds!(Kinds2 { 0 Inner5, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 37,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_prefix(Kinds0::prefix().empty0());
                    let s2 = Inner5::prefix();
                    let s2 = Fixed(s2.a(given.one::<Inner4>(2).arg())).scan()?;
                    let s2 = s2.b_prefix(Kinds1::prefix().empty1());
                    let s0 = s0.b_prefix(Kinds2::prefix().inner5_prefix(s2));
                    let s0 = s0.c_range(args(&given.bounds::<Option<Box<str>>>(5)));
                    let s0 = Fixed(s0.d(given.one::<Option<Box<str>>>(6).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_prefix(Kinds0::prefix().empty0());
                    let s2 = Inner5::prefix();
                    let s2 = s2.a_in(given.some::<Inner4>(2).iter().map(Value::arg));
                    let s2 = s2.b_prefix(Kinds1::prefix().empty1());
                    let s0 = s0.b_prefix(Kinds2::prefix().inner5_prefix(s2));
                    let s0 = s0.c_range_in(given.several::<Option<Box<str>>>(5).iter().map(args));
                    let s0 = s0.d_in(given.some::<Option<Box<str>>>(6).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_prefix(Kinds0::prefix().empty0());
                    let s2 = Inner5::prefix();
                    let s2 = s2.a_range(args(&given.bounds::<Inner4>(2)));
                    let s2 = s2.b_prefix(Kinds1::prefix().empty1());
                    let s0 = s0.b_prefix(Kinds2::prefix().inner5_prefix(s2));
                    let s0 = s0.c_range(args(&given.bounds::<Option<Box<str>>>(5)));
                    let s0 = s0.d_range(args(&given.bounds::<Option<Box<str>>>(6)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_38 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 4, hash = xxh64)] #[reverse_ts] #[rowkey(unit = ms, hex)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[salt(buckets = 3, pad = 1)] pub a: Reverse<String>,
        #[rowkey(desc)] pub b: Kinds0,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(unit = ms, text, desc)] pub a: SystemTime,
        pub b: Reverse<Option<bool>>,
        pub c: Inner1,
        #[salt(buckets = 4, hash = xxh64)] pub d: [Ipv4Addr; 1],
        #[rowkey(hex, desc)] pub e: Wrapping<u32>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Empty0,
        #[rowkey(prefix = "ov")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a b });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Empty1 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 38,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<SystemTime>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Reverse<Option<bool>>>(1).arg())).scan()?;
                    let s0 = s0.c_range_in(given.several::<Inner1>(2).iter().map(args));
                    let s0 = Fixed(s0.d(given.one::<[Ipv4Addr; 1]>(3).arg())).scan()?;
                    let s0 = Fixed(s0.e(given.one::<Wrapping<u32>>(4).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Reverse<Option<bool>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range_in(given.several::<Inner1>(2).iter().map(args));
                    let s0 = s0.d_in(given.some::<[Ipv4Addr; 1]>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<Wrapping<u32>>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Reverse<Option<bool>>>(1)));
                    let s0 = s0.c_range_in(given.several::<Inner1>(2).iter().map(args));
                    let s0 = s0.d_range(args(&given.bounds::<[Ipv4Addr; 1]>(3)));
                    let s0 = s0.e_range(args(&given.bounds::<Wrapping<u32>>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_39 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(as = u32)] pub a: Own<u32>,
        #[salt(buckets = 16, hash = java31)] pub b: Ipv6Addr,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: u8,
        #[rowkey(literal = b"a")] pub b: f64,
        pub c: Unit0,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Option<Option<NonZeroU8>>,
        pub b: Reverse<Ipv4Addr>,
        pub c: IpAddr,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[salt(buckets = 7)] #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub a: Option<Vec<u8>>,
        #[salt] #[rowkey(literal = b"\xff\xff", width = 1)] pub b: NonZeroU8,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner4 {
        #[rowkey(hex)] pub a: Wrapping<u16>,
        pub b: Ipv4Addr,
    }

    #[derive(RowKey)]
    pub struct Inner5(
        #[pad(6)] #[rowkey(reverse_digits)] pub u128,
        pub Kinds1,
    );

    #[derive(RowKey)]
    pub struct Inner6(
        pub Reverse<Reverse<u16>>,
        #[pad(13)] #[rowkey(unit = ms)] pub SystemTime,
    );

    #[derive(RowKey)]
    pub struct Inner7 {
        #[rowkey(le)] pub a: i128,
        #[rowkey(with = rowkey::codec::Groups, desc)] pub b: Option<Box<str>>,
    }

    #[derive(RowKey)]
    pub struct Inner8(
        #[rowkey(desc)] pub Inner6,
        #[rowkey(desc)] pub NonZeroI32,
        pub Inner7,
    );

    #[derive(RowKey)]
    pub struct Inner9 {
        pub a: Vec<Ipv4Addr>,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Kinds0,
        #[salt(buckets = 16, hash = java31)] pub b: Inner3,
        #[rowkey(desc)] pub c: Kinds2,
        pub d: Inner9,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Empty0,
        #[rowkey(prefix = "\0")]
        Inner1(Inner1),
        #[rowkey(prefix = "m")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "o/")]
        Inner4(Inner4),
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "o/")]
        Inner5(Inner5),
        #[rowkey(prefix = "m")]
        Inner8(Inner8),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a b c });
    fields!(Inner3 { a b });
    fields!(Inner4 { a b });
    fields!(Inner5 { 0 1 });
    fields!(Inner6 { 0 1 });
    fields!(Inner7 { a b });
    fields!(Inner8 { 0 1 2 });
    fields!(Inner9 { a });
    fields!(Key { a b c d });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner1, 2 Inner2, });
    kinds!(Kinds1 { 0 Inner4, });
    kinds!(Kinds2 { 0 Inner5, 1 Inner8, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 39,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Kinds0>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Inner3>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Kinds2>(2).arg())).scan()?;
                    let s4 = Inner9::prefix();
                    let s4 = Fixed(s4.a(given.one::<Vec<Ipv4Addr>>(4).arg())).scan()?;
                    let s0 = s0.d_prefix(s4);
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Kinds0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner3>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Kinds2>(2).iter().map(Value::arg));
                    let s4 = Inner9::prefix();
                    let s4 = s4.a_in(given.some::<Vec<Ipv4Addr>>(4).iter().map(Value::arg));
                    let s0 = s0.d_prefix(s4);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Kinds0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Inner3>(1)));
                    let s0 = s0.c_in(given.some::<Kinds2>(2).iter().map(Value::arg));
                    let s4 = Inner9::prefix();
                    let s4 = s4.a_range(args(&given.bounds::<Vec<Ipv4Addr>>(4)));
                    let s0 = s0.d_prefix(s4);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_40 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(delimiter = "!")]
    pub struct Key {
        #[rowkey(literal = b"\xff\xff")] pub a: String,
        #[salt(buckets = 2, hash = xxh64)] #[rowkey(text)] pub b: SystemTime,
    }

    fields!(Key { a b });

    pub const MADE: Made = Made {
        seed: 40,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<String>(0)));
                    let s0 = Fixed(s0.b(given.one::<SystemTime>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<String>(0).iter().map(args));
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<String>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<SystemTime>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_41 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        pub a: char,
        pub b: (f32, u128, Box<str>),
        #[rowkey(literal = b"::", desc)] pub c: [f64; 1],
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner1 {
        #[rowkey(literal = b"\xff\xff", desc)] pub a: Inner0,
        #[rowkey(literal = b"a", desc)] pub b: [u128; 2],
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Inner2(
        #[reverse_ts] #[rowkey(unit = ms)] pub Option<SystemTime>,
        #[rowkey(desc)] pub f64,
        #[pad(5)] #[rowkey(desc)] pub u16,
    );

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(unit = s, text)] pub a: SystemTime,
        #[rowkey(desc)] pub b: Inner2,
        #[rowkey(hex)] pub c: [u8; 2],
    }

    #[derive(RowKey)]
    pub struct Inner4(
        #[pad(1)] #[rowkey(reverse_digits)] pub Wrapping<u8>,
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: Inner1,
        #[salt(buckets = 5)] pub b: Kinds0,
        #[rowkey(rest)] pub c: Box<str>,
        pub d: Inner4,
        #[salt] #[rowkey(hex)] pub e: u8,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Inner3(Inner3),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "\u{7f}")]
        Empty0,
    }

    fields!(Inner0 { a b c });
    fields!(Inner1 { a b });
    fields!(Inner2 { 0 1 2 });
    fields!(Inner3 { a b c });
    fields!(Inner4 { 0 });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Inner3, });
    kinds!(Kinds1 { 0 Empty0 = Empty, });

    pub const MADE: Made = Made {
        seed: 41,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner1::prefix();
                    let s1 = s1.a_in(given.some::<Inner0>(1).iter().map(Value::arg));
                    let s1 = s1.b_in(given.some::<[u128; 2]>(2).iter().map(Value::arg));
                    let s0 = s0.a_prefix(s1);
                    let s5 = Inner3::prefix();
                    let s5 = Fixed(s5.a(given.one::<SystemTime>(5).arg())).scan()?;
                    let s5 = s5.b_range(args(&given.bounds::<Inner2>(6)));
                    let s5 = s5.c_range_in(given.several::<[u8; 2]>(7).iter().map(args));
                    let s0 = s0.b_prefix(Kinds0::prefix().inner3_prefix(s5));
                    let s0 = Fixed(s0.c(given.one::<Box<str>>(9).arg())).scan()?;
                    let s11 = Inner4::prefix();
                    let s11 = Fixed(s11._0(given.one::<Wrapping<u8>>(11).arg())).scan()?;
                    let s0 = s0.d_prefix(s11);
                    let s0 = s0.e_range_in(given.several::<u8>(13).iter().map(args));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner1::prefix();
                    let s1 = s1.a_in(given.some::<Inner0>(1).iter().map(Value::arg));
                    let s1 = s1.b_in(given.some::<[u128; 2]>(2).iter().map(Value::arg));
                    let s0 = s0.a_prefix(s1);
                    let s5 = Inner3::prefix();
                    let s5 = s5.a_in(given.some::<SystemTime>(5).iter().map(Value::arg));
                    let s5 = s5.b_range_in(given.several::<Inner2>(6).iter().map(args));
                    let s5 = s5.c_range_in(given.several::<[u8; 2]>(7).iter().map(args));
                    let s0 = s0.b_prefix(Kinds0::prefix().inner3_prefix(s5));
                    let s0 = s0.c_in(given.some::<Box<str>>(9).iter().map(Value::arg));
                    let s11 = Inner4::prefix();
                    let s11 = s11._0_in(given.some::<Wrapping<u8>>(11).iter().map(Value::arg));
                    let s0 = s0.d_prefix(s11);
                    let s0 = s0.e_range_in(given.several::<u8>(13).iter().map(args));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner1::prefix();
                    let s1 = s1.a_in(given.some::<Inner0>(1).iter().map(Value::arg));
                    let s1 = s1.b_in(given.some::<[u128; 2]>(2).iter().map(Value::arg));
                    let s0 = s0.a_prefix(s1);
                    let s5 = Inner3::prefix();
                    let s5 = s5.a_range(args(&given.bounds::<SystemTime>(5)));
                    let s5 = s5.b_range(args(&given.bounds::<Inner2>(6)));
                    let s5 = s5.c_range_in(given.several::<[u8; 2]>(7).iter().map(args));
                    let s0 = s0.b_prefix(Kinds0::prefix().inner3_prefix(s5));
                    let s0 = s0.c_in(given.some::<Box<str>>(9).iter().map(Value::arg));
                    let s11 = Inner4::prefix();
                    let s11 = s11._0_in(given.some::<Wrapping<u8>>(11).iter().map(Value::arg));
                    let s0 = s0.d_prefix(s11);
                    let s0 = s0.e_range_in(given.several::<u8>(13).iter().map(args));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_42 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u8)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Inner0 {
        #[pad(13)] #[rowkey(unit = ms, desc)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: String,
        #[rowkey(desc)] pub b: bool,
        pub c: Reverse<Box<str>>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[pad(4)] pub a: Vec<u8>,
        #[rowkey(literal = b"\xff")] pub b: Kinds0,
    }

    #[derive(RowKey)]
    pub struct Inner3(
        pub (Reverse<Duration>, Reverse<u128>, Vec<u8>),
        #[salt(buckets = 10, hash = sha256, pad = 1)] #[rowkey(literal = b"::", desc)] pub Reverse<Reverse<SystemTime>>,
        pub SystemTime,
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: Unit0,
        #[salt(buckets = 16, hash = xxh64)] pub b: Inner2,
        #[pad(1)] #[rowkey(max = 7, reverse_digits, tail)] pub c: Option<u8>,
        #[rowkey(tail)] pub d: Option<u8>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Inner0(Inner0),
        #[rowkey(prefix = "x\u{1}")]
        Inner1(Inner1),
    }

    fields!(Inner0 { a });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a b });
    fields!(Inner3 { 0 1 2 });
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Inner0, 1 Inner1, });

    pub const MADE: Made = Made {
        seed: 42,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Unit0>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Inner2>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Option<u8>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Option<u8>>(3)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<u8>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range_in(given.several::<Option<u8>>(3).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Inner2>(1)));
                    let s0 = s0.c_in(given.some::<Option<u8>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Option<u8>>(3)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_43 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    pub struct Other {
        #[reverse_ts] #[rowkey(hex = upper)] pub a: i64,
        #[salt(buckets = 2)] #[rowkey(digits)] pub b: u32,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00", delimiter("::=", unordered))]
    pub struct Key {
        #[rowkey(literal = b",")] pub a: String,
        #[rowkey(hex, desc)] pub b: [u8; 2],
        #[pad(3)] #[rowkey(literal = b"a", max = 7)] pub c: u64,
        pub d: Unit0,
        #[salt(buckets = 2)] #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub e: Box<str>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b c d e });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 43,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<[u8; 2]>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u64>(2).iter().map(Value::arg));
                    let s0 = Fixed(s0.d(given.one::<Unit0>(3).arg())).scan()?;
                    let s0 = s0.e_starts_with(given.one::<Box<str>>(4).arg());
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<[u8; 2]>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u64>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Unit0>(3).iter().map(Value::arg));
                    let s0 = s0.e_starts_with_in(given.some::<Box<str>>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<[u8; 2]>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u64>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Unit0>(3)));
                    let s0 = s0.e_starts_with(given.one::<Box<str>>(4).arg());
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_44 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(nul, desc)] pub a: Vec<u8>,
        #[salt(buckets = 3, hash = sha256, pad = 1)] pub b: String,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(literal = b",", desc)] pub [Ipv4Addr; 2],
        #[rowkey(literal = b",")] pub Reverse<u128>,
        #[rowkey(unit = ms, text)] pub SystemTime,
        #[salt(buckets = 3, hash = sha256, pad = 1)] #[reverse_ts] #[rowkey(unit = s)] pub Option<SystemTime>,
        #[reverse_ts] #[rowkey(literal = b"::", hex = upper)] pub u64,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 44,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<[Ipv4Addr; 2]>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0._1(given.one::<Reverse<u128>>(1).arg())).scan()?;
                    let s0 = s0._2_in(given.some::<SystemTime>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Option<SystemTime>>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<u64>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<[Ipv4Addr; 2]>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Reverse<u128>>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<SystemTime>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Option<SystemTime>>(3).iter().map(Value::arg));
                    let s0 = s0._4_range_in(given.several::<u64>(4).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<[Ipv4Addr; 2]>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<Reverse<u128>>(1)));
                    let s0 = s0._2_in(given.some::<SystemTime>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Option<SystemTime>>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<u64>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_45 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        pub a: [i8; 1],
        #[rowkey(nul)] pub b: Option<Box<[u8]>>,
        #[salt(buckets = 11, hash = sha256)] pub c: Reverse<Reverse<NonZeroU8>>,
        #[rowkey(nul, desc)] pub d: Option<String>,
        #[rowkey(unit = s, desc)] pub e: SystemTime,
    }

    fields!(Key { a b c d e });

    pub const MADE: Made = Made {
        seed: 45,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<[i8; 1]>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Option<Box<[u8]>>>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Reverse<Reverse<NonZeroU8>>>(2).arg())).scan()?;
                    let s0 = s0.d_in(given.some::<Option<String>>(3).iter().map(Value::arg));
                    let s0 = Fixed(s0.e(given.one::<SystemTime>(4).arg())).scan()?;
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[i8; 1]>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Box<[u8]>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Reverse<Reverse<NonZeroU8>>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Option<String>>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<SystemTime>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[i8; 1]>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Box<[u8]>>>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Reverse<Reverse<NonZeroU8>>>(2)));
                    let s0 = s0.d_in(given.some::<Option<String>>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<SystemTime>(4)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_46 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7))]
    pub struct Other {
        #[rowkey(literal = b"\x00", desc)] pub a: Reverse<Reverse<bool>>,
        #[rowkey(terminator = 97)] pub b: Box<[u8]>,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: [u64; 2],
        #[salt(buckets = 7)] #[rowkey(rest)] pub b: Vec<u8>,
        #[salt] #[pad(1)] #[rowkey(max = 7, as = u8, reverse_digits)] pub c: Own<u8>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b c });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 46,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = Fixed(s0.b(given.one::<Vec<u8>>(0).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_47 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Unit0,
        pub b: Reverse<bool>,
        #[rowkey(literal = b"\x00", rest)] pub c: Box<str>,
        #[salt(buckets = 11)] #[reverse_ts(from = 99999999999999)] #[pad(14)] pub d: i64,
    }

    fields!(Key { a b c d });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });

    pub const MADE: Made = Made {
        seed: 47,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0.b_range_in(given.several::<Reverse<bool>>(1).iter().map(args));
                    let s0 = Fixed(s0.c(given.one::<Box<str>>(2).arg())).scan()?;
                    let s0 = s0.d_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<Unit0>(0).iter().map(args));
                    let s0 = s0.b_range_in(given.several::<Reverse<bool>>(1).iter().map(args));
                    let s0 = s0.c_in(given.some::<Box<str>>(2).iter().map(Value::arg));
                    let s0 = s0.d_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0.b_range_in(given.several::<Reverse<bool>>(1).iter().map(args));
                    let s0 = s0.c_in(given.some::<Box<str>>(2).iter().map(Value::arg));
                    let s0 = s0.d_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_48 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Inner0 {
        pub a: (NonZeroI128, NonZeroU16, Option<u8>),
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Inner1 {
        pub a: u32,
        #[rowkey(hex = upper, desc)] pub b: [u8; 4],
        #[rowkey(literal = b",")] pub c: char,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Kinds0,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Unit0,
        #[rowkey(unit = ns, text)] pub b: SystemTime,
        #[rowkey(unit = ns, text, tail)] pub c: Option<SystemTime>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Inner0(Inner0),
        #[rowkey(prefix = "\0")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "x\u{1}")]
        Inner2(Inner2),
    }

    fields!(Inner0 { a });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a });
    fields!(Key { a b c });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Inner0, 1 Inner1, });
    kinds!(Kinds1 { 0 Inner2, });

    pub const MADE: Made = Made {
        seed: 48,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<Unit0>(0).iter().map(args));
                    let s0 = Fixed(s0.b(given.one::<SystemTime>(1).arg())).scan()?;
                    let s0 = s0.c_range(args(&given.bounds::<Option<SystemTime>>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<Unit0>(0).iter().map(args));
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = s0.c_range_in(given.several::<Option<SystemTime>>(2).iter().map(args));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<Unit0>(0).iter().map(args));
                    let s0 = s0.b_range(args(&given.bounds::<SystemTime>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Option<SystemTime>>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_49 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Other {
        #[salt(buckets = 3, hash = xxh64)] #[pad(6)] #[rowkey(as = u128, reverse_digits)] pub a: Own<u128>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(as(Ipv6Addr, to = Own::get, from = Own))] pub a: Own<Ipv6Addr>,
        #[rowkey(unit = s, text, desc)] pub b: SystemTime,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub c: Vec<u8>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Inner1,
        #[rowkey(nul)] pub b: Option<Box<str>>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(len = u16, as = Box<str>)] pub a: Own<Box<str>>,
        #[salt(buckets = 3, hash = xxh64)] #[rowkey(width = 9)] pub b: Option<u64>,
        #[salt] #[rowkey(desc)] pub c: Inner2,
        pub d: [NonZeroI16; 2],
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a b });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 49,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = Fixed(s0.b(given.one::<Option<u64>>(0).arg())).scan()?;
                    let s2 = Inner2::prefix();
                    let s2 = s2.a_in(given.some::<Inner1>(2).iter().map(Value::arg));
                    let s2 = Fixed(s2.b(given.one::<Option<Box<str>>>(3).arg())).scan()?;
                    let s0 = s0.c_prefix(s2);
                    let s0 = s0.d_in(given.some::<[NonZeroI16; 2]>(5).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Option<u64>>(0).iter().map(Value::arg));
                    let s2 = Inner2::prefix();
                    let s2 = s2.a_in(given.some::<Inner1>(2).iter().map(Value::arg));
                    let s2 = s2.b_in(given.some::<Option<Box<str>>>(3).iter().map(Value::arg));
                    let s0 = s0.c_prefix(s2);
                    let s0 = s0.d_in(given.some::<[NonZeroI16; 2]>(5).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Option<u64>>(0)));
                    let s2 = Inner2::prefix();
                    let s2 = s2.a_in(given.some::<Inner1>(2).iter().map(Value::arg));
                    let s2 = s2.b_range(args(&given.bounds::<Option<Box<str>>>(3)));
                    let s0 = s0.c_prefix(s2);
                    let s0 = s0.d_in(given.some::<[NonZeroI16; 2]>(5).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_50 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        pub a: Duration,
        #[rowkey(text = compact, desc)] pub b: SystemTime,
        #[rowkey(desc)] pub c: Duration,
        #[rowkey(literal = b"\x00", desc)] pub d: Option<NonZeroU32>,
        #[rowkey(desc)] pub e: Option<Vec<u8>>,
    }

    fields!(Key { a b c d e });

    pub const MADE: Made = Made {
        seed: 50,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Duration>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<SystemTime>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Duration>(2).arg())).scan()?;
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Duration>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Duration>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Duration>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<SystemTime>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Duration>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_51 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        pub a: (Box<str>, String),
        #[rowkey(le)] pub b: Option<i64>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: (Reverse<Duration>, Reverse<NonZeroU16>),
    }

    #[derive(RowKey)]
    pub struct Inner2(
        pub [u8; 2],
        #[rowkey(unit = s, text, desc)] pub SystemTime,
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: Kinds0,
        pub b: Inner2,
        #[rowkey(literal = b"\x00", terminator = 128)] pub c: Vec<u8>,
        #[rowkey(desc)] pub d: Date,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a });
    fields!(Inner2 { 0 1 });
    fields!(Key { a b c d });
    kinds!(Kinds0 { 0 Inner1, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 51,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Kinds0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Vec<u8>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range_in(given.several::<Date>(3).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Kinds0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Vec<u8>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range_in(given.several::<Date>(3).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Kinds0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Vec<u8>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range_in(given.several::<Date>(3).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_52 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[salt(buckets = 11, hash = xxh64)] pub u16,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: u8,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(literal = b"u:")] pub a: Option<String>,
        pub b: Option<Ipv4Addr>,
        #[reverse_ts] #[rowkey(literal = b"\xff\xff", unit = s)] pub c: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: Kinds0,
        pub b: Kinds1,
    }

    #[derive(RowKey)]
    pub struct Inner4(
        #[rowkey(width = 3, max = 7, desc)] pub Option<u128>,
        #[pad(6)] #[rowkey(reverse_digits)] pub Option<u64>,
    );

    #[derive(RowKey)]
    pub struct Key(
        pub Reverse<SystemTime>,
        pub Box<[u8]>,
        #[rowkey(desc)] pub Kinds2,
        #[salt(buckets = 11, hash = xxh64)] pub Kinds3,
        pub IpAddr,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "\u{7f}")]
        Empty0,
        #[rowkey(prefix = "ov")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "x\u{1}")]
        Inner3(Inner3),
        #[rowkey(prefix = "o/")]
        Empty1,
        #[rowkey(prefix = "ov")]
        Inner4(Inner4),
    }

    #[derive(RowKey)]
    pub enum Kinds3 {
        #[rowkey(prefix = "\0")]
        Empty0,
        #[rowkey(prefix = "ov")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { a });
    fields!(Inner2 { a b c });
    fields!(Inner3 { a b });
    fields!(Inner4 { 0 1 });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Kinds0 { 0 Inner1, });
    kinds!(Kinds1 { 0 Empty0 = Empty, 1 Inner2, });
    kinds!(Kinds2 { 0 Inner3, 1 Empty1 = Empty, 2 Inner4, });
    kinds!(Kinds3 { 0 Empty0 = Empty, 1 Empty1 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 52,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Reverse<SystemTime>>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range_in(given.several::<Reverse<SystemTime>>(0).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Reverse<SystemTime>>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_53 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u8)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit1 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other(
        #[rowkey(text)] pub Date,
        #[pad(2)] #[rowkey(reverse_digits)] pub Option<u16>,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(width = 2)] pub a: u16,
        #[rowkey(as = SystemTime)] pub b: Option<Own<SystemTime>>,
        #[rowkey(literal = b"\xff", desc)] pub c: Unit0,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: u8,
        #[rowkey(desc)] pub b: Unit1,
        pub c: Option<SystemTime>,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub a: String,
        pub b: Option<Kinds0>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Inner4(
        pub (Reverse<i128>, Reverse<i16>),
    );

    #[derive(RowKey)]
    pub struct Inner5(
        pub bool,
        pub (Option<f32>, SystemTime),
        #[reverse_ts(from = 9999999999999)] #[rowkey(literal = b",", unit = ms)] pub SystemTime,
    );

    #[derive(RowKey)]
    pub struct Key(
        pub Kinds1,
        #[rowkey(literal = b",", width = 7, le)] pub u64,
        pub Kinds2,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Inner1(Inner1),
        #[rowkey(prefix = "x\u{1}")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "m")]
        Inner3(Inner3),
        #[rowkey(prefix = "\u{7f}")]
        Inner4(Inner4),
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "x\u{1}")]
        Inner5(Inner5),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a b c });
    fields!(Inner3 { a b });
    fields!(Inner4 { 0 });
    fields!(Inner5 { 0 1 2 });
    fields!(Key { 0 1 2 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    variants!(Unit1 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Inner1, 1 Inner2, });
    kinds!(Kinds1 { 0 Inner3, 1 Inner4, });
    kinds!(Kinds2 { 0 Inner5, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 53,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner3::prefix();
                    let s1 = s1.a_in(given.some::<String>(1).iter().map(Value::arg));
                    let s1 = s1.b_range_in(given.several::<Option<Kinds0>>(2).iter().map(args));
                    let s0 = s0._0_prefix(Kinds1::prefix().inner3_prefix(s1));
                    let s0 = s0._1_any();
                    let s0 = s0._2_prefix(Kinds2::prefix().inner5());
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner3::prefix();
                    let s1 = s1.a_in(given.some::<String>(1).iter().map(Value::arg));
                    let s1 = s1.b_range_in(given.several::<Option<Kinds0>>(2).iter().map(args));
                    let s0 = s0._0_prefix(Kinds1::prefix().inner3_prefix(s1));
                    let s0 = s0._1_any();
                    let s0 = s0._2_prefix(Kinds2::prefix().inner5());
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner3::prefix();
                    let s1 = s1.a_in(given.some::<String>(1).iter().map(Value::arg));
                    let s1 = s1.b_range_in(given.several::<Option<Kinds0>>(2).iter().map(args));
                    let s0 = s0._0_prefix(Kinds1::prefix().inner3_prefix(s1));
                    let s0 = s0._1_any();
                    let s0 = s0._2_prefix(Kinds2::prefix().inner5());
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_54 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        pub a: Option<u8>,
        #[salt(buckets = 100, hash = sha256)] #[pad(1)] #[rowkey(max = 7)] pub b: Option<u64>,
    }

    fields!(Key { a b });

    pub const MADE: Made = Made {
        seed: 54,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<u8>>(0).arg())).scan()?;
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<u8>>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<u8>>(0)));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_55 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 11, hash = xxh64, hex = 1)] pub a: Option<String>,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 11, hash = xxh64, hex = 1))]
    pub struct Key {
        pub a: IpAddr,
        pub b: Kinds0,
        #[rowkey(rest)] pub c: Box<[u8]>,
        pub d: Ipv6Addr,
        #[rowkey(literal = b"\xff\xff", text)] pub e: Date,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Empty0,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Empty0 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 55,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<IpAddr>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Kinds0>(1).arg())).scan()?;
                    let s0 = s0.c_any();
                    let s0 = Fixed(s0.d(given.one::<Ipv6Addr>(2).arg())).scan()?;
                    let s0 = s0.e_range(args(&given.bounds::<Date>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<IpAddr>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Kinds0>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    let s0 = s0.d_in(given.some::<Ipv6Addr>(2).iter().map(Value::arg));
                    let s0 = s0.e_range_in(given.several::<Date>(3).iter().map(args));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<IpAddr>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Kinds0>(1)));
                    let s0 = s0.c_any();
                    let s0 = s0.d_range(args(&given.bounds::<Ipv6Addr>(2)));
                    let s0 = s0.e_range(args(&given.bounds::<Date>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_56 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[salt(buckets = 5, hash = java31)] #[rowkey(as = u128)] pub Own<u128>,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter("::=", unordered))]
    pub struct Inner1 {
        pub a: String,
        pub b: Box<str>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("::=", unordered), salt(buckets = 5, hash = java31))]
    pub struct Key(
        #[rowkey(hex)] pub [u8; 3],
        pub Inner1,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { a b });
    fields!(Key { 0 1 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 56,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<[u8; 3]>(0).iter().map(Value::arg));
                    let s2 = Inner1::prefix();
                    let s2 = Fixed(s2.a(given.one::<String>(2).arg())).scan()?;
                    let s2 = s2.b_range(args(&given.bounds::<Box<str>>(3)));
                    let s0 = s0._1_prefix(s2);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<[u8; 3]>(0).iter().map(Value::arg));
                    let s2 = Inner1::prefix();
                    let s2 = s2.a_in(given.some::<String>(2).iter().map(Value::arg));
                    let s2 = s2.b_range_in(given.several::<Box<str>>(3).iter().map(args));
                    let s0 = s0._1_prefix(s2);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<[u8; 3]>(0).iter().map(Value::arg));
                    let s2 = Inner1::prefix();
                    let s2 = s2.a_in(given.some::<String>(2).iter().map(Value::arg));
                    let s2 = s2.b_range(args(&given.bounds::<Box<str>>(3)));
                    let s0 = s0._1_prefix(s2);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_57 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, hash = xxh64))]
    pub struct Key {
        #[rowkey(unit = us, text, desc)] pub a: Option<SystemTime>,
        #[pad(4)] pub b: Box<[u8]>,
        #[pad(3)] pub c: Option<u8>,
        #[rowkey(desc)] pub d: NonZeroU128,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub e: Box<[u8]>,
    }

    fields!(Key { a b c d e });

    pub const MADE: Made = Made {
        seed: 57,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<SystemTime>>(0).iter().map(Value::arg));
                    let s0 = s0.b_starts_with(given.one::<Box<[u8]>>(1).arg());
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<SystemTime>>(0).iter().map(Value::arg));
                    let s0 = s0.b_starts_with_in(given.some::<Box<[u8]>>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<SystemTime>>(0).iter().map(Value::arg));
                    let s0 = s0.b_starts_with(given.one::<Box<[u8]>>(1).arg());
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_58 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u32)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 3, hash = java31, pad = 1))]
    pub struct Other {
        #[rowkey(desc)] pub a: u32,
        pub b: Vec<f32>,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        pub f32,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Option<u8>,
        #[rowkey(desc)] pub b: Ipv4Addr,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        pub a: bool,
    }

    #[derive(RowKey)]
    pub struct Inner4(
        pub Unit0,
        #[pad(3)] pub Box<[u8]>,
        pub Duration,
    );

    #[derive(RowKey)]
    pub struct Inner5 {
        #[pad(5)] pub a: Option<u32>,
        pub b: Inner3,
        pub c: Inner4,
    }

    #[derive(RowKey)]
    pub struct Inner6(
        pub Ipv4Addr,
        #[rowkey(max = 7, hex)] pub u64,
    );

    #[derive(RowKey)]
    pub struct Inner7 {
        #[rowkey(desc)] pub a: f64,
        #[rowkey(desc)] pub b: Inner6,
    }

    #[derive(RowKey)]
    pub struct Key(
        pub Inner1,
        #[rowkey(desc)] pub bool,
        #[reverse_ts(from = 9999999999999)] #[pad(13)] #[rowkey(unit = ms)] pub SystemTime,
        #[salt(buckets = 3, hash = java31, pad = 1)] pub Option<Kinds0>,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Inner2(Inner2),
        #[rowkey(prefix = "\0")]
        Inner5(Inner5),
        #[rowkey(prefix = "ov")]
        Inner7(Inner7),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { 0 });
    fields!(Inner2 { a b });
    fields!(Inner3 { a });
    fields!(Inner4 { 0 1 2 });
    fields!(Inner5 { a b c });
    fields!(Inner6 { 0 1 });
    fields!(Inner7 { a b });
    fields!(Key { 0 1 2 3 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Inner2, 1 Inner5, 2 Inner7, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 58,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<bool>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0._2(given.one::<SystemTime>(2).arg())).scan()?;
                    let s0 = s0._3_range(args(&given.bounds::<Option<Kinds0>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<bool>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<SystemTime>(2).iter().map(Value::arg));
                    let s0 = s0._3_range_in(given.several::<Option<Kinds0>>(3).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<bool>(1).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<SystemTime>(2)));
                    let s0 = s0._3_range(args(&given.bounds::<Option<Kinds0>>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_59 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Other {
        #[rowkey(max = 5)] pub a: u32,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub b: String,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: (u8, String),
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner2(
        pub Ipv6Addr,
        pub Kinds0,
    );

    #[derive(RowKey)]
    pub struct Inner3(
        #[rowkey(literal = b"u:")] pub IpAddr,
        pub f64,
        #[rowkey(desc)] pub Option<u64>,
    );

    #[derive(RowKey)]
    pub struct Inner4 {
        #[rowkey(max = 6)] pub a: Option<i128>,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(desc)] pub Box<[u8]>,
        pub NonZeroI32,
        #[rowkey(desc)] pub Kinds1,
        #[rowkey(literal = b"\xff")] pub Inner3,
        #[rowkey(desc)] pub Inner4,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Inner1(Inner1),
        #[rowkey(prefix = "m")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "ov")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, pad = 1))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a });
    fields!(Inner2 { 0 1 });
    fields!(Inner3 { 0 1 2 });
    fields!(Inner4 { a });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Kinds0 { 0 Inner1, 1 Empty1 = Empty, });
    kinds!(Kinds1 { 0 Inner2, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 59,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_starts_with_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_starts_with_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_starts_with_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_60 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey, Clone, Copy)]
    #[repr(u8)]
    pub enum Unit1 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p", salt(buckets = 3, pad = 1))]
    pub struct Other {
        pub a: u8,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(as([u8; 2], to = Own::get, from = Own), desc)] pub a: Own<[u8; 2]>,
        #[rowkey(with = rowkey::codec::Groups)] pub b: Box<[u8]>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: u128,
        pub b: i16,
    }

    #[derive(RowKey)]
    pub struct Inner3(
        #[rowkey(le)] pub NonZeroU16,
        #[rowkey(desc)] pub Kinds0,
        pub (Reverse<u8>, Option<Duration>, Vec<u8>),
    );

    #[derive(RowKey)]
    pub struct Inner4 {
        #[rowkey(literal = b"\xff")] pub a: String,
        pub b: Ipv4Addr,
    }

    #[derive(RowKey)]
    pub struct Inner5 {
        #[reverse_ts(from = 9999999999999999)] #[rowkey(unit = us)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner6 {
        #[rowkey(literal = b"::")] pub a: Option<[u8; 4]>,
        #[salt(buckets = 5)] #[rowkey(desc)] pub b: [u8; 4],
    }

    #[derive(RowKey)]
    pub struct Inner7 {
        pub a: Inner4,
        pub b: Inner5,
        #[rowkey(desc)] pub c: Inner6,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 3, pad = 1))]
    pub struct Key {
        #[reverse_ts(from = 9999999999)] #[pad(10)] #[rowkey(unit = s)] pub a: SystemTime,
        #[rowkey(desc)] pub b: Unit0,
        pub c: Kinds1,
        #[rowkey(literal = b"u:")] pub d: Option<u16>,
        pub e: Unit1,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Inner1(Inner1),
        #[rowkey(prefix = "m")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "ov")]
        Inner3(Inner3),
        #[rowkey(prefix = "o/")]
        Inner7(Inner7),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a b });
    fields!(Inner2 { a b });
    fields!(Inner3 { 0 1 2 });
    fields!(Inner4 { a b });
    fields!(Inner5 { a });
    fields!(Inner6 { a b });
    fields!(Inner7 { a b c });
    fields!(Key { a b c d e });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    variants!(Unit1 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Inner1, 1 Inner2, });
    kinds!(Kinds1 { 0 Inner3, 1 Inner7, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 60,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<SystemTime>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    let s2 = Inner3::prefix();
                    let s2 = Fixed(s2._0(given.one::<NonZeroU16>(2).arg())).scan()?;
                    let s4 = Inner1::prefix();
                    let s4 = Fixed(s4.a(given.one::<Own<[u8; 2]>>(4).arg())).scan()?;
                    let s4 = s4.b_starts_with(given.one::<Box<[u8]>>(5).arg());
                    let s2 = s2._1_prefix(Kinds0::prefix().inner1_prefix(s4));
                    let s2 = s2._2_any();
                    let s0 = s0.c_prefix(Kinds1::prefix().inner3_prefix(s2));
                    let s0 = s0.d_any();
                    let s0 = Fixed(s0.e(given.one::<Unit1>(8).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s2 = Inner3::prefix();
                    let s2 = s2._0_in(given.some::<NonZeroU16>(2).iter().map(Value::arg));
                    let s4 = Inner1::prefix();
                    let s4 = s4.a_in(given.some::<Own<[u8; 2]>>(4).iter().map(Value::arg));
                    let s4 = s4.b_starts_with_in(given.some::<Box<[u8]>>(5).iter().map(Value::arg));
                    let s2 = s2._1_prefix(Kinds0::prefix().inner1_prefix(s4));
                    let s2 = s2._2_any();
                    let s0 = s0.c_prefix(Kinds1::prefix().inner3_prefix(s2));
                    let s0 = s0.d_any();
                    let s0 = s0.e_in(given.some::<Unit1>(8).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_any();
                    let s2 = Inner3::prefix();
                    let s2 = s2._0_in(given.some::<NonZeroU16>(2).iter().map(Value::arg));
                    let s4 = Inner1::prefix();
                    let s4 = s4.a_range(args(&given.bounds::<Own<[u8; 2]>>(4)));
                    let s4 = s4.b_starts_with(given.one::<Box<[u8]>>(5).arg());
                    let s2 = s2._1_prefix(Kinds0::prefix().inner1_prefix(s4));
                    let s2 = s2._2_any();
                    let s0 = s0.c_prefix(Kinds1::prefix().inner3_prefix(s2));
                    let s0 = s0.d_any();
                    let s0 = s0.e_range(args(&given.bounds::<Unit1>(8)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_61 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt", salt(buckets = 257, hash = sha256))]
    pub struct Other {
        pub a: Reverse<u16>,
        #[pad(8)] pub b: Option<Date>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Inner1 {
        #[pad(5)] #[rowkey(max = 5)] pub a: u32,
        #[rowkey(desc)] pub b: [Duration; 1],
        #[rowkey(desc)] pub c: Vec<u8>,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        #[rowkey(desc)] pub Option<u8>,
        #[rowkey(desc)] pub u16,
        #[rowkey(literal = b",", with = rowkey::codec::VarbinaryEncoded)] pub String,
    );

    #[derive(RowKey)]
    pub struct Inner3 {
        pub a: [u16; 2],
        #[rowkey(desc)] pub b: Inner2,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 257, hash = sha256))]
    pub struct Key {
        #[rowkey(width = 2)] pub a: u8,
        pub b: i128,
        pub c: Inner1,
        pub d: Kinds0,
        #[pad(3)] #[rowkey(max = 5, desc)] pub e: u16,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Inner3(Inner3),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a b c });
    fields!(Inner2 { 0 1 2 });
    fields!(Inner3 { a b });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Inner3, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 61,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<i128>(1).iter().map(Value::arg));
                    let s3 = Inner1::prefix();
                    let s3 = s3.a_range_in(given.several::<u32>(3).iter().map(args));
                    let s3 = Fixed(s3.b(given.one::<[Duration; 1]>(4).arg())).scan()?;
                    let s3 = Fixed(s3.c(given.one::<Vec<u8>>(5).arg())).scan()?;
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<i128>(1).iter().map(Value::arg));
                    let s3 = Inner1::prefix();
                    let s3 = s3.a_range_in(given.several::<u32>(3).iter().map(args));
                    let s3 = s3.b_in(given.some::<[Duration; 1]>(4).iter().map(Value::arg));
                    let s3 = s3.c_in(given.some::<Vec<u8>>(5).iter().map(Value::arg));
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<i128>(1).iter().map(Value::arg));
                    let s3 = Inner1::prefix();
                    let s3 = s3.a_range_in(given.several::<u32>(3).iter().map(args));
                    let s3 = s3.b_range(args(&given.bounds::<[Duration; 1]>(4)));
                    let s3 = s3.c_range(args(&given.bounds::<Vec<u8>>(5)));
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_62 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 11, hash = sha256))]
    pub struct Other {
        #[pad(13)] #[rowkey(unit = ms)] pub a: Option<SystemTime>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Ipv6Addr,
        pub b: Option<char>,
        #[rowkey(desc)] pub c: u8,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 11, hash = sha256)] #[rowkey(desc)] pub a: Inner1,
        #[rowkey(tail)] pub b: Option<u8>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a b c });
    fields!(Key { a b });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 62,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner1>(0)));
                    let s0 = Fixed(s0.b(given.one::<Option<u8>>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<Inner1>(0).iter().map(args));
                    let s0 = s0.b_in(given.some::<Option<u8>>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner1>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<u8>>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_63 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff", delimiter("aab", unordered))]
    pub struct Key {
        #[salt(buckets = 3, hash = java31)] #[pad(3)] #[rowkey(max = 7)] pub a: u64,
        #[salt] pub b: u64,
    }

    fields!(Key { a b });

    pub const MADE: Made = Made {
        seed: 63,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<u64>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<u64>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<u64>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_64 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Other(
        #[rowkey(literal = b"\xff\xff")] pub [u8; 1],
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: (Reverse<f32>, Vec<u8>),
        #[rowkey(literal = b"::", unit = ns, text)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: char,
        #[rowkey(desc)] pub b: Kinds0,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: (Option<Duration>, Vec<u8>),
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(literal = b",")] pub Inner2,
        pub f64,
        #[rowkey(text)] pub SystemTime,
        #[rowkey(desc)] pub Inner3,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Inner1(Inner1),
        #[rowkey(prefix = "m")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { a b });
    fields!(Inner2 { a b });
    fields!(Inner3 { a });
    fields!(Key { 0 1 2 3 });
    kinds!(Kinds0 { 0 Inner1, 1 Empty1 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 64,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Inner2>(0).arg())).scan()?;
                    let s0 = s0._1_in(given.some::<f64>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<SystemTime>(2).iter().map(Value::arg));
                    let s4 = Inner3::prefix();
                    let s4 = s4.a_range_in(given.several::<(Option<Duration>, Vec<u8>)>(4).iter().map(args));
                    let s0 = s0._3_prefix(s4);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<f64>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<SystemTime>(2).iter().map(Value::arg));
                    let s4 = Inner3::prefix();
                    let s4 = s4.a_range_in(given.several::<(Option<Duration>, Vec<u8>)>(4).iter().map(args));
                    let s0 = s0._3_prefix(s4);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Inner2>(0)));
                    let s0 = s0._1_in(given.some::<f64>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<SystemTime>(2).iter().map(Value::arg));
                    let s4 = Inner3::prefix();
                    let s4 = s4.a_range_in(given.several::<(Option<Duration>, Vec<u8>)>(4).iter().map(args));
                    let s0 = s0._3_prefix(s4);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_65 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:", delimiter("~", unordered))]
    pub struct Inner0 {
        #[pad(3)] #[rowkey(max = 7)] pub a: u8,
        #[rowkey(literal = b"\xff")] pub b: String,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("~", unordered))]
    pub struct Key {
        pub a: Inner0,
        #[pad(2)] #[rowkey(reverse_digits)] pub b: u8,
        #[reverse_ts(from = 9999999999)] #[pad(10)] pub c: u64,
        #[rowkey(hex = upper)] pub d: u16,
        #[pad(1, fill = 'x')] #[rowkey(desc)] pub e: Box<[u8]>,
    }

    fields!(Inner0 { a b });
    fields!(Key { a b c d e });

    pub const MADE: Made = Made {
        seed: 65,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner0>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<u8>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<u64>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<u16>(3).arg())).scan()?;
                    let s0 = s0.e_in(given.some::<Box<[u8]>>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u64>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u16>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<Box<[u8]>>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<u64>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<u16>(3)));
                    let s0 = s0.e_in(given.some::<Box<[u8]>>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_66 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit1 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Other {
        #[salt(buckets = 16, hash = xxh64)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(as(Unit0, to = Own::get, from = Own))] pub a: Own<Unit0>,
        #[rowkey(raw, desc)] pub b: i128,
        #[rowkey(literal = b"\xff\xff")] pub c: u128,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        #[rowkey(desc)] pub SystemTime,
        #[rowkey(literal = b"a")] pub Inner1,
    );

    #[derive(RowKey)]
    pub struct Inner3 {
        #[reverse_ts] #[rowkey(hex = upper)] pub a: u64,
        #[rowkey(literal = b"\x00", desc)] pub b: (NonZeroU128, Option<Ipv4Addr>),
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        #[reverse_ts] pub a: i64,
        #[rowkey(text, as = SystemTime, desc)] pub b: Own<SystemTime>,
    }

    #[derive(RowKey)]
    pub struct Inner5 {
        #[rowkey(literal = b"\xff")] pub a: Kinds0,
    }

    #[derive(RowKey)]
    pub struct Inner6 {
        pub a: [u8; 4],
        #[rowkey(literal = b"\xff\xff", text, desc)] pub b: Date,
    }

    #[derive(RowKey)]
    pub struct Inner7 {
        pub a: bool,
        #[rowkey(as = u16)] pub b: Option<Own<u16>>,
        #[rowkey(with = rowkey::codec::Groups)] pub c: Box<[u8]>,
    }

    #[derive(RowKey)]
    pub struct Inner8 {
        pub a: Duration,
        #[pad(6)] #[rowkey(reverse_digits)] pub b: u128,
    }

    #[derive(RowKey)]
    pub struct Inner9 {
        pub a: Kinds1,
        #[rowkey(desc)] pub b: Kinds2,
    }

    #[derive(RowKey)]
    pub struct Inner10 {
        #[rowkey(desc)] pub a: Unit1,
        #[pad(19)] #[rowkey(unit = ns, desc)] pub b: SystemTime,
        pub c: Ipv4Addr,
    }

    #[derive(RowKey)]
    pub struct Inner11 {
        pub a: Inner10,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[reverse_ts] #[rowkey(unit = s)] pub a: SystemTime,
        pub b: Inner2,
        #[rowkey(literal = b"a")] pub c: Inner5,
        #[salt(buckets = 16, hash = xxh64)] pub d: Kinds3,
        pub e: Inner11,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Inner3(Inner3),
        #[rowkey(prefix = "\u{7f}")]
        Inner4(Inner4),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "\0")]
        Inner6(Inner6),
        #[rowkey(prefix = "ov")]
        Empty1,
        #[rowkey(prefix = "\u{7f}")]
        Inner7(Inner7),
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "\0")]
        Inner8(Inner8),
    }

    #[derive(RowKey)]
    pub enum Kinds3 {
        #[rowkey(prefix = "\u{7f}")]
        Empty0,
        #[rowkey(prefix = "o/")]
        Inner9(Inner9),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a b c });
    fields!(Inner2 { 0 1 });
    fields!(Inner3 { a b });
    fields!(Inner4 { a b });
    fields!(Inner5 { a });
    fields!(Inner6 { a b });
    fields!(Inner7 { a b c });
    fields!(Inner8 { a b });
    fields!(Inner9 { a b });
    fields!(Inner10 { a b c });
    fields!(Inner11 { a });
    fields!(Key { a b c d e });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    variants!(Unit1 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Inner3, 1 Inner4, });
    kinds!(Kinds1 { 0 Inner6, 1 Empty1 = Empty, 2 Inner7, });
    kinds!(Kinds2 { 0 Inner8, });
    kinds!(Kinds3 { 0 Empty0 = Empty, 1 Inner9, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 66,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s1 = Inner2::prefix();
                    let s1 = s1._0_any();
                    let s2 = Inner1::prefix();
                    let s2 = Fixed(s2.a(given.one::<Own<Unit0>>(2).arg())).scan()?;
                    let s2 = Fixed(s2.b(given.one::<i128>(3).arg())).scan()?;
                    let s2 = s2.c_range(args(&given.bounds::<u128>(4)));
                    let s1 = s1._1_prefix(s2);
                    let s0 = s0.b_prefix(s1);
                    let s0 = Fixed(s0.c(given.one::<Inner5>(7).arg())).scan()?;
                    let s9 = Inner9::prefix();
                    let s10 = Inner6::prefix();
                    let s10 = s10.a_range(args(&given.bounds::<[u8; 4]>(10)));
                    let s9 = s9.a_prefix(Kinds1::prefix().inner6_prefix(s10));
                    let s0 = s0.d_prefix(Kinds3::prefix().inner9_prefix(s9));
                    let s0 = Fixed(s0.e(given.one::<Inner11>(13).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s1 = Inner2::prefix();
                    let s1 = s1._0_any();
                    let s2 = Inner1::prefix();
                    let s2 = s2.a_in(given.some::<Own<Unit0>>(2).iter().map(Value::arg));
                    let s2 = s2.b_in(given.some::<i128>(3).iter().map(Value::arg));
                    let s2 = s2.c_range_in(given.several::<u128>(4).iter().map(args));
                    let s1 = s1._1_prefix(s2);
                    let s0 = s0.b_prefix(s1);
                    let s0 = s0.c_in(given.some::<Inner5>(7).iter().map(Value::arg));
                    let s9 = Inner9::prefix();
                    let s10 = Inner6::prefix();
                    let s10 = s10.a_range_in(given.several::<[u8; 4]>(10).iter().map(args));
                    let s9 = s9.a_prefix(Kinds1::prefix().inner6_prefix(s10));
                    let s0 = s0.d_prefix(Kinds3::prefix().inner9_prefix(s9));
                    let s0 = s0.e_in(given.some::<Inner11>(13).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s1 = Inner2::prefix();
                    let s1 = s1._0_any();
                    let s2 = Inner1::prefix();
                    let s2 = s2.a_range(args(&given.bounds::<Own<Unit0>>(2)));
                    let s2 = s2.b_range(args(&given.bounds::<i128>(3)));
                    let s2 = s2.c_range(args(&given.bounds::<u128>(4)));
                    let s1 = s1._1_prefix(s2);
                    let s0 = s0.b_prefix(s1);
                    let s0 = s0.c_range(args(&given.bounds::<Inner5>(7)));
                    let s9 = Inner9::prefix();
                    let s10 = Inner6::prefix();
                    let s10 = s10.a_range(args(&given.bounds::<[u8; 4]>(10)));
                    let s9 = s9.a_prefix(Kinds1::prefix().inner6_prefix(s10));
                    let s0 = s0.d_prefix(Kinds3::prefix().inner9_prefix(s9));
                    let s0 = s0.e_range(args(&given.bounds::<Inner11>(13)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_67 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Other(
        #[rowkey(hex)] pub Wrapping<u32>,
        pub SystemTime,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter = "#")]
    pub struct Inner1 {
        pub a: Vec<u8>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "#")]
    pub struct Key {
        pub a: Inner1,
        #[rowkey(unit = ms, text, desc)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Inner1 { a });
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 67,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<SystemTime>(1).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<SystemTime>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_68 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other {
        #[pad(2)] #[rowkey(literal = b"u:")] pub a: Wrapping<u8>,
        #[salt(buckets = 16, hash = java31)] pub b: Unit0,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "#")]
    pub struct Key {
        #[salt(buckets = 16, hash = java31)] #[rowkey(hex)] pub a: [u8; 1],
        #[salt] pub b: String,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 68,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<[u8; 1]>(0).arg())).scan()?;
                    let s0 = s0.b_range_in(given.several::<String>(1).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[u8; 1]>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<String>(1).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[u8; 1]>(0)));
                    let s0 = s0.b_range_in(given.several::<String>(1).iter().map(args));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_69 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[rowkey(with = rowkey::codec::Groups)] pub a: Option<Vec<u8>>,
        #[rowkey(nul)] pub b: String,
        #[rowkey(literal = b"u:", le)] pub c: Option<i64>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: u32,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Inner2(
        #[rowkey(desc)] pub Kinds0,
    );

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(terminator = 0)] pub a: Vec<u8>,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub b: String,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Inner0,
        pub b: (Vec<u8>, Reverse<SystemTime>, Duration),
        pub c: Inner2,
        #[salt(buckets = 5, hash = sha256, hex = 1)] #[rowkey(desc)] pub d: Inner3,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Inner1(Inner1),
        #[rowkey(prefix = "ov")]
        Empty1,
    }

    fields!(Inner0 { a b c });
    fields!(Inner1 { a });
    fields!(Inner2 { 0 });
    fields!(Inner3 { a b });
    fields!(Key { a b c d });
    kinds!(Kinds0 { 0 Inner1, 1 Empty1 = Empty, });

    pub const MADE: Made = Made {
        seed: 69,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner0::prefix();
                    let s1 = s1.a_any();
                    let s1 = Fixed(s1.b(given.one::<String>(1).arg())).scan()?;
                    let s1 = Fixed(s1.c(given.one::<Option<i64>>(2).arg())).scan()?;
                    let s0 = s0.a_prefix(s1);
                    let s0 = Fixed(s0.b(given.one::<(Vec<u8>, Reverse<SystemTime>, Duration)>(4).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Inner2>(5).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner0::prefix();
                    let s1 = s1.a_any();
                    let s1 = s1.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s1 = s1.c_in(given.some::<Option<i64>>(2).iter().map(Value::arg));
                    let s0 = s0.a_prefix(s1);
                    let s0 = s0.b_in(given.some::<(Vec<u8>, Reverse<SystemTime>, Duration)>(4).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Inner2>(5).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner0::prefix();
                    let s1 = s1.a_any();
                    let s1 = s1.b_range(args(&given.bounds::<String>(1)));
                    let s1 = s1.c_in(given.some::<Option<i64>>(2).iter().map(Value::arg));
                    let s0 = s0.a_prefix(s1);
                    let s0 = s0.b_range(args(&given.bounds::<(Vec<u8>, Reverse<SystemTime>, Duration)>(4)));
                    let s0 = s0.c_in(given.some::<Inner2>(5).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_70 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        pub a: String,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(literal = b"\xff\xff")] pub a: Inner0,
        #[pad(13)] #[rowkey(unit = ms, desc)] pub b: Option<SystemTime>,
        #[rowkey(desc)] pub c: Duration,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Key {
        #[rowkey(nul)] pub a: Box<[u8]>,
        pub b: Kinds0,
        pub c: Kinds1,
        #[rowkey(literal = b"a", desc)] pub d: Ipv4Addr,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Empty0,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "m")]
        Inner1(Inner1),
        #[rowkey(prefix = "x\u{1}")]
        Empty1,
    }

    fields!(Inner0 { a });
    fields!(Inner1 { a b c });
    fields!(Key { a b c d });
    kinds!(Kinds0 { 0 Empty0 = Empty, });
    kinds!(Kinds1 { 0 Inner1, 1 Empty1 = Empty, });

    pub const MADE: Made = Made {
        seed: 70,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_starts_with(given.one::<Box<[u8]>>(0).arg());
                    let s0 = s0.b_prefix(Kinds0::prefix().empty0());
                    let s0 = s0.c_prefix(Kinds1::prefix().empty1());
                    let s0 = Fixed(s0.d(given.one::<Ipv4Addr>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_starts_with_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0.b_prefix(Kinds0::prefix().empty0());
                    let s0 = s0.c_prefix(Kinds1::prefix().empty1());
                    let s0 = s0.d_in(given.some::<Ipv4Addr>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_starts_with(given.one::<Box<[u8]>>(0).arg());
                    let s0 = s0.b_prefix(Kinds0::prefix().empty0());
                    let s0 = s0.c_prefix(Kinds1::prefix().empty1());
                    let s0 = s0.d_range(args(&given.bounds::<Ipv4Addr>(3)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_71 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff", delimiter("|", unordered, trailing))]
    pub struct Key {
        #[pad(4)] #[rowkey(desc)] pub a: u8,
        #[salt(buckets = 11)] pub b: String,
    }

    fields!(Key { a b });

    pub const MADE: Made = Made {
        seed: 71,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_72 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey, Clone, Copy)]
    #[repr(i16)]
    pub enum Unit1 { A = -3, B = 0, C = 7 }

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit2 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(desc)] pub a: Unit0,
        #[salt(buckets = 4, hash = sha256)] #[rowkey(desc)] pub b: Unit1,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[pad(1)] #[rowkey(as = Box<str>)] pub Option<Own<Box<str>>>,
        #[rowkey(desc)] pub Unit2,
        #[salt(buckets = 4, hash = sha256)] #[rowkey(literal = b"::")] pub SystemTime,
        pub (String, u64, i16),
        #[rowkey(hex = upper)] pub u8,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { 0 1 2 3 4 });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    variants!(Unit1 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    variants!(Unit2 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 72,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Option<Own<Box<str>>>>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0._1(given.one::<Unit2>(1).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<SystemTime>(2).arg())).scan()?;
                    let s0 = Fixed(s0._3(given.one::<(String, u64, i16)>(3).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Option<Own<Box<str>>>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Unit2>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<SystemTime>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<(String, u64, i16)>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Option<Own<Box<str>>>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<Unit2>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<SystemTime>(2)));
                    let s0 = s0._3_range(args(&given.bounds::<(String, u64, i16)>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_73 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(literal = b",")] pub a: Vec<Duration>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Option<Ipv4Addr>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[pad(3)] #[rowkey(desc)] pub a: u16,
        pub b: Option<Kinds0>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, hash = java31))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a });
    fields!(Key { a b });
    kinds!(Kinds0 { 0 Inner1, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 73,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u16>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Option<Kinds0>>(1).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Kinds0>>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u16>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Kinds0>>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_74 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(desc)] pub a: u64,
        #[salt(buckets = 7, hash = xxh64)] pub b: Option<SystemTime>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "#")]
    pub struct Inner1 {
        #[pad(1)] #[rowkey(literal = b"::")] pub a: u8,
        #[rowkey(hex)] pub b: [u8; 1],
        pub c: String,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "#")]
    pub struct Inner2 {
        pub a: Inner1,
        #[salt(buckets = 4, hash = xxh64)] #[rowkey(hex, desc)] pub b: u16,
        #[salt] #[pad(3)] pub c: u64,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "#")]
    pub struct Key(
        pub Inner2,
        #[reverse_ts(from = 9999999999)] #[pad(10)] pub u64,
        #[salt(buckets = 7, hash = xxh64)] #[rowkey(hex)] pub u32,
        pub Box<str>,
        #[rowkey(width = 1)] pub u16,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a b c });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 74,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Inner2>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<u64>(1).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<u32>(2).arg())).scan()?;
                    let s0 = Fixed(s0._3(given.one::<Box<str>>(3).arg())).scan()?;
                    let s0 = s0._4_range(args(&given.bounds::<u16>(4)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<u32>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Box<str>>(3).iter().map(Value::arg));
                    let s0 = s0._4_range_in(given.several::<u16>(4).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Inner2>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<u64>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<u32>(2)));
                    let s0 = s0._3_range(args(&given.bounds::<Box<str>>(3)));
                    let s0 = s0._4_range(args(&given.bounds::<u16>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_75 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        pub a: Ipv6Addr,
        #[rowkey(as(NonZeroU64, to = Own::get, from = Own))] pub b: Own<NonZeroU64>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("~", unordered, trailing))]
    pub struct Key {
        pub a: String,
        #[rowkey(literal = b"\x00")] pub b: Vec<u8>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 75,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_76 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        #[pad(9)] pub a: u64,
        pub b: SystemTime,
    }

    fields!(Key { a b });

    pub const MADE: Made = Made {
        seed: 76,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<SystemTime>(1).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<SystemTime>(1).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<SystemTime>(1).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_77 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[rowkey(unit = us, text, desc)] pub a: Option<SystemTime>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Key(
        #[salt(buckets = 10, hex = 1)] #[rowkey(unit = ns)] pub SystemTime,
        pub (bool, NonZeroU128),
        #[rowkey(tail)] pub Option<u8>,
        #[rowkey(tail)] pub Option<IpAddr>,
    );

    fields!(Inner0 { a });
    fields!(Key { 0 1 2 3 });

    pub const MADE: Made = Made {
        seed: 77,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<SystemTime>(0).arg())).scan()?;
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<SystemTime>(0)));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_78 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 4, hash = sha256, pad = 1)] #[rowkey(with = rowkey::codec::Groups)] pub a: Vec<u8>,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        pub (Option<Wrapping<u16>>, u8, Option<NonZeroI32>),
        pub IpAddr,
        #[pad(1)] #[rowkey(literal = b"u:", max = 6)] pub NonZeroU64,
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(literal = b"\xff\xff", desc)] pub a: Box<[u8]>,
        #[rowkey(desc)] pub b: Reverse<Option<Duration>>,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub c: Option<String>,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 4, hash = sha256, pad = 1))]
    pub struct Key(
        pub Inner1,
        #[rowkey(text, tail)] pub Option<Date>,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { 0 1 2 });
    fields!(Inner2 { a b c });
    fields!(Key { 0 1 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 78,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Inner1>(0).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Inner1>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_79 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Other(
        pub Unit0,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter("-+", unordered, trailing))]
    pub struct Key {
        #[pad(2)] pub a: u16,
        pub b: Vec<u8>,
        #[reverse_ts(from = 9999999999)] #[rowkey(hex)] pub c: u64,
        #[rowkey(hex, desc)] pub d: u32,
        pub e: String,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Key { a b c d e });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 79,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u16>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Vec<u8>>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<u64>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u32>(3).iter().map(Value::arg));
                    let s0 = s0.e_starts_with_in(given.some::<String>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u64>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u32>(3).iter().map(Value::arg));
                    let s0 = s0.e_starts_with_in(given.some::<String>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u16>(0)));
                    let s0 = s0.b_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u64>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u32>(3).iter().map(Value::arg));
                    let s0 = s0.e_starts_with_in(given.some::<String>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_80 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(literal = b"u:", hex = upper)] pub a: [u8; 3],
        #[salt(buckets = 7, hash = xxh64, pad = 1)] #[rowkey(nul, desc)] pub b: Option<Box<str>>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:", delimiter = "/")]
    pub struct Inner1 {
        pub a: String,
        pub b: Unit0,
        pub c: Vec<u8>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Inner2 {
        pub a: Vec<u8>,
        pub b: String,
        #[rowkey(literal = b"u:")] pub c: Inner1,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt", delimiter = "/")]
    pub struct Key {
        pub a: Box<str>,
        #[salt(buckets = 7, hash = xxh64, pad = 1)] #[pad(1)] #[rowkey(desc)] pub b: u32,
        #[reverse_ts(from = 9999999999)] #[rowkey(hex)] pub c: u64,
        #[salt] pub d: Inner2,
        #[rowkey(hex)] pub e: u16,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a b c });
    fields!(Key { a b c d e });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 80,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Box<str>>(0)));
                    let s0 = s0.b_any();
                    let s0 = Fixed(s0.c(given.one::<u64>(1).arg())).scan()?;
                    let s3 = Inner2::prefix();
                    let s3 = Fixed(s3.a(given.one::<Vec<u8>>(3).arg())).scan()?;
                    let s3 = Fixed(s3.b(given.one::<String>(4).arg())).scan()?;
                    let s3 = Fixed(s3.c(given.one::<Inner1>(5).arg())).scan()?;
                    let s0 = s0.d_prefix(s3);
                    let s0 = Fixed(s0.e(given.one::<u16>(7).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<Box<str>>(0).iter().map(args));
                    let s0 = s0.b_any();
                    let s0 = s0.c_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s3 = Inner2::prefix();
                    let s3 = s3.a_in(given.some::<Vec<u8>>(3).iter().map(Value::arg));
                    let s3 = s3.b_in(given.some::<String>(4).iter().map(Value::arg));
                    let s3 = s3.c_in(given.some::<Inner1>(5).iter().map(Value::arg));
                    let s0 = s0.d_prefix(s3);
                    let s0 = s0.e_in(given.some::<u16>(7).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Box<str>>(0)));
                    let s0 = s0.b_any();
                    let s0 = s0.c_range(args(&given.bounds::<u64>(1)));
                    let s3 = Inner2::prefix();
                    let s3 = s3.a_range(args(&given.bounds::<Vec<u8>>(3)));
                    let s3 = s3.b_range(args(&given.bounds::<String>(4)));
                    let s3 = s3.c_range(args(&given.bounds::<Inner1>(5)));
                    let s0 = s0.d_prefix(s3);
                    let s0 = s0.e_range(args(&given.bounds::<u16>(7)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_81 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 3)] pub a: [i16; 1],
        #[rowkey(nul, desc)] pub b: Box<[u8]>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("|", unordered))]
    pub struct Key {
        #[pad(1)] #[rowkey(desc)] pub a: u16,
        #[salt(buckets = 3)] #[pad(2)] pub b: u8,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 81,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u16>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u16>(0)));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_82 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(unit = s, text)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[pad(1)] #[rowkey(desc)] pub u8,
        pub Option<u64>,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub Vec<u8>,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Key(
        #[rowkey(text)] pub SystemTime,
        #[rowkey(hex = upper)] pub u8,
        #[rowkey(desc)] pub Inner1,
        pub Reverse<String>,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { 0 1 2 });
    fields!(Key { 0 1 2 3 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 82,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_range_in(given.several::<u8>(0).iter().map(args));
                    let s0 = s0._2_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Reverse<String>>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_range_in(given.several::<u8>(0).iter().map(args));
                    let s0 = s0._2_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Reverse<String>>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_range_in(given.several::<u8>(0).iter().map(args));
                    let s0 = s0._2_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Reverse<String>>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_83 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Inner0 {
        #[rowkey(desc)] pub a: [SystemTime; 1],
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(desc)] pub Inner0,
        #[rowkey(desc)] pub Option<Kinds0>,
        #[rowkey(literal = b"\xff", desc)] pub Unit0,
        pub NonZeroI8,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Empty0,
        #[rowkey(prefix = "ov")]
        Empty1,
    }

    fields!(Inner0 { a });
    fields!(Key { 0 1 2 3 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Empty1 = Empty, });

    pub const MADE: Made = Made {
        seed: 83,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range_in(given.several::<Inner0>(0).iter().map(args));
                    let s0 = s0._1_any();
                    let s0 = Fixed(s0._2(given.one::<Unit0>(1).arg())).scan()?;
                    let s0 = s0._3_in(given.some::<NonZeroI8>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range_in(given.several::<Inner0>(0).iter().map(args));
                    let s0 = s0._1_any();
                    let s0 = s0._2_in(given.some::<Unit0>(1).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<NonZeroI8>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range_in(given.several::<Inner0>(0).iter().map(args));
                    let s0 = s0._1_any();
                    let s0 = s0._2_range(args(&given.bounds::<Unit0>(1)));
                    let s0 = s0._3_in(given.some::<NonZeroI8>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_84 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00", delimiter("aab", unordered))]
    pub struct Inner0 {
        #[rowkey(literal = b"\x00")] pub a: String,
        pub b: Box<str>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("aab", unordered))]
    pub struct Inner1 {
        pub a: Box<str>,
        #[rowkey(literal = b"\xff\xff")] pub b: Inner0,
        pub c: String,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("aab", unordered))]
    pub struct Key(
        #[pad(1)] #[rowkey(literal = b"u:", reverse_digits)] pub u64,
        pub Inner1,
        #[salt(buckets = 100, hash = xxh64)] pub String,
    );

    fields!(Inner0 { a b });
    fields!(Inner1 { a b c });
    fields!(Key { 0 1 2 });

    pub const MADE: Made = Made {
        seed: 84,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<u64>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<Inner1>(1).arg())).scan()?;
                    let s0 = s0._2_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    let s0 = s0._2_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    let s0 = s0._2_any();
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_85 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(delimiter("::=", unordered))]
    pub struct Key(
        #[rowkey(literal = b"\xff\xff", hex)] pub [u8; 1],
        #[rowkey(hex, desc)] pub [u8; 1],
        #[salt(buckets = 5, hash = java31)] #[rowkey(hex)] pub [u8; 2],
    );

    fields!(Key { 0 1 2 });

    pub const MADE: Made = Made {
        seed: 85,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<[u8; 1]>(0).arg())).scan()?;
                    let s0 = s0._1_any();
                    let s0 = s0._2_range(args(&given.bounds::<[u8; 2]>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<[u8; 1]>(0).iter().map(Value::arg));
                    let s0 = s0._1_any();
                    let s0 = s0._2_range_in(given.several::<[u8; 2]>(1).iter().map(args));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<[u8; 1]>(0)));
                    let s0 = s0._1_any();
                    let s0 = s0._2_range(args(&given.bounds::<[u8; 2]>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_86 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[pad(1)] #[rowkey(desc)] pub a: Vec<u8>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Inner1(
        pub Inner0,
        pub (bool, Reverse<i32>),
        #[rowkey(hex, desc)] pub [u8; 1],
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Key {
        #[rowkey(literal = b"\xff\xff", desc)] pub a: Inner1,
        #[rowkey(desc)] pub b: bool,
        #[pad(8)] pub c: Option<Option<Date>>,
        #[rowkey(desc)] pub d: (String, Reverse<u8>, Option<u32>),
    }

    fields!(Inner0 { a });
    fields!(Inner1 { 0 1 2 });
    fields!(Key { a b c d });

    pub const MADE: Made = Made {
        seed: 86,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner1>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<bool>(1)));
                    let s0 = s0.c_range_in(given.several::<Option<Option<Date>>>(2).iter().map(args));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<bool>(1).iter().map(args));
                    let s0 = s0.c_range_in(given.several::<Option<Option<Date>>>(2).iter().map(args));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner1>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<bool>(1)));
                    let s0 = s0.c_range_in(given.several::<Option<Option<Date>>>(2).iter().map(args));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_87 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0(
        #[rowkey(literal = b"\x00", text)] pub Date,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: u8,
        pub b: (Vec<u8>, Option<i8>, String),
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: Kinds0,
        pub b: Kinds1,
        #[rowkey(literal = b"\x00")] pub c: Option<Date>,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: [f64; 2],
        pub b: IpAddr,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        #[rowkey(terminator = 97)] pub a: Vec<u8>,
        #[rowkey(desc)] pub b: Option<String>,
    }

    #[derive(RowKey)]
    pub struct Inner5(
        #[rowkey(desc)] pub [u32; 2],
        #[salt(buckets = 4, hash = xxh64)] #[rowkey(literal = b"a")] pub Option<Option<u64>>,
    );

    #[derive(RowKey)]
    pub struct Inner6(
        #[rowkey(with = rowkey::codec::Groups)] pub String,
        pub Inner5,
    );

    #[derive(RowKey)]
    pub struct Inner7 {
        #[reverse_ts(from = 9223372036854775807)] #[pad(19)] #[rowkey(unit = ns)] pub a: Option<SystemTime>,
        #[rowkey(desc)] pub b: [char; 1],
        pub c: Reverse<Reverse<NonZeroI64>>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Kinds2,
        #[salt(buckets = 11, pad = 2)] pub b: Kinds3,
        pub c: Ipv4Addr,
        #[rowkey(desc)] pub d: SystemTime,
        #[salt] #[rowkey(desc)] pub e: Kinds4,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Inner0(Inner0),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "\0")]
        Inner1(Inner1),
        #[rowkey(prefix = "x\u{1}")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "x\u{1}")]
        Inner2(Inner2),
        #[rowkey(prefix = "m")]
        Inner3(Inner3),
    }

    #[derive(RowKey)]
    pub enum Kinds3 {
        #[rowkey(prefix = "x\u{1}")]
        Inner4(Inner4),
        #[rowkey(prefix = "\0")]
        Inner6(Inner6),
        #[rowkey(prefix = "ov")]
        Empty2,
    }

    #[derive(RowKey)]
    pub enum Kinds4 {
        #[rowkey(prefix = "\u{7f}")]
        Inner7(Inner7),
    }

    fields!(Inner0 { 0 });
    fields!(Inner1 { a b });
    fields!(Inner2 { a b c });
    fields!(Inner3 { a b });
    fields!(Inner4 { a b });
    fields!(Inner5 { 0 1 });
    fields!(Inner6 { 0 1 });
    fields!(Inner7 { a b c });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Inner0, });
    kinds!(Kinds1 { 0 Inner1, 1 Empty1 = Empty, });
    kinds!(Kinds2 { 0 Inner2, 1 Inner3, });
    kinds!(Kinds3 { 0 Inner4, 1 Inner6, 2 Empty2 = Empty, });
    kinds!(Kinds4 { 0 Inner7, });

    pub const MADE: Made = Made {
        seed: 87,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Kinds2>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Kinds3>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Ipv4Addr>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<SystemTime>(3).iter().map(Value::arg));
                    let s5 = Inner7::prefix();
                    let s5 = Fixed(s5.a(given.one::<Option<SystemTime>>(5).arg())).scan()?;
                    let s5 = Fixed(s5.b(given.one::<[char; 1]>(6).arg())).scan()?;
                    let s5 = s5.c_range(args(&given.bounds::<Reverse<Reverse<NonZeroI64>>>(7)));
                    let s0 = s0.e_prefix(Kinds4::prefix().inner7_prefix(s5));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Kinds2>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Kinds3>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Ipv4Addr>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<SystemTime>(3).iter().map(Value::arg));
                    let s5 = Inner7::prefix();
                    let s5 = s5.a_in(given.some::<Option<SystemTime>>(5).iter().map(Value::arg));
                    let s5 = s5.b_in(given.some::<[char; 1]>(6).iter().map(Value::arg));
                    let s5 = s5.c_range_in(given.several::<Reverse<Reverse<NonZeroI64>>>(7).iter().map(args));
                    let s0 = s0.e_prefix(Kinds4::prefix().inner7_prefix(s5));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Kinds2>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Kinds3>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Ipv4Addr>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<SystemTime>(3).iter().map(Value::arg));
                    let s5 = Inner7::prefix();
                    let s5 = s5.a_range(args(&given.bounds::<Option<SystemTime>>(5)));
                    let s5 = s5.b_range(args(&given.bounds::<[char; 1]>(6)));
                    let s5 = s5.c_range(args(&given.bounds::<Reverse<Reverse<NonZeroI64>>>(7)));
                    let s0 = s0.e_prefix(Kinds4::prefix().inner7_prefix(s5));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_88 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other {
        pub a: char,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(unit = us, text, desc)] pub a: SystemTime,
        #[rowkey(max = 5)] pub b: NonZeroI64,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Key {
        #[rowkey(as(Ipv4Addr, to = Own::get, from = Own))] pub a: Option<Own<Ipv4Addr>>,
        pub b: u64,
        #[rowkey(rest)] pub c: Box<str>,
        #[reverse_ts] #[rowkey(literal = b"\xff", unit = ms)] pub d: SystemTime,
        pub e: Reverse<Inner1>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a b });
    fields!(Key { a b c d e });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 88,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Own<Ipv4Addr>>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<u64>(1)));
                    let s0 = s0.c_any();
                    let s0 = Fixed(s0.d(given.one::<SystemTime>(2).arg())).scan()?;
                    let s0 = s0.e_in(given.some::<Reverse<Inner1>>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<Option<Own<Ipv4Addr>>>(0).iter().map(args));
                    let s0 = s0.b_range_in(given.several::<u64>(1).iter().map(args));
                    let s0 = s0.c_any();
                    let s0 = s0.d_in(given.some::<SystemTime>(2).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<Reverse<Inner1>>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Own<Ipv4Addr>>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<u64>(1)));
                    let s0 = s0.c_any();
                    let s0 = s0.d_range(args(&given.bounds::<SystemTime>(2)));
                    let s0 = s0.e_in(given.some::<Reverse<Inner1>>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_89 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Other {
        #[reverse_ts] pub a: Option<u64>,
        #[salt(buckets = 16)] #[rowkey(with = rowkey::codec::Groups)] pub b: Box<str>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "#")]
    pub struct Key {
        #[reverse_ts(from = 9999999999)] #[rowkey(hex)] pub a: u64,
        #[salt(buckets = 16)] #[pad(10)] #[rowkey(unit = s)] pub b: SystemTime,
        #[rowkey(hex, desc)] pub c: u32,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b c });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 89,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u64>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<u32>(2)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = s0.c_range_in(given.several::<u32>(2).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u64>(0)));
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<u32>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_90 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 2, hash = java31)] #[rowkey(literal = b"::", text, as = Date)] pub a: Own<Date>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter(":", unordered))]
    pub struct Key(
        #[salt(buckets = 2, hash = java31)] #[pad(1)] pub u8,
        #[rowkey(digits)] pub u8,
        #[pad(1)] pub u64,
        #[rowkey(literal = b"\xff")] pub String,
        #[salt] #[reverse_ts(from = 9999999999)] #[pad(10)] pub u64,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 90,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<u8>(0).arg())).scan()?;
                    let s0 = s0._1_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<u64>(2)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0._2_range_in(given.several::<u64>(2).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<u8>(0)));
                    let s0 = s0._1_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<u64>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_91 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit1 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 10, pad = 1)] #[rowkey(literal = b"\xff", digits)] pub a: u16,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("||", unordered))]
    pub struct Inner1 {
        #[pad(2)] pub a: u8,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("||", unordered))]
    pub struct Inner2 {
        #[reverse_ts(from = 9999999999)] #[pad(10)] pub a: u64,
        pub b: Vec<u8>,
        pub c: Inner1,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("||", unordered))]
    pub struct Key(
        pub Box<str>,
        pub Box<str>,
        pub Unit0,
        #[rowkey(literal = b"a")] pub Inner2,
        #[salt(buckets = 10, pad = 1)] pub Unit1,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a });
    fields!(Inner2 { a b c });
    fields!(Key { 0 1 2 3 4 });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    variants!(Unit1 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 91,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Box<str>>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Box<str>>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Box<str>>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_92 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[reverse_ts(from = 9999999999999)] #[pad(13)] #[rowkey(unit = ms, as = SystemTime)] pub a: Option<Own<SystemTime>>,
        #[salt(buckets = 16, hash = xxh64)] #[rowkey(literal = b"u:")] pub b: (u64, Reverse<NonZeroU16>),
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[rowkey(desc)] pub IpAddr,
        #[rowkey(as(NonZeroU16, to = Own::get, from = Own))] pub Option<Own<NonZeroU16>>,
    );

    #[derive(RowKey)]
    pub struct Inner2(
        #[rowkey(max = 6)] pub u128,
        #[rowkey(desc)] pub Reverse<NonZeroI16>,
        pub Kinds0,
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 16, hash = xxh64))]
    pub struct Key {
        #[rowkey(desc)] pub a: Inner2,
        #[rowkey(width = 5, as = u32)] pub b: Option<Own<u32>>,
        #[pad(13)] #[rowkey(literal = b"u:", unit = ms, as = SystemTime)] pub c: Own<SystemTime>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Inner1(Inner1),
        #[rowkey(prefix = "\0")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { 0 1 });
    fields!(Inner2 { 0 1 2 });
    fields!(Key { a b c });
    kinds!(Kinds0 { 0 Inner1, 1 Empty1 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 92,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner2>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Option<Own<u32>>>(1).arg())).scan()?;
                    let s0 = s0.c_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Own<u32>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner2>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Own<u32>>>(1)));
                    let s0 = s0.c_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_93 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Other {
        #[rowkey(literal = b"::")] pub a: u16,
        #[pad(4, fill = 'x')] #[rowkey(desc)] pub b: String,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[pad(4, fill = '~')] pub a: Box<[u8]>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: SystemTime,
        pub b: Option<Option<Ipv6Addr>>,
        pub c: (Box<str>, SystemTime),
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(terminator = 97)] pub a: String,
        pub b: Option<Kinds0>,
        #[rowkey(desc)] pub c: Inner2,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        #[rowkey(desc)] pub a: bool,
    }

    #[derive(RowKey)]
    pub struct Inner5 {
        pub a: Kinds1,
        pub b: Option<Wrapping<u128>>,
    }

    #[derive(RowKey)]
    pub struct Key(
        pub u8,
        #[rowkey(unit = ms, text)] pub SystemTime,
        pub Option<Kinds2>,
        #[rowkey(width = 7)] pub u128,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "o/")]
        Inner4(Inner4),
        #[rowkey(prefix = "\0")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "\u{7f}")]
        Inner3(Inner3),
        #[rowkey(prefix = "ov")]
        Inner5(Inner5),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a });
    fields!(Inner2 { a b c });
    fields!(Inner3 { a b c });
    fields!(Inner4 { a });
    fields!(Inner5 { a b });
    fields!(Key { 0 1 2 3 });
    kinds!(Kinds0 { 0 Inner1, });
    kinds!(Kinds1 { 0 Inner4, 1 Empty1 = Empty, });
    kinds!(Kinds2 { 0 Inner3, 1 Inner5, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 93,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<u8>(0).arg())).scan()?;
                    let s0 = s0._1_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0._2(given.one::<Option<Kinds2>>(2).arg())).scan()?;
                    let s0 = s0._3_range(args(&given.bounds::<u128>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Option<Kinds2>>(2).iter().map(Value::arg));
                    let s0 = s0._3_range_in(given.several::<u128>(3).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<u8>(0)));
                    let s0 = s0._1_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Option<Kinds2>>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<u128>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_94 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[rowkey(desc)] pub u8,
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: Kinds0,
        #[rowkey(desc)] pub b: Ipv4Addr,
        #[rowkey(desc)] pub c: Option<Ipv6Addr>,
        #[rowkey(with = rowkey::codec::Groups, desc)] pub d: Box<[u8]>,
        pub e: Option<char>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Empty0,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Empty0 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 94,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_prefix(Kinds0::prefix().empty0());
                    let s0 = s0.b_any();
                    let s0 = s0.c_range(args(&given.bounds::<Option<Ipv6Addr>>(1)));
                    let s0 = Fixed(s0.d(given.one::<Box<[u8]>>(2).arg())).scan()?;
                    let s0 = s0.e_range_in(given.several::<Option<char>>(3).iter().map(args));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_prefix(Kinds0::prefix().empty0());
                    let s0 = s0.b_any();
                    let s0 = s0.c_range_in(given.several::<Option<Ipv6Addr>>(1).iter().map(args));
                    let s0 = s0.d_in(given.some::<Box<[u8]>>(2).iter().map(Value::arg));
                    let s0 = s0.e_range_in(given.several::<Option<char>>(3).iter().map(args));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_prefix(Kinds0::prefix().empty0());
                    let s0 = s0.b_any();
                    let s0 = s0.c_range(args(&given.bounds::<Option<Ipv6Addr>>(1)));
                    let s0 = s0.d_range(args(&given.bounds::<Box<[u8]>>(2)));
                    let s0 = s0.e_range_in(given.several::<Option<char>>(3).iter().map(args));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_95 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Other(
        #[rowkey(nul)] pub Box<[u8]>,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter("~", unordered))]
    pub struct Key(
        pub Unit0,
        #[rowkey(hex, desc)] pub [u8; 1],
        #[rowkey(hex = upper)] pub [u8; 2],
        #[rowkey(hex)] pub u8,
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 10))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Key { 0 1 2 3 });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 95,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Unit0>(0).arg())).scan()?;
                    let s0 = s0._1_in(given.some::<[u8; 1]>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<[u8; 2]>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<u8>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<[u8; 1]>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<[u8; 2]>(2).iter().map(Value::arg));
                    let s0 = s0._3_range_in(given.several::<u8>(3).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0._1_in(given.some::<[u8; 1]>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<[u8; 2]>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<u8>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_96 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 10, hex = 2)] #[pad(1)] pub a: NonZeroU32,
        #[salt] #[rowkey(hex = upper)] pub b: u64,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:", delimiter(":", unordered))]
    pub struct Key(
        #[rowkey(hex = upper)] pub u8,
        pub String,
        #[salt(buckets = 10, hex = 2)] #[rowkey(hex)] pub [u8; 1],
        #[pad(4)] #[rowkey(max = 7, desc)] pub u8,
        pub Box<str>,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 96,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<u8>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<String>(1).arg())).scan()?;
                    let s0 = s0._2_in(given.some::<[u8; 1]>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<u8>(3).iter().map(Value::arg));
                    let s0 = s0._4_starts_with(given.one::<Box<str>>(4).arg());
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<[u8; 1]>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<u8>(3).iter().map(Value::arg));
                    let s0 = s0._4_starts_with_in(given.some::<Box<str>>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<u8>(0)));
                    let s0 = s0._1_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<[u8; 1]>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<u8>(3).iter().map(Value::arg));
                    let s0 = s0._4_starts_with(given.one::<Box<str>>(4).arg());
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_97 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        pub [u8; 3],
        #[rowkey(digits)] pub u8,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Key {
        #[rowkey(hex = upper, desc)] pub a: Option<u64>,
        #[rowkey(desc)] pub b: Reverse<Option<f32>>,
        #[rowkey(rest)] pub c: Box<[u8]>,
        pub d: u32,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, hash = sha256, pad = 1))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 97,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = Fixed(s0.b(given.one::<Reverse<Option<f32>>>(0).arg())).scan()?;
                    let s0 = s0.c_any();
                    let s0 = Fixed(s0.d(given.one::<u32>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Reverse<Option<f32>>>(0).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    let s0 = s0.d_in(given.some::<u32>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Reverse<Option<f32>>>(0)));
                    let s0 = s0.c_any();
                    let s0 = s0.d_range(args(&given.bounds::<u32>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_98 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 2, pad = 1))]
    pub struct Other(
        #[rowkey(width = 5)] pub u128,
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 10, pad = 1))]
    pub struct Inner1 {
        pub a: u64,
        #[reverse_ts(from = 9999999999999999)] #[rowkey(unit = us)] pub b: SystemTime,
        pub c: NonZeroU8,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 2, pad = 1)] pub a: Option<Option<Inner1>>,
        #[reverse_ts] #[rowkey(unit = ns)] pub b: SystemTime,
        #[salt] pub c: Option<Option<i64>>,
        pub d: [NonZeroI16; 1],
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { a b c });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 98,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<Option<Inner1>>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<SystemTime>(1).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Option<Inner1>>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Option<Inner1>>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<SystemTime>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_99 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:", salt(buckets = 4, hex = 1))]
    pub struct Other {
        #[rowkey(text)] pub a: Date,
        #[rowkey(max = 7, hex)] pub b: u16,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Key {
        #[rowkey(literal = b"\xff", rest)] pub a: Vec<u8>,
        #[salt(buckets = 4, hex = 1)] #[rowkey(literal = b"u:", as([u8; 3], to = Own::get, from = Own))] pub b: Own<[u8; 3]>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 99,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = Fixed(s0.b(given.one::<Own<[u8; 3]>>(0).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Own<[u8; 3]>>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Own<[u8; 3]>>(0)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_100 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[salt(buckets = 3, hash = xxh64)] #[rowkey(with = rowkey::codec::VarbinaryEncoded, desc)] pub String,
        #[salt] pub Duration,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner1 {
        #[reverse_ts] pub a: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Key {
        #[rowkey(literal = b"::")] pub a: u16,
        #[salt(buckets = 3, hash = xxh64)] pub b: Ipv6Addr,
        #[rowkey(desc)] pub c: Inner1,
        #[salt] pub d: u8,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Inner1 { a });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 100,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u16>(0)));
                    let s0 = s0.b_any();
                    let s0 = Fixed(s0.c(given.one::<Inner1>(1).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<u8>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<u16>(0).iter().map(args));
                    let s0 = s0.b_any();
                    let s0 = s0.c_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u8>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u16>(0)));
                    let s0 = s0.b_any();
                    let s0 = s0.c_range(args(&given.bounds::<Inner1>(1)));
                    let s0 = s0.d_range(args(&given.bounds::<u8>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_101 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Inner0 {
        pub a: [u16; 1],
        #[rowkey(unit = s, text = compact, desc)] pub b: SystemTime,
        #[rowkey(desc)] pub c: Option<Unit0>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: u64,
        pub b: Reverse<Option<u32>>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: Kinds0,
        pub b: Kinds1,
        #[pad(2)] pub c: u8,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(width = 4, le)] pub a: Option<u64>,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        #[pad(5)] #[rowkey(max = 6, reverse_digits)] pub a: Option<u64>,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub b: Option<String>,
        #[rowkey(nul, desc)] pub c: String,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Inner5(
        #[rowkey(desc)] pub Kinds2,
        #[rowkey(literal = b"\x00")] pub Kinds3,
        pub (Box<str>, String, u16),
    );

    #[derive(RowKey)]
    pub struct Inner6 {
        pub a: Box<str>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner7 {
        pub a: Reverse<Inner6>,
        pub b: [u128; 1],
        #[rowkey(desc)] pub c: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: u32,
        #[rowkey(desc)] pub b: Inner2,
        #[salt(buckets = 2)] #[rowkey(desc)] pub c: (Option<i128>, Duration, i16),
        #[rowkey(literal = b"a")] pub d: Option<Kinds4>,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub e: String,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Empty0,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "o/")]
        Inner0(Inner0),
        #[rowkey(prefix = "m")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "o/")]
        Empty0,
        #[rowkey(prefix = "x\u{1}")]
        Inner4(Inner4),
    }

    #[derive(RowKey)]
    pub enum Kinds3 {
        #[rowkey(prefix = "x\u{1}")]
        Empty0,
        #[rowkey(prefix = "m")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Kinds4 {
        #[rowkey(prefix = "m")]
        Inner3(Inner3),
        #[rowkey(prefix = "\u{7f}")]
        Inner5(Inner5),
        #[rowkey(prefix = "x\u{1}")]
        Inner7(Inner7),
    }

    fields!(Inner0 { a b c });
    fields!(Inner1 { a b });
    fields!(Inner2 { a b c });
    fields!(Inner3 { a });
    fields!(Inner4 { a b c });
    fields!(Inner5 { 0 1 2 });
    fields!(Inner6 { a });
    fields!(Inner7 { a b c });
    fields!(Key { a b c d e });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Kinds0 { 0 Empty0 = Empty, });
    kinds!(Kinds1 { 0 Inner0, 1 Inner1, });
    kinds!(Kinds2 { 0 Empty0 = Empty, 1 Inner4, });
    kinds!(Kinds3 { 0 Empty0 = Empty, 1 Empty1 = Empty, });
    kinds!(Kinds4 { 0 Inner3, 1 Inner5, 2 Inner7, });

    pub const MADE: Made = Made {
        seed: 101,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s1 = Inner2::prefix();
                    let s1 = s1.a_prefix(Kinds0::prefix().empty0());
                    let s3 = Inner0::prefix();
                    let s3 = Fixed(s3.a(given.one::<[u16; 1]>(3).arg())).scan()?;
                    let s3 = Fixed(s3.b(given.one::<SystemTime>(4).arg())).scan()?;
                    let s3 = s3.c_any();
                    let s1 = s1.b_prefix(Kinds1::prefix().inner0_prefix(s3));
                    let s1 = Fixed(s1.c(given.one::<u8>(6).arg())).scan()?;
                    let s0 = s0.b_prefix(s1);
                    let s0 = s0.c_range(args(&given.bounds::<(Option<i128>, Duration, i16)>(8)));
                    let s0 = Fixed(s0.d(given.one::<Option<Kinds4>>(9).arg())).scan()?;
                    let s0 = s0.e_starts_with_in(given.some::<String>(10).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s1 = Inner2::prefix();
                    let s1 = s1.a_prefix(Kinds0::prefix().empty0());
                    let s3 = Inner0::prefix();
                    let s3 = s3.a_in(given.some::<[u16; 1]>(3).iter().map(Value::arg));
                    let s3 = s3.b_in(given.some::<SystemTime>(4).iter().map(Value::arg));
                    let s3 = s3.c_any();
                    let s1 = s1.b_prefix(Kinds1::prefix().inner0_prefix(s3));
                    let s1 = s1.c_in(given.some::<u8>(6).iter().map(Value::arg));
                    let s0 = s0.b_prefix(s1);
                    let s0 = s0.c_range_in(given.several::<(Option<i128>, Duration, i16)>(8).iter().map(args));
                    let s0 = s0.d_in(given.some::<Option<Kinds4>>(9).iter().map(Value::arg));
                    let s0 = s0.e_starts_with_in(given.some::<String>(10).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s1 = Inner2::prefix();
                    let s1 = s1.a_prefix(Kinds0::prefix().empty0());
                    let s3 = Inner0::prefix();
                    let s3 = s3.a_range(args(&given.bounds::<[u16; 1]>(3)));
                    let s3 = s3.b_range(args(&given.bounds::<SystemTime>(4)));
                    let s3 = s3.c_any();
                    let s1 = s1.b_prefix(Kinds1::prefix().inner0_prefix(s3));
                    let s1 = s1.c_range(args(&given.bounds::<u8>(6)));
                    let s0 = s0.b_prefix(s1);
                    let s0 = s0.c_range(args(&given.bounds::<(Option<i128>, Duration, i16)>(8)));
                    let s0 = s0.d_in(given.some::<Option<Kinds4>>(9).iter().map(Value::arg));
                    let s0 = s0.e_starts_with_in(given.some::<String>(10).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_102 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u32)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit1 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 10, hash = java31))]
    pub struct Other(
        #[reverse_ts] #[rowkey(unit = s, hex = upper)] pub SystemTime,
        pub Unit0,
    );

    #[derive(RowKey)]
    pub struct Inner1(
        #[rowkey(literal = b"\xff\xff", desc)] pub (Option<u16>, char),
    );

    #[derive(RowKey)]
    pub struct Inner2(
        pub Reverse<String>,
        #[rowkey(width = 3)] pub u16,
    );

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: Inner2,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Option<Unit1>,
        #[rowkey(desc)] pub b: Option<Kinds0>,
        #[rowkey(literal = b"::")] pub c: Kinds1,
        #[salt(buckets = 10, hash = java31)] pub d: Kinds2,
        pub e: Kinds3,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "x\u{1}")]
        Empty0,
        #[rowkey(prefix = "m")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "ov")]
        Empty0,
    }

    #[derive(RowKey)]
    pub enum Kinds3 {
        #[rowkey(prefix = "\0")]
        Empty0,
        #[rowkey(prefix = "x\u{1}")]
        Inner3(Inner3),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Inner1 { 0 });
    fields!(Inner2 { 0 1 });
    fields!(Inner3 { a });
    fields!(Key { a b c d e });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    variants!(Unit1 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Inner1, });
    kinds!(Kinds1 { 0 Empty0 = Empty, 1 Empty1 = Empty, });
    kinds!(Kinds2 { 0 Empty0 = Empty, });
    kinds!(Kinds3 { 0 Empty0 = Empty, 1 Inner3, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 102,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<Unit1>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Option<Kinds0>>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Kinds1>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Kinds2>(3)));
                    let s0 = s0.e_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Unit1>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Kinds0>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Kinds1>(2).iter().map(Value::arg));
                    let s0 = s0.d_range_in(given.several::<Kinds2>(3).iter().map(args));
                    let s0 = s0.e_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Unit1>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Kinds0>>(1)));
                    let s0 = s0.c_in(given.some::<Kinds1>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Kinds2>(3)));
                    let s0 = s0.e_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_103 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Other {
        #[salt(buckets = 3, pad = 1)] #[rowkey(desc)] pub a: (String, Vec<u8>),
        #[salt] #[rowkey(desc)] pub b: Ipv6Addr,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("::=", unordered, trailing))]
    pub struct Key {
        #[rowkey(literal = b"\xff")] pub a: Vec<u8>,
        #[rowkey(text, desc)] pub b: Date,
        #[pad(3)] pub c: u8,
        #[salt(buckets = 3, pad = 1)] pub d: String,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 103,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Vec<u8>>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    let s0 = s0.c_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0.d_starts_with(given.one::<String>(2).arg());
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s0 = s0.c_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0.d_starts_with_in(given.some::<String>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s0 = s0.c_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0.d_starts_with(given.one::<String>(2).arg());
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_104 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    pub struct Inner0 {
        #[salt(buckets = 5, hash = sha256)] #[rowkey(literal = b"\xff")] pub a: Ipv4Addr,
        #[pad(2)] #[rowkey(desc)] pub b: Box<[u8]>,
        #[salt] pub c: u8,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[rowkey(desc)] pub Option<char>,
        #[rowkey(desc)] pub SystemTime,
        pub Option<Inner0>,
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 16, pad = 2))]
    pub struct Key {
        #[rowkey(desc)] pub a: Option<Kinds0>,
        pub b: Unit0,
        pub c: f32,
        pub d: Option<f64>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Inner1(Inner1),
    }

    fields!(Inner0 { a b c });
    fields!(Inner1 { 0 1 2 });
    fields!(Key { a b c d });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Kinds0 { 0 Inner1, });

    pub const MADE: Made = Made {
        seed: 104,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_any();
                    let s0 = s0.c_any();
                    let s0 = s0.d_range_in(given.several::<Option<f64>>(0).iter().map(args));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_any();
                    let s0 = s0.c_any();
                    let s0 = s0.d_range_in(given.several::<Option<f64>>(0).iter().map(args));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_any();
                    let s0 = s0.c_any();
                    let s0 = s0.d_range_in(given.several::<Option<f64>>(0).iter().map(args));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_105 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(delimiter("::", unordered, trailing))]
    pub struct Key {
        #[pad(16)] #[rowkey(literal = b"\xff", unit = us)] pub a: SystemTime,
        #[rowkey(literal = b"::")] pub b: Vec<u8>,
        #[pad(2)] #[rowkey(desc)] pub c: u16,
        pub d: String,
        #[rowkey(hex, desc)] pub e: [u8; 2],
    }

    fields!(Key { a b c d e });

    pub const MADE: Made = Made {
        seed: 105,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<SystemTime>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<u16>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<String>(3).arg())).scan()?;
                    let s0 = s0.e_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u16>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<String>(3).iter().map(Value::arg));
                    let s0 = s0.e_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<u16>(2)));
                    let s0 = s0.d_in(given.some::<String>(3).iter().map(Value::arg));
                    let s0 = s0.e_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_106 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 1000, hash = sha256)] pub a: Duration,
        #[rowkey(desc)] pub b: [u8; 2],
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff", delimiter = "#")]
    pub struct Key {
        #[rowkey(hex)] pub a: u32,
        #[salt(buckets = 1000, hash = sha256)] #[pad(1)] pub b: u32,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 106,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<u32>(1).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u32>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<u32>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_107 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[salt(buckets = 7)] pub a: Option<Duration>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Inner1(
        #[rowkey(as(u128, to = Own::get, from = Own), desc)] pub Own<u128>,
        pub IpAddr,
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(hex = upper)] pub a: u128,
        #[salt(buckets = 256)] #[rowkey(desc)] pub b: Inner1,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Key(
        #[pad(10)] #[rowkey(unit = s, desc)] pub SystemTime,
        pub Inner0,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub Vec<u8>,
        pub Option<u8>,
        pub Inner2,
    );

    fields!(Inner0 { a });
    fields!(Inner1 { 0 1 });
    fields!(Inner2 { a b });
    fields!(Key { 0 1 2 3 4 });

    pub const MADE: Made = Made {
        seed: 107,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = Fixed(s0._1(given.one::<Inner0>(0).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_range(args(&given.bounds::<Inner0>(0)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_108 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[rowkey(desc)] pub a: [u8; 1],
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner1(
        #[rowkey(desc)] pub Inner0,
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 2, pad = 1))]
    pub struct Key {
        #[pad(9)] #[rowkey(as(Wrapping<u64>, to = Own::get, from = Own), desc)] pub a: Own<Wrapping<u64>>,
        pub b: Kinds0,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Inner1(Inner1),
    }

    fields!(Inner0 { a });
    fields!(Inner1 { 0 });
    fields!(Key { a b });
    kinds!(Kinds0 { 0 Inner1, });

    pub const MADE: Made = Made {
        seed: 108,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Own<Wrapping<u64>>>(0).iter().map(Value::arg));
                    let s2 = Inner1::prefix();
                    let s3 = Inner0::prefix();
                    let s3 = s3.a_range(args(&given.bounds::<[u8; 1]>(3)));
                    let s2 = s2._0_prefix(s3);
                    let s0 = s0.b_prefix(Kinds0::prefix().inner1_prefix(s2));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Own<Wrapping<u64>>>(0).iter().map(Value::arg));
                    let s2 = Inner1::prefix();
                    let s3 = Inner0::prefix();
                    let s3 = s3.a_range_in(given.several::<[u8; 1]>(3).iter().map(args));
                    let s2 = s2._0_prefix(s3);
                    let s0 = s0.b_prefix(Kinds0::prefix().inner1_prefix(s2));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Own<Wrapping<u64>>>(0).iter().map(Value::arg));
                    let s2 = Inner1::prefix();
                    let s3 = Inner0::prefix();
                    let s3 = s3.a_range(args(&given.bounds::<[u8; 1]>(3)));
                    let s2 = s2._0_prefix(s3);
                    let s0 = s0.b_prefix(Kinds0::prefix().inner1_prefix(s2));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_109 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Inner0 {
        #[rowkey(unit = s)] pub a: SystemTime,
        pub b: i32,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(nul)] pub a: String,
        #[pad(2, fill = 'x')] #[rowkey(desc)] pub b: Vec<u8>,
        pub c: u8,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[pad(2)] #[rowkey(reverse_digits)] pub a: u8,
        #[pad(3)] #[rowkey(desc)] pub b: Option<Option<Vec<u8>>>,
        pub c: u128,
    }

    #[derive(RowKey)]
    pub struct Inner3(
        pub Duration,
        pub Ipv4Addr,
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 11))]
    pub struct Inner4 {
        pub a: Inner1,
        pub b: Kinds0,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Key(
        #[rowkey(literal = b"\xff", desc)] pub Inner0,
        #[rowkey(terminator = 128)] pub Box<str>,
        #[salt(buckets = 3, hash = xxh64, hex = 1)] pub Unit0,
        pub Date,
        #[salt] #[rowkey(desc)] pub Inner4,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Inner2(Inner2),
        #[rowkey(prefix = "o/")]
        Inner3(Inner3),
    }

    fields!(Inner0 { a b });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a b c });
    fields!(Inner3 { 0 1 });
    fields!(Inner4 { a b });
    fields!(Key { 0 1 2 3 4 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Inner2, 1 Inner3, });

    pub const MADE: Made = Made {
        seed: 109,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner0::prefix();
                    let s1 = Fixed(s1.a(given.one::<SystemTime>(1).arg())).scan()?;
                    let s1 = Fixed(s1.b(given.one::<i32>(2).arg())).scan()?;
                    let s0 = s0._0_prefix(s1);
                    let s0 = s0._1_starts_with_in(given.some::<Box<str>>(4).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<Unit0>(5)));
                    let s0 = s0._3_any();
                    let s7 = Inner4::prefix();
                    let s7 = Fixed(s7.a(given.one::<Inner1>(7).arg())).scan()?;
                    let s9 = Inner2::prefix();
                    let s9 = s9.a_any();
                    let s9 = Fixed(s9.b(given.one::<Option<Option<Vec<u8>>>>(9).arg())).scan()?;
                    let s9 = s9.c_range_in(given.several::<u128>(10).iter().map(args));
                    let s7 = s7.b_prefix(Kinds0::prefix().inner2_prefix(s9));
                    let s0 = s0._4_prefix(s7);
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner0::prefix();
                    let s1 = s1.a_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s1 = s1.b_in(given.some::<i32>(2).iter().map(Value::arg));
                    let s0 = s0._0_prefix(s1);
                    let s0 = s0._1_starts_with_in(given.some::<Box<str>>(4).iter().map(Value::arg));
                    let s0 = s0._2_range_in(given.several::<Unit0>(5).iter().map(args));
                    let s0 = s0._3_any();
                    let s7 = Inner4::prefix();
                    let s7 = s7.a_in(given.some::<Inner1>(7).iter().map(Value::arg));
                    let s9 = Inner2::prefix();
                    let s9 = s9.a_any();
                    let s9 = s9.b_in(given.some::<Option<Option<Vec<u8>>>>(9).iter().map(Value::arg));
                    let s9 = s9.c_range_in(given.several::<u128>(10).iter().map(args));
                    let s7 = s7.b_prefix(Kinds0::prefix().inner2_prefix(s9));
                    let s0 = s0._4_prefix(s7);
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner0::prefix();
                    let s1 = s1.a_range(args(&given.bounds::<SystemTime>(1)));
                    let s1 = s1.b_range(args(&given.bounds::<i32>(2)));
                    let s0 = s0._0_prefix(s1);
                    let s0 = s0._1_starts_with_in(given.some::<Box<str>>(4).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<Unit0>(5)));
                    let s0 = s0._3_any();
                    let s7 = Inner4::prefix();
                    let s7 = s7.a_range(args(&given.bounds::<Inner1>(7)));
                    let s9 = Inner2::prefix();
                    let s9 = s9.a_any();
                    let s9 = s9.b_range(args(&given.bounds::<Option<Option<Vec<u8>>>>(9)));
                    let s9 = s9.c_range_in(given.several::<u128>(10).iter().map(args));
                    let s7 = s7.b_prefix(Kinds0::prefix().inner2_prefix(s9));
                    let s0 = s0._4_prefix(s7);
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_110 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 4, hash = java31, pad = 1)] #[rowkey(desc)] pub a: IpAddr,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(literal = b"a")] pub a: Option<u8>,
        #[salt(buckets = 4, hash = java31, pad = 1)] pub b: String,
        #[rowkey(rest)] pub c: Box<[u8]>,
        #[rowkey(desc)] pub d: Ipv6Addr,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 110,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<String>(1)));
                    let s0 = Fixed(s0.c(given.one::<Box<[u8]>>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<Ipv6Addr>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<String>(1).iter().map(args));
                    let s0 = s0.c_in(given.some::<Box<[u8]>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Ipv6Addr>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<String>(1)));
                    let s0 = s0.c_in(given.some::<Box<[u8]>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Ipv6Addr>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_111 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 100, hash = java31, pad = 2)] #[rowkey(desc)] pub a: (f32, Option<i64>),
        #[rowkey(desc)] pub b: Unit0,
        #[salt] pub c: Box<[u8]>,
    }

    fields!(Key { a b c });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });

    pub const MADE: Made = Made {
        seed: 111,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<(f32, Option<i64>)>(0).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<(f32, Option<i64>)>(0).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<(f32, Option<i64>)>(0).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_112 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i32)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit1 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other {
        pub a: Unit0,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[pad(3)] #[rowkey(desc)] pub a: String,
        #[rowkey(hex)] pub b: u8,
        #[pad(4, fill = ' ')] pub c: Box<[u8]>,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        pub a: Unit1,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        pub a: char,
        #[rowkey(desc)] pub b: Inner2,
        #[rowkey(desc)] pub c: Inner3,
    }

    #[derive(RowKey)]
    pub struct Key(
        pub Inner1,
        pub Kinds0,
        #[rowkey(text)] pub Date,
        pub Option<Kinds1>,
        #[rowkey(tail)] pub Option<u64>,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Empty0,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "x\u{1}")]
        Inner4(Inner4),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a });
    fields!(Inner2 { a b c });
    fields!(Inner3 { a });
    fields!(Inner4 { a b c });
    fields!(Key { 0 1 2 3 4 });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    variants!(Unit1 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Kinds0 { 0 Empty0 = Empty, });
    kinds!(Kinds1 { 0 Inner4, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 112,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range_in(given.several::<Inner1>(0).iter().map(args));
                    let s0 = s0._1_range(args(&given.bounds::<Kinds0>(1)));
                    let s0 = Fixed(s0._2(given.one::<Date>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range_in(given.several::<Inner1>(0).iter().map(args));
                    let s0 = s0._1_range_in(given.several::<Kinds0>(1).iter().map(args));
                    let s0 = s0._2_in(given.some::<Date>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range_in(given.several::<Inner1>(0).iter().map(args));
                    let s0 = s0._1_range(args(&given.bounds::<Kinds0>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<Date>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_113 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        pub a: i8,
        #[rowkey(text = compact)] pub b: Option<SystemTime>,
        #[pad(3)] pub c: Box<[u8]>,
        pub d: Ipv6Addr,
    }

    fields!(Key { a b c d });

    pub const MADE: Made = Made {
        seed: 113,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<i8>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<Option<SystemTime>>(1)));
                    let s0 = Fixed(s0.c(given.one::<Box<[u8]>>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<Ipv6Addr>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<i8>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<Option<SystemTime>>(1).iter().map(args));
                    let s0 = s0.c_in(given.some::<Box<[u8]>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Ipv6Addr>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<i8>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<SystemTime>>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Box<[u8]>>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Ipv6Addr>(3)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_114 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 2, pad = 1)] #[rowkey(with = rowkey::codec::Groups)] pub a: Vec<u8>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Key(
        #[rowkey(rest)] pub String,
        #[salt(buckets = 2, pad = 1)] #[pad(6)] #[rowkey(reverse_digits)] pub u64,
        #[rowkey(as(Unit0, to = Own::get, from = Own))] pub Own<Unit0>,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { 0 1 2 });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 114,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<String>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<u64>(1).arg())).scan()?;
                    let s0 = s0._2_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = s0._2_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = s0._2_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_115 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        pub a: i16,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: [u16; 1],
        #[rowkey(desc)] pub b: Inner0,
        #[rowkey(literal = b"::")] pub c: [bool; 1],
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner2 {
        #[rowkey(terminator = 255)] pub a: String,
        pub b: IpAddr,
    }

    #[derive(RowKey)]
    pub struct Inner3(
        pub Option<Option<u16>>,
    );

    #[derive(RowKey)]
    pub struct Inner4 {
        #[salt(buckets = 257, hash = sha256)] #[rowkey(desc)] pub a: [f64; 2],
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(literal = b"a")] pub a: Inner1,
        #[rowkey(literal = b"\xff")] pub b: Kinds0,
        pub c: Inner4,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Inner2(Inner2),
        #[rowkey(prefix = "ov")]
        Inner3(Inner3),
        #[rowkey(prefix = "m")]
        Empty2,
    }

    fields!(Inner0 { a });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a b });
    fields!(Inner3 { 0 });
    fields!(Inner4 { a });
    fields!(Key { a b c });
    kinds!(Kinds0 { 0 Inner2, 1 Inner3, 2 Empty2 = Empty, });

    pub const MADE: Made = Made {
        seed: 115,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner1>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Kinds0>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Inner4>(2).arg())).scan()?;
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Kinds0>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Inner4>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner1>(0)));
                    let s0 = s0.b_in(given.some::<Kinds0>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Inner4>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_116 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Option<Option<SystemTime>>,
        #[rowkey(unit = us, as = SystemTime, desc)] pub b: Option<Own<SystemTime>>,
        #[rowkey(nul)] pub c: String,
    }

    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 116,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<Option<SystemTime>>>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<Option<Own<SystemTime>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Option<SystemTime>>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Own<SystemTime>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range_in(given.several::<String>(2).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Option<SystemTime>>>(0)));
                    let s0 = s0.b_in(given.some::<Option<Own<SystemTime>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_117 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u32)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 65536))]
    pub struct Other {
        #[rowkey(as(Unit0, to = Own::get, from = Own), desc)] pub a: Own<Unit0>,
        #[rowkey(literal = b"\xff\xff", unit = ms, text, as = SystemTime, desc)] pub b: Own<SystemTime>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:", salt(buckets = 65536, hash = xxh64, hex = 5))]
    pub struct Inner1 {
        #[rowkey(hex = upper, desc)] pub a: [u8; 3],
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: u16,
        #[pad(2)] #[rowkey(literal = b"\xff")] pub b: Option<Box<[u8]>>,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: Inner2,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        #[rowkey(literal = b"::", desc)] pub a: Option<i8>,
        pub b: Option<Option<Ipv6Addr>>,
    }

    #[derive(RowKey)]
    pub struct Key(
        pub Inner1,
        #[salt(buckets = 65536)] pub Option<Box<[u8]>>,
        pub Inner3,
        #[rowkey(desc)] pub IpAddr,
        #[rowkey(literal = b"\x00", desc)] pub Kinds0,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Inner4(Inner4),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a });
    fields!(Inner2 { a b });
    fields!(Inner3 { a });
    fields!(Inner4 { a b });
    fields!(Key { 0 1 2 3 4 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Inner4, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 117,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Inner1>(0).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Inner1>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_118 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 7)] pub a: (bool, Box<str>, Box<str>),
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Ipv4Addr,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        #[salt(buckets = 5)] #[rowkey(desc)] pub String,
        pub Duration,
        #[rowkey(with = rowkey::codec::Groups)] pub String,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 7)] pub a: Option<Kinds0>,
        pub b: Inner2,
        pub c: Option<Option<f64>>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a });
    fields!(Inner2 { 0 1 2 });
    fields!(Key { a b c });
    kinds!(Kinds0 { 0 Inner1, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 118,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<Option<Kinds0>>(0).iter().map(args));
                    let s2 = Inner2::prefix();
                    let s2 = Fixed(s2._0(given.one::<String>(2).arg())).scan()?;
                    let s2 = s2._1_range(args(&given.bounds::<Duration>(3)));
                    let s0 = s0.b_prefix(s2);
                    let s0 = Fixed(s0.c(given.one::<Option<Option<f64>>>(5).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<Option<Kinds0>>(0).iter().map(args));
                    let s2 = Inner2::prefix();
                    let s2 = s2._0_in(given.some::<String>(2).iter().map(Value::arg));
                    let s2 = s2._1_range_in(given.several::<Duration>(3).iter().map(args));
                    let s0 = s0.b_prefix(s2);
                    let s0 = s0.c_in(given.some::<Option<Option<f64>>>(5).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<Option<Kinds0>>(0).iter().map(args));
                    let s2 = Inner2::prefix();
                    let s2 = s2._0_range(args(&given.bounds::<String>(2)));
                    let s2 = s2._1_range(args(&given.bounds::<Duration>(3)));
                    let s0 = s0.b_prefix(s2);
                    let s0 = s0.c_range(args(&given.bounds::<Option<Option<f64>>>(5)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_119 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[salt(buckets = 257, hash = xxh64, pad = 3)] #[rowkey(desc)] pub Ipv6Addr,
    );

    #[derive(RowKey)]
    pub struct Inner1(
        #[pad(2)] #[rowkey(max = 6)] pub u16,
        pub u32,
        #[rowkey(as = Vec<u8>, desc)] pub Own<Vec<u8>>,
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 257, hash = xxh64, pad = 3))]
    pub struct Key {
        #[rowkey(rest)] pub a: Box<[u8]>,
        pub b: u32,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { 0 1 2 });
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 119,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Box<[u8]>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<u32>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u32>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<u32>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_120 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[rowkey(as(bool, to = Own::get, from = Own))] pub a: Own<bool>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: Kinds0,
        #[pad(4)] pub b: u16,
        pub c: Option<IpAddr>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Key {
        #[salt(buckets = 5)] #[rowkey(unit = s, text, desc)] pub a: Option<SystemTime>,
        #[rowkey(desc)] pub b: Option<Option<Inner1>>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Inner0(Inner0),
    }

    fields!(Inner0 { a });
    fields!(Inner1 { a b c });
    fields!(Key { a b });
    kinds!(Kinds0 { 0 Inner0, });

    pub const MADE: Made = Made {
        seed: 120,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<SystemTime>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<Option<Option<Inner1>>>(1).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<SystemTime>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<Option<Option<Inner1>>>(1).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<SystemTime>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<Option<Option<Inner1>>>(1).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_121 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    #[rowkey(delimiter = ",")]
    pub struct Key {
        pub a: Unit0,
        #[salt(buckets = 7)] #[rowkey(as(char, to = Own::get, from = Own))] pub b: Own<char>,
    }

    fields!(Key { a b });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });

    pub const MADE: Made = Made {
        seed: 121,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Unit0>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<Own<char>>(1)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<Own<char>>(1).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Own<char>>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_122 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 11))]
    pub struct Other {
        #[rowkey(literal = b"u:")] pub a: [u8; 1],
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub b: String,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = ",")]
    pub struct Inner1(
        pub String,
        #[pad(3)] #[rowkey(desc)] pub u8,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter = ",")]
    pub struct Inner2 {
        #[pad(2)] #[rowkey(reverse_digits)] pub a: u32,
        pub b: String,
        pub c: String,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = ",")]
    pub struct Inner3(
        pub Unit0,
        pub Inner2,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter = ",")]
    pub struct Key {
        pub a: String,
        pub b: Inner1,
        #[salt(buckets = 11)] pub c: Inner3,
        #[rowkey(digits)] pub d: u16,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { 0 1 });
    fields!(Inner2 { a b c });
    fields!(Inner3 { 0 1 });
    fields!(Key { a b c d });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 122,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<Inner1>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Inner3>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u16>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Inner3>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u16>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Inner1>(1)));
                    let s0 = s0.c_in(given.some::<Inner3>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u16>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_123 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 5, hash = sha256, pad = 1))]
    pub struct Other(
        #[rowkey(literal = b"::", desc)] pub [u8; 2],
        pub (Reverse<i16>, u16, String),
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(hex = upper)] pub a: [u8; 2],
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: String,
        pub b: Inner1,
        #[rowkey(text)] pub c: Option<Date>,
    }

    #[derive(RowKey)]
    pub struct Inner3(
        pub [u128; 2],
        #[rowkey(literal = b"a", desc)] pub [NonZeroI8; 2],
    );

    #[derive(RowKey)]
    pub struct Inner4(
        #[rowkey(width = 1)] pub u8,
        #[rowkey(unit = ms, desc)] pub SystemTime,
        #[rowkey(literal = b",")] pub SystemTime,
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: Kinds0,
        pub b: Inner3,
        #[rowkey(rest)] pub c: String,
        pub d: Inner4,
        #[salt(buckets = 5, hash = sha256, pad = 1)] #[pad(2, fill = ' ')] #[rowkey(desc)] pub e: Vec<u8>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Empty0,
        #[rowkey(prefix = "x\u{1}")]
        Inner2(Inner2),
        #[rowkey(prefix = "o/")]
        Empty2,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Inner1 { a });
    fields!(Inner2 { a b c });
    fields!(Inner3 { 0 1 });
    fields!(Inner4 { 0 1 2 });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner2, 2 Empty2 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 123,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_prefix(Kinds0::prefix().empty0());
                    let s0 = s0.b_range_in(given.several::<Inner3>(1).iter().map(args));
                    let s0 = Fixed(s0.c(given.one::<String>(2).arg())).scan()?;
                    let s4 = Inner4::prefix();
                    let s4 = s4._0_range(args(&given.bounds::<u8>(4)));
                    let s0 = s0.d_prefix(s4);
                    let s0 = Fixed(s0.e(given.one::<Vec<u8>>(6).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_prefix(Kinds0::prefix().empty0());
                    let s0 = s0.b_range_in(given.several::<Inner3>(1).iter().map(args));
                    let s0 = s0.c_in(given.some::<String>(2).iter().map(Value::arg));
                    let s4 = Inner4::prefix();
                    let s4 = s4._0_range_in(given.several::<u8>(4).iter().map(args));
                    let s0 = s0.d_prefix(s4);
                    let s0 = s0.e_in(given.some::<Vec<u8>>(6).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_prefix(Kinds0::prefix().empty0());
                    let s0 = s0.b_range_in(given.several::<Inner3>(1).iter().map(args));
                    let s0 = s0.c_in(given.some::<String>(2).iter().map(Value::arg));
                    let s4 = Inner4::prefix();
                    let s4 = s4._0_range(args(&given.bounds::<u8>(4)));
                    let s0 = s0.d_prefix(s4);
                    let s0 = s0.e_range(args(&given.bounds::<Vec<u8>>(6)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_124 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other(
        #[rowkey(text, as(SystemTime, to = Own::get, from = Own))] pub Own<SystemTime>,
        #[salt(buckets = 10, hash = java31)] #[rowkey(desc)] pub Date,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter = "!")]
    pub struct Inner1 {
        #[pad(1)] #[rowkey(reverse_digits)] pub a: u8,
        #[pad(1)] pub b: u32,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "!", salt(buckets = 10, hash = java31))]
    pub struct Key(
        #[rowkey(literal = b"\xff")] pub Inner1,
        #[pad(3)] #[rowkey(desc)] pub u16,
        pub Vec<u8>,
        #[pad(4)] pub u32,
        pub Unit0,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Inner1 { a b });
    fields!(Key { 0 1 2 3 4 });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 124,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner1::prefix();
                    let s1 = Fixed(s1.a(given.one::<u8>(1).arg())).scan()?;
                    let s1 = s1.b_any();
                    let s0 = s0._0_prefix(s1);
                    let s0 = s0._1_range(args(&given.bounds::<u16>(3)));
                    let s0 = s0._2_starts_with_in(given.some::<Vec<u8>>(4).iter().map(Value::arg));
                    let s0 = s0._3_range_in(given.several::<u32>(5).iter().map(args));
                    let s0 = s0._4_range(args(&given.bounds::<Unit0>(6)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner1::prefix();
                    let s1 = s1.a_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s1 = s1.b_any();
                    let s0 = s0._0_prefix(s1);
                    let s0 = s0._1_range_in(given.several::<u16>(3).iter().map(args));
                    let s0 = s0._2_starts_with_in(given.some::<Vec<u8>>(4).iter().map(Value::arg));
                    let s0 = s0._3_range_in(given.several::<u32>(5).iter().map(args));
                    let s0 = s0._4_range_in(given.several::<Unit0>(6).iter().map(args));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner1::prefix();
                    let s1 = s1.a_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s1 = s1.b_any();
                    let s0 = s0._0_prefix(s1);
                    let s0 = s0._1_range(args(&given.bounds::<u16>(3)));
                    let s0 = s0._2_starts_with_in(given.some::<Vec<u8>>(4).iter().map(Value::arg));
                    let s0 = s0._3_range_in(given.several::<u32>(5).iter().map(args));
                    let s0 = s0._4_range(args(&given.bounds::<Unit0>(6)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_125 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(literal = b"\xff\xff", desc)] pub a: f32,
        pub b: Ipv4Addr,
        pub c: (i32, Reverse<SystemTime>, u64),
    }

    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 125,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<f32>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Ipv4Addr>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<(i32, Reverse<SystemTime>, u64)>(2)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<f32>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Ipv4Addr>(1).iter().map(Value::arg));
                    let s0 = s0.c_range_in(given.several::<(i32, Reverse<SystemTime>, u64)>(2).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<f32>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Ipv4Addr>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<(i32, Reverse<SystemTime>, u64)>(2)));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_126 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(literal = b",", unit = s, text = compact, as(SystemTime, to = Own::get, from = Own))] pub a: Own<SystemTime>,
        #[rowkey(width = 1, max = 6)] pub b: u8,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Option<IpAddr>,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        pub [u32; 2],
        #[rowkey(desc)] pub (String, char),
        #[rowkey(desc)] pub Reverse<String>,
    );

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(literal = b"a", desc)] pub a: Kinds0,
        #[rowkey(desc)] pub b: Option<Kinds1>,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        pub a: Ipv4Addr,
    }

    #[derive(RowKey)]
    pub struct Key(
        pub Kinds2,
        pub SystemTime,
        pub IpAddr,
        #[pad(9)] #[rowkey(max = 5)] pub Option<u64>,
        pub Vec<i16>,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Inner1(Inner1),
        #[rowkey(prefix = "o/")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "m")]
        Empty0,
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "o/")]
        Inner3(Inner3),
        #[rowkey(prefix = "m")]
        Inner4(Inner4),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a });
    fields!(Inner2 { 0 1 2 });
    fields!(Inner3 { a b });
    fields!(Inner4 { a });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Kinds0 { 0 Inner1, 1 Inner2, });
    kinds!(Kinds1 { 0 Empty0 = Empty, });
    kinds!(Kinds2 { 0 Inner3, 1 Inner4, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 126,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_prefix(Kinds2::prefix().inner3());
                    let s0 = s0._1_any();
                    let s0 = Fixed(s0._2(given.one::<IpAddr>(1).arg())).scan()?;
                    let s0 = Fixed(s0._3(given.one::<Option<u64>>(2).arg())).scan()?;
                    let s0 = s0._4_in(given.some::<Vec<i16>>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_prefix(Kinds2::prefix().inner3());
                    let s0 = s0._1_any();
                    let s0 = s0._2_in(given.some::<IpAddr>(1).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Option<u64>>(2).iter().map(Value::arg));
                    let s0 = s0._4_in(given.some::<Vec<i16>>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_prefix(Kinds2::prefix().inner3());
                    let s0 = s0._1_any();
                    let s0 = s0._2_range(args(&given.bounds::<IpAddr>(1)));
                    let s0 = s0._3_range(args(&given.bounds::<Option<u64>>(2)));
                    let s0 = s0._4_in(given.some::<Vec<i16>>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_127 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Inner0 {
        #[pad(13)] #[rowkey(unit = ms, desc)] pub a: Option<SystemTime>,
        #[rowkey(width = 2)] pub b: Wrapping<u16>,
        #[rowkey(as = SystemTime)] pub c: Own<SystemTime>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Key {
        #[rowkey(desc)] pub a: Inner0,
        #[rowkey(literal = b",")] pub b: Option<f64>,
        #[salt(buckets = 4, hash = xxh64)] #[pad(13)] #[rowkey(unit = ms, as = SystemTime, desc)] pub c: Option<Own<SystemTime>>,
        #[salt] pub d: Vec<u8>,
    }

    fields!(Inner0 { a b c });
    fields!(Key { a b c d });

    pub const MADE: Made = Made {
        seed: 127,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_128 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        pub Vec<Ipv4Addr>,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Reverse<String>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Key {
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub a: Box<[u8]>,
        pub b: (SystemTime, String, Option<u8>),
        pub c: Inner1,
        #[rowkey(literal = b"\xff")] pub d: Box<[u8]>,
        #[reverse_ts] #[rowkey(unit = ns, hex, tail)] pub e: Option<SystemTime>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { a });
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 128,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Box<[u8]>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<(SystemTime, String, Option<u8>)>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Inner1>(2).iter().map(Value::arg));
                    let s0 = Fixed(s0.d(given.one::<Box<[u8]>>(3).arg())).scan()?;
                    let s0 = s0.e_range_in(given.several::<Option<SystemTime>>(4).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<(SystemTime, String, Option<u8>)>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Inner1>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Box<[u8]>>(3).iter().map(Value::arg));
                    let s0 = s0.e_range_in(given.several::<Option<SystemTime>>(4).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Box<[u8]>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<(SystemTime, String, Option<u8>)>(1)));
                    let s0 = s0.c_in(given.some::<Inner1>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Box<[u8]>>(3)));
                    let s0 = s0.e_range_in(given.several::<Option<SystemTime>>(4).iter().map(args));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_129 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Other(
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub Box<[u8]>,
        pub i128,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: [u128; 1],
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: (Reverse<SystemTime>, Reverse<u8>),
        #[rowkey(text)] pub b: Date,
    }

    #[derive(RowKey)]
    pub struct Inner3(
        pub bool,
    );

    #[derive(RowKey)]
    pub struct Inner4 {
        #[rowkey(desc)] pub a: Option<Kinds0>,
        #[rowkey(desc)] pub b: Kinds1,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Key(
        pub Reverse<Inner4>,
        #[rowkey(nul)] pub Vec<u8>,
        #[rowkey(with = rowkey::codec::Groups)] pub Vec<u8>,
        #[rowkey(literal = b"\xff\xff", desc)] pub Option<Option<IpAddr>>,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Inner1(Inner1),
        #[rowkey(prefix = "x\u{1}")]
        Empty1,
        #[rowkey(prefix = "\u{7f}")]
        Empty2,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "o/")]
        Inner2(Inner2),
        #[rowkey(prefix = "\0")]
        Empty1,
        #[rowkey(prefix = "x\u{1}")]
        Inner3(Inner3),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Inner1 { a });
    fields!(Inner2 { a b });
    fields!(Inner3 { 0 });
    fields!(Inner4 { a b });
    fields!(Key { 0 1 2 3 });
    kinds!(Kinds0 { 0 Inner1, 1 Empty1 = Empty, 2 Empty2 = Empty, });
    kinds!(Kinds1 { 0 Inner2, 1 Empty1 = Empty, 2 Inner3, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 129,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Reverse<Inner4>>(0).arg())).scan()?;
                    let s0 = s0._1_any();
                    let s0 = s0._2_range(args(&given.bounds::<Vec<u8>>(1)));
                    let s0 = Fixed(s0._3(given.one::<Option<Option<IpAddr>>>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Reverse<Inner4>>(0).iter().map(Value::arg));
                    let s0 = s0._1_any();
                    let s0 = s0._2_range_in(given.several::<Vec<u8>>(1).iter().map(args));
                    let s0 = s0._3_in(given.some::<Option<Option<IpAddr>>>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Reverse<Inner4>>(0)));
                    let s0 = s0._1_any();
                    let s0 = s0._2_range(args(&given.bounds::<Vec<u8>>(1)));
                    let s0 = s0._3_range(args(&given.bounds::<Option<Option<IpAddr>>>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_130 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey, Clone, Copy)]
    #[repr(i16)]
    pub enum Unit1 { A = -3, B = 0, C = 7 }

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit2 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(as(IpAddr, to = Own::get, from = Own), desc)] pub a: Own<IpAddr>,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[pad(2, fill = '0')] #[rowkey(desc)] pub Box<str>,
        #[reverse_ts] pub Option<SystemTime>,
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(le)] pub a: u128,
        #[rowkey(desc)] pub b: Unit2,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[reverse_ts(from = 9999999999)] #[rowkey(hex)] pub a: u64,
        pub b: char,
        pub c: char,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        pub a: Inner1,
        pub b: Option<Kinds0>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Key {
        #[reverse_ts(from = 9999999999)] #[rowkey(unit = s)] pub a: Option<SystemTime>,
        #[rowkey(desc)] pub b: Unit0,
        #[rowkey(literal = b"\x00", as(Unit1, to = Own::get, from = Own))] pub c: Option<Own<Unit1>>,
        pub d: Inner4,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Empty0,
        #[rowkey(prefix = "o/")]
        Inner2(Inner2),
        #[rowkey(prefix = "ov")]
        Inner3(Inner3),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { 0 1 });
    fields!(Inner2 { a b });
    fields!(Inner3 { a b c });
    fields!(Inner4 { a b });
    fields!(Key { a b c d });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    variants!(Unit1 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    variants!(Unit2 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner2, 2 Inner3, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 130,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<SystemTime>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Unit0>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<Own<Unit1>>>(2).iter().map(Value::arg));
                    let s4 = Inner4::prefix();
                    let s4 = s4.a_in(given.some::<Inner1>(4).iter().map(Value::arg));
                    let s4 = s4.b_any();
                    let s0 = s0.d_prefix(s4);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<SystemTime>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Unit0>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<Own<Unit1>>>(2).iter().map(Value::arg));
                    let s4 = Inner4::prefix();
                    let s4 = s4.a_in(given.some::<Inner1>(4).iter().map(Value::arg));
                    let s4 = s4.b_any();
                    let s0 = s0.d_prefix(s4);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<SystemTime>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Unit0>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<Own<Unit1>>>(2).iter().map(Value::arg));
                    let s4 = Inner4::prefix();
                    let s4 = s4.a_in(given.some::<Inner1>(4).iter().map(Value::arg));
                    let s4 = s4.b_any();
                    let s0 = s0.d_prefix(s4);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_131 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    pub struct Other(
        #[pad(3)] #[rowkey(desc)] pub u16,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(le)] pub a: u16,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        pub Inner1,
    );

    #[derive(RowKey)]
    pub struct Inner3 {
        pub a: Reverse<String>,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(desc)] pub Unit0,
        pub Inner2,
        #[rowkey(literal = b"::", desc)] pub Inner3,
        pub Option<f32>,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { a });
    fields!(Inner2 { 0 });
    fields!(Inner3 { a });
    fields!(Key { 0 1 2 3 });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 131,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Inner3>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<Option<f32>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Inner3>(2).iter().map(Value::arg));
                    let s0 = s0._3_range_in(given.several::<Option<f32>>(3).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Inner3>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<Option<f32>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_132 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(desc)] pub a: (Option<u8>, Option<u32>, Box<str>),
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(le)] pub a: u32,
        #[rowkey(tail)] pub b: Option<Ipv6Addr>,
        #[rowkey(tail)] pub c: Option<u8>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Empty0,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, hash = xxh64))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { a b c });
    kinds!(Kinds0 { 0 Empty0 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 132,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u32>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Option<Ipv6Addr>>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Option<u8>>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Ipv6Addr>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<u8>>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Ipv6Addr>>(1)));
                    let s0 = s0.c_in(given.some::<Option<u8>>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_133 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner0 {
        #[salt(buckets = 4, hash = sha256, pad = 1)] pub a: (String, Duration, Box<str>),
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner1 {
        #[pad(6)] #[rowkey(max = 5, reverse_digits)] pub a: u128,
        #[rowkey(as(String, to = Own::get, from = Own), desc)] pub b: Option<Own<String>>,
        #[rowkey(desc)] pub c: Option<Ipv4Addr>,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        pub Kinds0,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub Vec<u8>,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Inner3 {
        pub a: [Duration; 1],
        #[rowkey(desc)] pub b: (Vec<u8>, String, String),
        #[rowkey(unit = ns, as(SystemTime, to = Own::get, from = Own))] pub c: Own<SystemTime>,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        pub a: Ipv6Addr,
        #[rowkey(desc)] pub b: u32,
        pub c: Reverse<Option<char>>,
    }

    #[derive(RowKey)]
    pub struct Inner5(
        pub String,
        pub SystemTime,
    );

    #[derive(RowKey)]
    pub struct Inner6 {
        pub a: Inner3,
        pub b: Reverse<Inner4>,
        #[rowkey(desc)] pub c: Inner5,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff", salt(buckets = 4))]
    pub struct Inner7(
        #[rowkey(desc)] pub Reverse<NonZeroU16>,
        #[rowkey(width = 1, desc)] pub u16,
        pub Duration,
    );

    #[derive(RowKey)]
    pub struct Inner8(
        #[rowkey(desc)] pub Inner7,
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: Inner0,
        #[rowkey(literal = b"\x00", desc)] pub b: Kinds1,
        #[salt(buckets = 7, hash = java31)] #[pad(4)] #[rowkey(reverse_digits)] pub c: u8,
        pub d: Option<Kinds2>,
        #[rowkey(width = 1, desc)] pub e: u64,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Empty0,
        #[rowkey(prefix = "x\u{1}")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "m")]
        Inner2(Inner2),
        #[rowkey(prefix = "\0")]
        Inner6(Inner6),
        #[rowkey(prefix = "o/")]
        Empty2,
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "ov")]
        Empty0,
        #[rowkey(prefix = "\0")]
        Inner8(Inner8),
    }

    fields!(Inner0 { a });
    fields!(Inner1 { a b c });
    fields!(Inner2 { 0 1 });
    fields!(Inner3 { a b c });
    fields!(Inner4 { a b c });
    fields!(Inner5 { 0 1 });
    fields!(Inner6 { a b c });
    fields!(Inner7 { 0 1 2 });
    fields!(Inner8 { 0 });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner1, });
    kinds!(Kinds1 { 0 Inner2, 1 Inner6, 2 Empty2 = Empty, });
    kinds!(Kinds2 { 0 Empty0 = Empty, 1 Inner8, });

    pub const MADE: Made = Made {
        seed: 133,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner0>(0).arg())).scan()?;
                    let s0 = s0.b_prefix(Kinds1::prefix().empty2());
                    let s0 = Fixed(s0.c(given.one::<u8>(2).arg())).scan()?;
                    let s0 = s0.d_in(given.some::<Option<Kinds2>>(3).iter().map(Value::arg));
                    let s0 = Fixed(s0.e(given.one::<u64>(4).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = s0.b_prefix(Kinds1::prefix().empty2());
                    let s0 = s0.c_in(given.some::<u8>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Option<Kinds2>>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<u64>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner0>(0)));
                    let s0 = s0.b_prefix(Kinds1::prefix().empty2());
                    let s0 = s0.c_in(given.some::<u8>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Option<Kinds2>>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<u64>(4)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_134 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[salt(buckets = 256, hash = java31)] #[rowkey(terminator = 128)] pub String,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: i8,
        #[rowkey(le)] pub b: u64,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Inner1,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        pub a: u128,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 256, hash = java31))]
    pub struct Key {
        #[rowkey(desc)] pub a: Option<bool>,
        #[pad(10)] #[rowkey(unit = s, desc)] pub b: Option<Option<SystemTime>>,
        #[rowkey(desc)] pub c: Reverse<f32>,
        #[rowkey(desc)] pub d: Option<Inner2>,
        pub e: Inner3,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { a b });
    fields!(Inner2 { a });
    fields!(Inner3 { a });
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 134,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<bool>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Option<Option<SystemTime>>>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Reverse<f32>>(2).arg())).scan()?;
                    let s0 = s0.d_any();
                    let s0 = s0.e_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<bool>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Option<SystemTime>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Reverse<f32>>(2).iter().map(Value::arg));
                    let s0 = s0.d_any();
                    let s0 = s0.e_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<bool>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Option<SystemTime>>>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Reverse<f32>>(2)));
                    let s0 = s0.d_any();
                    let s0 = s0.e_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_135 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Other {
        #[salt(buckets = 256, pad = 3)] #[rowkey(with = rowkey::codec::Groups)] pub a: Box<[u8]>,
        #[rowkey(desc)] pub b: [Duration; 2],
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner1(
        #[rowkey(terminator = 44, as = String)] pub Own<String>,
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(as(Ipv4Addr, to = Own::get, from = Own), desc)] pub a: Own<Ipv4Addr>,
        #[pad(2, fill = 'x')] #[rowkey(literal = b"::", desc)] pub b: Option<Option<String>>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner3(
        pub i64,
    );

    #[derive(RowKey)]
    pub struct Inner4 {
        pub a: Reverse<u16>,
        pub b: Inner3,
        pub c: (Option<u16>, Option<SystemTime>, Option<Duration>),
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Key {
        #[salt(buckets = 256, pad = 3)] pub a: Kinds0,
        #[salt] pub b: Inner4,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Inner1(Inner1),
        #[rowkey(prefix = "o/")]
        Inner2(Inner2),
        #[rowkey(prefix = "x\u{1}")]
        Empty2,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { 0 });
    fields!(Inner2 { a b });
    fields!(Inner3 { 0 });
    fields!(Inner4 { a b c });
    fields!(Key { a b });
    kinds!(Kinds0 { 0 Inner1, 1 Inner2, 2 Empty2 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 135,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_prefix(Kinds0::prefix().empty2());
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_prefix(Kinds0::prefix().empty2());
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_prefix(Kinds0::prefix().empty2());
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_136 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(literal = b"\x00")] pub a: char,
        #[salt(buckets = 16, hash = java31)] #[rowkey(literal = b"::", digits)] pub b: u32,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("aab", unordered, trailing))]
    pub struct Key {
        #[pad(4)] #[rowkey(reverse_digits)] pub a: u8,
        #[salt(buckets = 16, hash = java31)] pub b: String,
        pub c: String,
        #[salt] pub d: Box<str>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 136,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u8>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<String>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<String>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<Box<str>>(3).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<String>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Box<str>>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<String>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Box<str>>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_137 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 65536, hash = java31, pad = 5)] #[rowkey(text = compact, desc)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Inner1 {
        #[salt(buckets = 4, hex = 1)] pub a: [i128; 1],
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Key {
        #[rowkey(desc)] pub a: u64,
        #[salt(buckets = 65536, hash = java31, pad = 5)] #[rowkey(hex)] pub b: Option<[u8; 1]>,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub c: Option<Vec<u8>>,
        #[salt] pub d: Inner1,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 137,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Option<[u8; 1]>>(0)));
                    let s0 = s0.c_in(given.some::<Option<Vec<u8>>>(1).iter().map(Value::arg));
                    let s3 = Inner1::prefix();
                    let s3 = Fixed(s3.a(given.one::<[i128; 1]>(3).arg())).scan()?;
                    let s0 = s0.d_prefix(s3);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range_in(given.several::<Option<[u8; 1]>>(0).iter().map(args));
                    let s0 = s0.c_in(given.some::<Option<Vec<u8>>>(1).iter().map(Value::arg));
                    let s3 = Inner1::prefix();
                    let s3 = s3.a_in(given.some::<[i128; 1]>(3).iter().map(Value::arg));
                    let s0 = s0.d_prefix(s3);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Option<[u8; 1]>>(0)));
                    let s0 = s0.c_in(given.some::<Option<Vec<u8>>>(1).iter().map(Value::arg));
                    let s3 = Inner1::prefix();
                    let s3 = s3.a_range(args(&given.bounds::<[i128; 1]>(3)));
                    let s0 = s0.d_prefix(s3);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_138 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Key(
        #[rowkey(width = 13, le)] pub NonZeroU128,
        #[salt(buckets = 16, hash = sha256)] pub f64,
    );

    fields!(Key { 0 1 });

    pub const MADE: Made = Made {
        seed: 138,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_range(args(&given.bounds::<f64>(0)));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_range_in(given.several::<f64>(0).iter().map(args));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_range(args(&given.bounds::<f64>(0)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_139 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(delimiter("-+", unordered))]
    pub struct Key {
        #[rowkey(unit = s, text = compact)] pub a: SystemTime,
        #[salt(buckets = 7, hash = xxh64, pad = 1)] #[pad(1)] #[rowkey(desc)] pub b: u16,
        pub c: Vec<u8>,
    }

    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 139,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u16>(1).iter().map(Value::arg));
                    let s0 = s0.c_starts_with(given.one::<Vec<u8>>(2).arg());
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u16>(1).iter().map(Value::arg));
                    let s0 = s0.c_starts_with_in(given.some::<Vec<u8>>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u16>(1).iter().map(Value::arg));
                    let s0 = s0.c_starts_with(given.one::<Vec<u8>>(2).arg());
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_140 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Option<Kinds0>,
        #[rowkey(literal = b",")] pub b: [u8; 1],
        #[salt(buckets = 5, hash = xxh64)] pub c: [Ipv4Addr; 1],
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Empty0,
    }

    fields!(Key { a b c });
    kinds!(Kinds0 { 0 Empty0 = Empty, });

    pub const MADE: Made = Made {
        seed: 140,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Kinds0>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<[u8; 1]>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<[Ipv4Addr; 1]>(2)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Kinds0>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<[u8; 1]>(1).iter().map(Value::arg));
                    let s0 = s0.c_range_in(given.several::<[Ipv4Addr; 1]>(2).iter().map(args));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Kinds0>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<[u8; 1]>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<[Ipv4Addr; 1]>(2)));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_141 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i32)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit1 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner0 {
        #[rowkey(unit = us)] pub a: SystemTime,
        pub b: (i128, NonZeroU16, Reverse<u8>),
        #[rowkey(with = rowkey::codec::VarbinaryEncoded, desc)] pub c: String,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[pad(8)] pub a: Option<Date>,
        #[rowkey(as(Unit1, to = Own::get, from = Own), desc)] pub b: Option<Own<Unit1>>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: u64,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Inner3(
        #[rowkey(desc)] pub Kinds0,
        #[salt(buckets = 4, hash = sha256, pad = 1)] pub (Reverse<bool>, Option<f32>, String),
        #[rowkey(literal = b"a", desc)] pub Inner2,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Unit0,
        pub b: SystemTime,
        pub c: Inner3,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Empty0,
        #[rowkey(prefix = "\u{7f}")]
        Inner0(Inner0),
        #[rowkey(prefix = "ov")]
        Inner1(Inner1),
    }

    fields!(Inner0 { a b c });
    fields!(Inner1 { a b });
    fields!(Inner2 { a });
    fields!(Inner3 { 0 1 2 });
    fields!(Key { a b c });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    variants!(Unit1 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner0, 2 Inner1, });

    pub const MADE: Made = Made {
        seed: 141,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = Fixed(s0.b(given.one::<SystemTime>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Inner3>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range_in(given.several::<Unit0>(0).iter().map(args));
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Inner3>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<SystemTime>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Inner3>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_142 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(delimiter("||", unordered))]
    pub struct Inner0 {
        #[pad(2)] #[rowkey(desc)] pub a: u16,
        #[rowkey(hex)] pub b: u32,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("||", unordered))]
    pub struct Key {
        #[rowkey(hex = upper, desc)] pub a: [u8; 3],
        #[pad(4)] #[rowkey(literal = b"::", desc)] pub b: u64,
        #[salt(buckets = 300)] pub c: Inner0,
    }

    fields!(Inner0 { a b });
    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 142,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[u8; 3]>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<u64>(1).arg())).scan()?;
                    let s3 = Inner0::prefix();
                    let s3 = Fixed(s3.a(given.one::<u16>(3).arg())).scan()?;
                    let s3 = Fixed(s3.b(given.one::<u32>(4).arg())).scan()?;
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[u8; 3]>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s3 = Inner0::prefix();
                    let s3 = s3.a_in(given.some::<u16>(3).iter().map(Value::arg));
                    let s3 = s3.b_in(given.some::<u32>(4).iter().map(Value::arg));
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[u8; 3]>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<u64>(1)));
                    let s3 = Inner0::prefix();
                    let s3 = s3.a_range(args(&given.bounds::<u16>(3)));
                    let s3 = s3.b_range(args(&given.bounds::<u32>(4)));
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_143 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Other {
        #[salt(buckets = 16, hash = xxh64)] #[pad(9)] #[rowkey(desc)] pub a: Option<Option<NonZeroU128>>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: i64,
        #[rowkey(hex, desc)] pub b: u64,
        pub c: Reverse<u8>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[reverse_ts] pub a: i64,
        #[rowkey(desc)] pub b: Option<SystemTime>,
        #[rowkey(max = 5)] pub c: Wrapping<u8>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner3(
        #[rowkey(text = compact, as = SystemTime, desc)] pub Option<Own<SystemTime>>,
        pub Reverse<u32>,
        #[rowkey(desc)] pub Inner2,
    );

    #[derive(RowKey)]
    pub struct Inner4 {
        pub a: (Duration, u64, SystemTime),
        #[pad(4)] #[rowkey(desc)] pub b: Option<Option<u8>>,
        #[rowkey(as(NonZeroI8, to = Own::get, from = Own))] pub c: Option<Own<NonZeroI8>>,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 16, hash = xxh64))]
    pub struct Key {
        pub a: Option<Kinds0>,
        pub b: Kinds1,
        pub c: Inner4,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Inner1(Inner1),
        #[rowkey(prefix = "\u{7f}")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "m")]
        Inner3(Inner3),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a b c });
    fields!(Inner3 { 0 1 2 });
    fields!(Inner4 { a b c });
    fields!(Key { a b c });
    kinds!(Kinds0 { 0 Inner1, 1 Empty1 = Empty, });
    kinds!(Kinds1 { 0 Inner3, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 143,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Kinds0>>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<Kinds1>(1).arg())).scan()?;
                    let s3 = Inner4::prefix();
                    let s3 = s3.a_range(args(&given.bounds::<(Duration, u64, SystemTime)>(3)));
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Kinds0>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Kinds1>(1).iter().map(Value::arg));
                    let s3 = Inner4::prefix();
                    let s3 = s3.a_range_in(given.several::<(Duration, u64, SystemTime)>(3).iter().map(args));
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Kinds0>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Kinds1>(1)));
                    let s3 = Inner4::prefix();
                    let s3 = s3.a_range(args(&given.bounds::<(Duration, u64, SystemTime)>(3)));
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_144 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u32)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Other {
        #[salt(buckets = 4, hex = 1)] #[rowkey(nul)] pub a: Box<str>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[pad(16)] #[rowkey(literal = b"u:", unit = us, desc)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Kinds0,
        pub b: f64,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        pub a: f32,
        #[reverse_ts] #[rowkey(unit = ms, hex)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner4(
        #[rowkey(literal = b"\xff")] pub Option<Unit0>,
        pub Inner3,
    );

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(desc)] pub Kinds1,
        #[salt(buckets = 4, hex = 1)] pub Inner4,
        #[rowkey(len = u32, as = String)] pub Own<String>,
        #[rowkey(rest)] pub String,
        #[salt] #[rowkey(desc)] pub u64,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Empty0,
        #[rowkey(prefix = "x\u{1}")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "m")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a });
    fields!(Inner2 { a b });
    fields!(Inner3 { a b });
    fields!(Inner4 { 0 1 });
    fields!(Key { 0 1 2 3 4 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner1, });
    kinds!(Kinds1 { 0 Inner2, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 144,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Kinds1>(0).arg())).scan()?;
                    let s0 = s0._1_in(given.some::<Inner4>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0._2(given.one::<Own<String>>(2).arg())).scan()?;
                    let s0 = s0._3_in(given.some::<String>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<u64>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Kinds1>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner4>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Own<String>>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<String>(3).iter().map(Value::arg));
                    let s0 = s0._4_range_in(given.several::<u64>(4).iter().map(args));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Kinds1>(0)));
                    let s0 = s0._1_in(given.some::<Inner4>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Own<String>>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<String>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<u64>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_145 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[reverse_ts] #[rowkey(unit = us, as = SystemTime)] pub a: Own<SystemTime>,
        #[rowkey(text)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Inner1 {
        #[rowkey(as = u128, le)] pub a: Own<u128>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: NonZeroI8,
        #[rowkey(desc)] pub b: Reverse<String>,
    }

    #[derive(RowKey)]
    pub struct Inner3(
        pub Reverse<Inner1>,
        #[rowkey(desc)] pub Option<Option<Inner2>>,
        pub char,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Inner3,
        #[rowkey(text)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a });
    fields!(Inner2 { a b });
    fields!(Inner3 { 0 1 2 });
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 145,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner3::prefix();
                    let s1 = s1._0_in(given.some::<Reverse<Inner1>>(1).iter().map(Value::arg));
                    let s1 = Fixed(s1._1(given.one::<Option<Option<Inner2>>>(2).arg())).scan()?;
                    let s1 = s1._2_any();
                    let s0 = s0.a_prefix(s1);
                    let s0 = Fixed(s0.b(given.one::<SystemTime>(4).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner3::prefix();
                    let s1 = s1._0_in(given.some::<Reverse<Inner1>>(1).iter().map(Value::arg));
                    let s1 = s1._1_in(given.some::<Option<Option<Inner2>>>(2).iter().map(Value::arg));
                    let s1 = s1._2_any();
                    let s0 = s0.a_prefix(s1);
                    let s0 = s0.b_in(given.some::<SystemTime>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner3::prefix();
                    let s1 = s1._0_in(given.some::<Reverse<Inner1>>(1).iter().map(Value::arg));
                    let s1 = s1._1_range(args(&given.bounds::<Option<Option<Inner2>>>(2)));
                    let s1 = s1._2_any();
                    let s0 = s0.a_prefix(s1);
                    let s0 = s0.b_range(args(&given.bounds::<SystemTime>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_146 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i8)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 300, hash = java31, pad = 4)] pub a: NonZeroI64,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[rowkey(nul)] pub String,
        pub (Option<Ipv4Addr>, u16, f64),
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: (Reverse<Ipv4Addr>, SystemTime),
        pub b: Kinds0,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(literal = b"\xff", as(IpAddr, to = Own::get, from = Own), desc)] pub a: Own<IpAddr>,
        #[rowkey(desc)] pub b: Ipv6Addr,
        #[salt(buckets = 3, hash = sha256)] #[reverse_ts] pub c: Option<SystemTime>,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        pub a: Unit0,
        #[rowkey(width = 3, max = 5)] pub b: u16,
    }

    #[derive(RowKey)]
    pub struct Inner5(
        pub Inner3,
        pub Inner4,
        #[rowkey(desc)] pub SystemTime,
    );

    #[derive(RowKey)]
    pub struct Inner6 {
        #[pad(8)] #[rowkey(desc)] pub a: Date,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub b: String,
    }

    #[derive(RowKey)]
    pub struct Inner7 {
        #[rowkey(width = 1)] pub a: Option<u8>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Inner8 {
        #[rowkey(desc)] pub a: Inner6,
        pub b: Inner7,
    }

    #[derive(RowKey)]
    pub struct Inner9 {
        #[rowkey(desc)] pub a: Option<Option<f64>>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 300, hash = java31, pad = 4)] #[rowkey(literal = b"::", as(bool, to = Own::get, from = Own))] pub a: Own<bool>,
        pub b: Kinds1,
        #[salt] #[rowkey(literal = b"\xff\xff")] pub c: Inner5,
        pub d: Kinds2,
        #[rowkey(desc)] pub e: Inner9,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "o/")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "\0")]
        Inner8(Inner8),
        #[rowkey(prefix = "ov")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { 0 1 });
    fields!(Inner2 { a b });
    fields!(Inner3 { a b c });
    fields!(Inner4 { a b });
    fields!(Inner5 { 0 1 2 });
    fields!(Inner6 { a b });
    fields!(Inner7 { a });
    fields!(Inner8 { a b });
    fields!(Inner9 { a });
    fields!(Key { a b c d e });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Kinds0 { 0 Inner1, });
    kinds!(Kinds1 { 0 Inner2, });
    kinds!(Kinds2 { 0 Inner8, 1 Empty1 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 146,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Kinds1>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<Inner5>(1).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<Kinds2>(2).arg())).scan()?;
                    let s0 = Fixed(s0.e(given.one::<Inner9>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Kinds1>(0).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Inner5>(1).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Kinds2>(2).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<Inner9>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Kinds1>(0).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Inner5>(1)));
                    let s0 = s0.d_range(args(&given.bounds::<Kinds2>(2)));
                    let s0 = s0.e_range(args(&given.bounds::<Inner9>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_147 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u32)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Other {
        #[salt(buckets = 256, hash = java31)] pub a: Option<Option<i16>>,
        #[rowkey(text, desc)] pub b: Date,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Reverse<String>,
        #[salt(buckets = 256, hash = java31)] #[rowkey(rest)] pub b: String,
        pub c: Unit0,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b c });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 147,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Reverse<String>>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Reverse<String>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Reverse<String>>(0)));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_148 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Other {
        #[salt(buckets = 5, hex = 1)] #[reverse_ts(from = 9999999999999)] #[pad(13)] #[rowkey(unit = ms)] pub a: Option<SystemTime>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p", delimiter = "+")]
    pub struct Key {
        pub a: String,
        pub b: Box<str>,
        #[salt(buckets = 5, hex = 1)] pub c: Vec<u8>,
        #[rowkey(with = rowkey::codec::VarbinaryEncoded)] pub d: String,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 148,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<String>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<Box<str>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Vec<u8>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range_in(given.several::<String>(3).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Box<str>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Vec<u8>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range_in(given.several::<String>(3).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<String>(0)));
                    let s0 = s0.b_in(given.some::<Box<str>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Vec<u8>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range_in(given.several::<String>(3).iter().map(args));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_149 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    pub struct Inner0(
        #[reverse_ts] pub Option<SystemTime>,
        #[rowkey(desc)] pub f32,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Unit0,
        pub b: Box<[u8]>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(literal = b"\xff\xff")] pub a: Inner1,
        pub b: [f64; 1],
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(unit = ms, text, desc)] pub a: SystemTime,
        #[rowkey(desc)] pub b: Kinds0,
        #[salt(buckets = 11, hash = sha256)] #[rowkey(literal = b"\x00", desc)] pub c: Option<Inner2>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Empty0,
        #[rowkey(prefix = "o/")]
        Empty1,
        #[rowkey(prefix = "x\u{1}")]
        Inner0(Inner0),
    }

    fields!(Inner0 { 0 1 });
    fields!(Inner1 { a b });
    fields!(Inner2 { a b });
    fields!(Key { a b c });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Empty1 = Empty, 2 Inner0, });

    pub const MADE: Made = Made {
        seed: 149,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_prefix(Kinds0::prefix().empty0());
                    let s0 = s0.c_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_prefix(Kinds0::prefix().empty0());
                    let s0 = s0.c_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_prefix(Kinds0::prefix().empty0());
                    let s0 = s0.c_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_150 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i16)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Other {
        #[rowkey(hex)] pub a: NonZeroU16,
        #[rowkey(desc)] pub b: Option<Unit0>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: char,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Kinds0,
        pub b: Reverse<String>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Empty0,
        #[rowkey(prefix = "m")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a });
    fields!(Key { a b });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner1, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 150,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Kinds0>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<Reverse<String>>(1)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Kinds0>(0).iter().map(Value::arg));
                    let s0 = s0.b_range_in(given.several::<Reverse<String>>(1).iter().map(args));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Kinds0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Reverse<String>>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

/// All of them.
pub const ALL: &[&rowkey_generator::Made] = &[
    &case_1::MADE,
    &case_2::MADE,
    &case_3::MADE,
    &case_4::MADE,
    &case_5::MADE,
    &case_6::MADE,
    &case_7::MADE,
    &case_8::MADE,
    &case_9::MADE,
    &case_10::MADE,
    &case_11::MADE,
    &case_12::MADE,
    &case_13::MADE,
    &case_14::MADE,
    &case_15::MADE,
    &case_16::MADE,
    &case_17::MADE,
    &case_18::MADE,
    &case_19::MADE,
    &case_20::MADE,
    &case_21::MADE,
    &case_22::MADE,
    &case_23::MADE,
    &case_24::MADE,
    &case_25::MADE,
    &case_26::MADE,
    &case_27::MADE,
    &case_28::MADE,
    &case_29::MADE,
    &case_30::MADE,
    &case_31::MADE,
    &case_32::MADE,
    &case_33::MADE,
    &case_34::MADE,
    &case_35::MADE,
    &case_36::MADE,
    &case_37::MADE,
    &case_38::MADE,
    &case_39::MADE,
    &case_40::MADE,
    &case_41::MADE,
    &case_42::MADE,
    &case_43::MADE,
    &case_44::MADE,
    &case_45::MADE,
    &case_46::MADE,
    &case_47::MADE,
    &case_48::MADE,
    &case_49::MADE,
    &case_50::MADE,
    &case_51::MADE,
    &case_52::MADE,
    &case_53::MADE,
    &case_54::MADE,
    &case_55::MADE,
    &case_56::MADE,
    &case_57::MADE,
    &case_58::MADE,
    &case_59::MADE,
    &case_60::MADE,
    &case_61::MADE,
    &case_62::MADE,
    &case_63::MADE,
    &case_64::MADE,
    &case_65::MADE,
    &case_66::MADE,
    &case_67::MADE,
    &case_68::MADE,
    &case_69::MADE,
    &case_70::MADE,
    &case_71::MADE,
    &case_72::MADE,
    &case_73::MADE,
    &case_74::MADE,
    &case_75::MADE,
    &case_76::MADE,
    &case_77::MADE,
    &case_78::MADE,
    &case_79::MADE,
    &case_80::MADE,
    &case_81::MADE,
    &case_82::MADE,
    &case_83::MADE,
    &case_84::MADE,
    &case_85::MADE,
    &case_86::MADE,
    &case_87::MADE,
    &case_88::MADE,
    &case_89::MADE,
    &case_90::MADE,
    &case_91::MADE,
    &case_92::MADE,
    &case_93::MADE,
    &case_94::MADE,
    &case_95::MADE,
    &case_96::MADE,
    &case_97::MADE,
    &case_98::MADE,
    &case_99::MADE,
    &case_100::MADE,
    &case_101::MADE,
    &case_102::MADE,
    &case_103::MADE,
    &case_104::MADE,
    &case_105::MADE,
    &case_106::MADE,
    &case_107::MADE,
    &case_108::MADE,
    &case_109::MADE,
    &case_110::MADE,
    &case_111::MADE,
    &case_112::MADE,
    &case_113::MADE,
    &case_114::MADE,
    &case_115::MADE,
    &case_116::MADE,
    &case_117::MADE,
    &case_118::MADE,
    &case_119::MADE,
    &case_120::MADE,
    &case_121::MADE,
    &case_122::MADE,
    &case_123::MADE,
    &case_124::MADE,
    &case_125::MADE,
    &case_126::MADE,
    &case_127::MADE,
    &case_128::MADE,
    &case_129::MADE,
    &case_130::MADE,
    &case_131::MADE,
    &case_132::MADE,
    &case_133::MADE,
    &case_134::MADE,
    &case_135::MADE,
    &case_136::MADE,
    &case_137::MADE,
    &case_138::MADE,
    &case_139::MADE,
    &case_140::MADE,
    &case_141::MADE,
    &case_142::MADE,
    &case_143::MADE,
    &case_144::MADE,
    &case_145::MADE,
    &case_146::MADE,
    &case_147::MADE,
    &case_148::MADE,
    &case_149::MADE,
    &case_150::MADE,
];
