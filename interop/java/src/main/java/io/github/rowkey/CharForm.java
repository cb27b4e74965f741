package io.github.rowkey;

/** {@code char}: a {@code String} of one Unicode scalar value. */
final class CharForm extends Form {
    CharForm(Node node) { super(node); }

    private static boolean isScalar(long code) { return code >= 0 && code <= 0x10FFFF && (code < 0xD800 || code >= 0xE000); }

    @Override Object read(Row row, End end) {
        int at = row.at;
        long code = row.number(4);
        if (!isScalar(code)) { throw new DecodeException(at, "a Unicode scalar value", "0x" + Long.toHexString(code)); }
        return new String(Character.toChars((int) code));
    }

    @Override byte[] write(Object value, End end) {
        String text = value instanceof String ? (String) value : "";
        if (text.isEmpty() || text.codePointCount(0, text.length()) != 1 || !isScalar(text.codePointAt(0))) {
            throw EncodeException.type("a String of one Unicode scalar value", value);
        }
        return Bytes.number(text.codePointAt(0), 4);
    }
}
