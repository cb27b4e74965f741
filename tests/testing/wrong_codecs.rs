//! Faulty codecs, checked alone.

use super::*;

codec!(NoSignFlip: i32, Node::fixed("no-sign-flip", 4), INFALLIBLE,
    |value, out, end| { out.put(&value.to_be_bytes()); },
    |row| Some(i32::from_be_bytes(row.array()?)));

#[test]
fn a_missing_sign_flip() {
    let said = breaks(&["Order"], check_codec::<NoSignFlip, i32>);
    assert!(said.contains("rows sort as their fields do"), "{said}");
}

codec!(LittleEndian: u32, Node::fixed("little-endian", 4), INFALLIBLE,
    |value, out, end| { out.put(&value.to_le_bytes()); },
    |row| Some(u32::from_le_bytes(row.array()?)));

#[test]
fn little_endian() {
    breaks(&["Order"], check_codec::<LittleEndian, u32>);
}

// The terminator `~` sorts after the letters of a longer text.
codec!(WrongTerminator: String, Node::variable("wrong-terminator"),
|value, out, end| {
    if value.contains('~') {
        return Err(EncodeFault::custom("no ~"));
    }
    out.put(value.as_bytes());
    if end != End::Row {
        out.put(b"~");
    }
},
|row| {
    let bytes = if end == End::Row { rest(row)? } else { until(row, b'~')? };
    if bytes.contains(&b'~') {
        return row.refuse("no ~");
    }
    text(row, bytes)
});

#[test]
fn a_terminator_above_the_text() {
    breaks(&["Order"], || check_codec_with::<WrongTerminator, _>("[a-c]{0,3}"));
}

codec!(NulNotEscaped: String, Node::variable("nul-not-escaped"), INFALLIBLE,
|value, out, end| {
    out.put(value.as_bytes());
    if end != End::Row { out.put(&[0]); }
},
|row| {
    let bytes = if end == End::Row { rest(row)? } else { until(row, 0)? };
    text(row, bytes)
});

#[test]
fn a_nul_that_is_not_escaped() {
    breaks(&["Round trip", "Self-delimiting"], || check_codec_with::<NulNotEscaped, _>(any_text()));
}

codec!(DescWithoutEnd: Vec<u8>, Node::variable("desc-without-end").descending(), INFALLIBLE,
|value, out, end| {
    let turned: Vec<u8> = value.iter().map(|byte| !byte).collect();
    out.put(&turned);
    if end != End::Row { out.put(&[0, 1]); }
},
|row| {
    let mut bytes = rest(row)?;
    if end != End::Row {
        // Decodes only rows without such a pair: enough for this test.
        let len = bytes.windows(2).position(|pair| pair == [0, 1]).or_else(|| row.refuse("no end"))?;
        bytes.truncate(len);
    }
    Some(bytes.iter().map(|byte| !byte).collect())
});

#[test]
fn descending_text_that_forgets_its_terminator() {
    breaks(&["Order"], check_codec::<DescWithoutEnd, Vec<u8>>);
}

codec!(DescPlainEnd: Vec<u8>, Node::variable("desc-plain-end").descending(),
    |value, out, end| {
        if value.contains(&0xff) { return Err(EncodeFault::custom("no FF")); }
        let turned: Vec<u8> = value.iter().map(|byte| !byte).collect();
        out.put(&turned);
        out.put(&[0]);
    },
    |row| Some(until(row, 0)?.iter().map(|byte| !byte).collect()));

#[test]
fn descending_text_whose_terminator_is_not_complemented() {
    breaks(&["Order"], check_codec::<DescPlainEnd, Vec<u8>>);
}

codec!(LengthFirst: String, Node::variable("length-first"),
|value, out, end| {
    let Ok(len) = u8::try_from(value.len()) else { return Err(EncodeFault::custom("too long")) };
    out.put(&[len]);
    out.put(value.as_bytes());
},
|row| {
    let len = row.byte()?;
    let bytes = row.bytes(len.into())?.into_owned();
    text(row, bytes)
});

#[test]
fn a_length_first() {
    breaks(&["Order"], || check_codec_with::<LengthFirst, _>(any_text()));
}

codec!(Truncated: u32, Node::fixed("truncated", 3), INFALLIBLE,
|value, out, end| { out.put(&value.to_be_bytes()[1..]); },
|row| {
    let [a, b, c] = row.array()?;
    Some(u32::from_be_bytes([0, a, b, c]))
});

