package io.github.rowkey;

import java.util.*;

/** {@code groups}: text in groups of 8 bytes, each with a marker. */
final class GroupsForm extends AnyTextForm {
    private static final int WIDTH = 8;

    GroupsForm(Node node) { super(node); }

    @Override byte[] text(Row row, End end) {
        List<byte[]> groups = new ArrayList<>();
        int marker;
        do {
            int at = row.at;
            byte[] group = row.take(WIDTH + 1);
            marker = group[WIDTH] & 0xFF;
            if (marker < 0xFF - WIDTH) { throw DecodeException.ofByte(at + WIDTH, "bytes from 0xF7 on", group[WIDTH]); }
            int length = WIDTH - (0xFF - marker);
            for (int i = length; i < WIDTH; i++) {
                if (group[i] != 0) { throw DecodeException.ofByte(at + i, "0x00 up to the marker of the group", group[i]); }
            }
            groups.add(Arrays.copyOf(group, length));
        } while (marker == 0xFF);
        return Bytes.join(groups);
    }

    @Override byte[] spelled(byte[] text, End end) { return Arrays.copyOf(grouped(text), text.length + text.length / WIDTH); }

    @Override byte[] write(Object value, End end) { return grouped(octets(value)); }

    private static byte[] grouped(byte[] text) {
        byte[] row = new byte[(text.length / WIDTH + 1) * (WIDTH + 1)];
        for (int i = 0; i < text.length; i++) { row[i + i / WIDTH] = text[i]; }
        for (int i = WIDTH; i < row.length; i += WIDTH + 1) { row[i] = (byte) 0xFF; }
        row[row.length - 1] = (byte) (0xFF - WIDTH + text.length % WIDTH);
        return row;
    }

    @Override byte[] tail(byte[] data, byte[] more, End end) {
        byte[] text = new byte[data.length - data.length / (WIDTH + 1)];
        for (int i = 0; i < text.length; i++) { text[i] = data[i + i / WIDTH]; }
        return Bytes.from(grouped(Bytes.join(text, more)), data.length);
    }
}
