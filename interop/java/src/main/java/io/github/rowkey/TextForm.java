package io.github.rowkey;

import java.util.Arrays;

/** {@code text}: text of any length, ended as its position requires. */
final class TextForm extends AnyTextForm {
    TextForm(String kind, Object says, Members members) {
        super(kind, parameter(says, "utf8"), members);
        checkWidth(-1, -1);
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        return value(readFree(row, end), at, end == End.TERMINATOR);
    }

    @Override void write(Object value, End end, Output output) { writeFree(octets(value), end, output); }

    /** Text of variable width, up to its end. A delimiter stays in the row. */
    static byte[] readFree(Row row, End end) {
        byte[] data = row.data;
        if (end == End.ROW || end.isRest()) { return row.take(row.left() < end.width ? end.width : row.left() - end.width); }
        if (end.isDelimiter()) {
            int stop = End.find(data, row.at, end.delimiter);
            int low = end.isOrdered() ? firstUpTo(data, row.at, end.position) : -1;
            if (stop >= 0 && low >= 0 && low < stop) {
                throw DecodeException.ofByte(low, String.format("bytes from 0x%02X on", end.position + 1), data[low]);
            }
            if (stop < 0) {
                throw new DecodeException(data.length, "the delimiter 0x" + Output.hex(end.delimiter), "the end of the row");
            }
            return row.take(stop - row.at);
        }
        Output text = new Output();
        int at = row.at;
        for (; at < data.length && data[at] != 0; at++) {
            int one = data[at];
            if (one == 1) {
                at++;
                if (at == data.length) { break; }
                if (data[at] != 1 && data[at] != 2) {
                    throw DecodeException.ofByte(at, "0x01 or 0x02 after 0x01 in the text", data[at]);
                }
                one = data[at] - 1;
            }
            text.put(one);
        }
        if (at >= data.length) { throw new DecodeException(data.length, "the terminator of the text", "the end of the row"); }
        row.at = at + 1;
        return text.from(0);
    }

    static void writeFree(byte[] text, End end, Output output) {
        if (end == End.TERMINATOR) {
            for (byte one : text) {
                if (one == 0 || one == 1) {
                    output.put(1);
                    output.put(one + 1);
                } else {
                    output.put(one);
                }
            }
            output.put(0);
            return;
        }
        if (end.isOrdered()) {
            int low = firstUpTo(text, 0, end.position);
            if (low >= 0) {
                throw new EncodeException(String.format(
                        "byte %d of the text is 0x%02X; at or below the delimiter it would sort wrongly or not decode", low, text[low]));
            }
        } else if (end.isDelimiter()) {
            if (End.find(Output.join(text, end.delimiter), 0, end.delimiter) < text.length) {
                throw new EncodeException("the delimiter would begin inside the text");
            }
        }
        output.put(text);
    }

    @Override Place bound(Object value, End end) {
        byte[] text = octets(value);
        if (end.isDelimiter() && !end.isOrdered()) { throw new EncodeException("text before an unordered delimiter has no order"); }
        int low = end.isOrdered() ? firstUpTo(text, 0, end.position) : -1;
        return low < 0 ? super.bound(value, end) : new Place(Output.join(Arrays.copyOf(text, low), end.delimiter), Place.AFTER);
    }

    @Override boolean isUnterminated() { return true; }
}
