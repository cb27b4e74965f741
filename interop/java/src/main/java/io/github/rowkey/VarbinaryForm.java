package io.github.rowkey;

/** {@code varbinary_encoded}: text with 00 as 00 FF, which 00 01 ends unless the row ends. */
final class VarbinaryForm extends AnyTextForm {
    VarbinaryForm(Node node) { super(node); }

    @Override byte[] after(End end) { return end == End.ROW ? Bytes.NONE : new byte[] {0, 1}; }

    @Override byte[] text(Row row, End end) { return Escapes.OF_NULS.read(row, after(end)); }

    @Override byte[] spelled(byte[] text, End end) { return Escapes.OF_NULS.write(text); }

    @Override boolean isUnterminated() { return true; }
}
