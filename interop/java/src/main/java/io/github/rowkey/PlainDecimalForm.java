package io.github.rowkey;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** {@code plain_decimal}: a number in decimal digits without leading zeros. */
final class PlainDecimalForm extends NumberForm {
    PlainDecimalForm(String kind, Object says, Members members) {
        super(kind, members);
        plain(says, -1, -1);
        limit(BigInteger.ZERO, power(2, 128).subtract(BigInteger.ONE));
    }

    @Override BigInteger number(Row row, End end) {
        int at = row.at;
        int stop = at;
        while (stop < row.data.length && row.data[stop] >= '0' && row.data[stop] <= '9') { stop++; }
        if (stop < row.data.length && (stop == at || end == End.ROW)) {
            throw DecodeException.ofByte(stop, "a decimal digit", row.data[stop]);
        }
        if (stop > at + 1 && row.data[at] == '0') {
            throw new DecodeException(at, "a number without leading zeros", "one with them");
        }
        row.skip(Math.max(stop - at, 1));
        return DigitsForm.number(new String(row.data, at, stop - at, StandardCharsets.US_ASCII), 10);
    }

    @Override void spell(BigInteger number, Output output) { output.put(number.toString()); }

    @Override Place bound(Object value, End end) { throw new EncodeException("digits without leading zeros have no order"); }

    @Override List<byte[]> tails(byte[] data, End end) {
        List<byte[]> found = super.tails(data, end);
        byte[] zeros = DigitsForm.padded(BigInteger.ZERO, DigitsForm.DECIMAL, 40).getBytes(StandardCharsets.US_ASCII);
        for (int count = 0; count < 40; count++) { found.add(Arrays.copyOf(zeros, count)); }
        return found;
    }

    @Override boolean isUnterminated() { return true; }
}
