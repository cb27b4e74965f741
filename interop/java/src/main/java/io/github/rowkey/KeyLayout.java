package io.github.rowkey;

import java.util.*;

/** The layout of a struct, or of one row kind. */
final class KeyLayout extends Layout {
    private static final Place[] NOTHING = {new Place(new byte[1], Place.BEFORE), new Place(new byte[1], Place.BEFORE)};

    /** Of a row kind. */
    final String name;
    final Salt salt;
    final byte[] prefix;
    private final long maxLen;
    final Fields fields;
    private final List<Integer> salted = new ArrayList<>();

    KeyLayout(Members members, String name) {
        super(members);
        this.name = name;
        Object said = members.optional("salt");
        salt = said == null ? null : new Salt(said);
        prefix = members.bytes("prefix");
        maxLen = members.optionalNumber("max_len", Long.MAX_VALUE);
        fields = new Fields(members, members.flag("trailing"));
        if (isValue() && prefix.length == 0) { throw new LayoutException("`layout` has no member `fields`"); }
        for (int i = 0; i < fields.list.size(); i++) {
            if (fields.list.get(i).salted) { salted.add(i); }
        }
        if (maxLen >= 0 && fields.width >= 0) { throw new LayoutException("`max_len` has no effect on rows of fixed width"); }
        if (salted.isEmpty() == (salt != null && !salt.whole)) {
            throw new LayoutException("the salt is computed from no field, or no salt is computed from a salted field");
        }
        seal();
    }

    @Override long fingerprint(boolean names) {
        KeysForm kinds = salt == null && prefix.length == 0 && maxLen < 0 ? KeysForm.alone(fields) : null;
        if (kinds != null) { return KindsLayout.fingerprint(kinds.kinds, names); }
        Words words = new Words(names);
        if (salt != null) { salt.mix(words); }
        words.bytes(prefix);
        if (maxLen >= 0 && (names || fields.width(false) < 0)) { words.mix('m', maxLen); }
        fields.mix(words, End.ROW, false, null);
        if (names) { fields.mixPaths(words, Collections.<String>emptyList()); }
        return words.state;
    }

    /** Whether it has no fields: inside an enum of keys, its name is a value. */
    boolean isValue() { return fields.list.isEmpty(); }

    /** Whether it is a prefix and fields alone, as those inside another key are. */
    boolean isPlain() { return salt == null && maxLen < 0 && !fields.trailing; }

    int saltWidth() { return salt == null ? 0 : salt.width; }

    @Override public Map<String, Object> decode(byte[] data) {
        Row row = new Row(data);
        List<byte[]> hashed = new ArrayList<>();
        RowKeyException.in("salt", () -> row.skip(saltWidth()));
        int start = RowKeyException.in("prefix", () -> row.skip(prefix.length));
        for (int i = 0; i < prefix.length; i++) {
            if (data[start + i] != prefix[i]) {
                String expected = String.format("0x%02X of the constant prefix", prefix[i]);
                throw DecodeException.ofByte(start + i, expected, data[start + i]).in("prefix");
            }
        }
        Map<String, Object> values = fields.read(row, End.ROW, hashed);
        if (row.left() > 0) {
            DecodeException longer = new DecodeException(row.at, "the end of the row", row.left() + " bytes more");
            throw isValue() ? longer : longer.in(fields.last().name);
        }
        // A fault of the fields comes before that of the salt.
        if (salt != null) {
            int bucket = salt.bucket(salt.whole ? Bytes.from(data, salt.width) : Bytes.join(hashed));
            if (!Bytes.begins(data, 0, salt.write(bucket))) {
                String found = "0x" + Bytes.hex(Arrays.copyOf(data, salt.width));
                throw new DecodeException(0, "bucket " + bucket + ", which the fields hash to", found).in("salt");
            }
        }
        if (maxLen >= 0 && data.length > maxLen) {
            throw new DecodeException((int) maxLen, "at most " + maxLen + " bytes in the row", String.valueOf(data.length));
        }
        return values;
    }

    @Override public byte[] encode(Map<String, ?> values) {
        List<byte[]> parts = fields.write(KeyForm.map(values), End.ROW);
        byte[] row = fields.join(prefix, parts);
        if (salt != null) {
            List<byte[]> hashed = new ArrayList<>();
            for (int i : salted) { hashed.add(i < parts.size() ? parts.get(i) : Bytes.NONE); }
            row = Bytes.join(salt.write(salt.bucket(salt.whole ? row : Bytes.join(hashed))), row);
        }
        if (maxLen >= 0 && row.length > maxLen) {
            throw new EncodeException("the row has " + row.length + " bytes, `max_len` is " + maxLen);
        }
        return row;
    }

    @Override public int bucket(Map<String, ?> values) {
        if (salt == null) { return -1; }
        if (salt.whole) { return salt.bucket(fields.join(prefix, fields.write(KeyForm.map(values), End.ROW))); }
        List<byte[]> hashed = new ArrayList<>();
        for (int i : salted) { hashed.add(fields.one(i, KeyForm.map(values), End.ROW)); }
        return salt.bucket(Bytes.join(hashed));
    }

    /** The name of a field without a value that the salt is computed from; null if the bucket is fixed. */
    private String unsalted(Map<String, ?> values) {
        for (Fields.Field field : fields.list) {
            if (salt != null && (salt.whole || field.salted) && !values.containsKey(field.name)) { return field.name; }
        }
        return null;
    }

    @Override public Range range(Map<String, ?> values, Bound bound) { return all(values, bound, true).get(0); }

