package io.github.rowkey;

import java.math.BigInteger;
import java.util.List;

/** {@code optional}: null, or a value; of an {@code optional} in an {@code optional}, null or {@link Some}. */
final class OptionalForm extends Form {
    final Form inner;
    private final boolean nested;

    OptionalForm(String kind, Object says, Members members) {
        super(kind, members);
        inner = Forms.parse(says);
        checkWidth(-1, -1);
        Form plain = inner;
        while (plain instanceof DescendingForm) { plain = ((DescendingForm) plain).inner; }
        nested = plain instanceof OptionalForm;
        // None is the least.
        first = inner.first == null ? null : inner.first.subtract(BigInteger.ONE);
        last = inner.last;
    }

    @Override void mixRest(Words words, End end, boolean complemented) {
        inner.mix(words, end, complemented, false);
        words.word(')');
    }

    @Override void mixPaths(Words words, List<String> path) { inner.mixPaths(words, path); }

    @Override Object read(Row row, End end) {
        int at = row.skip(1);
        if (row.data[at] != 0 && row.data[at] != 1) { throw DecodeException.ofByte(at, "0x00 or 0x01", row.data[at]); }
        if (row.data[at] == 0) { return null; }
        Object value = inner.read(row, end);
        return nested ? new Some(value) : value;
    }

    private Object inside(Object value) {
        if (!nested) { return value; }
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

    @Override boolean isUnterminated() { return inner.isUnterminated(); }

    @Override BigInteger ordinal(Object value) {
        BigInteger number = value == null ? first : inner.ordinal(inside(value));
        return number == null || value == null ? number : number.max(inner.first);
    }

    @Override boolean isBetween(Bound bound, End end) {
        if (first != null || nested) { return super.isBetween(bound, end); }
        if (bound.low == null || bound.high == null || bound.high.value == null) { return false; }
        if (bound.low.value != null) { return inner.isBetween(bound, end); }
        // Above none, and below the first value.
        boolean first = "".equals(bound.high.value) || bound.high.value instanceof byte[] && ((byte[]) bound.high.value).length == 0;
        return !bound.low.inclusive && !bound.high.inclusive && first;
    }
}
