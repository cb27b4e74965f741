//! 150 random declarations of keys with questions, from seed 1 on. Written by `rowkey-generator`: do not edit.

#![allow(missing_docs, unused_imports, unused_variables, deprecated, clippy::all, reason = "nothing here is for others")]
#![cfg_attr(rustfmt, rustfmt::skip)]

pub mod case_1 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 4, hash = sha256)] #[rowkey(max = 7, raw)] pub a: Option<i64>,
        #[rowkey(desc)] pub b: char,
        #[salt] #[rowkey(desc)] pub c: Option<Option<Ipv4Addr>>,
    }

    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 1,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<i64>>(0)));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<i64>>(0)));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<i64>>(0)));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_2 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i16)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    pub struct Other {
        #[pad(3)] #[rowkey(max = 6, desc)] pub a: Option<NonZeroU8>,
        #[salt(buckets = 5, hash = java31)] #[pad(1, fill = 'x')] #[rowkey(desc)] pub b: Vec<u8>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Box<[u8]>,
        pub b: [u128; 1],
        #[pad(1)] #[rowkey(reverse_digits)] pub c: NonZeroU16,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Key {
        #[salt(buckets = 5, hash = java31)] pub a: Option<NonZeroU16>,
        pub b: Inner1,
        #[pad(4)] #[rowkey(desc)] pub c: String,
        #[salt] pub d: Unit0,
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
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 2,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<NonZeroU16>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Inner1>(1).arg())).scan()?;
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Unit0>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<NonZeroU16>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Unit0>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<NonZeroU16>>(0)));
                    let s0 = s0.b_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Unit0>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_3 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[salt(buckets = 4, hash = xxh64)] pub Wrapping<u128>,
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 4, hash = xxh64))]
    pub struct Key {
        #[rowkey(hex)] pub a: u16,
        pub b: Option<Ipv4Addr>,
        #[rowkey(desc)] pub c: Option<Option<Wrapping<u8>>>,
        #[rowkey(tail)] pub d: Option<char>,
        #[pad(3, fill = 'x')] #[rowkey(tail)] pub e: Option<Box<str>>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 3,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Ipv4Addr>>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<Option<Option<Wrapping<u8>>>>(2).arg())).scan()?;
                    let s0 = s0.d_range(args(&given.bounds::<Option<char>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Ipv4Addr>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<Option<Wrapping<u8>>>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Option<char>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Ipv4Addr>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Option<Option<Wrapping<u8>>>>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Option<char>>(3)));
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
        #[pad(1)] pub a: Box<[u8]>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Key {
        #[salt(buckets = 7, hex = 1)] #[rowkey(desc)] pub a: [Ipv4Addr; 2],
        #[salt] pub b: Reverse<Inner0>,
        #[reverse_ts] pub c: SystemTime,
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
                    let s0 = s0.a_range(args(&given.bounds::<[Ipv4Addr; 2]>(0)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[Ipv4Addr; 2]>(0)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[Ipv4Addr; 2]>(0)));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_5 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(desc)] pub a: Duration,
        #[salt(buckets = 257)] #[rowkey(digits)] pub b: u8,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[pad(5)] #[rowkey(max = 7, desc)] pub a: Option<u16>,
        #[rowkey(desc)] pub b: bool,
        #[salt(buckets = 257)] pub c: u128,
        #[rowkey(desc)] pub d: [i16; 1],
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
        seed: 5,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<u16>>(0)));
                    let s0 = s0.b_in(given.some::<bool>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u128>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<[i16; 1]>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<u16>>(0)));
                    let s0 = s0.b_in(given.some::<bool>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u128>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<[i16; 1]>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<u16>>(0)));
                    let s0 = s0.b_in(given.some::<bool>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u128>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<[i16; 1]>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_6 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        #[pad(6)] pub a: u32,
        #[rowkey(tail)] pub b: Option<u8>,
        #[rowkey(tail)] pub c: Option<u8>,
    }

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
                    let s0 = Fixed(s0.c(given.one::<Option<u8>>(2).arg())).scan()?;
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<u8>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<u8>>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u32>(0)));
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
    #[rowkey(delimiter("-+", unordered))]
    pub struct Inner0(
        pub String,
        pub String,
        #[pad(13)] #[rowkey(unit = ms, desc)] pub SystemTime,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter("-+", unordered))]
    pub struct Key {
        pub a: String,
        #[rowkey(digits)] pub b: u16,
        pub c: Inner0,
    }

    fields!(Inner0 { 0 1 2 });
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
                    let s0 = Fixed(s0.b(given.one::<u16>(1).arg())).scan()?;
                    let s3 = Inner0::prefix();
                    let s3 = Fixed(s3._0(given.one::<String>(3).arg())).scan()?;
                    let s3 = Fixed(s3._1(given.one::<String>(4).arg())).scan()?;
                    let s3 = Fixed(s3._2(given.one::<SystemTime>(5).arg())).scan()?;
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u16>(1).iter().map(Value::arg));
                    let s3 = Inner0::prefix();
                    let s3 = s3._0_in(given.some::<String>(3).iter().map(Value::arg));
                    let s3 = s3._1_in(given.some::<String>(4).iter().map(Value::arg));
                    let s3 = s3._2_in(given.some::<SystemTime>(5).iter().map(Value::arg));
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u16>(1).iter().map(Value::arg));
                    let s3 = Inner0::prefix();
                    let s3 = s3._0_in(given.some::<String>(3).iter().map(Value::arg));
                    let s3 = s3._1_in(given.some::<String>(4).iter().map(Value::arg));
                    let s3 = s3._2_range(args(&given.bounds::<SystemTime>(5)));
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_8 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i32)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey, Clone, Copy)]
    #[repr(i8)]
    pub enum Unit1 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    pub struct Other(
        #[salt(buckets = 5, hash = sha256)] pub (String, Box<str>, Reverse<NonZeroU8>),
        #[salt] #[rowkey(desc)] pub Option<[u8; 2]>,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 5, hash = sha256)] #[rowkey(desc)] pub a: Vec<u8>,
        #[salt] #[rowkey(desc)] pub b: Unit0,
        #[pad(8)] #[rowkey(tail)] pub c: Option<u64>,
        #[rowkey(tail)] pub d: Option<Unit1>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    variants!(Unit1 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 8,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Vec<u8>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Unit0>(1).arg())).scan()?;
                    let s0 = s0.c_any();
                    let s0 = Fixed(s0.d(given.one::<Option<Unit1>>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Unit0>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    let s0 = s0.d_in(given.some::<Option<Unit1>>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Vec<u8>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Unit0>(1)));
                    let s0 = s0.c_any();
                    let s0 = s0.d_range(args(&given.bounds::<Option<Unit1>>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_9 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Other {
        #[reverse_ts] #[rowkey(unit = ns)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(nul, desc)] pub a: Vec<u8>,
        #[reverse_ts(from = 99999999999999)] #[pad(14)] pub b: u64,
        pub c: [u64; 1],
        #[rowkey(nul)] pub d: Option<Box<[u8]>>,
        pub e: Option<Option<Ipv6Addr>>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 9,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Vec<u8>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<u64>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<[u64; 1]>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<Option<Box<[u8]>>>(3).arg())).scan()?;
                    let s0 = s0.e_range(args(&given.bounds::<Option<Option<Ipv6Addr>>>(4)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<[u64; 1]>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Option<Box<[u8]>>>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Option<Option<Ipv6Addr>>>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Vec<u8>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<u64>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<[u64; 1]>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Option<Box<[u8]>>>(3)));
                    let s0 = s0.e_range(args(&given.bounds::<Option<Option<Ipv6Addr>>>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_10 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        pub a: [NonZeroU16; 2],
        #[salt(buckets = 300, pad = 3)] pub b: Option<String>,
    }

    #[derive(RowKey)]
    pub struct Key(
        pub (String, f32, u16),
        #[salt(buckets = 300, pad = 3)] pub (u32, f32),
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a b });
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
                    let s0 = s0._0_any();
                    let s0 = s0._1_in(given.some::<(u32, f32)>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_in(given.some::<(u32, f32)>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_in(given.some::<(u32, f32)>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_11 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Other {
        #[salt(buckets = 5, hash = sha256, pad = 1)] pub a: Reverse<String>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = ",", salt(buckets = 7))]
    pub struct Inner1 {
        pub a: Vec<u8>,
        #[pad(16)] #[rowkey(unit = us)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:", delimiter = ",")]
    pub struct Key(
        #[salt(buckets = 5, hash = sha256, pad = 1)] #[pad(4)] #[rowkey(desc)] pub u64,
        pub Inner1,
        #[salt] #[rowkey(hex, desc)] pub u16,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a b });
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
                    let s0 = Fixed(s0._0(given.one::<u64>(0).arg())).scan()?;
                    let s0 = s0._1_range(args(&given.bounds::<Inner1>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<Inner1>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<u64>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<Inner1>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_12 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 5, pad = 1))]
    pub struct Other {
        pub a: Ipv6Addr,
        #[reverse_ts(from = 9999999999999)] #[rowkey(unit = ms)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("::", unordered), salt(buckets = 5, pad = 1))]
    pub struct Key {
        #[pad(3)] #[rowkey(reverse_digits)] pub a: u32,
        pub b: Vec<u8>,
        #[reverse_ts(from = 9999999999)] #[pad(10)] pub c: u64,
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
        seed: 12,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = Fixed(s0.b(given.one::<Vec<u8>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<u64>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u64>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Vec<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<u64>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_13 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 10, hash = xxh64, pad = 1)] pub a: u128,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter(":", unordered))]
    pub struct Inner1(
        #[rowkey(digits)] pub u64,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt", delimiter(":", unordered))]
    pub struct Inner2(
        pub Unit0,
        pub String,
        pub Inner1,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter(":", unordered))]
    pub struct Key {
        #[salt(buckets = 10, hash = xxh64, pad = 1)] #[pad(3)] pub a: u64,
        pub b: Inner2,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { 0 });
    fields!(Inner2 { 0 1 2 });
    fields!(Key { a b });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 13,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u64>(0).arg())).scan()?;
                    let s2 = Inner2::prefix();
                    let s2 = s2._0_any();
                    let s2 = Fixed(s2._1(given.one::<String>(2).arg())).scan()?;
                    let s2 = s2._2_in(given.some::<Inner1>(3).iter().map(Value::arg));
                    let s0 = s0.b_prefix(s2);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s2 = Inner2::prefix();
                    let s2 = s2._0_any();
                    let s2 = s2._1_in(given.some::<String>(2).iter().map(Value::arg));
                    let s2 = s2._2_in(given.some::<Inner1>(3).iter().map(Value::arg));
                    let s0 = s0.b_prefix(s2);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u64>(0)));
                    let s2 = Inner2::prefix();
                    let s2 = s2._0_any();
                    let s2 = s2._1_in(given.some::<String>(2).iter().map(Value::arg));
                    let s2 = s2._2_in(given.some::<Inner1>(3).iter().map(Value::arg));
                    let s0 = s0.b_prefix(s2);
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
        #[rowkey(desc)] pub a: Box<[u8]>,
        #[salt(buckets = 3)] #[rowkey(max = 200, digits)] pub b: u64,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[rowkey(desc)] pub String,
        #[pad(2)] #[rowkey(reverse_digits)] pub Option<u8>,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner2 {
        #[reverse_ts] pub a: u64,
        #[rowkey(desc)] pub b: Inner1,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner3 {
        #[salt(buckets = 3, hex = 1)] #[rowkey(desc)] pub a: Option<Option<Ipv4Addr>>,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        #[rowkey(desc)] pub a: i8,
        #[rowkey(desc)] pub b: Option<Unit0>,
        pub c: Inner3,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[pad(19)] #[rowkey(unit = ns, desc)] pub a: SystemTime,
        #[rowkey(desc)] pub b: Option<Option<String>>,
        #[pad(6)] #[rowkey(max = 5, reverse_digits)] pub c: Option<u128>,
        pub d: Reverse<Inner2>,
        #[salt(buckets = 3)] pub e: Inner4,
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
    fields!(Inner2 { a b });
    fields!(Inner3 { a });
    fields!(Inner4 { a b c });
    fields!(Key { a b c d e });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 14,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<SystemTime>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<Option<Option<String>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<u128>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Reverse<Inner2>>(3).iter().map(Value::arg));
                    let s5 = Inner4::prefix();
                    let s5 = s5.a_in(given.some::<i8>(5).iter().map(Value::arg));
                    let s5 = s5.b_in(given.some::<Option<Unit0>>(6).iter().map(Value::arg));
                    let s8 = Inner3::prefix();
                    let s8 = s8.a_range(args(&given.bounds::<Option<Option<Ipv4Addr>>>(8)));
                    let s5 = s5.c_prefix(s8);
                    let s0 = s0.e_prefix(s5);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Option<String>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<u128>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Reverse<Inner2>>(3).iter().map(Value::arg));
                    let s5 = Inner4::prefix();
                    let s5 = s5.a_in(given.some::<i8>(5).iter().map(Value::arg));
                    let s5 = s5.b_in(given.some::<Option<Unit0>>(6).iter().map(Value::arg));
                    let s8 = Inner3::prefix();
                    let s8 = s8.a_range(args(&given.bounds::<Option<Option<Ipv4Addr>>>(8)));
                    let s5 = s5.c_prefix(s8);
                    let s0 = s0.e_prefix(s5);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_in(given.some::<Option<Option<String>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<u128>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Reverse<Inner2>>(3).iter().map(Value::arg));
                    let s5 = Inner4::prefix();
                    let s5 = s5.a_in(given.some::<i8>(5).iter().map(Value::arg));
                    let s5 = s5.b_in(given.some::<Option<Unit0>>(6).iter().map(Value::arg));
                    let s8 = Inner3::prefix();
                    let s8 = s8.a_range(args(&given.bounds::<Option<Option<Ipv4Addr>>>(8)));
                    let s5 = s5.c_prefix(s8);
                    let s0 = s0.e_prefix(s5);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_15 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 11, hash = java31, hex = 1)] #[pad(2)] #[rowkey(desc)] pub a: u16,
        #[rowkey(desc)] pub b: Box<str>,
    }

    fields!(Key { a b });

    pub const MADE: Made = Made {
        seed: 15,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u16>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Box<str>>(1).arg())).scan()?;
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Box<str>>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u16>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Box<str>>(1)));
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
    pub struct Key(
        #[reverse_ts] #[rowkey(unit = ns)] pub Option<SystemTime>,
        pub char,
        #[salt(buckets = 4, hash = xxh64)] #[rowkey(desc)] pub Reverse<u8>,
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
        seed: 16,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Option<SystemTime>>(0).arg())).scan()?;
                    let s0 = s0._1_range(args(&given.bounds::<char>(1)));
                    let s0 = Fixed(s0._2(given.one::<Reverse<u8>>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Option<SystemTime>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<char>(1)));
                    let s0 = s0._2_in(given.some::<Reverse<u8>>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Option<SystemTime>>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<char>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<Reverse<u8>>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_17 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i16)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit1 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other(
        #[pad(9)] #[rowkey(desc)] pub u128,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Inner1(
        pub Unit1,
        pub [SystemTime; 2],
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: Inner1,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Unit0,
        #[rowkey(nul, desc)] pub b: Vec<u8>,
        pub c: Inner2,
        pub d: Duration,
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
    fields!(Inner1 { 0 1 });
    fields!(Inner2 { a });
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    variants!(Unit1 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 17,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Unit0>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Inner2>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Duration>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Inner2>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Duration>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0.b_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Inner2>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Duration>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_18 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u8)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit1 { A = 10, B = 30, C = 20 }

    #[derive(RowKey, Clone, Copy)]
    #[repr(i64)]
    pub enum Unit2 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    pub struct Other {
        pub a: String,
        #[salt(buckets = 10)] pub b: (Vec<u8>, Option<Wrapping<u128>>),
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[salt(buckets = 257, pad = 3)] #[rowkey(width = 5)] pub a: Wrapping<u32>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(unit = s)] pub a: Option<SystemTime>,
        pub b: Option<Unit0>,
        pub c: Inner1,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Inner3 {
        #[pad(3)] #[rowkey(reverse_digits)] pub a: u8,
        #[pad(8)] pub b: u64,
        pub c: Unit2,
    }

    #[derive(RowKey)]
    pub struct Inner4 {
        pub a: Ipv6Addr,
        pub b: Inner3,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Inner2,
        pub b: Option<Ipv6Addr>,
        #[salt(buckets = 10)] pub c: Option<Option<Unit1>>,
        pub d: Inner4,
        #[rowkey(desc)] pub e: Ipv4Addr,
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
    fields!(Inner4 { a b });
    fields!(Key { a b c d e });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    variants!(Unit1 { A = V::I(10), B = V::I(30), C = V::I(20), });
    variants!(Unit2 { A = V::I(-3), B = V::I(0), C = V::I(7), });
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
                    let s0 = Fixed(s0.c(given.one::<Option<Option<Unit1>>>(1).arg())).scan()?;
                    let s0 = s0.d_in(given.some::<Inner4>(2).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Ipv4Addr>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s0 = s0.c_in(given.some::<Option<Option<Unit1>>>(1).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Inner4>(2).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Ipv4Addr>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner2>(0)));
                    let s0 = s0.b_any();
                    let s0 = s0.c_range(args(&given.bounds::<Option<Option<Unit1>>>(1)));
                    let s0 = s0.d_in(given.some::<Inner4>(2).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Ipv4Addr>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_19 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 4, pad = 1))]
    pub struct Other {
        #[rowkey(hex)] pub a: u64,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: bool,
        #[pad(1)] pub b: u128,
        #[rowkey(desc)] pub c: (Reverse<bool>, Option<char>, String),
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Reverse<Inner1>,
        pub b: u16,
        #[rowkey(desc)] pub c: (Reverse<i16>, Reverse<Duration>),
        #[salt(buckets = 4, pad = 1)] #[pad(9)] #[rowkey(max = 5, desc)] pub d: u128,
        #[rowkey(desc)] pub e: Option<IpAddr>,
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
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 19,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Reverse<Inner1>>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<u16>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<(Reverse<i16>, Reverse<Duration>)>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u128>(3).iter().map(Value::arg));
                    let s0 = Fixed(s0.e(given.one::<Option<IpAddr>>(4).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Reverse<Inner1>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u16>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<(Reverse<i16>, Reverse<Duration>)>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u128>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<Option<IpAddr>>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Reverse<Inner1>>(0)));
                    let s0 = s0.b_in(given.some::<u16>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<(Reverse<i16>, Reverse<Duration>)>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u128>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Option<IpAddr>>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_20 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0(
        #[pad(9)] pub u64,
        #[pad(9)] pub Wrapping<u128>,
        #[pad(6)] #[rowkey(desc)] pub Wrapping<u16>,
    );

    #[derive(RowKey)]
    pub struct Key(
        pub Box<[u8]>,
        #[salt(buckets = 16, hash = sha256)] pub Option<Inner0>,
        pub Ipv6Addr,
    );

    fields!(Inner0 { 0 1 2 });
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
                    let s0 = s0._1_in(given.some::<Option<Inner0>>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0._2(given.one::<Ipv6Addr>(2).arg())).scan()?;
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Option<Inner0>>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Ipv6Addr>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Option<Inner0>>(1).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<Ipv6Addr>(2)));
                    Some(Scans { key: several!(s0), table: None })
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
        #[rowkey(desc)] pub a: (Reverse<Duration>, Option<NonZeroI64>, Reverse<u32>),
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Unit0,
        #[rowkey(desc)] pub b: Option<Option<Inner0>>,
    }

    fields!(Inner0 { a });
    fields!(Key { a b });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });

    pub const MADE: Made = Made {
        seed: 21,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Unit0>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<Option<Option<Inner0>>>(1)));
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Option<Inner0>>>(1)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Option<Inner0>>>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_22 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(delimiter = "!")]
    pub struct Inner0 {
        #[rowkey(hex)] pub a: u16,
        pub b: String,
        #[rowkey(hex)] pub c: [u8; 3],
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "!")]
    pub struct Key(
        pub Inner0,
        pub String,
        #[rowkey(hex)] pub [u8; 2],
        #[salt(buckets = 2)] #[pad(4)] pub u16,
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
                    let s0 = s0._1_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<[u8; 2]>(2)));
                    let s0 = s0._3_range(args(&given.bounds::<u16>(3)));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<[u8; 2]>(2)));
                    let s0 = s0._3_range(args(&given.bounds::<u16>(3)));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Inner0>(0)));
                    let s0 = s0._1_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<[u8; 2]>(2)));
                    let s0 = s0._3_range(args(&given.bounds::<u16>(3)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_23 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        pub a: [Wrapping<u128>; 2],
        #[pad(4)] pub b: Option<Box<str>>,
    }

    fields!(Key { a b });

    pub const MADE: Made = Made {
        seed: 23,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<[Wrapping<u128>; 2]>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Option<Box<str>>>(1).arg())).scan()?;
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[Wrapping<u128>; 2]>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<Box<str>>>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[Wrapping<u128>; 2]>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Box<str>>>(1)));
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
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Key {
        #[pad(2)] #[rowkey(desc)] pub a: Box<str>,
        pub b: f64,
        #[pad(2, fill = '\u{1}')] #[rowkey(desc)] pub c: String,
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
                    let s0 = Fixed(s0.a(given.one::<Box<str>>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<f64>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Box<str>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<f64>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Box<str>>(0)));
                    let s0 = s0.b_in(given.some::<f64>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
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
        #[salt(buckets = 16, hash = java31)] #[rowkey(desc)] pub b: i64,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("-+", unordered))]
    pub struct Inner1(
        #[salt(buckets = 16, hash = java31)] pub String,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00", delimiter("-+", unordered))]
    pub struct Inner2(
        pub String,
        pub Vec<u8>,
        pub Inner1,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter("-+", unordered))]
    pub struct Inner3(
        #[rowkey(hex)] pub [u8; 1],
        pub String,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter("-+", unordered))]
    pub struct Key {
        pub a: Inner2,
        pub b: String,
        #[salt(buckets = 16, hash = java31)] pub c: Inner3,
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
    fields!(Inner2 { 0 1 2 });
    fields!(Inner3 { 0 1 });
    fields!(Key { a b c });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 25,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<String>(1).arg())).scan()?;
                    let s3 = Inner3::prefix();
                    let s3 = s3._0_range(args(&given.bounds::<[u8; 1]>(3)));
                    let s3 = s3._1_any();
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s3 = Inner3::prefix();
                    let s3 = s3._0_range(args(&given.bounds::<[u8; 1]>(3)));
                    let s3 = s3._1_any();
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s3 = Inner3::prefix();
                    let s3 = s3._0_range(args(&given.bounds::<[u8; 1]>(3)));
                    let s3 = s3._1_any();
                    let s0 = s0.c_prefix(s3);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_26 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    pub struct Other(
        pub [SystemTime; 1],
        pub IpAddr,
    );

    #[derive(RowKey)]
    pub struct Key(
        pub Reverse<SystemTime>,
        #[rowkey(desc)] pub Unit0,
        #[rowkey(desc)] pub Duration,
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 3, hash = java31, pad = 1))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Key { 0 1 2 });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 26,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Reverse<SystemTime>>(0)));
                    let s0 = Fixed(s0._1(given.one::<Unit0>(1).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<Duration>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Reverse<SystemTime>>(0)));
                    let s0 = s0._1_in(given.some::<Unit0>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Duration>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Reverse<SystemTime>>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<Unit0>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<Duration>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
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
        pub b: Vec<u128>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00", delimiter = "!")]
    pub struct Key {
        #[pad(4)] #[rowkey(max = 7, desc)] pub a: u8,
        #[pad(1)] pub b: u64,
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
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 27,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u8>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u8>(0)));
                    let s0 = s0.b_any();
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
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
    pub struct Key(
        #[reverse_ts] #[rowkey(unit = ns)] pub SystemTime,
        #[rowkey(desc)] pub Ipv6Addr,
        pub Duration,
        #[rowkey(nul, desc)] pub Option<Box<[u8]>>,
        pub [u8; 3],
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
                    let s0 = s0._0_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Ipv6Addr>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Duration>(2).iter().map(Value::arg));
                    let s0 = Fixed(s0._3(given.one::<Option<Box<[u8]>>>(3).arg())).scan()?;
                    let s0 = s0._4_range(args(&given.bounds::<[u8; 3]>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Ipv6Addr>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Duration>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Option<Box<[u8]>>>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<[u8; 3]>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Ipv6Addr>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Duration>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<Option<Box<[u8]>>>(3)));
                    let s0 = s0._4_range(args(&given.bounds::<[u8; 3]>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_29 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0(
        pub Option<NonZeroI8>,
        #[salt(buckets = 16, hash = xxh64, pad = 2)] #[rowkey(desc)] pub Box<[u8]>,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner1 {
        pub a: Option<u64>,
        #[rowkey(desc)] pub b: (String, String, String),
        pub c: Inner0,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[reverse_ts] #[rowkey(unit = ms)] pub a: SystemTime,
        pub b: Ipv4Addr,
        pub c: Option<Ipv4Addr>,
        pub d: Option<Option<Inner1>>,
        #[rowkey(digits)] pub e: u8,
    }

    fields!(Inner0 { 0 1 });
    fields!(Inner1 { a b c });
    fields!(Key { a b c d e });

    pub const MADE: Made = Made {
        seed: 29,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<SystemTime>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Ipv4Addr>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Option<Ipv4Addr>>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<Option<Option<Inner1>>>(3).arg())).scan()?;
                    let s0 = Fixed(s0.e(given.one::<u8>(4).arg())).scan()?;
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Ipv4Addr>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<Ipv4Addr>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Option<Option<Inner1>>>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<u8>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Ipv4Addr>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Option<Ipv4Addr>>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Option<Option<Inner1>>>(3)));
                    let s0 = s0.e_in(given.some::<u8>(4).iter().map(Value::arg));
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
        #[salt(buckets = 5, hash = sha256)] #[rowkey(width = 2, max = 7)] pub a: u8,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, hash = xxh64))]
    pub struct Inner1 {
        pub a: IpAddr,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: u8,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Inner3 {
        #[salt(buckets = 5, hash = sha256)] #[pad(1)] #[rowkey(max = 7)] pub a: NonZeroU16,
        pub b: Inner2,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Key(
        #[salt(buckets = 5, hash = sha256)] pub Inner1,
        pub [u128; 1],
        pub Inner3,
        #[rowkey(desc)] pub IpAddr,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a });
    fields!(Inner2 { a });
    fields!(Inner3 { a b });
    fields!(Key { 0 1 2 3 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 30,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner1::prefix();
                    let s1 = Fixed(s1.a(given.one::<IpAddr>(1).arg())).scan()?;
                    let s0 = s0._0_prefix(s1);
                    let s0 = s0._1_any();
                    let s4 = Inner3::prefix();
                    let s4 = Fixed(s4.a(given.one::<NonZeroU16>(4).arg())).scan()?;
                    let s4 = Fixed(s4.b(given.one::<Inner2>(5).arg())).scan()?;
                    let s0 = s0._2_prefix(s4);
                    let s0 = Fixed(s0._3(given.one::<IpAddr>(7).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner1::prefix();
                    let s1 = s1.a_in(given.some::<IpAddr>(1).iter().map(Value::arg));
                    let s0 = s0._0_prefix(s1);
                    let s0 = s0._1_any();
                    let s4 = Inner3::prefix();
                    let s4 = s4.a_in(given.some::<NonZeroU16>(4).iter().map(Value::arg));
                    let s4 = s4.b_in(given.some::<Inner2>(5).iter().map(Value::arg));
                    let s0 = s0._2_prefix(s4);
                    let s0 = s0._3_in(given.some::<IpAddr>(7).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner1::prefix();
                    let s1 = s1.a_range(args(&given.bounds::<IpAddr>(1)));
                    let s0 = s0._0_prefix(s1);
                    let s0 = s0._1_any();
                    let s4 = Inner3::prefix();
                    let s4 = s4.a_range(args(&given.bounds::<NonZeroU16>(4)));
                    let s4 = s4.b_range(args(&given.bounds::<Inner2>(5)));
                    let s0 = s0._2_prefix(s4);
                    let s0 = s0._3_range(args(&given.bounds::<IpAddr>(7)));
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
        #[salt(buckets = 1000, hash = xxh64, hex = 3)] #[pad(1)] pub b: Option<String>,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Option<Box<[u8]>>,
        #[salt(buckets = 1000, hash = xxh64, hex = 3)] #[rowkey(max = 5)] pub b: Wrapping<u8>,
        #[salt] #[rowkey(desc)] pub c: u16,
        #[rowkey(desc)] pub d: Option<Option<IpAddr>>,
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
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 31,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<Box<[u8]>>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Wrapping<u8>>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<u16>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<Option<Option<IpAddr>>>(3).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Box<[u8]>>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Wrapping<u8>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u16>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Option<Option<IpAddr>>>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Box<[u8]>>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Wrapping<u8>>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<u16>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Option<Option<IpAddr>>>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_32 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i32)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    pub struct Other(
        #[rowkey(hex, desc)] pub [u8; 4],
        #[salt(buckets = 10, hash = sha256, pad = 1)] pub i128,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Key {
        pub a: i8,
        #[salt(buckets = 10, hash = sha256, pad = 1)] pub b: Unit0,
        #[salt] #[pad(13)] #[rowkey(unit = ms)] pub c: SystemTime,
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
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 32,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = Fixed(s0.b(given.one::<Unit0>(0).arg())).scan()?;
                    let s0 = s0.c_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0.c_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
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
        #[salt(buckets = 10, hash = sha256, hex = 1)] pub String,
        pub String,
        pub String,
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
                    let s0 = Fixed(s0._0(given.one::<String>(0).arg())).scan()?;
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<String>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<String>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_34 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[rowkey(desc)] pub Box<[u8]>,
        #[rowkey(desc)] pub i8,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter("~", unordered, trailing))]
    pub struct Key {
        #[pad(16)] #[rowkey(unit = us)] pub a: SystemTime,
        #[pad(10)] #[rowkey(unit = s)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Key { a b });
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
                    let s0 = Fixed(s0.b(given.one::<SystemTime>(1).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<SystemTime>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_35 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u8)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Inner0(
        #[rowkey(desc)] pub Option<Ipv6Addr>,
    );

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(desc)] pub Inner0,
        #[rowkey(desc)] pub Unit0,
        #[rowkey(desc)] pub Vec<u8>,
        #[rowkey(desc)] pub IpAddr,
        pub bool,
    );

    fields!(Inner0 { 0 });
    fields!(Key { 0 1 2 3 4 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });

    pub const MADE: Made = Made {
        seed: 35,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0._1(given.one::<Unit0>(1).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<Vec<u8>>(2).arg())).scan()?;
                    let s0 = s0._3_in(given.some::<IpAddr>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<bool>(4)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Unit0>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Vec<u8>>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<IpAddr>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<bool>(4)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<Unit0>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<Vec<u8>>(2)));
                    let s0 = s0._3_in(given.some::<IpAddr>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<bool>(4)));
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

    #[derive(RowKey)]
    pub struct Other {
        pub a: [u8; 4],
        #[salt(buckets = 4)] pub b: f64,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Option<Unit0>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Inner1,
        #[rowkey(nul, desc)] pub b: String,
        pub c: Option<u64>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(max = 7, hex, desc)] pub a: u64,
        #[rowkey(desc)] pub b: Inner2,
        #[salt(buckets = 4)] pub c: i64,
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
    fields!(Key { a b c });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 36,
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

pub mod case_37 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 4)] pub a: u8,
        #[salt] #[rowkey(desc)] pub b: Option<Ipv4Addr>,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[pad(3)] pub String,
        pub Reverse<Option<char>>,
        #[rowkey(unit = s)] pub SystemTime,
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 4))]
    pub struct Key {
        #[reverse_ts] #[rowkey(unit = s)] pub a: SystemTime,
        pub b: Inner1,
        pub c: i8,
        pub d: Reverse<Ipv4Addr>,
        #[rowkey(desc)] pub e: Unit0,
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
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 37,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<SystemTime>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Inner1>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<i8>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<Reverse<Ipv4Addr>>(3).arg())).scan()?;
                    let s0 = s0.e_range(args(&given.bounds::<Unit0>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<i8>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Reverse<Ipv4Addr>>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Unit0>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Inner1>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<i8>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Reverse<Ipv4Addr>>(3)));
                    let s0 = s0.e_range(args(&given.bounds::<Unit0>(4)));
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
        #[salt(buckets = 4, hash = xxh64)] pub a: Duration,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        pub String,
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Inner1,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 4, hash = xxh64)] #[rowkey(desc)] pub a: Inner2,
        #[salt] pub b: Reverse<Option<bool>>,
        #[rowkey(tail)] pub c: Option<Ipv4Addr>,
        #[rowkey(max = 7, raw, tail)] pub d: Option<i128>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { 0 });
    fields!(Inner2 { a });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 38,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner2>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<Reverse<Option<bool>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Option<Ipv4Addr>>(2)));
                    let s0 = Fixed(s0.d(given.one::<Option<i128>>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Reverse<Option<bool>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Option<Ipv4Addr>>(2)));
                    let s0 = s0.d_in(given.some::<Option<i128>>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner2>(0)));
                    let s0 = s0.b_in(given.some::<Reverse<Option<bool>>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Option<Ipv4Addr>>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Option<i128>>(3)));
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
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Other {
        pub a: Unit0,
        #[salt(buckets = 16, hash = java31)] #[rowkey(desc)] pub b: Ipv4Addr,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 16, hash = java31))]
    pub struct Key {
        pub a: SystemTime,
        #[reverse_ts] #[rowkey(unit = ms)] pub b: Option<SystemTime>,
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
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 39,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Option<SystemTime>>(0)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Option<SystemTime>>(0)));
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

