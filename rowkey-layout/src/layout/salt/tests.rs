//! Writing and reading bucket numbers.

use super::SaltBytes;

/// Big-endian, decimal digits, hexadecimal digits.
const WRITTEN: [(SaltBytes, u32, &[u8]); 10] = [
    (SaltBytes { width: 1, text: false, hex: false }, 255, &[255]),
    (SaltBytes { width: 2, text: false, hex: false }, 258, &[1, 2]),
    (SaltBytes { width: 2, text: false, hex: false }, 65535, &[255, 255]),
    (SaltBytes { width: 2, text: true, hex: false }, 7, b"07"),
    (SaltBytes { width: 2, text: true, hex: false }, 90, b"90"),
    (SaltBytes { width: 3, text: true, hex: false }, 123, b"123"),
    (SaltBytes { width: 1, text: false, hex: true }, 15, b"f"),
    (SaltBytes { width: 2, text: false, hex: true }, 10, b"0a"),
    (SaltBytes { width: 3, text: false, hex: true }, 0x1a9, b"1a9"),
    (SaltBytes { width: 8, text: false, hex: true }, 65535, b"0000ffff"),
];

#[test]
fn a_bucket_is_read_as_it_is_written() {
    for (salt, bucket, bytes) in WRITTEN {
        let mut written = [0; 8];
        salt.write(bucket, &mut written[..salt.width]);
        assert_eq!(&written[..salt.width], bytes, "{bucket}");
        assert_eq!(salt.read(bytes), Some(bucket), "{bytes:?}");
    }
}

#[test]
fn a_byte_that_is_not_a_hexadecimal_digit_is_no_bucket() {
    let salt = SaltBytes { width: 2, text: false, hex: true };
    for byte in [b'0' - 1, b'9' + 1, b'A', b'F', b'a' - 1, b'f' + 1, b' ', 0, 255] {
        assert_eq!(salt.read(&[b'0', byte]), None, "{byte}");
        assert_eq!(salt.read(&[byte, b'0']), None, "{byte}");
    }
}

#[test]
fn a_byte_that_is_not_a_digit_is_no_bucket() {
    let salt = SaltBytes { width: 2, text: true, hex: false };
    for byte in [b'0' - 1, b'9' + 1, b' ', b'a', 0, 255] {
        assert_eq!(salt.read(&[b'0', byte]), None, "{byte}");
        assert_eq!(salt.read(&[byte, b'0']), None, "{byte}");
    }
}
