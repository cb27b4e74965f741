package io.github.rowkey;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON as maps, lists, text, booleans, null, and numbers: a whole one is a {@code Long}, or a {@code BigInteger}. */
final class Json {
    private static final int DEEPEST = 300;

    private final String text;
    private int at;
    private int depth;

    private Json(String text) {
        this.text = text;
    }

    static Object parse(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.space();
        if (json.at < text.length()) {
            throw json.wrong("the end");
        }
        return value;
    }

    private LayoutException wrong(String expected) {
        return new LayoutException("the layout is not JSON: expected " + expected + " at character " + at);
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private boolean next(char expected) {
        space();
        if (at < text.length() && text.charAt(at) == expected) {
            at++;
            return true;
        }
        return false;
    }

    private void expect(char expected) {
        if (!next(expected)) {
            throw wrong("'" + expected + "'");
        }
    }

    private Object value() {
        if (++depth > DEEPEST) {
            throw new LayoutException("the layout is nested too deeply");
        }
        Object value = next('{') ? object() : next('[') ? list() : next('"') ? string() : word();
        depth--;
        return value;
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        if (next('}')) {
            return members;
        }
        do {
            expect('"');
            String name = string();
            expect(':');
            if (members.containsKey(name)) {
                throw wrong("one member `" + name + "`, not two,");
            }
            members.put(name, value());
        } while (next(','));
        expect('}');
        return members;
    }

    private List<Object> list() {
        List<Object> elements = new ArrayList<>();
        if (next(']')) {
            return elements;
        }
        do {
            elements.add(value());
        } while (next(','));
        expect(']');
        return elements;
    }

    private char character() {
        if (at >= text.length()) {
            throw wrong("the end of the text");
        }
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
        return found.toString();
    }

    private Object word() {
        int start = at;
        while (at < text.length() && "+-.".indexOf(text.charAt(at)) >= 0 || at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
            at++;
        }
        String word = text.substring(start, at);
        switch (word) {
            case "true":
                return true;
            case "false":
                return false;
            case "null":
                return null;
            default:
        }
        if (word.matches("-?(0|[1-9][0-9]*)")) {
            BigInteger number = new BigInteger(word);
            if (number.bitLength() < 64) {
                return number.longValue();
            }
            return number;
        }
        if (word.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]{1,4})?")) {
            return new BigDecimal(word);
        }
        at = start;
        throw wrong("a value");
    }
}
