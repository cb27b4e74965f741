package io.github.rowkey;

/** Bytes that are no row of the layout. It names the field, the offset, what was expected and what was found. */
public final class DecodeException extends RowKeyException {
    private static final long serialVersionUID = 1L;

    private final int offset;
    private final String expected;
    private final String found;

    DecodeException(int offset, String expected, String found) {
        super(expected);
        this.offset = offset;
        this.expected = expected;
        this.found = found;
    }

    static DecodeException ofByte(int offset, String expected, byte found) {
        return new DecodeException(offset, expected, String.format("0x%02X", found));
    }

    /** The offset of the wrong byte, or of the value that ends too early. */
    public int offset() { return offset; }

    /** What was expected there. */
    public String expected() { return expected; }

    /** What was found there. */
    public String found() { return found; }

    @Override public String getMessage() { return place() + " at byte " + offset + ": expected " + expected + ", found " + found; }
}
