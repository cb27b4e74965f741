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

    /** The text as a value. `at` is its offset; if `escaped`, 00 and 01 take two bytes in the row. */
    final Object value(byte[] text, int at, boolean escaped) {
        if (!utf8) { return text; }
        ByteBuffer bytes = ByteBuffer.wrap(text);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
        } catch (CharacterCodingException wrong) {
            int offset = at + bytes.position();
            for (int i = 0; escaped && i < bytes.position(); i++) { offset += text[i] == 0 || text[i] == 1 ? 1 : 0; }
            throw new DecodeException(offset, "UTF-8 text", "other bytes");
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

    /** The first byte up to a limit; -1 if all are above it. */
    static int firstUpTo(byte[] text, int from, int limit) {
        for (int i = from; i < text.length; i++) {
            if ((text[i] & 0xFF) <= limit) { return i; }
        }
        return -1;
    }
}