#[test]
fn a_width_that_cuts_the_value() {
    breaks(&["Round trip"], check_codec::<Truncated, u32>);
}

codec!(NotSelfDelimiting: u32, Node::variable("not-self-delimiting"), INFALLIBLE,
|value, out, end| { out.put(value.to_string().as_bytes()); },
|row| {
    let mut value = 0u32;
    while let Some(digit) = row.clone().byte().filter(u8::is_ascii_digit) {
        row.byte()?;
        let more = value.checked_mul(10).and_then(|value| value.checked_add(u32::from(digit - b'0')));
        value = more.or_else(|| row.refuse("too large"))?;
    }
    Some(value)
});

#[test]
fn digits_without_a_terminator() {
    breaks(&["Self-delimiting", "Order", "Round trip"], check_codec::<NotSelfDelimiting, u32>);
}

// A number as a run of `x`: without a terminator, an `x` of the next field joins the run.
codec!(Unterminated: u8, Node::variable("unterminated"), INFALLIBLE,
|value, out, end| {
    out.put(&vec![b'x'; (*value).into()]);
},
|row| {
    let mut value = 0u8;
    while row.clone().byte() == Some(b'x') {
        row.byte()?;
        value = value.checked_add(1).or_else(|| row.refuse("too many"))?;
    }
    Some(value)
});

#[test]
fn a_run_without_a_terminator() {
    breaks(&["Self-delimiting", "Round trip", "Order"], check_codec::<Unterminated, u8>);
}

codec!(LossyFloat: f64, Node::fixed("lossy-float", 4), INFALLIBLE,
|value, out, end| {
    let bits = (*value as f32).to_bits();
    out.put(&(if bits >> 31 == 1 { !bits } else { bits | 1 << 31 }).to_be_bytes());
},
|row| {
    let bits = u32::from_be_bytes(row.array()?);
    Some(f32::from_bits(if bits >> 31 == 1 { bits & !(1 << 31) } else { !bits }).into())
});

#[test]
fn a_float_that_loses_digits() {
    breaks(&["Round trip"], check_codec::<LossyFloat, f64>);
}

codec!(FoldsCase: String, Node::variable("folds-case"), INFALLIBLE,
|value, out, end| {
    let folded = value.to_lowercase();
    if end == End::Row { out.put(folded.as_bytes()); } else { out.put(folded.replace('\0', "\0\u{7f}").as_bytes()); out.put(&[0, 1]); }
},
|row| {
    let bytes = row.text(end)?.into_owned();
    text(row, bytes)
});

#[test]
fn text_whose_case_is_folded() {
    breaks(&["Round trip"], || check_codec_with::<FoldsCase, _>("[a-zA-Z]{1,4}"));
}

codec!(IgnoresTheRest: u16, Node::variable("ignores-the-rest"), INFALLIBLE,
|value, out, end| { out.put(&value.to_be_bytes()); },
|row| {
    let value = u16::from_be_bytes(row.array()?);
    if end == End::Row { rest(row)?; }
    Some(value)
});

#[test]
fn ignored_trailing_bytes() {
    breaks(&["Round trip"], check_codec::<IgnoresTheRest, u16>);
}

codec!(PanicsOnShort: u16, Node::fixed("panics-on-short", 2), INFALLIBLE,
|value, out, end| { out.put(&value.to_be_bytes()); },
|row| {
    let bytes = row.bytes(row.remaining().min(2))?;
    Some(u16::from_be_bytes([bytes[0], bytes[1]]))
});

#[test]
fn a_decode_that_panics_on_short_rows() {
    let said = breaks(&["Total decode"], check_codec::<PanicsOnShort, u16>);
    assert!(said.contains("index out of bounds"), "{said}");
}

codec!(PanicsOnEncode: u8, Node::fixed("panics-on-encode", 1),
    |value, out, end| {
        assert!(*value < 250, "too large a byte");
        out.put(&[*value]);
    },
    |row| match row.byte()? { byte @ 0..250 => Some(byte), _ => row.refuse("below 250") });

#[test]
fn an_encode_that_panics() {
    let said = breaks(&["No panic"], check_codec::<PanicsOnEncode, u8>);
    assert!(said.contains("too large a byte"), "{said}");
}

