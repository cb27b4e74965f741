package io.github.rowkey;

import java.util.Arrays;

/** {@code nul_text}: text without 00, ended by 00 unless the row ends. */
final class NulTextForm extends AnyTextForm {
    NulTextForm(String kind, Object says, Members members) {
        super(kind, parameter(says, "utf8"), members);
        checkWidth(-1, -1);
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        int stop = End.find(row.data, at, new byte[1]);
        if (end == End.ROW) {
            if (stop >= 0) { throw DecodeException.ofByte(stop, "bytes from 0x01 on", row.data[stop]); }
            return value(row.take(row.left()), at, false);
        }
        if (stop < 0) { throw new DecodeException(row.data.length, "the terminator of the text", "the end of the row"); }
        row.at = stop + 1;
        return value(Arrays.copyOfRange(row.data, at, stop), at, false);
    }

    @Override void write(Object value, End end, Output output) {
        byte[] text = octets(value);
        if (End.find(text, 0, new byte[1]) >= 0) { throw new EncodeException("the text holds 0x00, which ends it"); }
        output.put(text);
        if (end != End.ROW) { output.put(0); }
    }

    @Override Place bound(Object value, End end) {
        byte[] text = octets(value);
        int nul = End.find(text, 0, new byte[1]);
        if (nul < 0) { return super.bound(value, end); }
        return new Place(Arrays.copyOf(text, nul + 1), end == End.ROW ? Place.BEFORE : Place.AFTER);
    }

    @Override boolean isUnterminated() { return true; }
}
