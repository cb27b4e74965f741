package io.github.rowkey;

import java.util.*;

/** The layout of a struct, or of one row kind. */
final class KeyLayout extends Layout {
    private static final Place NOTHING = new Place(new byte[1], Place.BEFORE);

    /** Of a row kind. */
    final String name;
    final Salt salt;
    final byte[] prefix;
    private final int maxLen;
    final Fields fields;
    private final List<Integer> salted = new ArrayList<>();

    KeyLayout(Members members, String name) {
        super(members);
        this.name = name;
        salt = members.has("salt") ? new Salt(members.take("salt")) : null;
        prefix = members.bytes("prefix");
        maxLen = members.optionalNumber("max_len");
        fields = new Fields(members, members.flag("trailing"));
        if (fields.list.isEmpty() && prefix.length == 0) { throw new LayoutException("`layout` has no member `fields`"); }
        for (int i = 0; i < fields.list.size(); i++) {
            if (fields.list.get(i).salted) { salted.add(i); }
        }
        if (salted.isEmpty() == (salt != null && !salt.whole)) {
            throw new LayoutException("the salt is computed from no field, or no salt is computed from a salted field");
        }
        seal();
    }

    @Override long fingerprint(boolean names) {
        KeysForm kinds = salt == null && prefix.length == 0 && maxLen < 0 ? KeysForm.alone(fields) : null;
        return kinds == null ? fields.fingerprint(salt, prefix, maxLen, names) : KindsLayout.fingerprint(kinds.kinds, names);
    }

    /** Whether it is a prefix and fields alone, as those inside another key are. */
    boolean isPlain() { return salt == null && maxLen < 0 && !fields.trailing; }

    int saltWidth() { return salt == null ? 0 : salt.width; }

    @Override public Map<String, Object> decode(byte[] data) {
        Row row = new Row(data);
        int[] spans = new int[2 * fields.list.size()];
        String place = "salt";
        Map<String, Object> values;
        try {
            row.skip(saltWidth());
            place = "prefix";
            int start = row.skip(prefix.length);
            for (int i = 0; i < prefix.length; i++) {
                if (data[start + i] != prefix[i]) {
                    String expected = String.format("0x%02X of the constant prefix", prefix[i]);
                    throw DecodeException.ofByte(start + i, expected, data[start + i]);
                }
            }
            place = null;
            values = fields.read(row, End.ROW, spans);
            place = fields.list.isEmpty() ? null : fields.last().name;
            if (row.left() > 0) { throw new DecodeException(row.at, "the end of the row", row.left() + " bytes more"); }
        } catch (DecodeException wrong) {
            throw place == null ? wrong : wrong.in(place);
        }
        // A fault of the fields comes before that of the salt.
        if (salt != null) {
            int bucket = hash(data, spans);
            byte[] expected = salt.write(bucket);
            if (!End.begins(data, 0, expected)) {
                String found = "0x" + Output.hex(Arrays.copyOf(data, salt.width));
                throw new DecodeException(0, "bucket " + bucket + ", which the fields hash to", found).in("salt");
            }
        }
        if (maxLen >= 0 && data.length > maxLen) {
            throw new DecodeException(maxLen, "at most " + maxLen + " bytes in the row", String.valueOf(data.length));
        }
        return values;
    }

    /** The bucket of a row, whose fields lie in these spans. */
    private int hash(byte[] row, int[] spans) {
        if (salt.whole) { return salt.bucket(row, salt.width, row.length); }
        if (salted.size() == 1) { return salt.bucket(row, spans[2 * salted.get(0)], spans[2 * salted.get(0) + 1]); }
        Output joined = new Output();
        for (int i : salted) { joined.put(Arrays.copyOfRange(row, spans[2 * i], spans[2 * i + 1])); }
        return salt.bucket(joined.bytes, 0, joined.size);
    }

