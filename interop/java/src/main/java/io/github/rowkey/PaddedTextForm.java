package io.github.rowkey;

import java.util.Arrays;

/** {@code padded_text}: text that a byte fills up to a fixed width. */
final class PaddedTextForm extends AnyTextForm {
    private final int fill;

    PaddedTextForm(Node node) {
        super(node);
        fill = parameter(node, "fill");
    }

    /** The text without the fill bytes at its end. */
    private byte[] trimmed(byte[] text) {
        int end = text.length;
        while (end > 0 && (text[end - 1] & 0xFF) == fill) { end--; }
        return Arrays.copyOf(text, end);
    }

    private byte[] filled(byte[] text) { return Bytes.join(text, Bytes.filled(Math.max(width - text.length, 0), fill)); }

    @Override byte[] text(Row row, End end) {
        int at = row.at;
        byte[] text = trimmed(row.take(width));
        int low = firstUpTo(text, 0, fill - 1);
        if (low >= 0) { throw DecodeException.ofByte(at + low, String.format("bytes from 0x%02X on", fill), text[low]); }
        return text;
    }

    @Override byte[] write(Object value, End end) {
        byte[] text = octets(value);
        if (text.length > width) { throw new EncodeException(text.length + " bytes of text, the field has " + width); }
        if (trimmed(text).length < text.length) {
            throw new EncodeException(String.format("the text ends in the fill byte 0x%02X, which decode would drop", fill));
        }
        if (firstUpTo(text, 0, fill - 1) >= 0) {
            throw new EncodeException(String.format("the text holds a byte below 0x%02X, with which the field is filled", fill));
        }
        return filled(text);
    }

    @Override Place bound(Object value, End end) {
        byte[] text = octets(value);
        int low = firstUpTo(text, 0, fill - 1);
        byte[] cut = Arrays.copyOf(text, Math.min(low < 0 ? text.length : low, width));
        return new Place(filled(cut), Arrays.equals(trimmed(cut), text) ? Place.AT : Place.AFTER);
    }

    @Override byte[] tail(byte[] data, byte[] more, End end) { return Bytes.from(filled(Bytes.join(data, more)), data.length); }
}
