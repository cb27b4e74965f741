package io.github.rowkey;

import java.math.*;
import java.util.Arrays;
import java.util.stream.Stream;

/** {@code decimal_number}: a {@code BigDecimal} of 96 bits. */
final class DecimalNumberForm extends Form {
    private static final BigInteger LIMIT = BigInteger.ONE.shiftLeft(96);
    private static final int MOST_PLACES = 28;
    /** The first byte of zero; that of other numbers is as much higher as they have fewer than 57 decimal places. */
    private static final int ZERO_BYTE = 0x80;

    DecimalNumberForm(Node node) { super(node); }

    @Override Object read(Row row, End end) {
        int at = row.at;
        byte[] bytes = row.take(13);
        boolean negative = bytes[0] >= 0;
        bytes = negative ? Bytes.complement(bytes) : bytes;
        BigInteger number = new BigInteger(1, Bytes.from(bytes, 1));
        int scale = ZERO_BYTE + 57 - (bytes[0] & 0xFF);
        if (number.signum() == 0) {
            if (scale == 57 && !negative) { return BigDecimal.ZERO; }
        } else if (scale >= 0 && number.multiply(BigInteger.TEN).compareTo(LIMIT) >= 0) {
            BigDecimal found = places(new BigDecimal(number, scale));
            if (found.scale() <= MOST_PLACES) { return negative ? found.negate() : found; }
        }
        throw new DecodeException(at, "a decimal number of 96 bits", "other bytes");
    }

    /** The number with as few decimal places as it needs, but not fewer than none. */
    private static BigDecimal places(BigDecimal number) {
        BigDecimal found = number.stripTrailingZeros();
        return found.scale() < 0 ? found.setScale(0) : found;
    }

    @Override byte[] write(Object value, End end) {
        if (!(value instanceof BigDecimal)) { throw EncodeException.type("a BigDecimal", value); }
        BigDecimal number = (BigDecimal) value;
        int sign = number.signum();
        if (sign == 0) { return Bytes.join(Bytes.of(ZERO_BYTE), new byte[12]); }
        if ((long) number.precision() - number.scale() > 29) {
            throw new EncodeException(value + " needs more than 96 bits", sign);
        }
        number = places(number.abs());
        int scale = number.scale();
        BigInteger digits = number.unscaledValue();
        if (digits.compareTo(LIMIT) >= 0) {
            throw new EncodeException(value + " needs more than 96 bits", scale == 0 ? sign : 0);
        }
        if (scale > MOST_PLACES) {
            throw new EncodeException(value + " has " + scale + " decimal places, the field has at most 28");
        }
        while (digits.multiply(BigInteger.TEN).compareTo(LIMIT) < 0) {
            digits = digits.multiply(BigInteger.TEN);
            scale++;
        }
        byte[] bytes = Bytes.join(Bytes.of(ZERO_BYTE + 57 - scale), Bytes.number(digits, 12));
        return sign < 0 ? Bytes.complement(bytes) : bytes;
    }

    @Override Stream<byte[]> tails(byte[] data, End end) {
        boolean flip = data[0] >= 0;
        byte[] bytes = flip ? Bytes.complement(data) : data;
        // With more than 28 places, the last digits are zeros.
        BigInteger step = BigInteger.TEN.pow(Math.max(ZERO_BYTE + 57 - MOST_PLACES - (bytes[0] & 0xFF), 0));
        BigInteger low = new BigInteger(1, Arrays.copyOfRange(bytes, 1, 13)).max(LIMIT.divide(BigInteger.TEN).add(BigInteger.ONE));
        BigInteger least = low.add(step).subtract(BigInteger.ONE).divide(step).multiply(step);
        byte[] tail = Bytes.from(Bytes.number(least, 13), data.length);
        return Stream.concat(super.tails(data, end), Stream.of(flip ? Bytes.complement(tail) : tail));
    }
}
