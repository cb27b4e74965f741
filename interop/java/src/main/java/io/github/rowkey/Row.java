package io.github.rowkey;

import java.util.Arrays;

/** A cursor. Under {@code descending}, {@code data} is the complemented row, so that offsets stay as they are. */
final class Row {
    byte[] data;
    int at;
    private byte[] other;

    Row(byte[] data) {
        if (data == null) { throw new DecodeException(0, "bytes", "null"); }
        this.data = data;
    }

    void complement() {
        byte[] now = data;
        data = other == null ? Bytes.complement(data) : other;
        other = now;
    }

    byte[] rest() { return Bytes.from(data, at); }

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

    /** Whether the byte is 01; it is refused if it is neither 00 nor 01. */
    boolean flag() {
        int start = skip(1);
        if (data[start] != 0 && data[start] != 1) { throw DecodeException.ofByte(start, "0x00 or 0x01", data[start]); }
        return data[start] == 1;
    }

    /** Moves past constant bytes, which are `what`. */
    void expect(byte[] constant, String what) {
        if (!Bytes.begins(data, at, constant)) { throw fault(what + " 0x" + Bytes.hex(constant), constant.length); }
        at += constant.length;
    }

    /** That something else was expected here than the next bytes, at most so many. */
    DecodeException fault(String expected, int most) {
        String found = "0x" + Bytes.hex(Arrays.copyOf(rest(), Math.min(left(), most)));
        return new DecodeException(at, expected, left() == 0 ? "the end of the row" : found);
    }
}
