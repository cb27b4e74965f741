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
        for (Object name : ((Map<?, ?>) value).keySet()) {
            if (!(name instanceof String)) { throw EncodeException.type("the name of a field", name); }
        }
        @SuppressWarnings("unchecked")
        Map<String, ?> fields = (Map<String, ?>) value;
        return fields;
    }

    /** What a newtype holds; null if it is none. */
    private Form inner() { return fields.isNewtype() ? fields.list.get(0).form : null; }

    @Override Place bound(Object value, End end) {
        if (inner() == null) { return super.bound(value, end); }
        Place found = inner().bound(value, fields.end(0, end));
        byte[] after = found.position == Place.AT ? fields.delimiter(0) : Bytes.NONE;
        return new Place(Bytes.join(fields.list.get(0).literal, found.bytes, after), found.position);
    }

    @Override boolean isFalling() { return inner() != null && inner().isFalling(); }

    @Override boolean hasNone() { return inner() != null && inner().hasNone(); }

    @Override boolean isNoneFirst() { return inner() != null && inner().isNoneFirst(); }

    @Override boolean isUnsorted(End end) { return fields.isUnsorted(end); }

    @Override boolean begins(byte[] data, End end) { return Part.mayBegin(data, fields.parts(end)); }

    @Override boolean isUnterminated() { return fields.isUnterminated(); }
}
