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

    AnyTextForm(Node node) {
        super(node);
        utf8 = (Boolean) node.parameters().take("utf8");
        mixed = new long[] {Words.flag(utf8)};
    }

    /** A parameter of the kind, which is a part of its fingerprint. */
    final int parameter(Node node, String name) {
        int found = node.parameters().number(name);
        mixed = new long[] {Words.flag(utf8), found};
        return found;
    }

    @Override void mixRest(Words words, End end, boolean complemented) {
        if (isUnterminated()) {
            words.mix(Words.flag(utf8), end.position);
        } else {
            super.mixRest(words, end, complemented);
        }
    }

    /** How many bytes the row has beside these, the first bytes of a text: escapes and markers. */
    int extra(byte[] text, End end) { return 0; }

    /** The text as a value. `at` is its offset. */
    final Object value(byte[] text, int at, End end) {
        if (!utf8) { return text; }
        ByteBuffer bytes = ByteBuffer.wrap(text);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
        } catch (CharacterCodingException wrong) {
            byte[] valid = Arrays.copyOf(text, bytes.position());
            throw new DecodeException(at + valid.length + extra(valid, end), "UTF-8 text", "other bytes");
        }
    }

    final byte[] octets(Object value) {
        if (!(utf8 ? String.class : byte[].class).isInstance(value)) {
            throw EncodeException.type(utf8 ? "a String" : "a byte[]", value);
        }
        if (!utf8) { return (byte[]) value; }
        try {
            ByteBuffer bytes = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap((String) value));
            return Arrays.copyOfRange(bytes.array(), bytes.position(), bytes.limit());
        } catch (CharacterCodingException wrong) {
            throw new EncodeException("the text holds half of a surrogate pair, which UTF-8 does not have");
        }
    }

    /** What ends the text; nothing if the row does. */
    byte[] after(End end) { return end == End.TERMINATOR ? new byte[1] : end.delimiter; }

    @Override List<byte[]> tails(byte[] data, End end) {
        List<byte[]> found = new ArrayList<>();
        for (byte[] more : MORE) { found.add(Bytes.join(more, after(end))); }
        return found;
    }

    /** How many bytes are up to a limit. */
    static int countUpTo(byte[] text, int limit) {
        int count = 0;
        for (int at = firstUpTo(text, 0, limit); at >= 0; at = firstUpTo(text, at + 1, limit)) { count++; }
        return count;
    }

    /** The first byte up to a limit; -1 if all are above it. */
    static int firstUpTo(byte[] text, int from, int limit) {
        for (int i = from; i < text.length; i++) {
            if ((text[i] & 0xFF) <= limit) { return i; }
        }
        return -1;
    }
}
