package io.github.rowkey;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The members of a JSON object, each of which is taken once, and none of which may be left over. */
final class Members {
    final Map<String, Object> left;
    final String where;

    Members(Object said, String where) {
        if (!(said instanceof Map)) {
            throw new LayoutException("`" + where + "`: expected an object");
        }
        left = new HashMap<>();
        for (Map.Entry<?, ?> member : ((Map<?, ?>) said).entrySet()) {
            left.put((String) member.getKey(), member.getValue());
        }
        this.where = where;
    }

    LayoutException wrong(String name, String expected) {
        return new LayoutException("`" + name + "` of `" + where + "` is not " + expected);
    }

    boolean has(String name) {
        return left.containsKey(name);
    }

    Object take(String name) {
        if (!has(name)) {
            throw new LayoutException("`" + where + "` has no member `" + name + "`");
        }
        return left.remove(name);
    }

    Object optional(String name) {
        return left.remove(name);
    }

    int number(String name, int least, int most) {
        Object found = take(name);
        if (!(found instanceof Long) || (Long) found < least || (Long) found > most) {
            throw wrong(name, "a number from " + least + " to " + most);
        }
        return ((Long) found).intValue();
    }

    /** A number, or -1 if it is absent. */
    int optionalNumber(String name, int most) {
        return has(name) ? number(name, 0, most) : -1;
    }

    boolean flag(String name) {
        Object found = has(name) ? take(name) : Boolean.FALSE;
        if (!(found instanceof Boolean)) {
            throw wrong(name, "true or false");
        }
        return (Boolean) found;
    }

    String text(String name) {
        Object found = take(name);
        if (!(found instanceof String)) {
            throw wrong(name, "text");
        }
        return (String) found;
    }

    /** A number that is written as decimal text. */
    BigInteger integer(String name) {
        String text = text(name);
        if (!text.matches("0|-?[1-9][0-9]{0,60}")) {
            throw wrong(name, "a number in decimal text");
        }
        return new BigInteger(text);
    }

    List<?> list(String name) {
        Object found = take(name);
        if (!(found instanceof List)) {
            throw wrong(name, "a list");
        }
        return (List<?>) found;
    }

    byte[] bytes(String name) {
        Output output = new Output();
        if (has(name)) {
            for (Object one : list(name)) {
                if (!(one instanceof Long) || (Long) one < 0 || (Long) one > 255) {
                    throw wrong(name, "a list of bytes");
                }
                output.put(((Long) one).intValue());
            }
        }
        return output.from(0);
    }

    void end() {
        for (String name : left.keySet()) {
            throw new LayoutException("`" + where + "` has a member `" + name + "` that is not known here");
        }
    }
}
