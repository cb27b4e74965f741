package io.github.rowkey;

import java.util.Objects;

/** The value of an {@code optional} that holds an {@code optional}: {@code new Some(null)} is not {@code null}. */
public final class Some {
    private final Object value;

    /** Holds a value, which may be null. */
    public Some(Object value) { this.value = value; }

    /** The value. */
    public Object value() { return value; }

    @Override public boolean equals(Object other) { return other instanceof Some && Objects.equals(((Some) other).value, value); }

    @Override public int hashCode() { return 1 + Objects.hashCode(value); }

    @Override public String toString() { return "Some(" + value + ")"; }
}
