package io.github.rowkey;


/** {@code bytes}, {@code digest}: a {@code byte[]} of fixed width. */
final class BytesForm extends Form {
    BytesForm(String kind, Object says, Members members) {
        super(kind, members);
        plain(says, 0, WIDEST);
    }

    @Override Object read(Row row, End end) { return row.take(width); }

    @Override void write(Object value, End end, Output output) {
        if (!(value instanceof byte[])) { throw EncodeException.type("a byte[]", value); }
        if (((byte[]) value).length != width) {
            throw new EncodeException(((byte[]) value).length + " bytes, the field has " + width);
        }
        output.put((byte[]) value);
    }
}
