package io.github.rowkey;

import java.math.BigInteger;
import java.util.Arrays;

/** {@code time} and {@code duration}: a {@link Time}, seconds and then nanoseconds. */
final class TimeForm extends Form {
    private static final int SECOND = 1_000_000_000;

    private final boolean duration;
    private final int mostNanoseconds;
    private final Domain within;

    TimeForm(String kind, Object says, Members members) {
        super(kind, members);
        duration = kind.equals("duration");
        checkWidth(12, 12);
        boolean leap = !duration && (Boolean) parameter(says, "leap");
        mostNanoseconds = leap ? 2 * SECOND - 1 : SECOND - 1;
        BigInteger half = power(2, 63);
        within = domain != null ? domain : new Domain(half.negate(), half.subtract(BigInteger.ONE), false);
        Time last = new Time(duration ? -1 : within.mostLong, domain != null ? SECOND - 1 : mostNanoseconds);
        ends = Arrays.<Object>asList(new Time(duration ? 0 : within.leastLong, 0), last);
        mixed = duration ? mixed : new long[] {leap ? 1 : 0};
    }

    @Override Object read(Row row, End end) {
        int start = row.at;
        long seconds = row.number(8) ^ (duration ? 0 : Long.MIN_VALUE);
        int at = row.at;
        long nanoseconds = row.number(4);
        if (nanoseconds > mostNanoseconds) {
            throw new DecodeException(at, "a number in 0..=" + mostNanoseconds, String.valueOf(nanoseconds));
        }
        if (!duration && (!within.holds(seconds) || isTooLate(seconds, nanoseconds))) {
            throw within.fault(BigInteger.valueOf(seconds), start);
        }
        return new Time(seconds, (int) nanoseconds);
    }

    /** The last second of a domain has no leap second. */
    private boolean isTooLate(long seconds, long nanoseconds) {
        return nanoseconds >= SECOND && domain != null && seconds == domain.mostLong;
    }

    @Override void write(Object value, End end, Output output) {
        if (!(value instanceof Time)) { throw EncodeException.type("a Time", value); }
        Time time = (Time) value;
        if (time.nanoseconds() < 0 || time.nanoseconds() > mostNanoseconds) {
            throw new EncodeException(time.nanoseconds() + " nanoseconds, the field has at most " + mostNanoseconds);
        }
        if (!duration) {
            within.check(BigInteger.valueOf(time.seconds()));
            if (isTooLate(time.seconds(), time.nanoseconds())) {
                throw new EncodeException("a leap second in the last second of the domain", 1);
            }
        }
        output.number(time.seconds() ^ (duration ? 0 : Long.MIN_VALUE), 8);
        output.number(time.nanoseconds(), 4);
    }
}
