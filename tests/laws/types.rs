//! The laws, for the types that are no numbers or text of the language itself.

use std::cmp::Reverse;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::num::Wrapping;
use std::sync::Arc;
use std::time::Duration;

use ::bytes::Bytes as SharedBytes;
use rowkey::{BaseTime, Digest};
use rust_decimal::Decimal;
use uuid::Uuid;

use super::*;

/// A `Copy` type from a few edges and any bits.
macro_rules! sample {
    ($($ty:ty { $($edge:expr),* ; |$rng:ident| $any:expr ; |$value:ident| $v:expr })*) => {$(
        impl Sample for $ty {
            type Arg<'v> = Self;
            fn sample(rng: &mut Rng) -> Self {
                let edges = [$($edge),*];
                match rng.below(edges.len() + 4) {
                    i if i < edges.len() => edges[i],
                    _ => {
                        let $rng = rng;
                        $any
                    }
                }
            }
            fn arg(&self) -> Self {
                *self
            }
            fn v(&self) -> V {
                let $value = self;
                $v
            }
        }
    )*};
}

fn wide(rng: &mut Rng) -> u128 {
    u128::from(rng.next()) << 64 | u128::from(rng.next())
}

sample! {
    Ipv4Addr {
        Ipv4Addr::UNSPECIFIED, Ipv4Addr::BROADCAST, Ipv4Addr::LOCALHOST, Ipv4Addr::new(10, 0, 0, 255), Ipv4Addr::new(10, 0, 1, 0);
        |rng| Ipv4Addr::from_bits(rng.next() as u32);
        |address| V::B(address.octets().to_vec())
    }
    Ipv6Addr {
        Ipv6Addr::UNSPECIFIED, Ipv6Addr::LOCALHOST, Ipv6Addr::from_bits(!0), Ipv6Addr::from_bits(255), Ipv6Addr::from_bits(256);
        |rng| Ipv6Addr::from_bits(wide(rng));
        |address| V::B(address.octets().to_vec())
    }
    IpAddr {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED), IpAddr::V4(Ipv4Addr::BROADCAST), IpAddr::V6(Ipv6Addr::UNSPECIFIED),
        IpAddr::V6(Ipv6Addr::from_bits(!0));
        |rng| if rng.below(2) == 0 { IpAddr::V4(Ipv4Addr::sample(rng)) } else { IpAddr::V6(Ipv6Addr::sample(rng)) };
        |address| match address {
            IpAddr::V4(address) => V::L(vec![V::U(4), address.v()]),
            IpAddr::V6(address) => V::L(vec![V::U(6), address.v()]),
        }
    }
    Uuid {
        Uuid::nil(), Uuid::max(), Uuid::from_u128(1), Uuid::from_u128(255), Uuid::from_u128(256);
        |rng| Uuid::from_u128(wide(rng));
        |uuid| V::B(uuid.as_bytes().to_vec())
    }
    Duration {
        Duration::ZERO, Duration::MAX, Duration::from_nanos(1), Duration::from_nanos(999_999_999), Duration::from_secs(1),
        Duration::new(u64::MAX, 999_999_998), Duration::new(7, 0x00FF_FFFF), Duration::new(7, 0x0100_0000);
        |rng| Duration::new(rng.next() >> (8 * rng.below(8)), (rng.next() % 1_000_000_000) as u32);
        |duration| V::L(vec![V::U(duration.as_secs().into()), V::U(duration.subsec_nanos().into())])
    }
    BaseTime<3600> {
        BaseTime::containing(0), BaseTime::containing(3600), BaseTime::MAX, BaseTime::containing(u32::MAX - 3600);
        |rng| BaseTime::split(rng.next() as u32).0;
        |time| V::U(time.seconds().into())
    }
    BaseTime<1> {
        BaseTime::containing(0), BaseTime::MAX, BaseTime::containing(255);
        |rng| BaseTime::split(rng.next() as u32).0;
        |time| V::U(time.seconds().into())
    }
    Digest<8> {
        Digest::from_bytes([0; 8]), Digest::from_bytes([0xFF; 8]);
        |rng| Digest::of([rng.below(8) as u8]);
        |digest| V::B(digest.as_bytes().to_vec())
    }
    Wrapping<u32> {
        Wrapping(0), Wrapping(u32::MAX);
        |rng| Wrapping(u32::sample(rng));
        |number| number.0.v()
    }
    Wrapping<i16> {
        Wrapping(0), Wrapping(i16::MAX), Wrapping(i16::MIN);
        |rng| Wrapping(i16::sample(rng));
        |number| number.0.v()
    }
    Decimal {
        Decimal::ZERO, -Decimal::ZERO, Decimal::new(0, 28), Decimal::MAX, Decimal::MIN, Decimal::ONE, Decimal::new(10, 1),
        Decimal::new(100, 2), -Decimal::ONE, Decimal::new(1, 28), Decimal::new(-1, 28), Decimal::new(2, 28),
        Decimal::new(999, 3), Decimal::new(1001, 3), Decimal::from_i128_with_scale((1 << 96) - 1, 28),
        Decimal::from_i128_with_scale(((1 << 96) - 1) / 10, 0), Decimal::from_i128_with_scale(((1 << 96) - 1) / 10 + 1, 1),
        Decimal::from_i128_with_scale(-(1 << 95), 27), Decimal::MAX - Decimal::ONE;
        |rng| {
            let number = (wide(rng) >> 32 >> rng.below(96)) as i128;
            let number = if rng.below(2) == 0 { number } else { -number };
            Decimal::from_i128_with_scale(number, rng.below(29) as u32)
        };
        |number| V::B(number.to_string().into_bytes())
    }
}

