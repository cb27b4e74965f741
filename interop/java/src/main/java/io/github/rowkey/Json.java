package io.github.rowkey;

import java.math.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** JSON as maps, lists, text, booleans, null, and numbers: a whole one is a {@code Long}, or a {@code BigInteger}. */
final class Json {
    private final String text;
    private int at;
    private int depth;

    private Json(String text) { this.text = text; }

    static Object parse(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.space();
        if (json.at < text.length()) { throw json.wrong("the end"); }
        return value;
    }

    private LayoutException wrong(String expected) {
        return new LayoutException("the layout is not JSON: expected " + expected + " at character " + at);
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) { at++; }
    }

    private boolean next(char expected) {
        space();
        boolean found = at < text.length() && text.charAt(at) == expected;
        at += found ? 1 : 0;
        return found;
    }

    private void expect(char expected) {
        if (!next(expected)) { throw wrong("'" + expected + "'"); }
    }

    private Object value() {
        if (++depth > 1000) { throw new LayoutException("the layout is nested too deep"); }
        Object found = next('{') ? object() : next('[') ? list() : next('"') ? string() : word();
        depth--;
        return found;
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        if (next('}')) { return members; }
        do {
            expect('"');
            String name = string();
            expect(':');
            if (members.containsKey(name)) { throw new LayoutException("two members of one object are named `" + name + "`"); }
            members.put(name, value());
        } while (next(','));
        expect('}');
        return members;
    }

    private List<Object> list() {
        List<Object> elements = new ArrayList<>();
        if (next(']')) { return elements; }
        do {
            elements.add(value());
        } while (next(','));
        expect(']');
        return elements;
    }

    private char character() {
        if (at == text.length()) { throw wrong("'\"'"); }
        return text.charAt(at++);
    }

    private String string() {
        StringBuilder found = new StringBuilder();
        for (char one = character(); one != '"'; one = character()) {
            if (one == '\\') {
                char escape = character();
                int of = "\"\\/bfnrt".indexOf(escape);
                if (of >= 0) {
                    one = "\"\\/\b\f\n\r\t".charAt(of);
                } else if (escape == 'u' && text.substring(at).matches("(?s)[0-9a-fA-F]{4}.*")) {
                    one = (char) Integer.parseInt(text.substring(at, at + 4), 16);
                    at += 4;
                } else {
                    throw wrong("an escape");
                }
            }
            found.append(one);
        }
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(found)) { throw wrong("no half of a surrogate pair in the text"); }
        return found.toString();
    }

    private Object word() {
        int start = at;
        while (at < text.length() && ("+-.".indexOf(text.charAt(at)) >= 0 || Character.isLetterOrDigit(text.charAt(at)))) { at++; }
        String word = text.substring(start, at);
        if (word.equals("true") || word.equals("false")) { return word.equals("true"); }
        if (word.equals("null")) { return null; }
        if (word.matches("-?(0|[1-9][0-9]*)")) {
            BigInteger number = new BigInteger(word);
            return number.bitLength() < 64 ? (Object) number.longValue() : number;
        }
        if (word.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]{1,4})?")) { return new BigDecimal(word); }
        at = start;
        throw wrong("a value");
    }
}
