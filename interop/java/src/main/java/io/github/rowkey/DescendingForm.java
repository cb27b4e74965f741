package io.github.rowkey;

/** {@code descending}: a value with every byte complemented. */
final class DescendingForm extends AroundForm {
    DescendingForm(String kind, Object says, Members members) {
        super(kind, says, members);
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

    @Override void write(Object value, End end, Output output) {
        int start = output.size;
        inner.write(value, End.TERMINATOR, output);
        output.complement(start);
    }

    @Override Place bound(Object value, End end) {
        Place found = inner.bound(value, End.TERMINATOR);
        return new Place(Output.complement(found.bytes), -found.position);
    }

    @Override boolean begins(byte[] data, End end) { return inner.begins(Output.complement(data), End.TERMINATOR); }

    @Override boolean isFalling() { return !inner.isFalling(); }

    @Override boolean hasNone() { return inner.hasNone(); }
}
