package io.github.rowkey;

import java.util.function.Supplier;

/** Any error of this library. */
public abstract class RowKeyException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The fields that lead to the error, the innermost first. */
    private String path = "";
    private String field = "row";

    RowKeyException(String message) { super(message); }

    /** Adds the field around the error. */
    final RowKeyException in(String name) {
        path = path.isEmpty() ? name : name + "." + path;
        field = name;
        return this;
    }

    /** What a function gives. The field is around its errors. */
    static <T> T in(String name, Supplier<T> what) {
        try {
            return what.get();
        } catch (RowKeyException wrong) {
            throw wrong.in(name);
        }
    }

    final boolean isNamed() { return !path.isEmpty(); }

    final String place() { return "field `" + path() + "`"; }

    /**
     * The field of the row; {@code salt} or {@code prefix} for the bytes before the fields, {@code row} if the whole row is
     * meant. In an enum of keys, the name of the row kind.
     */
    public final String field() { return field; }

    /** The field with those inside it: {@code mail.day}. */
    public final String path() { return path.isEmpty() ? "row" : path; }
}
