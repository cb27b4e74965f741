//! Codecs that break a law when checked by themselves.

use super::*;

codec!(NoSignFlip: i32, Format::fixed("no-sign-flip", 4).infallible(),
    |value, out, P| { out.put(&value.to_be_bytes()); },
    |row| Ok(i32::from_be_bytes(row.array()?)));

#[test]
fn a_missing_sign_flip() {
    let said = breaks(&["Order"], check_codec::<NoSignFlip, i32>);
    assert!(said.contains("rows compare as their fields do"), "{said}");
}

codec!(LittleEndian: u32, Format::fixed("little-endian", 4).infallible(),
    |value, out, P| { out.put(&value.to_le_bytes()); },
    |row| Ok(u32::from_le_bytes(row.array()?)));

#[test]
fn little_endian() {
    breaks(&["Order"], check_codec::<LittleEndian, u32>);
}

// `~` sorts behind what may follow in a longer text.
codec!(WrongTerminator: String, Format::variable("wrong-terminator"),
|value, out, P| {
    if value.contains('~') {
        return Err(EncodeFault::custom("no ~"));
    }
    out.put(value.as_bytes());
    if !P::LAST {
        out.put(b"~");
    }
},
|row| {
    let bytes = if P::LAST { rest(row)? } else { until(row, b'~')? };
    if bytes.contains(&b'~') {
        return Err(row.fault("no ~"));
    }
    text(row, bytes)
});

#[test]
fn a_terminator_above_the_text() {
    breaks(&["Order"], || check_codec_with::<WrongTerminator, _>("[a-c]{0,3}"));
}

codec!(NulNotEscaped: String, Format::variable("nul-not-escaped").infallible(),
|value, out, P| {
    out.put(value.as_bytes());
    if !P::LAST { out.put(&[0]); }
},
|row| {
    let bytes = if P::LAST { rest(row)? } else { until(row, 0)? };
    text(row, bytes)
});

#[test]
fn a_nul_that_is_not_escaped() {
    breaks(&["Round trip", "Self-delimiting"], || check_codec_with::<NulNotEscaped, _>(any_text()));
}

codec!(DescWithoutEnd: Vec<u8>, Format::variable("desc-without-end").descending().infallible(),
|value, out, P| {
    let turned: Vec<u8> = value.iter().map(|byte| !byte).collect();
    out.put(&turned);
    if !P::LAST { out.put(&[0, 1]); }
},
|row| {
    let mut bytes = rest(row)?;
    if !P::LAST {
        // Good enough for a row that ends here.
        let end = bytes.windows(2).position(|pair| pair == [0, 1]).ok_or(row.fault("no end"))?;
        bytes.truncate(end);
    }
    Ok(bytes.iter().map(|byte| !byte).collect())
});

#[test]
fn descending_text_that_forgets_its_terminator() {
    breaks(&["Order"], check_codec::<DescWithoutEnd, Vec<u8>>);
}

codec!(DescPlainEnd: Vec<u8>, Format::variable("desc-plain-end").descending(),
    |value, out, P| {
        if value.contains(&0xff) { return Err(EncodeFault::custom("no FF")); }
        let turned: Vec<u8> = value.iter().map(|byte| !byte).collect();
        out.put(&turned);
        out.put(&[0]);
    },
    |row| Ok(until(row, 0)?.iter().map(|byte| !byte).collect()));

#[test]
fn descending_text_whose_terminator_is_not_complemented() {
    breaks(&["Order"], check_codec::<DescPlainEnd, Vec<u8>>);
}

