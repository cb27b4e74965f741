//! Text that one byte ends, or its length before it; TiDB's groups and Phoenix's VARBINARY_ENCODED; little-endian numbers; the last field after a delimiter. The rows of other systems are those of their published formats.

use rowkey::codec;

use super::*;

keys! {
    FfLast(#[rowkey(terminator = b'\xff')] String);
    FfInner(#[rowkey(terminator = b'\xff')] String, u8);
    FfOption(#[rowkey(terminator = b'\xff')] Option<String>, u8);
    CommaBytes(#[rowkey(terminator = ',')] Vec<u8>, u8);
    ZeroLast(#[rowkey(terminator = 0)] String);
    ZeroDescLast(#[rowkey(terminator = 0, desc)] String);
    ZeroDesc(#[rowkey(terminator = 0, desc)] String, u8);
    FfStr<'a>(#[rowkey(terminator = b'\xff')] &'a str, u8);
    Nested(FfInner, u8);
    NestedDesc(#[rowkey(desc)] FfInner, u8);

    LenLast(#[rowkey(len = u8)] String);
    LenInner(#[rowkey(len = u16)] String, u8);
    LenBytes(#[rowkey(len = u32)] Vec<u8>, u8);
    LenOption(#[rowkey(len = u8)] Option<String>, u8);
    LenNested(LenInner, u8);
    LenDesc(#[rowkey(desc)] LenInner, u8);

    Le16(#[rowkey(le)] u16, u8);
    Le64(#[rowkey(le)] u64);
    LeSigned(#[rowkey(le)] i32, u8);
    LeWidth(#[rowkey(le, width = 3)] u32, u8);
    LeWide(#[rowkey(le, width = 3)] u16, u8);
    LeNonZero(#[rowkey(le)] std::num::NonZeroU16);
    LeOption(#[rowkey(le)] Option<i16>, u8);
    LeDesc(#[rowkey(desc)] Le16, u8);

    #[rowkey(delimiter = ",")]
    NumberAfter(String, i32);
    #[rowkey(delimiter("/", unordered))]
    NumberAfterSlash(String, u64);
    #[rowkey(delimiter("::", unordered))]
    FloatAfter(String, f32);
    #[rowkey(delimiter = ",")]
    OptionAfter(String, Option<u16>);
    #[rowkey(delimiter("/", unordered))]
    ListAfter(String, Vec<u16>);
    #[rowkey(delimiter = ",")]
    DescAfter(String, #[rowkey(desc)] String);
    #[rowkey(delimiter = ",")]
    NulAfter(String, #[rowkey(nul)] String);
    #[rowkey(delimiter = ",")]
    PaddedAfter(String, #[pad(3)] String);
    #[rowkey(delimiter = ",")]
    LeAfter(String, #[rowkey(le)] u16);
    #[rowkey(delimiter = ",")]
    KeyAfter(String, FfInner);
    NumberAfterInside(NumberAfter, u8);
    NumberAfterDesc(#[rowkey(desc)] NumberAfter, u8);
    DescAfterInside(DescAfter, u8);

    Groups(#[rowkey(with = codec::Groups)] Vec<u8>);
    GroupsDesc(#[rowkey(with = codec::Groups, desc)] String, u8);
    GroupsOption(#[rowkey(with = codec::Groups)] Option<String>, u8);
    Varbinary(#[rowkey(with = codec::VarbinaryEncoded)] Vec<u8>, #[rowkey(with = codec::VarbinaryEncoded)] Vec<u8>);
    VarbinaryDesc(#[rowkey(with = codec::VarbinaryEncoded)] Vec<u8>, #[rowkey(with = codec::VarbinaryEncoded, desc)] Vec<u8>);
    VarbinaryNested(Varbinary, u8);

    // indradb.
    Edge([u8; 16], #[rowkey(len = u8)] String, [u8; 16]);
    VertexValue(#[rowkey(len = u8)] String, u64, [u8; 16]);

    // electrs, kaspa.
    #[rowkey(prefix = "O")]
    Output([u8; 4], #[rowkey(le)] u16);
    #[rowkey(prefix = b"\xc0")]
    Version(#[rowkey(le)] u16, #[rowkey(le)] u32);

    // tuwunel.
    RoomUser(#[rowkey(terminator = b'\xff')] String, String);
    Receipt(
        #[rowkey(terminator = b'\xff')] String,
        u64,
        #[rowkey(literal = b"\xff", terminator = b'\xff')] String,
        String,
    );
    Media(
        #[rowkey(terminator = b'\xff')] String,
        u32,
        u32,
        #[rowkey(literal = b"\xff", terminator = b'\xff')] String,
        String,
    );

    // yrs-kvstore.
    #[rowkey(prefix = b"\0\0")]
    Document(#[rowkey(terminator = 0)] Vec<u8>);
}

#[test]
fn forms_of_other_systems_keep_their_bytes() {
    let text = str::to_string;
    let cases = cases! {
        "FF, last" => FfLast(text("")), FfLast(text("é"));
        "FF, inner" => FfInner(text(""), 7), FfInner(text("a"), 7);
        "FF, Option" => FfOption(None, 7), FfOption(Some(text("a")), 7);
        "comma, bytes" => CommaBytes(vec![0, 255], 7);
        "00, last" => ZeroLast(text("a"));
        "00, last, desc" => ZeroDescLast(text("a"));
        "00, inner, desc" => ZeroDesc(text("a"), 7);
        "FF, &str" => FfStr("a", 7);
        "FF, nested" => Nested(FfInner(text("a"), 7), 8);
        "FF, nested, desc" => NestedDesc(FfInner(text("a"), 7), 8);
        "room and user" => RoomUser(text("!a:b"), text("@u:b"));
        "read receipt" => Receipt(text("!a:b"), 255, text("@u:b"), text("main"));
        "media" => Media(text("mxc://a/b"), 0, 0, text(""), text("image/png"));
        "name of a document" => Document(b"doc".to_vec());
    };
    let lengths = cases! {
        "len = u8, last" => LenLast(text("")), LenLast(text("é"));
        "len = u16, inner" => LenInner(text("likes"), 7);
        "len = u32, bytes" => LenBytes(vec![0, 255], 7);
        "len = u8, Option" => LenOption(None, 7), LenOption(Some(text("a")), 7);
        "len = u16, nested" => LenNested(LenInner(text("a"), 7), 8);
        "len = u16, nested, desc" => LenDesc(LenInner(text("a"), 7), 8);
        "edge" => Edge([1; 16], text("likes"), [2; 16]);
        "value of a vertex" => VertexValue(text("name"), 255, [1; 16]);
    };
    let systems = cases! {
        "groups" => Groups(vec![]), Groups(vec![1, 2, 3]), Groups(vec![1, 2, 3, 0]), Groups((1..=8).collect()),
            Groups((1..=9).collect());
        "groups, desc" => GroupsDesc(text("a"), 7);
        "groups, Option" => GroupsOption(None, 7), GroupsOption(Some(text("é")), 7);
        "varbinary" => Varbinary(vec![], vec![]), Varbinary(vec![7, 0], vec![0, 1]);
        "varbinary, desc" => VarbinaryDesc(vec![7, 0], vec![0]);
        "varbinary, nested" => VarbinaryNested(Varbinary(vec![7], vec![0]), 8);
    };
    let numbers = cases! {
        "le on u16" => Le16(258, 7);
        "le on u64" => Le64(6);
        "le on i32" => LeSigned(-2, 7), LeSigned(258, 7), LeSigned(i32::MIN, 7);
        "le, width = 3, on u32" => LeWidth(0x0001_0203, 7);
        "le, width = 3, on u16" => LeWide(258, 7);
        "le on NonZeroU16" => LeNonZero(std::num::NonZeroU16::MAX);
        "le on Option<i16>" => LeOption(None, 7), LeOption(Some(-1), 7);
        "le, nested, desc" => LeDesc(Le16(258, 7), 8);
        "output" => Output([1; 4], 258);
        "script" => Version(258, 3);
    };
    let after = cases! {
        "i32 after \",\"" => NumberAfter(text("a-b"), -2), NumberAfter(text(""), 0x2C2C_2C2C);
        "u64 after \"/\"" => NumberAfterSlash(text("a b"), 0x2F);
        "f32 after \"::\"" => FloatAfter(text("a:b"), 1.0);
        "Option after \",\"" => OptionAfter(text("a"), None), OptionAfter(text("a"), Some(300));
        "list after \"/\"" => ListAfter(text("a"), vec![]), ListAfter(text("a"), vec![1, 0x2F2F]);
        "text after \",\", desc" => DescAfter(text("a"), text(""));
        "text after \",\", nul" => NulAfter(text("a"), text("b,c"));
        "text after \",\", padded" => PaddedAfter(text("a"), text(","));
        "le after \",\"" => LeAfter(text("a"), 0x2C01);
        "key after \",\"" => KeyAfter(text("a"), FfInner(text(","), 7));
        "i32 after \",\", nested" => NumberAfterInside(NumberAfter(text("a"), 1), 8);
        "i32 after \",\", nested, desc" => NumberAfterDesc(NumberAfter(text("a"), 1), 8);
        "text after \",\", desc, nested" => DescAfterInside(DescAfter(text("a"), text("b")), 8);
    };
    let cases = [cases, lengths, systems, numbers, after].into_iter().flatten().collect();
    check("tests/golden/ended.txt", include_str!("ended.txt"), cases);
}