pub mod case_40 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(delimiter = "!")]
    pub struct Key {
        pub a: String,
        #[salt(buckets = 2, hash = xxh64)] #[pad(2)] #[rowkey(desc)] pub b: u32,
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
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<u32>(1)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<u32>(1)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<u32>(1)));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_41 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Inner0 {
        #[rowkey(hex)] pub a: [u8; 2],
        #[pad(6)] #[rowkey(max = 5)] pub b: u16,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[rowkey(desc)] pub Ipv6Addr,
        #[salt(buckets = 4, hash = java31)] #[rowkey(desc)] pub Box<[u8]>,
        #[rowkey(desc)] pub [u8; 3],
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: Ipv6Addr,
        pub b: Box<str>,
        #[salt(buckets = 5)] #[rowkey(desc)] pub c: Unit0,
        #[salt] pub d: Inner0,
        pub e: Inner1,
    }

    fields!(Inner0 { a b });
    fields!(Inner1 { 0 1 2 });
    fields!(Key { a b c d e });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });

    pub const MADE: Made = Made {
        seed: 41,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Ipv6Addr>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Box<str>>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<Unit0>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<Inner0>(3).arg())).scan()?;
                    let s5 = Inner1::prefix();
                    let s5 = Fixed(s5._0(given.one::<Ipv6Addr>(5).arg())).scan()?;
                    let s5 = Fixed(s5._1(given.one::<Box<[u8]>>(6).arg())).scan()?;
                    let s5 = s5._2_range(args(&given.bounds::<[u8; 3]>(7)));
                    let s0 = s0.e_prefix(s5);
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Ipv6Addr>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Box<str>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Unit0>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Inner0>(3).iter().map(Value::arg));
                    let s5 = Inner1::prefix();
                    let s5 = s5._0_in(given.some::<Ipv6Addr>(5).iter().map(Value::arg));
                    let s5 = s5._1_in(given.some::<Box<[u8]>>(6).iter().map(Value::arg));
                    let s5 = s5._2_range(args(&given.bounds::<[u8; 3]>(7)));
                    let s0 = s0.e_prefix(s5);
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Ipv6Addr>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Box<str>>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Unit0>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Inner0>(3)));
                    let s5 = Inner1::prefix();
                    let s5 = s5._0_range(args(&given.bounds::<Ipv6Addr>(5)));
                    let s5 = s5._1_range(args(&given.bounds::<Box<[u8]>>(6)));
                    let s5 = s5._2_range(args(&given.bounds::<[u8; 3]>(7)));
                    let s0 = s0.e_prefix(s5);
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_42 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Inner0 {
        pub a: (Reverse<Duration>, Option<i128>, Reverse<u64>),
        #[rowkey(desc)] pub b: char,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[pad(2)] #[rowkey(max = 6)] pub a: u8,
        #[salt(buckets = 16, hash = xxh64)] #[rowkey(desc)] pub b: Inner0,
        #[rowkey(tail)] pub c: Option<Unit0>,
        #[rowkey(tail)] pub d: Option<IpAddr>,
    }

    fields!(Inner0 { a b });
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });

    pub const MADE: Made = Made {
        seed: 42,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u8>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    let s0 = s0.c_any();
                    let s0 = s0.d_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s0 = s0.c_any();
                    let s0 = s0.d_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u8>(0)));
                    let s0 = s0.b_any();
                    let s0 = s0.c_any();
                    let s0 = s0.d_any();
                    Some(Scans { key: several!(s0), table: None })
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
        #[rowkey(desc)] pub b: Vec<u8>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00", salt(buckets = 2))]
    pub struct Key {
        pub a: Option<f64>,
        #[pad(4)] pub b: String,
        pub c: (Reverse<u32>, Option<u16>),
        pub d: Reverse<Reverse<bool>>,
        pub e: [u128; 2],
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
        seed: 43,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<f64>>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    let s0 = Fixed(s0.d(given.one::<Reverse<Reverse<bool>>>(2).arg())).scan()?;
                    let s0 = Fixed(s0.e(given.one::<[u128; 2]>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<f64>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    let s0 = s0.d_in(given.some::<Reverse<Reverse<bool>>>(2).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<[u128; 2]>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<f64>>(0)));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    let s0 = s0.d_range(args(&given.bounds::<Reverse<Reverse<bool>>>(2)));
                    let s0 = s0.e_range(args(&given.bounds::<[u128; 2]>(3)));
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
        #[salt(buckets = 3, hash = sha256, pad = 1)] #[pad(5)] #[rowkey(desc)] pub a: u128,
        #[salt] pub b: Ipv6Addr,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 3, hash = sha256, pad = 1)] #[rowkey(desc)] pub a: i64,
        #[salt] pub b: [u8; 1],
        #[rowkey(tail)] pub c: Option<f64>,
        #[pad(4)] #[rowkey(max = 6, tail)] pub d: Option<u8>,
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
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 44,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<i64>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<i64>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<i64>(0)));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
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
    pub struct Key {
        #[rowkey(desc)] pub a: Option<Unit0>,
        pub b: Option<bool>,
        pub c: Reverse<NonZeroU16>,
        #[salt(buckets = 11, hash = sha256)] #[rowkey(desc)] pub d: IpAddr,
        pub e: Inner0,
    }

    fields!(Inner0 { a });
    fields!(Key { a b c d e });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });

    pub const MADE: Made = Made {
        seed: 45,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<Unit0>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Option<bool>>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Reverse<NonZeroU16>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<IpAddr>(3)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Unit0>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Option<bool>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Reverse<NonZeroU16>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<IpAddr>(3)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Unit0>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<bool>>(1)));
                    let s0 = s0.c_in(given.some::<Reverse<NonZeroU16>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<IpAddr>(3)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_46 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(desc)] pub a: Reverse<Reverse<bool>>,
        #[salt(buckets = 7)] pub b: Vec<u8>,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: u8,
        #[salt(buckets = 7)] #[rowkey(desc)] pub b: Option<Unit0>,
        #[salt] #[pad(1)] #[rowkey(reverse_digits)] pub c: u8,
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
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
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
                    let s0 = Fixed(s0.b(given.one::<Option<Unit0>>(0).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Option<Unit0>>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Option<Unit0>>(0)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_47 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        pub a: Box<[u8]>,
        #[salt(buckets = 11)] #[pad(9)] #[rowkey(desc)] pub b: NonZeroU64,
        #[rowkey(desc)] pub c: String,
        #[salt] #[pad(6)] #[rowkey(max = 6, reverse_digits)] pub d: Option<NonZeroU64>,
    }

    fields!(Key { a b c d });

    pub const MADE: Made = Made {
        seed: 47,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<NonZeroU64>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<String>(2).arg())).scan()?;
                    let s0 = s0.d_in(given.some::<Option<NonZeroU64>>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<NonZeroU64>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<String>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Option<NonZeroU64>>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<NonZeroU64>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<String>(2)));
                    let s0 = s0.d_in(given.some::<Option<NonZeroU64>>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_48 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner0 {
        #[pad(13)] #[rowkey(unit = ms)] pub a: SystemTime,
        #[rowkey(desc)] pub b: (u8, String),
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: u32,
        pub b: (i8, Reverse<Duration>),
        pub c: Inner0,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: u64,
        #[rowkey(nul)] pub b: String,
        #[rowkey(tail)] pub c: Option<Duration>,
    }

    fields!(Inner0 { a b });
    fields!(Inner1 { a b c });
    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 48,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u64>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<Option<Duration>>(2).arg())).scan()?;
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<Duration>>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u64>(0)));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Option<Duration>>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_49 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 3, hash = xxh64)] pub a: Ipv6Addr,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 3, hash = xxh64))]
    pub struct Key {
        pub a: Reverse<Reverse<i8>>,
        pub b: Ipv4Addr,
        #[rowkey(desc)] pub c: u16,
        #[rowkey(desc)] pub d: Duration,
        #[pad(1)] #[rowkey(tail)] pub e: Option<Vec<u8>>,
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
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 49,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Reverse<Reverse<i8>>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Ipv4Addr>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<u16>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Duration>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Option<Vec<u8>>>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Reverse<Reverse<i8>>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Ipv4Addr>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u16>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Duration>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Option<Vec<u8>>>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Reverse<Reverse<i8>>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Ipv4Addr>(1)));
                    let s0 = s0.c_in(given.some::<u16>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Duration>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Option<Vec<u8>>>(4)));
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
        pub a: [NonZeroU64; 2],
        #[rowkey(desc)] pub b: [Wrapping<u32>; 1],
        #[rowkey(desc)] pub c: Duration,
        #[rowkey(desc)] pub d: Reverse<String>,
        pub e: (String, String, u64),
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
                    let s0 = Fixed(s0.a(given.one::<[NonZeroU64; 2]>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<[Wrapping<u32>; 1]>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Duration>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<Reverse<String>>(3).arg())).scan()?;
                    let s0 = s0.e_range(args(&given.bounds::<(String, String, u64)>(4)));
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[NonZeroU64; 2]>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<[Wrapping<u32>; 1]>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Duration>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Reverse<String>>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<(String, String, u64)>(4)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[NonZeroU64; 2]>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<[Wrapping<u32>; 1]>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Duration>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Reverse<String>>(3)));
                    let s0 = s0.e_range(args(&given.bounds::<(String, String, u64)>(4)));
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
        #[reverse_ts] pub b: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter(":", unordered))]
    pub struct Inner1 {
        #[salt(buckets = 2)] #[rowkey(hex)] pub a: [u8; 1],
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:", delimiter(":", unordered))]
    pub struct Inner2 {
        #[pad(4)] #[rowkey(reverse_digits)] pub a: u16,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter(":", unordered))]
    pub struct Key(
        pub Vec<u8>,
        pub Inner1,
        pub String,
        #[pad(13)] #[rowkey(unit = ms)] pub SystemTime,
        pub Inner2,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a });
    fields!(Inner2 { a });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 51,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_starts_with(given.one::<Vec<u8>>(0).arg());
                    let s0 = Fixed(s0._1(given.one::<Inner1>(1).arg())).scan()?;
                    let s0 = s0._2_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_starts_with(given.one::<Vec<u8>>(0).arg());
                    let s0 = s0._1_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    let s0 = s0._2_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_starts_with(given.one::<Vec<u8>>(0).arg());
                    let s0 = s0._1_range(args(&given.bounds::<Inner1>(1)));
                    let s0 = s0._2_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_52 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 11, hash = xxh64))]
    pub struct Other(
        pub u16,
    );

    #[derive(RowKey)]
    pub struct Inner1(
        pub (Reverse<bool>, Reverse<Wrapping<u32>>, String),
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 4, hash = java31))]
    pub struct Inner2 {
        #[rowkey(max = 5, raw)] pub a: i64,
        pub b: Option<Wrapping<u8>>,
        pub c: Reverse<Inner1>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[pad(5)] #[rowkey(reverse_digits)] pub a: u32,
        pub b: Option<Ipv6Addr>,
        pub c: Inner2,
        #[salt(buckets = 11, hash = xxh64)] #[pad(3)] #[rowkey(desc)] pub d: u16,
        #[rowkey(desc)] pub e: i64,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { 0 });
    fields!(Inner2 { a b c });
    fields!(Key { a b c d e });
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
                    let s0 = Fixed(s0.b(given.one::<Option<Ipv6Addr>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Inner2>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Option<Ipv6Addr>>(0).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Option<Ipv6Addr>>(0)));
                    let s0 = s0.c_range(args(&given.bounds::<Inner2>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_53 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[pad(3, fill = ' ')] pub String,
        pub Vec<u32>,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[pad(4, fill = '~')] pub a: String,
        pub b: Vec<f64>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 53,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Vec<f64>>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Vec<f64>>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Vec<f64>>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_54 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Key {
        #[rowkey(hex, desc)] pub a: [u8; 4],
        #[salt(buckets = 100, hash = sha256)] #[rowkey(desc)] pub b: (i64, Duration),
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
                    let s0 = s0.a_in(given.some::<[u8; 4]>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<(i64, Duration)>(1)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[u8; 4]>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<(i64, Duration)>(1)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[u8; 4]>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<(i64, Duration)>(1)));
                    Some(Scans { key: several!(s0), table: None })
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
    pub enum Unit1 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit2 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 11, hash = xxh64, hex = 1)] pub a: Option<Unit0>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("~", unordered, trailing))]
    pub struct Key(
        pub Unit1,
        #[salt(buckets = 11, hash = xxh64, hex = 1)] pub String,
        pub Vec<u8>,
        pub String,
        #[salt] pub Unit2,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { 0 1 2 3 4 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    variants!(Unit1 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    variants!(Unit2 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 55,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = Fixed(s0._1(given.one::<String>(0).arg())).scan()?;
                    let s0 = s0._2_any();
                    let s0 = Fixed(s0._3(given.one::<String>(1).arg())).scan()?;
                    let s0 = s0._4_range(args(&given.bounds::<Unit2>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0._2_any();
                    let s0 = s0._3_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<Unit2>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0._2_any();
                    let s0 = s0._3_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<Unit2>(2)));
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

    #[derive(RowKey)]
    pub struct Other(
        #[salt(buckets = 5, hash = java31)] pub Unit0,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        #[salt(buckets = 4, hex = 2)] #[pad(1)] #[rowkey(reverse_digits)] pub a: u8,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(nul)] pub a: Box<str>,
        #[rowkey(desc)] pub b: char,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Key(
        #[rowkey(desc)] pub Option<Inner1>,
        pub Option<u16>,
        #[pad(2)] #[rowkey(desc)] pub NonZeroU16,
        #[salt(buckets = 5, hash = java31)] pub Inner2,
        pub [u32; 2],
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { a });
    fields!(Inner2 { a b });
    fields!(Key { 0 1 2 3 4 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 56,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_range(args(&given.bounds::<Option<u16>>(0)));
                    let s0 = Fixed(s0._2(given.one::<NonZeroU16>(1).arg())).scan()?;
                    let s0 = s0._3_range(args(&given.bounds::<Inner2>(2)));
                    let s0 = s0._4_range(args(&given.bounds::<[u32; 2]>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_range(args(&given.bounds::<Option<u16>>(0)));
                    let s0 = s0._2_in(given.some::<NonZeroU16>(1).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<Inner2>(2)));
                    let s0 = s0._4_range(args(&given.bounds::<[u32; 2]>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_any();
                    let s0 = s0._1_range(args(&given.bounds::<Option<u16>>(0)));
                    let s0 = s0._2_range(args(&given.bounds::<NonZeroU16>(1)));
                    let s0 = s0._3_range(args(&given.bounds::<Inner2>(2)));
                    let s0 = s0._4_range(args(&given.bounds::<[u32; 2]>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_57 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        pub a: (String, bool),
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, hash = xxh64))]
    pub struct Key {
        #[rowkey(desc)] pub a: Inner0,
        pub b: u64,
        #[pad(3)] pub c: Option<u8>,
        pub d: u64,
        pub e: Option<Option<u64>>,
    }

    fields!(Inner0 { a });
    fields!(Key { a b c d e });

    pub const MADE: Made = Made {
        seed: 57,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner0>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<u8>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u64>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Option<Option<u64>>>(4)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<u8>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u64>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Option<Option<u64>>>(4)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner0>(0)));
                    let s0 = s0.b_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<u8>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u64>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Option<Option<u64>>>(4)));
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
    #[rowkey(salt(buckets = 3, hash = java31, pad = 1))]
    pub struct Other {
        #[rowkey(desc)] pub a: u32,
        #[pad(3, fill = ' ')] pub b: Box<[u8]>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner1 {
        #[salt(buckets = 16, hex = 1)] pub a: i32,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner2 {
        #[salt(buckets = 5, hash = sha256)] #[rowkey(desc)] pub a: Option<Unit0>,
        #[rowkey(nul, desc)] pub b: Box<str>,
        pub c: Inner1,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[salt(buckets = 3, hash = java31, pad = 1)] #[rowkey(desc)] pub Inner2,
        pub u64,
        pub u16,
        pub (String, u128, String),
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
    fields!(Inner2 { a b c });
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
                    let s1 = Inner2::prefix();
                    let s1 = s1.a_range(args(&given.bounds::<Option<Unit0>>(1)));
                    let s1 = Fixed(s1.b(given.one::<Box<str>>(2).arg())).scan()?;
                    let s1 = Fixed(s1.c(given.one::<Inner1>(3).arg())).scan()?;
                    let s0 = s0._0_prefix(s1);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner2::prefix();
                    let s1 = s1.a_range(args(&given.bounds::<Option<Unit0>>(1)));
                    let s1 = s1.b_in(given.some::<Box<str>>(2).iter().map(Value::arg));
                    let s1 = s1.c_in(given.some::<Inner1>(3).iter().map(Value::arg));
                    let s0 = s0._0_prefix(s1);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner2::prefix();
                    let s1 = s1.a_range(args(&given.bounds::<Option<Unit0>>(1)));
                    let s1 = s1.b_range(args(&given.bounds::<Box<str>>(2)));
                    let s1 = s1.c_range(args(&given.bounds::<Inner1>(3)));
                    let s0 = s0._0_prefix(s1);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_59 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Other {
        pub a: char,
        #[rowkey(digits)] pub b: u16,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: f32,
        pub b: IpAddr,
        pub c: u8,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Key {
        #[rowkey(desc)] pub a: u64,
        #[rowkey(unit = us, desc)] pub b: SystemTime,
        pub c: Reverse<Option<NonZeroI64>>,
        pub d: bool,
        pub e: Inner1,
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
                    let s0 = Fixed(s0.a(given.one::<u64>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<SystemTime>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Reverse<Option<NonZeroI64>>>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<bool>(3).arg())).scan()?;
                    let s5 = Inner1::prefix();
                    let s5 = s5.a_in(given.some::<f32>(5).iter().map(Value::arg));
                    let s5 = Fixed(s5.b(given.one::<IpAddr>(6).arg())).scan()?;
                    let s5 = s5.c_range(args(&given.bounds::<u8>(7)));
                    let s0 = s0.e_prefix(s5);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Reverse<Option<NonZeroI64>>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<bool>(3).iter().map(Value::arg));
                    let s5 = Inner1::prefix();
                    let s5 = s5.a_in(given.some::<f32>(5).iter().map(Value::arg));
                    let s5 = s5.b_in(given.some::<IpAddr>(6).iter().map(Value::arg));
                    let s5 = s5.c_range(args(&given.bounds::<u8>(7)));
                    let s0 = s0.e_prefix(s5);
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u64>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<SystemTime>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Reverse<Option<NonZeroI64>>>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<bool>(3)));
                    let s5 = Inner1::prefix();
                    let s5 = s5.a_in(given.some::<f32>(5).iter().map(Value::arg));
                    let s5 = s5.b_range(args(&given.bounds::<IpAddr>(6)));
                    let s5 = s5.c_range(args(&given.bounds::<u8>(7)));
                    let s0 = s0.e_prefix(s5);
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_60 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 3, pad = 1))]
    pub struct Other {
        pub a: u8,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff", salt(buckets = 10))]
    pub struct Inner1 {
        #[reverse_ts(from = 9223372036854775807)] #[rowkey(unit = ns)] pub a: SystemTime,
        #[rowkey(desc)] pub b: u16,
        #[rowkey(desc)] pub c: u32,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        #[rowkey(desc)] pub u128,
    );

    #[derive(RowKey)]
    pub struct Inner3 {
        pub a: String,
        #[rowkey(desc)] pub b: Inner2,
        pub c: bool,
    }

    #[derive(RowKey)]
    pub struct Key(
        pub Inner1,
        pub Inner3,
        #[salt(buckets = 3, pad = 1)] #[rowkey(nul)] pub Vec<u8>,
        #[rowkey(desc)] pub Box<str>,
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
    fields!(Inner2 { 0 });
    fields!(Inner3 { a b c });
    fields!(Key { 0 1 2 3 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 60,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner3>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Vec<u8>>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<Box<str>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner3>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Vec<u8>>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<Box<str>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner3>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Vec<u8>>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<Box<str>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_61 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt", salt(buckets = 257, hash = sha256))]
    pub struct Other {
        pub a: Reverse<u16>,
        #[rowkey(hex)] pub b: u16,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 257, hash = sha256)] #[rowkey(desc)] pub a: Unit0,
        #[rowkey(desc)] pub b: u8,
        pub c: Reverse<Reverse<Duration>>,
        #[salt] pub d: i128,
        #[rowkey(max = 200, digits)] pub e: u16,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b c d e });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 61,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Unit0>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<u8>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Reverse<Reverse<Duration>>>(2).arg())).scan()?;
                    let s0 = s0.d_in(given.some::<i128>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<u16>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Reverse<Reverse<Duration>>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<i128>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<u16>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<u8>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Reverse<Reverse<Duration>>>(2)));
                    let s0 = s0.d_in(given.some::<i128>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<u16>(4).iter().map(Value::arg));
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
    #[rowkey(delimiter("::=", unordered, trailing), salt(buckets = 11, hash = sha256))]
    pub struct Key {
        #[pad(4)] #[rowkey(reverse_digits)] pub a: u8,
        pub b: Vec<u8>,
        #[rowkey(hex)] pub c: u8,
        #[rowkey(digits)] pub d: u32,
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
                    let s0 = s0.b_starts_with(given.one::<Vec<u8>>(1).arg());
                    let s0 = s0.c_any();
                    let s0 = Fixed(s0.d(given.one::<u32>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_starts_with(given.one::<Vec<u8>>(1).arg());
                    let s0 = s0.c_any();
                    let s0 = s0.d_in(given.some::<u32>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_starts_with(given.one::<Vec<u8>>(1).arg());
                    let s0 = s0.c_any();
                    let s0 = s0.d_in(given.some::<u32>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_63 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(delimiter("aab", unordered))]
    pub struct Inner0 {
        pub a: Box<str>,
        #[rowkey(digits)] pub b: u64,
        pub c: Box<str>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("aab", unordered))]
    pub struct Inner1 {
        #[pad(1)] pub a: u8,
        #[pad(3)] #[rowkey(max = 7, reverse_digits)] pub b: u16,
        pub c: Inner0,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("aab", unordered))]
    pub struct Key {
        #[pad(3)] #[rowkey(max = 7)] pub a: u64,
        #[salt(buckets = 3, hash = java31)] pub b: Inner1,
    }

    fields!(Inner0 { a b c });
    fields!(Inner1 { a b c });
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
                    let s0 = Fixed(s0.b(given.one::<Inner1>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u64>(0)));
                    let s0 = s0.b_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u64>(0)));
                    let s0 = s0.b_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_64 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Other(
        #[pad(1, fill = '#')] pub String,
    );

    #[derive(RowKey)]
    pub struct Inner1(
        pub u128,
        #[pad(2)] #[rowkey(reverse_digits)] pub NonZeroU16,
        #[rowkey(desc)] pub u64,
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        #[salt(buckets = 16, hash = xxh64)] #[rowkey(desc)] pub a: Ipv6Addr,
        #[rowkey(desc)] pub b: Inner1,
        #[salt] #[pad(6)] #[rowkey(max = 5, reverse_digits)] pub c: Wrapping<u16>,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: (Vec<u8>, u32, Reverse<i32>),
        #[rowkey(desc)] pub b: u32,
        pub c: (Reverse<f32>, Vec<u8>),
        pub d: Inner2,
        #[reverse_ts] pub e: Option<SystemTime>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { 0 1 2 });
    fields!(Inner2 { a b c });
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 64,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<(Vec<u8>, u32, Reverse<i32>)>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u32>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<(Reverse<f32>, Vec<u8>)>(2).arg())).scan()?;
                    let s0 = s0.d_in(given.some::<Inner2>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Option<SystemTime>>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<(Vec<u8>, u32, Reverse<i32>)>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u32>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<(Reverse<f32>, Vec<u8>)>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Inner2>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Option<SystemTime>>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<(Vec<u8>, u32, Reverse<i32>)>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u32>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<(Reverse<f32>, Vec<u8>)>(2)));
                    let s0 = s0.d_in(given.some::<Inner2>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Option<SystemTime>>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_65 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(delimiter("~", unordered))]
    pub struct Inner0 {
        #[pad(3)] #[rowkey(max = 7)] pub a: u8,
        #[rowkey(digits)] pub b: u8,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("~", unordered))]
    pub struct Key {
        pub a: Inner0,
        pub b: Box<str>,
        pub c: Vec<u8>,
        #[rowkey(digits)] pub d: u16,
        #[rowkey(hex, desc)] pub e: [u8; 3],
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
                    let s0 = s0.b_starts_with(given.one::<Box<str>>(1).arg());
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = s0.b_starts_with(given.one::<Box<str>>(1).arg());
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = s0.b_starts_with(given.one::<Box<str>>(1).arg());
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_66 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 16, hash = xxh64)] #[reverse_ts(from = 9999999999999)] #[rowkey(unit = ms)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("-+", unordered, trailing), salt(buckets = 16, hash = xxh64))]
    pub struct Key {
        #[rowkey(hex)] pub a: [u8; 3],
        #[pad(1)] pub b: u8,
        pub c: String,
        pub d: String,
        #[rowkey(hex, desc)] pub e: u8,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 66,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[u8; 3]>(0)));
                    let s0 = Fixed(s0.b(given.one::<u8>(1).arg())).scan()?;
                    let s0 = s0.c_starts_with(given.one::<String>(2).arg());
                    let s0 = Fixed(s0.d(given.one::<String>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[u8; 3]>(0)));
                    let s0 = s0.b_in(given.some::<u8>(1).iter().map(Value::arg));
                    let s0 = s0.c_starts_with(given.one::<String>(2).arg());
                    let s0 = s0.d_in(given.some::<String>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[u8; 3]>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<u8>(1)));
                    let s0 = s0.c_starts_with(given.one::<String>(2).arg());
                    let s0 = s0.d_in(given.some::<String>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_67 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i16)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    pub struct Other(
        pub SystemTime,
        pub Reverse<Option<u8>>,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: bool,
        #[rowkey(desc)] pub b: Unit0,
        pub c: Reverse<String>,
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
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 67,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<bool>(0)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<bool>(0)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<bool>(0)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_68 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit1 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    pub struct Other {
        #[pad(2)] pub a: Wrapping<u8>,
        #[salt(buckets = 16, hash = java31)] pub b: f64,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: Unit0,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: (u8, NonZeroU64),
        #[salt(buckets = 10, hash = sha256)] #[rowkey(desc)] pub b: Duration,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(desc)] pub Option<Inner1>,
        pub Unit1,
        #[rowkey(desc)] pub Inner2,
        #[rowkey(desc)] pub String,
        #[salt(buckets = 16, hash = java31)] #[pad(2)] #[rowkey(desc)] pub Vec<u8>,
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
    fields!(Inner2 { a b });
    fields!(Key { 0 1 2 3 4 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    variants!(Unit1 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 68,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Option<Inner1>>(0).arg())).scan()?;
                    let s0 = s0._1_in(given.some::<Unit1>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0._2(given.one::<Inner2>(2).arg())).scan()?;
                    let s0 = s0._3_in(given.some::<String>(3).iter().map(Value::arg));
                    let s0 = s0._4_starts_with(given.one::<Vec<u8>>(4).arg());
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Option<Inner1>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Unit1>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Inner2>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<String>(3).iter().map(Value::arg));
                    let s0 = s0._4_starts_with(given.one::<Vec<u8>>(4).arg());
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Option<Inner1>>(0)));
                    let s0 = s0._1_in(given.some::<Unit1>(1).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<Inner2>(2)));
                    let s0 = s0._3_in(given.some::<String>(3).iter().map(Value::arg));
                    let s0 = s0._4_starts_with(given.one::<Vec<u8>>(4).arg());
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_69 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: bool,
        pub b: Unit0,
        #[rowkey(nul)] pub c: Box<str>,
        #[salt(buckets = 5, hash = sha256, hex = 1)] pub d: Wrapping<u32>,
    }

    fields!(Key { a b c d });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });

    pub const MADE: Made = Made {
        seed: 69,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = Fixed(s0.b(given.one::<Unit0>(0).arg())).scan()?;
                    let s0 = s0.c_any();
                    let s0 = Fixed(s0.d(given.one::<Wrapping<u32>>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    let s0 = s0.d_in(given.some::<Wrapping<u32>>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0.c_any();
                    let s0 = s0.d_range(args(&given.bounds::<Wrapping<u32>>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_70 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:", salt(buckets = 4, hash = xxh64, hex = 1))]
    pub struct Inner0(
        #[pad(4, fill = '0')] pub String,
        pub NonZeroI8,
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: Option<Option<u128>>,
        pub b: Inner0,
        pub c: Wrapping<u16>,
        #[rowkey(nul, desc)] pub d: Vec<u8>,
    }

    fields!(Inner0 { 0 1 });
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
                    let s0 = Fixed(s0.b(given.one::<Inner0>(1).arg())).scan()?;
                    let s0 = s0.c_any();
                    let s0 = Fixed(s0.d(given.one::<Vec<u8>>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Option<u128>>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner0>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    let s0 = s0.d_in(given.some::<Vec<u8>>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Option<u128>>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Inner0>(1)));
                    let s0 = s0.c_any();
                    let s0 = s0.d_range(args(&given.bounds::<Vec<u8>>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_71 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(delimiter("|", unordered, trailing))]
    pub struct Key {
        #[pad(4)] #[rowkey(desc)] pub a: u8,
        #[salt(buckets = 11)] #[pad(13)] #[rowkey(unit = ms)] pub b: SystemTime,
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
                    let s0 = Fixed(s0.b(given.one::<SystemTime>(1).arg())).scan()?;
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u8>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<SystemTime>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_72 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 4, hash = sha256))]
    pub struct Other {
        #[rowkey(desc)] pub a: u128,
        pub b: [u8; 1],
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Reverse<u16>,
        #[pad(3)] #[rowkey(max = 6)] pub b: Option<Option<u8>>,
        #[pad(2)] #[rowkey(reverse_digits)] pub c: NonZeroU8,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Option<Inner1>,
        pub b: [u8; 1],
        #[salt(buckets = 4, hash = sha256)] #[reverse_ts(from = 86400)] pub c: i64,
        pub d: (String, NonZeroU16, String),
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
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 72,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Inner1>>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<[u8; 1]>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<i64>(2).arg())).scan()?;
                    let s0 = s0.d_range(args(&given.bounds::<(String, NonZeroU16, String)>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Inner1>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<[u8; 1]>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<i64>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<(String, NonZeroU16, String)>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Inner1>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<[u8; 1]>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<i64>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<(String, NonZeroU16, String)>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_73 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Other {
        pub a: Vec<Duration>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p", delimiter("-+", unordered))]
    pub struct Key {
        pub a: String,
        #[pad(3)] pub b: u32,
        pub c: Box<str>,
        #[rowkey(hex)] pub d: [u8; 1],
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, hash = java31))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 73,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<u32>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<u32>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<u32>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_74 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 7, hash = xxh64)] #[rowkey(desc)] pub a: u64,
        #[rowkey(width = 1)] pub b: Option<u16>,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, hash = xxh64))]
    pub struct Key(
        #[pad(3)] #[rowkey(desc)] pub Box<[u8]>,
        pub IpAddr,
        #[pad(1)] #[rowkey(reverse_digits)] pub Option<Option<NonZeroU8>>,
        #[rowkey(hex, desc)] pub [u8; 4],
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { 0 1 2 3 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 74,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Box<[u8]>>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<IpAddr>(1).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<Option<Option<NonZeroU8>>>(2).arg())).scan()?;
                    let s0 = s0._3_range(args(&given.bounds::<[u8; 4]>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<IpAddr>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Option<Option<NonZeroU8>>>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<[u8; 4]>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Box<[u8]>>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<IpAddr>(1)));
                    let s0 = s0._2_in(given.some::<Option<Option<NonZeroU8>>>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<[u8; 4]>(3)));
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
        pub b: bool,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(unit = us)] pub SystemTime,
        pub (Reverse<f32>, bool),
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
        seed: 75,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<SystemTime>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<(Reverse<f32>, bool)>(1).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<(Reverse<f32>, bool)>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<(Reverse<f32>, bool)>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_76 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        pub a: Reverse<u128>,
        pub b: [i8; 1],
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
                    let s0 = s0.a_any();
                    let s0 = Fixed(s0.b(given.one::<[i8; 1]>(0).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<[i8; 1]>(0).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<[i8; 1]>(0)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_77 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key(
        pub i16,
        #[salt(buckets = 10, hex = 1)] pub NonZeroU16,
        #[rowkey(tail)] pub Option<u8>,
        #[rowkey(tail)] pub Option<u8>,
    );

    fields!(Key { 0 1 2 3 });

    pub const MADE: Made = Made {
        seed: 77,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<i16>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0._1(given.one::<NonZeroU16>(1).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<Option<u8>>(2).arg())).scan()?;
                    let s0 = Fixed(s0._3(given.one::<Option<u8>>(3).arg())).scan()?;
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<i16>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<NonZeroU16>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Option<u8>>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Option<u8>>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<i16>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<NonZeroU16>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<Option<u8>>(2)));
                    let s0 = s0._3_range(args(&given.bounds::<Option<u8>>(3)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_78 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Other {
        #[salt(buckets = 4, hash = sha256, pad = 1)] #[rowkey(unit = us)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00", salt(buckets = 1000, hex = 3))]
    pub struct Inner1 {
        pub a: u8,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        pub Inner1,
        #[reverse_ts(from = 9999999999)] #[rowkey(unit = s)] pub Option<SystemTime>,
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: Inner2,
        #[pad(6)] #[rowkey(reverse_digits)] pub b: Option<u64>,
        #[salt(buckets = 4, hash = sha256, pad = 1)] #[rowkey(nul, desc)] pub c: Box<[u8]>,
        #[salt] #[rowkey(hex)] pub d: u16,
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
    fields!(Inner2 { 0 1 });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 78,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner2::prefix();
                    let s2 = Inner1::prefix();
                    let s2 = s2.a_range(args(&given.bounds::<u8>(2)));
                    let s1 = s1._0_prefix(s2);
                    let s1 = Fixed(s1._1(given.one::<Option<SystemTime>>(4).arg())).scan()?;
                    let s0 = s0.a_prefix(s1);
                    let s0 = s0.b_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner2::prefix();
                    let s2 = Inner1::prefix();
                    let s2 = s2.a_range(args(&given.bounds::<u8>(2)));
                    let s1 = s1._0_prefix(s2);
                    let s1 = s1._1_in(given.some::<Option<SystemTime>>(4).iter().map(Value::arg));
                    let s0 = s0.a_prefix(s1);
                    let s0 = s0.b_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner2::prefix();
                    let s2 = Inner1::prefix();
                    let s2 = s2.a_range(args(&given.bounds::<u8>(2)));
                    let s1 = s1._0_prefix(s2);
                    let s1 = s1._1_range(args(&given.bounds::<Option<SystemTime>>(4)));
                    let s0 = s0.a_prefix(s1);
                    let s0 = s0.b_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
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
    pub struct Inner1 {
        #[rowkey(nul, desc)] pub a: Vec<u8>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: IpAddr,
        #[rowkey(desc)] pub b: Wrapping<u128>,
        #[rowkey(desc)] pub c: Inner1,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(max = 5)] pub Wrapping<u16>,
        #[reverse_ts] pub i64,
        #[pad(1, fill = '#')] pub String,
        pub Duration,
        #[rowkey(nul, tail)] pub Option<Box<[u8]>>,
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
    fields!(Inner2 { a b c });
    fields!(Key { 0 1 2 3 4 });
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
                    let s0 = Fixed(s0._0(given.one::<Wrapping<u16>>(0).arg())).scan()?;
                    let s0 = s0._1_range(args(&given.bounds::<i64>(1)));
                    let s0 = Fixed(s0._2(given.one::<String>(2).arg())).scan()?;
                    let s0 = Fixed(s0._3(given.one::<Duration>(3).arg())).scan()?;
                    let s0 = s0._4_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Wrapping<u16>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<i64>(1)));
                    let s0 = s0._2_in(given.some::<String>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Duration>(3).iter().map(Value::arg));
                    let s0 = s0._4_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Wrapping<u16>>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<i64>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<String>(2)));
                    let s0 = s0._3_range(args(&given.bounds::<Duration>(3)));
                    let s0 = s0._4_any();
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

    #[derive(RowKey, Clone, Copy)]
    #[repr(i32)]
    pub enum Unit1 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, hash = xxh64, pad = 1))]
    pub struct Other {
        pub a: Unit0,
        pub b: Reverse<String>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 7, hash = xxh64, pad = 1)] pub a: Unit1,
        #[rowkey(nul, desc)] pub b: String,
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
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    variants!(Unit1 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 80,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit1>(0)));
                    let s0 = Fixed(s0.b(given.one::<String>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit1>(0)));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit1>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<String>(1)));
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
        pub b: u8,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("|", unordered))]
    pub struct Key {
        #[pad(1)] #[rowkey(desc)] pub a: u16,
        #[salt(buckets = 3)] pub b: String,
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
                    let s0 = Fixed(s0.b(given.one::<String>(1).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u16>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<String>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_82 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i8)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Other {
        #[pad(6)] pub a: u32,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 10, hash = xxh64))]
    pub struct Inner1(
        #[rowkey(width = 2, desc)] pub u16,
        pub IpAddr,
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: Inner1,
        #[pad(6)] #[rowkey(max = 7)] pub b: u32,
        #[rowkey(desc)] pub c: f32,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        pub a: Unit0,
        #[salt(buckets = 11)] #[pad(3)] pub b: u16,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner4 {
        #[rowkey(desc)] pub a: String,
        pub b: Reverse<u128>,
        pub c: Inner3,
    }

    #[derive(RowKey)]
    pub struct Key(
        pub Inner2,
        pub Inner4,
        pub [Ipv4Addr; 1],
        pub Vec<bool>,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { 0 1 });
    fields!(Inner2 { a b c });
    fields!(Inner3 { a b });
    fields!(Inner4 { a b c });
    fields!(Key { 0 1 2 3 });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 82,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Inner2>(0).arg())).scan()?;
                    let s0 = s0._1_in(given.some::<Inner4>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<[Ipv4Addr; 1]>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<Vec<bool>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner4>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<[Ipv4Addr; 1]>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<Vec<bool>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Inner2>(0)));
                    let s0 = s0._1_in(given.some::<Inner4>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<[Ipv4Addr; 1]>(2).iter().map(Value::arg));
                    let s0 = s0._3_range(args(&given.bounds::<Vec<bool>>(3)));
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
        #[pad(9)] #[rowkey(desc)] pub u64,
        pub [u8; 3],
        #[reverse_ts(from = 9999999999999999)] #[pad(16)] pub u64,
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
                    let s0 = s0._0_range(args(&given.bounds::<f64>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<u64>(1)));
                    let s0 = Fixed(s0._2(given.one::<[u8; 3]>(2).arg())).scan()?;
                    let s0 = Fixed(s0._3(given.one::<u64>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<f64>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<u64>(1)));
                    let s0 = s0._2_in(given.some::<[u8; 3]>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<u64>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<f64>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<u64>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<[u8; 3]>(2)));
                    let s0 = s0._3_range(args(&given.bounds::<u64>(3)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_84 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(delimiter("aab", unordered))]
    pub struct Key(
        #[pad(1)] #[rowkey(reverse_digits)] pub u64,
        pub Box<str>,
        #[salt(buckets = 100, hash = xxh64)] pub Box<str>,
    );

    fields!(Key { 0 1 2 });

    pub const MADE: Made = Made {
        seed: 84,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Box<str>>(1).iter().map(Value::arg));
                    let s0 = s0._2_starts_with(given.one::<Box<str>>(2).arg());
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Box<str>>(1).iter().map(Value::arg));
                    let s0 = s0._2_starts_with(given.one::<Box<str>>(2).arg());
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Box<str>>(1).iter().map(Value::arg));
                    let s0 = s0._2_starts_with(given.one::<Box<str>>(2).arg());
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
    pub struct Inner0 {
        #[reverse_ts(from = 9999999999)] #[pad(10)] pub a: u64,
        pub b: Box<str>,
        #[pad(3)] pub c: u8,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:", delimiter("::=", unordered))]
    pub struct Key(
        #[rowkey(hex)] pub [u8; 1],
        pub Inner0,
        #[salt(buckets = 5, hash = java31)] #[pad(1)] pub u8,
    );

    fields!(Inner0 { a b c });
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
                    let s0 = Fixed(s0._1(given.one::<Inner0>(1).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<u8>(2).arg())).scan()?;
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<[u8; 1]>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner0>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<u8>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<[u8; 1]>(0)));
                    let s0 = s0._1_in(given.some::<Inner0>(1).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<u8>(2)));
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
        pub a: [Ipv4Addr; 2],
        #[salt(buckets = 10, pad = 1)] #[rowkey(desc)] pub b: Reverse<Reverse<Duration>>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Inner0,
        pub b: String,
        #[rowkey(hex, desc)] pub c: Wrapping<u32>,
        pub d: Reverse<String>,
    }

    fields!(Inner0 { a b });
    fields!(Key { a b c d });

    pub const MADE: Made = Made {
        seed: 86,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner0::prefix();
                    let s1 = s1.a_in(given.some::<[Ipv4Addr; 2]>(1).iter().map(Value::arg));
                    let s1 = s1.b_range(args(&given.bounds::<Reverse<Reverse<Duration>>>(2)));
                    let s0 = s0.a_prefix(s1);
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner0::prefix();
                    let s1 = s1.a_in(given.some::<[Ipv4Addr; 2]>(1).iter().map(Value::arg));
                    let s1 = s1.b_range(args(&given.bounds::<Reverse<Reverse<Duration>>>(2)));
                    let s0 = s0.a_prefix(s1);
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s1 = Inner0::prefix();
                    let s1 = s1.a_in(given.some::<[Ipv4Addr; 2]>(1).iter().map(Value::arg));
                    let s1 = s1.b_range(args(&given.bounds::<Reverse<Reverse<Duration>>>(2)));
                    let s0 = s0.a_prefix(s1);
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_87 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0(
        #[pad(1, fill = '#')] #[rowkey(desc)] pub Box<str>,
        #[rowkey(nul)] pub String,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: Ipv6Addr,
        #[pad(1)] #[rowkey(desc)] pub b: u64,
        pub c: Inner0,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[salt(buckets = 10, pad = 1)] #[rowkey(nul, desc)] pub a: String,
        #[salt] pub b: bool,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        pub a: Inner2,
        #[rowkey(max = 7, raw)] pub b: i64,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: [SystemTime; 1],
        pub b: Inner1,
        #[salt(buckets = 11, pad = 2)] pub c: Ipv4Addr,
        #[rowkey(nul, desc)] pub d: String,
        #[rowkey(desc)] pub e: Inner3,
    }

    fields!(Inner0 { 0 1 });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a b });
    fields!(Inner3 { a b });
    fields!(Key { a b c d e });

    pub const MADE: Made = Made {
        seed: 87,
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

pub mod case_88 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[reverse_ts(from = 9999999999999999)] #[rowkey(unit = us)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Key {
        pub a: Option<Box<str>>,
        pub b: u64,
        #[rowkey(desc)] pub c: SystemTime,
        pub d: i128,
        #[pad(8)] #[rowkey(max = 5, tail)] pub e: Option<u64>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 88,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Option<Box<str>>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<u64>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<SystemTime>(2).iter().map(Value::arg));
                    let s0 = Fixed(s0.d(given.one::<i128>(3).arg())).scan()?;
                    let s0 = s0.e_range(args(&given.bounds::<Option<u64>>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<Box<str>>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<SystemTime>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<i128>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Option<u64>>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Box<str>>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<u64>(1)));
                    let s0 = s0.c_in(given.some::<SystemTime>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<i128>(3)));
                    let s0 = s0.e_range(args(&given.bounds::<Option<u64>>(4)));
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
        #[salt(buckets = 16)] #[rowkey(desc)] pub b: Option<String>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: u32,
        #[rowkey(nul)] pub b: Option<String>,
        pub c: Ipv6Addr,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        pub i8,
    );

    #[derive(RowKey)]
    pub struct Key(
        #[rowkey(desc)] pub SystemTime,
        pub Inner1,
        #[rowkey(desc)] pub u128,
        #[salt(buckets = 16)] #[rowkey(desc)] pub Reverse<Inner2>,
        pub Reverse<u16>,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a b c });
    fields!(Inner2 { 0 });
    fields!(Key { 0 1 2 3 4 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 89,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = Fixed(s0._1(given.one::<Inner1>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0._1_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<Inner1>(1)));
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
    #[rowkey(prefix = b"\xff\xff", salt(buckets = 2, hash = java31))]
    pub struct Key {
        pub a: Reverse<Reverse<u16>>,
        pub b: Option<String>,
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
        seed: 90,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Reverse<Reverse<u16>>>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Reverse<Reverse<u16>>>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Reverse<Reverse<u16>>>(0)));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_91 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 10, pad = 1)] #[rowkey(digits)] pub a: u16,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        pub String,
        #[rowkey(nul)] pub Option<String>,
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: Inner1,
        #[salt(buckets = 10, pad = 1)] pub b: Vec<Wrapping<u128>>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { 0 1 });
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 91,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner1>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Vec<Wrapping<u128>>>(1).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Vec<Wrapping<u128>>>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner1>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Vec<Wrapping<u128>>>(1)));
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
        #[salt] pub b: Wrapping<u64>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Key(
        #[salt(buckets = 16, hash = xxh64)] pub Ipv4Addr,
        pub Vec<u8>,
        pub Reverse<Duration>,
        #[salt] #[rowkey(desc)] pub Ipv6Addr,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { 0 1 2 3 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 92,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Ipv4Addr>(0).arg())).scan()?;
                    let s0 = s0._1_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0._2(given.one::<Reverse<Duration>>(2).arg())).scan()?;
                    let s0 = Fixed(s0._3(given.one::<Ipv6Addr>(3).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Ipv4Addr>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Reverse<Duration>>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Ipv6Addr>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Ipv4Addr>(0)));
                    let s0 = s0._1_in(given.some::<Vec<u8>>(1).iter().map(Value::arg));
                    let s0 = s0._2_range(args(&given.bounds::<Reverse<Duration>>(2)));
                    let s0 = s0._3_range(args(&given.bounds::<Ipv6Addr>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_93 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other {
        pub a: IpAddr,
        pub b: Reverse<String>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter("-+", unordered))]
    pub struct Key {
        #[pad(4)] #[rowkey(reverse_digits)] pub a: u32,
        pub b: Unit0,
        #[rowkey(hex)] pub c: u8,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { a b c });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 93,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u32>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    let s0 = s0.c_range(args(&given.bounds::<u8>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s0 = s0.c_range(args(&given.bounds::<u8>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s0 = s0.c_range(args(&given.bounds::<u8>(1)));
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
    pub struct Key(
        pub (String, u8, Vec<u8>),
        #[rowkey(desc)] pub u32,
        pub u64,
        pub Reverse<Vec<u8>>,
        #[rowkey(hex)] pub [u8; 3],
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Key { 0 1 2 3 4 });
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
                    let s0 = s0._0_in(given.some::<(String, u8, Vec<u8>)>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0._1(given.one::<u32>(1).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<u64>(2).arg())).scan()?;
                    let s0 = Fixed(s0._3(given.one::<Reverse<Vec<u8>>>(3).arg())).scan()?;
                    let s0 = s0._4_range(args(&given.bounds::<[u8; 3]>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<(String, u8, Vec<u8>)>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u32>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<u64>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<Reverse<Vec<u8>>>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<[u8; 3]>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<(String, u8, Vec<u8>)>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<u32>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<u64>(2)));
                    let s0 = s0._3_range(args(&given.bounds::<Reverse<Vec<u8>>>(3)));
                    let s0 = s0._4_range(args(&given.bounds::<[u8; 3]>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_95 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[pad(7)] #[rowkey(max = 5)] pub u32,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(nul, desc)] pub a: Option<Vec<u8>>,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Reverse<Option<u32>>,
        pub b: (Option<f64>, Option<NonZeroI16>, i8),
        #[pad(1)] #[rowkey(desc)] pub c: String,
        pub d: [u8; 2],
        #[rowkey(desc)] pub e: Option<Inner1>,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 10))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { a });
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 95,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Reverse<Option<u32>>>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<(Option<f64>, Option<NonZeroI16>, i8)>(1)));
                    let s0 = s0.c_any();
                    let s0 = s0.d_range(args(&given.bounds::<[u8; 2]>(2)));
                    let s0 = Fixed(s0.e(given.one::<Option<Inner1>>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Reverse<Option<u32>>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<(Option<f64>, Option<NonZeroI16>, i8)>(1)));
                    let s0 = s0.c_any();
                    let s0 = s0.d_range(args(&given.bounds::<[u8; 2]>(2)));
                    let s0 = s0.e_in(given.some::<Option<Inner1>>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Reverse<Option<u32>>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<(Option<f64>, Option<NonZeroI16>, i8)>(1)));
                    let s0 = s0.c_any();
                    let s0 = s0.d_range(args(&given.bounds::<[u8; 2]>(2)));
                    let s0 = s0.e_range(args(&given.bounds::<Option<Inner1>>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_96 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit1 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 10, hex = 2)] pub a: Box<[u8]>,
        pub b: Wrapping<u128>,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Option<Box<[u8]>>,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: Reverse<u64>,
        pub b: Inner1,
        pub c: IpAddr,
    }

    #[derive(RowKey)]
    pub struct Inner3 {
        #[rowkey(desc)] pub a: Unit1,
        #[reverse_ts] pub b: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Inner2,
        pub b: IpAddr,
        pub c: Unit0,
        #[salt(buckets = 10, hex = 2)] pub d: Inner3,
        #[rowkey(digits)] pub e: u8,
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
    fields!(Inner3 { a b });
    fields!(Key { a b c d e });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    variants!(Unit1 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 96,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<IpAddr>(1)));
                    let s0 = Fixed(s0.c(given.one::<Unit0>(2).arg())).scan()?;
                    let s0 = s0.d_any();
                    let s0 = s0.e_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<IpAddr>(1)));
                    let s0 = s0.c_in(given.some::<Unit0>(2).iter().map(Value::arg));
                    let s0 = s0.d_any();
                    let s0 = s0.e_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<IpAddr>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Unit0>(2)));
                    let s0 = s0.d_any();
                    let s0 = s0.e_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
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
        pub Wrapping<u8>,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Inner1(
        #[pad(2)] #[rowkey(reverse_digits)] pub u32,
        #[reverse_ts(from = 9999999999)] #[pad(10)] pub u64,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Inner2 {
        pub a: String,
        pub b: String,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "/")]
    pub struct Key {
        #[rowkey(hex, desc)] pub a: [u8; 2],
        #[pad(2)] #[rowkey(max = 7)] pub b: u64,
        pub c: String,
        pub d: Inner1,
        pub e: Inner2,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, hash = sha256, pad = 1))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Inner1 { 0 1 });
    fields!(Inner2 { a b });
    fields!(Key { a b c d e });
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
                    let s0 = s0.b_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.c_starts_with(given.one::<String>(1).arg());
                    let s0 = s0.d_in(given.some::<Inner1>(2).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Inner2>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.c_starts_with(given.one::<String>(1).arg());
                    let s0 = s0.d_in(given.some::<Inner1>(2).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Inner2>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.c_starts_with(given.one::<String>(1).arg());
                    let s0 = s0.d_in(given.some::<Inner1>(2).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Inner2>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
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
    pub struct Other(
        #[salt(buckets = 2, pad = 1)] #[rowkey(width = 5)] pub u128,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner1 {
        #[rowkey(nul)] pub a: Box<str>,
        #[rowkey(desc)] pub b: Unit0,
        #[pad(2)] #[rowkey(reverse_digits)] pub c: u64,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(width = 4, max = 7)] pub a: u32,
        #[rowkey(desc)] pub b: Option<u32>,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Inner1,
        #[salt(buckets = 2, pad = 1)] pub b: Inner2,
        #[salt] #[rowkey(desc)] pub c: Option<Duration>,
        pub d: Option<i128>,
        #[rowkey(digits)] pub e: u32,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a b });
    fields!(Key { a b c d e });
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
                    let s0 = Fixed(s0.a(given.one::<Inner1>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<Option<Duration>>(2).arg())).scan()?;
                    let s0 = s0.d_in(given.some::<Option<i128>>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<u32>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<Duration>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Option<i128>>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<u32>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Option<Duration>>(2)));
                    let s0 = s0.d_in(given.some::<Option<i128>>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<u32>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_99 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i32)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 4, hex = 1)] #[reverse_ts] pub a: SystemTime,
        #[salt] #[rowkey(digits)] pub b: u32,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner1 {
        pub a: Unit0,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(unit = ms, desc)] pub a: SystemTime,
        pub b: String,
        pub c: Inner1,
        #[salt(buckets = 4, hex = 1)] #[rowkey(desc)] pub d: u64,
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
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 99,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<String>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<String>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<String>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_100 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[salt(buckets = 3, hash = xxh64)] #[rowkey(desc)] pub f32,
        #[salt] #[rowkey(desc)] pub u64,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: (u64, Wrapping<u16>),
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00", salt(buckets = 3, hash = xxh64))]
    pub struct Key {
        #[rowkey(nul)] pub a: Box<str>,
        pub b: NonZeroI64,
        pub c: Inner1,
        #[pad(1)] pub d: u32,
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
                    let s0 = s0.a_range(args(&given.bounds::<Box<str>>(0)));
                    let s0 = Fixed(s0.b(given.one::<NonZeroI64>(1).arg())).scan()?;
                    let s3 = Inner1::prefix();
                    let s3 = s3.a_range(args(&given.bounds::<(u64, Wrapping<u16>)>(3)));
                    let s0 = s0.c_prefix(s3);
                    let s0 = Fixed(s0.d(given.one::<u32>(5).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Box<str>>(0)));
                    let s0 = s0.b_in(given.some::<NonZeroI64>(1).iter().map(Value::arg));
                    let s3 = Inner1::prefix();
                    let s3 = s3.a_range(args(&given.bounds::<(u64, Wrapping<u16>)>(3)));
                    let s0 = s0.c_prefix(s3);
                    let s0 = s0.d_in(given.some::<u32>(5).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Box<str>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<NonZeroI64>(1)));
                    let s3 = Inner1::prefix();
                    let s3 = s3.a_range(args(&given.bounds::<(u64, Wrapping<u16>)>(3)));
                    let s0 = s0.c_prefix(s3);
                    let s0 = s0.d_range(args(&given.bounds::<u32>(5)));
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
        #[rowkey(desc)] pub a: u128,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: String,
        pub b: NonZeroU64,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Inner0,
        pub b: IpAddr,
        pub c: Inner1,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Key {
        pub a: Box<[u8]>,
        #[reverse_ts(from = 86400)] pub b: u64,
        #[rowkey(desc)] pub c: SystemTime,
        pub d: [u8; 4],
        #[salt(buckets = 2)] #[rowkey(desc)] pub e: Option<Option<Inner2>>,
    }

    fields!(Inner0 { a });
    fields!(Inner1 { a b });
    fields!(Inner2 { a b c });
    fields!(Key { a b c d e });

    pub const MADE: Made = Made {
        seed: 101,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Box<[u8]>>(0)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Box<[u8]>>(0)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Box<[u8]>>(0)));
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
        #[salt(buckets = 10, hash = java31)] #[rowkey(desc)] pub u8,
        #[salt] #[pad(10)] #[rowkey(unit = s)] pub SystemTime,
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 10, hash = java31))]
    pub struct Key {
        #[pad(3)] pub a: Option<u8>,
        #[rowkey(desc)] pub b: [u16; 1],
        #[pad(9)] pub c: NonZeroU64,
        pub d: f32,
        pub e: Option<Option<[u8; 4]>>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 102,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<[u16; 1]>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<NonZeroU64>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<f32>(3).arg())).scan()?;
                    let s0 = s0.e_range(args(&given.bounds::<Option<Option<[u8; 4]>>>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<[u16; 1]>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<NonZeroU64>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<f32>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Option<Option<[u8; 4]>>>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<[u16; 1]>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<NonZeroU64>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<f32>(3)));
                    let s0 = s0.e_range(args(&given.bounds::<Option<Option<[u8; 4]>>>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_103 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 3, pad = 1))]
    pub struct Other {
        #[rowkey(desc)] pub a: (String, Vec<u8>),
        pub b: Reverse<bool>,
    }

    #[derive(RowKey)]
    pub struct Key(
        #[salt(buckets = 3, pad = 1)] pub Unit0,
        #[rowkey(tail)] pub Option<f32>,
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
        seed: 103,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Unit0>(0).arg())).scan()?;
                    let s0 = s0._1_range(args(&given.bounds::<Option<f32>>(1)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<Option<f32>>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<Option<f32>>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_104 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u32)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Inner0(
        pub String,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Inner0,
        #[salt(buckets = 16, pad = 2)] #[rowkey(desc)] pub b: Option<IpAddr>,
        #[rowkey(desc)] pub c: [bool; 1],
        pub d: Unit0,
    }

    fields!(Inner0 { 0 });
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });

    pub const MADE: Made = Made {
        seed: 104,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = Fixed(s0.b(given.one::<Option<IpAddr>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<[bool; 1]>(1).arg())).scan()?;
                    let s0 = s0.d_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_in(given.some::<Option<IpAddr>>(0).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<[bool; 1]>(1).iter().map(Value::arg));
                    let s0 = s0.d_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Option<IpAddr>>(0)));
                    let s0 = s0.c_range(args(&given.bounds::<[bool; 1]>(1)));
                    let s0 = s0.d_any();
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_105 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    #[rowkey(delimiter("::", unordered, trailing))]
    pub struct Key {
        #[pad(16)] #[rowkey(unit = us)] pub a: SystemTime,
        #[rowkey(digits)] pub b: u8,
        pub c: Vec<u8>,
        pub d: Unit0,
        #[pad(13)] #[rowkey(unit = ms)] pub e: SystemTime,
    }

    fields!(Key { a b c d e });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });

    pub const MADE: Made = Made {
        seed: 105,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<SystemTime>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.b_any();
                    Some(Scans { key: one!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_106 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(hex)] pub a: NonZeroU128,
        #[salt(buckets = 1000, hash = sha256)] pub b: Vec<i16>,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter = "#")]
    pub struct Key {
        #[salt(buckets = 1000, hash = sha256)] #[rowkey(hex)] pub a: u32,
        pub b: Vec<u8>,
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
                    let s0 = s0.b_starts_with(given.one::<Vec<u8>>(1).arg());
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = s0.b_starts_with(given.one::<Vec<u8>>(1).arg());
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u32>(0).iter().map(Value::arg));
                    let s0 = s0.b_starts_with(given.one::<Vec<u8>>(1).arg());
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_107 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u8)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Inner0 {
        #[rowkey(desc)] pub a: i32,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Inner1 {
        pub a: Unit0,
        pub b: char,
        pub c: Option<Option<char>>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner2 {
        pub a: Inner1,
    }

    #[derive(RowKey)]
    pub struct Key(
        pub char,
        pub Inner0,
        #[reverse_ts] pub Option<SystemTime>,
        #[rowkey(desc)] pub bool,
        pub Inner2,
    );

    fields!(Inner0 { a });
    fields!(Inner1 { a b c });
    fields!(Inner2 { a });
    fields!(Key { 0 1 2 3 4 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });

    pub const MADE: Made = Made {
        seed: 107,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<char>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner0>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Option<SystemTime>>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<bool>(3).iter().map(Value::arg));
                    let s5 = Inner2::prefix();
                    let s6 = Inner1::prefix();
                    let s6 = Fixed(s6.a(given.one::<Unit0>(6).arg())).scan()?;
                    let s5 = s5.a_prefix(s6);
                    let s0 = s0._4_prefix(s5);
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<char>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner0>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Option<SystemTime>>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<bool>(3).iter().map(Value::arg));
                    let s5 = Inner2::prefix();
                    let s6 = Inner1::prefix();
                    let s6 = s6.a_in(given.some::<Unit0>(6).iter().map(Value::arg));
                    let s5 = s5.a_prefix(s6);
                    let s0 = s0._4_prefix(s5);
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<char>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Inner0>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Option<SystemTime>>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<bool>(3).iter().map(Value::arg));
                    let s5 = Inner2::prefix();
                    let s6 = Inner1::prefix();
                    let s6 = s6.a_range(args(&given.bounds::<Unit0>(6)));
                    let s5 = s5.a_prefix(s6);
                    let s0 = s0._4_prefix(s5);
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_108 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 2, pad = 1))]
    pub struct Key {
        #[rowkey(desc)] pub a: Box<[u8]>,
        #[rowkey(desc)] pub b: (String, bool),
    }

    fields!(Key { a b });

    pub const MADE: Made = Made {
        seed: 108,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Box<[u8]>>(0)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Box<[u8]>>(0)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Box<[u8]>>(0)));
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_109 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key(
        pub f64,
        #[pad(8)] #[rowkey(max = 6, desc)] pub u64,
        pub [u8; 1],
        #[salt(buckets = 3, hash = xxh64, hex = 1)] pub f32,
        #[rowkey(desc)] pub Option<Box<str>>,
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
                    let s0 = Fixed(s0._1(given.one::<u64>(1).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<[u8; 1]>(2).arg())).scan()?;
                    let s0 = Fixed(s0._3(given.one::<f32>(3).arg())).scan()?;
                    let s0 = Fixed(s0._4(given.one::<Option<Box<str>>>(4).arg())).scan()?;
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<f64>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<[u8; 1]>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<f32>(3).iter().map(Value::arg));
                    let s0 = s0._4_in(given.some::<Option<Box<str>>>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<f64>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<u64>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<[u8; 1]>(2)));
                    let s0 = s0._3_range(args(&given.bounds::<f32>(3)));
                    let s0 = s0._4_range(args(&given.bounds::<Option<Box<str>>>(4)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_110 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 4, hash = java31, pad = 1)] #[rowkey(desc)] pub a: u64,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt", delimiter(":", unordered))]
    pub struct Inner1 {
        #[pad(10)] #[rowkey(unit = s)] pub a: SystemTime,
        #[pad(13)] #[rowkey(unit = ms)] pub b: SystemTime,
        pub c: String,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter(":", unordered))]
    pub struct Inner2 {
        pub a: Box<str>,
        #[pad(13)] #[rowkey(unit = ms, desc)] pub b: SystemTime,
        pub c: Inner1,
    }

    #[derive(RowKey)]
    #[rowkey(delimiter(":", unordered))]
    pub struct Key {
        #[salt(buckets = 4, hash = java31, pad = 1)] #[pad(2)] #[rowkey(desc)] pub a: u8,
        pub b: Inner2,
        pub c: Unit0,
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
    fields!(Key { a b c });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 110,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u8>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Inner2>(1).arg())).scan()?;
                    let s0 = s0.c_range(args(&given.bounds::<Unit0>(2)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Unit0>(2)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u8>(0)));
                    let s0 = s0.b_in(given.some::<Inner2>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Unit0>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_111 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(max = 7)] pub a: u16,
        pub b: [Ipv4Addr; 2],
        #[salt(buckets = 100, hash = java31, pad = 2)] pub c: u8,
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
                    let s0 = Fixed(s0.a(given.one::<u16>(0).arg())).scan()?;
                    let s0 = s0.b_any();
                    let s0 = Fixed(s0.c(given.one::<u8>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s0 = s0.c_in(given.some::<u8>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u16>(0)));
                    let s0 = s0.b_any();
                    let s0 = s0.c_range(args(&given.bounds::<u8>(1)));
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
        #[rowkey(desc)] pub a: [char; 2],
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Key(
        pub Option<NonZeroI32>,
        pub [Ipv4Addr; 2],
        pub Inner1,
        #[rowkey(digits)] pub u32,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { a });
    fields!(Key { 0 1 2 3 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 112,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Option<NonZeroI32>>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<[Ipv4Addr; 2]>(1).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<Inner1>(2).arg())).scan()?;
                    let s0 = Fixed(s0._3(given.one::<u32>(3).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Option<NonZeroI32>>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<[Ipv4Addr; 2]>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<Inner1>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<u32>(3).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Option<NonZeroI32>>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<[Ipv4Addr; 2]>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<Inner1>(2)));
                    let s0 = s0._3_in(given.some::<u32>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_113 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(i32)]
    pub enum Unit0 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    pub struct Inner0 {
        pub a: IpAddr,
        #[rowkey(desc)] pub b: Duration,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[pad(13)] #[rowkey(unit = ms)] pub a: Option<Option<SystemTime>>,
        pub b: [u8; 2],
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        #[rowkey(desc)] pub a: Inner1,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Option<Inner0>,
        #[rowkey(desc)] pub b: Reverse<Reverse<SystemTime>>,
        #[rowkey(desc)] pub c: Unit0,
        #[rowkey(desc)] pub d: Inner2,
    }

    fields!(Inner0 { a b });
    fields!(Inner1 { a b });
    fields!(Inner2 { a });
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(-3), B = V::I(0), C = V::I(7), });

    pub const MADE: Made = Made {
        seed: 113,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Inner0>>(0)));
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Inner0>>(0)));
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<Inner0>>(0)));
                    Some(Scans { key: one!(s0), table: None })
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
    pub struct Key(
        pub Wrapping<u128>,
        #[pad(3)] pub Vec<u8>,
        #[salt(buckets = 2, pad = 1)] pub Box<str>,
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
        seed: 114,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Wrapping<u128>>(0).arg())).scan()?;
                    let s0 = s0._1_range(args(&given.bounds::<Vec<u8>>(1)));
                    let s0 = Fixed(s0._2(given.one::<Box<str>>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Wrapping<u128>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<Vec<u8>>(1)));
                    let s0 = s0._2_in(given.some::<Box<str>>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Wrapping<u128>>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<Vec<u8>>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<Box<str>>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_115 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(nul, desc)] pub a: Box<[u8]>,
        pub b: [u16; 1],
        pub c: u8,
    }

    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 115,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Box<[u8]>>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<[u16; 1]>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<u8>(2).arg())).scan()?;
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Box<[u8]>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<[u16; 1]>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u8>(2).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Box<[u8]>>(0)));
                    let s0 = s0.b_in(given.some::<[u16; 1]>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<u8>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_116 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[rowkey(desc)] pub a: [f32; 1],
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner1 {
        pub a: Inner0,
        #[rowkey(desc)] pub b: u32,
        #[rowkey(max = 7, hex)] pub c: Option<Option<NonZeroU8>>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Key {
        pub a: Ipv6Addr,
        pub b: Inner1,
        #[pad(1)] pub c: String,
    }

    fields!(Inner0 { a });
    fields!(Inner1 { a b c });
    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 116,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Ipv6Addr>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<Inner1>(1).arg())).scan()?;
                    let s0 = s0.c_starts_with(given.one::<String>(2).arg());
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Ipv6Addr>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    let s0 = s0.c_starts_with(given.one::<String>(2).arg());
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Ipv6Addr>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Inner1>(1)));
                    let s0 = s0.c_starts_with(given.one::<String>(2).arg());
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_117 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Other {
        #[salt(buckets = 65536)] #[rowkey(desc)] pub a: bool,
        #[salt] #[rowkey(desc)] pub b: Duration,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Key(
        #[salt(buckets = 65536)] #[rowkey(desc)] pub Reverse<SystemTime>,
        #[rowkey(desc)] pub Reverse<Option<i128>>,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
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
                    let s0 = s0._0_in(given.some::<Reverse<SystemTime>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<Reverse<Option<i128>>>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Reverse<SystemTime>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<Reverse<Option<i128>>>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Reverse<SystemTime>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<Reverse<Option<i128>>>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_118 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7))]
    pub struct Other {
        pub a: (bool, Box<str>, Box<str>),
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: (String, Option<u128>, String),
        pub b: Ipv4Addr,
        #[rowkey(desc)] pub c: u32,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7))]
    pub struct Key {
        #[rowkey(desc)] pub a: Inner1,
        #[rowkey(max = 7)] pub b: u128,
        pub c: char,
        pub d: Ipv4Addr,
        #[rowkey(width = 3)] pub e: NonZeroU32,
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
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 118,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner1>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<u128>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<char>(2).arg())).scan()?;
                    let s0 = s0.d_in(given.some::<Ipv4Addr>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<NonZeroU32>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner1>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u128>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<char>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Ipv4Addr>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<NonZeroU32>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner1>(0)));
                    let s0 = s0.b_in(given.some::<u128>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<char>(2)));
                    let s0 = s0.d_in(given.some::<Ipv4Addr>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<NonZeroU32>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_119 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Other(
        #[salt(buckets = 257, hash = xxh64, pad = 3)] #[pad(2, fill = ' ')] #[rowkey(desc)] pub Box<[u8]>,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Key {
        pub a: [u16; 1],
        pub b: u16,
        #[salt(buckets = 257, hash = xxh64, pad = 3)] #[pad(4)] #[rowkey(max = 7)] pub c: u16,
        pub d: u8,
        #[salt] #[rowkey(desc)] pub e: Reverse<Option<u8>>,
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
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 119,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[u16; 1]>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[u16; 1]>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<[u16; 1]>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_120 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 5)] #[pad(2)] #[rowkey(desc)] pub a: Vec<u8>,
        pub b: [u128; 1],
    }

    fields!(Key { a b });

    pub const MADE: Made = Made {
        seed: 120,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Vec<u8>>(0)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Vec<u8>>(0)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Vec<u8>>(0)));
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
        #[salt(buckets = 7)] pub a: Unit0,
        #[rowkey(hex)] pub b: u8,
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
                    let s0 = s0.b_any();
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Unit0>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit0>(0)));
                    let s0 = s0.b_any();
                    Some(Scans { key: several!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_122 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 11)] pub a: String,
        #[salt] #[rowkey(desc)] pub b: char,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        #[rowkey(nul)] pub Box<str>,
    );

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Key(
        pub u8,
        #[salt(buckets = 11)] pub Inner1,
        #[rowkey(tail)] pub Option<Ipv6Addr>,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { 0 });
    fields!(Key { 0 1 2 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 122,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<u8>(0).arg())).scan()?;
                    let s2 = Inner1::prefix();
                    let s2 = Fixed(s2._0(given.one::<Box<str>>(2).arg())).scan()?;
                    let s0 = s0._1_prefix(s2);
                    let s0 = Fixed(s0._2(given.one::<Option<Ipv6Addr>>(4).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s2 = Inner1::prefix();
                    let s2 = s2._0_in(given.some::<Box<str>>(2).iter().map(Value::arg));
                    let s0 = s0._1_prefix(s2);
                    let s0 = s0._2_in(given.some::<Option<Ipv6Addr>>(4).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<u8>(0)));
                    let s2 = Inner1::prefix();
                    let s2 = s2._0_range(args(&given.bounds::<Box<str>>(2)));
                    let s0 = s0._1_prefix(s2);
                    let s0 = s0._2_range(args(&given.bounds::<Option<Ipv6Addr>>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_123 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[reverse_ts] #[rowkey(unit = ms)] pub SystemTime,
        #[salt(buckets = 5, hash = sha256, pad = 1)] pub Reverse<Vec<u8>>,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter = ",")]
    pub struct Key {
        pub a: String,
        pub b: String,
        #[rowkey(hex, desc)] pub c: u16,
        #[salt(buckets = 5, hash = sha256, pad = 1)] pub d: Box<str>,
        #[salt] pub e: String,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 123,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<String>(0).arg())).scan()?;
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = Fixed(s0.c(given.one::<u16>(2).arg())).scan()?;
                    let s0 = s0.d_range(args(&given.bounds::<Box<str>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<String>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u16>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Box<str>>(3)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<String>(0)));
                    let s0 = s0.b_in(given.some::<String>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<u16>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Box<str>>(3)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_124 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Other(
        pub u128,
        #[salt(buckets = 10, hash = java31)] #[rowkey(desc)] pub Ipv4Addr,
    );

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: f64,
        #[salt(buckets = 10, hash = java31)] #[rowkey(width = 10)] pub b: u128,
        pub c: u64,
        pub d: Duration,
        pub e: [u8; 4],
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 124,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<f64>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<u128>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<u64>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<Duration>(3).arg())).scan()?;
                    let s0 = Fixed(s0.e(given.one::<[u8; 4]>(4).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<f64>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u128>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<u64>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Duration>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<[u8; 4]>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<f64>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<u128>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<u64>(2)));
                    let s0 = s0.d_range(args(&given.bounds::<Duration>(3)));
                    let s0 = s0.e_range(args(&given.bounds::<[u8; 4]>(4)));
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
        pub a: u64,
        pub b: Ipv6Addr,
        #[rowkey(nul)] pub c: Box<str>,
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
                    let s0 = s0.b_range(args(&given.bounds::<Ipv6Addr>(1)));
                    let s0 = Fixed(s0.c(given.one::<Box<str>>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Ipv6Addr>(1)));
                    let s0 = s0.c_in(given.some::<Box<str>>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Ipv6Addr>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Box<str>>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_126 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u16)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(hex)] pub a: u8,
        #[rowkey(desc)] pub b: IpAddr,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        pub a: Unit0,
        #[rowkey(desc)] pub b: u16,
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: Inner1,
        pub b: Box<[u8]>,
        pub c: Reverse<Reverse<bool>>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Key(
        #[rowkey(hex)] pub u16,
        pub Reverse<Inner2>,
        #[rowkey(width = 1, desc)] pub u16,
        #[pad(3, fill = '\u{1}')] #[rowkey(desc)] pub String,
        pub Duration,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Inner1 { a b });
    fields!(Inner2 { a b c });
    fields!(Key { 0 1 2 3 4 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 126,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<u16>(0).arg())).scan()?;
                    let s0 = Fixed(s0._1(given.one::<Reverse<Inner2>>(1).arg())).scan()?;
                    let s0 = Fixed(s0._2(given.one::<u16>(2).arg())).scan()?;
                    let s0 = Fixed(s0._3(given.one::<String>(3).arg())).scan()?;
                    let s0 = s0._4_range(args(&given.bounds::<Duration>(4)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<Reverse<Inner2>>(1).iter().map(Value::arg));
                    let s0 = s0._2_in(given.some::<u16>(2).iter().map(Value::arg));
                    let s0 = s0._3_in(given.some::<String>(3).iter().map(Value::arg));
                    let s0 = s0._4_range(args(&given.bounds::<Duration>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<u16>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<Reverse<Inner2>>(1)));
                    let s0 = s0._2_range(args(&given.bounds::<u16>(2)));
                    let s0 = s0._3_range(args(&given.bounds::<String>(3)));
                    let s0 = s0._4_range(args(&given.bounds::<Duration>(4)));
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
        #[rowkey(nul, desc)] pub a: Vec<u8>,
        #[pad(4)] #[rowkey(desc)] pub b: String,
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: Option<Option<Ipv6Addr>>,
        #[rowkey(desc)] pub b: Inner0,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: u8,
        #[salt(buckets = 4, hash = xxh64)] #[rowkey(nul)] pub b: Box<str>,
        pub c: u16,
        pub d: Option<Option<Inner1>>,
    }

    fields!(Inner0 { a b });
    fields!(Inner1 { a b });
    fields!(Key { a b c d });

    pub const MADE: Made = Made {
        seed: 127,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u8>(0).arg())).scan()?;
                    let s0 = s0.b_starts_with(given.one::<Box<str>>(1).arg());
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u8>(0).iter().map(Value::arg));
                    let s0 = s0.b_starts_with(given.one::<Box<str>>(1).arg());
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u8>(0)));
                    let s0 = s0.b_starts_with(given.one::<Box<str>>(1).arg());
                    Some(Scans { key: skip!(s0), table: None })
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
    #[rowkey(prefix = b"\x00")]
    pub struct Inner1 {
        pub a: (SystemTime, String, Option<u8>),
        pub b: u32,
    }

    #[derive(RowKey)]
    pub struct Inner2(
        pub Inner1,
        pub (Reverse<f64>, Box<str>, Option<SystemTime>),
        pub (String, Vec<u8>, Vec<u8>),
    );

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(desc)] pub a: Inner2,
        #[reverse_ts] pub b: Option<i64>,
        #[rowkey(desc)] pub c: Ipv4Addr,
        pub d: f64,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { a b });
    fields!(Inner2 { 0 1 2 });
    fields!(Key { a b c d });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 128,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s0 = Fixed(s0.c(given.one::<Ipv4Addr>(1).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<f64>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s0 = s0.c_in(given.some::<Ipv4Addr>(1).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<f64>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    let s0 = s0.b_any();
                    let s0 = s0.c_range(args(&given.bounds::<Ipv4Addr>(1)));
                    let s0 = s0.d_range(args(&given.bounds::<f64>(2)));
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

    #[derive(RowKey, Clone, Copy)]
    #[repr(i16)]
    pub enum Unit1 { A = -3, B = 0, C = 7 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Other(
        pub Unit0,
        pub Unit1,
    );

    #[derive(RowKey)]
    pub struct Inner1(
        pub u32,
    );

    #[derive(RowKey)]
    pub struct Key(
        pub Option<Inner1>,
        #[pad(9)] pub Option<Option<u64>>,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { 0 1 });
    fields!(Inner1 { 0 });
    fields!(Key { 0 1 });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    variants!(Unit1 { A = V::I(-3), B = V::I(0), C = V::I(7), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 129,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<Option<Inner1>>(0).arg())).scan()?;
                    let s0 = s0._1_range(args(&given.bounds::<Option<Option<u64>>>(1)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<Option<Inner1>>(0).iter().map(Value::arg));
                    let s0 = s0._1_range(args(&given.bounds::<Option<Option<u64>>>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Option<Inner1>>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<Option<Option<u64>>>(1)));
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
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "inn")] Inn, #[rowkey(rename = "out")] Out }

    #[derive(RowKey)]
    pub struct Other {
        #[rowkey(unit = s, desc)] pub a: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Inner1(
        pub Option<Ipv6Addr>,
        pub bool,
        pub u8,
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: Reverse<String>,
        #[reverse_ts] #[rowkey(unit = us)] pub b: SystemTime,
        pub c: Inner1,
        pub d: Unit0,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Inner1 { 0 1 2 });
    fields!(Key { a b c d });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Inn = V::B(b"inn".to_vec()), Out = V::B(b"out".to_vec()), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 130,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = Fixed(s0.c(given.one::<Inner1>(1).arg())).scan()?;
                    let s0 = s0.d_in(given.some::<Unit0>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.c_in(given.some::<Inner1>(1).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Unit0>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<SystemTime>(0)));
                    let s0 = s0.c_range(args(&given.bounds::<Inner1>(1)));
                    let s0 = s0.d_in(given.some::<Unit0>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_131 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other(
        #[pad(3)] #[rowkey(desc)] pub u16,
    );

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: Reverse<Ipv4Addr>,
        #[rowkey(desc)] pub b: char,
        #[rowkey(desc)] pub c: u16,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Key {
        #[rowkey(raw)] pub a: i32,
        pub b: Inner1,
        #[rowkey(hex)] pub c: u16,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { 0 });
    fields!(Inner1 { a b c });
    fields!(Key { a b c });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 131,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<i32>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<Inner1>(1)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<i32>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Inner1>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<i32>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Inner1>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
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
        pub a: u64,
        pub b: Wrapping<u64>,
        #[rowkey(nul)] pub c: Option<Option<Box<str>>>,
        pub d: Option<char>,
        #[rowkey(desc)] pub e: Option<Option<Duration>>,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, hash = xxh64))]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { a b c d e });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 132,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u64>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Wrapping<u64>>(1).arg())).scan()?;
                    let s0 = s0.c_in(given.some::<Option<Option<Box<str>>>>(2).iter().map(Value::arg));
                    let s0 = Fixed(s0.d(given.one::<Option<char>>(3).arg())).scan()?;
                    let s0 = Fixed(s0.e(given.one::<Option<Option<Duration>>>(4).arg())).scan()?;
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u64>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Wrapping<u64>>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<Option<Box<str>>>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Option<char>>(3).iter().map(Value::arg));
                    let s0 = s0.e_in(given.some::<Option<Option<Duration>>>(4).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u64>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Wrapping<u64>>(1)));
                    let s0 = s0.c_in(given.some::<Option<Option<Box<str>>>>(2).iter().map(Value::arg));
                    let s0 = s0.d_range(args(&given.bounds::<Option<char>>(3)));
                    let s0 = s0.e_range(args(&given.bounds::<Option<Option<Duration>>>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_133 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner0 {
        pub a: Box<[u8]>,
        pub b: u32,
        #[reverse_ts] #[rowkey(unit = ms)] pub c: SystemTime,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff")]
    pub struct Inner1(
        #[rowkey(desc)] pub Option<u16>,
        #[rowkey(desc)] pub Option<Option<Duration>>,
    );

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 7, hash = java31))]
    pub struct Key {
        #[rowkey(unit = ns, desc)] pub a: SystemTime,
        #[rowkey(desc)] pub b: u128,
        pub c: bool,
        #[rowkey(desc)] pub d: Inner0,
        #[rowkey(desc)] pub e: Option<Option<Inner1>>,
    }

    fields!(Inner0 { a b c });
    fields!(Inner1 { 0 1 });
    fields!(Key { a b c d e });

    pub const MADE: Made = Made {
        seed: 133,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = Fixed(s0.b(given.one::<u128>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<bool>(2).arg())).scan()?;
                    let s0 = s0.d_any();
                    let s0 = Fixed(s0.e(given.one::<Option<Option<Inner1>>>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u128>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<bool>(2).iter().map(Value::arg));
                    let s0 = s0.d_any();
                    let s0 = s0.e_in(given.some::<Option<Option<Inner1>>>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<u128>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<bool>(2)));
                    let s0 = s0.d_any();
                    let s0 = s0.e_range(args(&given.bounds::<Option<Option<Inner1>>>(3)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_134 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 256, hash = java31))]
    pub struct Other(
        pub IpAddr,
    );

    #[derive(RowKey)]
    #[rowkey(delimiter("~", unordered), salt(buckets = 256, hash = java31))]
    pub struct Key {
        pub a: String,
        #[rowkey(hex)] pub b: [u8; 2],
        pub c: Vec<u8>,
        pub d: String,
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
        seed: 134,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<String>(0).arg())).scan()?;
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
        #[salt] #[rowkey(nul, desc)] pub b: Box<str>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Key {
        #[salt(buckets = 256, pad = 3)] pub a: Unit1,
        pub b: Vec<Ipv4Addr>,
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
                    let s0 = s0.b_range(args(&given.bounds::<Vec<Ipv4Addr>>(1)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Unit1>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Vec<Ipv4Addr>>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Unit1>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Vec<Ipv4Addr>>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_136 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 16, hash = java31)] #[pad(3)] pub a: Box<[u8]>,
        #[rowkey(digits)] pub b: u32,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 16, hash = java31))]
    pub struct Key(
        pub [Wrapping<u16>; 1],
        #[rowkey(digits)] pub u64,
    );

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "\u{7f}")]
        Other(Other),
    }

    fields!(Other { a b });
    fields!(Key { 0 1 });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 136,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0._0(given.one::<[Wrapping<u16>; 1]>(0).arg())).scan()?;
                    let s0 = s0._1_in(given.some::<u64>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_in(given.some::<[Wrapping<u16>; 1]>(0).iter().map(Value::arg));
                    let s0 = s0._1_in(given.some::<u64>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<[Wrapping<u16>; 1]>(0)));
                    let s0 = s0._1_in(given.some::<u64>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_137 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 65536, hash = java31, pad = 5))]
    pub struct Other {
        #[rowkey(desc)] pub a: u64,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 65536, hash = java31, pad = 5)] pub a: Reverse<Option<SystemTime>>,
        pub b: Duration,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "t/")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { a b });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 137,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Reverse<Option<SystemTime>>>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Duration>(1).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Reverse<Option<SystemTime>>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Duration>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Reverse<Option<SystemTime>>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Duration>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_138 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u32)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Key(
        pub Reverse<Option<Ipv4Addr>>,
        #[salt(buckets = 16, hash = sha256)] #[rowkey(desc)] pub Option<Unit0>,
    );

    fields!(Key { 0 1 });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });

    pub const MADE: Made = Made {
        seed: 138,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Reverse<Option<Ipv4Addr>>>(0)));
                    let s0 = Fixed(s0._1(given.one::<Option<Unit0>>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Reverse<Option<Ipv4Addr>>>(0)));
                    let s0 = s0._1_in(given.some::<Option<Unit0>>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0._0_range(args(&given.bounds::<Reverse<Option<Ipv4Addr>>>(0)));
                    let s0 = s0._1_range(args(&given.bounds::<Option<Unit0>>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_139 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[rowkey(text)]
    pub enum Unit0 { #[rowkey(rename = "in")] In, #[rowkey(rename = "up")] Up }

    #[derive(RowKey)]
    #[rowkey(delimiter("-+", unordered))]
    pub struct Inner0 {
        #[rowkey(hex)] pub a: u16,
        pub b: Vec<u8>,
        pub c: Vec<u8>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00", delimiter("-+", unordered))]
    pub struct Inner1 {
        pub a: Vec<u8>,
        pub b: Inner0,
        #[pad(2)] #[rowkey(reverse_digits)] pub c: u32,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt", delimiter("-+", unordered))]
    pub struct Key {
        #[pad(10)] #[rowkey(unit = s)] pub a: SystemTime,
        pub b: Inner1,
        #[salt(buckets = 7, hash = xxh64, pad = 1)] pub c: Unit0,
    }

    fields!(Inner0 { a b c });
    fields!(Inner1 { a b c });
    fields!(Key { a b c });
    variants!(Unit0 { In = V::B(b"in".to_vec()), Up = V::B(b"up".to_vec()), });

    pub const MADE: Made = Made {
        seed: 139,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<SystemTime>(0).arg())).scan()?;
                    let s2 = Inner1::prefix();
                    let s2 = Fixed(s2.a(given.one::<Vec<u8>>(2).arg())).scan()?;
                    let s2 = s2.b_in(given.some::<Inner0>(3).iter().map(Value::arg));
                    let s2 = s2.c_in(given.some::<u32>(4).iter().map(Value::arg));
                    let s0 = s0.b_prefix(s2);
                    let s0 = Fixed(s0.c(given.one::<Unit0>(6).arg())).scan()?;
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<SystemTime>(0).iter().map(Value::arg));
                    let s2 = Inner1::prefix();
                    let s2 = s2.a_in(given.some::<Vec<u8>>(2).iter().map(Value::arg));
                    let s2 = s2.b_in(given.some::<Inner0>(3).iter().map(Value::arg));
                    let s2 = s2.c_in(given.some::<u32>(4).iter().map(Value::arg));
                    let s0 = s0.b_prefix(s2);
                    let s0 = s0.c_in(given.some::<Unit0>(6).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<SystemTime>(0)));
                    let s2 = Inner1::prefix();
                    let s2 = s2.a_in(given.some::<Vec<u8>>(2).iter().map(Value::arg));
                    let s2 = s2.b_in(given.some::<Inner0>(3).iter().map(Value::arg));
                    let s2 = s2.c_in(given.some::<u32>(4).iter().map(Value::arg));
                    let s0 = s0.b_prefix(s2);
                    let s0 = s0.c_range(args(&given.bounds::<Unit0>(6)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_140 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u8)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Inner0 {
        #[reverse_ts(from = 999999999999999)] #[pad(15)] pub a: u64,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: Inner0,
        pub b: (Ipv4Addr, Option<Duration>),
        #[salt(buckets = 5, hash = xxh64)] #[rowkey(desc)] pub c: Unit0,
    }

    fields!(Inner0 { a });
    fields!(Key { a b c });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });

    pub const MADE: Made = Made {
        seed: 140,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner0>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<(Ipv4Addr, Option<Duration>)>(1).arg())).scan()?;
                    let s0 = s0.c_range(args(&given.bounds::<Unit0>(2)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner0>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<(Ipv4Addr, Option<Duration>)>(1).iter().map(Value::arg));
                    let s0 = s0.c_range(args(&given.bounds::<Unit0>(2)));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner0>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<(Ipv4Addr, Option<Duration>)>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Unit0>(2)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_141 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Inner0 {
        #[rowkey(width = 2)] pub a: u8,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"evt")]
    pub struct Inner1 {
        pub a: Inner0,
        #[reverse_ts(from = 9999999999999999)] #[pad(16)] #[rowkey(unit = us)] pub b: SystemTime,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: (String, i8),
        #[rowkey(desc)] pub b: Inner1,
        #[pad(3)] #[rowkey(max = 5)] pub c: u16,
    }

    fields!(Inner0 { a });
    fields!(Inner1 { a b });
    fields!(Key { a b c });

    pub const MADE: Made = Made {
        seed: 141,
        key: functions::<Key>(),
        table: None,
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Inner1>(0)));
                    let s0 = s0.c_range(args(&given.bounds::<u16>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Inner1>(0)));
                    let s0 = s0.c_range(args(&given.bounds::<u16>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_any();
                    let s0 = s0.b_range(args(&given.bounds::<Inner1>(0)));
                    let s0 = s0.c_range(args(&given.bounds::<u16>(1)));
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
        #[pad(1)] #[rowkey(desc)] pub b: u8,
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
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[u8; 3]>(0)));
                    let s0 = s0.b_in(given.some::<u8>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<[u8; 3]>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<u8>(1)));
                    Some(Scans { key: skip!(s0), table: None })
                },
            ],
        ],
    };
}