    @Override public byte[] encode(Map<String, ?> values) {
        Output output = new Output();
        if (salt != null) { output.put(new byte[salt.width]); }
        output.put(prefix);
        int[] spans = new int[2 * fields.list.size()];
        fields.write(values, End.ROW, output, spans);
        byte[] row = output.from(0);
        if (salt != null) { salt.write(hash(row, spans), row, 0); }
        if (maxLen >= 0 && row.length > maxLen) {
            throw new EncodeException("the row has " + row.length + " bytes, `max_len` is " + maxLen);
        }
        return row;
    }

    @Override public int bucket(Map<String, ?> values) {
        if (salt == null) { return -1; }
        Output output = new Output();
        if (salt.whole) {
            output.put(prefix);
            fields.write(values, End.ROW, output, null);
        }
        for (int i : salted) { fields.one(i, values, End.ROW, output); }
        return salt.bucket(output.bytes, 0, output.size);
    }

    /** The name of a field without a value that the salt is computed from; null if the bucket is fixed. */
    private String unsalted(Map<String, ?> values) {
        for (Fields.Field field : fields.list) {
            if (salt != null && (salt.whole || field.salted) && !values.containsKey(field.name)) { return field.name; }
        }
        return null;
    }

    /** The values with a kind without fields that is asked for: it is a value. */
    private Map<String, ?> withKind(Map<String, ?> values, Bound bound) {
        for (Fields.Field field : fields.list) {
            if (bound != null && bound.kind != null && field.name.equals(bound.field) && head(field, bound) == null) {
                Map<String, Object> all = new LinkedHashMap<>(values);
                all.put(bound.field, bound.kind);
                return all;
            }
        }
        return values;
    }

    private static byte[] head(Fields.Field field, Bound bound) {
        try {
            return KeysForm.head(field.form, bound.kind);
        } catch (EncodeException wrong) {
            throw wrong.in(field.name);
        }
    }

    @Override public Range range(Map<String, ?> values, Bound bound) { return all(values, bound, true).get(0); }

    @Override public List<Range> ranges(Map<String, ?> values, Bound bound) {
        List<Range> found = all(values, bound, false);
        found.removeIf(Range::isEmpty);
        return found;
    }

    private List<Range> all(Map<String, ?> values, Bound bound, boolean one) {
        Map<String, ?> all = withKind(values, bound);
        Place[] places = places(all, all == values ? bound : null);
        String missing = unsalted(all);
        if (one && missing != null) {
            throw new EncodeException("the salt is computed from `" + missing + "`, which has no value: `ranges` gives one range per bucket");
        }
        List<Range> found = new ArrayList<>();
        if (missing == null) { found.add(Range.between(salt == null ? new byte[0] : salt.write(bucket(all)), places[0], places[1])); }
        for (int bucket = 0; missing != null && bucket < salt.buckets; bucket++) {
            found.add(Range.between(salt.write(bucket), places[0], places[1]));
        }
        return found;
    }

