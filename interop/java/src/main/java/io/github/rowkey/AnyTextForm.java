package io.github.rowkey;

import java.nio.*;
import java.nio.charset.*;
import java.util.Arrays;

/** What all forms of text have: a {@code String}, or a {@code byte[]} if it is any bytes. */
abstract class AnyTextForm extends Form {
    final boolean utf8;

    AnyTextForm(String kind, Object utf8, Members members) {
        super(kind, members);
        this.utf8 = (Boolean) utf8;
    }

    @Override void mixRest(Words words, End end, boolean complemented) {
        words.flag(utf8);
        words.word(end.position);
    }

    /** The text as a value. `at` is its offset; if `escaped`, 00 and 01 take two bytes in the row. */
    final Object value(byte[] text, int at, boolean escaped) {
        if (!utf8) { return text; }
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer bytes = ByteBuffer.wrap(text);
        CharBuffer characters = CharBuffer.allocate(text.length);
        if (decoder.decode(bytes, characters, true).isError()) {
            int offset = at + bytes.position();
            for (int i = 0; escaped && i < bytes.position(); i++) { offset += text[i] == 0 || text[i] == 1 ? 1 : 0; }
            throw new DecodeException(offset, "UTF-8 text", "other bytes");
        }
        characters.flip();
        return characters.toString();
    }

    final byte[] octets(Object value) {
        if (!utf8) {
            if (!(value instanceof byte[])) { throw EncodeException.type("a byte[]", value); }
            return (byte[]) value;
        }
        if (!(value instanceof String)) { throw EncodeException.type("a String", value); }
        try {
            ByteBuffer bytes = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap((String) value));
            return Arrays.copyOfRange(bytes.array(), bytes.position(), bytes.limit());
        } catch (CharacterCodingException wrong) {
            throw new EncodeException("the text holds half of a surrogate pair, which UTF-8 does not have");
        }
    }

    /** The least byte that a text can go on with. */
    int leastByte(End end) { return 0; }

    /** Whether the upper bound is the text after the lower one: that with the least byte added. */
    @Override boolean isBetween(Bound bound, End end) {
        if (bound.low == null || bound.high == null || bound.low.inclusive || bound.high.inclusive || width >= 0) { return false; }
        byte[] low = octets(bound.low.value);
        byte[] next = Arrays.copyOf(low, low.length + 1);
        next[low.length] = (byte) leastByte(end);
        return Arrays.equals(next, octets(bound.high.value));
    }

    static int indexOf(byte[] text, int from, int wanted) {
        for (int i = from; i < text.length; i++) {
            if (text[i] == wanted) { return i; }
        }
        return -1;
    }

    /** The first byte up to a limit; -1 if all are above it. */
    static int firstUpTo(byte[] text, int from, int limit) {
        for (int i = from; i < text.length; i++) {
            if ((text[i] & 0xFF) <= limit) { return i; }
        }
        return -1;
    }
}