pub mod case_143 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u64)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Other {
        #[salt(buckets = 16, hash = xxh64)] #[pad(9)] #[rowkey(desc)] pub a: Option<NonZeroU128>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[pad(2)] #[rowkey(max = 6)] pub a: u16,
        #[rowkey(nul, desc)] pub b: Box<str>,
        pub c: Reverse<u16>,
        #[salt(buckets = 16, hash = xxh64)] #[rowkey(desc)] pub d: Option<Unit0>,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "m")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { a b c d });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 143,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u16>(0).arg())).scan()?;
                    let s0 = Fixed(s0.b(given.one::<Box<str>>(1).arg())).scan()?;
                    let s0 = s0.c_any();
                    let s0 = Fixed(s0.d(given.one::<Option<Unit0>>(2).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<Box<str>>(1).iter().map(Value::arg));
                    let s0 = s0.c_any();
                    let s0 = s0.d_in(given.some::<Option<Unit0>>(2).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u16>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Box<str>>(1)));
                    let s0 = s0.c_any();
                    let s0 = s0.d_range(args(&given.bounds::<Option<Unit0>>(2)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_144 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 4, hex = 1))]
    pub struct Other {
        pub a: i64,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: bool,
        #[reverse_ts(from = 86400)] pub b: u64,
        pub c: Option<NonZeroI64>,
        #[salt(buckets = 4, hex = 1)] #[pad(2)] #[rowkey(reverse_digits)] pub d: u8,
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
                    let s0 = s0.a_range(args(&given.bounds::<bool>(0)));
                    let s0 = Fixed(s0.b(given.one::<u64>(1).arg())).scan()?;
                    let s0 = Fixed(s0.c(given.one::<Option<NonZeroI64>>(2).arg())).scan()?;
                    let s0 = Fixed(s0.d(given.one::<u8>(3).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<bool>(0)));
                    let s0 = s0.b_in(given.some::<u64>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Option<NonZeroI64>>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<u8>(3).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<bool>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<u64>(1)));
                    let s0 = s0.c_range(args(&given.bounds::<Option<NonZeroI64>>(2)));
                    let s0 = s0.d_in(given.some::<u8>(3).iter().map(Value::arg));
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
        pub b: (Reverse<u128>, String),
    }

    #[derive(RowKey)]
    pub struct Inner1 {
        #[rowkey(desc)] pub a: bool,
        pub b: Reverse<Duration>,
    }

    #[derive(RowKey)]
    pub struct Key {
        #[rowkey(width = 2, desc)] pub a: Wrapping<u8>,
        pub b: Option<Inner1>,
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
                    let s0 = Fixed(s0.a(given.one::<Wrapping<u8>>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<Option<Inner1>>(1)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Wrapping<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Inner1>>(1)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Wrapping<u8>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Option<Inner1>>(1)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_146 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 300, hash = java31, pad = 4)] pub a: u16,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"p")]
    pub struct Key {
        pub a: (f32, Option<u128>, Option<char>),
        #[salt(buckets = 300, hash = java31, pad = 4)] #[rowkey(desc)] pub b: Reverse<Vec<u8>>,
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
        seed: 146,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<(f32, Option<u128>, Option<char>)>(0)));
                    let s0 = Fixed(s0.b(given.one::<Reverse<Vec<u8>>>(1).arg())).scan()?;
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<(f32, Option<u128>, Option<char>)>(0)));
                    let s0 = s0.b_in(given.some::<Reverse<Vec<u8>>>(1).iter().map(Value::arg));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<(f32, Option<u128>, Option<char>)>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Reverse<Vec<u8>>>(1)));
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
        pub b: NonZeroI32,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"a:")]
    pub struct Inner1(
        pub Reverse<Reverse<u16>>,
    );

    #[derive(RowKey)]
    pub struct Inner2 {
        #[reverse_ts] #[rowkey(unit = ms)] pub a: SystemTime,
        pub b: Inner1,
    }

    #[derive(RowKey)]
    pub struct Key {
        pub a: u16,
        #[salt(buckets = 256, hash = java31)] pub b: Inner2,
        #[salt] pub c: Vec<Duration>,
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
    fields!(Inner2 { a b });
    fields!(Key { a b c });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 147,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<u16>(0).arg())).scan()?;
                    let s0 = s0.b_range(args(&given.bounds::<Inner2>(1)));
                    let s0 = s0.c_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<u16>(0).iter().map(Value::arg));
                    let s0 = s0.b_range(args(&given.bounds::<Inner2>(1)));
                    let s0 = s0.c_any();
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<u16>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<Inner2>(1)));
                    let s0 = s0.c_any();
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_148 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey, Clone, Copy)]
    #[repr(u8)]
    pub enum Unit0 { A = 10, B = 30, C = 20 }

    #[derive(RowKey)]
    pub struct Other {
        #[salt(buckets = 5, hex = 1)] #[rowkey(desc)] pub a: Option<Vec<u8>>,
    }

    #[derive(RowKey)]
    #[rowkey(salt(buckets = 5, hex = 1))]
    pub struct Key {
        #[rowkey(desc)] pub a: Option<IpAddr>,
        #[reverse_ts] pub b: SystemTime,
        pub c: Unit0,
        #[rowkey(max = 7, hex)] pub d: Wrapping<u128>,
        #[rowkey(desc)] pub e: Ipv4Addr,
    }

    #[derive(RowKey)]
    pub enum Table {
        #[rowkey(prefix = "u")]
        Key(Key),
        #[rowkey(prefix = "v")]
        Other(Other),
    }

    fields!(Other { a });
    fields!(Key { a b c d e });
    variants!(Unit0 { A = V::I(10), B = V::I(30), C = V::I(20), });
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
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Unit0>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Wrapping<u128>>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Ipv4Addr>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<IpAddr>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Unit0>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Wrapping<u128>>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Ipv4Addr>(4)));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<IpAddr>>(0)));
                    let s0 = s0.b_in(given.some::<SystemTime>(1).iter().map(Value::arg));
                    let s0 = s0.c_in(given.some::<Unit0>(2).iter().map(Value::arg));
                    let s0 = s0.d_in(given.some::<Wrapping<u128>>(3).iter().map(Value::arg));
                    let s0 = s0.e_range(args(&given.bounds::<Ipv4Addr>(4)));
                    Some(Scans { key: skip!(s0.clone()), table: Some(skip!(Table::prefix().key_prefix(s0))) })
                },
            ],
        ],
    };
}

