package io.github.rowkey;

import java.nio.*;
import java.nio.charset.*;
import java.util.Arrays;
import java.util.stream.Stream;

/** What all forms of text have: a {@code String}, or a {@code byte[]} if it is any bytes. */
abstract class AnyTextForm extends Form {
    /** What ends an escape, or the bytes of one character, if they have begun. */
    static final byte[][] MORE = {
        {}, {1}, {-128}, {-112}, {-96}, {-128, -128}, {-112, -128}, {-96, -128}, {-128, -128, -128}, {-112, -128, -128}, {-1},
    };

    final boolean utf8;

    AnyTextForm(Node node) {
        super(node);
        utf8 = node.parameters().truth("utf8");
        mixed = new long[] {Words.flag(utf8)};
    }

    /** A parameter of the kind, which is a part of its fingerprint. */
    final int parameter(Node node, String name) {
        int found = (int) node.parameters().number(name, 0, 0xFF);
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

    /** The text at the cursor, which is then behind what ends it. */
    abstract byte[] text(Row row, End end);

    /** The bytes of a text in a row, without what ends it. */
    byte[] spelled(byte[] text, End end) { return text; }

    /** What ends the text; nothing if the row does, or if the text says where it ends. */
    byte[] after(End end) { return Bytes.NONE; }

    @Override final Object read(Row row, End end) {
        int at = row.at;
        byte[] text = text(row, end);
        if (!utf8) { return text; }
        ByteBuffer bytes = ByteBuffer.wrap(text);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
        } catch (CharacterCodingException wrong) {
            byte[] valid = Arrays.copyOf(text, bytes.position());
            throw new DecodeException(at + spelled(valid, end).length, "UTF-8 text", "other bytes");
        }
    }

    @Override byte[] write(Object value, End end) { return Bytes.join(spelled(octets(value), end), after(end)); }

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

    /** What may follow these bytes and some more. */
    byte[] tail(byte[] data, byte[] more, End end) { return Bytes.join(more, after(end)); }

    @Override final Stream<byte[]> tails(byte[] data, End end) { return Arrays.stream(MORE).map(more -> tail(data, more, end)); }

    /** The first byte up to a limit; -1 if all are above it. */
    static int firstUpTo(byte[] text, int from, int limit) {
        for (int i = from; i < text.length; i++) {
            if ((text[i] & 0xFF) <= limit) { return i; }
        }
        return -1;
    }
}
