package io.github.rowkey;


/** {@code float}: IEEE 754 in the total order, a {@code Float} or {@code Double}. NaNs keep their bits. */
final class FloatForm extends Form {
    FloatForm(String kind, Object says, Members members) {
        super(kind, members);
        plain(says, 4, 8);
        if (width != 4 && width != 8) { throw new LayoutException("a float has 4 or 8 bytes"); }
    }

    @Override Object read(Row row, End end) {
        long found = row.number(width);
        if (width == 4) {
            int bits = (int) found;
            return Float.intBitsToFloat(bits < 0 ? bits ^ Integer.MIN_VALUE : ~bits);
        }
        return Double.longBitsToDouble(found < 0 ? found ^ Long.MIN_VALUE : ~found);
    }

    @Override void write(Object value, End end, Output output) {
        if (width == 4 && value instanceof Float) {
            int bits = Float.floatToRawIntBits((Float) value);
            output.number((bits < 0 ? ~bits : bits ^ Integer.MIN_VALUE) & 0xFFFFFFFFL, 4);
        } else if (width == 8 && (value instanceof Double || value instanceof Float && !((Float) value).isNaN())) {
            long bits = Double.doubleToRawLongBits(((Number) value).doubleValue());
            output.number(bits < 0 ? ~bits : bits ^ Long.MIN_VALUE, 8);
        } else {
            throw EncodeException.type(width == 4 ? "a Float" : "a Double", value);
        }
    }
}
