//! The laws, for hexadecimal digits, text in groups and as Phoenix writes it, UUIDs as text, digits without leading zeros,
//! unordered delimiters, and fields that were added later.

use rowkey::Digest;
use uuid::Uuid;

use super::Delimiter::{Trailing, Unordered};
use super::Spec::{Groups, Hex, HexBytes, Plain, ReverseHexTs, UuidText, Varbinary};
use super::*;

fn tail(spec: Spec) -> Spec {
    Spec::Tail(Box::new(spec))
}

fn upper(spec: Spec) -> Spec {
    Spec::Upper(Box::new(spec))
}

fn hex_salt(buckets: u32, width: usize, fields: &'static [usize]) -> Option<Salt> {
    Some(Salt { buckets, hash: reference::java31, digits: None, hex: Some(width), fields })
}

laws! {
    hex {  }  {
        a [!] #[rowkey(hex)] u16 = Hex(4);
        b [!] #[rowkey(hex, desc)] u8 = desc(Hex(2));
        c [?] #[rowkey(hex, max = 1439)] Option<u16> = opt(max(Hex(4), 1439));
        d [!] #[rowkey(hex)] u128 = Hex(32);
    }
    hex_bytes {  }  {
        a [!] #[rowkey(hex)] [u8; 3] = HexBytes;
        b [!] #[rowkey(hex, desc)] Digest<8> = desc(HexBytes);
        c [!] #[rowkey(hex)] Option<[u8; 3]> = opt(HexBytes);
    }
    hex_upper {  }  {
        a [!] #[rowkey(hex = upper)] u16 = upper(Hex(4));
        b [?] #[rowkey(hex = upper, max = 1439, desc)] u16 = desc(max(upper(Hex(4)), 1439));
        c [!] #[rowkey(hex = upper)] Option<[u8; 3]> = opt(upper(HexBytes));
    }
    hex_reverse_ts { delimiter = Some(Byte(b',')) } #[rowkey(delimiter = ",", allow(hotspot))] {
        a [!] #[reverse_ts] #[rowkey(hex)] i64 = ReverseHexTs(i64::MAX.into());
        b [!] #[reverse_ts(from = u64::MAX)] #[rowkey(hex = upper)] u64 = upper(ReverseHexTs(u64::MAX.into()));
        c [?] #[reverse_ts(from = 1440)] #[rowkey(hex)] u64 = ReverseHexTs(1440);
    }
    groups {  }  {
        a [! text] #[rowkey(with = rowkey::codec::Groups)] String = Groups;
        b [! text] #[rowkey(with = rowkey::codec::Groups, desc)] Vec<u8> = desc(Groups);
        c [! text] #[rowkey(with = rowkey::codec::Groups)] String = Groups;
    }
    varbinary {  }  {
        a [! text] #[rowkey(with = rowkey::codec::VarbinaryEncoded)] Vec<u8> = Varbinary;
        b [! text] #[rowkey(with = rowkey::codec::VarbinaryEncoded, desc)] String = desc(Varbinary);
        c [! text] #[rowkey(with = rowkey::codec::VarbinaryEncoded)] String = Varbinary;
    }
    varbinary_desc_last {  }  {
        a [!] #[rowkey(with = rowkey::codec::Groups)] Option<Vec<u8>> = opt(Groups);
        b [! text] #[rowkey(with = rowkey::codec::VarbinaryEncoded, desc)] Vec<u8> = desc(Varbinary);
    }
    groups_nested { salt = salt(5, reference::xxh64, &[1]) }  {
        a [!] #[rowkey(desc)] varbinary::K = desc(Key(varbinary::K::specs(), None));
        b [!] #[salt(buckets = 5)] groups::K = Key(groups::K::specs(), None);
        c [!]  varbinary::K = Key(varbinary::K::specs(), None);
    }
    uuid_text {  }  {
        a [!] #[rowkey(text)] Uuid = UuidText;
        b [!] #[rowkey(text, desc)] Uuid = desc(UuidText);
        c [!] #[rowkey(text)] Option<Uuid> = opt(UuidText);
    }
    digits_last {  }  {
        a [!]  u8 = Unsigned(1);
        b [! scattered] #[rowkey(digits)] u64 = Plain;
    }
    digits_max { delimiter = Some(Byte(b',')) } #[rowkey(delimiter = ",")] {
        a [!] #[rowkey(hex)] u8 = Hex(2);
        b [!] #[rowkey(text)] Uuid = UuidText;
        c [? scattered] #[rowkey(digits, max = 1439)] u16 = max(Plain, 1439);
    }
    digits_unordered { delimiter = Some(Unordered(b"::")) } #[rowkey(delimiter("::", unordered))] {
        a [! scattered] #[rowkey(digits)] u16 = Plain;
        b [? found]  String = Text;
        c [! scattered] #[rowkey(digits)] u8 = Plain;
    }
    digits_trailing { delimiter = Some(Trailing(b":")) } #[rowkey(delimiter(":", unordered, trailing))] {
        a [!] #[rowkey(hex)] u8 = Hex(2);
        b [! scattered] #[rowkey(digits)] u16 = Plain;
    }
    hex_salted { salt = hex_salt(20, 4, &[0]), prefix = b"p" } #[rowkey(prefix = "p")] {
        a [!] #[salt(buckets = 20, hash = java31, hex = 4)] u16 = Unsigned(2);
        b [! text]  String = Text;
    }
    hex_salted_unordered { salt = hex_salt(20, 2, &[0, 2]), delimiter = Some(Unordered(b"::")) } #[rowkey(delimiter("::", unordered))] {
        a [? found] #[salt(buckets = 20, hash = java31, hex = 2)] String = Text;
        b [!] #[pad(3)] u8 = Digits(3);
        c [! text] #[salt] String = Text;
    }
    hex_salted_trailing { salt = hex_salt(256, 2, &[]), delimiter = Some(Trailing(b"::")) } #[rowkey(delimiter("::", unordered, trailing), salt(buckets = 256, hash = java31, hex = 2))] {
        a [? found]  String = Text;
        b [? found]  Vec<u8> = Text;
    }
    unordered_byte { delimiter = Some(Unordered(b":")) } #[rowkey(delimiter(":", unordered))] {
        a [? found]  String = Text;
        b [?] #[pad(4)] u16 = Digits(4);
        c [! text]  String = Text;
    }
    unordered_trailing { delimiter = Some(Trailing(b":")) } #[rowkey(delimiter(":", unordered, trailing))] {
        a [!] #[pad(3)] #[rowkey(desc)] u8 = desc(Digits(3));
        b [? found]  Vec<u8> = Text;
        c [? found]  String = Text;
    }
    unordered_two { delimiter = Some(Unordered(b"::")) } #[rowkey(delimiter("::", unordered))] {
        a [? found]  String = Text;
        b [! text]  String = Text;
    }
    unordered_enums { delimiter = Some(Unordered(b":")) } #[rowkey(delimiter(":", unordered))] {
        a [!]  Word = Text;
        b [!]  Day = Bytes;
        c [!]  Word = Text;
    }
    unordered_inside {  }  {
        a [? scattered]  unordered_two::K = Key(unordered_two::K::specs(), Some(Unordered(b"::")));
        b [!]  u8 = Unsigned(1);
    }
    unordered_nested { delimiter = Some(Unordered(b"::")) } #[rowkey(delimiter("::", unordered))] {
        a [? scattered]  unordered_two::K = Key(unordered_two::K::specs(), Some(Unordered(b"::")));
        b [!] #[pad(3)] u8 = Digits(3);
    }
    tail_two {  }  {
        a [!]  u8 = Unsigned(1);
        b [!] #[rowkey(tail)] Option<String> = tail(Text);
        c [!] #[rowkey(tail)] Option<i16> = tail(Signed(2));
    }
    tail_behind_text {  }  {
        a [! text]  String = Text;
        b [!]  Option<bool> = opt(Unsigned(1));
        c [!] #[rowkey(tail)] Option<Vec<u8>> = tail(Text);
    }
    tail_last {  }  {
        a [!]  u8 = Unsigned(1);
        b [!]  tail_two::K = Key(tail_two::K::specs(), None);
    }
    tail_inner {  }  {
        a [!]  tail_two::K = Key(tail_two::K::specs(), None);
        b [!]  u8 = Unsigned(1);
    }
    tail_desc {  }  {
        a [!] #[rowkey(desc)] tail_two::K = desc(Key(tail_two::K::specs(), None));
    }
    tail_in_tail {  }  {
        a [!]  u8 = Unsigned(1);
        b [!] #[rowkey(tail)] Option<tail_two::K> = tail(Key(tail_two::K::specs(), None));
    }
    tail_in_option {  }  {
        a [!]  u8 = Unsigned(1);
        b [!]  Option<tail_two::K> = opt(Key(tail_two::K::specs(), None));
    }
    tail_salted { salt = salt(16, reference::java31, &[]) } #[rowkey(salt(buckets = 16, hash = java31))] {
        a [!]  u8 = Unsigned(1);
        b [!] #[rowkey(tail)] Option<u8> = tail(Unsigned(1));
        c [!] #[rowkey(tail)] Option<String> = tail(Text);
    }
    tail_salted_field { salt = salt(7, reference::xxh64, &[0]) }  {
        a [! text] #[salt(buckets = 7)] String = Text;
        b [!] #[rowkey(tail)] Option<Option<u8>> = tail(opt(Unsigned(1)));
    }
}
