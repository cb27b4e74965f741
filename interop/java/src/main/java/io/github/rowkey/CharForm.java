package io.github.rowkey;

import java.math.BigInteger;

/** {@code char}: a {@code String} of one Unicode scalar value. */
final class CharForm extends Form {
    CharForm(String kind, Object says, Members members) {
        super(kind, members);
        plain(says, 4, 4);
        first = BigInteger.ZERO;
        last = BigInteger.valueOf(0x10FFFF - 0x800);
    }

    private static boolean isScalar(long code) { return code >= 0 && code <= 0x10FFFF && (code < 0xD800 || code >= 0xE000); }

    @Override Object read(Row row, End end) {
        int at = row.at;
        long code = row.number(4);
        if (!isScalar(code)) { throw new DecodeException(at, "a Unicode scalar value", "0x" + Long.toHexString(code)); }
        return new String(Character.toChars((int) code));
    }

    private static int code(Object value) {
        String text = value instanceof String ? (String) value : "";
        if (text.isEmpty() || text.codePointCount(0, text.length()) != 1 || !isScalar(text.codePointAt(0))) {
            throw EncodeException.type("a String of one Unicode scalar value", value);
        }
        return text.codePointAt(0);
    }

    @Override void write(Object value, End end, Output output) { output.number(code(value), 4); }

    @Override BigInteger ordinal(Object value) {
        int code = code(value);
        // Without surrogates.
        return BigInteger.valueOf(code >= 0xE000 ? code - 0x800 : code);
    }
}
