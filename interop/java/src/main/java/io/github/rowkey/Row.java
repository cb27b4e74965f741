package io.github.rowkey;

import java.util.Arrays;

/** A cursor. Under {@code descending}, {@code data} is the complemented row, so that offsets stay as they are. */
final class Row {
    byte[] data;
    int at;
    private byte[] other;

    Row(byte[] data) { this.data = data; }

    void complement() {
        byte[] now = data;
        data = other == null ? Output.complement(data) : other;
        other = now;
    }

    byte[] rest() { return Arrays.copyOfRange(data, at, data.length); }

    int left() { return data.length - at; }

    /** Moves past a value and returns its offset. */
    int skip(int width) {
        if (left() < width) { throw new DecodeException(at, width + (width == 1 ? " byte" : " bytes"), String.valueOf(left())); }
        at += width;
        return at - width;
    }

    byte[] take(int width) {
        int start = skip(width);
        return Arrays.copyOfRange(data, start, at);
    }

    /** A number of up to 8 bytes, big-endian. */
    long number(int width) {
        int start = skip(width);
        long number = 0;
        for (int i = start; i < at; i++) { number = number << 8 | data[i] & 0xFF; }
        return number;
    }
}
