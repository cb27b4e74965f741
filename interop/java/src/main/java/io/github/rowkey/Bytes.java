package io.github.rowkey;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** What rows need of bytes and Java 8 has no methods for. */
final class Bytes {
    static final byte[] NONE = {};

    private Bytes() {}

    static byte[] of(int one) { return new byte[] {(byte) one}; }

    static byte[] ascii(String text) { return text.getBytes(StandardCharsets.US_ASCII); }

    /** A number in up to 8 bytes, big-endian. */
    static byte[] number(long number, int width) {
        byte[] bytes = new byte[width];
        for (int i = 0; i < width; i++) { bytes[width - 1 - i] = (byte) (number >>> 8 * i); }
        return bytes;
    }

    static byte[] number(BigInteger number, int width) {
        byte[] bytes = new byte[width];
        for (int i = 0; i < width; i++) { bytes[width - 1 - i] = number.shiftRight(8 * i).byteValue(); }
        return bytes;
    }

    /** The number of up to 8 bytes at an offset, little-endian. */
    static long little(byte[] bytes, int at, int width) {
        long number = 0;
        for (int i = width - 1; i >= 0; i--) { number = number << 8 | bytes[at + i] & 0xFF; }
        return number;
    }

    static byte[] join(byte[]... parts) { return join(Arrays.asList(parts)); }

    static byte[] join(List<byte[]> parts) {
        int width = 0;
        for (byte[] part : parts) { width += part.length; }
        ByteBuffer joined = ByteBuffer.allocate(width);
        for (byte[] part : parts) { joined.put(part); }
        return joined.array();
    }

    /** The bytes from an offset on; none if it is behind them. */
    static byte[] from(byte[] bytes, int start) { return Arrays.copyOfRange(bytes, Math.min(start, bytes.length), bytes.length); }

    static byte[] filled(int width, int fill) {
        byte[] bytes = new byte[width];
        Arrays.fill(bytes, (byte) fill);
        return bytes;
    }

    static byte[] complement(byte[] bytes) {
        byte[] found = bytes.clone();
        for (int i = 0; i < found.length; i++) { found[i] ^= (byte) 0xFF; }
        return found;
    }

    static byte[] reversed(byte[] bytes) {
        byte[] found = new byte[bytes.length];
        for (int i = 0; i < found.length; i++) { found[i] = bytes[bytes.length - 1 - i]; }
        return found;
    }

    static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte one : bytes) { text.append(String.format("%02x", one)); }
        return text.toString();
    }

    /** The shortest bytes above all that begin with these; none if there are none. */
    static byte[] successor(byte[] prefix) {
        int end = prefix.length;
        while (end > 0 && prefix[end - 1] == (byte) 0xFF) { end--; }
        byte[] above = Arrays.copyOf(prefix, end);
        if (end > 0) { above[end - 1]++; }
        return above;
    }

    /** Where these bytes begin, from an offset on; -1 if they do not. */
    static int find(byte[] in, int from, byte[] sought) {
        for (int at = from; at + sought.length <= in.length; at++) {
            if (begins(in, at, sought)) { return at; }
        }
        return -1;
    }

    static boolean begins(byte[] in, int at, byte[] with) {
        if (at + with.length > in.length) { return false; }
        for (int i = 0; i < with.length; i++) {
            if (in[at + i] != with[i]) { return false; }
        }
        return true;
    }
}
