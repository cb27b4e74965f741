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
            name = members.text("name");
            salted = members.flag("salted");
            tail = members.flag("tail");
            rest = members.flag("rest");
            literal = members.bytes("literal");
            form = Forms.parse(members.only("node"));
            if (tail && (literal.length > 0 || !(form instanceof OptionalForm))) {
                throw new LayoutException("the `tail` field `" + name + "` is no `optional`, or has a literal");
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
        Members of = new Members(ordered || said == null ? Collections.emptyMap() : said, "delimiter");
        delimiter = ordered ? new byte[] {((Long) said).byteValue()} : of.bytes("unordered");
        of.end();
        after = delimiter.length > 0 ? End.before(delimiter, ordered) : End.TERMINATOR;
        List<?> listed = members.has("fields") ? members.list("fields") : null;
        if (listed != null && listed.isEmpty()) { throw new LayoutException("a kind without fields has no `fields`, and any other key has some"); }
        for (Object one : listed == null ? Collections.emptyList() : listed) { list.add(new Field(new Members(one, "fields"))); }
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
            right &= field.form.width >= 0;
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
            parts.add(new Part(field.literal, field.form, end(i, end), isDelimited(i) ? delimiter : new byte[0]));
        }
        return parts;
    }

    boolean isDelimited(int i) { return delimiter.length > 0 && (i + 1 < list.size() || trailing); }

    /** The width of a row, with or without its {@code tail} fields; -1 if it varies. */
    private int width(boolean tail) {
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

    /** `marked` is null for a whole row, whose fields are marked one by one. `tail`: whether `tail` fields count. */
    void mix(Words words, End end, boolean complemented, Boolean marked) {
        for (int i = 0; i < list.size(); i++) {
            Field field = list.get(i);
            boolean mark = marked != null && marked;
            boolean atEnd = field.tail && end == End.ROW;
            if (atEnd && !words.tail) { break; }
            if (atEnd) { words.word('t'); }
            if (field.literal.length > 0) {
                words.word('l');
                words.flag(complemented);
                if (mark) { words.word('#'); }
                words.bytes(field.literal);
            }
            field.form.mix(words, end(i, end), complemented, marked == null ? field.salted : marked);
            if (isDelimited(i)) {
                byte[] flipped = complemented ? Output.complement(delimiter) : delimiter;
                words.word(ordered ? ',' : ':');
                if (!ordered) { words.word(flipped.length); }
                for (byte one : flipped) { words.word(one & 0xFF); }
                if (mark) { words.word('#'); }
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

    /** The fingerprint of a whole row. `salt` may be null, and `maxLen` is -1 if there is none. */
    long fingerprint(Salt salt, byte[] prefix, int maxLen, boolean names) {
        Words words = new Words(names);
        if (salt != null) { salt.mix(words); }
        words.bytes(prefix);
        if (maxLen >= 0 && (names || width(false) < 0)) {
            words.word('m');
            words.word(maxLen);
        }
        mix(words, End.ROW, false, null);
        if (names) { mixPaths(words, Collections.<String>emptyList()); }
        return words.state;
    }

    /** The values by name. `spans`, if it is given, receives the start and the end of each field. */
    Map<String, Object> read(Row row, End end, int[] spans) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 0; i < list.size(); i++) {
            Field field = list.get(i);
            try {
                if (!End.begins(row.data, row.at, field.literal)) {
                    int stop = Math.min(row.data.length, row.at + field.literal.length);
                    String found = "0x" + Output.hex(Arrays.copyOfRange(row.data, row.at, stop));
                    throw new DecodeException(row.at, "the constant 0x" + Output.hex(field.literal), found);
                }
                row.at += field.literal.length;
                int start = row.at;
                boolean tail = field.tail && end == End.ROW;
                values.put(field.name, tail ? readTail(field.form, row) : field.form.read(row, end(i, end)));
                if (spans != null) {
                    spans[2 * i] = start;
                    spans[2 * i + 1] = row.at;
                }
                if (isDelimited(i)) {
                    if (!End.begins(row.data, row.at, delimiter)) {
                        String found = row.left() == 0 ? "the end of the row" : String.format("0x%02X", row.data[row.at]);
                        throw new DecodeException(row.at, "the delimiter 0x" + Output.hex(delimiter), found);
                    }
                    row.at += delimiter.length;
                }
            } catch (DecodeException wrong) {
                throw wrong.in(field.name);
            }
        }
        return values;
    }

    private static Object readTail(Form form, Row row) {
        if (row.left() == 0) { return null; }
        int start = row.at;
        Object value = form.read(row, End.TERMINATOR);
        if (row.data[start] == 0 && row.left() == 0) { throw new DecodeException(start, "the end of the row", "1 byte more"); }
        return value;
    }

    /** The bytes of field `i`. */
    void one(int i, Map<String, ?> values, End end, Output output) {
        Field field = list.get(i);
        try {
            Object value = values.get(field.name);
            if (value == null && !field.tail && !values.containsKey(field.name)) { throw new EncodeException("has no value"); }
            field.form.write(value, end(i, end), output);
        } catch (EncodeException wrong) {
            throw wrong.in(field.name);
        }
    }

    /** All fields, with their delimiters. `spans`, if it is given, receives the start and the end of each. */
    void write(Map<String, ?> values, End end, Output output, int[] spans) {
        int kept = output.size;
        int known = 0;
        for (int i = 0; i < list.size(); i++) {
            output.put(list.get(i).literal);
            int start = output.size;
            one(i, values, end, output);
            known += !list.get(i).tail || values.containsKey(list.get(i).name) ? 1 : 0;
            if (spans != null) {
                spans[2 * i] = start;
                spans[2 * i + 1] = output.size;
            }
            if (isDelimited(i)) { output.put(delimiter); }
            boolean none = list.get(i).tail && end == End.ROW && output.size == start + 1;
            kept = none ? kept : output.size;
        }
        output.size = kept;
        // A `tail` field may be absent, so the sizes alone decide nothing.
        if (known == values.size()) { return; }
        for (String name : values.keySet()) {
            if (list.stream().noneMatch(field -> field.name.equals(name))) {
                throw new EncodeException("there is no field `" + name + "`");
            }
        }
    }
}
