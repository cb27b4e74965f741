package io.github.rowkey;

import java.math.BigInteger;

/** {@code unsigned}, {@code signed}, {@code raw}, {@code reverse_time}: the distance of a number in big-endian bytes. */
final class IntegerForm extends NumberForm {
    /** Whether all numbers are a {@code long}, of which 64 bits of a distance give the right one. */
    private final boolean fast;

    IntegerForm(Node node) {
        super(node);
        if (kind.equals("signed")) { origin = power(2, 8 * width - 1).negate(); }
        BigInteger furthest = greatest(2, 8 * width - (kind.equals("raw") ? 1 : 0));
        if (domain == null && kind.equals("raw")) { throw new LayoutException("a `raw` has a `domain`"); }
        if (!falling) { checkDomain(origin, origin.add(furthest), false); }
        limit(furthest);
        fast = width <= 8 && can.isLong;
    }

    @Override BigInteger distance(Row row, End end) { return new BigInteger(1, row.take(width)); }

    @Override byte[] spell(BigInteger distance) { return Bytes.number(distance, width); }

    @Override Object read(Row row, End end) {
        int at = row.at;
        if (fast) {
            long distance = row.number(width);
            long number = falling ? origin.longValue() - distance : origin.longValue() + distance;
            if (can.holds(number)) { return number; }
            row.at = at;
        }
        return super.read(row, end);
    }

    @Override byte[] write(Object value, End end) {
        if (!fast || !(value instanceof Long) || !can.holds((Long) value)) { return super.write(value, end); }
        long number = (Long) value;
        return Bytes.number(falling ? origin.longValue() - number : number - origin.longValue(), width);
    }

    @Override Place bound(Object value, End end) {
        if (!within.nonZero || whole(value).signum() != 0) { return super.bound(value, end); }
        return new Place(spelled(BigInteger.ZERO), Place.AT);
    }
}
