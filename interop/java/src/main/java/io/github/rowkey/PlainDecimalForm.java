package io.github.rowkey;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.stream.*;

/** {@code plain_decimal}: a number in decimal digits without leading zeros. */
final class PlainDecimalForm extends NumberForm {
    PlainDecimalForm(Node node) {
        super(node);
        checkDigits();
        limit(greatest(2, 128));
    }

    @Override void mixRest(Words words, End end, boolean complemented) {
        if (end != End.ROW && (end.isOrdered() || !end.isDelimiter())) {
            throw new LayoutException("a `plain_decimal` ends a row, or an unordered delimiter follows it");
        }
        super.mixRest(words, end, complemented);
    }

    @Override BigInteger distance(Row row, End end) {
        int at = row.at;
        int stop = at;
        while (stop < row.data.length && row.data[stop] >= '0' && row.data[stop] <= '9') { stop++; }
        if (stop < row.data.length && (stop == at || end == End.ROW)) {
            throw DecodeException.ofByte(stop, "a decimal digit", row.data[stop]);
        }
        if (stop > at + 1 && row.data[at] == '0') {
            throw new DecodeException(at, "a number without leading zeros", "one with them");
        }
        byte[] digits = row.take(Math.max(stop - at, 1));
        return DigitsForm.number(new String(digits, StandardCharsets.US_ASCII), 10);
    }

    @Override byte[] spell(BigInteger number) { return Bytes.ascii(number.toString()); }

    @Override boolean isUnsorted(End end) { return true; }

    @Override Stream<byte[]> tails(byte[] data, End end) {
        return Stream.concat(super.tails(data, end), IntStream.range(0, 40).mapToObj(count -> Bytes.filled(count, '0')));
    }

    @Override boolean isUnterminated() { return true; }
}
