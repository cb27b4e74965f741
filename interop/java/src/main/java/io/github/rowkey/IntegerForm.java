package io.github.rowkey;

import java.math.BigInteger;

/** {@code unsigned}, {@code signed}, {@code raw}: a number in big-endian bytes. */
final class IntegerForm extends Form {
    private final boolean signed;
    private final BigInteger bias;
    private final Domain within;
    private final boolean fast;

    IntegerForm(String kind, Object says, Members members) {
        super(kind, members);
        plain(says, 1, 16);
        signed = kind.equals("signed");
        bias = signed ? BigInteger.ONE.shiftLeft(8 * width - 1) : BigInteger.ZERO;
        BigInteger most = BigInteger.ONE.shiftLeft(8 * width).subtract(BigInteger.ONE).subtract(bias);
        within = domain != null ? domain : new Domain(bias.negate(), most);
        first = within.least;
        last = within.nonZero && within.most.signum() > 0 ? within.most.subtract(BigInteger.ONE) : within.most;
        fast = width <= 8 && within.isLong;
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        if (!fast) { return within.value(new BigInteger(1, row.take(width)).subtract(bias), at); }
        long number = row.number(width);
        if (signed) {
            number -= 1L << (8 * width - 1);
        } else if (number < 0) {
            throw within.fault(new BigInteger(Long.toUnsignedString(number)), at);
        }
        if (!within.holds(number)) { throw within.fault(BigInteger.valueOf(number), at); }
        return number;
    }

    @Override void write(Object value, End end, Output output) {
        if (fast && !(value instanceof BigInteger)) {
            long number = wholeLong(value);
            if (within.holds(number)) {
                output.number(signed ? number + (1L << (8 * width - 1)) : number, width);
                return;
            }
        }
        BigInteger number = within.check(whole(value)).add(bias);
        output.number(number.shiftRight(64).longValue(), width - 8);
        output.number(number.longValue(), Math.min(width, 8));
    }

    @Override Place bound(Object value, End end) {
        if (within.nonZero && whole(value).signum() == 0) {
            Output output = new Output();
            output.put(signed ? 0x80 : 0);
            output.put(new byte[width - 1]);
            return new Place(output.from(0), Place.AT);
        }
        return super.bound(value, end);
    }

    @Override BigInteger ordinal(Object value) {
        BigInteger number = whole(value);
        if (!within.nonZero) { return number; }
        // Without zero, the numbers above it move down by one.
        return number.signum() == 0 ? null : number.signum() > 0 ? number.subtract(BigInteger.ONE) : number;
    }
}
