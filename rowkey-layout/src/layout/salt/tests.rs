//! The bytes of a bucket, there and back.

use super::SaltBytes;

/// Big-endian, or decimal digits.
const WRITTEN: [(SaltBytes, u32, &[u8]); 6] = [
    (SaltBytes { width: 1, text: false }, 255, &[255]),
    (SaltBytes { width: 2, text: false }, 258, &[1, 2]),
    (SaltBytes { width: 2, text: false }, 65535, &[255, 255]),
    (SaltBytes { width: 2, text: true }, 7, b"07"),
    (SaltBytes { width: 2, text: true }, 90, b"90"),
    (SaltBytes { width: 3, text: true }, 123, b"123"),
];

#[test]
fn a_bucket_is_read_as_it_is_written() {
    for (salt, bucket, bytes) in WRITTEN {
        let mut written = [0; 3];
        salt.write(bucket, &mut written[..salt.width]);
        assert_eq!(&written[..salt.width], bytes, "{bucket}");
        assert_eq!(salt.read(bytes), Some(bucket), "{bytes:?}");
    }
}

#[test]
fn what_is_no_digit_names_no_bucket() {
    let salt = SaltBytes { width: 2, text: true };
    for byte in [b'0' - 1, b'9' + 1, b' ', b'a', 0, 255] {
        assert_eq!(salt.read(&[b'0', byte]), None, "{byte}");
        assert_eq!(salt.read(&[byte, b'0']), None, "{byte}");
    }
}
