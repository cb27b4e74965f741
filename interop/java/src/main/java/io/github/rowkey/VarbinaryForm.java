package io.github.rowkey;

import java.io.ByteArrayOutputStream;
import java.util.List;

/** {@code varbinary_encoded}: text with 00 as 00 FF, which 00 01 ends unless the row ends. */
final class VarbinaryForm extends AnyTextForm {
    private static final byte[] END = {0, 1};

    VarbinaryForm(Node node) { super(node); }

    @Override byte[] after(End end) { return end == End.ROW ? Bytes.NONE : END; }

    @Override int extra(byte[] text, End end) { return countUpTo(text, 0); }

    @Override Object read(Row row, End end) {
        byte[] data = row.data;
        boolean last = end == End.ROW;
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        int at = row.at;
        while (at < data.length && (last || !Bytes.begins(data, at, END))) {
            text.write(data[at]);
            if (data[at++] == 0 && at++ < data.length && data[at - 1] != (byte) 0xFF) {
                throw DecodeException.ofByte(at - 1, "0xFF" + (last ? "" : " or 0x01") + " after 0x00", data[at - 1]);
            }
        }
        if (last ? at > data.length : at >= data.length) {
            throw new DecodeException(data.length, "the end of the text", "the end of the row");
        }
        int start = row.at;
        row.at = at + after(end).length;
        return value(text.toByteArray(), start, end);
    }

    @Override byte[] write(Object value, End end) {
        ByteArrayOutputStream row = new ByteArrayOutputStream();
        for (byte one : octets(value)) {
            row.write(one);
            if (one == 0) { row.write(0xFF); }
        }
        return Bytes.join(row.toByteArray(), after(end));
    }

    @Override List<byte[]> tails(byte[] data, End end) {
        List<byte[]> found = super.tails(data, end);
        // After 00.
        found.add(Bytes.join(Bytes.of(0xFF), after(end)));
        return found;
    }

    @Override boolean isUnterminated() { return true; }
}
