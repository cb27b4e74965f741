package io.github.rowkey;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.Test;

/** Every case of {@code interop/vectors}. */
public class VectorsTest {
    private static Map<String, Map<?, ?>> files() throws IOException {
        Map<String, Map<?, ?>> files = new TreeMap<>();
        Path folder = Paths.get(System.getProperty("rowkey.vectors", "../vectors"));
        try (DirectoryStream<Path> paths = Files.newDirectoryStream(folder, "*.json")) {
            for (Path path : paths) {
                String text = new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
                files.put(path.getFileName().toString(), (Map<?, ?>) Json.parse(text));
            }
        }
        return files;
    }

    private static List<Map<?, ?>> cases(Map<?, ?> file, String name) {
        List<Map<?, ?>> cases = new ArrayList<>();
        if (file.containsKey(name)) {
            for (Object one : (List<?>) file.get(name)) {
                cases.add((Map<?, ?>) one);
            }
        }
        return cases;
    }

    @Test
    public void rows() throws IOException {
        int count = 0;
        for (Map.Entry<String, Map<?, ?>> file : files().entrySet()) {
            if (!file.getValue().containsKey("good")) {
                continue;
            }
            Layout layout = Layout.parse(file.getValue().get("layout"));
            assertEquals(file.getKey(), file.getValue().get("bytes_fingerprint"), String.format("0x%016x", layout.bytesFingerprint()));
            for (Map<?, ?> one : cases(file.getValue(), "good")) {
                String place = file.getKey() + ": " + one;
                byte[] row = Spelling.bytes((String) one.get("row"));
                Map<String, Object> values = layout.decode(row);
                Map<String, ?> fields = one.containsKey("kind") ? KeyForm.map(values.get(one.get("kind"))) : values;
                Map<?, ?> expected = (Map<?, ?>) one.get("fields");
                Map<String, Object> flat = Spelling.flat(fields, expected, "");
                assertTrue(place + "\nfound " + flat, Spelling.same(expected, flat));
                assertEquals(place, one.get("row"), Bytes.hex(layout.encode(values)));
                if (layout instanceof KeyLayout && ((KeyLayout) layout).salt != null) {
                    byte[] salt = ((KeyLayout) layout).salt.write(layout.bucket(values));
                    assertTrue(place, Bytes.begins(row, 0, salt));
                }
                count++;
            }
            for (Map<?, ?> one : cases(file.getValue(), "bad")) {
                String place = file.getKey() + ": " + one;
                byte[] row = Spelling.bytes((String) one.get("row"));
                DecodeException wrong = assertThrows(place, DecodeException.class, () -> layout.decode(row));
                assertEquals(place + ": " + wrong, one.get("field"), wrong.field());
                assertEquals(place + ": " + wrong, one.get("offset"), (long) wrong.offset());
                count++;
            }
        }
        assertTrue(count > 3000);
    }

    @Test
    public void scans() throws IOException {
        int count = 0;
        for (Map.Entry<String, Map<?, ?>> file : files().entrySet()) {
            if (!file.getValue().containsKey("scans")) {
                continue;
            }
            KeyLayout layout = (KeyLayout) Layout.parse(file.getValue().get("layout"));
            List<String> splits = new ArrayList<>();
            layout.splitPoints().forEach(row -> splits.add(Bytes.hex(row)));
            assertEquals(file.getKey(), file.getValue().get("split_points"), splits);
            for (Map<?, ?> one : cases(file.getValue(), "scans")) {
                assertEquals(file.getKey() + ": " + one, one.get("ranges"), new Question(layout, one).ranges());
                count++;
            }
        }
        assertTrue(count > 1000);
    }

    @Test
    public void layoutsThatAreRefused() throws IOException {
        List<Map<?, ?>> all = new ArrayList<>(cases(files().get("layouts.json"), "refused"));
        all.addAll(cases(files().get("layouts_forged.json"), "refused"));
        for (Map<?, ?> one : all) {
            LayoutException wrong = assertThrows(one.toString(), LayoutException.class, () -> Layout.parse(one.get("layout")));
            assertTrue(one.get("names") + ": " + wrong, wrong.getMessage().contains((String) one.get("names")));
        }
    }
}