macro_rules! sample_text {
    ($($ty:ty, $arg:ty, $sample:ident;)*) => {$(
        impl Sample for $ty {
            type Arg<'v> = &'v $arg;
            fn sample(rng: &mut Rng) -> Self {
                $sample(rng).into()
            }
            fn arg(&self) -> &$arg {
                self
            }
            fn v(&self) -> V {
                V::B(AsRef::<[u8]>::as_ref(self.arg()).to_vec())
            }
        }
    )*};
}

sample_text! {
    Box<str>, str, text;
    Arc<str>, str, text;
    smol_str::SmolStr, str, text;
    compact_str::CompactString, str, text;
    Box<[u8]>, [u8], bytes;
    Arc<[u8]>, [u8], bytes;
    SharedBytes, [u8], bytes;
}

impl<T: Sample> Sample for Reverse<T> {
    type Arg<'v>
        = Reverse<T::Arg<'v>>
    where
        T: 'v;
    fn sample(rng: &mut Rng) -> Self {
        Reverse(T::sample(rng))
    }
    fn arg(&self) -> Reverse<T::Arg<'_>> {
        Reverse(self.0.arg())
    }
    fn v(&self) -> V {
        self.0.v()
    }
}

macro_rules! sample_tuple {
    ($($part:ident $i:tt),*) => {
        impl<$($part: Sample),*> Sample for ($($part,)*) {
            type Arg<'v> = ($($part::Arg<'v>,)*) where Self: 'v;
            fn sample(rng: &mut Rng) -> Self {
                ($($part::sample(rng),)*)
            }
            fn arg(&self) -> Self::Arg<'_> {
                ($(self.$i.arg(),)*)
            }
            fn v(&self) -> V {
                V::L(vec![$(self.$i.v()),*])
            }
        }
    };
}

sample_tuple!(A 0, B 1);
sample_tuple!(A 0, B 1, C 2);
sample_tuple!(A 0, B 1, C 2, D 3);
sample_tuple!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7);

impl<T: Sample + Clone> Sample for [T; 4] {
    type Arg<'v>
        = [T; 4]
    where
        T: 'v;
    fn sample(rng: &mut Rng) -> Self {
        [T::sample(rng), T::sample(rng), T::sample(rng), T::sample(rng)]
    }
    fn arg(&self) -> Self {
        self.clone()
    }
    fn v(&self) -> V {
        V::L(self.iter().map(Sample::v).collect())
    }
}

fn reverse(spec: Spec) -> Spec {
    Spec::Reverse(Box::new(spec))
}
fn tuple<const N: usize>(specs: [Spec; N]) -> Spec {
    Key(specs.into(), None)
}
fn ip() -> Spec {
    tuple([Unsigned(1), Bytes])
}
fn duration() -> Spec {
    tuple([Unsigned(8), Unsigned(4)])
}
use Spec::Decimal as DecimalNumber;

