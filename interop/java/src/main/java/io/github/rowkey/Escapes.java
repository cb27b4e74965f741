package io.github.rowkey;

import java.io.ByteArrayOutputStream;
import java.util.stream.Collectors;

/** Bytes of text for which a row has pairs of bytes, which all begin with the same one. */
final class Escapes {
    /** Of text that 00 ends. */
    static final Escapes OF_TEXT = new Escapes(1, "\1\2", "\0\1");
    /** Of {@code varbinary_encoded}. */
    static final Escapes OF_NULS = new Escapes(0, "\377", "\0");

    private final byte first;
    private final String seconds;
    /** What the pairs stand for. */
    private final String ones;

    private Escapes(int first, String seconds, String ones) {
        this.first = (byte) first;
        this.seconds = seconds;
        this.ones = ones;
    }

    byte[] write(byte[] text) {
        ByteArrayOutputStream row = new ByteArrayOutputStream();
        for (byte one : text) {
            int pair = ones.indexOf(one);
            if (pair >= 0) { row.write(first); }
            row.write(pair < 0 ? one : seconds.charAt(pair));
        }
        return row.toByteArray();
    }

    /** Text up to what ends it: nothing if the row does. */
    byte[] read(Row row, byte[] after) {
        byte[] data = row.data;
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        int at = row.at;
        while (at < data.length && (after.length == 0 || !Bytes.begins(data, at, after))) {
            int one = data[at++];
            if (one == first) {
                int pair = at < data.length ? seconds.indexOf(data[at] & 0xFF) : 0;
                if (pair < 0) { throw DecodeException.ofByte(at, expected(after), data[at]); }
                one = ones.charAt(pair);
                at++;
            }
            text.write(one);
        }
        if (at + after.length > data.length) {
            throw new DecodeException(data.length, "the terminator of the text", "the end of the row");
        }
        row.at = at + after.length;
        return text.toByteArray();
    }

    /** What is right after the first byte of a pair. */
    private String expected(byte[] after) {
        String right = seconds + (after.length == 2 ? (char) after[1] : "");
        String listed = right.chars().mapToObj(one -> String.format("0x%02X", one)).collect(Collectors.joining(" or "));
        return String.format("%s after 0x%02X in the text", listed, first);
    }
}
