package io.github.rowkey;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.Test;

/** The program of the guide's page "Other languages". */
public class GuideTest {
    @Test
    public void events() throws IOException {
        String json = new String(Files.readAllBytes(Paths.get("../../examples/data/event.json")), StandardCharsets.UTF_8);
        byte[] row = Spelling.bytes("07000000077ffffe74301a97ff0001");
        // from here ...
        Layout layout = Layout.parse(json);
        Map<String, Object> key = layout.decode(row);
        long at = (Long) key.get("at");

        key.put("at", at + 1000);
        byte[] next = layout.encode(key);

        // The host fixes the salt bucket. `ranges` gives one range per bucket where nothing does.
        Map<String, Object> host = Collections.singletonMap("host", 7);
        Range range = layout.range(host, Bound.on("at").from(at).before(at + 60_000));
        List<Range> all = layout.ranges();
        // ... to here
        assertEquals(1_700_000_000_000L, at);
        assertTrue(range.contains(row) && range.contains(next) && all.size() == 16);
    }
}
