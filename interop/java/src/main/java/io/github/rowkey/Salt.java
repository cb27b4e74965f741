package io.github.rowkey;

import java.security.*;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** The bucket at the start of a row. */
final class Salt {
    final int buckets;
    final int width;
    final boolean whole;
    private final String hash;
    /** The base of its digits, or 256 for bytes. */
    private final int base;

    Salt(Object said) {
        Members members = new Members(said, "salt");
        buckets = members.number("buckets");
        Members spelling = new Members(members.take("bytes"), "salt.bytes");
        width = spelling.number("width");
        base = spelling.flag("text") ? 10 : spelling.flag("hex") ? 16 : 256;
        spelling.end();
        whole = members.flag("whole");
        hash = members.text("hash");
        members.end();
        if (!hash.equals("xxh64") && !hash.equals("java31") && !hash.equals("sha256")) {
            throw new LayoutException("the salt's hash `" + hash + "` is not one of xxh64, java31, sha256");
        }
    }

    boolean isLike(Salt other) { return other != null && buckets == other.buckets && width == other.width && base == other.base; }

    void mix(Words words) {
        words.word('s');
        words.word(buckets);
        words.word(width);
        words.word(base == 256 ? 0 : base == 10 ? 1 : 2);
        words.flag(whole);
        words.bytes(hash.getBytes(StandardCharsets.UTF_8));
    }

    int bucket(byte[] data, int from, int to) {
        switch (hash) {
            case "xxh64":
                return (int) Long.remainderUnsigned(XxHash64.hash(data, from, to), buckets);
            case "java31":
                int state = 1;
                for (int i = from; i < to; i++) { state = 31 * state + data[i]; }
                return Math.abs(state % buckets);
            default:
                try {
                    MessageDigest digest = MessageDigest.getInstance("SHA-256");
                    digest.update(data, from, to - from);
                    return (int) Long.remainderUnsigned(ByteBuffer.wrap(digest.digest()).getLong(), buckets);
                } catch (NoSuchAlgorithmException impossible) {
                    throw new IllegalStateException("every Java has SHA-256", impossible);
                }
        }
    }

    /** Writes a bucket at an offset. */
    void write(int bucket, byte[] row, int at) {
        int rest = bucket;
        for (int i = at + width - 1; i >= at; i--) {
            int digit = rest % base;
            row[i] = (byte) (base == 256 ? digit : Character.forDigit(digit, base));
            rest /= base;
        }
    }

    byte[] write(int bucket) {
        byte[] bytes = new byte[width];
        write(bucket, bytes, 0);
        return bytes;
    }
}
