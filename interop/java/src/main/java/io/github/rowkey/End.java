package io.github.rowkey;

/** What follows a value: the end of the row, a terminator, a delimiter, or fields of fixed width and the end of the row. */
final class End {
    static final End ROW = new End(256, Bytes.NONE, 0);
    static final End TERMINATOR = new End(258, Bytes.NONE, 0);

    private static final int UNORDERED = 259;
    private static final int REST = 260;

    /** Its number in fingerprints. */
    final int position;
    final byte[] delimiter;
    /** Of the fields up to the end of the row, after a {@code rest} field. */
    final int width;

    private End(int position, byte[] delimiter, int width) {
        this.position = position;
        this.delimiter = delimiter;
        this.width = width;
    }

    static End before(byte[] delimiter, boolean ordered) { return new End(ordered ? delimiter[0] & 0xFF : UNORDERED, delimiter, 0); }

    static End rest(int width) { return new End(REST, Bytes.NONE, width); }

    boolean isRest() { return position == REST; }

    boolean isDelimiter() { return delimiter.length > 0; }

    boolean isOrdered() { return isDelimiter() && position != UNORDERED; }
}
