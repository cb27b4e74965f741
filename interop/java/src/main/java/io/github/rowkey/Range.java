package io.github.rowkey;

import java.util.Arrays;

/** Rows from a start, inclusive, to a stop, exclusive. An empty stop is the end of the table, as in HBase and Bigtable. */
public final class Range implements Comparable<Range> {
    private final byte[] start;
    private final byte[] stop;

    Range(byte[] start, byte[] stop) {
        this.start = start;
        this.stop = stop;
    }

    /** The rows between two bounds, after a salt. */
    static Range between(byte[] salt, Place low, Place high) {
        Range found = new Range(low.row(salt), high.row(salt));
        // A start above all rows, or a stop below all: no bytes are the start of the table, and its end.
        boolean above = found.start.length == 0 && low.position == Place.AFTER;
        boolean below = found.stop.length == 0 && high.position != Place.AFTER;
        return above || below || found.isEmpty() ? new Range(new byte[1], new byte[1]) : found;
    }

    /** The first row of the range. */
    public byte[] start() { return start.clone(); }

    /** The first row after the range; empty if there is none. */
    public byte[] stop() { return stop.clone(); }

    /** Whether no row can be in the range. */
    public boolean isEmpty() { return stop.length > 0 && compare(start, stop) >= 0; }

    /** Whether the row is in the range. */
    public boolean contains(byte[] row) { return compare(start, row) <= 0 && (stop.length == 0 || compare(row, stop) < 0); }

    /** The order of rows: lexicographic, of unsigned bytes. */
    static int compare(byte[] one, byte[] other) {
        for (int i = 0; i < Math.min(one.length, other.length); i++) {
            int difference = (one[i] & 0xFF) - (other[i] & 0xFF);
            if (difference != 0) { return difference; }
        }
        return one.length - other.length;
    }

    /** Ranges in the order of their starts. */
    @Override public int compareTo(Range other) { return compare(start, other.start); }

    @Override public boolean equals(Object other) {
        return other instanceof Range && Arrays.equals(start, ((Range) other).start) && Arrays.equals(stop, ((Range) other).stop);
    }

    @Override public int hashCode() { return 31 * Arrays.hashCode(start) + Arrays.hashCode(stop); }

    @Override public String toString() { return Bytes.hex(start) + ".." + Bytes.hex(stop); }
}
