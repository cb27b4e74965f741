package io.github.rowkey;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/** {@code decimal}, {@code reversed_decimal}, {@code hex}, {@code hex_upper}: a number as text of fixed width; without a domain, {@code hex} is bytes. */
final class DigitsForm extends Form {
    static final String DECIMAL = "0123456789";
    static final String LOWER = "0123456789abcdef";
    static final String UPPER = "0123456789ABCDEF";

    private final String alphabet;
    private final int base;
    private final boolean backwards;
    private final Domain within;
    private final Domain writable;

    DigitsForm(String kind, Object says, Members members) {
        super(kind, members);
        plain(says, 1, WIDEST);
        alphabet = kind.equals("hex") ? LOWER : kind.equals("hex_upper") ? UPPER : DECIMAL;
        base = alphabet.length();
        backwards = kind.equals("reversed_decimal");
        within = domain != null ? domain : new Domain(BigInteger.ZERO, power(2, 128).subtract(BigInteger.ONE));
        BigInteger most = power(base, Math.min(width, 40)).subtract(BigInteger.ONE);
        writable = new Domain(within.least.max(BigInteger.ZERO), within.most.min(most));
        if (domain != null && !within.nonZero) {
            first = writable.least;
            last = writable.most;
        }
        if (isBytes() && width % 2 != 0) { throw new LayoutException("hexadecimal bytes have two digits each"); }
    }

    private boolean isBytes() { return base == 16 && domain == null; }

    /** The digits of a value, each of which is one of the alphabet. */
    static byte[] digits(Row row, int width, String alphabet, boolean backwards) {
        int at = row.at;
        byte[] text = row.take(width);
        for (int n = 0; n < width; n++) {
            int i = backwards ? width - 1 - n : n;
            if (alphabet.indexOf(text[i]) < 0) {
                String hexadecimal = "a hexadecimal digit in " + (alphabet == UPPER ? "upper" : "lower") + " case";
                throw DecodeException.ofByte(at + i, alphabet == DECIMAL ? "a decimal digit" : hexadecimal, text[i]);
            }
        }
        return text;
    }

    static BigInteger number(byte[] digits, int base) {
        int zeros = 0;
        while (zeros < digits.length - 1 && digits[zeros] == '0') { zeros++; }
        // More digits than any number has need not be counted.
        int end = Math.min(digits.length, zeros + 60);
        return new BigInteger(new String(digits, zeros, end - zeros, StandardCharsets.US_ASCII), base);
    }

    private static byte[] reversed(byte[] text) {
        byte[] found = new byte[text.length];
        for (int i = 0; i < text.length; i++) { found[i] = text[text.length - 1 - i]; }
        return found;
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        byte[] text = digits(row, width, alphabet, backwards);
        if (!isBytes()) { return within.value(number(backwards ? reversed(text) : text, base), at); }
        byte[] bytes = new byte[width / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (Character.digit(text[2 * i], 16) << 4 | Character.digit(text[2 * i + 1], 16));
        }
        return bytes;
    }

    @Override void write(Object value, End end, Output output) {
        if (isBytes()) {
            if (!(value instanceof byte[]) || 2 * ((byte[]) value).length != width) {
                throw EncodeException.type("a byte[] of " + width / 2 + " bytes", value);
            }
            String digits = Output.hex((byte[]) value);
            output.put((alphabet == UPPER ? digits.toUpperCase(Locale.ROOT) : digits).getBytes(StandardCharsets.US_ASCII));
            return;
        }
        BigInteger number = writable.check(whole(value));
        if (within.nonZero && number.signum() == 0) { throw new EncodeException("0 is excluded"); }
        output.put(text(number));
    }

    private byte[] text(BigInteger number) {
        byte[] found = padded(number, alphabet, width);
        return backwards ? reversed(found) : found;
    }

    static byte[] padded(BigInteger number, String alphabet, int width) {
        String text = number.toString(alphabet.length());
        byte[] digits = (alphabet == UPPER ? text.toUpperCase(Locale.ROOT) : text).getBytes(StandardCharsets.US_ASCII);
        byte[] found = new byte[width];
        Arrays.fill(found, (byte) '0');
        System.arraycopy(digits, 0, found, width - digits.length, digits.length);
        return found;
    }

    @Override Place bound(Object value, End end) {
        if (backwards) { throw new EncodeException("reversed digits have no order"); }
        boolean full = writable.most.equals(power(10, Math.min(width, 40)).subtract(BigInteger.ONE));
        if (base == 10 && full && whole(value).compareTo(writable.most) > 0) { return new Place(text(writable.most), Place.AFTER); }
        return super.bound(value, end);
    }
}
