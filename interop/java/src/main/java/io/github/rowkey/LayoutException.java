package io.github.rowkey;

/** The layout is not one that this library reads. The message names what it does not know. */
public final class LayoutException extends RowKeyException {
    private static final long serialVersionUID = 1L;

    LayoutException(String message) { super(message); }
}
