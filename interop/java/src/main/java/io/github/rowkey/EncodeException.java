package io.github.rowkey;

import java.util.Collection;

/** A value that its field cannot hold, or a scan that the layout does not have. */
public final class EncodeException extends RowKeyException {
    private static final long serialVersionUID = 1L;

    /** Positive if the value is above every value of the field, negative if it is below, else zero. */
    final int side;

    EncodeException(String reason) { this(reason, 0); }

    EncodeException(String reason, int side) {
        super(reason);
        this.side = side;
    }

    static EncodeException type(String expected, Object value) {
        return new EncodeException("expected " + expected + ", found " + (value == null ? "null" : value.getClass().getName()));
    }

    static EncodeException name(Collection<String> names, Object value) {
        return value instanceof String ? new EncodeException("`" + value + "` is not one of " + names) : type("one of " + names, value);
    }

    /** Why the value cannot be encoded. */
    public String reason() { return super.getMessage(); }

    @Override public String getMessage() { return place() + ": " + reason(); }
}