codec!(LengthFirst: String, Format::variable("length-first"),
|value, out, P| {
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

codec!(Truncated: u32, Format::fixed("truncated", 3).infallible(),
|value, out, P| { out.put(&value.to_be_bytes()[1..]); },
|row| {
    let [a, b, c] = row.array()?;
    Ok(u32::from_be_bytes([0, a, b, c]))
});

#[test]
fn a_width_that_cuts_the_value() {
    breaks(&["Round trip"], check_codec::<Truncated, u32>);
}

codec!(NotSelfDelimiting: u32, Format::variable("not-self-delimiting").infallible(),
|value, out, P| { out.put(value.to_string().as_bytes()); },
|row| {
    let mut value = 0u32;
    while let Some(digit) = row.clone().byte().ok().filter(u8::is_ascii_digit) {
        row.byte()?;
        let more = value.checked_mul(10).and_then(|value| value.checked_add(u32::from(digit - b'0')));
        value = more.ok_or(row.fault("too large"))?;
    }
    Ok(value)
});

#[test]
fn digits_without_an_end() {
    breaks(&["Self-delimiting", "Order", "Round trip"], check_codec::<NotSelfDelimiting, u32>);
}

// So many x, and no end: what follows may be one more.
codec!(Unended: u8, Format::variable("unended").infallible(),
|value, out, P| {
    out.put(&vec![b'x'; (*value).into()]);
},
|row| {
    let mut value = 0u8;
    while row.clone().byte() == Ok(b'x') {
        row.byte()?;
        value = value.checked_add(1).ok_or(row.fault("too many"))?;
    }
    Ok(value)
});

#[test]
fn a_run_without_an_end() {
    breaks(&["Self-delimiting", "Round trip", "Order"], check_codec::<Unended, u8>);
}

codec!(LossyFloat: f64, Format::fixed("lossy-float", 4).infallible(),
|value, out, P| {
    let bits = (*value as f32).to_bits();
    out.put(&(if bits >> 31 == 1 { !bits } else { bits | 1 << 31 }).to_be_bytes());
},
|row| {
    let bits = u32::from_be_bytes(row.array()?);
    Ok(f32::from_bits(if bits >> 31 == 1 { bits & !(1 << 31) } else { !bits }).into())
});

#[test]
fn a_float_that_loses_digits() {
    breaks(&["Round trip"], check_codec::<LossyFloat, f64>);
}

codec!(FoldsCase: String, Format::variable("folds-case").infallible(),
|value, out, P| {
    let folded = value.to_lowercase();
    if P::LAST { out.put(folded.as_bytes()); } else { out.put(folded.replace('\0', "\0\u{7f}").as_bytes()); out.put(&[0, 1]); }
},
|row| {
    let bytes = row.text::<P>()?.into_owned();
    text(row, bytes)
});

#[test]
fn text_whose_case_is_folded() {
    breaks(&["Round trip"], || check_codec_with::<FoldsCase, _>("[a-zA-Z]{1,4}"));
}

codec!(IgnoresTheRest: u16, Format::variable("ignores-the-rest").infallible(),
|value, out, P| { out.put(&value.to_be_bytes()); },
|row| {
    let value = u16::from_be_bytes(row.array()?);
    if P::LAST { rest(row)?; }
    Ok(value)
});

#[test]
fn trailing_bytes_that_are_ignored() {
    breaks(&["Round trip"], check_codec::<IgnoresTheRest, u16>);
}

codec!(PanicsOnShort: u16, Format::fixed("panics-on-short", 2).infallible(),
|value, out, P| { out.put(&value.to_be_bytes()); },
|row| {
    let bytes = row.bytes(row.remaining().min(2))?;
    Ok(u16::from_be_bytes([bytes[0], bytes[1]]))
});

#[test]
fn a_decode_that_panics_on_short_rows() {
    let said = breaks(&["Total decode"], check_codec::<PanicsOnShort, u16>);
    assert!(said.contains("index out of bounds"), "{said}");
}

codec!(PanicsOnEncode: u8, Format::fixed("panics-on-encode", 1),
    |value, out, P| {
        assert!(*value < 250, "too large a byte");
        out.put(&[*value]);
    },
    |row| match row.byte()? { byte @ 0..250 => Ok(byte), _ => Err(row.fault("below 250")) });

#[test]
fn an_encode_that_panics() {
    let said = breaks(&["No panic"], check_codec::<PanicsOnEncode, u8>);
    assert!(said.contains("too large a byte"), "{said}");
}

codec!(WrongWidth: u16, Format::fixed("wrong-width", 3).infallible(),
    |value, out, P| { out.put(&value.to_be_bytes()); },
    |row| Ok(u16::from_be_bytes(row.array()?)));

#[test]
fn a_format_with_another_width() {
    breaks(&["Format"], check_codec::<WrongWidth, u16>);
}

codec!(NotInfallible: u8, Format::fixed("not-infallible", 1).infallible(),
    |value, out, P| {
        if *value > 99 { return Err(EncodeFault::custom("two digits")); }
        out.put(&[*value]);
    },
    |row| match row.byte()? { byte @ 0..100 => Ok(byte), _ => Err(row.fault("two digits")) });

#[test]
fn a_format_that_calls_itself_infallible() {
    breaks(&["Format"], check_codec::<NotInfallible, u8>);
}

codec!(WrongAlphabet: u8, Format::fixed("wrong-alphabet", 1).infallible().bytes_within(1, 255),
    |value, out, P| { out.put(&[*value]); },
    |row| row.byte());

#[test]
fn a_format_that_leaves_out_a_byte() {
    breaks(&["Format"], check_codec::<WrongAlphabet, u8>);
}

codec!(NotDescending: u16, Format::fixed("not-descending", 2).infallible(),
    |value, out, P| { out.put(&(!value).to_be_bytes()); },
    |row| Ok(!u16::from_be_bytes(row.array()?)));

#[test]
fn a_format_that_does_not_say_descending() {
    breaks(&["Order"], check_codec::<NotDescending, u16>);
}

codec!(WrongBound: u16, Format::fixed("wrong-bound", 1),
|value, out, P| {
    let Ok(byte) = u8::try_from(*value) else { return Err(EncodeFault::custom("above 255")) };
    out.put(&[byte]);
},
|row| Ok(row.byte()?.into()),
fn bound<P: Place, S: Sink>(value: &u16, out: &mut S) -> Position {
    match Self::encode::<P, S>(value, out) {
        Ok(()) => Position::At,
        // Too large a value, said to be too small.
        Err(_) => Position::Before,
    }
});

#[test]
fn a_bound_on_the_wrong_side() {
    breaks(&["Range"], check_codec::<WrongBound, u16>);
}

codec!(WrongBetween: u8, Format::fixed("wrong-between", 1).infallible(),
|value, out, P| { out.put(&[*value]); },
|row| row.byte(),
fn between(low: Bound<&u8>, high: Bound<&u8>) -> Between<u8> {
    match (low, high) {
        // One value is taken for none.
        (Bound::Included(low), Bound::Included(high)) if low >= high => Between::Nothing,
        _ => Between::Unknown,
    }
});

#[test]
fn a_between_that_takes_one_value_for_none() {
    breaks(&["Range"], check_codec::<WrongBetween, u8>);
}

codec!(WrongCompare: u8, Format::fixed("wrong-compare", 1).infallible(),
|value, out, P| { out.put(&[*value]); },
|row| row.byte(),
fn compare(a: &u8, b: &u8) -> std::cmp::Ordering {
    b.cmp(a)
});

#[test]
fn a_compare_that_disagrees_with_the_bytes() {
    breaks(&["Order"], check_codec::<WrongCompare, u8>);
}

codec!(TwoForms: u8, Format::fixed("two-forms", 2).infallible(),
    |value, out, P| { out.put(&[*value, 0]); },
    |row| Ok(row.array::<2>()?[0]));

#[test]
fn a_decode_that_takes_two_forms_of_one_value() {
    breaks(&["Round trip"], check_codec::<TwoForms, u8>);
}

codec!(KnowsItsOffset: u8, Format::fixed("knows-its-offset", 1).infallible(),
    |value, out, P| { let mask = out.position() as u8; out.put(&[*value ^ (mask & 1)]); },
    |row| { let mask = row.position() as u8; Ok(row.byte()? ^ (mask & 1)) });

#[test]
fn bytes_that_depend_on_the_offset() {
    breaks(&["Round trip", "Order"], check_codec::<KnowsItsOffset, u8>);
}
