package io.github.rowkey;

/** Bounds of one field, by its values. {@code Bound.on("at").from(t0).before(t1)} are the times from t0 up to, without, t1. */
public final class Bound {
    final String field;
    final Side low;
    final Side high;
    /** Null unless all of a kind are asked for. */
    final String kind;

    /** One side; {@code null} where a bound is open. */
    static final class Side {
        final Object value;
        final boolean inclusive;

        Side(Object value, boolean inclusive) {
            this.value = value;
            this.inclusive = inclusive;
        }
    }

    private Bound(String field, Side low, Side high, String kind) {
        this.field = field;
        this.low = low;
        this.high = high;
        this.kind = kind;
    }

    /** All values of the field. */
    public static Bound on(String field) { return new Bound(field, null, null, null); }

    /** All values of one kind of a field that is an enum of keys: it has no sides. */
    public static Bound ofKind(String field, String kind) { return new Bound(field, null, null, String.valueOf(kind)); }

    /** Values from this one on. */
    public Bound from(Object value) { return new Bound(field, new Side(value, true), high, kind); }

    /** Values above this one. */
    public Bound after(Object value) { return new Bound(field, new Side(value, false), high, kind); }

    /** Values below this one. */
    public Bound before(Object value) { return new Bound(field, low, new Side(value, false), kind); }

    /** Values up to and including this one. */
    public Bound upTo(Object value) { return new Bound(field, low, new Side(value, true), kind); }
}