pub mod case_149 {
    use rowkey_generator::prelude::*;

    #[derive(RowKey)]
    pub struct Key {
        #[salt(buckets = 11, hash = sha256)] #[rowkey(hex, desc)] pub a: Option<u8>,
        #[salt] #[rowkey(desc)] pub b: u8,
        pub c: NonZeroU32,
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
                    let s0 = Fixed(s0.b(given.one::<u8>(1).arg())).scan()?;
                    Some(Scans { key: one!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Option<u8>>(0).iter().map(Value::arg));
                    let s0 = s0.b_in(given.some::<u8>(1).iter().map(Value::arg));
                    Some(Scans { key: several!(s0), table: None })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Option<u8>>(0)));
                    let s0 = s0.b_range(args(&given.bounds::<u8>(1)));
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
        #[rowkey(width = 2, desc)] pub b: Option<u16>,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\xff\xff")]
    pub struct Inner1 {
        pub a: Ipv6Addr,
        #[rowkey(desc)] pub b: [Duration; 1],
        #[rowkey(desc)] pub c: (u128, Reverse<bool>, u16),
    }

    #[derive(RowKey)]
    pub struct Inner2 {
        pub a: Inner1,
        #[rowkey(desc)] pub b: u16,
    }

    #[derive(RowKey)]
    #[rowkey(prefix = b"\x00")]
    pub struct Inner3(
        pub Reverse<Vec<u8>>,
        pub Option<f32>,
    );

    #[derive(RowKey)]
    pub struct Key {
        pub a: Inner2,
        pub b: i32,
        #[rowkey(desc)] pub c: Option<Option<Inner3>>,
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
    fields!(Inner2 { a b });
    fields!(Inner3 { 0 1 });
    fields!(Key { a b c });
    kinds!(Table { 0 Key, 1 Other, });

    pub const MADE: Made = Made {
        seed: 150,
        key: functions::<Key>(),
        table: Some(functions::<Table>()),
        asks: &[
            [
                |given| {
                    let s0 = Key::prefix();
                    let s0 = Fixed(s0.a(given.one::<Inner2>(0).arg())).scan()?;
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_in(given.some::<Inner2>(0).iter().map(Value::arg));
                    Some(Scans { key: several!(s0.clone()), table: Some(several!(Table::prefix().key_prefix(s0))) })
                },
                |given| {
                    let s0 = Key::prefix();
                    let s0 = s0.a_range(args(&given.bounds::<Inner2>(0)));
                    Some(Scans { key: one!(s0.clone()), table: Some(one!(Table::prefix().key_prefix(s0))) })
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
