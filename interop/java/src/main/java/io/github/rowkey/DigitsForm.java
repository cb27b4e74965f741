package io.github.rowkey;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** {@code decimal}, {@code reversed_decimal}, {@code hex}, {@code hex_upper}: a number as text of fixed width; without a domain, {@code hex} is bytes. */
final class DigitsForm extends NumberForm {
    static final String DECIMAL = "0123456789";
    static final String LOWER = "0123456789abcdef";
    static final String UPPER = "0123456789ABCDEF";

    private final String alphabet;
    private final int base;
    private final boolean backwards;
    private final boolean isBytes;

    DigitsForm(String kind, Object says, Members members) {
        super(kind, members);
        plain(says, 1, WIDEST);
        alphabet = kind.equals("hex") ? LOWER : kind.equals("hex_upper") ? UPPER : DECIMAL;
        base = alphabet.length();
        backwards = kind.equals("reversed_decimal");
        isBytes = base == 16 && domain == null;
        limit(BigInteger.ZERO, greatest().min(power(2, 128).subtract(BigInteger.ONE)));
        if (isBytes) { ends = Collections.emptyList(); }
        if (isBytes && width % 2 != 0) { throw new LayoutException("hexadecimal bytes have two digits each"); }
    }

    /** The greatest number of as many digits. */
    private BigInteger greatest() { return power(base, Math.min(width, 40)).subtract(BigInteger.ONE); }

    /** The digits of a value, each of which is one of the alphabet, the first one first. */
    static String digits(Row row, int width, String alphabet, boolean backwards) {
        int at = row.at;
        byte[] text = row.take(width);
        for (int n = 0; n < width; n++) {
            int i = backwards ? width - 1 - n : n;
            if (alphabet.indexOf(text[i]) < 0) {
                String hexadecimal = "a hexadecimal digit in " + (alphabet == UPPER ? "upper" : "lower") + " case";
                throw DecodeException.ofByte(at + i, alphabet == DECIMAL ? "a decimal digit" : hexadecimal, text[i]);
            }
        }
        String found = new String(text, StandardCharsets.US_ASCII);
        return backwards ? new StringBuilder(found).reverse().toString() : found;
    }

    static BigInteger number(String digits, int base) {
        int zeros = 0;
        while (zeros < digits.length() - 1 && digits.charAt(zeros) == '0') { zeros++; }
        // More digits than any number has need not be counted.
        return new BigInteger(digits.substring(zeros, Math.min(digits.length(), zeros + 60)), base);
    }

    @Override BigInteger number(Row row, End end) { return number(digits(row, width, alphabet, backwards), base); }

    @Override void spell(BigInteger number, Output output) {
        String text = padded(number, alphabet, width);
        output.put(backwards ? new StringBuilder(text).reverse().toString() : text);
    }

    static String padded(BigInteger number, String alphabet, int width) {
        char[] zeros = new char[width];
        Arrays.fill(zeros, '0');
        String digits = number.toString(alphabet.length());
        digits = alphabet == UPPER ? digits.toUpperCase(Locale.ROOT) : digits;
        return new String(zeros, 0, width - digits.length()) + digits;
    }

    @Override Object read(Row row, End end) {
        if (!isBytes) { return super.read(row, end); }
        String text = digits(row, width, alphabet, false);
        byte[] bytes = new byte[width / 2];
        for (int i = 0; i < bytes.length; i++) { bytes[i] = (byte) Integer.parseInt(text.substring(2 * i, 2 * i + 2), 16); }
        return bytes;
    }

    @Override void write(Object value, End end, Output output) {
        if (!isBytes) {
            super.write(value, end, output);
        } else if (value instanceof byte[] && 2 * ((byte[]) value).length == width) {
            String digits = Output.hex((byte[]) value);
            output.put(alphabet == UPPER ? digits.toUpperCase(Locale.ROOT) : digits);
        } else {
            throw EncodeException.type("a byte[] of " + width / 2 + " bytes", value);
        }
    }

    @Override Place bound(Object value, End end) {
        if (backwards) { throw new EncodeException("reversed digits have no order"); }
        if (base == 16 || !can.most.equals(greatest()) || whole(value).compareTo(can.most) <= 0) { return super.bound(value, end); }
        return new Place(super.bound(can.most, end).bytes, Place.AFTER);
    }
}
