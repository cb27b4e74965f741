package io.github.rowkey;

import java.util.Arrays;

/** {@code length_text}: text after its length in bytes. */
final class LengthTextForm extends AnyTextForm {
    private final int bytes;

    LengthTextForm(Node node) {
        super(node);
        bytes = parameter(node, "bytes");
        if (bytes != 1 && bytes != 2 && bytes != 4) { throw new LayoutException("a length has 1, 2 or 4 bytes, not " + bytes); }
    }

    private int length(Row row) { return (int) Math.min(row.number(bytes), Integer.MAX_VALUE); }

    @Override byte[] tail(byte[] data, byte[] more, End end) {
        // The least length that begins so. No row is as long as the longest.
        int length = length(new Row(Arrays.copyOf(data, Math.max(data.length, bytes))));
        int missing = Math.min(bytes + Math.min(length, 1 << 16) - data.length, 1 << 16);
        return Arrays.copyOf(more, Math.max(missing, more.length));
    }

    @Override byte[] text(Row row, End end) { return row.take(length(row)); }

    @Override byte[] spelled(byte[] text, End end) {
        if ((long) text.length >>> 8 * bytes != 0) {
            throw new EncodeException(text.length + " bytes of text, and its length has " + bytes);
        }
        return Bytes.join(Bytes.number(text.length, bytes), text);
    }

    @Override boolean isUnsorted(End end) { return true; }
}
