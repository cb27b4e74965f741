package io.github.rowkey;

/**
 * {@code bytes}, {@code digest}: a {@code byte[]} of fixed width; {@code hex}, {@code hex_upper} without a domain: its digits.
 */
final class BytesForm extends Form {
    /** Of the digits; null: the bytes as they are. */
    private final String alphabet;

    BytesForm(Node node) {
        super(node);
        alphabet = kind.equals("hex") ? DigitsForm.LOWER : kind.equals("hex_upper") ? DigitsForm.UPPER : null;
        if (alphabet != null && width % 2 != 0) { throw new LayoutException("hexadecimal bytes have two digits each"); }
    }

    @Override Object read(Row row, End end) {
        if (alphabet == null) { return row.take(width); }
        String digits = DigitsForm.digits(row, width, alphabet, false);
        byte[] bytes = new byte[width / 2];
        for (int i = 0; i < bytes.length; i++) { bytes[i] = (byte) Integer.parseInt(digits.substring(2 * i, 2 * i + 2), 16); }
        return bytes;
    }

    @Override byte[] write(Object value, End end) {
        int expected = alphabet == null ? width : width / 2;
        if (!(value instanceof byte[])) { throw EncodeException.type("a byte[] of " + expected + " bytes", value); }
        byte[] bytes = (byte[]) value;
        if (bytes.length != expected) { throw new EncodeException(bytes.length + " bytes, the field has " + expected); }
        return alphabet == null ? bytes : DigitsForm.cased(Bytes.hex(bytes), alphabet);
    }
}
