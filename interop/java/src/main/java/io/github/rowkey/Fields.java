package io.github.rowkey;

import java.util.*;

/** The fields of a key, nested or of a whole row, with a delimiter between each two. */
final class Fields {
    /** One field. */
    static final class Field {
        final String name;
        final Form form;
        final boolean salted;
        final boolean tail;
        /** Whether its end is counted from that of the row. */
        final boolean rest;
        /** Constant bytes before the value, which are no part of it. */
        final byte[] literal;

        Field(Members members) {
            name = members.name();
            try {
                salted = members.flag("salted");
                tail = members.flag("tail");
                rest = members.flag("rest");
                literal = members.bytes("literal");
                form = Forms.parse(members.only("node"));
                if (tail && (literal.length > 0 || salted || !(form instanceof OptionalForm))) {
                    throw new LayoutException("a `tail` field is an `optional`, has no literal and is not salted");
                }
            } catch (LayoutException wrong) {
                throw new LayoutException("field `" + name + "`: " + wrong.getMessage());
            }
        }
    }

    final List<Field> list = new ArrayList<>();
    final boolean trailing;
    final byte[] delimiter;
    private final boolean ordered;
    private final End after;
    /** The index of the {@code rest} field; the number of fields if there is none. */
    final int rest;
    private final End afterRest;
    /** -1 for variable width. */
    final int width;

    Fields(Members members, boolean trailing) {
        this.trailing = trailing;
        Object said = members.optional("delimiter");
        ordered = said instanceof Long;
        if (ordered && ((Long) said < 0 || (Long) said > 0xFF)) { throw new LayoutException("a `delimiter` is a byte, or `unordered` ones"); }
        Members of = new Members(ordered || said == null ? Collections.emptyMap() : said, "delimiter");
        delimiter = ordered ? new byte[] {((Long) said).byteValue()} : of.bytes("unordered");
        of.end();
        boolean isText = delimiter.length > 0 && delimiter.length <= 6;
        for (byte one : delimiter) { isText &= one >= 0; }
        if (said != null && !ordered && !isText) { throw new LayoutException("an `unordered` delimiter has 1 to 6 bytes of ASCII"); }
        if (trailing && (ordered || said == null)) { throw new LayoutException("`trailing` is of an unordered delimiter"); }
        after = delimiter.length > 0 ? End.before(delimiter, ordered) : End.TERMINATOR;
        List<?> all = members.has("fields") ? members.list("fields") : null;
        if (all != null && all.isEmpty()) {
            throw new LayoutException("a kind without fields has no `fields`, and any other key has some");
        }
        Set<String> names = new HashSet<>();
        for (Object one : all == null ? Collections.emptyList() : all) {
            boolean tail = hasTail();
            list.add(new Field(new Members(one, "fields")));
            if (!names.add(last().name)) { throw new LayoutException("two fields are named `" + last().name + "`"); }
            if (tail && !last().tail || last().tail && (list.size() == 1 || said != null)) {
                throw new LayoutException("`tail` fields follow one that is not, end their key, and it has no delimiter");
            }
        }
        int index = 0;
        while (index < list.size() && !list.get(index).rest) { index++; }
        rest = index;
        afterRest = rest < list.size() ? End.rest(widthAfterRest()) : null;
        width = width(true);
    }

    private int widthAfterRest() {
        int sum = 0;
        boolean right = rest + 1 < list.size() && delimiter.length == 0 && !hasTail() && list.get(rest).form instanceof TextForm;
        for (Field field : list.subList(rest + 1, list.size())) {
            right &= field.form.width >= 0 && !field.rest;
            sum = Math.addExact(sum, field.literal.length + Math.max(field.form.width, 0));
        }
        if (right) { return sum; }
        throw new LayoutException("`rest` of the field `" + list.get(rest).name + "` is of text, and fields of fixed width alone follow it");
    }

    Fields nested() {
        if (rest == list.size()) { return this; }
        throw new LayoutException("`rest` of the field `" + list.get(rest).name + "` is counted from the end of a row, and its key is nested");
    }

    boolean isNewtype() { return list.size() == 1 && list.get(0).name.equals("0"); }

    boolean hasTail() { return !list.isEmpty() && last().tail; }

    boolean isUnterminated() { return hasTail() || !list.isEmpty() && last().form.isUnterminated(); }

    boolean isUnsorted(End end) { return parts(end).stream().anyMatch(part -> part.form.isUnsorted(part.end)); }

    Field last() { return list.get(list.size() - 1); }

    End end(int i, End end) {
        if (i == rest) { return afterRest; }
        if (i + 1 < list.size() || trailing) { return after; }
        return list.get(i).tail && end == End.ROW ? End.TERMINATOR : end;
    }

