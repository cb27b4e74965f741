package io.github.rowkey;

import java.util.*;

/**
 * The layout of a table's rows: reads and writes them, and gives the ranges of scans, as the Rust crate {@code rowkey} does.
 *
 * <p>Values are a {@code Map} by the names of the fields. A whole number is a {@code Long}, or a {@code BigInteger} if the
 * field's type has numbers beyond it; text is a {@code String}, bytes are a {@code byte[]}; a float is a {@code Float} or
 * {@code Double}; an optional one may be null; a variant is its name; a time with nanoseconds is a {@link Time}, one with a unit
 * is the number of its units; a nested key is a {@code Map}, and a newtype what it holds. For an enum of keys, values are a
 * {@code Map} with one member, the row kind and its fields. A layout is immutable, so threads can share it.
 */
public abstract class Layout {
    private final String said;
    private long fingerprint;
    private long bytesFingerprint;

    Layout(Members members) {
        Object version = members.take("version");
        if (!Long.valueOf(1).equals(version)) {
            throw new LayoutException("the layout is of version " + version + ", and this library reads version 1");
        }
        said = members.text("fingerprint");
    }

    /**
     * Reads a layout from its JSON.
     *
     * @throws LayoutException if anything in it is not known here, or if it was edited
     */
    public static Layout parse(String json) {
        try {
            return parse(Json.parse(String.valueOf(json)));
        } catch (LayoutException wrong) {
            throw wrong;
        } catch (RuntimeException | StackOverflowError wrong) {
            throw new LayoutException("the layout is malformed: " + wrong);
        }
    }

    static Layout parse(Object said) {
        Members members = new Members(said, "layout");
        Layout layout = members.has("kinds") ? new KindsLayout(members) : new KeyLayout(members, "");
        members.end();
        boolean isValue = layout instanceof KeyLayout && ((KeyLayout) layout).isValue();
        if (isValue) { throw new LayoutException("`layout` has no member `fields`"); }
        return layout;
    }

    /** To be called when all has been read. */
    final void seal() {
        fingerprint = fingerprint(true);
        bytesFingerprint = fingerprint(false);
        String computed = String.format("0x%016x", fingerprint);
        if (!computed.equals(said)) {
            throw new LayoutException("the fingerprint is " + computed + ", and the layout says " + said + ": it was edited");
        }
    }

    abstract long fingerprint(boolean names);

    /** The fingerprint of everything that decides bytes or refusals, and of the names of the fields. */
    public final long fingerprint() { return fingerprint; }

    /** The fingerprint without names, and without fields that were added later. */
    public final long bytesFingerprint() { return bytesFingerprint; }

    /**
     * The values of a row, by the names of their fields.
     *
     * @throws DecodeException if the bytes are no row of this layout
     */
    public abstract Map<String, Object> decode(byte[] row);

    /**
     * The row of these values.
     *
     * @throws EncodeException if a field cannot hold its value
     */
    public abstract byte[] encode(Map<String, ?> values);

    /**
     * The salt bucket of these values, of which only the salted ones are needed; -1 if rows have no salt.
     *
     * @throws EncodeException if a salted field has no value, or cannot hold it
     */
    public abstract int bucket(Map<String, ?> values);

    /** The one range of the rows with these values of the leading fields. */
    public final Range range(Map<String, ?> values) { return range(values, null); }

    /**
     * The one range of the rows with these values of the leading fields, and a bound on the next field.
     *
     * @throws EncodeException if the values do not fix the salt bucket: then {@link #ranges} gives one range per bucket
     */
    public abstract Range range(Map<String, ?> values, Bound bound);

    /** The ranges of all rows. */
    public final List<Range> ranges() { return ranges(Collections.<String, Object>emptyMap(), null); }

    /** The ranges of the rows with these values of the leading fields. */
    public final List<Range> ranges(Map<String, ?> values) { return ranges(values, null); }

    /** The same as {@link #range}, as one range, or one per salt bucket if the values do not fix it. None if no row can match. */
    public abstract List<Range> ranges(Map<String, ?> values, Bound bound);

    /** The first row of each salt bucket, or row kind, but the first: where to split the table. */
    public abstract List<byte[]> splitPoints();
}
