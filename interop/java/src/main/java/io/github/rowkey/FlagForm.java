package io.github.rowkey;

/** {@code bool}: a {@code Boolean}. */
final class FlagForm extends Form {
    FlagForm(Node node) { super(node); }

    @Override Object read(Row row, End end) { return row.flag(); }

    @Override byte[] write(Object value, End end) {
        if (!(value instanceof Boolean)) { throw EncodeException.type("a Boolean", value); }
        return Bytes.of((Boolean) value ? 1 : 0);
    }
}
