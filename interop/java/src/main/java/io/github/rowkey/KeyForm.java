package io.github.rowkey;

import java.util.*;

/** {@code key}: a {@code Map} of the fields of a nested key; of a newtype, what it holds. */
final class KeyForm extends Form {
    final Fields fields;

    KeyForm(Node node) {
        super(node);
        fields = new Fields(node.parameters(), false).nested();
        if (fields.list.isEmpty()) { throw new LayoutException("a nested key has no member `fields`"); }
        checkWidth(fields.width, fields.width);
    }

    @Override void mix(Words words, End end, boolean complemented, boolean marked) { fields.mix(words, end, complemented, marked); }

    @Override void mixPaths(Words words, List<String> path) { fields.mixPaths(words, path); }

    @Override Object read(Row row, End end) { return fields.readValue(row, end); }

    @Override byte[] write(Object value, End end) { return fields.writeValue(Bytes.NONE, value, end); }

    /** The fields by their names. */
    static Map<String, ?> map(Object value) {
        if (!(value instanceof Map)) { throw EncodeException.type("a Map of fields", value); }
        @SuppressWarnings("unchecked")
        Map<String, ?> fields = (Map<String, ?>) value;
        return fields;
    }

    @Override Place bound(Object value, End end) {
        return fields.isNewtype() ? fields.list.get(0).form.bound(value, end) : super.bound(value, end);
    }

    @Override boolean begins(byte[] data, End end) { return Part.mayBegin(data, fields.parts(end)); }

    @Override boolean isUnterminated() { return fields.isUnterminated(); }
}