    /** Both bounds of a scan, without the salt. */
    private Place[] places(Map<String, ?> values, Bound bound) {
        int count = values.size();
        if (fields.rest < count + (bound == null ? 0 : 1) && fields.rest < fields.list.size()) {
            String name = fields.list.get(fields.rest).name;
            throw new EncodeException("rows of other values lie between those of one value of `" + name + "`, so they are no range");
        }
        List<byte[]> parts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (i == fields.list.size() || !values.containsKey(fields.list.get(i).name)) {
                throw new EncodeException("the values are not those of the " + count + " leading fields: a scan has values from the left");
            }
            Output output = new Output();
            fields.one(i, values, End.ROW, output);
            parts.add(output.from(0));
        }
        boolean whole = count == fields.list.size();
        if (bound == null) {
            boolean exact = whole && !fields.trailing && fields.isUnterminated() && !fields.hasTail();
            Place start = new Place(new byte[0], Place.BEFORE);
            return new Place[] {place(parts, start), place(parts, new Place(new byte[0], exact ? Place.EXACT : Place.AFTER))};
        }
        if (whole || !fields.list.get(count).name.equals(bound.field)) {
            throw new EncodeException("the bound is on `" + bound.field + "`, and values are given of the " + count + " leading fields");
        }
        try {
            Place[] found = bounds(count, bound);
            return new Place[] {place(parts, found[0]), place(parts, found[1])};
        } catch (EncodeException wrong) {
            throw wrong.in(bound.field);
        }
    }

    /** A bound after the leading fields: `last` is of the next one, with what follows it. */
    private Place place(List<byte[]> parts, Place last) {
        List<byte[]> given = new ArrayList<>(parts);
        if (last.bytes.length > 0) { given.add(last.bytes); }
        int position = last.position;
        if (fields.hasTail()) {
            int kept = given.size();
            while (kept > 0 && fields.list.get(kept - 1).tail && Arrays.equals(given.get(kept - 1), new byte[1])) { kept--; }
            // A row leaves out the tags of its last nones. After them, a later field may be there.
            boolean all = kept < given.size() && given.size() == fields.list.size();
            if (position != Place.AFTER || all) {
                given = given.subList(0, kept);
                position = position == Place.AFTER ? Place.EXACT : position;
            }
        }
        Output output = new Output();
        output.put(prefix);
        for (int i = 0; i < given.size(); i++) {
            output.put(fields.list.get(i).literal);
            output.put(given.get(i));
            if (i < parts.size() && fields.isDelimited(i)) { output.put(fields.delimiter); }
        }
        // The literal of the next field is in every row.
        if (given.size() == parts.size() && parts.size() < fields.list.size()) { output.put(fields.list.get(parts.size()).literal); }
        return new Place(output.from(0), position);
    }

    /** The bounds of field `i`. */
    private Place[] bounds(int i, Bound bound) {
        Form form = fields.list.get(i).form;
        if (bound.kind != null) {
            byte[] head = KeysForm.head(form, bound.kind);
            return new Place[] {new Place(head, Place.BEFORE), new Place(head, Place.AFTER)};
        }
        End end = fields.end(i, End.ROW);
        Place[] found = bounds(form, bound, end);
        boolean nothing = new Part(new byte[0], form, end, end.delimiter).holdsNothing(found[0], found[1]);
        return nothing ? new Place[] {NOTHING, NOTHING} : found;
    }

    private static Place[] bounds(Form form, Bound bound, End end) {
        Place open = new Place(new byte[0], Place.BEFORE);
        if (!(form instanceof OptionalForm) || !((OptionalForm) form).inner.isFalling() || bound.low == null && bound.high == null) {
            Place low = side(form, form.isFalling() ? bound.high : bound.low, Place.BEFORE, end, open.bytes);
            return new Place[] {low, side(form, form.isFalling() ? bound.low : bound.high, Place.AFTER, end, open.bytes)};
        }
        // None is the least value all the same, and its rows come first.
        boolean none = bound.low == null || bound.low.value == null && bound.low.inclusive;
        byte[] noneTag = {0};
        byte[] someTag = {1};
        if (bound.high != null && bound.high.value == null) {
            Place stop = none && bound.high.inclusive ? new Place(noneTag, Place.AFTER) : NOTHING;
            return new Place[] {stop == NOTHING ? NOTHING : new Place(noneTag, Place.BEFORE), stop};
        }
        Bound.Side low = bound.low == null || bound.low.value == null ? null : bound.low;
        Place start = side(form, bound.high, Place.BEFORE, end, none ? noneTag : someTag);
        return new Place[] {start, side(form, low, Place.AFTER, end, someTag)};
    }

    /** The start of a range if `position` is BEFORE, or its stop if it is AFTER. */
    private static Place side(Form form, Bound.Side side, int position, End end, byte[] open) {
        if (side == null) { return new Place(open, position); }
        Place found = form.bound(side.value, end);
        if (found.position != Place.AT) { return found; }
        int above = form.isUnterminated() && end == End.ROW ? Place.EXACT : Place.AFTER;
        return new Place(Output.join(found.bytes, end.delimiter), (position == Place.BEFORE) == side.inclusive ? Place.BEFORE : above);
    }

    @Override public List<byte[]> splitPoints() {
        List<byte[]> found = new ArrayList<>();
        for (int bucket = 1; salt != null && bucket < salt.buckets; bucket++) { found.add(salt.write(bucket)); }
        return found;
    }
}
