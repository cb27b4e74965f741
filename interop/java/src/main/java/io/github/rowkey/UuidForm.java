package io.github.rowkey;

import java.nio.charset.StandardCharsets;
import java.util.*;

/** {@code uuid} and {@code uuid_text}: a {@code UUID}, as 16 bytes or 36 characters. */
final class UuidForm extends Form {
    private final boolean text;

    UuidForm(Node node) {
        super(node);
        text = kind.equals("uuid_text");
        ends = Collections.<Object>singletonList(new UUID(0, 0));
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        byte[] found = row.take(width);
        if (!text) {
            Row halves = new Row(found);
            return new UUID(halves.number(8), halves.number(8));
        }
        for (int i = 0; i < width; i++) {
            boolean hyphen = i == 8 || i == 13 || i == 18 || i == 23;
            if (hyphen ? found[i] != '-' : DigitsForm.LOWER.indexOf(found[i]) < 0) {
                throw DecodeException.ofByte(at + i, "the text of a UUID, hyphenated and in lower case", found[i]);
            }
        }
        return UUID.fromString(new String(found, StandardCharsets.US_ASCII));
    }

    @Override byte[] write(Object value, End end) {
        if (!(value instanceof UUID)) { throw EncodeException.type("a UUID", value); }
        UUID uuid = (UUID) value;
        if (text) { return Bytes.ascii(uuid.toString()); }
        return Bytes.join(Bytes.number(uuid.getMostSignificantBits(), 8), Bytes.number(uuid.getLeastSignificantBits(), 8));
    }
}
