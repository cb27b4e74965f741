package io.github.rowkey;

import static org.junit.Assert.*;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.*;
import org.junit.Test;
import org.junit.function.ThrowingRunnable;

/** Arguments of a wrong type: each has one clear error, and none is taken for another row or range. */
public class ArgumentsTest {
    private static void refused(String message, ThrowingRunnable what) {
        RowKeyException wrong = assertThrows(RowKeyException.class, what);
        assertTrue(wrong.getMessage(), wrong.getMessage().contains(message));
    }

    private static Layout numbers() { return BoundsTest.layout(BoundsTest.NUMBER, BoundsTest.NUMBER, ""); }

    /** Two kinds: `N`, with the field `a`, and `M`, without fields. */
    private static String kinds() {
        String number = BoundsTest.json("\"prefix\":[78],\"fields\":[{\"name\":\"a\",\"node\":" + BoundsTest.NUMBER + "}]");
        return "[{\"name\":\"M\",\"layout\":" + BoundsTest.json("\"prefix\":[77]") + "},{\"name\":\"N\",\"layout\":" + number + "}]";
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    @Test
    public void valuesAreAMapByNames() {
        Layout table = Layout.parse(BoundsTest.json("\"kinds\":" + kinds()));
        for (Layout key : new Layout[] {numbers(), table}) {
            refused("field `row` at byte 0: expected bytes, found null", () -> key.decode(null));
            Map nested = Collections.singletonMap("N", new TreeMap<>(Collections.singletonMap(1, 7)));
            for (Map wrong : new Map[] {null, new TreeMap<>(Collections.singletonMap(1, 7)), Collections.singletonMap(null, 7), nested}) {
                if (key != table && wrong == nested) { continue; }
                for (ThrowingRunnable what : Arrays.<ThrowingRunnable>asList(
                        () -> key.encode(wrong), () -> key.range(wrong), () -> key.ranges(wrong))) {
                    refused(wrong == null ? "expected a Map of fields, found null" : "expected the name of a field, found", what);
                }
            }
        }
        for (String wrong : new String[] {null, "[]", "1", "null"}) {
            assertEquals("`layout` is no object", assertThrows(LayoutException.class, () -> Layout.parse(wrong)).getMessage());
        }
        String deep = new String(new char[100_000]).replace("\0", "[");
        for (String[] wrong : new String[][] {{deep, "too deep"}, {"{\"a", "is not JSON"}, {"{\"a\": 1, \"a\": 1}", "are named `a`"}}) {
            String said = assertThrows(LayoutException.class, () -> Layout.parse(wrong[0])).getMessage();
            assertTrue(said, said.contains(wrong[1]));
        }
    }

    @Test
    public void kindsInBounds() {
        Map<String, Object> none = Collections.emptyMap();
        Layout table = Layout.parse(BoundsTest.json("\"kinds\":" + kinds()));
        Layout field = BoundsTest.layout("{\"kind\":{\"keys\":" + kinds() + "}}", BoundsTest.NUMBER, "");
        // A bound needs a row kind: without one, the ranges were those of all rows.
        refused("expected one of the row kinds [M, N]", () -> table.ranges(none, Bound.on("a").from(1)));
        assertEquals(2, table.ranges().size());
        // A kind does not replace a value.
        refused("the bound is on `a`", () -> field.ranges(Collections.singletonMap("a", "M"), Bound.ofKind("a", "M")));
        assertEquals(field.ranges(Collections.singletonMap("a", "M")), field.ranges(none, Bound.ofKind("a", "M")));
        for (String wrong : new String[] {null, "X"}) {
            refused("field `a`: `" + wrong + "` is not one of [M, N]", () -> field.ranges(none, Bound.ofKind("a", wrong)));
        }
        for (String kind : new String[] {"N", "M"}) {
            Bound[] bounds = {Bound.ofKind("a", kind).from("M"), Bound.ofKind("a", kind).before("M")};
            for (Bound bound : bounds) { refused("field `a`: a bound has a kind or sides", () -> field.ranges(none, bound)); }
        }
        refused("field `a`: `X` is not one of [M, N]", () -> field.encode(BoundsTest.values("X", 7)));
        refused("field `a`: expected one of [M, N], found java.lang.Integer", () -> field.encode(BoundsTest.values(7, 7)));
    }

    @Test
    public void digitsOfAnotherLocale() {
        String date = "{\"kind\":\"date_decimal\",\"width\":8}";
        String text = "{\"kind\":{\"text\":{\"utf8\":true}}}";
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("ar-EG"));
        try {
            assertEquals("-7.000000089", new Time(-7, 89).toString());
            Layout key = BoundsTest.layout(date, text, ",\"delimiter\":35");
            refused("the year 10000 ", () -> key.encode(BoundsTest.values(LocalDate.of(10000, 1, 1), "")));
            Layout texts = BoundsTest.layout(text, text, ",\"delimiter\":35");
            refused("byte 1 of the text is 0x20;", () -> texts.encode(BoundsTest.values("a b", "")));
            assertEquals("20120901#", new String(key.encode(BoundsTest.values(LocalDate.of(2012, 9, 1), "")), StandardCharsets.UTF_8));
        } finally {
            Locale.setDefault(before);
        }
    }
}
