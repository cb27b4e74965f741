package io.github.rowkey;

import java.util.*;
import java.util.function.*;

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
        for (Object one : listed) {
            Members kind = new Members(one, "kinds");
            String name = kind.text("name");
            Members inside = new Members(kind.only("layout"), "layout");
            KeyLayout layout = new KeyLayout(inside, name);
            inside.end();
            for (KeyLayout other : kinds.values()) {
                if (End.begins(layout.prefix, 0, other.prefix) || End.begins(other.prefix, 0, layout.prefix)) {
                    throw new LayoutException("the prefix of one kind begins with that of another");
                }
            }
            if (layout.prefix.length == 0) { throw new LayoutException("the kind `" + name + "` has no prefix"); }
            kinds.put(name, layout);
        }
        return kinds;
    }

    static long fingerprint(Map<String, KeyLayout> kinds, boolean names) {
        Words words = new Words(names);
        words.word('k');
        words.word(kinds.size());
        kinds.forEach((name, kind) -> words.kind(name, names ? kind.fingerprint() : kind.bytesFingerprint(), kind.fields));
        return words.state;
    }

    @Override long fingerprint(boolean names) { return fingerprint(kinds, names); }

    @Override public Map<String, Object> decode(byte[] row) {
        int start = first.saltWidth();
        for (Map.Entry<String, KeyLayout> kind : kinds.entrySet()) {
            if (End.begins(row, start, kind.getValue().prefix)) {
                try {
                    Map<String, Object> values = new LinkedHashMap<>();
                    values.put(kind.getKey(), kind.getValue().decode(row));
                    return values;
                } catch (DecodeException wrong) {
                    // A kind without fields is no field itself.
                    boolean ofFields = wrong.isNamed() || kind.getValue().fields.list.isEmpty();
                    boolean ofRow = wrong.field().equals("salt") || wrong.field().equals("prefix");
                    throw ofFields && !ofRow ? wrong.in(kind.getKey()) : wrong;
                }
            }
        }
        if (row.length < start) { throw new DecodeException(0, start + " bytes", String.valueOf(row.length)).in("salt"); }
        String found = "0x" + Output.hex(Arrays.copyOfRange(row, start, Math.min(row.length, start + 16)));
        throw new DecodeException(start, "the prefix of one of " + kinds.keySet(), found).in("prefix");
    }

    private <T> T ofKind(Map<String, ?> values, BiFunction<KeyLayout, Map<String, ?>, T> what) {
        String name = values.size() == 1 ? values.keySet().iterator().next() : null;
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
        if (!values.isEmpty()) { return ofKind(values, (kind, fields) -> kind.ranges(fields, bound)); }
        List<Range> found = new ArrayList<>();
        for (KeyLayout kind : kinds.values()) { found.addAll(kind.ranges()); }
        Collections.sort(found);
        return found;
    }

    @Override public List<byte[]> splitPoints() {
        if (first.salt != null) { return first.splitPoints(); }
        List<byte[]> found = new ArrayList<>();
        for (KeyLayout kind : kinds.values()) { found.add(kind.prefix.clone()); }
        return found.subList(1, found.size());
    }
}
