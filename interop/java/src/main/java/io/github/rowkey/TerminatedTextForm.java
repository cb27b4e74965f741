package io.github.rowkey;

import java.util.*;

/** {@code terminated_text}: text that one byte ends, which it does not hold. */
final class TerminatedTextForm extends AnyTextForm {
    private final int by;

    private TerminatedTextForm(String kind, Members says, Members members) {
        super(kind, says.take("utf8"), members);
        by = says.number("by");
        says.end();
        checkWidth(-1, -1);
    }

    TerminatedTextForm(String kind, Object says, Members members) { this(kind, new Members(says, kind), members); }

    private byte[] terminator() { return new byte[] {(byte) by}; }

    @Override void mixRest(Words words, End end, boolean complemented) {
        words.flag(utf8);
        words.word(by);
        mixEnd(words);
    }

    @Override List<byte[]> tails(byte[] data, End end) {
        List<byte[]> found = new ArrayList<>();
        for (byte[] more : MORE) { found.add(Output.join(more, terminator())); }
        return found;
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        int stop = End.find(row.data, at, terminator());
        if (stop < 0) { throw new DecodeException(row.data.length, "the terminator of the text", "the end of the row"); }
        row.at = stop + 1;
        return value(Arrays.copyOfRange(row.data, at, stop), at, false);
    }

    @Override void write(Object value, End end, Output output) {
        byte[] text = octets(value);
        if (End.find(text, 0, terminator()) >= 0) {
            throw new EncodeException(String.format("the text holds 0x%02X, which ends it", by));
        }
        output.put(text);
        output.put(by);
    }

    @Override Place bound(Object value, End end) {
        if (by != 0) { throw new EncodeException("text with a terminator other than 00 has no order"); }
        byte[] text = octets(value);
        int nul = End.find(text, 0, terminator());
        if (nul < 0) { return super.bound(value, end); }
        return new Place(Arrays.copyOf(text, nul + 1), Place.AFTER);
    }
}
