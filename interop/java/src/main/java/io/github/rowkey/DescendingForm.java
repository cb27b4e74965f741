package io.github.rowkey;

import java.math.BigInteger;
import java.util.List;

/** {@code descending}: a value with every byte complemented. */
final class DescendingForm extends Form {
    final Form inner;

    DescendingForm(String kind, Object says, Members members) {
        super(kind, members);
        inner = Forms.parse(says);
        checkWidth(inner.width, inner.width);
        first = inner.first;
        last = inner.last;
    }

    @Override void mix(Words words, End end, boolean complemented, boolean marked) {
        inner.mix(words, End.TERMINATOR, !complemented, marked);
    }

    @Override void mixPaths(Words words, List<String> path) { inner.mixPaths(words, path); }

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

    private static byte[] complement(byte[] bytes) {
        Output output = new Output();
        output.put(bytes);
        output.complement(0);
        return output.from(0);
    }

    @Override Place bound(Object value, End end) {
        Place found = inner.bound(value, End.TERMINATOR);
        return new Place(complement(found.bytes), -found.position);
    }

    @Override boolean isFalling() { return !inner.isFalling(); }

    @Override BigInteger ordinal(Object value) { return inner.ordinal(value); }

    @Override boolean isBetween(Bound bound, End end) { return inner.isBetween(bound, End.TERMINATOR); }
}
