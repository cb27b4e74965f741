package io.github.rowkey;

import java.math.BigInteger;
import java.util.*;

/**
 * A whole number: a {@code Long}, or a {@code BigInteger} if its type has larger ones. A subclass gives the spelling of its
 * distance from an origin, which is zero unless the form says otherwise; {@code reverse_time} and its like count back from it.
 */
abstract class NumberForm extends Form {
    /** The number whose distance is 0. */
    BigInteger origin = BigInteger.ZERO;
    final boolean falling;
    /** The numbers of its type. */
    Domain within;
    /** Those of them that can be written. */
    Domain can;

    NumberForm(Node node) {
        super(node);
        falling = kind.startsWith("reverse_time");
        if (falling) {
            origin = node.parameters().integer("from", true);
            mixed = new long[] {origin.longValue(), origin.shiftRight(64).longValue()};
        }
    }

    /** Sets the numbers that the form can spell, up to the greatest distance. */
    final void limit(BigInteger most) { limit(falling ? number(most) : origin, falling ? origin : number(most)); }

    /** Refuses numbers below zero, which have no digits. */
    final void checkDigits() {
        if (!falling && domain != null) { checkDomain(BigInteger.ZERO, domain.most, false); }
    }

    final void limit(BigInteger least, BigInteger most) {
        within = domain != null ? domain : new Domain(least, most, false);
        can = new Domain(least.max(within.least), most.min(within.most), within.nonZero);
        ends = Arrays.<Object>asList(can.least, can.most);
    }

    private BigInteger number(BigInteger distance) { return falling ? origin.subtract(distance) : origin.add(distance); }

    final byte[] spelled(BigInteger number) { return spell(falling ? origin.subtract(number) : number.subtract(origin)); }

    abstract BigInteger distance(Row row, End end);

    abstract byte[] spell(BigInteger distance);

    @Override Object read(Row row, End end) {
        int at = row.at;
        return within.value(number(distance(row, end)), at);
    }

    @Override byte[] write(Object value, End end) { return spelled(can.check(whole(value))); }

    @Override boolean isFalling() { return falling; }

    static BigInteger whole(Object value) {
        if (value instanceof BigInteger) { return (BigInteger) value; }
        if (value instanceof Long || value instanceof Integer || value instanceof Short || value instanceof Byte) {
            return BigInteger.valueOf(((Number) value).longValue());
        }
        throw EncodeException.type("a whole number", value);
    }

    static BigInteger power(int base, int exponent) { return BigInteger.valueOf(base).pow(exponent); }

    /** The greatest number of as many digits. */
    static BigInteger greatest(int base, int digits) { return power(base, digits).subtract(BigInteger.ONE); }
}
