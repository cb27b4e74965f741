package io.github.rowkey;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

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
                List<List<String>> ranges = new Question(layout, (Map<?, ?>) said.get("scan")).ranges();
                return ranges.stream().map(one -> "[\"" + String.join("\", \"", one) + "\"]")
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
