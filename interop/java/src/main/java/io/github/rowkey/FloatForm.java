package io.github.rowkey;

/** {@code float}: IEEE 754 in the total order, a {@code Float} or {@code Double}. NaNs keep their bits. */
final class FloatForm extends Form {
    FloatForm(Node node) {
        super(node);
        if (width != 4 && width != 8) { throw new LayoutException("a float has 4 or 8 bytes"); }
    }

    @Override Object read(Row row, End end) {
        // Four bytes are the upper half of a `long`, so that their sign is its own.
        long found = row.number(width) << 64 - 8 * width;
        long bits = found < 0 ? found ^ Long.MIN_VALUE : ~found;
        return width == 4 ? (Object) Float.intBitsToFloat((int) (bits >> 32)) : (Object) Double.longBitsToDouble(bits);
    }

    @Override byte[] write(Object value, End end) {
        boolean widened = value instanceof Double || value instanceof Float && !((Float) value).isNaN();
        if (width == 4 ? !(value instanceof Float) : !widened) {
            throw EncodeException.type(width == 4 ? "a Float" : "a Double", value);
        }
        long bits = width == 4
                ? (long) Float.floatToRawIntBits((Float) value) << 32
                : Double.doubleToRawLongBits(((Number) value).doubleValue());
        return Bytes.number((bits < 0 ? ~bits : bits ^ Long.MIN_VALUE) >> 64 - 8 * width, width);
    }
}
