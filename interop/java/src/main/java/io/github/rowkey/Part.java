package io.github.rowkey;

import java.util.*;

/** What is read of a field: its literal, its value, what follows that, and the delimiter. */
final class Part {
    final byte[] literal;
    final Form form;
    final End end;
    final byte[] delimiter;

    Part(byte[] literal, Form form, End end, byte[] delimiter) {
        this.literal = literal;
        this.form = form;
        this.end = end;
        this.delimiter = delimiter;
    }

    Part(Form form, End end) { this(Bytes.NONE, form, end, Bytes.NONE); }

    /** Whether values, one after another, may begin with these bytes. */
    static boolean mayBegin(byte[] data, List<Part> parts) {
        Row row = new Row(data);
        for (Part part : parts) {
            if (Bytes.begins(part.literal, 0, row.rest())) { return true; }
            if (!Bytes.begins(data, row.at, part.literal)) { return false; }
            row.at += part.literal.length;
            byte[] value = row.rest();
            if (!part.form.reads(row, part.end)) { return part.form.begins(value, part.end); }
            if (Bytes.begins(part.delimiter, 0, row.rest())) { return true; }
            if (!Bytes.begins(data, row.at, part.delimiter)) { return false; }
            row.at += part.delimiter.length;
        }
        return row.left() == 0;
    }

    /** Whether no value of the part lies between these bounds. */
    boolean holdsNothing(Place low, Place high) {
        Range range = Range.between(Bytes.NONE, low, high);
        if (range.isEmpty()) { return true; }
        byte[] start = range.start();
        byte[] stop = range.stop();
        int same = 0;
        while (same < Math.min(start.length, stop.length) && start[same] == stop[same]) { same++; }
        boolean differ = same < start.length;
        List<Part> parts = Collections.singletonList(this);
        if ((differ || stop.length == 0) && mayBegin(start, parts)) { return false; }
        // Bytes that are above the start and below the stop, however they go on: as short as possible.
        if (stop.length > 0 && anyBegins(stop, same, differ ? (start[same] & 0xFF) + 1 : 0, stop[same] & 0xFF, parts)) { return false; }
        for (int i = stop.length > 0 ? same + 1 : same; i < start.length; i++) {
            if (anyBegins(start, i, (start[i] & 0xFF) + 1, 256, parts)) { return false; }
        }
        for (int i = same + 1; i < stop.length; i++) {
            if (anyBegins(stop, i, 0, stop[i] & 0xFF, parts)) { return false; }
        }
        for (int i = differ ? same + 1 : same; i < stop.length; i++) {
            Row row = new Row(Arrays.copyOf(stop, i));
            if (form.reads(row, end) && Arrays.equals(row.rest(), delimiter)) { return false; }
        }
        return true;
    }

    private static boolean anyBegins(byte[] bytes, int at, int from, int to, List<Part> parts) {
        byte[] data = Arrays.copyOf(bytes, at + 1);
        for (int one = from; one < to; one++) {
            data[at] = (byte) one;
            if (mayBegin(data, parts)) { return true; }
        }
        return false;
    }
}
