package io.github.rowkey;

/** What follows a value: the end of the row, a terminator, a delimiter, or fields of fixed width and the end of the row. */
final class End {
    static final End ROW = new End(256, new byte[0]);
    static final End TERMINATOR = new End(258, new byte[0]);

    private static final int UNORDERED = 259;
    private static final int REST = 260;

    /** Its number in fingerprints. */
    final int position;
    final byte[] delimiter;
    /** Of the fields up to the end of the row, after a {@code rest} field. */
    int width;

    private End(int position, byte[] delimiter) {
        this.position = position;
        this.delimiter = delimiter;
    }

    static End before(byte[] delimiter, boolean ordered) { return new End(ordered ? delimiter[0] & 0xFF : UNORDERED, delimiter); }

    static End rest(int width) {
        End end = new End(REST, new byte[0]);
        end.width = width;
        return end;
    }

    boolean isRest() { return position == REST; }

    boolean isDelimiter() { return delimiter.length > 0; }

    boolean isOrdered() { return isDelimiter() && position != UNORDERED; }

    /** Where the delimiter begins, from an offset on; -1 if it does not. */
    static int find(byte[] in, int from, byte[] delimiter) {
        for (int at = from; at + delimiter.length <= in.length; at++) {
            if (begins(in, at, delimiter)) { return at; }
        }
        return -1;
    }

    static boolean begins(byte[] in, int at, byte[] with) {
        if (at + with.length > in.length) { return false; }
        for (int i = 0; i < with.length; i++) {
            if (in[at + i] != with[i]) { return false; }
        }
        return true;
    }
}
