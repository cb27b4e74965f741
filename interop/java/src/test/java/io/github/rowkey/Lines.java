package io.github.rowkey;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Rows of layouts, a line of JSON each, as another program asks for them: the protocol of {@code lines.py} of the Python package. */
public final class Lines {
    private Layout layout;

    private Lines() {}

    private String answer(Map<?, ?> said) {
        try {
            if (said.containsKey("layout")) {
                layout = null;
                layout = Layout.parse(said.get("layout"));
                return String.format("{\"fingerprint\": \"0x%016x\"}", layout.fingerprint());
            }
            if (layout == null) {
                return "{\"error\": \"no layout\"}";
            }
            if (said.containsKey("scan")) {
                Stream<Range> ranges = scanned((Map<?, ?>) said.get("scan")).stream();
                return ranges.map(one -> "[\"" + Bytes.hex(one.start()) + "\", \"" + Bytes.hex(one.stop()) + "\"]")
                        .collect(Collectors.joining(", ", "{\"ranges\": [", "]}"));
            }
            Map<String, Object> values = layout.decode(Spelling.bytes((String) said.get("row")));
            return "{\"row\": \"" + Bytes.hex(layout.encode(values)) + "\"}";
        } catch (DecodeException wrong) {
            String error = "{\"error\": %s, \"field\": %s, \"offset\": %d}";
            return String.format(error, quoted(wrong.getMessage()), quoted(wrong.field()), wrong.offset());
        } catch (RowKeyException wrong) {
            return "{\"error\": " + quoted(wrong.getMessage()) + "}";
        }
    }

    private List<Range> scanned(Map<?, ?> said) {
        Map<String, Object> row = layout.decode(Spelling.bytes((String) said.get("values")));
        String kind = layout instanceof KindsLayout ? row.keySet().iterator().next() : null;
        Map<String, ?> given = of(kind, row);
        Map<String, Object> values = new LinkedHashMap<>();
        given.entrySet().stream().limit((Long) said.get("count")).forEach(field -> values.put(field.getKey(), field.getValue()));
        String field = (String) said.get("field");
        Bound bound = field == null ? null : said.containsKey("kind") ? Bound.ofKind(field, (String) said.get("kind")) : Bound.on(field);
        if (said.containsKey("low_inclusive")) {
            Object low = side(said, kind, field, "low");
            bound = (Boolean) said.get("low_inclusive") ? bound.from(low) : bound.after(low);
        }
        if (said.containsKey("high_inclusive")) {
            Object high = side(said, kind, field, "high");
            bound = (Boolean) said.get("high_inclusive") ? bound.upTo(high) : bound.before(high);
        }
        return layout.ranges(kind == null ? values : Collections.singletonMap(kind, values), bound);
    }

    private Object side(Map<?, ?> said, String kind, String field, String side) {
        Object value = said.get(side + "_value");
        if (value instanceof Map) {
            BigInteger number = new BigInteger((String) ((Map<?, ?>) value).get("number"));
            return number.bitLength() < 64 ? (Object) number.longValue() : number;
        }
        return value != null ? value : of(kind, layout.decode(Spelling.bytes((String) said.get(side)))).get(field);
    }

    private static Map<String, ?> of(String kind, Map<String, ?> row) { return kind == null ? row : KeyForm.map(row.get(kind)); }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char one : text.toCharArray()) {
            boolean plain = one >= ' ' && one != '"' && one != '\\';
            quoted.append(plain ? String.valueOf(one) : String.format("\\u%04x", (int) one));
        }
        return quoted.append('"').toString();
    }

    /** Answers the lines of standard input. */
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8)));
        Lines lines = new Lines();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            out.print(lines.answer((Map<?, ?>) Json.parse(line)) + "\n");
        }
        out.flush();
    }
}
