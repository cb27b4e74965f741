package io.github.rowkey;

import java.util.*;

/** {@code uuid} and {@code uuid_text}: a {@code UUID}, as 16 bytes or 36 characters. */
final class UuidForm extends Form {
    private static final String SHAPE = new UUID(0, 0).toString();
    private static final String EXPECTED = "the text of a UUID, hyphenated and in lower case";

    private final boolean text;

    UuidForm(Node node) {
        super(node);
        text = kind.equals("uuid_text");
        ends = Collections.<Object>singletonList(new UUID(0, 0));
    }

    @Override Object read(Row row, End end) {
        if (text) { return UUID.fromString(DigitsForm.shaped(row, SHAPE, DigitsForm.LOWER, EXPECTED)); }
        Row halves = new Row(row.take(width));
        return new UUID(halves.number(8), halves.number(8));
    }

    @Override byte[] write(Object value, End end) {
        if (!(value instanceof UUID)) { throw EncodeException.type("a UUID", value); }
        UUID uuid = (UUID) value;
        if (text) { return Bytes.ascii(uuid.toString()); }
        return Bytes.join(Bytes.number(uuid.getMostSignificantBits(), 8), Bytes.number(uuid.getLeastSignificantBits(), 8));
    }
}