laws! {
    addresses {  }  {
        a [!]  Ipv4Addr = Bytes;
        b [!]  Ipv6Addr = Bytes;
        c [!] #[rowkey(desc)] Ipv4Addr = desc(Bytes);
    }
    address_of_both {  }  {
        a [!]  IpAddr = ip();
        b [!] #[rowkey(desc)] IpAddr = desc(ip());
        c [!]  Option<IpAddr> = opt(ip());
    }
    address_salted { salt = salt(16, reference::xxh64, &[0]) }  {
        a [!] #[salt(buckets = 16)] IpAddr = ip();
        b [!]  u8 = Unsigned(1);
    }
    uuids {  }  {
        a [!]  Uuid = Bytes;
        b [!] #[rowkey(desc)] Uuid = desc(Bytes);
        c [!]  Option<Uuid> = opt(Bytes);
    }
    // Longer than what a `KeyBuf` holds in place.
    wide {  }  {
        a [!]  u128 = Unsigned(16);
        b [!] #[rowkey(desc)] Uuid = desc(Bytes);
        c [!] #[rowkey(desc)] [i32; 4] = desc(each(Signed(4)));
        d [!]  [u64; 4] = each(Unsigned(8));
    }
    wide_salted { salt = salt(16, reference::xxh64, &[0, 3]) }  {
        a [!] #[salt(buckets = 16)] u128 = Unsigned(16);
        b [!]  Uuid = Bytes;
        c [!] #[rowkey(desc)] Uuid = desc(Bytes);
        d [!] #[salt] u8 = Unsigned(1);
    }
    // The widest row whose scans hold it in place, and the next.
    wide_at_the_edge {  }  {
        a [!]  [u64; 4] = each(Unsigned(8));
        b [!]  [u64; 4] = each(Unsigned(8));
        c [!]  [u64; 4] = each(Unsigned(8));
        d [!]  (u128, (u64, u32), u16, u8) = tuple([Unsigned(16), tuple([Unsigned(8), Unsigned(4)]), Unsigned(2), Unsigned(1)]);
    }
    wide_beyond {  }  {
        a [!]  [u64; 4] = each(Unsigned(8));
        b [!]  [u64; 4] = each(Unsigned(8));
        c [!]  [u128; 4] = each(Unsigned(16));
    }
    durations {  }  {
        a [!]  Duration = duration();
        b [!] #[rowkey(desc)] Duration = desc(duration());
        c [!] #[rowkey(desc)] Option<Duration> = desc(opt(duration()));
    }
    base_times { salt = salt(16, reference::xxh64, &[1]) }  {
        a [!]  BaseTime<3600> = Unsigned(4);
        b [!] #[salt(buckets = 16)] #[rowkey(desc)] BaseTime<3600> = desc(Unsigned(4));
        c [!]  BaseTime<1> = Unsigned(4);
    }
    digests {  }  {
        a [!]  Digest<8> = Bytes;
        b [!] #[rowkey(desc)] Digest<8> = desc(Bytes);
    }
    wrapping {  }  {
        a [!]  Wrapping<u32> = Unsigned(4);
        b [!] #[rowkey(desc)] Wrapping<i16> = desc(Signed(2));
        c [!]  Option<Wrapping<u32>> = opt(Unsigned(4));
    }
    wrapping_narrow {  }  {
        a [?] #[pad(6)] Wrapping<u32> = Digits(6);
        b [?] #[rowkey(width = 3, max = 1439)] Wrapping<u32> = max(Unsigned(3), 1439);
        c [?] #[rowkey(raw)] Wrapping<i16> = Raw(2);
    }
    decimals {  }  {
        a [!]  Decimal = DecimalNumber;
        b [!] #[rowkey(desc)] Decimal = desc(DecimalNumber);
        c [!]  Option<Decimal> = opt(DecimalNumber);
    }
    decimals_salted { salt = salt(7, reference::java31, &[0, 1]) }  {
        a [!] #[salt(buckets = 7, hash = java31)] Decimal = DecimalNumber;
        b [!] #[salt] Duration = duration();
        c [!]  Uuid = Bytes;
    }
    reversed {  }  {
        a [!]  Reverse<u32> = reverse(Unsigned(4));
        b [!]  Reverse<i16> = reverse(Signed(2));
        c [! text]  Reverse<String> = reverse(Text);
    }
    reversed_twice {  }  {
        a [!] #[rowkey(desc)] Reverse<u16> = desc(reverse(Unsigned(2)));
        b [!]  Reverse<Reverse<bool>> = reverse(reverse(Unsigned(1)));
        c [! text] #[rowkey(desc)] Reverse<String> = desc(reverse(Text));
    }
    reversed_option {  }  {
        a [!]  Reverse<Option<u16>> = reverse(opt(Unsigned(2)));
        b [!]  Option<Reverse<u16>> = opt(reverse(Unsigned(2)));
        c [!]  Option<Reverse<String>> = opt(reverse(Text));
    }
    reversed_others {  }  {
        a [! text]  Reverse<Vec<u8>> = reverse(Text);
        b [!]  Reverse<(u8, String)> = reverse(tuple([Unsigned(1), Text]));
        c [!]  Reverse<Decimal> = reverse(DecimalNumber);
    }
    owned_text {  }  {
        a [! text]  Box<str> = Text;
        b [! text] #[rowkey(desc)] Arc<str> = desc(Text);
        c [! text]  Box<str> = Text;
    }
    owned_bytes {  }  {
        a [! text]  Box<[u8]> = Text;
        b [! text]  Arc<[u8]> = Text;
        c [! text]  SharedBytes = Text;
    }
    owned_padded {  }  {
        a [? text] #[pad(4)] Arc<str> = Filled(4, 0);
        b [? text] #[pad(4, fill = ' ')] SharedBytes = Filled(4, b' ');
        c [? text] #[rowkey(nul)] Box<str> = Nul;
    }
    owned_delimited { delimiter = Some(Byte(b',')) } #[rowkey(delimiter = ",")] {
        a [? text]  smol_str::SmolStr = Text;
        b [? text]  compact_str::CompactString = Text;
        c [! text]  SharedBytes = Text;
    }
    small_text {  }  {
        a [! text]  smol_str::SmolStr = Text;
        b [! text] #[rowkey(desc)] compact_str::CompactString = desc(Text);
        c [!]  Option<smol_str::SmolStr> = opt(Text);
    }
    tuples {  }  {
        a [!]  (u16, i16) = tuple([Unsigned(2), Signed(2)]);
        b [!] #[rowkey(desc)] (bool, u8, i16) = desc(tuple([Unsigned(1), Unsigned(1), Signed(2)]));
        c [!]  (u16, i16) = tuple([Unsigned(2), Signed(2)]);
    }
    tuples_of_text {  }  {
        a [!]  (String, u8) = tuple([Text, Unsigned(1)]);
        b [!]  (u8, String) = tuple([Unsigned(1), Text]);
        c [!]  (String, String) = tuple([Text, Text]);
    }
    tuples_desc {  }  {
        a [!] #[rowkey(desc)] (u8, String) = desc(tuple([Unsigned(1), Text]));
        b [!]  Option<(u8, String)> = opt(tuple([Unsigned(1), Text]));
        c [!] #[rowkey(desc)] (String, Option<u8>) = desc(tuple([Text, opt(Unsigned(1))]));
    }
    tuples_nested {  }  {
        a [!]  ((u8, String), (bool, u8)) = tuple([tuple([Unsigned(1), Text]), tuple([Unsigned(1), Unsigned(1)])]);
        b [!]  (u8, (u8, Vec<i16>)) = tuple([Unsigned(1), tuple([Unsigned(1), each(Signed(2))])]);
    }
    tuples_salted { salt = salt(16, reference::xxh64, &[0, 2]) }  {
        a [!] #[salt(buckets = 16)] (String, u8) = tuple([Text, Unsigned(1)]);
        b [!]  u8 = Unsigned(1);
        c [!] #[salt] (u8, String) = tuple([Unsigned(1), Text]);
    }
    tuples_wide {  }  {
        a [!]  (u8, u16, bool, Ipv4Addr, Duration, Reverse<u8>, Decimal, String) = tuple([
            Unsigned(1), Unsigned(2), Unsigned(1), Bytes, duration(), reverse(Unsigned(1)), DecimalNumber, Text,
        ]);
        b [!]  u8 = Unsigned(1);
    }
    tuples_in_arrays {  }  {
        a [!]  [(bool, u8); 4] = each(tuple([Unsigned(1), Unsigned(1)]));
        b [!] #[rowkey(desc)] [Reverse<u8>; 4] = desc(each(reverse(Unsigned(1))));
        c [!]  [Duration; 4] = each(duration());
    }
}
