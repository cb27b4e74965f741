package io.github.rowkey;

import java.util.*;

/** {@code keys}: a key of one of several kinds. A {@code Map} of the kind and its key, or the name of a kind without fields. */
final class KeysForm extends Form {
    final Map<String, KeyLayout> kinds;

    KeysForm(String kind, Object says, Members members) {
        super(kind, members);
        checkWidth(-1, -1);
        kinds = KindsLayout.kinds((List<?>) says);
        kinds.values().forEach(one -> one.fields.nested());
        if (kinds.values().stream().anyMatch(one -> !one.isPlain())) {
            throw new LayoutException("a kind in `keys` has no salt, no `trailing` and no `max_len`");
        }
    }

    @Override void mix(Words words, End end, boolean complemented, boolean marked) {
        words.word(Forms.tag(kind));
        words.flag(complemented);
        words.word(kinds.size());
        for (KeyLayout one : kinds.values()) {
            words.bytes(one.prefix);
            if (marked) { words.word('#'); }
            one.fields.mix(words, end, complemented, marked);
            words.word(')');
        }
    }

    @Override void mixPaths(Words words, List<String> path) {
        for (KeyLayout one : kinds.values()) {
            if (one.fields.list.isEmpty()) {
                List<String> own = new ArrayList<>(path);
                own.add(one.name);
                words.path(own);
            } else {
                one.fields.mixPaths(words, path);
            }
        }
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        for (KeyLayout one : kinds.values()) {
            if (End.begins(row.data, at, one.prefix)) {
                row.at += one.prefix.length;
                Map<String, Object> values = one.fields.read(row, end, null);
                if (values.isEmpty()) { return one.name; }
                Map<String, Object> found = new LinkedHashMap<>();
                found.put(one.name, one.fields.isNewtype() ? values.get("0") : values);
                return found;
            }
        }
        String found = "0x" + Output.hex(Arrays.copyOfRange(row.data, at, Math.min(row.data.length, at + 16)));
        throw new DecodeException(at, "the prefix of one of " + kinds.keySet(), found);
    }

    @Override void write(Object value, End end, Output output) {
        boolean isMap = value instanceof Map && ((Map<?, ?>) value).size() == 1;
        KeyLayout one = kind(isMap ? ((Map<?, ?>) value).keySet().iterator().next() : value);
        Object inside = isMap ? ((Map<?, ?>) value).get(one.name) : Collections.emptyMap();
        output.put(one.prefix);
        try {
            one.fields.write(one.fields.isNewtype() && isMap ? Collections.singletonMap("0", inside) : KeyForm.map(inside), end, output, null);
        } catch (EncodeException wrong) {
            throw wrong.in(one.name);
        }
    }

    private KeyLayout kind(Object name) {
        KeyLayout found = kinds.get(name);
        if (found == null) { throw EncodeException.type("one of the kinds " + kinds.keySet(), name); }
        return found;
    }

    /** The bytes with which all values of a kind begin; null if it has no fields, so that it is a value. */
    static byte[] head(Form form, String name) {
        if (form instanceof DescendingForm) {
            byte[] head = head(((DescendingForm) form).inner, name);
            return head == null ? null : Output.complement(head);
        }
        if (!(form instanceof KeysForm)) { throw new EncodeException("is no enum of keys, so it has no kinds"); }
        KeyLayout one = ((KeysForm) form).kind(name);
        return one.fields.list.isEmpty() ? null : Output.join(one.prefix, one.fields.list.get(0).literal);
    }

    /** The enum of keys in a newtype, whose rows are those of the enum; null if it is none. */
    static KeysForm alone(Fields fields) {
        if (!fields.isNewtype() || fields.trailing || fields.list.get(0).literal.length > 0) { return null; }
        Form form = fields.list.get(0).form;
        if (form instanceof KeyForm) { return alone(((KeyForm) form).fields); }
        return form instanceof KeysForm ? (KeysForm) form : null;
    }

    @Override boolean isUnterminated() {
        return kinds.values().stream().anyMatch(one -> one.fields.isUnterminated());
    }

    @Override boolean begins(byte[] data, End end) {
        for (KeyLayout one : kinds.values()) {
            if (End.begins(one.prefix, 0, data)) { return true; }
            if (End.begins(data, 0, one.prefix)) {
                return Part.mayBegin(Arrays.copyOfRange(data, one.prefix.length, data.length), one.fields.parts(end));
            }
        }
        return false;
    }
}
