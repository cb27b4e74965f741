package io.github.rowkey;

import java.math.BigInteger;
import java.util.*;

/**
 * The members of a JSON object, each of which is taken once, and none of which may be left over. A member of another type throws an
 * exception of Java's own: {@link Layout#parse} makes a {@link LayoutException} of it.
 */
class Members {
    private final Map<Object, Object> left;
    private final String where;

    Members(Object said, String where) {
        if (!(said instanceof Map)) { throw new LayoutException("`" + where + "` is no object"); }
        left = new HashMap<>((Map<?, ?>) said);
        this.where = where;
    }

    boolean has(String name) { return left.containsKey(name); }

    Object take(String name) {
        if (!has(name)) { throw new LayoutException("`" + where + "` has no member `" + name + "`"); }
        return left.remove(name);
    }

    /** A member, or null if it is absent. */
    Object optional(String name) { return left.remove(name); }

    int number(String name) { return Math.toIntExact((Long) take(name)); }

    /** A number, or -1 if it is absent. */
    int optionalNumber(String name) { return has(name) ? number(name) : -1; }

    boolean flag(String name) { return has(name) && (Boolean) take(name); }

    String text(String name) { return (String) take(name); }

    /** A number that is written as decimal text. */
    BigInteger integer(String name) { return new BigInteger(text(name)); }

    List<?> list(String name) { return (List<?>) take(name); }

    byte[] bytes(String name) {
        Object found = left.getOrDefault(name, Collections.emptyList());
        if (!(found instanceof List)) { throw new LayoutException("`" + where + "`: its `" + name + "` is a list of bytes"); }
        left.remove(name);
        byte[] bytes = new byte[((List<?>) found).size()];
        for (int i = 0; i < bytes.length; i++) { bytes[i] = ((Long) ((List<?>) found).get(i)).byteValue(); }
        return bytes;
    }

    /** The only member, by its name. */
    Object only(String name) {
        Object found = take(name);
        end();
        return found;
    }

    void end() {
        for (Object name : left.keySet()) {
            throw new LayoutException("`" + where + "` has a member `" + name + "` that is not known here");
        }
    }
}
