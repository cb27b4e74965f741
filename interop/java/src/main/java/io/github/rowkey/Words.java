package io.github.rowkey;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The state of a fingerprint, into which words are mixed. */
final class Words {
    long state = 0xCBF29CE484222325L;
    /** Whether {@code tail} fields and names count. */
    final boolean tail;

    Words(boolean tail) { this.tail = tail; }

    void word(long word) {
        long product = (state ^ word) * 0x9E3779B97F4A7C15L;
        state = product ^ product >>> 32;
    }

    void flag(boolean flag) { word(flag ? 1 : 0); }

    void number(BigInteger number) {
        word(number.longValue());
        word(number.shiftRight(64).longValue());
    }

    void bytes(byte[] bytes) {
        word(bytes.length);
        for (byte one : bytes) { word(one & 0xFF); }
    }

    /** A kind of an enum of keys: its name counts if it has no fields. */
    void kind(String name, long fingerprint, Fields fields) {
        word(fingerprint);
        if (tail && fields.list.isEmpty()) { name(name, true); }
    }

    void path(List<String> names) {
        if (names.isEmpty()) { name("", true); }
        for (int i = 0; i < names.size(); i++) { name(names.get(i), i + 1 == names.size()); }
    }

    private void name(String name, boolean last) {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        for (int start = 0; start <= bytes.length; start += 8) {
            long word = 0;
            for (int i = start; i < start + 8 && i <= bytes.length; i++) {
                long value = i < bytes.length ? bytes[i] & 0xFF : last ? 0xFF : 0xFE;
                word |= value << 8 * (i - start);
            }
            word(word);
        }
    }
}
