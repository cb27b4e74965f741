package io.github.rowkey;

import java.util.*;

/** {@code keys}: a key of one of several kinds. A {@code Map} of the kind and its key, or the name of a kind without fields. */
final class KeysForm extends Form {
    final Map<String, KeyLayout> kinds;

    KeysForm(Node node) {
        super(node);
        if (!(node.says() instanceof List)) { throw new LayoutException("the kinds of a `keys` are no list"); }
        kinds = KindsLayout.kinds((List<?>) node.says());
        kinds.values().forEach(one -> one.fields.nested());
        if (kinds.values().stream().anyMatch(one -> !one.isPlain())) {
            throw new LayoutException("a kind in `keys` has no salt, no `trailing` and no `max_len`");
        }
    }

    @Override void mix(Words words, End end, boolean complemented, boolean marked) {
        words.mix(tag, Words.flag(complemented), kinds.size());
        for (KeyLayout one : kinds.values()) {
            words.bytes(one.prefix);
            if (marked) { words.mix('#'); }
            one.fields.mix(words, end, complemented, marked);
            words.mix(')');
        }
    }

    @Override void mixPaths(Words words, List<String> path) {
        for (KeyLayout one : kinds.values()) {
            List<String> own = new ArrayList<>(path);
            own.add(one.name);
            if (one.isValue()) {
                words.path(own);
            } else {
                one.fields.mixPaths(words, own);
            }
        }
    }

    @Override Object read(Row row, End end) {
        KeyLayout one = KindsLayout.kind(kinds, row);
        row.at += one.prefix.length;
        Object value = one.fields.readValue(row, end);
        return one.isValue() ? one.name : new LinkedHashMap<>(Collections.singletonMap(one.name, value));
    }

    @Override byte[] write(Object value, End end) {
        boolean isMap = value instanceof Map && ((Map<?, ?>) value).size() == 1;
        KeyLayout one = kind(isMap ? ((Map<?, ?>) value).keySet().iterator().next() : value);
        Object inside = isMap ? ((Map<?, ?>) value).get(one.name) : Collections.emptyMap();
        return RowKeyException.in(one.name, () -> one.fields.writeValue(one.prefix, inside, end));
    }

    private KeyLayout kind(Object name) {
        KeyLayout found = kinds.get(name);
        if (found == null) { throw EncodeException.name(kinds.keySet(), name); }
        return found;
    }

    /** The bytes with which all values of a kind begin, whose form may be descending; null if it has no fields and is a value. */
    static byte[] head(Form form, String name) {
        if (form instanceof DescendingForm) {
            byte[] head = head(((DescendingForm) form).inner, name);
            return head == null ? null : Bytes.complement(head);
        }
        if (!(form instanceof KeysForm)) { throw new EncodeException("is no enum of keys, so it has no kinds"); }
        KeyLayout one = ((KeysForm) form).kind(name);
        return one.isValue() ? null : Bytes.join(one.prefix, one.fields.list.get(0).literal);
    }

    /** The enum of keys in a newtype, whose rows are those of the enum; null if it is none. */
    static KeysForm alone(Fields fields) {
        if (!fields.isNewtype() || fields.trailing || fields.list.get(0).literal.length > 0) { return null; }
        Form form = fields.list.get(0).form;
        if (form instanceof KeyForm) { return alone(((KeyForm) form).fields); }
        return form instanceof KeysForm ? (KeysForm) form : null;
    }

    @Override boolean isUnterminated() { return kinds.values().stream().anyMatch(one -> one.fields.isUnterminated()); }

    @Override boolean isUnsorted(End end) { return kinds.values().stream().anyMatch(one -> one.fields.isUnsorted(end)); }

    @Override boolean begins(byte[] data, End end) {
        for (KeyLayout one : kinds.values()) {
            if (Bytes.begins(one.prefix, 0, data)) { return true; }
            if (Bytes.begins(data, 0, one.prefix)) {
                return Part.mayBegin(Bytes.from(data, one.prefix.length), one.fields.parts(end));
            }
        }
        return false;
    }
}
