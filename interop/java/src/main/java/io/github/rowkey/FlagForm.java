package io.github.rowkey;

/** {@code bool}: a {@code Boolean}. */
final class FlagForm extends Form {
    FlagForm(String kind, Object says, Members members) {
        super(kind, members);
        plain(says, 1, 1);
    }

    @Override Object read(Row row, End end) {
        int at = row.skip(1);
        if (row.data[at] != 0 && row.data[at] != 1) { throw DecodeException.ofByte(at, "0x00 or 0x01", row.data[at]); }
        return row.data[at] == 1;
    }

    @Override void write(Object value, End end, Output output) {
        if (!(value instanceof Boolean)) { throw EncodeException.type("a Boolean", value); }
        output.put((Boolean) value ? 1 : 0);
    }
}
