package io.github.rowkey;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** The state of a fingerprint, into which words are mixed. */
final class Words {
    long state = 0xCBF29CE484222325L;
    /** Whether {@code tail} fields and names count. */
    final boolean tail;

    Words(boolean tail) { this.tail = tail; }

    void mix(long... words) {
        for (long word : words) {
            long product = (state ^ word) * 0x9E3779B97F4A7C15L;
            state = product ^ product >>> 32;
        }
    }

    static long flag(boolean flag) { return flag ? 1 : 0; }

    void number(BigInteger number) { mix(number.longValue(), number.shiftRight(64).longValue()); }

    void bytes(byte[] bytes) {
        mix(bytes.length);
        for (byte one : bytes) { mix(one & 0xFF); }
    }

    void path(List<String> names) {
        if (names.isEmpty()) { name("", 0xFF); }
        for (int i = 0; i < names.size(); i++) { name(names.get(i), i + 1 == names.size() ? 0xFF : 0xFE); }
    }

    /** A name and what ends it, eight bytes a word. */
    private void name(String name, int end) {
        byte[] bytes = Bytes.join(name.getBytes(StandardCharsets.UTF_8), Bytes.of(end), new byte[7]);
        for (int at = 0; at + 8 <= bytes.length; at += 8) { mix(Bytes.little(bytes, at, 8)); }
    }
}
