package io.github.rowkey;

import java.math.BigInteger;
import java.util.*;
import java.util.stream.Stream;

/** The form of a value. A subclass is one {@code kind} of the layout's JSON, or several that are alike: {@link Forms} lists them. */
abstract class Form {
    private static final List<String> UNITS = Arrays.asList("days", "seconds", "milliseconds", "microseconds", "nanoseconds");
    private static final List<String> COUNTING =
            Arrays.asList("decimal", "time_text", "reverse_time", "reverse_time_decimal", "reverse_time_hex");

    final String kind;
    /** Its number in fingerprints. */
    int tag;
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

    Form(Node node) {
        kind = node.kind;
        width = (int) node.optionalNumber("width", Integer.MAX_VALUE);
        domain = Domain.parse(node.optional("domain"));
        Object said = node.optional("unit");
        unit = UNITS.indexOf(said) + 1;
        if (said != null && unit == 0) { throw new LayoutException("the unit `" + said + "` is not known here"); }
        boolean counts = kind.equals("signed") ? width == (unit == 1 ? 4 : 8) : unit > 1 && COUNTING.contains(kind);
        if (said != null && !counts && !kind.equals("descending")) { throw new LayoutException("a `" + kind + "` of this width does not count " + said); }
        Forms.Facts known = Forms.facts(kind);
        tag = known.tag;
        checkWidth(known.least, known.most);
    }

    final void checkWidth(int least, int most) {
        if (width < least || width > most) {
            throw new LayoutException("the width of a `" + kind + "` is not from " + least + " to " + most);
        }
    }

    /** Refuses a domain with numbers that the bytes cannot hold, or other ones than those. */
    final void checkDomain(BigInteger least, BigInteger most, boolean exact) {
        if (domain == null) { return; }
        boolean whole = domain.least.equals(least) && domain.most.equals(most) && !domain.nonZero;
        if (exact ? whole : least.compareTo(domain.least) <= 0 && domain.most.compareTo(most) <= 0) { return; }
        String found = "the `domain` of this `" + kind + "`, " + domain.least + " to " + domain.most;
        throw new LayoutException(found + ", is not " + (exact ? "" : "within ") + least + " to " + most);
    }

    void mix(Words words, End end, boolean complemented, boolean marked) {
        words.mix(tag, Words.flag(complemented));
        mixRest(words, end, complemented);
        if (marked) { words.mix('#'); }
    }

    void mixRest(Words words, End end, boolean complemented) {
        words.mix(mixed);
        if (width >= 0) { words.mix(width); }
        if (domain != null) {
            words.number(domain.least);
            words.number(domain.most);
        }
        if (unit > 0) { words.mix(unit); }
        words.mix(Words.flag(domain != null && domain.nonZero));
    }

    void mixPaths(Words words, List<String> path) { words.path(path); }

    abstract Object read(Row row, End end);

    abstract byte[] write(Object value, End end);

    /** Whether larger values have smaller encodings. */
    boolean isFalling() { return false; }

    /** Whether, at the end of a row, one encoding may be a prefix of another. */
    boolean isUnterminated() { return false; }

    /** Whether null is one of its values. */
    boolean hasNone() { return false; }

    /** Whether null sorts first although larger values have smaller encodings. */
    boolean isNoneFirst() { return false; }

    /** Whether its rows do not sort by value, if this follows it: then it has no bounds. */
    boolean isUnsorted(End end) { return false; }

    /** The bound of a value, which may be one that cannot be encoded. */
    Place bound(Object value, End end) {
        try {
            return new Place(write(value, end), Place.AT);
        } catch (EncodeException wrong) {
            if (wrong.side == 0) { throw wrong; }
            return new Place(Bytes.NONE, wrong.side > 0 != isFalling() ? Place.AFTER : Place.BEFORE);
        }
    }

    /** Whether an encoding begins with these bytes, and with more of its own. */
    boolean begins(byte[] data, End end) {
        return tails(data, end).anyMatch(tail -> reads(new Row(Bytes.join(data, tail)), end));
    }

    final boolean reads(Row row, End end) {
        try {
            read(row, end);
            return true;
        } catch (DecodeException wrong) {
            return false;
        }
    }

    /** What may follow these bytes in an encoding: one that does, if any does. */
    Stream<byte[]> tails(byte[] data, End end) {
        // An address of variable width has at most 17 bytes.
        int missing = Math.max((width < 0 ? 17 : width) - data.length, 0);
        Stream<byte[]> written = ends.stream().map(value -> Bytes.from(Bytes.join(write(value, end), end.delimiter), data.length));
        return Stream.concat(Stream.of(new byte[missing], Bytes.filled(missing, '0')), written);
    }
}
