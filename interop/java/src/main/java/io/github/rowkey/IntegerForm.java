package io.github.rowkey;

import java.math.BigInteger;

/** {@code unsigned}, {@code signed}, {@code raw}: a number in big-endian bytes. */
final class IntegerForm extends NumberForm {
    private final BigInteger bias;
    private final boolean fast;

    IntegerForm(String kind, Object says, Members members) {
        super(kind, members);
        plain(says, 1, 16);
        bias = kind.equals("signed") ? power(2, 8 * width - 1) : BigInteger.ZERO;
        limit(bias.negate(), power(2, 8 * width).subtract(BigInteger.ONE).subtract(bias));
        fast = width <= 8 && can.isLong;
    }

    @Override BigInteger number(Row row, End end) { return new BigInteger(1, row.take(width)).subtract(bias); }

    @Override void spell(BigInteger number, Output output) {
        BigInteger found = number.add(bias);
        output.number(found.shiftRight(64).longValue(), width - 8);
        output.number(found.longValue(), Math.min(width, 8));
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        if (fast) {
            long number = row.number(width) - bias.longValue();
            if (within.holds(number) && can.holds(number)) { return number; }
            row.at = at;
        }
        return super.read(row, end);
    }

    @Override void write(Object value, End end, Output output) {
        if (fast && value instanceof Long && can.holds((Long) value)) {
            output.number((Long) value + bias.longValue(), width);
        } else {
            super.write(value, end, output);
        }
    }

    @Override Place bound(Object value, End end) {
        if (!within.nonZero || whole(value).signum() != 0) { return super.bound(value, end); }
        Output output = new Output();
        spell(BigInteger.ZERO, output);
        return new Place(output.from(0), Place.AT);
    }
}