codec!(WrongWidth: u16, Node::fixed("wrong-width", 3), INFALLIBLE,
    |value, out, end| { out.put(&value.to_be_bytes()); },
    |row| Some(u16::from_be_bytes(row.array()?)));

#[test]
fn a_wrong_declared_width() {
    breaks(&["Format"], check_codec::<WrongWidth, u16>);
}

codec!(NotInfallible: u8, Node::fixed("not-infallible", 1), INFALLIBLE,
    |value, out, end| {
        if *value > 99 { return Err(EncodeFault::custom("two digits")); }
        out.put(&[*value]);
    },
    |row| match row.byte()? { byte @ 0..100 => Some(byte), _ => row.refuse("two digits") });

#[test]
fn a_fallible_codec_declared_infallible() {
    breaks(&["Format"], check_codec::<NotInfallible, u8>);
}

codec!(WrongAlphabet: u8, Node::fixed("wrong-alphabet", 1).bytes_within(1, 255), INFALLIBLE,
    |value, out, end| { out.put(&[*value]); },
    |row| row.byte());

#[test]
fn a_byte_outside_the_declared_ones() {
    breaks(&["Format"], check_codec::<WrongAlphabet, u8>);
}

codec!(NotDescending: u16, Node::fixed("not-descending", 2), INFALLIBLE,
    |value, out, end| { out.put(&(!value).to_be_bytes()); },
    |row| Some(!u16::from_be_bytes(row.array()?)));

#[test]
fn a_descending_codec_declared_ascending() {
    breaks(&["Order"], check_codec::<NotDescending, u16>);
}

codec!(WrongBound: u16, Node::fixed("wrong-bound", 1),
|value, out, end| {
    let Ok(byte) = u8::try_from(*value) else { return Err(EncodeFault::custom("above 255")) };
    out.put(&[byte]);
},
|row| Some(row.byte()?.into()),
fn bound<S: Sink>(value: &u16, end: End, out: &mut S) -> BoundPosition {
    match Self::write(value, end, out) {
        Ok(()) => BoundPosition::At,
        // Wrong: a value that is too large lies after all rows.
        Err(_) => BoundPosition::Before,
    }
});

#[test]
fn a_bound_with_the_wrong_position() {
    breaks(&["Range"], check_codec::<WrongBound, u16>);
}

codec!(WrongCompare: u8, Node::fixed("wrong-compare", 1), INFALLIBLE,
|value, out, end| { out.put(&[*value]); },
|row| row.byte(),
fn compare(a: &u8, b: &u8) -> std::cmp::Ordering {
    b.cmp(a)
});

#[test]
fn a_compare_that_disagrees_with_the_bytes() {
    breaks(&["Order"], check_codec::<WrongCompare, u8>);
}

codec!(TwoForms: u8, Node::fixed("two-forms", 2), INFALLIBLE,
    |value, out, end| { out.put(&[*value, 0]); },
    |row| Some(row.array::<2>()?[0]));

#[test]
fn a_decode_that_accepts_two_encodings_of_one_value() {
    breaks(&["Round trip"], check_codec::<TwoForms, u8>);
}

codec!(KnowsItsOffset: u8, Node::fixed("knows-its-offset", 1), INFALLIBLE,
    |value, out, end| { let mask = out.position() as u8; out.put(&[*value ^ (mask & 1)]); },
    |row| { let mask = row.position() as u8; Some(row.byte()? ^ (mask & 1)) });

#[test]
fn bytes_that_depend_on_the_offset() {
    breaks(&["Round trip", "Order"], check_codec::<KnowsItsOffset, u8>);
}

// Self-delimiting, but refuses depending on what follows.
codec!(LooksFurther: u8, Node::variable("looks-further"), INFALLIBLE,
|value, out, end| { out.put(&[*value, 0]); },
|row| {
    let value = row.byte()?;
    row.byte().filter(|end| *end == 0)?;
    if end != End::Row && row.remaining() == 0 {
        return row.refuse("expected another field");
    }
    Some(value)
});

#[test]
fn a_decode_that_depends_on_what_follows() {
    let said = breaks(&["Prefix"], check_codec::<LooksFurther, u8>);
    assert!(said.contains("bytes that begin with the same 3"), "{said}");
}
