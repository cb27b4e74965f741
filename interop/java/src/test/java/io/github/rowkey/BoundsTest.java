package io.github.rowkey;

import static org.junit.Assert.*;

import java.util.*;
import java.util.regex.*;
import org.junit.Test;

/** Bounds that no row of a derived key shows: outside the domain, and of fields that do not sort by value. */
public class BoundsTest {
    static final String NUMBER = "{\"kind\":\"unsigned\",\"width\":1,\"domain\":{\"min\":\"0\",\"max\":\"255\"}}";
    private static final String FALLING = "{\"kind\":{\"descending\":" + NUMBER + "},\"width\":1}";
    private static final String TEXT = "{\"kind\":{\"text\":{\"utf8\":true}}}";
    private static final String UNORDERED = "\"delimiter\":{\"unordered\":[58,58]}";

    /** A key with the fields `a` and `b`. Its fingerprint is not what is tested. */
    static Layout layout(String a, String b, String more) {
        String fields = "{\"name\":\"a\",\"node\":" + a + "},{\"name\":\"b\",\"node\":" + b + "}";
        return Layout.parse(json("\"fields\":[" + fields + "]" + more));
    }

    /** A layout with these members. */
    static String json(String members) {
        String json = "{\"version\":1," + members + ",\"fingerprint\":\"0x";
        LayoutException wrong = assertThrows(LayoutException.class, () -> Layout.parse(json + "0000000000000000\"}"));
        Matcher found = Pattern.compile("fingerprint is 0x([0-9a-f]{16})").matcher(wrong.getMessage());
        assertTrue(wrong.getMessage(), found.find());
        return json + found.group(1) + "\"}";
    }

    private static String newtype(int width, String members, String node) {
        return "{\"kind\":{\"key\":{\"fields\":[{\"name\":\"0\"" + members + ",\"node\":" + node + "}]}},\"width\":" + width + "}";
    }

    static Map<String, Object> values(Object a, Object b) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("a", a);
        values.put("b", b);
        return values;
    }

    /** The numbers up to 255 whose rows are in the ranges. */
    private static List<Integer> ask(Layout key, Bound bound) {
        List<Range> ranges = key.ranges(Collections.emptyMap(), bound);
        List<Integer> found = new ArrayList<>();
        for (int a = 0; a < 256; a++) {
            byte[] row = key.encode(values(a, 7));
            if (ranges.stream().anyMatch(one -> one.contains(row))) { found.add(a); }
        }
        return found;
    }

    @Test
    public void outsideTheDomain() {
        Layout key = layout(NUMBER, NUMBER, "");
        for (int low : new int[] {-1, 0, 5, 255, 256}) {
            for (int high : new int[] {-1, 0, 5, 255, 256}) {
                List<Integer> expected = new ArrayList<>();
                for (int a = Math.max(low, 0); a < Math.min(high, 256); a++) { expected.add(a); }
                assertEquals(expected, ask(key, Bound.on("a").from(low).before(high)));
            }
        }
        // Nothing is below the least value: not the whole table.
        assertEquals(Collections.emptyList(), key.ranges(Collections.emptyMap(), Bound.on("a").before(-1)));
    }

    @Test
    public void aNewtypeHasTheOrderOfItsValue() {
        for (String inside : new String[] {NUMBER, FALLING}) {
            for (boolean constant : new boolean[] {false, true}) {
                String node = newtype(constant ? 3 : 1, constant ? ",\"literal\":[116,58]" : "", inside);
                Layout key = layout(node, NUMBER, "");
                assertEquals(Arrays.asList(5, 6, 7, 8), ask(key, Bound.on("a").from(5).before(9)));
                assertEquals(Arrays.asList(0, 1, 2), ask(key, Bound.on("a").before(3)));
            }
        }
    }

    @Test
    public void noneInANewtypeInAnOption() {
        String option = "{\"kind\":{\"optional\":" + NUMBER + "}}";
        String node = "{\"kind\":{\"optional\":{\"kind\":{\"key\":{\"fields\":[{\"name\":\"0\",\"node\":" + option + "}]}}}}}";
        Layout key = layout(node, NUMBER, "");
        for (byte[] row : new byte[][] {{0, 7}, {1, 0, 7}, {1, 1, 9, 7}}) { assertArrayEquals(row, key.encode(key.decode(row))); }
    }

    @Test
    public void whatDoesNotSortHasNoBounds() {
        String falling = "{\"kind\":{\"optional\":" + FALLING + "}}";
        String inside = "{\"kind\":{\"key\":{\"fields\":[{\"name\":\"x\",\"node\":" + TEXT + "},{\"name\":\"y\",\"node\":" + TEXT + "}]," + UNORDERED + "}}}";
        String variants = "{\"kind\":{\"variants\":{\"repr\":\"text\",\"list\":["
            + "{\"name\":\"A\",\"number\":\"0\",\"text\":\"a\"},{\"name\":\"B\",\"number\":\"1\",\"text\":\"a!\"}]}}}";
        Layout[] layouts = {
            layout(variants, TEXT, "," + UNORDERED),
            layout(inside, TEXT, "," + UNORDERED),
            layout("{\"kind\":{\"descending\":" + falling + "}}", NUMBER, ""),
            layout("{\"kind\":{\"optional\":" + falling + "}}", NUMBER, ""),
        };
        for (Layout key : layouts) {
            for (Bound bound : new Bound[] {Bound.on("a").from(null), Bound.on("a")}) {
                EncodeException wrong = assertThrows(EncodeException.class, () -> key.ranges(Collections.emptyMap(), bound));
                assertTrue(wrong.getMessage(), wrong.getMessage().contains("do not sort by value"));
            }
        }
    }
}
