package io.github.rowkey;

import java.nio.*;
import java.nio.charset.*;
import java.util.*;

/** What all forms of text have: a {@code String}, or a {@code byte[]} if it is any bytes. */
abstract class AnyTextForm extends Form {
    /** What ends an escape, or the bytes of one character, if they have begun. */
    static final byte[][] MORE = {
        {}, {1}, {-128}, {-112}, {-96}, {-128, -128}, {-112, -128}, {-96, -128}, {-128, -128, -128}, {-112, -128, -128},
    };

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

    @Override List<byte[]> tails(byte[] data, End end) {
        List<byte[]> found = new ArrayList<>();
        for (byte[] more : MORE) {
            found.add(Output.join(more, end.delimiter));
            if (end != End.ROW) { found.add(Output.join(more, new byte[1])); }
        }
        return found;
    }

    /** The first byte up to a limit; -1 if all are above it. */
    static int firstUpTo(byte[] text, int from, int limit) {
        for (int i = from; i < text.length; i++) {
            if ((text[i] & 0xFF) <= limit) { return i; }
        }
        return -1;
    }
}
