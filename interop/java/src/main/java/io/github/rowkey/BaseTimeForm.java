package io.github.rowkey;

import java.math.BigInteger;
import java.util.*;

/** {@code base_time}: seconds since 1970, a multiple of a number. */
final class BaseTimeForm extends NumberForm {
    private final long seconds;

    BaseTimeForm(String kind, Object says, Members members) {
        super(kind, members);
        checkWidth(4, 4);
        seconds = (Long) says;
        mixed = new long[] {seconds};
        limit(BigInteger.ZERO, BigInteger.valueOf(0xFFFFFFFFL));
    }

    @Override BigInteger number(Row row, End end) {
        int at = row.at;
        long found = row.number(4);
        if (found % seconds != 0) { throw new DecodeException(at, "a multiple of " + seconds + " seconds", String.valueOf(found)); }
        return BigInteger.valueOf(found);
    }

    @Override void spell(BigInteger number, Output output) {
        if (number.longValue() % seconds != 0) { throw new EncodeException(number + " is no multiple of " + seconds + " seconds"); }
        output.number(number.longValue(), 4);
    }

    @Override List<byte[]> tails(byte[] data, End end) {
        long low = new Row(Arrays.copyOf(data, 4)).number(4);
        Output least = new Output();
        least.number((low + seconds - 1) / seconds * seconds, 4);
        return Collections.singletonList(Arrays.copyOfRange(least.bytes, Math.min(data.length, 4), 4));
    }
}
