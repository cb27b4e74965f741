fn push_text(text: &[u8], row: &mut Vec<u8>) {
    for &byte in text {
        if byte < 2 {
            row.extend([1, byte + 1]);
        } else {
            row.push(byte);
        }
    }
    row.push(0);
}

fn take_text<'r>(row: &'r [u8]) -> Option<(String, &'r [u8])> {
    let mut text = Vec::new();
    let mut bytes = row.iter();
    loop {
        match *bytes.next()? {
            0 => return Some((String::from_utf8(text).ok()?, bytes.as_slice())),
            1 => text.push(match *bytes.next()? {
                escaped @ 1..=2 => escaped - 1,
                _ => return None,
            }),
            byte => text.push(byte),
        }
    }
}

fn push_digits(number: u64, count: usize, row: &mut Vec<u8>) -> Option<()> {
    if number >= 10u64.pow(count as u32) {
        return None;
    }
    let start = row.len();
    row.resize(start + count, b'0');
    let mut rest = number;
    for digit in row[start..].iter_mut().rev() {
        *digit += (rest % 10) as u8;
        rest /= 10;
    }
    Some(())
}

macro_rules! text_with_salt {
    ($key:ident, $seq:ty, $part:ty, $last:ty) => {
        impl $key {
            fn encode(&self) -> Vec<u8> {
                let host = self.host.to_be_bytes();
                let mut row = Vec::with_capacity(self.name.len() + 38);
                row.push((xxhash_rust::xxh64::xxh64(&host, 0) % 16) as u8);
                row.extend(host);
                push_text(self.name.as_bytes(), &mut row);
                row.extend((i64::MAX as u64).wrapping_sub(self.at as u64).to_be_bytes());
                row.extend(self.seq.to_be_bytes());
                row.extend(self.part.to_be_bytes());
                row.extend(self.last.to_be_bytes());
                row
            }

            fn decode(row: &[u8]) -> Option<Self> {
                let (&salt, row) = row.split_first()?;
                let (&host, row) = row.split_first_chunk()?;
                if u64::from(salt) != xxhash_rust::xxh64::xxh64(&host, 0) % 16 {
                    return None;
                }
                let (name, row) = take_text(row)?;
                let (&at, row) = row.split_first_chunk()?;
                let (&seq, row) = row.split_first_chunk()?;
                let (&part, row) = row.split_first_chunk()?;
                let (&last, row) = row.split_first_chunk()?;
                row.is_empty().then(|| $key {
                    host: u32::from_be_bytes(host),
                    name,
                    at: (i64::MAX as u64).wrapping_sub(u64::from_be_bytes(at)) as i64,
                    seq: <$seq>::from_be_bytes(seq),
                    part: <$part>::from_be_bytes(part),
                    last: <$last>::from_be_bytes(last),
                })
            }
        }
    };
}

macro_rules! pad {
    ($key:ident) => {
        impl $key {
            fn encode(&self) -> Option<Vec<u8>> {
                let mut row = Vec::with_capacity(20);
                push_digits(self.host as u64, 6, &mut row)?;
                push_digits(self.day as u64, 8, &mut row)?;
                push_digits(self.seq as u64, 6, &mut row)?;
                Some(row)
            }
        }
    };
}

