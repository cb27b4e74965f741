package io.github.rowkey;

import java.math.*;
import java.util.*;

/** {@code decimal_number}: a {@code BigDecimal} of 96 bits. */
final class DecimalNumberForm extends Form {
    private static final BigInteger LIMIT = BigInteger.ONE.shiftLeft(96);
    private static final int MOST_PLACES = 28;
    private static final int ZERO_BYTE = 0x80;

    DecimalNumberForm(String kind, Object says, Members members) {
        super(kind, members);
        plain(says, 13, 13);
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        byte[] bytes = row.take(13);
        boolean negative = bytes[0] >= 0;
        bytes = negative ? Output.complement(bytes) : bytes;
        BigInteger number = new BigInteger(1, Arrays.copyOfRange(bytes, 1, 13));
        int first = bytes[0] & 0xFF;
        if (number.signum() == 0) {
            if (first == ZERO_BYTE && !negative) { return BigDecimal.ZERO; }
        } else if (number.multiply(BigInteger.TEN).compareTo(LIMIT) >= 0) {
            BigDecimal found = places(new BigDecimal(number, ZERO_BYTE + 57 - first));
            if (found.scale() >= 0 && found.scale() <= MOST_PLACES) { return negative ? found.negate() : found; }
        }
        throw new DecodeException(at, "a decimal number of 96 bits", "other bytes");
    }

    /** The number with as few decimal places as it needs, but not fewer than none. */
    private static BigDecimal places(BigDecimal number) {
        BigDecimal found = number;
        while (found.scale() > 0 && found.unscaledValue().mod(BigInteger.TEN).signum() == 0) {
            found = found.setScale(found.scale() - 1);
        }
        return found;
    }

    @Override void write(Object value, End end, Output output) {
        if (!(value instanceof BigDecimal)) { throw EncodeException.type("a BigDecimal", value); }
        BigDecimal number = (BigDecimal) value;
        if (number.signum() == 0) {
            output.put(ZERO_BYTE);
            output.put(new byte[12]);
            return;
        }
        if ((long) number.precision() - number.scale() > 29) {
            throw new EncodeException(value + " needs more than 96 bits", number.signum());
        }
        number = places(number.abs().scale() < 0 ? number.abs().setScale(0) : number.abs());
        int scale = number.scale();
        BigInteger digits = number.unscaledValue();
        if (digits.compareTo(LIMIT) >= 0) {
            throw new EncodeException(value + " needs more than 96 bits", scale == 0 ? ((BigDecimal) value).signum() : 0);
        }
        if (scale > MOST_PLACES) {
            throw new EncodeException(value + " has " + scale + " decimal places, the field has at most 28");
        }
        while (digits.multiply(BigInteger.TEN).compareTo(LIMIT) < 0) {
            digits = digits.multiply(BigInteger.TEN);
            scale++;
        }
        int start = output.size;
        output.put(ZERO_BYTE + 57 - scale);
        output.number(digits.shiftRight(64).longValue(), 4);
        output.number(digits.longValue(), 8);
        if (((BigDecimal) value).signum() < 0) { output.complement(start); }
    }

    @Override List<byte[]> tails(byte[] data, End end) {
        boolean flip = data[0] >= 0;
        byte[] bytes = flip ? Output.complement(data) : data;
        // With more than 28 places, the last digits are zeros.
        BigInteger step = BigInteger.TEN.pow(Math.max(ZERO_BYTE + 57 - MOST_PLACES - (bytes[0] & 0xFF), 0));
        BigInteger low = new BigInteger(1, Arrays.copyOfRange(bytes, 1, 13)).max(LIMIT.divide(BigInteger.TEN).add(BigInteger.ONE));
        BigInteger least = low.add(step).subtract(BigInteger.ONE).divide(step).multiply(step);
        Output output = new Output();
        output.number(least.shiftRight(64).longValue(), 5);
        output.number(least.longValue(), 8);
        byte[] tail = Arrays.copyOfRange(output.bytes, Math.min(data.length, 13), 13);
        List<byte[]> found = super.tails(data, end);
        found.add(flip ? Output.complement(tail) : tail);
        return found;
    }
}
