package io.github.rowkey;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A million event rows, encoded and decoded: {@code java -cp target/classes:target/test-classes io.github.rowkey.Speed}. */
public final class Speed {
    private static final int ROWS = 1_000_000;

    private Speed() {}

    /** Prints the seconds of each round; the first ones warm up. */
    public static void main(String[] args) throws IOException {
        String json = new String(Files.readAllBytes(Paths.get("../../examples/data/event.json")), StandardCharsets.UTF_8);
        Layout layout = Layout.parse(json);
        List<Map<String, Object>> keys = new ArrayList<>();
        for (int n = 0; n < ROWS; n++) {
            Map<String, Object> key = new LinkedHashMap<>();
            key.put("host", (long) n);
            key.put("at", 1_700_000_000_000L + n);
            key.put("seq", (long) (n % 65536));
            keys.add(key);
        }
        for (int round = 0; round < 6; round++) {
            List<byte[]> rows = new ArrayList<>(ROWS);
            long start = System.nanoTime();
            for (Map<String, Object> key : keys) {
                rows.add(layout.encode(key));
            }
            long encoded = System.nanoTime();
            long sum = 0;
            for (byte[] row : rows) {
                sum += (Long) layout.decode(row).get("seq");
            }
            long end = System.nanoTime();
            System.out.printf("encoded in %.2f s, decoded in %.2f s (%d)%n", (encoded - start) / 1e9, (end - encoded) / 1e9, sum);
        }
    }
}
