package io.github.rowkey;

import java.math.BigInteger;

/** {@code base_time}: seconds since 1970, a multiple of a number. */
final class BaseTimeForm extends Form {
    private static final long MOST = 0xFFFFFFFFL;

    private final long seconds;

    BaseTimeForm(String kind, Object says, Members members) {
        super(kind, members);
        checkWidth(4, 4);
        seconds = (Long) says;
        first = BigInteger.ZERO;
        last = BigInteger.valueOf(MOST / seconds);
    }

    @Override void mixRest(Words words, End end, boolean complemented) {
        words.word(seconds);
        mixEnd(words);
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        long found = row.number(4);
        if (found % seconds != 0) { throw new DecodeException(at, "a multiple of " + seconds + " seconds", String.valueOf(found)); }
        return found;
    }

    @Override void write(Object value, End end, Output output) {
        BigInteger number = new Domain(BigInteger.ZERO, BigInteger.valueOf(MOST)).check(whole(value));
        if (number.longValue() % seconds != 0) { throw new EncodeException(number + " is no multiple of " + seconds + " seconds"); }
        output.number(number.longValue(), 4);
    }

    @Override BigInteger ordinal(Object value) {
        BigInteger[] parts = whole(value).divideAndRemainder(BigInteger.valueOf(seconds));
        return parts[1].signum() == 0 ? parts[0] : null;
    }
}
