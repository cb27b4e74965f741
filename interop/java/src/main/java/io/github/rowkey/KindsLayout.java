package io.github.rowkey;

import java.util.*;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/** The layout of an enum of keys. */
final class KindsLayout extends Layout {
    private final Map<String, KeyLayout> kinds;
    private final KeyLayout first;

    KindsLayout(Members members) {
        super(members);
        kinds = kinds(members.list("kinds"));
        first = kinds.values().iterator().next();
        if (kinds.values().stream().anyMatch(kind -> kind.salt == null ? first.salt != null : !kind.salt.isLike(first.salt))) {
            throw new LayoutException("the salts of the row kinds differ in width or buckets");
        }
        seal();
    }

    /** The kinds by their names. No prefix begins with another. */
    static Map<String, KeyLayout> kinds(List<?> listed) {
        Map<String, KeyLayout> kinds = new LinkedHashMap<>();
        if (listed.isEmpty()) { throw new LayoutException("an enum of keys has at least one kind"); }
        byte[] before = Bytes.NONE;
        for (Object one : listed) {
            Members kind = new Members(one, "kinds");
            String name = kind.name();
            Members inside = new Members(kind.only("layout"), "layout");
            KeyLayout layout = new KeyLayout(inside, name);
            inside.end();
            if (Range.compare(before, layout.prefix) >= 0 || before.length > 0 && Bytes.begins(layout.prefix, 0, before)) {
                throw new LayoutException("the prefix of the kind `" + name + "` is empty, not in order, or begins with that of another");
            }
            before = layout.prefix;
            if (kinds.put(name, layout) != null) { throw new LayoutException("two kinds are named `" + name + "`"); }
        }
        return kinds;
    }

    /** The kind whose prefix is at the cursor. */
    static KeyLayout kind(Map<String, KeyLayout> kinds, Row row) {
        for (KeyLayout kind : kinds.values()) {
            if (Bytes.begins(row.data, row.at, kind.prefix)) { return kind; }
        }
        throw row.fault("the prefix of one of " + kinds.keySet(), 16);
    }

    static long fingerprint(Map<String, KeyLayout> kinds, boolean names) {
        Words words = new Words(names);
        words.mix('k', kinds.size());
        for (KeyLayout kind : kinds.values()) {
            words.mix(names ? kind.fingerprint() : kind.bytesFingerprint());
            if (names && kind.isValue()) { words.path(Collections.singletonList(kind.name)); }
        }
        return words.state;
    }

    @Override long fingerprint(boolean names) { return fingerprint(kinds, names); }

    @Override public Map<String, Object> decode(byte[] data) {
        KeyLayout kind = kind(data);
        try {
            return new LinkedHashMap<>(Collections.singletonMap(kind.name, kind.decode(data)));
        } catch (DecodeException wrong) {
            // A kind without fields is no field itself.
            boolean ofFields = wrong.isNamed() || kind.isValue();
            boolean ofRow = wrong.field().equals("salt") || wrong.field().equals("prefix");
            throw ofFields && !ofRow ? wrong.in(kind.name) : wrong;
        }
    }

    private KeyLayout kind(byte[] data) {
        Row row = new Row(data);
        RowKeyException.in("salt", () -> row.skip(first.saltWidth()));
        return RowKeyException.in("prefix", () -> kind(kinds, row));
    }

    private <T> T ofKind(Map<String, ?> values, BiFunction<KeyLayout, Map<String, ?>, T> what) {
        String name = KeyForm.map(values).size() == 1 ? values.keySet().iterator().next() : null;
        KeyLayout kind = kinds.get(name);
        if (kind == null) { throw new EncodeException("expected one of the row kinds " + kinds.keySet() + " and its fields"); }
        try {
            return what.apply(kind, KeyForm.map(values.get(name)));
        } catch (EncodeException wrong) {
            throw wrong.isNamed() ? wrong.in(name) : wrong;
        }
    }

    @Override public byte[] encode(Map<String, ?> values) { return ofKind(values, KeyLayout::encode); }

    @Override public int bucket(Map<String, ?> values) { return ofKind(values, KeyLayout::bucket); }

    @Override public Range range(Map<String, ?> values, Bound bound) {
        return ofKind(values, (kind, fields) -> kind.range(fields, bound));
    }

    @Override public List<Range> ranges(Map<String, ?> values, Bound bound) {
        if (!KeyForm.map(values).isEmpty() || bound != null) { return ofKind(values, (kind, fields) -> kind.ranges(fields, bound)); }
        return kinds.values().stream().flatMap(kind -> kind.ranges().stream()).sorted().collect(Collectors.toList());
    }

    @Override public List<byte[]> splitPoints() {
        if (first.salt != null) { return first.splitPoints(); }
        return kinds.values().stream().skip(1).map(kind -> kind.prefix.clone()).collect(Collectors.toList());
    }
}
