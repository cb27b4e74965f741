package io.github.rowkey;

import java.util.*;

/** {@code optional}: null, or a value; of an {@code optional} in an {@code optional}, null or {@link Some}. */
final class OptionalForm extends AroundForm {
    OptionalForm(Node node) { super(node, node.says()); }

    @Override Object read(Row row, End end) {
        if (!row.flag()) { return null; }
        Object value = inner.read(row, end);
        return inner.hasNone() ? new Some(value) : value;
    }

    private Object inside(Object value) {
        if (!inner.hasNone()) { return value; }
        if (!(value instanceof Some)) { throw EncodeException.type("null or a Some", value); }
        return ((Some) value).value();
    }

    @Override byte[] write(Object value, End end) {
        return value == null ? Bytes.of(0) : Bytes.join(Bytes.of(1), inner.write(inside(value), end));
    }

    @Override Place bound(Object value, End end) {
        if (value == null) { return new Place(Bytes.of(0), Place.AT); }
        Place found = inner.bound(inside(value), end);
        return new Place(Bytes.join(Bytes.of(1), found.bytes), found.position);
    }

    @Override boolean begins(byte[] data, End end) {
        return data[0] == 1 && Part.mayBegin(Bytes.from(data, 1), Collections.singletonList(new Part(inner, end)));
    }

    @Override boolean hasNone() { return true; }

    @Override boolean isNoneFirst() { return inner.isFalling(); }

    @Override boolean isUnsorted(End end) { return inner.isUnsorted(end) || inner.isNoneFirst(); }

    @Override boolean isUnterminated() { return inner.isUnterminated(); }
}
