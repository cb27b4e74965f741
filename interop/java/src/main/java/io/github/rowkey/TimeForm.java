package io.github.rowkey;

import java.math.BigInteger;
import java.util.Arrays;

/** {@code time} and {@code duration}: a {@link Time}, seconds and then nanoseconds. */
final class TimeForm extends Form {
    private static final int SECOND = 1_000_000_000;

    private final boolean duration;
    private final int mostNanoseconds;
    /** The seconds; those of a duration, which are unsigned, as a {@code long}. */
    private final Domain within;

    TimeForm(Node node) {
        super(node);
        duration = kind.equals("duration");
        boolean leap = !duration && node.parameters().truth("leap");
        mixed = duration ? mixed : new long[] {Words.flag(leap)};
        mostNanoseconds = leap ? 2 * SECOND - 1 : SECOND - 1;
        BigInteger most = NumberForm.greatest(2, 63);
        if (!duration) { checkDomain(most.not(), most, false); }
        if (!duration && domain != null && domain.nonZero) { throw new LayoutException("a `time` has no `non_zero`"); }
        within = domain != null && !duration ? domain : new Domain(most.not(), most, false);
        Time last = new Time(duration ? -1 : within.mostLong, domain != null ? SECOND - 1 : mostNanoseconds);
        ends = Arrays.<Object>asList(new Time(duration ? 0 : within.leastLong, 0), last);
    }

    @Override Object read(Row row, End end) {
        int start = row.at;
        long seconds = row.number(8) ^ (duration ? 0 : Long.MIN_VALUE);
        int at = row.at;
        long nanoseconds = row.number(4);
        if (nanoseconds > mostNanoseconds) {
            throw new DecodeException(at, "a number in 0..=" + mostNanoseconds, String.valueOf(nanoseconds));
        }
        if (!within.holds(seconds) || isTooLate(seconds, nanoseconds)) { throw within.fault(BigInteger.valueOf(seconds), start); }
        return new Time(seconds, (int) nanoseconds);
    }

    /** The last second of a domain has no leap second. */
    private boolean isTooLate(long seconds, long nanoseconds) {
        return nanoseconds >= SECOND && domain != null && seconds == domain.mostLong;
    }

    @Override byte[] write(Object value, End end) {
        if (!(value instanceof Time)) { throw EncodeException.type("a Time", value); }
        Time time = (Time) value;
        if (time.nanoseconds() < 0 || time.nanoseconds() > mostNanoseconds) {
            throw new EncodeException(time.nanoseconds() + " nanoseconds, the field has at most " + mostNanoseconds);
        }
        within.check(BigInteger.valueOf(time.seconds()));
        if (isTooLate(time.seconds(), time.nanoseconds())) {
            throw new EncodeException("a leap second in the last second of the domain", 1);
        }
        return Bytes.join(Bytes.number(time.seconds() ^ (duration ? 0 : Long.MIN_VALUE), 8), Bytes.number(time.nanoseconds(), 4));
    }
}
