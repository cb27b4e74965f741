package io.github.rowkey;

import java.util.Arrays;

/** {@code text}: text of any length, ended as its position requires. */
final class TextForm extends AnyTextForm {
    TextForm(Node node) { super(node); }

    @Override byte[] after(End end) { return end == End.TERMINATOR ? new byte[1] : end.delimiter; }

    @Override byte[] text(Row row, End end) { return readFree(row, end); }

    @Override byte[] spelled(byte[] text, End end) { return end == End.TERMINATOR ? Escapes.OF_TEXT.write(text) : text; }

    @Override byte[] write(Object value, End end) { return writeFree(octets(value), end); }

    /** Text of variable width, up to its end. A delimiter stays in the row. */
    static byte[] readFree(Row row, End end) {
        byte[] data = row.data;
        if (end == End.ROW || end.isRest()) { return row.take(row.left() < end.width ? end.width : row.left() - end.width); }
        if (end.isDelimiter()) {
            int stop = Bytes.find(data, row.at, end.delimiter);
            if (stop < 0) {
                throw new DecodeException(data.length, "the delimiter 0x" + Bytes.hex(end.delimiter), "the end of the row");
            }
            int low = end.isOrdered() ? firstUpTo(data, row.at, end.position) : -1;
            if (low >= 0 && low < stop) {
                throw DecodeException.ofByte(low, String.format("bytes from 0x%02X on", end.position + 1), data[low]);
            }
            return row.take(stop - row.at);
        }
        return Escapes.OF_TEXT.read(row, new byte[1]);
    }

    static byte[] writeFree(byte[] text, End end) {
        if (end == End.TERMINATOR) { return Bytes.join(Escapes.OF_TEXT.write(text), new byte[1]); }
        int low = end.isOrdered() ? firstUpTo(text, 0, end.position) : -1;
        if (low >= 0) {
            throw new EncodeException("byte " + low + String.format(
                    " of the text is 0x%02X; at or below the delimiter it would sort wrongly or not decode", text[low]));
        }
        if (end.isDelimiter() && Bytes.find(Bytes.join(text, end.delimiter), 0, end.delimiter) < text.length) {
            throw new EncodeException("the delimiter would begin inside the text");
        }
        return text;
    }

    @Override boolean isUnsorted(End end) { return end.isDelimiter() && !end.isOrdered(); }

    @Override Place bound(Object value, End end) {
        byte[] text = octets(value);
        int low = end.isOrdered() ? firstUpTo(text, 0, end.position) : -1;
        return low < 0 ? super.bound(value, end) : new Place(Bytes.join(Arrays.copyOf(text, low), end.delimiter), Place.AFTER);
    }

    @Override boolean isUnterminated() { return true; }
}
