package io.github.rowkey;

import java.math.BigInteger;
import java.util.Arrays;

/** {@code reverse_time}, {@code reverse_time_decimal}, {@code reverse_time_hex}: the distance of a time from an origin. */
final class ReverseTimeForm extends NumberForm {
    private static final BigInteger MOST = power(2, 64).subtract(BigInteger.ONE);

    private final BigInteger origin;
    private final boolean decimal;
    /** Of the digits; null: big-endian. */
    private final String alphabet;
    /** Whether every distance is a time, and all of them are a {@code long}. */
    private final boolean fast;

    ReverseTimeForm(String kind, Object says, Members members) {
        super(kind, members);
        decimal = kind.equals("reverse_time_decimal");
        boolean hex = kind.equals("reverse_time_hex");
        Members said = new Members(says, "kind");
        boolean upper = hex && (Boolean) said.take("upper");
        origin = new BigInteger((String) said.only("from"));
        alphabet = decimal ? DigitsForm.DECIMAL : !hex ? null : upper ? DigitsForm.UPPER : DigitsForm.LOWER;
        mixed = new long[] {origin.longValue(), origin.shiftRight(64).longValue(), upper ? 1 : 0};
        mixed = hex ? mixed : Arrays.copyOf(mixed, 2);
        checkWidth(decimal ? 1 : hex ? 16 : 8, decimal ? WIDEST : hex ? 16 : 8);
        BigInteger least = origin.subtract(decimal ? MOST.min(power(10, Math.min(width, 40)).subtract(BigInteger.ONE)) : MOST);
        limit(least, origin);
        fast = alphabet == null && can.least.equals(least) && can.most.equals(origin) && can.isLong;
    }

    @Override BigInteger number(Row row, End end) {
        int at = row.at;
        BigInteger distance = alphabet != null
                ? DigitsForm.number(DigitsForm.digits(row, width, alphabet, false), alphabet.length())
                : new BigInteger(1, row.take(8));
        if (distance.compareTo(MOST) > 0) { throw new DecodeException(at, "a distance of 64 bits", distance.toString()); }
        return origin.subtract(distance);
    }

    @Override void spell(BigInteger number, Output output) {
        BigInteger distance = origin.subtract(number);
        if (alphabet != null) {
            output.put(DigitsForm.padded(distance, alphabet, width));
        } else {
            output.number(distance.longValue(), 8);
        }
    }

    @Override Object read(Row row, End end) { return fast ? origin.longValue() - row.number(8) : super.read(row, end); }

    @Override void write(Object value, End end, Output output) {
        if (fast && value instanceof Long) {
            output.number(origin.longValue() - (Long) value, 8);
        } else {
            super.write(value, end, output);
        }
    }

    @Override Place bound(Object value, End end) {
        if (!decimal || whole(value).compareTo(can.least) >= 0) { return super.bound(value, end); }
        Output output = new Output();
        output.put(power(10, width).subtract(BigInteger.ONE).toString());
        return new Place(output.from(0), Place.AFTER);
    }

    @Override boolean isFalling() { return true; }
}
