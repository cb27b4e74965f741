package io.github.rowkey;

import java.math.BigInteger;
import java.util.*;
import java.util.function.Predicate;

/** The members of a JSON object, each of which is taken once, and none of which may be left over. */
class Members {
    private final Map<Object, Object> left;
    private final String where;

    Members(Object said, String where) {
        if (!(said instanceof Map)) { throw new LayoutException("`" + where + "` is no object"); }
        left = new HashMap<>((Map<?, ?>) said);
        // No kinds are as good as no member.
        if (where.equals("layout")) { left.remove("kinds", Collections.emptyList()); }
        this.where = where;
    }

    /** Whether there is such a member; a null is none. */
    boolean has(String name) {
        left.remove(name, null);
        return left.containsKey(name);
    }

    Object take(String name) {
        if (!left.containsKey(name)) { throw new LayoutException("`" + where + "` has no member `" + name + "`"); }
        return left.remove(name);
    }

    private <T> T typed(String name, Class<T> type, Predicate<T> right, String expected) {
        Object found = take(name);
        if (type.isInstance(found) && right.test(type.cast(found))) { return type.cast(found); }
        throw new LayoutException("`" + where + "`: its `" + name + "` is not " + expected);
    }

    /** A member, or null if it is absent. */
    Object optional(String name) { return left.remove(name); }

    long number(String name, long least, long most) {
        return typed(name, Long.class, found -> least <= found && found <= most, "a number from " + least + " to " + most);
    }

    int number(String name) { return (int) number(name, 0, Integer.MAX_VALUE); }

    /** A number, or -1 if it is absent. */
    long optionalNumber(String name, long most) { return has(name) ? number(name, 0, most) : -1; }

    boolean truth(String name) { return typed(name, Boolean.class, found -> true, "true or false"); }

    boolean flag(String name) { return left.containsKey(name) && truth(name); }

    String text(String name) { return typed(name, String.class, found -> true, "a text"); }

    /** The member {@code name}: one line, which is not empty and has no dot. */
    String name() {
        return typed("name", String.class, found -> found.matches("[^.\\p{Cntrl}\\x80-\\x9F]+"), "one line without dots");
    }

    /** A number of 128 bits that is written as decimal text. */
    BigInteger integer(String name, boolean signed) {
        BigInteger least = signed ? NumberForm.greatest(2, 127).not() : BigInteger.ZERO;
        return new BigInteger(typed(name, String.class, found -> found.matches("0|-?[1-9][0-9]{0,38}")
                && new BigInteger(found).subtract(least).signum() >= 0 && new BigInteger(found).subtract(least).bitLength() <= 128,
                "the text of a number of 128 bits"));
    }

    List<?> list(String name) { return typed(name, List.class, found -> true, "a list"); }

    byte[] bytes(String name) {
        if (!left.containsKey(name)) { return Bytes.NONE; }
        List<?> found = typed(name, List.class, all -> {
            for (Object one : all) {
                if (!(one instanceof Long) || (Long) one < 0 || (Long) one > 0xFF) { return false; }
            }
            return true;
        }, "a list of bytes");
        byte[] bytes = new byte[found.size()];
        for (int i = 0; i < bytes.length; i++) { bytes[i] = ((Long) found.get(i)).byteValue(); }
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