    @Override public List<Range> ranges(Map<String, ?> values, Bound bound) {
        List<Range> found = all(values, bound, false);
        found.removeIf(Range::isEmpty);
        return found;
    }

    private List<Range> all(Map<String, ?> values, Bound bound, boolean one) {
        KeyForm.map(values);
        for (Fields.Field field : fields.list) {
            boolean asked = bound != null && bound.kind != null && field.name.equals(bound.field) && !values.containsKey(field.name);
            if (asked && (bound.low != null || bound.high != null)) { throw new EncodeException("a bound has a kind or sides").in(field.name); }
            // A kind without fields is a value.
            if (asked && RowKeyException.in(field.name, () -> KeysForm.head(field.form, bound.kind)) == null) {
                Map<String, Object> all = new LinkedHashMap<>(values);
                all.put(bound.field, bound.kind);
                return all(all, null, one);
            }
        }
        Place[] places = places(values, bound);
        String missing = unsalted(values);
        if (one && missing != null) {
            throw new EncodeException("the salt is computed from `" + missing + "`, which has no value: `ranges` gives one range per bucket");
        }
        List<Range> found = new ArrayList<>();
        if (missing == null) { found.add(Range.between(salt == null ? Bytes.NONE : salt.write(bucket(values)), places[0], places[1])); }
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
            parts.add(fields.one(i, values, End.ROW));
        }
        boolean whole = count == fields.list.size();
        if (bound == null) {
            boolean exact = whole && !fields.trailing && fields.isUnterminated() && !fields.hasTail();
            Place stop = new Place(Bytes.NONE, exact ? Place.EXACT : Place.AFTER);
            return new Place[] {place(parts, new Place(Bytes.NONE, Place.BEFORE)), place(parts, stop)};
        }
        if (whole || !fields.list.get(count).name.equals(bound.field)) {
            throw new EncodeException("the bound is on `" + bound.field + "`, and values are given of the " + count + " leading fields");
        }
        Place[] found = RowKeyException.in(bound.field, () -> bounds(count, bound));
        return new Place[] {place(parts, found[0]), place(parts, found[1])};
    }

    /** A bound after the leading fields: `last` is of the next one, with what follows it. */
    private Place place(List<byte[]> parts, Place last) {
        List<byte[]> given = new ArrayList<>(parts);
        if (last.bytes.length > 0) { given.add(last.bytes); }
        int position = last.position;
        List<byte[]> kept = fields.kept(given);
        // A row leaves out the tags of its last nones. After them, a later field may be there.
        boolean all = kept.size() < given.size() && given.size() == fields.list.size();
        if (fields.hasTail() && (position != Place.AFTER || all)) {
            given = kept;
            position = position == Place.AFTER ? Place.EXACT : position;
        }
        int count = Math.min(given.size(), parts.size());
        // The literal of the next field is in every row.
        byte[] literal = parts.size() < fields.list.size() ? fields.list.get(parts.size()).literal : Bytes.NONE;
        byte[] next = Bytes.join(given.subList(count, given.size()));
        return new Place(Bytes.join(fields.join(prefix, given.subList(0, count)), literal, next), position);
    }

    /** The bounds of field `i`. */
    private Place[] bounds(int i, Bound bound) {
        Form form = fields.list.get(i).form;
        End end = fields.end(i, End.ROW);
        if (bound.kind != null) {
            byte[] head = KeysForm.head(form, bound.kind);
            return new Place[] {new Place(head, Place.BEFORE), new Place(head, Place.AFTER)};
        }
        Bound.Side low = bound.low;
        Bound.Side high = bound.high;
        boolean falling = form.isFalling();
        Place first = new Place(Bytes.NONE, Place.BEFORE);
        Place last = new Place(Bytes.NONE, Place.AFTER);
        if (form.isUnsorted(end)) { throw new EncodeException("its rows do not sort by value, so it has no bounds"); }
        if (form.isNoneFirst() && (low != null || high != null)) {
            // None is the least value all the same, and its rows come first.
            boolean none = low == null || low.value == null && low.inclusive;
            byte[] ofNone = form.bound(null, end).bytes;
            byte[] ofSome = ofNone.clone();
            ofSome[ofSome.length - 1] = 1;
            first = new Place(none ? ofNone : ofSome, Place.BEFORE);
            last = new Place(ofSome, Place.AFTER);
            if (high != null && high.value == null) {
                return none && high.inclusive ? new Place[] {first, new Place(first.bytes, Place.AFTER)} : NOTHING;
            }
            low = low == null || low.value == null ? null : low;
            falling = true;
        }
        Place start = side(form, falling ? high : low, end, first);
        Place stop = side(form, falling ? low : high, end, last);
        return new Part(Bytes.NONE, form, end, end.delimiter).holdsNothing(start, stop) ? NOTHING : new Place[] {start, stop};
    }

    /** The start of a range or its stop, as `open` is, if there is no bound. */
    private static Place side(Form form, Bound.Side side, End end, Place open) {
        if (side == null) { return open; }
        Place found = form.bound(side.value, end);
        if (found.position != Place.AT) { return found; }
        int above = form.isUnterminated() && end == End.ROW ? Place.EXACT : Place.AFTER;
        boolean before = (open.position == Place.BEFORE) == side.inclusive;
        return new Place(Bytes.join(found.bytes, end.delimiter), before ? Place.BEFORE : above);
    }

    @Override public List<byte[]> splitPoints() {
        List<byte[]> found = new ArrayList<>();
        for (int bucket = 1; salt != null && bucket < salt.buckets; bucket++) { found.add(salt.write(bucket)); }
        return found;
    }
}
