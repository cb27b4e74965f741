//! 150 random declarations of keys with questions, from seed 1 on. Written by `rowkey-generator`: do not edit.

#![allow(missing_docs, unused_imports, unused_variables, deprecated, clippy::all, reason = "nothing here is for others")]
#![cfg_attr(rustfmt, rustfmt::skip)]

pub mod case_1 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner0 {
        #[pad(1)] #[rowkey(max = 7, desc)] pub a: u8,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Unit0,
        pub b: Box<str>,
        #[pad(9)] pub c: u128,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Inner2(
        pub Option<Inner1>,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(max = 7, raw)] pub a: Option<i64>,
        #[rowkey(desc)] pub b: Option<Kinds0>,
        #[salt(buckets = 4, hash = sha256)] pub c: Option<Option<Inner2>>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Inner0(Inner0),
    }

    fields!(Inner0 { a });
    fields!(Inner1 { a b c });
    fields!(Inner2 { 0 });
    fields!(Key { a b c });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Kinds0 { 0 Inner0, });

    pub const MADE: Made = Made {
        seed: 1,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<i64>>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<Option<Kinds0>>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<Option<Option<Inner2>>>(2).arg())).scan()?;
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<i64>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Kinds0>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<Option<Inner2>>>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<i64>>(0)));
                    let s0 = s0.b_in(given.some::<Option<Kinds0>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Option<Option<Inner2>>>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_2 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i32)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    pub struct Other {
        #[pad(3)] #[rowkey(max = 6, desc)] pub a: Option<NonZeroU8>,
        #[salt(buckets = 5, hash = java31)] #[rowkey(literal = b"\xff", nul)] pub b: String,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        pub [NonZeroU16; 2],
        #[rowkey(desc)] pub Unit0,
        #[pad(13)] #[rowkey(unit = ms)] pub SystemTime,
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        #[salt(buckets = 11, hash = xxh64)] #[rowkey(literal = b"\xff", desc)] pub a: Inner1,
        #[pad(6)] #[rowkey(reverse_digits)] pub b: u32,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Key {
        pub a: Kinds0,
        #[pad(9)] #[rowkey(max = 7)] pub b: NonZeroU64,
        #[salt(buckets = 5, hash = java31)] pub c: Option<Inner2>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
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
    fields!(Inner1 { 0 1 2 });
    fields!(Inner2 { a b });
    fields!(Key { a b c });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Kinds0 { 0 Empty0 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 2,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = Fixed(s0.b(given.one::<NonZeroU64>(0).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Option<Inner2>>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<NonZeroU64>(0).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<Inner2>>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<NonZeroU64>(0)));
                    let s0 = s0.c_in(given.some::<Option<Inner2>>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_3 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 4, hash = xxh64))]
    pub struct Other(
        #[rowkey(width = 1, le)] pub Wrapping<u128>,
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: (Option<SystemTime>, Option<u32>),
        #[salt(buckets = 4, hash = xxh64)] pub b: Option<Ipv4Addr>,
        #[salt] #[reverse_ts] #[rowkey(unit = ms)] pub c: Option<SystemTime>,
        #[rowkey(tail)] pub d: Option<Duration>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 3,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<(Option<SystemTime>, Option<u32>)>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Option<Ipv4Addr>>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Option<SystemTime>>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<Option<Duration>>(3).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<(Option<SystemTime>, Option<u32>)>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Ipv4Addr>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<SystemTime>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Option<Duration>>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<(Option<SystemTime>, Option<u32>)>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Ipv4Addr>>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Option<SystemTime>>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Option<Duration>>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_4 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u8)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Inner0(
        #[pad(4)] #[rowkey(max = 6)] pub Option<Option<u8>>,
        #[rowkey(hex)] pub [u8; 4],
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner1 {
        #[pad(2)] #[rowkey(desc)] pub a: u8,
        #[rowkey(hex)] pub b: Wrapping<u16>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(literal = b"u:")] pub a: Kinds0,
        #[pad(5)] pub b: Option<u16>,
        pub c: Inner1,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: [Ipv4Addr; 2],
        #[salt(buckets = 7, hex = 1)] #[rowkey(literal = b",")] pub b: Inner2,
        pub c: Option<Option<Unit0>>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Inner0(Inner0),
        #[rowkey(prefix = "m")]
        Empty1,
    }

    fields!(Inner0 { 0 1 });
    fields!(Inner1 { a b });
    fields!(Inner2 { a b c });
    fields!(Key { a b c });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Inner0, 1 Empty1 = Empty, });

    pub const MADE: Made = Made {
        seed: 4,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[Ipv4Addr; 2]>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<Inner2>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Option<Option<Unit0>>>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[Ipv4Addr; 2]>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<Option<Unit0>>>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[Ipv4Addr; 2]>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Inner2>(1)));
                    let s0 = s0.c_in(given.some::<Option<Option<Unit0>>>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_5 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i64)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(desc)] pub a: Duration,
        #[salt(buckets = 257)] pub b: Unit0,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: [u8; 1],
        #[salt(buckets = 257)] pub b: Kinds0,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Empty0,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Kinds0 { 0 Empty0 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 5,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<[u8; 1]>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<Kinds0>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[u8; 1]>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Kinds0>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[u8; 1]>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Kinds0>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_6 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner0 {
        #[rowkey(literal = b"\xff", desc)] pub a: [Ipv4Addr; 1],
        #[rowkey(literal = b"::", desc)] pub b: char,
        #[rowkey(literal = b"\xff\xff", le)] pub c: NonZeroU16,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[pad(6)] pub a: u32,
        #[rowkey(tail)] pub b: Option<u8>,
        #[reverse_ts] #[rowkey(unit = ns, tail)] pub c: Option<SystemTime>,
    }

    fields!(Inner0 { a b c });
    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 6,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u32>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Option<u8>>(1).arg())).scan()?;
                    let s0 = s0.c_range(args(&given.bounds::<Option<SystemTime>>(2)));
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<u8>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Option<SystemTime>>(2)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u32>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<u8>>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Option<SystemTime>>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_7 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(delimiter("-+", unordered))]
    pub struct Inner0 {
        #[pad(13)] #[rowkey(unit = ms, desc)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("-+", unordered))]
    pub struct Key {
        pub a: String,
        #[pad(1)] #[rowkey(desc)] pub b: u64,
        #[rowkey(literal = b",")] pub c: Inner0,
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
                    let s0 = Fixed(s0.b(given.one::<u64>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Inner0>(2).arg())).scan()?;
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Inner0>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<u64>(1)));
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
        #[pad(4)] pub u32,
        #[salt(buckets = 5, hash = sha256)] pub String,
        #[pad(2)] pub u16,
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
                    let s0 = Fixed(s0._0(given.one::<u32>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<u32>(1).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<String>(2).arg())).scan()?;
                    let s0 = s0._3_in(given.some::<u16>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<[u8; 2]>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u32>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<String>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<u16>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<[u8; 2]>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<u32>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<String>(2)));
                    let s0 = s0._3_in(given.some::<u16>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<[u8; 2]>(4)));
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
        #[reverse_ts] #[rowkey(unit = ns)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 11, hash = java31))]
    pub struct Inner1 {
        #[reverse_ts(from = 9999999999999999)] #[pad(16)] pub a: i64,
        #[rowkey(desc)] pub b: [u8; 4],
        #[rowkey(desc)] pub c: Ipv6Addr,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(width = 3)] pub a: u16,
        #[rowkey(desc)] pub b: Inner1,
        #[rowkey(desc)] pub c: char,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        pub a: u16,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        #[rowkey(terminator = 44)] pub a: Option<String>,
        pub b: NonZeroU8,
    }

    #[derive(RowKey)]
    pub struct Inner5 {
        #[pad(2, fill = '0')] #[rowkey(desc)] pub a: Box<str>,
        pub b: Ipv6Addr,
    }

    #[derive(RowKey)]
    pub struct Inner6 {
        #[rowkey(desc)] pub a: Kinds1,
    }

    #[derive(RowKey)]
    pub struct Inner7 {
        #[rowkey(nul, desc)] pub a: Option<Box<[u8]>>,
        #[rowkey(literal = b"\xff")] pub b: String,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Key {
        pub a: Option<Kinds0>,
        #[pad(3)] #[rowkey(reverse_digits)] pub b: NonZeroU8,
        pub c: Inner6,
        pub d: (String, Option<Ipv4Addr>),
        pub e: Inner7,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "o/")]
        Inner3(Inner3),
        #[rowkey(prefix = "x\u{1}")]
        Inner4(Inner4),
        #[rowkey(prefix = "m")]
        Inner5(Inner5),
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
    fields!(Inner2 { a b c });
    fields!(Inner3 { a });
    fields!(Inner4 { a b });
    fields!(Inner5 { a b });
    fields!(Inner6 { a });
    fields!(Inner7 { a b });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Inner2, });
    kinds!(Kinds1 { 0 Inner3, 1 Inner4, 2 Inner5, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 9,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<Kinds0>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<NonZeroU8>(1).arg())).scan()?;
                    let s3 = Inner6::prefix();
                    let s3 = s3.a_in(given.some::<Kinds1>(3).iter().map(Value::arg));
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Kinds0>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<NonZeroU8>(1).iter().map(Value::arg));
                    let s3 = Inner6::prefix();
                    let s3 = s3.a_in(given.some::<Kinds1>(3).iter().map(Value::arg));
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Kinds0>>(0)));
                    let s0 = s0.b_in(given.some::<NonZeroU8>(1).iter().map(Value::arg));
                    let s3 = Inner6::prefix();
                    let s3 = s3.a_in(given.some::<Kinds1>(3).iter().map(Value::arg));
                    let s0 = s0.c_prefix(s3);
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
        #[pad(9)] #[rowkey(max = 6, desc)] pub b: Wrapping<u128>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: char,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Key(
        #[rowkey(literal = b"::")] pub (String, f32, u16),
        #[salt(buckets = 300, pad = 3)] pub Option<Inner1>,
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
                    let s0 = Fixed(s0._0(given.one::<(String, f32, u16)>(0).arg())).scan()?;
                    let s0 = s0._1_range(args(&given.bounds::<Option<Inner1>>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<(String, f32, u16)>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<Option<Inner1>>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<(String, f32, u16)>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<Option<Inner1>>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_11 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Other {
        #[salt(buckets = 5, hash = sha256, pad = 1)] pub a: Reverse<String>,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[salt(buckets = 5, hash = sha256, pad = 1)] pub Duration,
        #[pad(4)] pub String,
        #[rowkey(tail)] pub Option<u8>,
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
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 11,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Duration>(0).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Duration>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Duration>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_12 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 5, pad = 1)] pub a: Ipv6Addr,
        #[rowkey(nul)] pub b: Box<str>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 5, pad = 1)] #[rowkey(terminator = 97)] pub a: String,
        pub b: bool,
        #[rowkey(tail)] pub c: Option<u8>,
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
        seed: 12,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<bool>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<bool>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<bool>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_13 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 10, hash = xxh64, pad = 1)] pub a: u128,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt", delimiter = "+")]
    pub struct Key {
        #[pad(3)] pub a: u64,
        #[salt(buckets = 10, hash = xxh64, pad = 1)] pub b: String,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 13,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u64>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u64>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u64>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_14 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(len = u8)] pub a: Box<[u8]>,
        #[salt(buckets = 3)] pub b: Reverse<Vec<u8>>,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[pad(6)] #[rowkey(literal = b"\x00", max = 6, reverse_digits)] pub Option<Option<NonZeroU32>>,
        pub u8,
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: Duration,
        #[rowkey(desc)] pub b: Inner1,
        pub c: NonZeroU32,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[pad(2, fill = ' ')] #[rowkey(desc)] pub Box<[u8]>,
        #[rowkey(literal = b"u:", desc)] pub Inner2,
        #[rowkey(nul)] pub Box<str>,
        #[salt(buckets = 3)] pub u128,
        #[pad(19)] #[rowkey(literal = b"::", unit = ns)] pub Option<SystemTime>,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { 0 1 });
    fields!(Inner2 { a b c });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 14,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Box<[u8]>>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<Inner2>(1).arg())).scan()?;
                    let s0 = s0._2_starts_with(given.one::<Box<str>>(2).arg());
                    let s0 = s0._3_any();
                    let s0 = Fixed(s0._4(given.one::<Option<SystemTime>>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0._2_starts_with(given.one::<Box<str>>(2).arg());
                    let s0 = s0._3_any();
                    let s0 = s0._4_in(given.some::<Option<SystemTime>>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Box<[u8]>>(0)));
                    let s0 = s0._1_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0._2_starts_with(given.one::<Box<str>>(2).arg());
                    let s0 = s0._3_any();
                    let s0 = s0._4_range(args(&given.bounds::<Option<SystemTime>>(3)));
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
        #[rowkey(digits)] pub a: u8,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 11, hash = java31, hex = 1))]
    pub struct Key {
        #[pad(2)] #[rowkey(desc)] pub a: u16,
        pub b: Inner0,
    }

    fields!(Inner0 { a });
    fields!(Key { a b });

    pub const MADE: Made = Made {
        seed: 15,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u16>(0)));
                    let s0 = Fixed(s0.b(given.one::<Inner0>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u16>(0)));
                    let s0 = s0.b_in(given.some::<Inner0>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u16>(0)));
                    let s0 = s0.b_in(given.some::<Inner0>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_16 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 4, hash = xxh64)] pub a: Reverse<Option<i8>>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Inner1 {
        #[pad(3)] pub a: u32,
        #[pad(3)] pub b: u16,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Inner2 {
        #[reverse_ts(from = 9999999999)] #[pad(10)] pub a: u64,
        #[pad(9)] #[rowkey(desc)] pub b: NonZeroU64,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Key(
        pub Vec<u8>,
        #[salt(buckets = 4, hash = xxh64)] #[rowkey(hex)] pub u32,
        #[salt] pub Inner1,
        pub Inner2,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a b });
    fields!(Inner2 { a b });
    fields!(Key { 0 1 2 3 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 16,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Vec<u8>>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<u32>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Vec<u8>>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<u32>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Vec<u8>>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<u32>(1)));
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
        #[pad(9)] #[rowkey(literal = b"u:", desc)] pub u128,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Ipv4Addr,
        #[rowkey(nul, desc)] pub b: Vec<u8>,
        #[rowkey(desc)] pub c: char,
        #[pad(1)] pub d: String,
        pub e: Duration,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 3))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Key { a b c d e });
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
                    let s0 = s0.c_any();
                    let s0 = s0.d_any();
                    let s0 = Fixed(s0.e(given.one::<Duration>(0).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_any();
                    let s0 = s0.c_any();
                    let s0 = s0.d_any();
                    let s0 = s0.e_in(given.some::<Duration>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_any();
                    let s0 = s0.c_any();
                    let s0 = s0.d_any();
                    let s0 = s0.e_range(args(&given.bounds::<Duration>(0)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_18 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(terminator = 97)] pub a: String,
        #[salt(buckets = 10)] pub b: f32,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner1(
        pub [Ipv4Addr; 2],
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(unit = s)] pub a: Option<SystemTime>,
        #[rowkey(desc)] pub b: (u16, String),
        pub c: Inner1,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: Option<f64>,
        #[pad(1, fill = '0')] #[rowkey(literal = b"a")] pub b: Box<str>,
        #[rowkey(desc)] pub c: (String, Option<u64>, String),
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        #[rowkey(literal = b"\xff\xff")] pub a: (Vec<u8>, u16),
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff", salt(buckets = 10))]
    pub struct Key {
        #[rowkey(desc)] pub a: Inner2,
        #[rowkey(desc)] pub b: Kinds0,
        pub c: Ipv6Addr,
        pub d: Option<Kinds1>,
        #[rowkey(terminator = 97)] pub e: String,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Inner3(Inner3),
        #[rowkey(prefix = "\0")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "x\u{1}")]
        Empty0,
        #[rowkey(prefix = "o/")]
        Inner4(Inner4),
        #[rowkey(prefix = "\u{7f}")]
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
    fields!(Inner2 { a b c });
    fields!(Inner3 { a b c });
    fields!(Inner4 { a });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Inner3, 1 Empty1 = Empty, });
    kinds!(Kinds1 { 0 Empty0 = Empty, 1 Inner4, 2 Empty2 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 18,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner2>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    let s0 = Fixed(s0.c(given.one::<Ipv6Addr>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s0 = s0.c_in(given.some::<Ipv6Addr>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner2>(0)));
                    let s0 = s0.b_any();
                    let s0 = s0.c_range(args(&given.bounds::<Ipv6Addr>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_19 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Other {
        #[salt(buckets = 4, pad = 1)] #[rowkey(hex)] pub a: u64,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner1(
        pub IpAddr,
        #[rowkey(desc)] pub (Reverse<i16>, Reverse<Duration>),
        #[rowkey(max = 7, raw, desc)] pub i16,
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(literal = b"\xff\xff", desc)] pub a: Inner1,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[pad(6)] #[rowkey(literal = b"::", reverse_digits)] pub a: u128,
        #[salt(buckets = 4, pad = 1)] pub b: [char; 2],
        pub c: Kinds0,
        #[reverse_ts(from = 9999999999999999)] #[rowkey(unit = us)] pub d: Option<SystemTime>,
        #[rowkey(desc)] pub e: IpAddr,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { 0 1 2 });
    fields!(Inner2 { a });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Inner2, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 19,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<[char; 2]>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<Kinds0>(1).arg())).scan()?;
                    let s0 = s0.d_any();
                    let s0 = Fixed(s0.e(given.one::<IpAddr>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<[char; 2]>(0).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Kinds0>(1).iter().map(Value::arg));
                    let s0 = s0.d_any();
                    let s0 = s0.e_in(given.some::<IpAddr>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<[char; 2]>(0).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Kinds0>(1)));
                    let s0 = s0.d_any();
                    let s0 = s0.e_range(args(&given.bounds::<IpAddr>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_20 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key(
        #[salt(buckets = 16, hash = sha256)] #[rowkey(terminator = 255)] pub Box<[u8]>,
        pub i32,
        #[salt] pub Reverse<Option<u64>>,
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
                    let s0 = s0._0_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<i32>(1)));
                    let s0 = Fixed(s0._2(given.one::<Reverse<Option<u64>>>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<i32>(1)));
                    let s0 = s0._2_in(given.some::<Reverse<Option<u64>>>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<i32>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<Reverse<Option<u64>>>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_21 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Inner0 {
        #[pad(9)] #[rowkey(literal = b"\xff", desc)] pub a: Wrapping<u128>,
        #[rowkey(desc)] pub b: Option<char>,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Unit0,
        pub b: Kinds0,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Inner0(Inner0),
    }

    fields!(Inner0 { a b });
    fields!(Key { a b });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Inner0, });

    pub const MADE: Made = Made {
        seed: 21,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Unit0>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Kinds0>(1).arg())).scan()?;
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Kinds0>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Kinds0>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_22 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00", delimiter = "!")]
    pub struct Inner0 {
        #[rowkey(hex)] pub a: u16,
        pub b: Vec<u8>,
        #[pad(1)] #[rowkey(desc)] pub c: u8,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "!", salt(buckets = 2))]
    pub struct Key(
        pub Inner0,
        #[rowkey(hex)] pub [u8; 3],
        #[pad(3)] #[rowkey(desc)] pub u32,
        pub IpAddr,
    );

    fields!(Inner0 { a b c });
    fields!(Key { 0 1 2 3 });

    pub const MADE: Made = Made {
        seed: 22,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Inner0>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<[u8; 3]>(1).arg())).scan()?;
                    let s0 = s0._2_in(given.some::<u32>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<IpAddr>(3)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<[u8; 3]>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<u32>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<IpAddr>(3)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Inner0>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<[u8; 3]>(1)));
                    let s0 = s0._2_in(given.some::<u32>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<IpAddr>(3)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_23 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    pub struct Inner0(
        pub Unit0,
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: [Wrapping<u128>; 2],
        #[rowkey(desc)] pub b: Inner0,
    }

    fields!(Inner0 { 0 });
    fields!(Key { a b });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });

    pub const MADE: Made = Made {
        seed: 23,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<[Wrapping<u128>; 2]>(0).arg())).scan()?;
                    let s2 = Inner0::prefix();
                    let s2 = Fixed(s2._0(given.one::<Unit0>(2).arg())).scan()?;
                    let s0 = s0.b_prefix(s2);
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[Wrapping<u128>; 2]>(0).iter().map(Value::arg));
                    let s2 = Inner0::prefix();
                    let s2 = s2._0_in(given.some::<Unit0>(2).iter().map(Value::arg));
                    let s0 = s0.b_prefix(s2);
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[Wrapping<u128>; 2]>(0)));
                    let s2 = Inner0::prefix();
                    let s2 = s2._0_range(args(&given.bounds::<Unit0>(2)));
                    let s0 = s0.b_prefix(s2);
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
        pub a: Option<Kinds0>,
        #[rowkey(le)] pub b: u128,
        pub c: Box<str>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Empty0,
        #[rowkey(prefix = "ov")]
        Empty1,
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
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Empty1 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 24,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<Kinds0>>(0).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Kinds0>>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Kinds0>>(0)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_25 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(unit = ms, desc)] pub a: SystemTime,
        #[salt(buckets = 16, hash = java31)] #[pad(4)] #[rowkey(max = 6, reverse_digits)] pub b: u8,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p", delimiter("|", unordered))]
    pub struct Inner1 {
        #[rowkey(hex, desc)] pub a: [u8; 1],
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff", delimiter("|", unordered))]
    pub struct Inner2(
        #[pad(13)] #[rowkey(unit = ms)] pub SystemTime,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter("|", unordered))]
    pub struct Key(
        #[rowkey(literal = b"::")] pub Inner1,
        #[salt(buckets = 16, hash = java31)] pub Inner2,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a });
    fields!(Inner2 { 0 });
    fields!(Key { 0 1 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 25,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Inner1>(0).arg())).scan()?;
                    let s2 = Inner2::prefix();
                    let s2 = s2._0_range(args(&given.bounds::<SystemTime>(2)));
                    let s0 = s0._1_prefix(s2);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s2 = Inner2::prefix();
                    let s2 = s2._0_range(args(&given.bounds::<SystemTime>(2)));
                    let s0 = s0._1_prefix(s2);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Inner1>(0)));
                    let s2 = Inner2::prefix();
                    let s2 = s2._0_range(args(&given.bounds::<SystemTime>(2)));
                    let s0 = s0._1_prefix(s2);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
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
    #[rowkey(prefix = b"a:", delimiter("~", unordered))]
    pub struct Key(
        pub Vec<u8>,
        #[pad(4)] #[rowkey(desc)] pub u64,
        #[rowkey(hex)] pub [u8; 3],
        #[pad(3)] #[rowkey(reverse_digits)] pub u32,
        #[rowkey(desc)] pub char,
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
                    let s0 = Fixed(s0._0(given.one::<Vec<u8>>(0).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_27 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other {
        pub a: Unit0,
        pub b: Option<u8>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner1 {
        #[pad(9)] #[rowkey(max = 6)] pub a: u128,
        pub b: u16,
        pub c: (Reverse<u32>, Vec<u8>, Reverse<f64>),
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Inner2 {
        pub a: Kinds0,
    }

    #[derive(RowKey)]
    pub struct Key(
        pub (Vec<u8>, Reverse<i128>),
        pub Option<Kinds1>,
        pub bool,
        pub Option<u16>,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Empty0,
        #[rowkey(prefix = "o/")]
        Empty1,
        #[rowkey(prefix = "ov")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "\u{7f}")]
        Empty0,
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
    fields!(Inner1 { a b c });
    fields!(Inner2 { a });
    fields!(Key { 0 1 2 3 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Empty1 = Empty, 2 Inner1, });
    kinds!(Kinds1 { 0 Empty0 = Empty, 1 Inner2, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 27,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<(Vec<u8>, Reverse<i128>)>(0).iter().map(Value::arg));
                    let s0 = s0._1_any();
                    let s0 = s0._2_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<(Vec<u8>, Reverse<i128>)>(0).iter().map(Value::arg));
                    let s0 = s0._1_any();
                    let s0 = s0._2_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<(Vec<u8>, Reverse<i128>)>(0).iter().map(Value::arg));
                    let s0 = s0._1_any();
                    let s0 = s0._2_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_28 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u8)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other(
        pub Unit0,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Key {
        pub a: IpAddr,
        #[pad(4, fill = '0')] #[rowkey(tail)] pub b: Option<Box<[u8]>>,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 10, hash = xxh64))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Key { a b });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 28,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<IpAddr>(0)));
                    let s0 = Fixed(s0.b(given.one::<Option<Box<[u8]>>>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<IpAddr>(0)));
                    let s0 = s0.b_in(given.some::<Option<Box<[u8]>>>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<IpAddr>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Box<[u8]>>>(1)));
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
        #[rowkey(literal = b"::")] pub a: i8,
        #[rowkey(desc)] pub b: Ipv6Addr,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: char,
        #[reverse_ts] pub b: i64,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(literal = b"\x00", desc)] pub a: Inner1,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[reverse_ts] #[rowkey(unit = ms)] pub a: SystemTime,
        pub b: Kinds0,
        pub c: i64,
        pub d: Wrapping<u128>,
        #[pad(4)] #[rowkey(literal = b"a")] pub e: NonZeroU16,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Inner0(Inner0),
        #[rowkey(prefix = "ov")]
        Inner2(Inner2),
    }

    fields!(Inner0 { a b });
    fields!(Inner1 { a b });
    fields!(Inner2 { a });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Inner0, 1 Inner2, });

    pub const MADE: Made = Made {
        seed: 29,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<SystemTime>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<Kinds0>(1)));
                    let s0 = Fixed(s0.c(given.one::<i64>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<Wrapping<u128>>(3).arg())).scan()?;
                    let s0 = s0.e_in(given.some::<NonZeroU16>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Kinds0>(1)));
                    let s0 = s0.c_in(given.some::<i64>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Wrapping<u128>>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<NonZeroU16>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Kinds0>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<i64>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Wrapping<u128>>(3)));
                    let s0 = s0.e_in(given.some::<NonZeroU16>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_30 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 5, hash = sha256))]
    pub struct Other {
        #[rowkey(width = 2, max = 7)] pub a: u8,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[pad(9)] #[rowkey(max = 7)] pub a: u32,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: Unit0,
        pub b: IpAddr,
        pub c: Inner1,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 5, hash = sha256)] #[rowkey(desc)] pub a: Option<Option<Inner2>>,
        pub b: Option<Option<bool>>,
        #[salt] #[rowkey(width = 2, desc)] pub c: NonZeroU64,
        #[rowkey(literal = b"u:")] pub d: [char; 2],
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
    fields!(Inner2 { a b c });
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 30,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Option<Inner2>>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Option<bool>>>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<NonZeroU64>(2).arg())).scan()?;
                    let s0 = s0.d_range(args(&given.bounds::<[char; 2]>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Option<Inner2>>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Option<bool>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<NonZeroU64>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<[char; 2]>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Option<Inner2>>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Option<bool>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<NonZeroU64>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<[char; 2]>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_31 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Other {
        #[pad(6)] #[rowkey(reverse_digits)] pub a: Option<Option<u64>>,
        #[salt(buckets = 1000, hash = xxh64, hex = 3)] pub b: Option<Option<bool>>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(width = 2)] pub a: u8,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        #[rowkey(desc)] pub IpAddr,
        #[pad(9)] pub u64,
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: Option<Box<[u8]>>,
        #[salt(buckets = 1000, hash = xxh64, hex = 3)] pub b: Inner1,
        pub c: [u8; 1],
        #[rowkey(desc)] pub d: Kinds0,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Inner2(Inner2),
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
    fields!(Inner2 { 0 1 });
    fields!(Key { a b c d });
    kinds!(Kinds0 { 0 Inner2, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 31,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = Fixed(s0.b(given.one::<Inner1>(0).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<[u8; 1]>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<[u8; 1]>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Inner1>(0)));
                    let s0 = s0.c_range(args(&given.bounds::<[u8; 1]>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_32 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 10, hash = sha256, pad = 1))]
    pub struct Other(
        #[rowkey(hex, desc)] pub [u8; 4],
        #[rowkey(desc)] pub IpAddr,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: i32,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 10, hash = sha256, pad = 1))]
    pub struct Key {
        pub a: Inner1,
        #[pad(1)] pub b: String,
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
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 32,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<String>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<String>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<String>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_33 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(delimiter("aab", unordered))]
    pub struct Key(
        pub String,
        pub Vec<u8>,
        #[salt(buckets = 10, hash = sha256, hex = 1)] #[pad(1, fill = '\u{1}')] #[rowkey(desc)] pub Vec<u8>,
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
                    let s0 = Fixed(s0._2(given.one::<Vec<u8>>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<Vec<u8>>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_34 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Other(
        #[rowkey(literal = b"::", terminator = 128)] pub Box<[u8]>,
        #[pad(6)] #[rowkey(reverse_digits)] pub u64,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: String,
        #[pad(5)] #[rowkey(max = 5, tail)] pub b: Option<u32>,
        #[rowkey(tail)] pub c: Option<Ipv4Addr>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
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
                    let s0 = Fixed(s0.a(given.one::<String>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Option<u32>>(1).arg())).scan()?;
                    let s0 = s0.c_range(args(&given.bounds::<Option<Ipv4Addr>>(2)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<u32>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Option<Ipv4Addr>>(2)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<String>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<u32>>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Option<Ipv4Addr>>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_35 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Inner0(
        #[rowkey(desc)] pub Option<Ipv6Addr>,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        #[pad(4)] #[rowkey(desc)] pub a: Vec<u8>,
        #[pad(1)] #[rowkey(max = 5, desc)] pub b: NonZeroU16,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: Option<Vec<u8>>,
        #[rowkey(desc)] pub b: Option<Unit0>,
        #[rowkey(nul)] pub c: Option<Option<Box<[u8]>>>,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(desc)] pub Inner0,
        #[reverse_ts(from = 9223372036854775807)] #[rowkey(unit = ns)] pub SystemTime,
        pub Kinds0,
        #[pad(5)] #[rowkey(max = 7)] pub u32,
        #[rowkey(desc)] pub Kinds1,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Empty0,
        #[rowkey(prefix = "\u{7f}")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "\0")]
        Inner1(Inner1),
        #[rowkey(prefix = "ov")]
        Inner2(Inner2),
    }

    fields!(Inner0 { 0 });
    fields!(Inner1 { a b });
    fields!(Inner2 { a b c });
    fields!(Key { 0 1 2 3 4 });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Empty1 = Empty, });
    kinds!(Kinds1 { 0 Inner1, 1 Inner2, });

    pub const MADE: Made = Made {
        seed: 35,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0._1(given.one::<SystemTime>(1).arg())).scan()?;
                    let s0 = s0._2_in(given.some::<Kinds0>(2).iter().map(Value::arg));
                    let s0 = Fixed(s0._3(given.one::<u32>(3).arg())).scan()?;
                    let s0 = s0._4_range(args(&given.bounds::<Kinds1>(4)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Kinds0>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<u32>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<Kinds1>(4)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<SystemTime>(1)));
                    let s0 = s0._2_in(given.some::<Kinds0>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<u32>(3)));
                    let s0 = s0._4_range(args(&given.bounds::<Kinds1>(4)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_36 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit1 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    pub struct Other {
        pub a: [u8; 4],
        #[salt(buckets = 4)] pub b: Vec<u128>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Option<Unit0>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: [u8; 1],
        pub b: Unit1,
        #[rowkey(literal = b"a")] pub c: i64,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: i128,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner4 {
        #[rowkey(width = 2)] pub a: u16,
        pub b: u128,
        #[rowkey(literal = b"\x00", desc)] pub c: f64,
    }

    #[derive(RowKey)]
    pub struct Inner5 {
        #[rowkey(desc)] pub a: Inner1,
        #[rowkey(literal = b"\xff\xff", desc)] pub b: Kinds0,
        #[rowkey(literal = b"::")] pub c: Option<Box<[u8]>>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 4)] #[rowkey(desc)] pub a: [f32; 1],
        #[rowkey(desc)] pub b: Inner5,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Inner2(Inner2),
        #[rowkey(prefix = "o/")]
        Inner3(Inner3),
        #[rowkey(prefix = "ov")]
        Inner4(Inner4),
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
    fields!(Inner2 { a b c });
    fields!(Inner3 { a });
    fields!(Inner4 { a b c });
    fields!(Inner5 { a b c });
    fields!(Key { a b });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    variants!(Unit1 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Kinds0 { 0 Inner2, 1 Inner3, 2 Inner4, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 36,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<[f32; 1]>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[f32; 1]>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[f32; 1]>(0)));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_37 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 4))]
    pub struct Other {
        pub a: u8,
        pub b: Option<bool>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "!")]
    pub struct Inner1 {
        #[rowkey(literal = b"\x00", hex, desc)] pub a: [u8; 1],
        pub b: Box<str>,
        #[rowkey(hex, desc)] pub c: [u8; 2],
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt", delimiter = "!", salt(buckets = 4))]
    pub struct Key {
        #[pad(16)] #[rowkey(unit = us)] pub a: SystemTime,
        #[pad(1)] pub b: u32,
        pub c: Inner1,
        #[rowkey(digits)] pub d: u64,
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
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 37,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_38 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 4, hash = xxh64)] pub a: Duration,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[rowkey(terminator = 44)] pub String,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner2 {
        #[rowkey(literal = b",", desc)] pub a: Inner1,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        pub a: Reverse<String>,
        #[salt(buckets = 3, pad = 1)] #[pad(1)] pub b: u16,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner4(
        #[rowkey(desc)] pub f64,
        pub (Reverse<Wrapping<u64>>, NonZeroU8),
        #[rowkey(literal = b"a")] pub IpAddr,
    );

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(desc)] pub Inner2,
        pub Inner3,
        #[rowkey(desc)] pub Kinds0,
        #[salt(buckets = 4, hash = xxh64)] pub Option<Option<[u8; 1]>>,
        pub [SystemTime; 1],
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Empty0,
        #[rowkey(prefix = "x\u{1}")]
        Inner4(Inner4),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { 0 });
    fields!(Inner2 { a });
    fields!(Inner3 { a b });
    fields!(Inner4 { 0 1 2 });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner4, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 38,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner2::prefix();
                    let s2 = Inner1::prefix();
                    let s2 = s2._0_in(given.some::<String>(2).iter().map(Value::arg));
                    let s1 = s1.a_prefix(s2);
                    let s0 = s0._0_prefix(s1);
                    let s6 = Inner3::prefix();
                    let s6 = s6.a_in(given.some::<Reverse<String>>(6).iter().map(Value::arg));
                    let s6 = s6.b_range(args(&given.bounds::<u16>(7)));
                    let s0 = s0._1_prefix(s6);
                    let s0 = Fixed(s0._2(given.one::<Kinds0>(9).arg())).scan()?;
                    let s0 = Fixed(s0._3(given.one::<Option<Option<[u8; 1]>>>(10).arg())).scan()?;
                    let s0 = Fixed(s0._4(given.one::<[SystemTime; 1]>(11).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner2::prefix();
                    let s2 = Inner1::prefix();
                    let s2 = s2._0_in(given.some::<String>(2).iter().map(Value::arg));
                    let s1 = s1.a_prefix(s2);
                    let s0 = s0._0_prefix(s1);
                    let s6 = Inner3::prefix();
                    let s6 = s6.a_in(given.some::<Reverse<String>>(6).iter().map(Value::arg));
                    let s6 = s6.b_range(args(&given.bounds::<u16>(7)));
                    let s0 = s0._1_prefix(s6);
                    let s0 = s0._2_in(given.some::<Kinds0>(9).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Option<Option<[u8; 1]>>>(10).iter().map(Value::arg));
                    let s0 = s0._4_in(given.some::<[SystemTime; 1]>(11).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner2::prefix();
                    let s2 = Inner1::prefix();
                    let s2 = s2._0_in(given.some::<String>(2).iter().map(Value::arg));
                    let s1 = s1.a_prefix(s2);
                    let s0 = s0._0_prefix(s1);
                    let s6 = Inner3::prefix();
                    let s6 = s6.a_in(given.some::<Reverse<String>>(6).iter().map(Value::arg));
                    let s6 = s6.b_range(args(&given.bounds::<u16>(7)));
                    let s0 = s0._1_prefix(s6);
                    let s0 = s0._2_range(args(&given.bounds::<Kinds0>(9)));
                    let s0 = s0._3_range(args(&given.bounds::<Option<Option<[u8; 1]>>>(10)));
                    let s0 = s0._4_range(args(&given.bounds::<[SystemTime; 1]>(11)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_39 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other {
        pub a: Unit0,
        #[salt(buckets = 16, hash = java31)] #[rowkey(digits)] pub b: u64,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("|", unordered))]
    pub struct Inner1 {
        #[rowkey(literal = b"a")] pub a: String,
        pub b: String,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("|", unordered))]
    pub struct Inner2 {
        pub a: Vec<u8>,
        #[pad(16)] #[rowkey(unit = us)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("|", unordered))]
    pub struct Inner3 {
        pub a: String,
        pub b: Inner1,
        pub c: Inner2,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("|", unordered))]
    pub struct Inner4 {
        #[pad(10)] #[rowkey(unit = s)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p", delimiter("|", unordered), salt(buckets = 16, hash = java31))]
    pub struct Key {
        #[rowkey(literal = b"\xff")] pub a: Inner3,
        pub b: Inner4,
        #[pad(3)] #[rowkey(reverse_digits)] pub c: u64,
        pub d: String,
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
    fields!(Inner2 { a b });
    fields!(Inner3 { a b c });
    fields!(Inner4 { a });
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 39,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner3>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Inner4>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<u64>(2).arg())).scan()?;
                    let s0 = s0.d_starts_with(given.one::<String>(3).arg());
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner3>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner4>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u64>(2).iter().map(Value::arg));
                    let s0 = s0.d_starts_with(given.one::<String>(3).arg());
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner3>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Inner4>(1)));
                    let s0 = s0.c_in(given.some::<u64>(2).iter().map(Value::arg));
                    let s0 = s0.d_starts_with(given.one::<String>(3).arg());
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
        #[salt(buckets = 2, hash = xxh64)] #[rowkey(literal = b"::")] pub b: Ipv6Addr,
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
                    let s0 = Fixed(s0.a(given.one::<String>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<Ipv6Addr>(1)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Ipv6Addr>(1)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<String>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Ipv6Addr>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_41 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner0 {
        pub a: [u8; 3],
        pub b: String,
        #[rowkey(hex, desc)] pub c: Option<[u8; 4]>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: Inner0,
        #[rowkey(nul, desc)] pub b: Vec<u8>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: i128,
        pub b: bool,
        pub c: Option<Option<char>>,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: Kinds1,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(literal = b"a", desc)] pub a: Kinds0,
        #[salt(buckets = 5)] #[rowkey(desc)] pub b: Option<Kinds2>,
        pub c: u8,
        #[salt] #[pad(6)] #[rowkey(reverse_digits)] pub d: u64,
        #[salt] pub e: [NonZeroI8; 2],
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Inner1(Inner1),
        #[rowkey(prefix = "\0")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "\u{7f}")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "o/")]
        Inner3(Inner3),
    }

    fields!(Inner0 { a b c });
    fields!(Inner1 { a b });
    fields!(Inner2 { a b c });
    fields!(Inner3 { a });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Inner1, 1 Empty1 = Empty, });
    kinds!(Kinds1 { 0 Inner2, });
    kinds!(Kinds2 { 0 Inner3, });

    pub const MADE: Made = Made {
        seed: 41,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Kinds0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Kinds2>>(1)));
                    let s0 = Fixed(s0.c(given.one::<u8>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<u64>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Kinds0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Kinds2>>(1)));
                    let s0 = s0.c_in(given.some::<u8>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u64>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Kinds0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Kinds2>>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<u8>(2)));
                    let s0 = s0.d_in(given.some::<u64>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_42 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[rowkey(desc)] pub a: IpAddr,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: Option<SystemTime>,
        #[rowkey(desc)] pub b: u16,
        #[pad(9)] pub c: u128,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 16, hash = xxh64))]
    pub struct Key {
        #[pad(2)] #[rowkey(literal = b"\xff\xff", max = 6)] pub a: u8,
        #[rowkey(le)] pub b: u128,
        #[rowkey(tail)] pub c: Option<u8>,
        #[rowkey(tail)] pub d: Option<[u8; 1]>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Inner0(Inner0),
        #[rowkey(prefix = "\0")]
        Inner1(Inner1),
    }

    fields!(Inner0 { a });
    fields!(Inner1 { a b c });
    fields!(Key { a b c d });
    kinds!(Kinds0 { 0 Inner0, 1 Inner1, });

    pub const MADE: Made = Made {
        seed: 42,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u8>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<u128>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u128>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u8>(0)));
                    let s0 = s0.b_in(given.some::<u128>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_43 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 2)] #[pad(4)] pub a: Box<str>,
        #[rowkey(desc)] pub b: Ipv6Addr,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[rowkey(len = u8)] pub String,
        pub u8,
        #[rowkey(len = u16)] pub Box<str>,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Key {
        pub a: Option<f64>,
        pub b: Inner1,
        #[salt(buckets = 2)] pub c: Reverse<Vec<u8>>,
        #[pad(1)] pub d: String,
        #[rowkey(desc)] pub e: Reverse<String>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { 0 1 2 });
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 43,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<f64>>(0).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<f64>>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<f64>>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_44 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[pad(5)] #[rowkey(desc)] pub a: u128,
        #[salt(buckets = 3, hash = sha256, pad = 1)] pub b: Vec<SystemTime>,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[rowkey(literal = b"\xff\xff", nul, desc)] pub Vec<u8>,
        pub String,
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: Option<char>,
        #[rowkey(width = 2, max = 7)] pub b: u8,
        #[reverse_ts] #[rowkey(unit = ms)] pub c: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(literal = b"::", desc)] pub i64,
        #[rowkey(desc)] pub f64,
        pub Inner1,
        #[salt(buckets = 3, hash = sha256, pad = 1)] #[rowkey(literal = b",")] pub Kinds0,
        pub Option<Option<Ipv4Addr>>,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
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
    fields!(Inner2 { a b c });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Kinds0 { 0 Inner2, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 44,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<i64>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<f64>(1).arg())).scan()?;
                    let s0 = s0._2_in(given.some::<Inner1>(2).iter().map(Value::arg));
                    let s0 = Fixed(s0._3(given.one::<Kinds0>(3).arg())).scan()?;
                    let s0 = s0._4_range(args(&given.bounds::<Option<Option<Ipv4Addr>>>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<i64>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<f64>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Inner1>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Kinds0>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<Option<Option<Ipv4Addr>>>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<i64>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<f64>(1)));
                    let s0 = s0._2_in(given.some::<Inner1>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<Kinds0>(3)));
                    let s0 = s0._4_range(args(&given.bounds::<Option<Option<Ipv4Addr>>>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_45 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Inner0 {
        #[reverse_ts] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Option<Option<Ipv6Addr>>,
        #[pad(4)] #[rowkey(reverse_digits)] pub b: Wrapping<u8>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(literal = b"a")] pub a: IpAddr,
        #[rowkey(desc)] pub b: Kinds0,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        pub a: Duration,
        #[pad(1)] #[rowkey(reverse_digits)] pub b: u8,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        pub a: [u8; 4],
        #[rowkey(desc)] pub b: Kinds1,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Option<Unit0>,
        pub b: Inner2,
        #[rowkey(desc)] pub c: Inner4,
        #[salt(buckets = 11, hash = sha256)] pub d: Option<String>,
        pub e: Vec<Ipv4Addr>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Inner0(Inner0),
        #[rowkey(prefix = "\0")]
        Inner1(Inner1),
        #[rowkey(prefix = "ov")]
        Empty2,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "\u{7f}")]
        Empty0,
        #[rowkey(prefix = "o/")]
        Inner3(Inner3),
    }

    fields!(Inner0 { a });
    fields!(Inner1 { a b });
    fields!(Inner2 { a b });
    fields!(Inner3 { a b });
    fields!(Inner4 { a b });
    fields!(Key { a b c d e });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Kinds0 { 0 Inner0, 1 Inner1, 2 Empty2 = Empty, });
    kinds!(Kinds1 { 0 Empty0 = Empty, 1 Inner3, });

    pub const MADE: Made = Made {
        seed: 45,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<Unit0>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Inner2>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Inner4>(2).iter().map(Value::arg));
                    let s0 = Fixed(s0.d(given.one::<Option<String>>(3).arg())).scan()?;
                    let s0 = s0.e_range(args(&given.bounds::<Vec<Ipv4Addr>>(4)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Unit0>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Inner4>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Option<String>>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Vec<Ipv4Addr>>(4)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Unit0>>(0)));
                    let s0 = s0.b_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Inner4>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Option<String>>(3)));
                    let s0 = s0.e_range(args(&given.bounds::<Vec<Ipv4Addr>>(4)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_46 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(literal = b"\x00", desc)] pub a: Reverse<Reverse<bool>>,
        #[salt(buckets = 7)] #[rowkey(literal = b"\xff\xff")] pub b: bool,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 7)] pub a: [u64; 2],
        #[reverse_ts(from = 9999999999999999)] #[pad(16)] #[rowkey(unit = us, tail)] pub b: Option<SystemTime>,
        #[rowkey(tail)] pub c: Option<u8>,
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
                    let s0 = Fixed(s0.b(given.one::<Option<SystemTime>>(0).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Option<SystemTime>>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Option<SystemTime>>(0)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_47 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u8)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Inner0 {
        #[rowkey(nul, desc)] pub a: Option<Box<[u8]>>,
        #[rowkey(nul, desc)] pub b: String,
        #[rowkey(terminator = 128)] pub c: String,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(len = u32)] pub a: Box<[u8]>,
        #[rowkey(desc)] pub b: (Reverse<bool>, SystemTime, u16),
        pub c: Inner0,
        #[salt(buckets = 11)] pub d: Option<Unit0>,
    }

    fields!(Inner0 { a b c });
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });

    pub const MADE: Made = Made {
        seed: 47,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Box<[u8]>>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<(Reverse<bool>, SystemTime, u16)>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<Inner0>(2).arg())).scan()?;
                    let s0 = s0.d_range(args(&given.bounds::<Option<Unit0>>(3)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<(Reverse<bool>, SystemTime, u16)>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Inner0>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Option<Unit0>>(3)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<(Reverse<bool>, SystemTime, u16)>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Inner0>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Option<Unit0>>(3)));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_48 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: u64,
        #[rowkey(desc)] pub b: NonZeroU16,
        #[rowkey(tail)] pub c: Option<i64>,
    }

    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 48,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<NonZeroU16>(1).arg())).scan()?;
                    let s0 = s0.c_range(args(&given.bounds::<Option<i64>>(2)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<NonZeroU16>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Option<i64>>(2)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<NonZeroU16>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Option<i64>>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_49 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i8)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Other {
        #[salt(buckets = 3, hash = xxh64)] pub a: Ipv6Addr,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[salt(buckets = 10)] #[rowkey(desc)] pub a: Unit0,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Inner1,
        pub b: SystemTime,
        #[rowkey(desc)] pub c: Option<Wrapping<u16>>,
    }

    #[derive(RowKey)]
    pub struct Key(
        pub Kinds0,
        #[rowkey(desc)] pub u16,
        #[salt(buckets = 3, hash = xxh64)] #[pad(2)] #[rowkey(desc)] pub Option<String>,
        #[rowkey(desc)] pub Inner2,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Empty0,
        #[rowkey(prefix = "o/")]
        Empty1,
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
    fields!(Key { 0 1 2 3 });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Empty1 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 49,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Kinds0>(0).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Kinds0>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Kinds0>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_50 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[pad(3)] #[rowkey(desc)] pub a: u8,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: Option<Option<bool>>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Kinds0,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: [NonZeroU64; 2],
        #[rowkey(desc)] pub b: Inner0,
        pub c: Reverse<Inner2>,
        pub d: IpAddr,
        pub e: Vec<Ipv4Addr>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Empty0,
        #[rowkey(prefix = "\0")]
        Inner1(Inner1),
    }

    fields!(Inner0 { a });
    fields!(Inner1 { a });
    fields!(Inner2 { a });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner1, });

    pub const MADE: Made = Made {
        seed: 50,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[NonZeroU64; 2]>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner0>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<Reverse<Inner2>>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<IpAddr>(3).arg())).scan()?;
                    let s0 = s0.e_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[NonZeroU64; 2]>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner0>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Reverse<Inner2>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<IpAddr>(3).iter().map(Value::arg));
                    let s0 = s0.e_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[NonZeroU64; 2]>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner0>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Reverse<Inner2>>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<IpAddr>(3)));
                    let s0 = s0.e_any();
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
        #[rowkey(literal = b"::", len = u32)] pub b: Option<Option<String>>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Inner1 {
        pub a: Vec<u8>,
        #[rowkey(literal = b"\xff", hex)] pub b: [u8; 1],
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Inner2 {
        #[pad(4)] #[rowkey(literal = b"\x00", reverse_digits)] pub a: u16,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Inner3 {
        pub a: Box<str>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Inner4 {
        pub a: Inner2,
        pub b: Inner3,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Inner5 {
        #[pad(4)] #[rowkey(reverse_digits)] pub a: u64,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Key {
        pub a: Inner1,
        pub b: Vec<u8>,
        pub c: Inner4,
        pub d: Inner5,
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
    fields!(Inner2 { a });
    fields!(Inner3 { a });
    fields!(Inner4 { a b });
    fields!(Inner5 { a });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 51,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s2 = Inner4::prefix();
                    let s2 = Fixed(s2.a(given.one::<Inner2>(2).arg())).scan()?;
                    let s4 = Inner3::prefix();
                    let s4 = s4.a_in(given.some::<Box<str>>(4).iter().map(Value::arg));
                    let s2 = s2.b_prefix(s4);
                    let s0 = s0.c_prefix(s2);
                    let s8 = Inner5::prefix();
                    let s8 = s8.a_in(given.some::<u64>(8).iter().map(Value::arg));
                    let s0 = s0.d_prefix(s8);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s2 = Inner4::prefix();
                    let s2 = s2.a_in(given.some::<Inner2>(2).iter().map(Value::arg));
                    let s4 = Inner3::prefix();
                    let s4 = s4.a_in(given.some::<Box<str>>(4).iter().map(Value::arg));
                    let s2 = s2.b_prefix(s4);
                    let s0 = s0.c_prefix(s2);
                    let s8 = Inner5::prefix();
                    let s8 = s8.a_in(given.some::<u64>(8).iter().map(Value::arg));
                    let s0 = s0.d_prefix(s8);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s2 = Inner4::prefix();
                    let s2 = s2.a_in(given.some::<Inner2>(2).iter().map(Value::arg));
                    let s4 = Inner3::prefix();
                    let s4 = s4.a_in(given.some::<Box<str>>(4).iter().map(Value::arg));
                    let s2 = s2.b_prefix(s4);
                    let s0 = s0.c_prefix(s2);
                    let s8 = Inner5::prefix();
                    let s8 = s8.a_in(given.some::<u64>(8).iter().map(Value::arg));
                    let s0 = s0.d_prefix(s8);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_52 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other(
        #[salt(buckets = 11, hash = xxh64)] pub u16,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter = ",")]
    pub struct Key {
        #[salt(buckets = 11, hash = xxh64)] pub a: Unit0,
        #[pad(10)] #[rowkey(unit = s)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Key { a b });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 52,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_53 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other(
        #[pad(3, fill = ' ')] pub String,
        pub Unit0,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: char,
        #[pad(19)] #[rowkey(unit = ns)] pub b: Option<SystemTime>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Reverse<Wrapping<u8>>,
        pub b: Inner1,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Inner1 { a b });
    fields!(Key { a b });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 53,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = Fixed(s0.b(given.one::<Inner1>(0).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Inner1>(0)));
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
        #[rowkey(hex, desc)] pub a: [u8; 4],
        #[salt(buckets = 100, hash = sha256)] pub b: [i64; 2],
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
                    let s0 = s0.a_range(args(&given.bounds::<[u8; 4]>(0)));
                    let s0 = Fixed(s0.b(given.one::<[i64; 2]>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[u8; 4]>(0)));
                    let s0 = s0.b_in(given.some::<[i64; 2]>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[u8; 4]>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<[i64; 2]>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_55 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit1 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 11, hash = xxh64, hex = 1)] pub a: Option<Unit0>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: f64,
        #[rowkey(literal = b",")] pub b: u64,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Kinds1,
        pub b: Reverse<SystemTime>,
        pub c: Inner1,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: Unit1,
        #[pad(6)] #[rowkey(max = 7)] pub b: u16,
    }

    #[derive(RowKey)]
    pub struct Inner4(
        #[rowkey(desc)] pub Inner3,
    );

    #[derive(RowKey)]
    pub struct Inner5 {
        pub a: u16,
        pub b: (i64, Option<SystemTime>),
    }

    #[derive(RowKey)]
    pub struct Inner6(
        pub Option<Kinds2>,
    );

    #[derive(RowKey)]
    pub struct Inner7 {
        #[reverse_ts] pub a: SystemTime,
        #[rowkey(desc)] pub b: Ipv4Addr,
        #[rowkey(literal = b"\x00", desc)] pub c: [NonZeroU128; 2],
    }

    #[derive(RowKey)]
    pub struct Inner8(
        #[pad(6)] #[rowkey(max = 5, desc)] pub u64,
        pub Inner7,
        pub u8,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner9(
        pub bool,
        #[rowkey(max = 7, raw)] pub Option<i8>,
        pub Duration,
    );

    #[derive(RowKey)]
    pub struct Inner10(
        pub Inner9,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(terminator = 255)] pub a: String,
        pub b: Kinds0,
        pub c: Inner2,
        #[salt(buckets = 11, hash = xxh64, hex = 1)] #[rowkey(desc)] pub d: Kinds3,
        #[rowkey(desc)] pub e: Kinds4,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Empty0,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "m")]
        Empty0,
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "o/")]
        Inner5(Inner5),
        #[rowkey(prefix = "\u{7f}")]
        Empty1,
        #[rowkey(prefix = "ov")]
        Empty2,
    }

    #[derive(RowKey)]
    pub enum Kinds3 {
        #[rowkey(prefix = "o/")]
        Inner4(Inner4),
        #[rowkey(prefix = "\u{7f}")]
        Inner6(Inner6),
    }

    #[derive(RowKey)]
    pub enum Kinds4 {
        #[rowkey(prefix = "o/")]
        Inner8(Inner8),
        #[rowkey(prefix = "m")]
        Inner10(Inner10),
        #[rowkey(prefix = "ov")]
        Empty2,
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
    fields!(Inner2 { a b c });
    fields!(Inner3 { a b });
    fields!(Inner4 { 0 });
    fields!(Inner5 { a b });
    fields!(Inner6 { 0 });
    fields!(Inner7 { a b c });
    fields!(Inner8 { 0 1 2 });
    fields!(Inner9 { 0 1 2 });
    fields!(Inner10 { 0 });
    fields!(Key { a b c d e });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    variants!(Unit1 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Kinds0 { 0 Empty0 = Empty, });
    kinds!(Kinds1 { 0 Empty0 = Empty, });
    kinds!(Kinds2 { 0 Inner5, 1 Empty1 = Empty, 2 Empty2 = Empty, });
    kinds!(Kinds3 { 0 Inner4, 1 Inner6, });
    kinds!(Kinds4 { 0 Inner8, 1 Inner10, 2 Empty2 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 55,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = Fixed(s0.b(given.one::<Kinds0>(0).arg())).scan()?;
                    let s0 = s0.c_range(args(&given.bounds::<Inner2>(1)));
                    let s0 = s0.d_range(args(&given.bounds::<Kinds3>(2)));
                    let s0 = s0.e_range(args(&given.bounds::<Kinds4>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Kinds0>(0).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Inner2>(1)));
                    let s0 = s0.d_range(args(&given.bounds::<Kinds3>(2)));
                    let s0 = s0.e_range(args(&given.bounds::<Kinds4>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Kinds0>(0)));
                    let s0 = s0.c_range(args(&given.bounds::<Inner2>(1)));
                    let s0 = s0.d_range(args(&given.bounds::<Kinds3>(2)));
                    let s0 = s0.e_range(args(&given.bounds::<Kinds4>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_56 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u32)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey, Clone, Copy)]
    #[repr(i64)]
    pub enum Unit1 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 5, hash = java31))]
    pub struct Other(
        pub Unit0,
    );

    #[derive(RowKey)]
    pub struct Inner1(
        #[salt(buckets = 65536)] #[reverse_ts(from = 999999999999999999)] #[pad(18)] pub i64,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: SystemTime,
        #[salt(buckets = 5, hash = java31)] #[rowkey(desc)] pub b: Reverse<Option<NonZeroI8>>,
        #[salt] #[rowkey(literal = b",")] pub c: Option<Option<Inner1>>,
        #[rowkey(tail)] pub d: Option<u8>,
        #[rowkey(tail)] pub e: Option<u8>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { 0 });
    fields!(Key { a b c d e });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    variants!(Unit1 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 56,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<SystemTime>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Reverse<Option<NonZeroI8>>>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Option<Option<Inner1>>>(2).iter().map(Value::arg));
                    let s0 = Fixed(s0.d(given.one::<Option<u8>>(3).arg())).scan()?;
                    let s0 = Fixed(s0.e(given.one::<Option<u8>>(4).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Reverse<Option<NonZeroI8>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<Option<Inner1>>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Option<u8>>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<Option<u8>>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Reverse<Option<NonZeroI8>>>(1)));
                    let s0 = s0.c_in(given.some::<Option<Option<Inner1>>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Option<u8>>(3)));
                    let s0 = s0.e_range(args(&given.bounds::<Option<u8>>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_57 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u32)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit1 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Inner0 {
        pub a: (String, bool),
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: NonZeroI64,
        #[rowkey(terminator = 128)] pub b: String,
        #[pad(4)] #[rowkey(literal = b",")] pub c: Option<String>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner2(
        pub Option<Unit0>,
        pub (Option<NonZeroU8>, String),
    );

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: (bool, Option<i16>),
        #[rowkey(nul, desc)] pub b: String,
        pub c: Option<Option<f64>>,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        #[rowkey(raw)] pub a: i8,
        pub b: Kinds0,
    }

    #[derive(RowKey)]
    pub struct Inner5 {
        #[rowkey(desc)] pub a: Unit1,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Inner0,
        #[salt(buckets = 7, hash = xxh64)] #[rowkey(literal = b"u:")] pub b: (Reverse<bool>, u8, char),
        pub c: Inner4,
        #[pad(9)] #[rowkey(desc)] pub d: Option<u64>,
        #[rowkey(desc)] pub e: Inner5,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Inner1(Inner1),
        #[rowkey(prefix = "m")]
        Inner2(Inner2),
        #[rowkey(prefix = "\0")]
        Inner3(Inner3),
    }

    fields!(Inner0 { a });
    fields!(Inner1 { a b c });
    fields!(Inner2 { 0 1 });
    fields!(Inner3 { a b c });
    fields!(Inner4 { a b });
    fields!(Inner5 { a });
    fields!(Key { a b c d e });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    variants!(Unit1 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Kinds0 { 0 Inner1, 1 Inner2, 2 Inner3, });

    pub const MADE: Made = Made {
        seed: 57,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner0>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<(Reverse<bool>, u8, char)>(1).arg())).scan()?;
                    let s3 = Inner4::prefix();
                    let s3 = Fixed(s3.a(given.one::<i8>(3).arg())).scan()?;
                    let s3 = Fixed(s3.b(given.one::<Kinds0>(4).arg())).scan()?;
                    let s0 = s0.c_prefix(s3);
                    let s0 = Fixed(s0.d(given.one::<Option<u64>>(6).arg())).scan()?;
                    let s0 = Fixed(s0.e(given.one::<Inner5>(7).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<(Reverse<bool>, u8, char)>(1).iter().map(Value::arg));
                    let s3 = Inner4::prefix();
                    let s3 = s3.a_in(given.some::<i8>(3).iter().map(Value::arg));
                    let s3 = s3.b_in(given.some::<Kinds0>(4).iter().map(Value::arg));
                    let s0 = s0.c_prefix(s3);
                    let s0 = s0.d_in(given.some::<Option<u64>>(6).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<Inner5>(7).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<(Reverse<bool>, u8, char)>(1)));
                    let s3 = Inner4::prefix();
                    let s3 = s3.a_range(args(&given.bounds::<i8>(3)));
                    let s3 = s3.b_in(given.some::<Kinds0>(4).iter().map(Value::arg));
                    let s0 = s0.c_prefix(s3);
                    let s0 = s0.d_range(args(&given.bounds::<Option<u64>>(6)));
                    let s0 = s0.e_range(args(&given.bounds::<Inner5>(7)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_58 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(desc)] pub a: u32,
        #[salt(buckets = 3, hash = java31, pad = 1)] pub b: Option<Duration>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: Option<Unit0>,
        #[reverse_ts] #[rowkey(unit = ns)] pub b: SystemTime,
        #[rowkey(desc)] pub c: Box<str>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: IpAddr,
        #[rowkey(literal = b"::", nul)] pub b: String,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        pub a: [i32; 1],
    }

    #[derive(RowKey)]
    pub struct Key(
        #[salt(buckets = 3, hash = java31, pad = 1)] pub Option<Option<Inner1>>,
        pub Inner2,
        #[rowkey(tail)] pub Option<u16>,
        #[rowkey(tail)] pub Option<u32>,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a b });
    fields!(Inner3 { a });
    fields!(Key { 0 1 2 3 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 58,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Option<Option<Inner1>>>(0).arg())).scan()?;
                    let s2 = Inner2::prefix();
                    let s2 = s2.a_any();
                    let s2 = Fixed(s2.b(given.one::<String>(2).arg())).scan()?;
                    let s0 = s0._1_prefix(s2);
                    let s0 = s0._2_range(args(&given.bounds::<Option<u16>>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Option<Option<Inner1>>>(0).iter().map(Value::arg));
                    let s2 = Inner2::prefix();
                    let s2 = s2.a_any();
                    let s2 = s2.b_in(given.some::<String>(2).iter().map(Value::arg));
                    let s0 = s0._1_prefix(s2);
                    let s0 = s0._2_range(args(&given.bounds::<Option<u16>>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Option<Option<Inner1>>>(0)));
                    let s2 = Inner2::prefix();
                    let s2 = s2.a_any();
                    let s2 = s2.b_range(args(&given.bounds::<String>(2)));
                    let s0 = s0._1_prefix(s2);
                    let s0 = s0._2_range(args(&given.bounds::<Option<u16>>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_59 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Other {
        pub a: char,
        #[rowkey(nul, desc)] pub b: Option<Vec<u8>>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[pad(2)] #[rowkey(desc)] pub a: Vec<u8>,
        #[rowkey(literal = b"u:")] pub b: String,
        #[rowkey(desc)] pub c: Option<Option<[u8; 4]>>,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Inner1,
        #[pad(2, fill = '0')] #[rowkey(literal = b"a")] pub b: String,
        pub c: [char; 1],
        #[rowkey(literal = b"\xff\xff", nul)] pub d: Vec<u8>,
        #[rowkey(tail)] pub e: Option<[u8; 1]>,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, pad = 1))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a b c });
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 59,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner1>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<String>(1).arg())).scan()?;
                    let s0 = s0.c_range(args(&given.bounds::<[char; 1]>(2)));
                    let s0 = Fixed(s0.d(given.one::<Vec<u8>>(3).arg())).scan()?;
                    let s0 = s0.e_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<[char; 1]>(2)));
                    let s0 = s0.d_in(given.some::<Vec<u8>>(3).iter().map(Value::arg));
                    let s0 = s0.e_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner1>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<String>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<[char; 1]>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Vec<u8>>(3)));
                    let s0 = s0.e_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_60 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 3, pad = 1)] pub a: u8,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("::=", unordered, trailing), salt(buckets = 3, pad = 1))]
    pub struct Key(
        pub Box<str>,
        #[rowkey(literal = b"\xff\xff")] pub Box<str>,
        #[rowkey(hex)] pub [u8; 1],
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { 0 1 2 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 60,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Box<str>>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<Box<str>>(1).arg())).scan()?;
                    let s0 = s0._2_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Box<str>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Box<str>>(1).iter().map(Value::arg));
                    let s0 = s0._2_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Box<str>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Box<str>>(1).iter().map(Value::arg));
                    let s0 = s0._2_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_61 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 257, hash = sha256))]
    pub struct Other {
        pub a: Reverse<u16>,
        pub b: Option<Ipv4Addr>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Option<char>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Ipv6Addr,
        #[rowkey(desc)] pub b: [Duration; 1],
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner3 {
        #[reverse_ts(from = 9999999999999999)] #[pad(16)] #[rowkey(unit = us)] pub a: SystemTime,
        pub b: Inner2,
        #[pad(3)] #[rowkey(literal = b"::")] pub c: u16,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(desc)] pub Inner1,
        #[rowkey(literal = b"::", nul)] pub String,
        #[salt(buckets = 257, hash = sha256)] pub Inner3,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a });
    fields!(Inner2 { a b });
    fields!(Inner3 { a b c });
    fields!(Key { 0 1 2 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 61,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<String>(1).iter().map(Value::arg));
                    let s3 = Inner3::prefix();
                    let s3 = Fixed(s3.a(given.one::<SystemTime>(3).arg())).scan()?;
                    let s3 = s3.b_range(args(&given.bounds::<Inner2>(4)));
                    let s3 = s3.c_any();
                    let s0 = s0._2_prefix(s3);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<String>(1).iter().map(Value::arg));
                    let s3 = Inner3::prefix();
                    let s3 = s3.a_in(given.some::<SystemTime>(3).iter().map(Value::arg));
                    let s3 = s3.b_range(args(&given.bounds::<Inner2>(4)));
                    let s3 = s3.c_any();
                    let s0 = s0._2_prefix(s3);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<String>(1).iter().map(Value::arg));
                    let s3 = Inner3::prefix();
                    let s3 = s3.a_range(args(&given.bounds::<SystemTime>(3)));
                    let s3 = s3.b_range(args(&given.bounds::<Inner2>(4)));
                    let s3 = s3.c_any();
                    let s0 = s0._2_prefix(s3);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_62 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Other {
        #[salt(buckets = 11, hash = sha256)] #[pad(3)] pub a: Option<Option<u8>>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("::=", unordered, trailing))]
    pub struct Key {
        #[pad(4)] #[rowkey(reverse_digits)] pub a: u8,
        #[rowkey(hex)] pub b: u32,
        #[salt(buckets = 11, hash = sha256)] #[pad(3)] #[rowkey(literal = b"a")] pub c: u8,
        pub d: Box<str>,
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
        seed: 62,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u8>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<u32>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<u32>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<u32>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_63 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(delimiter("aab", unordered))]
    pub struct Key {
        #[salt(buckets = 3, hash = java31)] #[pad(3)] #[rowkey(max = 7)] pub a: u64,
        pub b: Ipv4Addr,
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
                    let s0 = s0.a_range(args(&given.bounds::<u64>(0)));
                    let s0 = Fixed(s0.b(given.one::<Ipv4Addr>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u64>(0)));
                    let s0 = s0.b_in(given.some::<Ipv4Addr>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u64>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Ipv4Addr>(1)));
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
        #[pad(1, fill = '#')] pub String,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner1 {
        #[rowkey(nul)] pub a: Box<[u8]>,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        #[rowkey(literal = b"::")] pub IpAddr,
        #[rowkey(desc)] pub Option<IpAddr>,
        pub Option<Kinds0>,
    );

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(desc)] pub i128,
        #[rowkey(le)] pub u32,
        #[rowkey(desc)] pub Inner2,
        #[reverse_ts(from = 9999999999999999)] #[rowkey(unit = us)] pub SystemTime,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Inner1(Inner1),
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
    fields!(Inner2 { 0 1 2 });
    fields!(Key { 0 1 2 3 });
    kinds!(Kinds0 { 0 Inner1, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 64,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<i128>(0).arg())).scan()?;
                    let s0 = s0._1_in(given.some::<u32>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Inner2>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<SystemTime>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<i128>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u32>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Inner2>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<SystemTime>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<i128>(0)));
                    let s0 = s0._1_in(given.some::<u32>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Inner2>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<SystemTime>(3)));
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
        pub d: Vec<u8>,
        #[rowkey(hex, desc)] pub e: [u8; 1],
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
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_66 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 16, hash = xxh64))]
    pub struct Other {
        #[reverse_ts(from = 9999999999999)] #[rowkey(unit = ms)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(max = 6)] pub a: u64,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: u16,
        pub b: Kinds0,
    }

    #[derive(RowKey)]
    pub struct Inner3(
        pub [Wrapping<u64>; 2],
    );

    #[derive(RowKey)]
    pub struct Inner4 {
        pub a: Reverse<Reverse<u32>>,
    }

    #[derive(RowKey)]
    pub struct Inner5(
        #[pad(1)] #[rowkey(desc)] pub Option<Vec<u8>>,
        #[rowkey(desc)] pub Reverse<i16>,
    );

    #[derive(RowKey)]
    pub struct Inner6 {
        #[reverse_ts] pub a: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Key {
        #[rowkey(desc)] pub a: Option<Kinds1>,
        #[salt(buckets = 16, hash = xxh64)] pub b: Kinds2,
        #[rowkey(terminator = 128, tail)] pub c: Option<Box<str>>,
        #[rowkey(tail)] pub d: Option<Vec<u8>>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Inner1(Inner1),
        #[rowkey(prefix = "\u{7f}")]
        Empty1,
        #[rowkey(prefix = "o/")]
        Empty2,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "ov")]
        Inner2(Inner2),
        #[rowkey(prefix = "m")]
        Inner3(Inner3),
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "\0")]
        Empty0,
        #[rowkey(prefix = "m")]
        Inner4(Inner4),
        #[rowkey(prefix = "x\u{1}")]
        Empty2,
    }

    #[derive(RowKey)]
    pub enum Kinds3 {
        #[rowkey(prefix = "m")]
        Inner5(Inner5),
    }

    #[derive(RowKey)]
    pub enum Kinds4 {
        #[rowkey(prefix = "ov")]
        Empty0,
        #[rowkey(prefix = "\u{7f}")]
        Inner6(Inner6),
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
    fields!(Inner2 { a b });
    fields!(Inner3 { 0 });
    fields!(Inner4 { a });
    fields!(Inner5 { 0 1 });
    fields!(Inner6 { a });
    fields!(Key { a b c d });
    kinds!(Kinds0 { 0 Inner1, 1 Empty1 = Empty, 2 Empty2 = Empty, });
    kinds!(Kinds1 { 0 Inner2, 1 Inner3, });
    kinds!(Kinds2 { 0 Empty0 = Empty, 1 Inner4, 2 Empty2 = Empty, });
    kinds!(Kinds3 { 0 Inner5, });
    kinds!(Kinds4 { 0 Empty0 = Empty, 1 Inner6, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 66,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<Kinds1>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Kinds2>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Option<Box<str>>>(2).iter().map(Value::arg));
                    let s0 = s0.d_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Kinds1>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Kinds2>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<Box<str>>>(2).iter().map(Value::arg));
                    let s0 = s0.d_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Kinds1>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Kinds2>(1)));
                    let s0 = s0.c_in(given.some::<Option<Box<str>>>(2).iter().map(Value::arg));
                    let s0 = s0.d_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_67 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        pub SystemTime,
        #[pad(9)] pub u64,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        #[pad(3)] #[rowkey(max = 6, reverse_digits)] pub a: u8,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        #[rowkey(desc)] pub Inner1,
        #[pad(2)] #[rowkey(desc)] pub u16,
        #[pad(3)] #[rowkey(desc)] pub Option<Box<str>>,
    );

    #[derive(RowKey)]
    pub struct Key(
        pub Option<Kinds0>,
        #[pad(2)] pub u8,
        #[rowkey(literal = b"\xff\xff", desc)] pub Option<Kinds1>,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "\u{7f}")]
        Empty0,
        #[rowkey(prefix = "x\u{1}")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Inner1 { a });
    fields!(Inner2 { 0 1 2 });
    fields!(Key { 0 1 2 });
    kinds!(Kinds0 { 0 Inner2, });
    kinds!(Kinds1 { 0 Empty0 = Empty, 1 Empty1 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 67,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Option<Kinds0>>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<u8>(1).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<Option<Kinds1>>(2).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Option<Kinds0>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Option<Kinds1>>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Option<Kinds0>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<u8>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<Option<Kinds1>>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_68 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Other {
        #[pad(2)] #[rowkey(literal = b"::")] pub a: Wrapping<u8>,
        #[salt(buckets = 16, hash = java31)] #[rowkey(hex)] pub b: u8,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: (u8, NonZeroU64),
        #[salt(buckets = 10, hash = sha256)] #[reverse_ts] pub b: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 16, hash = java31)] #[rowkey(desc)] pub a: Option<u64>,
        #[rowkey(tail)] pub b: Option<u8>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a b });
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 68,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<u64>>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<u64>>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<u64>>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_69 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 5, hash = sha256, hex = 1)] #[rowkey(desc)] pub a: bool,
        pub b: Reverse<u128>,
        #[reverse_ts] pub c: SystemTime,
        #[salt] pub d: Vec<i16>,
    }

    fields!(Key { a b c d });

    pub const MADE: Made = Made {
        seed: 69,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<bool>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    let s0 = Fixed(s0.c(given.one::<SystemTime>(1).arg())).scan()?;
                    let s0 = s0.d_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<bool>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s0 = s0.c_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = s0.d_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<bool>(0)));
                    let s0 = s0.b_any();
                    let s0 = s0.c_range(args(&given.bounds::<SystemTime>(1)));
                    let s0 = s0.d_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_70 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Key {
        pub a: Option<Option<u128>>,
        pub b: u128,
        #[rowkey(desc)] pub c: IpAddr,
        #[rowkey(desc)] pub d: bool,
    }

    fields!(Key { a b c d });

    pub const MADE: Made = Made {
        seed: 70,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<Option<u128>>>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<u128>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<IpAddr>(2)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Option<u128>>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u128>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<IpAddr>(2)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Option<u128>>>(0)));
                    let s0 = s0.b_in(given.some::<u128>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<IpAddr>(2)));
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
                    let s0 = Fixed(s0.a(given.one::<u8>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u8>(0)));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_72 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(desc)] pub a: u128,
        #[salt(buckets = 4, hash = sha256)] #[pad(2)] #[rowkey(reverse_digits)] pub b: u8,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Reverse<Vec<u8>>,
        pub b: Option<SystemTime>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(literal = b",")] pub a: Kinds0,
        pub b: Option<IpAddr>,
        pub c: Reverse<Reverse<NonZeroI16>>,
        #[salt(buckets = 4, hash = sha256)] pub d: Option<Inner1>,
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

    fields!(Other { a b });
    fields!(Inner1 { a b });
    fields!(Key { a b c d });
    kinds!(Kinds0 { 0 Empty0 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 72,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Kinds0>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<Option<IpAddr>>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Reverse<Reverse<NonZeroI16>>>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Kinds0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<IpAddr>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Reverse<Reverse<NonZeroI16>>>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Kinds0>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Option<IpAddr>>(1)));
                    let s0 = s0.c_in(given.some::<Reverse<Reverse<NonZeroI16>>>(2).iter().map(Value::arg));
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
        #[rowkey(unit = us)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Kinds0,
        #[reverse_ts(from = 9999999999)] #[pad(10)] #[rowkey(literal = b"\xff\xff", unit = s)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Option<Duration>,
        pub b: Kinds1,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "\0")]
        Empty0,
        #[rowkey(prefix = "ov")]
        Inner2(Inner2),
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
    fields!(Inner2 { a b });
    fields!(Key { a b });
    kinds!(Kinds0 { 0 Inner1, });
    kinds!(Kinds1 { 0 Empty0 = Empty, 1 Inner2, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 73,
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

pub mod case_74 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(desc)] pub a: u64,
        #[salt(buckets = 7, hash = xxh64)] pub b: Reverse<char>,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, hash = xxh64))]
    pub struct Key {
        #[rowkey(desc)] pub a: u128,
        pub b: IpAddr,
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
        seed: 74,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u128>(0)));
                    let s0 = Fixed(s0.b(given.one::<IpAddr>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u128>(0)));
                    let s0 = s0.b_in(given.some::<IpAddr>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u128>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<IpAddr>(1)));
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
        pub a: Ipv4Addr,
        pub b: Reverse<f32>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Key {
        #[pad(1)] #[rowkey(reverse_digits)] pub a: u64,
        #[reverse_ts(from = 9999999999)] #[pad(10)] pub b: u64,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
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
                    let s0 = Fixed(s0.a(given.one::<u64>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<u64>(1).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u64>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<u64>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_76 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Inner0 {
        #[rowkey(desc)] pub a: Option<u8>,
        #[rowkey(desc)] pub b: (Option<i32>, Option<Duration>, String),
        pub c: u32,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[salt(buckets = 11, hash = sha256, hex = 1)] #[rowkey(literal = b"\x00")] pub Kinds0,
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: Reverse<u128>,
        #[rowkey(desc)] pub b: Inner1,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Empty0,
        #[rowkey(prefix = "\u{7f}")]
        Inner0(Inner0),
    }

    fields!(Inner0 { a b c });
    fields!(Inner1 { 0 });
    fields!(Key { a b });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner0, });

    pub const MADE: Made = Made {
        seed: 76,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Reverse<u128>>(0).iter().map(Value::arg));
                    let s2 = Inner1::prefix();
                    let s2 = s2._0_range(args(&given.bounds::<Kinds0>(2)));
                    let s0 = s0.b_prefix(s2);
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Reverse<u128>>(0).iter().map(Value::arg));
                    let s2 = Inner1::prefix();
                    let s2 = s2._0_range(args(&given.bounds::<Kinds0>(2)));
                    let s0 = s0.b_prefix(s2);
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Reverse<u128>>(0).iter().map(Value::arg));
                    let s2 = Inner1::prefix();
                    let s2 = s2._0_range(args(&given.bounds::<Kinds0>(2)));
                    let s0 = s0.b_prefix(s2);
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
        #[reverse_ts] pub a: Option<SystemTime>,
    }

    #[derive(RowKey)]
    pub struct Key(
        pub i16,
        #[salt(buckets = 10, hex = 1)] pub (bool, NonZeroU128),
        #[rowkey(tail)] pub Option<u8>,
        #[pad(19)] #[rowkey(unit = ns, tail)] pub Option<SystemTime>,
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
                    let s0 = Fixed(s0._0(given.one::<i16>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<(bool, NonZeroU128)>(1).arg())).scan()?;
                    let s0 = s0._2_any();
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<i16>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<(bool, NonZeroU128)>(1).iter().map(Value::arg));
                    let s0 = s0._2_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<i16>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<(bool, NonZeroU128)>(1)));
                    let s0 = s0._2_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_78 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 4, hash = sha256, pad = 1)] #[rowkey(literal = b"\xff", unit = us)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner1 {
        #[rowkey(nul)] pub a: String,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        pub (Option<Wrapping<u16>>, u8, Option<NonZeroI32>),
        #[rowkey(le)] pub i64,
        pub Kinds0,
    );

    #[derive(RowKey)]
    pub struct Inner3 {
        #[pad(1, fill = '0')] pub a: String,
        pub b: char,
        #[reverse_ts] pub c: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner4(
        #[pad(4)] #[rowkey(literal = b"::")] pub u8,
        pub Inner3,
    );

    #[derive(RowKey)]
    pub struct Key(
        #[salt(buckets = 4, hash = sha256, pad = 1)] pub Inner2,
        #[rowkey(tail)] pub Option<u8>,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Inner1(Inner1),
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
    fields!(Inner2 { 0 1 2 });
    fields!(Inner3 { a b c });
    fields!(Inner4 { 0 1 });
    fields!(Key { 0 1 });
    kinds!(Kinds0 { 0 Inner1, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 78,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Inner2>(0).arg())).scan()?;
                    let s0 = s0._1_range(args(&given.bounds::<Option<u8>>(1)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<Option<u8>>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<Option<u8>>(1)));
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
    pub struct Other(
        pub Unit0,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Key(
        #[rowkey(max = 5)] pub Wrapping<u16>,
        #[rowkey(literal = b"\xff\xff", desc)] pub u8,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Key { 0 1 });
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
                    let s0 = s0._0_any();
                    let s0 = Fixed(s0._1(given.one::<u8>(0).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_in(given.some::<u8>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_range(args(&given.bounds::<u8>(0)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_80 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u8)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Other {
        pub a: Unit0,
        #[salt(buckets = 7, hash = xxh64, pad = 1)] #[rowkey(literal = b"\xff", nul, desc)] pub b: String,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Key(
        #[salt(buckets = 7, hash = xxh64, pad = 1)] pub Option<Option<char>>,
        #[rowkey(literal = b"\xff", digits)] pub u16,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { 0 1 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 80,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Option<Option<char>>>(0).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Option<Option<char>>>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Option<Option<char>>>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_81 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 3))]
    pub struct Other {
        pub a: [i16; 1],
        #[rowkey(desc)] pub b: u8,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(literal = b"u:")] pub char,
        #[salt(buckets = 3)] pub u32,
        #[rowkey(tail)] pub Option<[u8; 4]>,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { 0 1 2 });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 81,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<char>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0._1(given.one::<u32>(1).arg())).scan()?;
                    let s0 = s0._2_range(args(&given.bounds::<Option<[u8; 4]>>(2)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<char>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u32>(1).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<Option<[u8; 4]>>(2)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<char>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<u32>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<Option<[u8; 4]>>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_82 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u8)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other {
        #[pad(6)] pub a: u32,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[rowkey(width = 2, desc)] pub u16,
        #[salt(buckets = 10, hash = xxh64)] #[rowkey(max = 6)] pub NonZeroI8,
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: IpAddr,
        pub b: bool,
    }

    #[derive(RowKey)]
    pub struct Inner3(
        pub f32,
        #[rowkey(literal = b"\xff\xff")] pub IpAddr,
        pub Unit0,
    );

    #[derive(RowKey)]
    pub struct Inner4 {
        pub a: Inner1,
        #[rowkey(literal = b",", desc)] pub b: Inner2,
        pub c: Inner3,
    }

    #[derive(RowKey)]
    pub struct Key(
        pub Inner4,
        #[rowkey(max = 7, hex)] pub u32,
        #[rowkey(desc)] pub Kinds0,
        pub Vec<i16>,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Empty0,
        #[rowkey(prefix = "m")]
        Empty1,
        #[rowkey(prefix = "x\u{1}")]
        Empty2,
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
    fields!(Inner3 { 0 1 2 });
    fields!(Inner4 { a b c });
    fields!(Key { 0 1 2 3 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Empty1 = Empty, 2 Empty2 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 82,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Inner4>(0)));
                    let s0 = Fixed(s0._1(given.one::<u32>(1).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<Kinds0>(2).arg())).scan()?;
                    let s0 = s0._3_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Inner4>(0)));
                    let s0 = s0._1_in(given.some::<u32>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Kinds0>(2).iter().map(Value::arg));
                    let s0 = s0._3_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Inner4>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<u32>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<Kinds0>(2)));
                    let s0 = s0._3_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_83 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key(
        pub f64,
        #[rowkey(desc)] pub [SystemTime; 1],
        #[rowkey(desc)] pub u64,
        #[rowkey(digits)] pub u64,
    );

    fields!(Key { 0 1 2 3 });

    pub const MADE: Made = Made {
        seed: 83,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<f64>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<[SystemTime; 1]>(1).arg())).scan()?;
                    let s0 = s0._2_in(given.some::<u64>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<u64>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<f64>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<[SystemTime; 1]>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<u64>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<u64>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<f64>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<[SystemTime; 1]>(1)));
                    let s0 = s0._2_in(given.some::<u64>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<u64>(3).iter().map(Value::arg));
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
                    let s0 = s0._0_any();
                    let s0 = Fixed(s0._1(given.one::<Inner1>(0).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<String>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<String>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<String>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_85 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(delimiter("::=", unordered))]
    pub struct Inner0 {
        pub a: Box<str>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("::=", unordered))]
    pub struct Key(
        #[rowkey(literal = b",", hex)] pub [u8; 1],
        #[rowkey(literal = b"u:")] pub Inner0,
        #[salt(buckets = 5, hash = java31)] #[pad(2)] #[rowkey(reverse_digits)] pub u64,
    );

    fields!(Inner0 { a });
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
                    let s0 = Fixed(s0._2(given.one::<u64>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<[u8; 1]>(0).iter().map(Value::arg));
                    let s0 = s0._1_any();
                    let s0 = s0._2_in(given.some::<u64>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<[u8; 1]>(0)));
                    let s0 = s0._1_any();
                    let s0 = s0._2_in(given.some::<u64>(1).iter().map(Value::arg));
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
        #[salt(buckets = 10, pad = 1)] pub a: [Ipv4Addr; 2],
        #[salt] #[reverse_ts] pub b: u64,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Reverse<String>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Key {
        #[rowkey(desc)] pub a: Inner0,
        #[rowkey(literal = b"\xff", desc)] pub b: Inner1,
        #[rowkey(literal = b"::", len = u32)] pub c: Option<String>,
        #[rowkey(desc)] pub d: (String, Reverse<u8>, Option<u32>),
    }

    fields!(Inner0 { a b });
    fields!(Inner1 { a });
    fields!(Key { a b c d });

    pub const MADE: Made = Made {
        seed: 86,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner0>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Inner1>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Option<String>>(2).arg())).scan()?;
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<String>>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Inner1>(1)));
                    let s0 = s0.c_in(given.some::<Option<String>>(2).iter().map(Value::arg));
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
        #[reverse_ts] #[rowkey(literal = b"\xff")] pub u64,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: Inner0,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Box<str>,
        pub b: Ipv4Addr,
        #[rowkey(desc)] pub c: u16,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: [f64; 2],
        pub b: u16,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        pub a: Kinds0,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: [SystemTime; 1],
        pub b: Kinds1,
        #[rowkey(width = 3, le)] pub c: NonZeroU16,
        #[salt(buckets = 11, pad = 2)] pub d: f64,
        #[rowkey(desc)] pub e: [u8; 2],
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Inner3(Inner3),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "o/")]
        Inner1(Inner1),
        #[rowkey(prefix = "ov")]
        Inner2(Inner2),
        #[rowkey(prefix = "\u{7f}")]
        Inner4(Inner4),
    }

    fields!(Inner0 { 0 });
    fields!(Inner1 { a });
    fields!(Inner2 { a b c });
    fields!(Inner3 { a b });
    fields!(Inner4 { a });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Inner3, });
    kinds!(Kinds1 { 0 Inner1, 1 Inner2, 2 Inner4, });

    pub const MADE: Made = Made {
        seed: 87,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[SystemTime; 1]>(0)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[SystemTime; 1]>(0)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[SystemTime; 1]>(0)));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_88 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[reverse_ts(from = 9999999999999999)] #[rowkey(unit = us)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(le)] pub a: Option<i32>,
        pub b: String,
        #[rowkey(desc)] pub c: Duration,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Inner3 {
        #[rowkey(terminator = 97)] pub a: Box<[u8]>,
        pub b: Inner2,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(len = u8)] pub Option<Box<str>>,
        pub Kinds0,
        #[rowkey(literal = b"\x00")] pub Option<i32>,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Inner1(Inner1),
        #[rowkey(prefix = "\u{7f}")]
        Inner3(Inner3),
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
    fields!(Inner3 { a b });
    fields!(Key { 0 1 2 });
    kinds!(Kinds0 { 0 Inner1, 1 Inner3, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 88,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = Fixed(s0._1(given.one::<Kinds0>(0).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<Option<i32>>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_in(given.some::<Kinds0>(0).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Option<i32>>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_in(given.some::<Kinds0>(0).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<Option<i32>>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_89 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[reverse_ts] pub a: Option<u64>,
        #[salt(buckets = 16)] pub b: [bool; 1],
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(desc)] pub SystemTime,
        pub Option<char>,
        pub Option<Kinds0>,
        pub u128,
        #[salt(buckets = 16)] #[rowkey(len = u32)] pub Option<String>,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Empty0,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Kinds0 { 0 Empty0 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 89,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<SystemTime>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<Option<char>>(1).arg())).scan()?;
                    let s0 = s0._2_in(given.some::<Option<Kinds0>>(2).iter().map(Value::arg));
                    let s0 = Fixed(s0._3(given.one::<u128>(3).arg())).scan()?;
                    let s0 = s0._4_in(given.some::<Option<String>>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Option<char>>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Option<Kinds0>>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<u128>(3).iter().map(Value::arg));
                    let s0 = s0._4_in(given.some::<Option<String>>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<Option<char>>(1)));
                    let s0 = s0._2_in(given.some::<Option<Kinds0>>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<u128>(3)));
                    let s0 = s0._4_in(given.some::<Option<String>>(4).iter().map(Value::arg));
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
        #[salt(buckets = 2, hash = java31)] #[rowkey(unit = ns)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        pub Ipv6Addr,
        #[rowkey(digits)] pub u32,
    );

    #[derive(RowKey)]
    pub struct Key(
        pub (String, char),
        #[salt(buckets = 2, hash = java31)] #[rowkey(literal = b"\xff")] pub Inner1,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { 0 1 });
    fields!(Key { 0 1 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 90,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<(String, char)>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<(String, char)>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<(String, char)>(0)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
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

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 10, pad = 1)] #[rowkey(literal = b"\xff", digits)] pub a: u16,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("||", unordered))]
    pub struct Inner1 {
        #[reverse_ts(from = 9999999999)] #[pad(10)] pub a: u64,
        pub b: String,
        #[reverse_ts(from = 9999999999)] #[pad(10)] pub c: u64,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("||", unordered))]
    pub struct Key(
        pub Box<str>,
        pub Box<str>,
        pub Unit0,
        #[salt(buckets = 10, pad = 1)] pub Inner1,
        pub IpAddr,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a b c });
    fields!(Key { 0 1 2 3 4 });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 91,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_starts_with(given.one::<Box<str>>(0).arg());
                    let s0 = Fixed(s0._2(given.one::<Unit0>(1).arg())).scan()?;
                    let s0 = Fixed(s0._3(given.one::<Inner1>(2).arg())).scan()?;
                    let s0 = s0._4_range(args(&given.bounds::<IpAddr>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_starts_with(given.one::<Box<str>>(0).arg());
                    let s0 = s0._2_in(given.some::<Unit0>(1).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Inner1>(2).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<IpAddr>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_starts_with(given.one::<Box<str>>(0).arg());
                    let s0 = s0._2_in(given.some::<Unit0>(1).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Inner1>(2).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<IpAddr>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_92 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u32)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 16, hash = xxh64)] pub a: Option<Unit0>,
        #[rowkey(desc)] pub b: u128,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: NonZeroU8,
        #[pad(9)] pub b: NonZeroU64,
        pub c: i64,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: i16,
        pub b: NonZeroI64,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Kinds0,
        #[salt(buckets = 16, hash = xxh64)] #[rowkey(literal = b"\xff", desc)] pub b: Duration,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Inner1(Inner1),
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
    fields!(Inner1 { a b c });
    fields!(Inner2 { a b });
    fields!(Key { a b });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Inner1, 1 Inner2, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 92,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Kinds0>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Duration>(1).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Kinds0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Duration>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Kinds0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Duration>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_93 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other {
        pub a: IpAddr,
        #[rowkey(desc)] pub b: NonZeroI16,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(literal = b"\xff\xff")] pub a: String,
        pub b: IpAddr,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Inner2 {
        pub a: Inner1,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner3(
        pub Unit0,
        #[rowkey(desc)] pub Option<Wrapping<u32>>,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(max = 7)] pub a: u16,
        pub b: char,
        #[rowkey(desc)] pub c: Kinds0,
        #[rowkey(hex)] pub d: Option<[u8; 1]>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Inner2(Inner2),
        #[rowkey(prefix = "o/")]
        Inner3(Inner3),
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
    fields!(Inner2 { a });
    fields!(Inner3 { 0 1 });
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Kinds0 { 0 Inner2, 1 Inner3, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 93,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u16>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<char>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Kinds0>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Option<[u8; 1]>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<char>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Kinds0>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Option<[u8; 1]>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u16>(0)));
                    let s0 = s0.b_in(given.some::<char>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Kinds0>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Option<[u8; 1]>>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_94 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i8)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    pub struct Other(
        #[rowkey(desc)] pub Unit0,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[pad(1)] #[rowkey(max = 6, desc)] pub a: NonZeroU16,
        #[rowkey(digits)] pub b: u16,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Key { a b });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 94,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<NonZeroU16>(0).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<NonZeroU16>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<NonZeroU16>(0)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_95 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other(
        #[pad(7)] #[rowkey(max = 5)] pub u32,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: (Box<str>, Option<char>, Reverse<i16>),
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: IpAddr,
        pub b: Option<Option<Unit0>>,
        pub c: Reverse<Inner1>,
        #[rowkey(nul, desc)] pub d: Option<Vec<u8>>,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 10))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { a });
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 95,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<IpAddr>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    let s0 = s0.c_any();
                    let s0 = s0.d_range(args(&given.bounds::<Option<Vec<u8>>>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<IpAddr>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s0 = s0.c_any();
                    let s0 = s0.d_range(args(&given.bounds::<Option<Vec<u8>>>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<IpAddr>(0)));
                    let s0 = s0.b_any();
                    let s0 = s0.c_any();
                    let s0 = s0.d_range(args(&given.bounds::<Option<Vec<u8>>>(1)));
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
        #[rowkey(literal = b",")] pub a: Box<[u8]>,
        #[salt(buckets = 10, hex = 2)] #[pad(7)] pub b: u64,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: (u64, Option<Wrapping<u32>>),
        #[salt(buckets = 10, hex = 2)] #[rowkey(desc)] pub b: [Wrapping<u16>; 2],
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
        seed: 96,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<(u64, Option<Wrapping<u32>>)>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<[Wrapping<u16>; 2]>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<(u64, Option<Wrapping<u32>>)>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<[Wrapping<u16>; 2]>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<(u64, Option<Wrapping<u32>>)>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<[Wrapping<u16>; 2]>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_97 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Other(
        #[reverse_ts] #[rowkey(unit = us)] pub SystemTime,
        #[rowkey(desc)] pub Option<Wrapping<u16>>,
    );

    #[derive(RowKey)]
    pub struct Inner1(
        #[rowkey(hex, desc)] pub [u8; 2],
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(terminator = 44)] pub a: Vec<u8>,
        #[pad(4)] pub b: Option<Vec<u8>>,
    }

    #[derive(RowKey)]
    pub struct Inner3(
        pub (Option<u64>, Box<str>, Option<u32>),
        pub Option<Option<String>>,
    );

    #[derive(RowKey)]
    pub struct Inner4 {
        #[pad(1)] pub a: String,
        #[rowkey(literal = b"a", max = 6)] pub b: u16,
    }

    #[derive(RowKey)]
    pub struct Inner5(
        pub Box<str>,
        #[salt(buckets = 5, hash = sha256)] #[rowkey(desc)] pub (Reverse<u64>, Option<bool>, NonZeroI8),
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Inner6 {
        pub a: Inner4,
        pub b: Inner5,
        pub c: u8,
    }

    #[derive(RowKey)]
    pub struct Key(
        pub Option<Kinds0>,
        pub [char; 1],
        #[rowkey(desc)] pub Kinds1,
        #[rowkey(len = u32)] pub Box<str>,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Inner1(Inner1),
        #[rowkey(prefix = "\0")]
        Inner2(Inner2),
        #[rowkey(prefix = "x\u{1}")]
        Empty2,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "o/")]
        Inner3(Inner3),
        #[rowkey(prefix = "x\u{1}")]
        Inner6(Inner6),
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, hash = sha256, pad = 1))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Inner1 { 0 });
    fields!(Inner2 { a b });
    fields!(Inner3 { 0 1 });
    fields!(Inner4 { a b });
    fields!(Inner5 { 0 1 });
    fields!(Inner6 { a b c });
    fields!(Key { 0 1 2 3 });
    kinds!(Kinds0 { 0 Inner1, 1 Inner2, 2 Empty2 = Empty, });
    kinds!(Kinds1 { 0 Inner3, 1 Inner6, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 97,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Option<Kinds0>>(0).arg())).scan()?;
                    let s0 = s0._1_range(args(&given.bounds::<[char; 1]>(1)));
                    Some(Scans { key: one!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Option<Kinds0>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<[char; 1]>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Option<Kinds0>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<[char; 1]>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_98 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i64)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 2, pad = 1))]
    pub struct Other(
        #[rowkey(literal = b",", width = 5)] pub u128,
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 2, pad = 1))]
    pub struct Key {
        pub a: Reverse<NonZeroU16>,
        #[rowkey(desc)] pub b: [u8; 2],
        #[rowkey(desc)] pub c: Unit0,
        #[rowkey(literal = b"u:", nul)] pub d: Option<Box<str>>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 98,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Reverse<NonZeroU16>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<[u8; 2]>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Unit0>(2).arg())).scan()?;
                    let s0 = s0.d_range(args(&given.bounds::<Option<Box<str>>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Reverse<NonZeroU16>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<[u8; 2]>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Unit0>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Option<Box<str>>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Reverse<NonZeroU16>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<[u8; 2]>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Unit0>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Option<Box<str>>>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_99 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Other {
        #[reverse_ts] pub a: SystemTime,
        #[salt(buckets = 4, hex = 1)] #[rowkey(unit = us)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 4, hex = 1)] #[rowkey(literal = b"u:", terminator = 97)] pub a: Option<String>,
        #[salt] #[rowkey(literal = b"a", desc)] pub b: (Reverse<Ipv4Addr>, Box<str>),
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
                    let s0 = Fixed(s0.b(given.one::<(Reverse<Ipv4Addr>, Box<str>)>(0).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<(Reverse<Ipv4Addr>, Box<str>)>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<(Reverse<Ipv4Addr>, Box<str>)>(0)));
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
        #[rowkey(desc)] pub f32,
        #[salt(buckets = 3, hash = xxh64)] #[rowkey(digits)] pub u8,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: NonZeroI16,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[pad(1)] #[rowkey(literal = b"\xff")] pub a: u32,
        #[rowkey(raw)] pub b: i64,
        #[rowkey(width = 1, desc)] pub c: Option<Option<u32>>,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(literal = b"\xff\xff")] pub a: Option<Kinds0>,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        #[pad(4)] #[rowkey(desc)] pub a: Vec<u8>,
        #[rowkey(literal = b"a", desc)] pub b: (String, u8),
    }

    #[derive(RowKey)]
    pub struct Inner5(
        pub Inner4,
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: [f64; 2],
        pub b: Inner3,
        #[rowkey(desc)] pub c: Option<Kinds1>,
        #[pad(13)] #[rowkey(unit = ms)] pub d: SystemTime,
        #[salt(buckets = 3, hash = xxh64)] #[rowkey(digits)] pub e: u32,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Inner1(Inner1),
        #[rowkey(prefix = "\u{7f}")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
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

    fields!(Other { 0 1 });
    fields!(Inner1 { a });
    fields!(Inner2 { a b c });
    fields!(Inner3 { a });
    fields!(Inner4 { a b });
    fields!(Inner5 { 0 });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Inner1, 1 Inner2, });
    kinds!(Kinds1 { 0 Inner5, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 100,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<[f64; 2]>(0).arg())).scan()?;
                    let s2 = Inner3::prefix();
                    let s2 = s2.a_range(args(&given.bounds::<Option<Kinds0>>(2)));
                    let s0 = s0.b_prefix(s2);
                    let s0 = s0.c_range(args(&given.bounds::<Option<Kinds1>>(4)));
                    let s0 = s0.d_in(given.some::<SystemTime>(5).iter().map(Value::arg));
                    let s0 = Fixed(s0.e(given.one::<u32>(6).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[f64; 2]>(0).iter().map(Value::arg));
                    let s2 = Inner3::prefix();
                    let s2 = s2.a_range(args(&given.bounds::<Option<Kinds0>>(2)));
                    let s0 = s0.b_prefix(s2);
                    let s0 = s0.c_range(args(&given.bounds::<Option<Kinds1>>(4)));
                    let s0 = s0.d_in(given.some::<SystemTime>(5).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<u32>(6).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[f64; 2]>(0)));
                    let s2 = Inner3::prefix();
                    let s2 = s2.a_range(args(&given.bounds::<Option<Kinds0>>(2)));
                    let s0 = s0.b_prefix(s2);
                    let s0 = s0.c_range(args(&given.bounds::<Option<Kinds1>>(4)));
                    let s0 = s0.d_in(given.some::<SystemTime>(5).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<u32>(6).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_101 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[rowkey(desc)] pub a: Ipv6Addr,
        #[rowkey(desc)] pub b: [u32; 1],
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 2)] #[rowkey(terminator = 128)] pub a: Box<[u8]>,
        #[pad(3)] pub b: Box<[u8]>,
        #[salt] #[pad(2, fill = '\u{1}')] pub c: Box<str>,
        #[rowkey(literal = b"\xff")] pub d: Kinds0,
        pub e: i16,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Inner0(Inner0),
    }

    fields!(Inner0 { a b });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Inner0, });

    pub const MADE: Made = Made {
        seed: 101,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Box<[u8]>>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<Box<[u8]>>(1)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Box<[u8]>>(1)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Box<[u8]>>(1)));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_102 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[rowkey(desc)] pub u8,
        #[salt(buckets = 10, hash = java31)] #[pad(9)] pub u64,
    );

    #[derive(RowKey)]
    pub struct Inner1(
        #[rowkey(literal = b"\xff\xff", desc)] pub (Option<u16>, char),
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Option<Kinds0>,
    }

    #[derive(RowKey)]
    pub struct Inner3(
        pub [Ipv4Addr; 1],
        #[rowkey(desc)] pub char,
        #[pad(3, fill = ' ')] pub Vec<u8>,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner4 {
        pub a: u8,
        #[rowkey(literal = b"u:")] pub b: Inner3,
        #[rowkey(desc)] pub c: f64,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Inner2,
        #[pad(1)] pub b: String,
        #[salt(buckets = 10, hash = java31)] pub c: Inner4,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Inner1 { 0 });
    fields!(Inner2 { a });
    fields!(Inner3 { 0 1 2 });
    fields!(Inner4 { a b c });
    fields!(Key { a b c });
    kinds!(Kinds0 { 0 Inner1, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 102,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner2>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner2>(0)));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_103 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 3, pad = 1))]
    pub struct Other {
        #[rowkey(desc)] pub a: (String, Vec<u8>),
        #[pad(1)] #[rowkey(literal = b"\xff\xff", reverse_digits)] pub b: u64,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("::=", unordered, trailing))]
    pub struct Key {
        #[rowkey(literal = b"\xff")] pub a: Vec<u8>,
        #[salt(buckets = 3, pad = 1)] #[pad(16)] #[rowkey(unit = us, desc)] pub b: SystemTime,
        #[rowkey(literal = b"\xff\xff")] pub c: String,
        #[rowkey(hex)] pub d: [u8; 3],
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
                    let s0 = Fixed(s0.b(given.one::<SystemTime>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<String>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<[u8; 3]>(3).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<String>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<[u8; 3]>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<SystemTime>(1)));
                    let s0 = s0.c_in(given.some::<String>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<[u8; 3]>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_104 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0(
        #[rowkey(len = u32)] pub String,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner1 {
        #[reverse_ts(from = 9999999999999)] #[pad(13)] #[rowkey(unit = ms)] pub a: SystemTime,
        pub b: Ipv4Addr,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Inner2 {
        pub a: Option<Kinds0>,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: [u8; 1],
        pub b: (String, Option<Wrapping<u8>>, Duration),
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 16, pad = 2))]
    pub struct Key {
        #[rowkey(desc)] pub a: Inner0,
        #[rowkey(literal = b"u:", desc)] pub b: char,
        #[rowkey(literal = b"\xff\xff")] pub c: NonZeroU32,
        pub d: Kinds1,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Inner1(Inner1),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "o/")]
        Inner2(Inner2),
        #[rowkey(prefix = "\0")]
        Inner3(Inner3),
    }

    fields!(Inner0 { 0 });
    fields!(Inner1 { a b });
    fields!(Inner2 { a });
    fields!(Inner3 { a b });
    fields!(Key { a b c d });
    kinds!(Kinds0 { 0 Inner1, });
    kinds!(Kinds1 { 0 Inner2, 1 Inner3, });

    pub const MADE: Made = Made {
        seed: 104,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner0::prefix();
                    let s1 = Fixed(s1._0(given.one::<String>(1).arg())).scan()?;
                    let s0 = s0.a_prefix(s1);
                    let s0 = Fixed(s0.b(given.one::<char>(3).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<NonZeroU32>(4).arg())).scan()?;
                    let s0 = s0.d_in(given.some::<Kinds1>(5).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner0::prefix();
                    let s1 = s1._0_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.a_prefix(s1);
                    let s0 = s0.b_in(given.some::<char>(3).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<NonZeroU32>(4).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Kinds1>(5).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner0::prefix();
                    let s1 = s1._0_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.a_prefix(s1);
                    let s0 = s0.b_range(args(&given.bounds::<char>(3)));
                    let s0 = s0.c_range(args(&given.bounds::<NonZeroU32>(4)));
                    let s0 = s0.d_in(given.some::<Kinds1>(5).iter().map(Value::arg));
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
        #[pad(16)] #[rowkey(unit = us)] pub a: SystemTime,
        #[rowkey(digits)] pub b: u8,
        #[rowkey(literal = b",")] pub c: Box<str>,
        #[pad(4)] pub d: u32,
        #[pad(16)] #[rowkey(unit = us)] pub e: SystemTime,
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
                    let s0 = Fixed(s0.b(given.one::<u8>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Box<str>>(2).iter().map(Value::arg));
                    let s0 = Fixed(s0.d(given.one::<u32>(3).arg())).scan()?;
                    let s0 = s0.e_range(args(&given.bounds::<SystemTime>(4)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Box<str>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u32>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<SystemTime>(4)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Box<str>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<u32>(3)));
                    let s0 = s0.e_range(args(&given.bounds::<SystemTime>(4)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_106 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Other {
        #[salt(buckets = 1000, hash = sha256)] #[rowkey(hex)] pub a: NonZeroU128,
        #[salt] #[rowkey(literal = b"::")] pub b: (Option<u16>, Vec<u8>, Reverse<SystemTime>),
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("aab", unordered))]
    pub struct Key {
        pub a: String,
        #[pad(1)] #[rowkey(literal = b"a", reverse_digits)] pub b: u16,
        #[pad(1)] #[rowkey(max = 7, desc)] pub c: u32,
        #[reverse_ts(from = 9999999999)] #[pad(10)] #[rowkey(literal = b"\xff\xff")] pub d: u64,
        #[salt(buckets = 1000, hash = sha256)] pub e: Box<str>,
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
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 106,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_any();
                    let s0 = s0.c_in(given.some::<u32>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_any();
                    let s0 = s0.c_in(given.some::<u32>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_any();
                    let s0 = s0.c_in(given.some::<u32>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_107 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        pub a: Option<NonZeroI8>,
        #[rowkey(desc)] pub b: Option<[u8; 2]>,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        pub Option<Option<Inner0>>,
        pub Ipv6Addr,
        pub (String, String),
    );

    #[derive(RowKey)]
    pub struct Key(
        pub Option<Kinds0>,
        #[rowkey(desc)] pub (Vec<u8>, String),
        #[rowkey(width = 8, desc)] pub Option<u64>,
        #[rowkey(desc)] pub bool,
        pub Inner1,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Empty0,
        #[rowkey(prefix = "x\u{1}")]
        Empty1,
    }

    fields!(Inner0 { a b });
    fields!(Inner1 { 0 1 2 });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Empty1 = Empty, });

    pub const MADE: Made = Made {
        seed: 107,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Option<Kinds0>>(0).arg())).scan()?;
                    let s0 = s0._1_in(given.some::<(Vec<u8>, String)>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Option<u64>>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<bool>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<Inner1>(4)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Option<Kinds0>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<(Vec<u8>, String)>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Option<u64>>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<bool>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<Inner1>(4)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Option<Kinds0>>(0)));
                    let s0 = s0._1_in(given.some::<(Vec<u8>, String)>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Option<u64>>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<bool>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<Inner1>(4)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_108 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Inner0 {
        #[rowkey(desc)] pub a: Option<u8>,
        #[pad(3)] #[rowkey(reverse_digits)] pub b: u64,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Option<Kinds0>,
        #[salt(buckets = 2, pad = 1)] #[rowkey(literal = b"a")] pub b: u64,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "ov")]
        Inner0(Inner0),
    }

    fields!(Inner0 { a b });
    fields!(Key { a b });
    kinds!(Kinds0 { 0 Inner0, });

    pub const MADE: Made = Made {
        seed: 108,
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

pub mod case_109 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Key(
        pub f64,
        pub u8,
        #[pad(1)] pub String,
        pub Reverse<char>,
        #[salt(buckets = 3, hash = xxh64, hex = 1)] pub Vec<char>,
    );

    fields!(Key { 0 1 2 3 4 });

    pub const MADE: Made = Made {
        seed: 109,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<f64>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<u8>(1).arg())).scan()?;
                    let s0 = s0._2_range(args(&given.bounds::<String>(2)));
                    let s0 = s0._3_in(given.some::<Reverse<char>>(3).iter().map(Value::arg));
                    let s0 = Fixed(s0._4(given.one::<Vec<char>>(4).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<f64>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<String>(2)));
                    let s0 = s0._3_in(given.some::<Reverse<char>>(3).iter().map(Value::arg));
                    let s0 = s0._4_in(given.some::<Vec<char>>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<f64>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<u8>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<String>(2)));
                    let s0 = s0._3_in(given.some::<Reverse<char>>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<Vec<char>>(4)));
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
        #[salt(buckets = 4, hash = java31, pad = 1)] #[rowkey(le)] pub a: u64,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("|", unordered))]
    pub struct Inner1 {
        pub a: Box<str>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("|", unordered), salt(buckets = 4, hash = java31, pad = 1))]
    pub struct Key {
        pub a: Inner1,
        #[pad(13)] #[rowkey(unit = ms)] pub b: SystemTime,
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
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 110,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner1>(0).arg())).scan()?;
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

pub mod case_111 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 100, hash = java31, pad = 2)] #[rowkey(literal = b"u:", max = 7)] pub a: u16,
        #[salt] #[rowkey(desc)] pub b: String,
        #[salt] #[rowkey(nul)] pub c: String,
    }

    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 111,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<String>(1).arg())).scan()?;
                    let s0 = s0.c_starts_with(given.one::<String>(2).arg());
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_starts_with(given.one::<String>(2).arg());
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<String>(1)));
                    let s0 = s0.c_starts_with(given.one::<String>(2).arg());
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_112 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        pub a: bool,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Vec<Ipv4Addr>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Key {
        pub a: char,
        pub b: Inner1,
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
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 112,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<char>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<char>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<char>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_113 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        pub a: IpAddr,
        #[rowkey(desc)] pub b: u8,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner1 {
        #[salt(buckets = 3, hash = xxh64)] #[rowkey(digits)] pub a: u8,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Option<Option<Inner0>>,
        #[pad(2)] #[rowkey(literal = b"u:", desc)] pub b: u8,
        #[rowkey(nul)] pub c: String,
        pub d: Inner1,
    }

    fields!(Inner0 { a b });
    fields!(Inner1 { a });
    fields!(Key { a b c d });

    pub const MADE: Made = Made {
        seed: 113,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Option<Inner0>>>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<u8>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<String>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<Inner1>(3).arg())).scan()?;
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Option<Inner0>>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<String>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Inner1>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Option<Inner0>>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<u8>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    let s0 = s0.d_in(given.some::<Inner1>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_114 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 2, pad = 1)] #[pad(3)] pub a: Vec<u8>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: bool,
        #[rowkey(literal = b"\xff", nul)] pub b: String,
        #[rowkey(digits)] pub c: u64,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(le)] pub Wrapping<u128>,
        #[salt(buckets = 2, pad = 1)] pub (Reverse<bool>, Option<Wrapping<u16>>),
        pub Kinds0,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Empty0,
        #[rowkey(prefix = "m")]
        Inner1(Inner1),
        #[rowkey(prefix = "x\u{1}")]
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
    fields!(Inner1 { a b c });
    fields!(Key { 0 1 2 });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner1, 2 Empty2 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 114,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Wrapping<u128>>(0).arg())).scan()?;
                    let s0 = s0._1_range(args(&given.bounds::<(Reverse<bool>, Option<Wrapping<u16>>)>(1)));
                    let s0 = Fixed(s0._2(given.one::<Kinds0>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Wrapping<u128>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<(Reverse<bool>, Option<Wrapping<u16>>)>(1)));
                    let s0 = s0._2_in(given.some::<Kinds0>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Wrapping<u128>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<(Reverse<bool>, Option<Wrapping<u16>>)>(1)));
                    let s0 = s0._2_in(given.some::<Kinds0>(2).iter().map(Value::arg));
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
        #[pad(6)] #[rowkey(reverse_digits)] pub a: Option<u64>,
        #[pad(4)] #[rowkey(desc)] pub b: Box<[u8]>,
        #[rowkey(max = 5)] pub c: u16,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: Inner0,
        #[rowkey(desc)] pub b: Reverse<Reverse<u128>>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(nul, desc)] pub a: Box<[u8]>,
        #[rowkey(literal = b"\xff\xff", desc)] pub b: Kinds0,
        pub c: Vec<f32>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Empty0,
        #[rowkey(prefix = "o/")]
        Inner1(Inner1),
    }

    fields!(Inner0 { a b c });
    fields!(Inner1 { a b });
    fields!(Key { a b c });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner1, });

    pub const MADE: Made = Made {
        seed: 115,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Box<[u8]>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Kinds0>(1).arg())).scan()?;
                    let s0 = s0.c_any();
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Kinds0>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Box<[u8]>>(0)));
                    let s0 = s0.b_in(given.some::<Kinds0>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
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
        pub a: Ipv6Addr,
        #[rowkey(literal = b",")] pub b: [u16; 2],
        #[rowkey(width = 2, desc)] pub c: Option<u64>,
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
                    let s0 = Fixed(s0.a(given.one::<Ipv6Addr>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<[u16; 2]>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Ipv6Addr>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<[u16; 2]>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Ipv6Addr>(0)));
                    let s0 = s0.b_in(given.some::<[u16; 2]>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_117 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 65536)] #[rowkey(desc)] pub a: bool,
        #[rowkey(digits)] pub b: u8,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter(":", unordered, trailing))]
    pub struct Key(
        #[reverse_ts(from = 9999999999)] #[pad(10)] pub u64,
        #[salt(buckets = 65536)] #[pad(3)] #[rowkey(literal = b"\xff\xff", max = 7, desc)] pub u64,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { 0 1 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 117,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<u64>(0).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u64>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<u64>(0)));
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
    pub struct Key {
        #[salt(buckets = 7)] pub a: (String, Option<u128>, String),
        #[pad(2)] #[rowkey(max = 7, reverse_digits)] pub b: u64,
        pub c: Kinds0,
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
    fields!(Key { a b c });
    kinds!(Kinds0 { 0 Empty0 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 118,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<(String, Option<u128>, String)>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Kinds0>(2)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<(String, Option<u128>, String)>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Kinds0>(2)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<(String, Option<u128>, String)>(0)));
                    let s0 = s0.b_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Kinds0>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_119 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u32)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey, Clone, Copy)]
    #[repr(i16)]
    pub enum Unit1 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    pub struct Other(
        #[salt(buckets = 257, hash = xxh64, pad = 3)] #[pad(2, fill = ' ')] #[rowkey(desc)] pub Box<[u8]>,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Unit0,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner2(
        #[salt(buckets = 16, hash = java31)] #[reverse_ts] #[rowkey(unit = s)] pub SystemTime,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner3 {
        pub a: Inner1,
        pub b: Option<Option<Ipv4Addr>>,
        #[rowkey(desc)] pub c: Inner2,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        pub a: Option<Unit1>,
        pub b: u8,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner5 {
        pub a: Inner4,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: [u16; 1],
        #[rowkey(literal = b"u:")] pub b: Option<Option<Inner3>>,
        pub c: Reverse<String>,
        #[rowkey(literal = b"u:")] pub d: Inner5,
        #[salt(buckets = 257, hash = xxh64, pad = 3)] pub e: Kinds0,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Empty0,
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
    fields!(Inner2 { 0 });
    fields!(Inner3 { a b c });
    fields!(Inner4 { a b });
    fields!(Inner5 { a });
    fields!(Key { a b c d e });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    variants!(Unit1 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Kinds0 { 0 Empty0 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 119,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[u16; 1]>(0)));
                    let s0 = Fixed(s0.b(given.one::<Option<Option<Inner3>>>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Reverse<String>>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<Inner5>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[u16; 1]>(0)));
                    let s0 = s0.b_in(given.some::<Option<Option<Inner3>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Reverse<String>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Inner5>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[u16; 1]>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Option<Inner3>>>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Reverse<String>>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Inner5>(3)));
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
        #[rowkey(desc)] pub a: Ipv6Addr,
        #[rowkey(max = 6)] pub b: i32,
        pub c: i64,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: [u128; 1],
        #[rowkey(desc)] pub b: Reverse<Inner0>,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Kinds0,
        #[salt(buckets = 5)] #[rowkey(desc)] pub b: bool,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Inner1(Inner1),
    }

    fields!(Inner0 { a b c });
    fields!(Inner1 { a b });
    fields!(Key { a b });
    kinds!(Kinds0 { 0 Inner1, });

    pub const MADE: Made = Made {
        seed: 120,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Kinds0>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<bool>(1)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Kinds0>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<bool>(1)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Kinds0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<bool>(1)));
                    Some(Scans { key: skip!(s0), table: None })
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
    #[rowkey(delimiter = ",", salt(buckets = 7))]
    pub struct Key {
        pub a: Unit0,
        pub b: char,
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
                    let s0 = s0.a_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<char>(1)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<char>(1)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<char>(1)));
                    Some(Scans { key: several!(s0), table: None })
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
        pub a: String,
        #[rowkey(max = 5, desc)] pub b: u32,
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

    #[derive(RowKey, Clone, Copy)]
    #[repr(i32)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 5, hash = sha256, pad = 1))]
    pub struct Other(
        #[reverse_ts] #[rowkey(unit = ms)] pub SystemTime,
        #[rowkey(digits)] pub u64,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Option<Ipv6Addr>,
        #[rowkey(desc)] pub b: Unit0,
        #[pad(4, fill = '~')] pub c: Box<[u8]>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(max = 6, desc)] pub a: i64,
        pub b: Option<Option<bool>>,
    }

    #[derive(RowKey)]
    pub struct Inner3(
        #[pad(2)] pub u8,
        #[rowkey(literal = b"\x00")] pub u64,
        #[rowkey(literal = b"u:")] pub [Ipv4Addr; 2],
    );

    #[derive(RowKey)]
    pub struct Inner4 {
        pub a: Inner1,
        pub b: Kinds0,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[salt(buckets = 5, hash = sha256, pad = 1)] #[rowkey(width = 1, desc)] pub u8,
        #[rowkey(nul, tail)] pub Option<Box<[u8]>>,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "m")]
        Empty0,
        #[rowkey(prefix = "o/")]
        Inner2(Inner2),
        #[rowkey(prefix = "ov")]
        Inner3(Inner3),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "\u{7f}")]
        Inner4(Inner4),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a b });
    fields!(Inner3 { 0 1 2 });
    fields!(Inner4 { a b });
    fields!(Key { 0 1 });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner2, 2 Inner3, });
    kinds!(Kinds1 { 0 Inner4, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 123,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<u8>(0).arg())).scan()?;
                    let s0 = s0._1_any();
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0._1_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<u8>(0)));
                    let s0 = s0._1_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_124 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i8)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p", salt(buckets = 10, hash = java31))]
    pub struct Other(
        pub u128,
        pub bool,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(width = 10)] pub a: u128,
        #[rowkey(literal = b"::")] pub b: f32,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: SystemTime,
        #[pad(2)] pub b: Option<Option<u16>>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(literal = b"\xff")] pub a: Kinds0,
        #[rowkey(desc)] pub b: Kinds1,
        #[salt(buckets = 10, hash = java31)] #[rowkey(desc)] pub c: Unit0,
        #[pad(4, fill = ' ')] pub d: Vec<u8>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Inner1(Inner1),
        #[rowkey(prefix = "ov")]
        Empty1,
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "o/")]
        Empty0,
        #[rowkey(prefix = "ov")]
        Empty1,
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

    fields!(Other { 0 1 });
    fields!(Inner1 { a b });
    fields!(Inner2 { a b });
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Kinds0 { 0 Inner1, 1 Empty1 = Empty, });
    kinds!(Kinds1 { 0 Empty0 = Empty, 1 Empty1 = Empty, 2 Inner2, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 124,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Kinds0>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<Kinds1>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<Unit0>(2).arg())).scan()?;
                    let s0 = s0.d_range(args(&given.bounds::<Vec<u8>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Kinds0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Kinds1>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Unit0>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Vec<u8>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Kinds0>(0)));
                    let s0 = s0.b_in(given.some::<Kinds1>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Unit0>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Vec<u8>>(3)));
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
        #[rowkey(literal = b"::")] pub a: u64,
        #[pad(6)] #[rowkey(reverse_digits)] pub b: Option<Option<u128>>,
        pub c: Vec<u64>,
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
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Option<u128>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Vec<u64>>(2)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Option<u128>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Vec<u64>>(2)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Option<u128>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Vec<u64>>(2)));
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
        #[rowkey(literal = b"u:", hex)] pub a: u8,
        #[rowkey(desc)] pub b: Reverse<String>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff", delimiter("||", unordered))]
    pub struct Inner1 {
        #[pad(4)] #[rowkey(max = 7)] pub a: u8,
        pub b: Box<str>,
        #[rowkey(digits)] pub c: u32,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("||", unordered))]
    pub struct Inner2 {
        #[pad(3)] #[rowkey(reverse_digits)] pub a: u8,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("||", unordered))]
    pub struct Key(
        pub Inner1,
        pub Inner2,
        #[pad(1)] pub u8,
        #[rowkey(literal = b",")] pub Duration,
    );

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
    fields!(Key { 0 1 2 3 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 126,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Inner1>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<Inner2>(1).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<u8>(2).arg())).scan()?;
                    let s0 = s0._3_range(args(&given.bounds::<Duration>(3)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<u8>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<Duration>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<u8>(2)));
                    let s0 = s0._3_range(args(&given.bounds::<Duration>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_127 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        pub a: i16,
        #[rowkey(desc)] pub b: Duration,
        #[rowkey(nul, desc)] pub c: String,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Option<Kinds0>,
        #[salt(buckets = 4, hash = xxh64)] #[rowkey(max = 5, desc)] pub b: Option<i64>,
        pub c: Inner0,
        pub d: [u64; 1],
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Empty0,
    }

    fields!(Inner0 { a b c });
    fields!(Key { a b c d });
    kinds!(Kinds0 { 0 Empty0 = Empty, });

    pub const MADE: Made = Made {
        seed: 127,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Kinds0>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<i64>>(1).iter().map(Value::arg));
                    let s3 = Inner0::prefix();
                    let s3 = Fixed(s3.a(given.one::<i16>(3).arg())).scan()?;
                    let s3 = Fixed(s3.b(given.one::<Duration>(4).arg())).scan()?;
                    let s3 = Fixed(s3.c(given.one::<String>(5).arg())).scan()?;
                    let s0 = s0.c_prefix(s3);
                    let s0 = Fixed(s0.d(given.one::<[u64; 1]>(7).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Kinds0>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<i64>>(1).iter().map(Value::arg));
                    let s3 = Inner0::prefix();
                    let s3 = s3.a_in(given.some::<i16>(3).iter().map(Value::arg));
                    let s3 = s3.b_in(given.some::<Duration>(4).iter().map(Value::arg));
                    let s3 = s3.c_in(given.some::<String>(5).iter().map(Value::arg));
                    let s0 = s0.c_prefix(s3);
                    let s0 = s0.d_in(given.some::<[u64; 1]>(7).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Kinds0>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<i64>>(1).iter().map(Value::arg));
                    let s3 = Inner0::prefix();
                    let s3 = s3.a_range(args(&given.bounds::<i16>(3)));
                    let s3 = s3.b_range(args(&given.bounds::<Duration>(4)));
                    let s3 = s3.c_range(args(&given.bounds::<String>(5)));
                    let s0 = s0.c_prefix(s3);
                    let s0 = s0.d_range(args(&given.bounds::<[u64; 1]>(7)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_128 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other(
        pub Vec<Ipv4Addr>,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Reverse<String>,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Unit0,
        pub b: (SystemTime, String, Option<u8>),
        pub c: Inner1,
        #[rowkey(literal = b",", max = 7)] pub d: u8,
        #[rowkey(nul, tail)] pub e: Option<Vec<u8>>,
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
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 128,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = Fixed(s0.b(given.one::<(SystemTime, String, Option<u8>)>(1).arg())).scan()?;
                    let s0 = s0.c_range(args(&given.bounds::<Inner1>(2)));
                    let s0 = s0.d_in(given.some::<u8>(3).iter().map(Value::arg));
                    let s0 = Fixed(s0.e(given.one::<Option<Vec<u8>>>(4).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0.b_in(given.some::<(SystemTime, String, Option<u8>)>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Inner1>(2)));
                    let s0 = s0.d_in(given.some::<u8>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<Option<Vec<u8>>>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<(SystemTime, String, Option<u8>)>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Inner1>(2)));
                    let s0 = s0.d_in(given.some::<u8>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Option<Vec<u8>>>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_129 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Other(
        pub Unit0,
        #[pad(6)] #[rowkey(literal = b"u:", reverse_digits)] pub u64,
    );

    #[derive(RowKey)]
    pub struct Inner1(
        pub Vec<u8>,
        #[rowkey(desc)] pub (SystemTime, Reverse<SystemTime>, Reverse<u8>),
        #[pad(3)] #[rowkey(max = 7)] pub u16,
    );

    #[derive(RowKey)]
    pub struct Inner2(
        pub Inner1,
        pub Reverse<Duration>,
        #[pad(5)] #[rowkey(max = 7)] pub Option<u16>,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Key(
        #[pad(3)] #[rowkey(max = 5, reverse_digits)] pub u16,
        #[rowkey(desc)] pub Kinds0,
        pub Vec<u8>,
        #[reverse_ts] pub Option<i64>,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\0")]
        Inner2(Inner2),
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Inner1 { 0 1 2 });
    fields!(Inner2 { 0 1 2 });
    fields!(Key { 0 1 2 3 });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Kinds0 { 0 Inner2, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 129,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0._1(given.one::<Kinds0>(1).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<Vec<u8>>(2).arg())).scan()?;
                    let s0 = s0._3_range(args(&given.bounds::<Option<i64>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Kinds0>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Vec<u8>>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<Option<i64>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<Kinds0>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<Vec<u8>>(2)));
                    let s0 = s0._3_range(args(&given.bounds::<Option<i64>>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_130 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(literal = b"u:", unit = s, desc)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Key(
        pub NonZeroI128,
        #[rowkey(digits)] pub u8,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { 0 1 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 130,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<NonZeroI128>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<u8>(1).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<NonZeroI128>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u8>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<NonZeroI128>(0)));
                    let s0 = s0._1_in(given.some::<u8>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_131 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Other(
        #[pad(3)] #[rowkey(desc)] pub u16,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner1 {
        pub a: char,
        pub b: [SystemTime; 1],
        #[rowkey(terminator = 97)] pub c: Box<str>,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(max = 7, desc)] pub i16,
        #[rowkey(desc)] pub [u8; 4],
        #[rowkey(literal = b"::", desc)] pub char,
        #[rowkey(desc)] pub Inner1,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { a b c });
    fields!(Key { 0 1 2 3 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 131,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<i16>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<[u8; 4]>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<char>(2)));
                    let s0 = Fixed(s0._3(given.one::<Inner1>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<i16>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<[u8; 4]>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<char>(2)));
                    let s0 = s0._3_in(given.some::<Inner1>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<i16>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<[u8; 4]>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<char>(2)));
                    let s0 = s0._3_in(given.some::<Inner1>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_132 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit1 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(desc)] pub a: (Option<u8>, Option<u32>, Box<str>),
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Reverse<u16>,
        #[rowkey(literal = b"u:")] pub b: u16,
        #[pad(4)] pub c: Box<[u8]>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Inner1,
        #[rowkey(desc)] pub b: i128,
        #[rowkey(desc)] pub c: Option<Wrapping<u8>>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner3 {
        #[pad(4)] #[rowkey(reverse_digits)] pub a: u16,
        pub b: Vec<u8>,
        pub c: Option<bool>,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        #[rowkey(desc)] pub a: Reverse<Box<str>>,
        pub b: Option<Kinds0>,
    }

    #[derive(RowKey)]
    pub struct Inner5 {
        #[rowkey(desc)] pub a: Ipv4Addr,
    }

    #[derive(RowKey)]
    pub struct Inner6(
        #[pad(4, fill = '~')] pub Vec<u8>,
    );

    #[derive(RowKey)]
    pub struct Inner7 {
        #[rowkey(desc)] pub a: (String, Reverse<Ipv4Addr>, Reverse<Duration>),
        pub b: Inner5,
        pub c: Option<Kinds1>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Unit0,
        #[rowkey(tail)] pub b: Option<u8>,
        #[rowkey(tail)] pub c: Option<u8>,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "x\u{1}")]
        Inner3(Inner3),
    }

    #[derive(RowKey)]
    pub enum Kinds1 {
        #[rowkey(prefix = "\u{7f}")]
        Empty0,
        #[rowkey(prefix = "\0")]
        Inner6(Inner6),
        #[rowkey(prefix = "ov")]
        Empty2,
    }

    #[derive(RowKey)]
    pub enum Kinds2 {
        #[rowkey(prefix = "o/")]
        Inner2(Inner2),
        #[rowkey(prefix = "ov")]
        Inner4(Inner4),
        #[rowkey(prefix = "\0")]
        Inner7(Inner7),
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
    fields!(Inner1 { a b c });
    fields!(Inner2 { a b c });
    fields!(Inner3 { a b c });
    fields!(Inner4 { a b });
    fields!(Inner5 { a });
    fields!(Inner6 { 0 });
    fields!(Inner7 { a b c });
    fields!(Key { a b c });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    variants!(Unit1 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Kinds0 { 0 Inner3, });
    kinds!(Kinds1 { 0 Empty0 = Empty, 1 Inner6, 2 Empty2 = Empty, });
    kinds!(Kinds2 { 0 Inner2, 1 Inner4, 2 Inner7, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 132,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Unit0>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<Option<u8>>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<u8>>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0.b_in(given.some::<Option<u8>>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_133 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[pad(9)] pub a: Option<u64>,
        #[pad(6)] pub b: u32,
        #[pad(1)] pub c: String,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        pub Inner0,
        #[rowkey(unit = ns)] pub SystemTime,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner2 {
        pub a: Ipv4Addr,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, hash = java31))]
    pub struct Key {
        #[rowkey(unit = ns, desc)] pub a: SystemTime,
        pub b: [char; 1],
        pub c: Inner1,
        #[rowkey(desc)] pub d: Option<Option<Inner2>>,
        #[rowkey(len = u8)] pub e: String,
    }

    fields!(Inner0 { a b c });
    fields!(Inner1 { 0 1 });
    fields!(Inner2 { a });
    fields!(Key { a b c d e });

    pub const MADE: Made = Made {
        seed: 133,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<SystemTime>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<[char; 1]>(1)));
                    let s0 = Fixed(s0.c(given.one::<Inner1>(2).arg())).scan()?;
                    let s0 = s0.d_any();
                    let s0 = s0.e_in(given.some::<String>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<[char; 1]>(1)));
                    let s0 = s0.c_in(given.some::<Inner1>(2).iter().map(Value::arg));
                    let s0 = s0.d_any();
                    let s0 = s0.e_in(given.some::<String>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<[char; 1]>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Inner1>(2)));
                    let s0 = s0.d_any();
                    let s0 = s0.e_in(given.some::<String>(3).iter().map(Value::arg));
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
        #[salt(buckets = 256, hash = java31)] pub IpAddr,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Key {
        pub a: (Option<SystemTime>, f64),
        pub b: char,
        #[salt(buckets = 256, hash = java31)] #[rowkey(literal = b",")] pub c: Vec<NonZeroI32>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Key { a b c });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 134,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<(Option<SystemTime>, f64)>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<char>(1).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<(Option<SystemTime>, f64)>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<char>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<(Option<SystemTime>, f64)>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<char>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_135 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit1 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Other {
        #[salt(buckets = 256, pad = 3)] pub a: Unit0,
        #[rowkey(desc)] pub b: [Duration; 2],
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(literal = b"\x00")] pub a: Unit1,
        #[salt(buckets = 256, pad = 3)] #[rowkey(len = u8)] pub b: Box<str>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    variants!(Unit1 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 135,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Unit1>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Box<str>>(1).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Unit1>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Box<str>>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit1>(0)));
                    let s0 = s0.b_in(given.some::<Box<str>>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_136 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i8)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit1 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Other {
        #[salt(buckets = 16, hash = java31)] #[pad(3)] pub a: Box<[u8]>,
        #[salt] pub b: Unit0,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner1 {
        #[rowkey(terminator = 97)] pub a: Box<[u8]>,
        #[pad(4)] #[rowkey(max = 5)] pub b: u64,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: Option<Option<char>>,
        pub b: [NonZeroI16; 2],
        pub c: Inner1,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[pad(6)] #[rowkey(max = 7, desc)] pub a: u16,
        #[rowkey(desc)] pub b: char,
        #[rowkey(desc)] pub c: Option<Unit1>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 16, hash = java31)] pub a: Inner2,
        #[rowkey(tail)] pub b: Option<bool>,
        #[rowkey(tail)] pub c: Option<u8>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a b });
    fields!(Inner2 { a b c });
    fields!(Inner3 { a b c });
    fields!(Key { a b c });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    variants!(Unit1 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 136,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<Option<bool>>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Option<u8>>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<bool>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<u8>>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Option<bool>>(1)));
                    let s0 = s0.c_in(given.some::<Option<u8>>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_137 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 65536, hash = java31, pad = 5)] #[rowkey(desc)] pub a: u64,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("::", unordered), salt(buckets = 65536, hash = java31, pad = 5))]
    pub struct Key {
        #[pad(3)] #[rowkey(desc)] pub a: u32,
        pub b: Vec<u8>,
        #[rowkey(literal = b"u:")] pub c: String,
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
        seed: 137,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u32>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Vec<u8>>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<String>(2).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<String>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u32>(0)));
                    let s0 = s0.b_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_138 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[rowkey(nul, desc)] pub a: Vec<u8>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(unit = ns)] pub a: Option<SystemTime>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: bool,
        pub b: char,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: Kinds0,
        pub b: Inner2,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 16, hash = sha256))]
    pub struct Key(
        pub Reverse<Option<Ipv4Addr>>,
        pub Inner3,
    );

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Empty0,
        #[rowkey(prefix = "x\u{1}")]
        Inner0(Inner0),
        #[rowkey(prefix = "\0")]
        Inner1(Inner1),
    }

    fields!(Inner0 { a });
    fields!(Inner1 { a });
    fields!(Inner2 { a b });
    fields!(Inner3 { a b });
    fields!(Key { 0 1 });
    kinds!(Kinds0 { 0 Empty0 = Empty, 1 Inner0, 2 Inner1, });

    pub const MADE: Made = Made {
        seed: 138,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Reverse<Option<Ipv4Addr>>>(0)));
                    let s0 = Fixed(s0._1(given.one::<Inner3>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Reverse<Option<Ipv4Addr>>>(0)));
                    let s0 = s0._1_in(given.some::<Inner3>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Reverse<Option<Ipv4Addr>>>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<Inner3>(1)));
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
        #[pad(10)] #[rowkey(unit = s)] pub a: SystemTime,
        #[pad(2)] #[rowkey(reverse_digits)] pub b: u8,
        #[salt(buckets = 7, hash = xxh64, pad = 1)] pub c: Box<str>,
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
                    let s0 = Fixed(s0.a(given.one::<SystemTime>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<u8>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Box<str>>(2).arg())).scan()?;
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Box<str>>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Box<str>>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_140 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Inner0 {
        #[reverse_ts(from = 999999999999999)] #[pad(15)] #[rowkey(literal = b"\x00")] pub a: u64,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[pad(3)] pub Wrapping<u64>,
        #[rowkey(desc)] pub (String, Option<NonZeroU32>),
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Key {
        pub a: Inner0,
        #[rowkey(literal = b"\xff\xff")] pub b: Ipv4Addr,
        #[salt(buckets = 5, hash = xxh64)] pub c: Kinds0,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Inner1(Inner1),
    }

    fields!(Inner0 { a });
    fields!(Inner1 { 0 1 });
    fields!(Key { a b c });
    kinds!(Kinds0 { 0 Inner1, });

    pub const MADE: Made = Made {
        seed: 140,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner0::prefix();
                    let s1 = s1.a_range(args(&given.bounds::<u64>(1)));
                    let s0 = s0.a_prefix(s1);
                    let s0 = Fixed(s0.b(given.one::<Ipv4Addr>(3).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Kinds0>(4).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner0::prefix();
                    let s1 = s1.a_range(args(&given.bounds::<u64>(1)));
                    let s0 = s0.a_prefix(s1);
                    let s0 = s0.b_in(given.some::<Ipv4Addr>(3).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Kinds0>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner0::prefix();
                    let s1 = s1.a_range(args(&given.bounds::<u64>(1)));
                    let s0 = s0.a_prefix(s1);
                    let s0 = s0.b_range(args(&given.bounds::<Ipv4Addr>(3)));
                    let s0 = s0.c_range(args(&given.bounds::<Kinds0>(4)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_141 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        pub a: (String, i8),
        #[pad(9)] pub b: u32,
        pub c: Reverse<NonZeroU16>,
    }

    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 141,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<(String, i8)>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    let s0 = Fixed(s0.c(given.one::<Reverse<NonZeroU16>>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<(String, i8)>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s0 = s0.c_in(given.some::<Reverse<NonZeroU16>>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<(String, i8)>(0)));
                    let s0 = s0.b_any();
                    let s0 = s0.c_range(args(&given.bounds::<Reverse<NonZeroU16>>(1)));
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
    pub struct Key {
        #[rowkey(hex, desc)] pub a: [u8; 3],
        #[rowkey(digits)] pub b: u8,
        #[salt(buckets = 300)] pub c: String,
    }

    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 142,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[u8; 3]>(0)));
                    let s0 = Fixed(s0.b(given.one::<u8>(1).arg())).scan()?;
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[u8; 3]>(0)));
                    let s0 = s0.b_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[u8; 3]>(0)));
                    let s0 = s0.b_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
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
        #[salt(buckets = 16, hash = xxh64)] #[pad(9)] #[rowkey(literal = b"a", desc)] pub a: Option<NonZeroU128>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: u8,
        pub b: u128,
        #[salt(buckets = 16, hash = xxh64)] pub c: u8,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { a b c });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 143,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u8>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<u128>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<u8>(2).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u128>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u8>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u8>(0)));
                    let s0 = s0.b_in(given.some::<u128>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<u8>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_144 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Other {
        #[salt(buckets = 4, hex = 1)] pub a: i64,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("aab", unordered, trailing))]
    pub struct Key {
        #[pad(13)] #[rowkey(unit = ms)] pub a: SystemTime,
        #[salt(buckets = 4, hex = 1)] #[pad(2)] #[rowkey(max = 7)] pub b: u16,
        pub c: String,
        pub d: String,
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
        seed: 144,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<u16>(1)));
                    let s0 = Fixed(s0.c(given.one::<String>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<String>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<u16>(1)));
                    let s0 = s0.c_in(given.some::<String>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<String>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<u16>(1)));
                    let s0 = s0.c_in(given.some::<String>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<String>(3).iter().map(Value::arg));
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
        pub a: u16,
        #[rowkey(literal = b"a", nul)] pub b: String,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(nul)] pub a: String,
        #[rowkey(nul, desc)] pub b: Option<Box<[u8]>>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[pad(5)] #[rowkey(max = 6, desc)] pub a: u16,
        pub b: Inner1,
        #[pad(1)] pub c: Wrapping<u64>,
        pub d: Ipv4Addr,
        #[rowkey(digits)] pub e: u8,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a b });
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 145,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = Fixed(s0.b(given.one::<Inner1>(0).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Wrapping<u64>>(1).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Ipv4Addr>(2).iter().map(Value::arg));
                    let s0 = Fixed(s0.e(given.one::<u8>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Wrapping<u64>>(1).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Ipv4Addr>(2).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<u8>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Inner1>(0)));
                    let s0 = s0.c_in(given.some::<Wrapping<u64>>(1).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Ipv4Addr>(2).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<u8>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_146 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 300, hash = java31, pad = 4)] pub a: u16,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "!")]
    pub struct Inner1 {
        pub a: Unit0,
        #[reverse_ts(from = 9999999999)] #[pad(10)] pub b: u64,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "!")]
    pub struct Key {
        #[rowkey(hex)] pub a: [u8; 1],
        #[pad(10)] #[rowkey(literal = b"::", unit = s, desc)] pub b: SystemTime,
        #[salt(buckets = 300, hash = java31, pad = 4)] #[rowkey(literal = b",")] pub c: String,
        #[rowkey(literal = b"\x00")] pub d: Inner1,
        #[salt] #[pad(1)] pub e: u16,
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
    fields!(Key { a b c d e });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 146,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<[u8; 1]>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<SystemTime>(1).arg())).scan()?;
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    let s0 = s0.d_in(given.some::<Inner1>(3).iter().map(Value::arg));
                    let s0 = Fixed(s0.e(given.one::<u16>(4).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[u8; 1]>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    let s0 = s0.d_in(given.some::<Inner1>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<u16>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[u8; 1]>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<SystemTime>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    let s0 = s0.d_in(given.some::<Inner1>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<u16>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_147 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 256, hash = java31)] #[pad(2)] #[rowkey(reverse_digits)] pub a: Option<Option<u8>>,
        #[rowkey(len = u32)] pub b: String,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[rowkey(literal = b"u:")] pub Reverse<Reverse<u16>>,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 256, hash = java31)] pub a: u16,
        #[rowkey(len = u32)] pub b: String,
        #[rowkey(desc)] pub c: Kinds0,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "o/")]
        Inner1(Inner1),
        #[rowkey(prefix = "m")]
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
    fields!(Inner1 { 0 });
    fields!(Key { a b c });
    kinds!(Kinds0 { 0 Inner1, 1 Empty1 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 147,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<String>(1).arg())).scan()?;
                    let s0 = s0.c_range(args(&given.bounds::<Kinds0>(2)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Kinds0>(2)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Kinds0>(2)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_148 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 5, hex = 1)] #[rowkey(desc)] pub a: Option<Vec<u8>>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Inner1 {
        #[rowkey(terminator = 44)] pub a: Box<[u8]>,
        #[rowkey(desc)] pub b: char,
        #[rowkey(desc)] pub c: Duration,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner2(
        pub Option<Option<bool>>,
    );

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: Inner2,
        #[pad(2)] pub b: NonZeroU16,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        #[rowkey(desc)] pub a: Vec<u8>,
    }

    #[derive(RowKey)]
    pub struct Inner5 {
        #[rowkey(desc)] pub a: Inner4,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Option<IpAddr>,
        pub b: Kinds0,
        pub c: Option<Option<Inner5>>,
        #[salt(buckets = 5, hex = 1)] #[pad(5)] pub d: u16,
        #[rowkey(desc)] pub e: char,
    }

    #[derive(RowKey)]
    pub enum Kinds0 {
        #[rowkey(prefix = "\u{7f}")]
        Inner1(Inner1),
        #[rowkey(prefix = "\0")]
        Inner3(Inner3),
        #[rowkey(prefix = "ov")]
        Empty2,
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
    fields!(Inner2 { 0 });
    fields!(Inner3 { a b });
    fields!(Inner4 { a });
    fields!(Inner5 { a });
    fields!(Key { a b c d e });
    kinds!(Kinds0 { 0 Inner1, 1 Inner3, 2 Empty2 = Empty, });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 148,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<IpAddr>>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<IpAddr>>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<IpAddr>>(0)));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_149 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 11, hash = sha256))]
    pub struct Key {
        #[rowkey(hex, desc)] pub a: Option<u8>,
        pub b: [u8; 3],
        pub c: [Ipv4Addr; 1],
    }

    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 149,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<u8>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<[u8; 3]>(1).arg())).scan()?;
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<[u8; 3]>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<u8>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<[u8; 3]>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_150 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        pub a: [u8; 3],
        #[rowkey(len = u8)] pub b: Box<[u8]>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner1 {
        pub a: [u128; 1],
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Key {
        #[rowkey(desc)] pub a: Inner1,
        #[rowkey(desc)] pub b: Option<char>,
        #[rowkey(nul)] pub c: String,
        pub d: [u16; 2],
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
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 150,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner1>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<Option<char>>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<String>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<[u16; 2]>(3).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<char>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<String>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<[u16; 2]>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner1>(0)));
                    let s0 = s0.b_in(given.some::<Option<char>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<[u16; 2]>(3)));
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
