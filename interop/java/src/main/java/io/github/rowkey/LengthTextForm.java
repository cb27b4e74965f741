package io.github.rowkey;

import java.util.*;

/** {@code length_text}: text after its length in bytes. */
final class LengthTextForm extends AnyTextForm {
    private final int bytes;

    LengthTextForm(Node node) {
        super(node);
        bytes = parameter(node, "bytes");
        if (bytes != 1 && bytes != 2 && bytes != 4) { throw new LayoutException("a length has 1, 2 or 4 bytes, not " + bytes); }
    }

    private int length(Row row) { return (int) Math.min(row.number(bytes), Integer.MAX_VALUE); }

    @Override List<byte[]> tails(byte[] data, End end) {
        // The least length that begins so. No row is as long as the longest.
        int length = length(new Row(Arrays.copyOf(data, Math.max(data.length, bytes))));
        int missing = Math.min(bytes + Math.min(length, 1 << 16) - data.length, 1 << 16);
        List<byte[]> found = new ArrayList<>();
        for (byte[] more : MORE) { found.add(Arrays.copyOf(more, Math.max(missing, more.length))); }
        return found;
    }

    @Override Object read(Row row, End end) {
        int length = length(row);
        int at = row.at;
        return value(row.take(length), at, end);
    }

    @Override byte[] write(Object value, End end) {
        byte[] text = octets(value);
        if ((long) text.length >>> 8 * bytes != 0) {
            throw new EncodeException(text.length + " bytes of text, and its length has " + bytes);
        }
        return Bytes.join(Bytes.number(text.length, bytes), text);
    }

    @Override Place bound(Object value, End end) { throw new EncodeException("text after its length has no order"); }
}
