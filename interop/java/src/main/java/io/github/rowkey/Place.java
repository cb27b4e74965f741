package io.github.rowkey;

/** A bound of a scan: bytes, and where it is relative to the rows that begin with them. */
final class Place {
    static final int BEFORE = -1;
    static final int AT = 0;
    static final int AFTER = 1;
    /** After exactly these bytes, and before all longer ones that begin with them. */
    static final int EXACT = 2;

    final byte[] bytes;
    final int position;

    Place(byte[] bytes, int position) {
        this.bytes = bytes;
        this.position = position;
    }

    /** The shortest row at or above the bound; empty if there is none. */
    byte[] row(byte[] salt) {
        byte[] row = Bytes.join(salt, bytes, new byte[position == EXACT ? 1 : 0]);
        return position == AFTER ? Bytes.successor(row) : row;
    }
}
