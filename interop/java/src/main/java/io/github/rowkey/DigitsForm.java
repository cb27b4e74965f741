package io.github.rowkey;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.*;

/**
 * {@code decimal}, {@code reversed_decimal}, {@code hex}, {@code hex_upper}, {@code reverse_time_decimal},
 * {@code reverse_time_hex}: the distance of a number as text of fixed width.
 */
final class DigitsForm extends NumberForm {
    static final String DECIMAL = "0123456789";
    static final String LOWER = "0123456789abcdef";
    static final String UPPER = "0123456789ABCDEF";

    private final String alphabet;
    private final int base;
    private final boolean backwards;
    private final BigInteger furthest;

    DigitsForm(Node node) {
        super(node);
        boolean upper = kind.equals("hex_upper");
        if (kind.equals("reverse_time_hex")) {
            upper = node.parameters().truth("upper");
            mixed = new long[] {mixed[0], mixed[1], Words.flag(upper)};
        }
        alphabet = upper ? UPPER : kind.contains("hex") ? LOWER : DECIMAL;
        base = alphabet.length();
        backwards = kind.equals("reversed_decimal");
        checkDigits();
        furthest = greatest(2, falling ? 64 : 128);
        limit(greatest(base, Math.min(width, 40)).min(furthest));
    }

    /** A number, or bytes if it has no domain. */
    static Form hex(Node node) { return node.has("domain") ? new DigitsForm(node) : new BytesForm(node); }

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
        return new String(backwards ? Bytes.reversed(text) : text, StandardCharsets.US_ASCII);
    }

    /** Text of a shape, in which a 0 stands for one of the alphabet. */
    static String shaped(Row row, String shape, String alphabet, String expected) {
        int at = row.at;
        byte[] text = row.take(shape.length());
        for (int i = 0; i < text.length; i++) {
            char own = shape.charAt(i);
            boolean right = own == '0' ? alphabet.indexOf(text[i]) >= 0 : own == text[i];
            if (!right) { throw DecodeException.ofByte(at + i, expected, text[i]); }
        }
        return new String(text, StandardCharsets.US_ASCII);
    }

    static BigInteger number(String digits, int base) {
        int zeros = 0;
        while (zeros < digits.length() - 1 && digits.charAt(zeros) == '0') { zeros++; }
        // More digits than any number has need not be counted.
        return new BigInteger(digits.substring(zeros, Math.min(digits.length(), zeros + 60)), base);
    }

    /** Hexadecimal digits in the case of the alphabet. */
    static byte[] cased(String digits, String alphabet) {
        return Bytes.ascii(alphabet == UPPER ? digits.toUpperCase(Locale.ROOT) : digits);
    }

    @Override BigInteger distance(Row row, End end) {
        int at = row.at;
        BigInteger found = number(digits(row, width, alphabet, backwards), base);
        if (falling && found.compareTo(furthest) > 0) { throw new DecodeException(at, "a distance of 64 bits", found.toString()); }
        return found;
    }

    @Override byte[] spell(BigInteger distance) {
        byte[] digits = cased(distance.toString(base), alphabet);
        byte[] padded = Bytes.join(Bytes.filled(width - digits.length, '0'), digits);
        return backwards ? Bytes.reversed(padded) : padded;
    }

    @Override Place bound(Object value, End end) {
        boolean whole = falling || can.most.equals(greatest(10, Math.min(width, 40)));
        if (base == 10 && whole && isBehind(whole(value))) { return new Place(Bytes.filled(width, '9'), Place.AFTER); }
        return super.bound(value, end);
    }

    @Override boolean isUnsorted(End end) { return backwards; }

    /** Whether the number would sort after all that can be written. */
    private boolean isBehind(BigInteger number) { return falling ? number.compareTo(can.least) < 0 : number.compareTo(can.most) > 0; }
}
