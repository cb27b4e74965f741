//! Types beside the numbers and the text of the language itself.

use super::*;
use std::cmp::Reverse;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::num::Wrapping;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use compact_str::CompactString;
use rowkey::{BaseTime, Digest};
use rust_decimal::Decimal;
use smol_str::SmolStr;
use ulid::Ulid;
use uuid::Uuid;

keys! {
    V4(Ipv4Addr);
    V4Desc(#[rowkey(desc)] Ipv4Addr);
    V6(Ipv6Addr);
    Ip(IpAddr, u8);
    IpDesc(#[rowkey(desc)] IpAddr, u8);
    IpOption(Option<IpAddr>);
    UuidKey(Uuid, u8);
    UuidDesc(#[rowkey(desc)] Uuid);
    UlidKey(Ulid, u8);
    DurationKey(Duration, u8);
    DurationDesc(#[rowkey(desc)] Duration);
    #[rowkey(allow(hotspot))]
    Hour(BaseTime<3600>, u8);
    #[rowkey(allow(hotspot))]
    HourDesc(#[rowkey(desc)] BaseTime<3600>);
    #[rowkey(allow(hotspot))]
    Second(BaseTime<1>);
    Digest8(Digest<8>, u8);
    Digest32(Digest<32>);
    Digest1Desc(#[rowkey(desc)] Digest<1>);
    WrappingU16(Wrapping<u16>);
    WrappingI16(Wrapping<i16>);
    WrappingPad(#[pad(6)] Wrapping<u32>);
    ReverseU16(Reverse<u16>, u8);
    ReverseDesc(#[rowkey(desc)] Reverse<i16>);
    ReverseText(Reverse<String>, u8);
    ReverseLast(Reverse<String>);
    ReverseTextDesc(#[rowkey(desc)] Reverse<String>);
    ReverseOption(Option<Reverse<u16>>);
    ReverseOfOption(Reverse<Option<u16>>);
    BoxStr(Box<str>, Box<str>);
    ArcStr(Arc<str>, Arc<str>);
    Smol(SmolStr, SmolStr);
    Compact(CompactString, CompactString);
    BoxBytes(Box<[u8]>, Box<[u8]>);
    ArcBytes(Arc<[u8]>, Arc<[u8]>);
    BytesKey(Bytes, Bytes);
    BytesPad(#[pad(4)] Bytes);
    ArcNul(#[rowkey(nul)] Arc<str>, u8);
    DecimalKey(Decimal, u8);
    DecimalDesc(#[rowkey(desc)] Decimal);
    DecimalOption(Option<Decimal>);
    Pair((u8, i8), u8);
    TextPair((String, u8), u8);
    PairText((u8, String), u8);
    PairTextLast(u8, (u8, String));
    PairTextDesc(#[rowkey(desc)] (u8, String));
    PairOption(Option<(u8, String)>);
    PairList((u8, Vec<u16>));
    PairOfPair(((u8, String), bool));
    Eight((u8, u8, bool, u8, u8, u8, u8, String));
    PairArray([(u8, bool); 2], u8);
    PairVec(Vec<(u8, u16)>);
    Host(u8, String);
    KeyPair((Host, Host));
    ReversePair(Reverse<(u8, String)>);
    ReverseArray([Reverse<u8>; 2]);
}

fn addresses() -> Vec<Case> {
    let v4 = Ipv4Addr::new(10, 0, 1, 255);
    let v6: fn(&str) -> Ipv6Addr = |text| text.parse().unwrap();
    let (of_v4, of_v6) = (IpAddr::V4(v4), IpAddr::V6(v6("2001:db8::1")));
    cases! {
        "Ipv4Addr" => V4(Ipv4Addr::UNSPECIFIED), V4(v4), V4(Ipv4Addr::BROADCAST);
        "Ipv4Addr desc" => V4Desc(v4);
        "Ipv6Addr" => V6(v6("::")), V6(v6("::1")), V6(v6("2001:db8::ff00:42:8329"));
        "IpAddr, inner" => Ip(of_v4, 7), Ip(of_v6, 7);
        "IpAddr, desc" => IpDesc(of_v4, 7), IpDesc(of_v6, 7);
        "Option<IpAddr>" => IpOption(Some(Ipv4Addr::LOCALHOST.into()));
    }
}

fn numbers() -> Vec<Case> {
    let uuid = Uuid::from_u128(0x67e5_5044_10b1_426f_9247_bb68_0e5f_e0c8);
    let long = Duration::from_millis(1500);
    let hour = BaseTime::containing(1_356_998_417);
    let decimal: fn(&str) -> Decimal = |text| text.parse().unwrap();
    let mut cases = cases! {
        "Uuid" => UuidKey(Uuid::nil(), 7), UuidKey(uuid, 7);
        "Uuid desc" => UuidDesc(uuid);
        // The example of the ULID specification. Five bits a character, from the right, in 0123456789ABCDEFGHJKMNPQRSTVWXYZ:
        // `01ARZ3NDEK` is 1469922850259 = 01563E3AB5D3, and `TSV4RRFFQ69G5FAV` is D6764C61EFB99302BD5B.
        "Ulid" => UlidKey(Ulid::nil(), 7), UlidKey(Ulid::from_string("01ARZ3NDEKTSV4RRFFQ69G5FAV").unwrap(), 7);
        "Duration" => DurationKey(Duration::ZERO, 7), DurationKey(Duration::from_nanos(1), 7), DurationKey(long, 7),
            DurationKey(Duration::MAX, 7);
        "Duration desc" => DurationDesc(long);
        "BaseTime<3600>" => Hour(hour, 7), Hour(BaseTime::MAX, 7);
        "BaseTime<3600> desc" => HourDesc(hour);
        "BaseTime<1>" => Second(BaseTime::containing(1_356_998_417));
        "Digest<8>" => Digest8(Digest::of("abc"), 7);
        "Digest<32>" => Digest32(Digest::of_parts(["a", "", "bc"]));
        "Digest<1> desc" => Digest1Desc(Digest::of(b"abc"));
        "Wrapping<u16>" => WrappingU16(Wrapping(258));
        "Wrapping<i16>" => WrappingI16(Wrapping(-2));
        "Wrapping<u32>, pad(6)" => WrappingPad(Wrapping(42));
        "Decimal desc" => DecimalDesc(decimal("12.5"));
        "Option<Decimal>" => DecimalOption(Some(decimal("-12.5")));
    };
    for text in [
        "0",
        "1",
        "-1",
        "12.5",
        "0.1",
        "10",
        "0.0000000000000000000000000001",
        "-0.0000000000000000000000000001",
        "7.9228162514264337593543950335",
        "79228162514264337593543950335",
        "-79228162514264337593543950335",
        "7922816251426433759354395033",
        "7922816251426433759354395034",
    ] {
        cases.extend(cases! { "Decimal" => DecimalKey(decimal(text), 7); });
    }
    cases
}

fn reversed() -> Vec<Case> {
    cases! {
        "Reverse<u16>, inner" => ReverseU16(Reverse(258), 7);
        "Reverse<i16>, desc" => ReverseDesc(Reverse(-2));
        "Reverse<String>, inner" => ReverseText(Reverse("a\0".into()), 7);
        "Reverse<String>, last" => ReverseLast(Reverse("ab".into()));
        "Reverse<String>, desc, last" => ReverseTextDesc(Reverse("ab".into()));
        "Option<Reverse<u16>>" => ReverseOption(Some(Reverse(258)));
        "Reverse<Option<u16>>" => ReverseOfOption(Reverse(None));
        "Reverse of a tuple, last" => ReversePair(Reverse((1, "a".into())));
        "[Reverse<u8>; 2]" => ReverseArray([Reverse(1), Reverse(2)]);
    }
}

fn texts() -> Vec<Case> {
    let (a, b) = ("a\0é", "b\0");
    let (c, d): (&[u8], &[u8]) = (&[0, 97], &[0, 255]);
    cases! {
        "Box<str>, inner and last" => BoxStr(a.into(), b.into());
        "Arc<str>, inner and last" => ArcStr(a.into(), b.into());
        "SmolStr, inner and last" => Smol(a.into(), b.into());
        "CompactString, inner and last" => Compact(a.into(), b.into());
        "Box<[u8]>, inner and last" => BoxBytes(c.into(), d.into());
        "Arc<[u8]>, inner and last" => ArcBytes(c.into(), d.into());
        "Bytes, inner and last" => BytesKey(Bytes::copy_from_slice(c), Bytes::copy_from_slice(d));
        "Bytes, pad(4)" => BytesPad("ab".into());
        "Arc<str>, nul, inner" => ArcNul("ab".into(), 7);
    }
}

fn tuples() -> Vec<Case> {
    let a = || "a".to_string();
    cases! {
        "(u8, i8), inner" => Pair((1, -1), 7);
        "(String, u8), inner" => TextPair(("a\0".into(), 1), 7);
        "(u8, String), inner" => PairText((1, "a\0".into()), 7);
        "(u8, String), last" => PairTextLast(7, (1, "a\0".into()));
        "(u8, String), desc, last" => PairTextDesc((1, a()));
        "Option<(u8, String)>" => PairOption(Some((1, a())));
        "(u8, Vec<u16>), last" => PairList((1, vec![2, 3]));
        "((u8, String), bool)" => PairOfPair(((1, a()), true));
        "tuple of eight" => Eight((1, 2, true, 4, 5, 6, 7, "h".into()));
        "[(u8, bool); 2]" => PairArray([(1, true), (2, false)], 7);
        "Vec<(u8, u16)>" => PairVec(vec![(1, 2), (3, 4)]);
        "tuple of keys" => KeyPair((Host(1, a()), Host(2, "b".into())));
    }
}

#[test]
fn types_keep_their_bytes() {
    let cases = [addresses(), numbers(), reversed(), texts(), tuples()];
    check("tests/golden/types.txt", include_str!("types.txt"), cases.into_iter().flatten().collect());
}

/// The zeros at its end are not part of a number.
#[test]
fn equal_decimals_are_one_row() {
    let row = |text: &str| DecimalKey(text.parse().unwrap(), 7).encode();
    for (a, b) in [("1", "1.00"), ("12.5", "12.50"), ("0", "0.00"), ("0", "-0"), ("100", "100.0")] {
        assert_eq!(row(a), row(b), "{a} and {b}");
    }
    let decoded = DecimalKey::decode(&row("12.500")).unwrap();
    assert_eq!(decoded.0.to_string(), "12.5");
}
