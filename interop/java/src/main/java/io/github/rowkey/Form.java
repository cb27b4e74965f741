package io.github.rowkey;

import java.math.BigInteger;
import java.util.*;

/** The form of a value. A subclass is one {@code kind} of the layout's JSON, or several that are alike: {@link Forms} lists them. */
abstract class Form {
    /** The greatest width of a value. */
    static final int WIDEST = 1 << 30;

    private static final List<String> UNITS = Arrays.asList("days", "seconds", "milliseconds", "microseconds", "nanoseconds");

    final String kind;
    /** -1 for variable width. */
    final int width;
    /** Null if it has none. */
    final Domain domain;
    /** 1 for days to 5 for nanoseconds; 0 for none. */
    final int unit;
    /** What its parameters are in fingerprints. */
    long[] mixed = {};
    /** The first and the last of its values, if there are others between which not all bytes are one. */
    List<Object> ends = Collections.emptyList();

    Form(String kind, Members members) {
        this.kind = kind;
        width = members.optionalNumber("width");
        domain = members.has("domain") ? Domain.parse(members.take("domain")) : null;
        Object said = members.optional("unit");
        unit = UNITS.indexOf(said) + 1;
        if (said != null && unit == 0) { throw new LayoutException("the unit `" + said + "` is not known here"); }
    }

    /** Checks the width, and that the kind has no parameters. */
    final void plain(Object says, int least, int most) {
        if (says != null) { throw new LayoutException("the kind `" + kind + "` has no parameters"); }
        checkWidth(least, most);
    }

    final void checkWidth(int least, int most) {
        if (width < least || width > most) {
            throw new LayoutException("the width of a `" + kind + "` is not from " + least + " to " + most);
        }
    }

    /** The only parameter of a kind. */
    static Object parameter(Object says, String name) {
        return new Members(says, "kind").only(name);
    }

    void mix(Words words, End end, boolean complemented, boolean marked) {
        words.word(Forms.tag(kind));
        words.flag(complemented);
        mixRest(words, end, complemented);
        if (marked) { words.word('#'); }
    }

    void mixRest(Words words, End end, boolean complemented) {
        for (long word : mixed) { words.word(word); }
        mixEnd(words);
    }

    final void mixEnd(Words words) {
        if (width >= 0) { words.word(width); }
        if (domain != null) {
            words.number(domain.least);
            words.number(domain.most);
        }
        if (unit > 0) { words.word(unit); }
        words.flag(domain != null && domain.nonZero);
    }

    void mixPaths(Words words, List<String> path) { words.path(path); }

    abstract Object read(Row row, End end);

    abstract void write(Object value, End end, Output output);

    /** Whether larger values have smaller encodings. */
    boolean isFalling() { return false; }

    /** Whether, at the end of a row, one encoding may be a prefix of another. */
    boolean isUnterminated() { return false; }

    /** Whether null is one of its values. */
    boolean hasNone() { return false; }

    /** The bound of a value, which may be one that cannot be encoded. */
    Place bound(Object value, End end) {
        Output output = new Output();
        try {
            write(value, end, output);
        } catch (EncodeException wrong) {
            if (wrong.side == 0) { throw wrong; }
            return new Place(new byte[0], wrong.side > 0 != isFalling() ? Place.AFTER : Place.BEFORE);
        }
        return new Place(output.from(0), Place.AT);
    }

    /** Whether an encoding begins with these bytes, and with more of its own. */
    boolean begins(byte[] data, End end) {
        return tails(data, end).stream().anyMatch(tail -> reads(this, new Row(Output.join(data, tail)), end));
    }

    static boolean reads(Form form, Row row, End end) {
        try {
            form.read(row, end);
            return true;
        } catch (DecodeException wrong) {
            return false;
        }
    }

    /** What may follow these bytes in an encoding: one that does, if any does. */
    List<byte[]> tails(byte[] data, End end) {
        // An address of variable width has at most 17 bytes.
        byte[] zeros = new byte[Math.max((width < 0 ? 17 : width) - data.length, 0)];
        byte[] digits = zeros.clone();
        Arrays.fill(digits, (byte) '0');
        List<byte[]> found = new ArrayList<>(Arrays.asList(zeros, digits));
        for (Object value : ends) {
            Output output = new Output();
            write(value, end, output);
            if (output.size > data.length) { found.add(Arrays.copyOfRange(output.bytes, data.length, output.size)); }
        }
        return found;
    }

    static BigInteger power(int base, int exponent) { return BigInteger.valueOf(base).pow(exponent); }

    static BigInteger whole(Object value) {
        if (value instanceof BigInteger) { return (BigInteger) value; }
        return BigInteger.valueOf(wholeLong(value));
    }

    static long wholeLong(Object value) {
        if (value instanceof Long || value instanceof Integer || value instanceof Short || value instanceof Byte) {
            return ((Number) value).longValue();
        }
        throw EncodeException.type("a whole number", value);
    }
}
