package io.github.rowkey;

import java.util.*;

/** {@code optional}: null, or a value; of an {@code optional} in an {@code optional}, null or {@link Some}. */
final class OptionalForm extends AroundForm {
    OptionalForm(String kind, Object says, Members members) {
        super(kind, says, members);
        checkWidth(-1, -1);
    }

    @Override Object read(Row row, End end) {
        int at = row.skip(1);
        if (row.data[at] != 0 && row.data[at] != 1) { throw DecodeException.ofByte(at, "0x00 or 0x01", row.data[at]); }
        if (row.data[at] == 0) { return null; }
        Object value = inner.read(row, end);
        return inner.hasNone() ? new Some(value) : value;
    }

    private Object inside(Object value) {
        if (!inner.hasNone()) { return value; }
        if (!(value instanceof Some)) { throw EncodeException.type("null or a Some", value); }
        return ((Some) value).value();
    }

    @Override void write(Object value, End end, Output output) {
        output.put(value == null ? 0 : 1);
        if (value != null) { inner.write(inside(value), end, output); }
    }

    @Override Place bound(Object value, End end) {
        return value == null ? new Place(new byte[1], Place.AT) : inner.bound(inside(value), end).after(1);
    }

    @Override boolean begins(byte[] data, End end) {
        byte[] value = Arrays.copyOfRange(data, 1, data.length);
        return data[0] == 1 && Part.mayBegin(value, Collections.singletonList(new Part(inner, end)));
    }

    @Override boolean hasNone() { return true; }

    @Override boolean isUnterminated() { return inner.isUnterminated(); }
}
