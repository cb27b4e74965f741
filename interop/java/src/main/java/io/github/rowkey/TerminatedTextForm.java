package io.github.rowkey;

import java.util.Arrays;

/** {@code terminated_text}: text that one byte ends, which it does not hold; {@code nul_text}: 00 ends it unless the row ends. */
final class TerminatedTextForm extends AnyTextForm {
    private final boolean nul;
    private final byte[] terminator;

    TerminatedTextForm(Node node) {
        super(node);
        nul = kind.equals("nul_text");
        terminator = Bytes.of(nul ? 0 : parameter(node, "by"));
    }

    @Override byte[] after(End end) { return nul && end == End.ROW ? Bytes.NONE : terminator; }

    @Override byte[] text(Row row, End end) {
        int width = after(end).length;
        int stop = Bytes.find(row.data, row.at, terminator);
        if (stop >= 0 && width == 0) { throw DecodeException.ofByte(stop, "bytes from 0x01 on", row.data[stop]); }
        if (stop < 0 && width > 0) {
            throw new DecodeException(row.data.length, "the terminator of the text", "the end of the row");
        }
        byte[] text = row.take(stop < 0 ? row.left() : stop - row.at);
        row.at += width;
        return text;
    }

    @Override byte[] write(Object value, End end) {
        byte[] text = octets(value);
        if (Bytes.find(text, 0, terminator) >= 0) {
            throw new EncodeException(String.format("the text holds 0x%02X, which ends it", terminator[0]));
        }
        return Bytes.join(text, after(end));
    }

    @Override Place bound(Object value, End end) {
        byte[] text = octets(value);
        int stop = Bytes.find(text, 0, terminator);
        if (stop < 0) { return super.bound(value, end); }
        return new Place(Arrays.copyOf(text, stop + 1), after(end).length == 0 ? Place.BEFORE : Place.AFTER);
    }

    @Override boolean isUnterminated() { return nul; }

    @Override boolean isUnsorted(End end) { return terminator[0] != 0; }
}
