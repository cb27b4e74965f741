package io.github.rowkey;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes of a row as they are written. */
final class Output {
    byte[] bytes = new byte[32];
    int size;

    void put(int value) {
        if (size == bytes.length) { bytes = Arrays.copyOf(bytes, 2 * size); }
        bytes[size++] = (byte) value;
    }

    void put(byte[] all) {
        if (size + all.length > bytes.length) { bytes = Arrays.copyOf(bytes, 2 * (size + all.length)); }
        System.arraycopy(all, 0, bytes, size, all.length);
        size += all.length;
    }

    /** A number, big-endian. */
    void number(long number, int width) {
        for (int shift = 8 * (width - 1); shift >= 0; shift -= 8) { put(shift < 64 ? (int) (number >>> shift) : 0); }
    }

    void put(String ascii) { put(ascii.getBytes(StandardCharsets.US_ASCII)); }

    void complement(int from) {
        for (int i = from; i < size; i++) { bytes[i] ^= (byte) 0xFF; }
    }

    byte[] from(int start) { return Arrays.copyOfRange(bytes, start, size); }

    static byte[] join(byte[]... parts) {
        Output output = new Output();
        for (byte[] part : parts) { output.put(part); }
        return output.from(0);
    }

    static byte[] complement(byte[] bytes) {
        byte[] found = bytes.clone();
        for (int i = 0; i < found.length; i++) { found[i] ^= (byte) 0xFF; }
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
}
