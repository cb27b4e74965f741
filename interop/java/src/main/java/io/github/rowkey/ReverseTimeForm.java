package io.github.rowkey;

import java.math.BigInteger;

/** {@code reverse_time}, {@code reverse_time_decimal}, {@code reverse_time_hex}: the distance of a time from an origin. */
final class ReverseTimeForm extends Form {
    private static final BigInteger MOST = power(2, 64).subtract(BigInteger.ONE);

    private final BigInteger origin;
    private final boolean decimal;
    /** Of the digits; null: big-endian. */
    private final String alphabet;
    private final Domain within;
    /** Whether every distance is a time, and all of them are a {@code long}. */
    private final boolean fast;

    ReverseTimeForm(String kind, Object says, Members members) {
        super(kind, members);
        Members said = new Members(says, "kind");
        origin = new BigInteger((String) said.take("from"));
        decimal = kind.equals("reverse_time_decimal");
        boolean hex = kind.equals("reverse_time_hex");
        String letters = hex && (Boolean) said.take("upper") ? DigitsForm.UPPER : DigitsForm.LOWER;
        said.end();
        alphabet = decimal ? DigitsForm.DECIMAL : hex ? letters : null;
        checkWidth(decimal ? 1 : hex ? 16 : 8, decimal ? WIDEST : hex ? 16 : 8);
        BigInteger furthest = decimal ? MOST.min(power(10, Math.min(width, 40)).subtract(BigInteger.ONE)) : MOST;
        BigInteger least = origin.subtract(furthest);
        within = domain == null ? new Domain(least, origin) : new Domain(domain.least.max(least), domain.most.min(origin));
        first = within.least;
        last = within.most;
        fast = alphabet == null && within.least.equals(least) && within.most.equals(origin) && within.isLong;
    }

    @Override void mixRest(Words words, End end, boolean complemented) {
        words.number(origin);
        if (alphabet != null && !decimal) { words.flag(alphabet == DigitsForm.UPPER); }
        mixEnd(words);
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        if (fast) { return origin.longValue() - row.number(8); }
        BigInteger distance = alphabet != null
                ? DigitsForm.number(DigitsForm.digits(row, width, alphabet, false), alphabet.length())
                : new BigInteger(1, row.take(8));
        if (distance.compareTo(MOST) > 0) { throw new DecodeException(at, "a distance of 64 bits", distance.toString()); }
        Domain values = domain == null ? within : domain;
        BigInteger time = origin.subtract(distance);
        if (!values.holds(time)) { throw values.fault(time, at); }
        return values.isLong ? (Object) time.longValue() : time;
    }

    @Override void write(Object value, End end, Output output) {
        if (fast && !(value instanceof BigInteger)) {
            output.number(origin.longValue() - wholeLong(value), 8);
            return;
        }
        BigInteger distance = origin.subtract(within.check(whole(value)));
        if (alphabet != null) {
            output.put(DigitsForm.padded(distance, alphabet, width));
        } else {
            output.number(distance.longValue(), 8);
        }
    }

    @Override Place bound(Object value, End end) {
        if (decimal && whole(value).compareTo(within.least) < 0) {
            return new Place(DigitsForm.padded(power(10, width).subtract(BigInteger.ONE), alphabet, width), Place.AFTER);
        }
        return super.bound(value, end);
    }

    @Override boolean isFalling() { return true; }
}
