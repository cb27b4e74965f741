package io.github.rowkey;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A scan as the vectors ask for it: the leading {@code count} values of a row, and a bound of the next field. */
final class Question {
    private final Layout layout;
    private final Map<?, ?> said;

    Question(Layout layout, Map<?, ?> said) {
        this.layout = layout;
        this.said = said;
    }

    /** Start and stop of each range, in hexadecimal. */
    List<List<String>> ranges() {
        Map<String, Object> row = row("values");
        String kind = layout instanceof KindsLayout ? row.keySet().iterator().next() : null;
        Map<String, ?> all = of(kind, row);
        List<String> names = new ArrayList<>(all.keySet());
        int fixed = ((Long) said.get("count")).intValue();
        Map<String, Object> values = new LinkedHashMap<>();
        names.subList(0, fixed).forEach(name -> values.put(name, all.get(name)));
        Bound bound = fixed < names.size() ? bound(names.get(fixed), kind) : null;
        List<List<String>> found = new ArrayList<>();
        for (Range range : layout.ranges(kind == null ? values : Collections.singletonMap(kind, values), bound)) {
            found.add(Arrays.asList(Bytes.hex(range.start()), Bytes.hex(range.stop())));
        }
        return found;
    }

    private Bound bound(String field, String kind) {
        if (said.containsKey("kind")) {
            return Bound.ofKind(field, (String) said.get("kind"));
        }
        Bound bound = null;
        if (said.containsKey("low_inclusive")) {
            Object low = side("low", field, kind);
            bound = (Boolean) said.get("low_inclusive") ? Bound.on(field).from(low) : Bound.on(field).after(low);
        }
        if (said.containsKey("high_inclusive")) {
            Object high = side("high", field, kind);
            bound = bound == null ? Bound.on(field) : bound;
            bound = (Boolean) said.get("high_inclusive") ? bound.upTo(high) : bound.before(high);
        }
        return bound;
    }

    /** A bound that is text or a number, or the field of a row. */
    private Object side(String side, String field, String kind) {
        if (said.containsKey(side + "_text")) {
            return said.get(side + "_text");
        }
        if (said.containsKey(side + "_number")) {
            BigInteger number = new BigInteger((String) said.get(side + "_number"));
            return number.bitLength() < 64 ? (Object) number.longValue() : number;
        }
        return of(kind, row(side)).get(field);
    }

    private Map<String, Object> row(String name) { return layout.decode(Spelling.bytes((String) said.get(name))); }

    private static Map<String, ?> of(String kind, Map<String, ?> row) { return kind == null ? row : KeyForm.map(row.get(kind)); }
}
