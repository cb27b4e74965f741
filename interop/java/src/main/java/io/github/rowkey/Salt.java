package io.github.rowkey;

import java.nio.ByteBuffer;
import java.security.*;
import java.util.Arrays;

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
        buckets = (int) members.number("buckets", 2, 65536);
        Members spelling = new Members(members.take("bytes"), "salt.bytes");
        width = (int) spelling.number("width", 1, 8);
        boolean text = spelling.flag("text");
        boolean hex = spelling.flag("hex");
        base = text ? 10 : hex ? 16 : 256;
        spelling.end();
        if (text && hex) { throw new LayoutException("a salt is in decimal digits (`text`) or hexadecimal ones (`hex`), not in both"); }
        if (buckets > Math.pow(base, width)) { throw new LayoutException(width + " bytes of a salt do not count its `buckets`"); }
        whole = members.flag("whole");
        hash = members.text("hash");
        members.end();
        if (!hash.equals("xxh64") && !hash.equals("java31") && !hash.equals("sha256")) {
            throw new LayoutException("the salt's hash `" + hash + "` is not one of xxh64, java31, sha256");
        }
    }

    boolean isLike(Salt other) { return other != null && buckets == other.buckets && width == other.width && base == other.base; }

    void mix(Words words) {
        words.mix('s', buckets, width, base == 256 ? 0 : base == 10 ? 1 : 2, Words.flag(whole));
        words.bytes(Bytes.ascii(hash));
    }

    int bucket(byte[] data) {
        long hashed = hash.equals("xxh64") ? XxHash64.hash(data)
                : hash.equals("java31") ? Math.abs((long) Arrays.hashCode(data)) : sha256(data);
        return (int) Long.remainderUnsigned(hashed, buckets);
    }

    private static long sha256(byte[] data) {
        try {
            return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(data)).getLong();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    /** The bytes of a bucket. */
    byte[] write(int bucket) {
        byte[] bytes = new byte[width];
        int rest = bucket;
        for (int i = width - 1; i >= 0; i--) {
            int digit = rest % base;
            bytes[i] = (byte) (base == 256 ? digit : Character.forDigit(digit, base));
            rest /= base;
        }
        return bytes;
    }
}
