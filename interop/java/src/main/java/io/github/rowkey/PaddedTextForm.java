package io.github.rowkey;

import java.util.*;

/** {@code padded_text}: text that a byte fills up to a fixed width. */
final class PaddedTextForm extends AnyTextForm {
    private final int fill;

    private PaddedTextForm(String kind, Members says, Members members) {
        super(kind, says.take("utf8"), members);
        fill = says.number("fill");
        says.end();
        checkWidth(1, WIDEST);
    }

    PaddedTextForm(String kind, Object says, Members members) { this(kind, new Members(says, kind), members); }

    @Override void mixRest(Words words, End end, boolean complemented) {
        words.flag(utf8);
        words.word(fill);
        mixEnd(words);
    }

    /** The text without the fill bytes at its end. */
    private byte[] trimmed(byte[] text, int length) {
        int end = length;
        while (end > 0 && (text[end - 1] & 0xFF) == fill) { end--; }
        return Arrays.copyOf(text, end);
    }

    private byte[] filled(byte[] text) {
        byte[] found = Arrays.copyOf(text, width);
        Arrays.fill(found, text.length, width, (byte) fill);
        return found;
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        byte[] text = row.take(width);
        text = trimmed(text, text.length);
        int low = firstUpTo(text, 0, fill - 1);
        if (low >= 0) { throw DecodeException.ofByte(at + low, String.format("bytes from 0x%02X on", fill), text[low]); }
        return value(text, at, false);
    }

    @Override void write(Object value, End end, Output output) {
        byte[] text = octets(value);
        if (text.length > width) { throw new EncodeException(text.length + " bytes of text, the field has " + width); }
        if (trimmed(text, text.length).length < text.length) {
            throw new EncodeException(String.format("the text ends in 0x%02X, which fills the field and would be lost", fill));
        }
        if (firstUpTo(text, 0, fill - 1) >= 0) {
            throw new EncodeException(String.format("the text holds a byte below 0x%02X, with which the field is filled", fill));
        }
        output.put(filled(text));
    }

    @Override Place bound(Object value, End end) {
        byte[] text = octets(value);
        int low = firstUpTo(text, 0, fill - 1);
        boolean fits = low < 0 && text.length <= width && trimmed(text, text.length).length == text.length;
        byte[] cut = Arrays.copyOf(text, Math.min(low < 0 ? text.length : low, width));
        return new Place(filled(cut), fits ? Place.AT : Place.AFTER);
    }

    @Override List<byte[]> tails(byte[] data, End end) {
        List<byte[]> found = new ArrayList<>();
        for (byte[] more : MORE) {
            if (data.length + more.length <= width) { found.add(Arrays.copyOfRange(filled(Output.join(data, more)), data.length, width)); }
        }
        return found;
    }
}
