package io.github.rowkey;

/** {@code descending}: a value with every byte complemented. */
final class DescendingForm extends AroundForm {
    DescendingForm(Node node) {
        super(node, node.says());
        checkWidth(inner.width, inner.width);
    }

    @Override void mix(Words words, End end, boolean complemented, boolean marked) {
        inner.mix(words, End.TERMINATOR, !complemented, marked);
    }

    @Override Object read(Row row, End end) {
        row.complement();
        Object value = inner.read(row, End.TERMINATOR);
        row.complement();
        return value;
    }

    @Override byte[] write(Object value, End end) { return Bytes.complement(inner.write(value, End.TERMINATOR)); }

    @Override Place bound(Object value, End end) {
        Place found = inner.bound(value, End.TERMINATOR);
        return new Place(Bytes.complement(found.bytes), -found.position);
    }

    @Override boolean begins(byte[] data, End end) { return inner.begins(Bytes.complement(data), End.TERMINATOR); }

    @Override boolean isFalling() { return !inner.isFalling(); }

    @Override boolean hasNone() { return inner.hasNone(); }

    @Override boolean isUnsorted(End end) { return inner.isUnsorted(End.TERMINATOR) || inner.isNoneFirst(); }
}
