package io.github.rowkey;

import java.nio.charset.StandardCharsets;
import java.util.*;

/** {@code uuid} and {@code uuid_text}: a {@code UUID}, as 16 bytes or 36 characters. */
final class UuidForm extends Form {
    private final boolean text;

    UuidForm(String kind, Object says, Members members) {
        super(kind, members);
        text = kind.equals("uuid_text");
        plain(says, text ? 36 : 16, text ? 36 : 16);
        ends = Collections.<Object>singletonList(new UUID(0, 0));
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        if (!text) {
            // The whole value is there before its halves are read.
            row.at = row.skip(16);
            return new UUID(row.number(8), row.number(8));
        }
        byte[] found = row.take(36);
        for (int i = 0; i < 36; i++) {
            boolean hyphen = i == 8 || i == 13 || i == 18 || i == 23;
            if (hyphen ? found[i] != '-' : "0123456789abcdef".indexOf(found[i]) < 0) {
                throw DecodeException.ofByte(at + i, "the text of a UUID, hyphenated and in lower case", found[i]);
            }
        }
        return UUID.fromString(new String(found, StandardCharsets.US_ASCII));
    }

    @Override void write(Object value, End end, Output output) {
        if (!(value instanceof UUID)) { throw EncodeException.type("a UUID", value); }
        UUID uuid = (UUID) value;
        if (text) {
            output.put(uuid.toString());
        } else {
            output.number(uuid.getMostSignificantBits(), 8);
            output.number(uuid.getLeastSignificantBits(), 8);
        }
    }
}