    List<Part> parts(End end) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            Field field = list.get(i);
            parts.add(new Part(field.literal, field.form, end(i, end), delimiter(i)));
        }
        return parts;
    }

    /** What is between a field and the next one, or the end of the row. */
    byte[] delimiter(int i) { return i + 1 < list.size() || trailing ? delimiter : Bytes.NONE; }

    /** The width of a row, with or without its {@code tail} fields; -1 if it varies. */
    int width(boolean tail) {
        int sum = 0;
        int count = 0;
        for (Field field : list) {
            if (field.tail && !tail) { break; }
            boolean nested = !tail && field == last() && field.form instanceof KeyForm;
            int own = nested ? ((KeyForm) field.form).fields.width(false) : field.form.width;
            if (own < 0) { return -1; }
            sum = Math.addExact(sum, field.literal.length + own);
            count++;
        }
        return Math.addExact(sum, delimiter.length * Math.max(count - (trailing ? 0 : 1), 0));
    }

    /** `marked` is null for a whole row, whose fields are marked one by one. */
    void mix(Words words, End end, boolean complemented, Boolean marked) {
        long[] mark = marked != null && marked ? new long[] {'#'} : new long[0];
        for (int i = 0; i < list.size(); i++) {
            Field field = list.get(i);
            if (field.tail && end == End.ROW) {
                if (!words.tail) { break; }
                words.mix('t');
            }
            if (field.literal.length > 0) {
                words.mix('l', Words.flag(complemented));
                words.mix(mark);
                words.bytes(field.literal);
            }
            try {
                field.form.mix(words, end(i, end), complemented, marked == null ? field.salted : marked);
            } catch (LayoutException wrong) {
                throw new LayoutException("field `" + field.name + "`: " + wrong.getMessage());
            }
            byte[] after = complemented ? Bytes.complement(delimiter(i)) : delimiter(i);
            if (after.length > 0) {
                words.mix(ordered ? ',' : ':');
                if (!ordered) { words.mix(after.length); }
                for (byte one : after) { words.mix(one & 0xFF); }
                words.mix(mark);
            }
        }
    }

    void mixPaths(Words words, List<String> path) {
        for (Field field : list) {
            List<String> own = new ArrayList<>(path);
            if (!isNewtype()) { own.add(field.name); }
            field.form.mixPaths(words, own);
        }
    }

    /** The values by name. `salted`, if it is given, receives the bytes of each salted field. */
    Map<String, Object> read(Row row, End end, List<byte[]> salted) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 0; i < list.size(); i++) {
            Field field = list.get(i);
            try {
                row.expect(field.literal, "the constant");
                int start = row.at;
                boolean tail = field.tail && end == End.ROW;
                values.put(field.name, tail && row.left() == 0 ? null : field.form.read(row, end(i, end)));
                if (tail && Arrays.equals(Bytes.from(row.data, start), new byte[1])) {
                    throw new DecodeException(start, "the end of the row", "1 byte more");
                }
                if (salted != null && field.salted) { salted.add(Arrays.copyOfRange(row.data, start, row.at)); }
                row.expect(delimiter(i), "the delimiter");
            } catch (DecodeException wrong) {
                throw wrong.in(field.name);
            }
        }
        return values;
    }

    /** The key as a value: of a newtype, what it holds. */
    Object readValue(Row row, End end) {
        Map<String, Object> values = read(row, end, null);
        return isNewtype() ? values.get("0") : values;
    }

    byte[] writeValue(byte[] prefix, Object value, End end) {
        return join(prefix, write(isNewtype() ? Collections.singletonMap("0", value) : KeyForm.map(value), end));
    }

    /** The bytes of field `i`. */
    byte[] one(int i, Map<String, ?> values, End end) {
        Field field = list.get(i);
        Object value = values.get(field.name);
        return RowKeyException.in(field.name, () -> {
            if (value == null && !field.tail && !values.containsKey(field.name)) { throw new EncodeException("has no value"); }
            return field.form.write(value, end(i, end));
        });
    }

    /** The bytes of each field, without literals and delimiters. */
    List<byte[]> write(Map<String, ?> values, End end) {
        List<byte[]> parts = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) { parts.add(one(i, values, end)); }
        // A `tail` field may be absent, so the sizes alone decide nothing.
        if (values.size() == parts.size() && !hasTail()) { return parts; }
        for (String name : values.keySet()) {
            if (list.stream().noneMatch(field -> field.name.equals(name))) {
                throw new EncodeException("there is no field `" + name + "`");
            }
        }
        return end == End.ROW ? kept(parts) : parts;
    }

    /** Without the tags of the last {@code tail} fields that are null, which a row leaves out. */
    List<byte[]> kept(List<byte[]> parts) {
        int kept = parts.size();
        while (kept > 0 && list.get(kept - 1).tail && Arrays.equals(parts.get(kept - 1), new byte[1])) { kept--; }
        return parts.subList(0, kept);
    }

    /** The first fields of a row after a prefix, with their literals and delimiters. */
    byte[] join(byte[] prefix, List<byte[]> parts) {
        List<byte[]> all = new ArrayList<>();
        all.add(prefix);
        for (int i = 0; i < parts.size(); i++) { Collections.addAll(all, list.get(i).literal, parts.get(i), delimiter(i)); }
        return Bytes.join(all);
    }
}
