//! Other types of the library and of other crates.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::Duration;

use rowkey::{BaseTime, Digest, RowKey, RowKeyRef};
use rust_decimal::Decimal;
use uuid::Uuid;

use super::places::*;

neighbours! {
    duration: ! Duration, |v| *v, [
        run([Duration::ZERO, Duration::from_nanos(1)]).first(),
        run([Duration::new(1, 999_999_998), Duration::new(1, 999_999_999), Duration::new(2, 0), Duration::new(2, 1)]),
        run([Duration::new(u64::MAX, 999_999_998), Duration::MAX]).last(),
    ];
    base_time: ! BaseTime<3600>, |v| *v, [
        run([0, 3600, 7200].map(BaseTime::containing)).first(),
        run([u32::MAX - 3600, u32::MAX].map(BaseTime::containing)).last(),
    ];
    ipv4: ! Ipv4Addr, |v| *v, [run((0..3).map(Ipv4Addr::from_bits)).first(), run((u32::MAX - 1..=u32::MAX).map(Ipv4Addr::from_bits)).last()];
    ipv6: ! Ipv6Addr, |v| *v, [run((0..3).map(Ipv6Addr::from_bits)).first(), run((u128::MAX - 1..=u128::MAX).map(Ipv6Addr::from_bits)).last()];
    address: ! IpAddr, |v| *v, [
        run((0..2).map(|bits| IpAddr::V4(Ipv4Addr::from_bits(bits)))).first(),
        run([
            IpAddr::V4(Ipv4Addr::from_bits(u32::MAX - 1)),
            IpAddr::V4(Ipv4Addr::BROADCAST),
            IpAddr::V6(Ipv6Addr::UNSPECIFIED),
            IpAddr::V6(Ipv6Addr::LOCALHOST),
        ]),
        run((u128::MAX - 1..=u128::MAX).map(|bits| IpAddr::V6(Ipv6Addr::from_bits(bits)))).last(),
    ];
    optional_address: ! Option<IpAddr>, |v| *v, [
        run([None, Some(IpAddr::V4(Ipv4Addr::UNSPECIFIED))]).first(),
        run(some([IpAddr::V4(Ipv4Addr::BROADCAST), IpAddr::V6(Ipv6Addr::UNSPECIFIED)])),
    ];
    uuid: ! Uuid, |v| *v, [run((0..3).map(Uuid::from_u128)).first(), run((u128::MAX - 1..=u128::MAX).map(Uuid::from_u128)).last()];
    uuid_as_text: ! #[rowkey(text)] Uuid, |v| *v, [
        run((0..3).map(Uuid::from_u128)).first(),
        run((9..11).map(Uuid::from_u128)),
        // At each hyphen: the bits of the groups that follow it.
        run(((1 << 48) - 2..(1 << 48) + 2).map(Uuid::from_u128)),
        run(((1 << 64) - 2..(1 << 64) + 2).map(Uuid::from_u128)),
        run(((1 << 80) - 2..(1 << 80) + 2).map(Uuid::from_u128)),
        run(((1 << 96) - 2..(1 << 96) + 2).map(Uuid::from_u128)),
        run((u128::MAX - 1..=u128::MAX).map(Uuid::from_u128)).last(),
    ];
    digest_in_hexadecimal_digits: ! #[rowkey(hex)] Digest<2>, |v| *v, [run([[0, 0], [0, 1]].map(Digest::from_bytes)).first(), run([[9, 255], [10, 0]].map(Digest::from_bytes))];
    digest: ! Digest<2>, |v| *v, [run([[0, 0], [0, 1]].map(Digest::from_bytes)).first(), run([[7, 255], [8, 0]].map(Digest::from_bytes))];
    decimal: ! Decimal, |v| *v, [
        run([Decimal::MIN, Decimal::MIN + Decimal::ONE]).first(),
        run([-2, -1, 0, 1, 2].map(|number| Decimal::from_i128_with_scale(number, 28))),
        // As many digits as fit: one fewer after the point if the number before it grows.
        run([
            Decimal::from_i128_with_scale(79_228_162_514_264_337_593_543_950_334, 28),
            Decimal::from_i128_with_scale(79_228_162_514_264_337_593_543_950_335, 28),
            Decimal::from_i128_with_scale(7_922_816_251_426_433_759_354_395_034, 27),
            Decimal::from_i128_with_scale(7_922_816_251_426_433_759_354_395_035, 27),
        ]),
        run([Decimal::MAX - Decimal::ONE, Decimal::MAX]).last(),
    ];
}
