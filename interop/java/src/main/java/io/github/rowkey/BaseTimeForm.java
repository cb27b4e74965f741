package io.github.rowkey;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.Stream;

/** {@code base_time}: seconds since 1970, a multiple of a number. */
final class BaseTimeForm extends NumberForm {
    private final long seconds;

    BaseTimeForm(Node node) {
        super(node);
        Object said = node.says();
        seconds = said instanceof Long ? (Long) said : 0;
        long most = (1L << 32) - 1;
        if (seconds < 1 || seconds > most) { throw new LayoutException("the seconds of a `base_time` are a number from 1 to " + most); }
        checkDomain(BigInteger.ZERO, BigInteger.valueOf(most / seconds * seconds), true);
        mixed = new long[] {seconds};
        limit(greatest(256, 4));
    }

    @Override BigInteger distance(Row row, End end) {
        int at = row.at;
        long found = row.number(4);
        if (found % seconds != 0) { throw new DecodeException(at, "a multiple of " + seconds + " seconds", String.valueOf(found)); }
        return BigInteger.valueOf(found);
    }

    @Override byte[] spell(BigInteger number) {
        if (number.longValue() % seconds != 0) { throw new EncodeException(number + " is no multiple of " + seconds + " seconds"); }
        return Bytes.number(number, 4);
    }

    @Override Stream<byte[]> tails(byte[] data, End end) {
        long low = new Row(Arrays.copyOf(data, 4)).number(4);
        byte[] least = Bytes.number((low + seconds - 1) / seconds * seconds, 4);
        return Stream.of(Bytes.from(least, data.length));
    }
}
