package io.github.rowkey;

/** Bounds of one field, by its values. {@code Bound.on("at").from(t0).before(t1)} are the times from t0 up to, without, t1. */
public final class Bound {
    final String field;
    final Side low;
    final Side high;

    /** One side; {@code null} where a bound is open. */
    static final class Side {
        final Object value;
        final boolean inclusive;

        Side(Object value, boolean inclusive) {
            this.value = value;
            this.inclusive = inclusive;
        }
    }

    private Bound(String field, Side low, Side high) {
        this.field = field;
        this.low = low;
        this.high = high;
    }

    /** All values of the field. */
    public static Bound on(String field) { return new Bound(field, null, null); }

    /** Values from this one on. */
    public Bound from(Object value) { return new Bound(field, new Side(value, true), high); }

    /** Values above this one. */
    public Bound after(Object value) { return new Bound(field, new Side(value, false), high); }

    /** Values below this one. */
    public Bound before(Object value) { return new Bound(field, low, new Side(value, false)); }

    /** Values up to and including this one. */
    public Bound upTo(Object value) { return new Bound(field, low, new Side(value, true)); }
}
