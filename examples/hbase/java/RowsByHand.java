import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.apache.hadoop.hbase.client.ClientUtil;
import org.apache.hadoop.hbase.util.Bytes;
import org.apache.hadoop.hbase.util.MD5Hash;

/** Row keys as programs put them together by hand: String.format, String.join, Bytes.toHex, MD5Hash, UUID. */
final class RowsByHand {
    private RowsByHand() {}

    static final List<JavaKeys.Layout> LAYOUTS = List.of(
            new UserSeq(), new Md5Salt(), new Md5Shard(), new HexDigest(), new UuidText(), new Joined(), new Trailing(),
            new Added());

    /** user, seq: "%s:%d". */
    static class UserSeq implements JavaKeys.Layout {
        public String name() { return "user_seq"; }
        public String[] random(Random random) {
            return new String[] { hex(user(random)), "" + JavaKeys.positive(random) };
        }
        public byte[] row(String[] f) {
            // Some of Rust's numbers are above Long.MAX_VALUE.
            return bytes(String.format("%s:%s", unhex(f[0]), Long.toUnsignedString(Long.parseUnsignedLong(f[1]))));
        }
        public String[] fields(byte[] row) {
            String[] parts = string(row).split(":");
            return new String[] { hex(parts[0]), parts[1] };
        }
        /** user-1. */
        public List<byte[][]> bounds() { return Collections.singletonList(prefix("user-1:")); }
    }

    /** id, at: "%s/%s/%010d" of four digits of the id's MD5, id, at. */
    static class Md5Salt implements JavaKeys.Layout {
        public String name() { return "md5_salt"; }
        public String[] random(Random random) {
            return new String[] { hex(user(random)), "" + (long) (random.nextDouble() * 1e10) };
        }
        static byte[] row(String id, long at) {
            return bytes(String.format("%s/%s/%010d", MD5Hash.getMD5AsHex(bytes(id)).substring(0, 4), id, at));
        }
        public byte[] row(String[] f) { return row(unhex(f[0]), Long.parseLong(f[1])); }
        public String[] fields(byte[] row) {
            String[] parts = string(row).split("/");
            return new String[] { hex(parts[1]), "" + Long.parseLong(parts[2]) };
        }
        /** user-1, times from 10^9 to 5 * 10^9, the last left out. */
        public List<byte[][]> bounds() {
            return JavaKeys.one(row("user-1", 1_000_000_000L), row("user-1", 5_000_000_000L));
        }
    }

    /** at, id: "%s/%013d/%s" of one digit of the id's MD5, at, id. */
    static class Md5Shard implements JavaKeys.Layout {
        public String name() { return "md5_shard"; }
        public String[] random(Random random) {
            return new String[] { "" + (long) (random.nextDouble() * 1e13), hex(user(random)) };
        }
        public byte[] row(String[] f) {
            String id = unhex(f[1]);
            String shard = MD5Hash.getMD5AsHex(bytes(id)).substring(0, 1);
            return bytes(String.format("%s/%013d/%s", shard, Long.parseLong(f[0]), id));
        }
        public String[] fields(byte[] row) {
            String[] parts = string(row).split("/", 3);
            return new String[] { "" + Long.parseLong(parts[1]), hex(parts[2]) };
        }
        /** Times from 10^12 to 1.5 * 10^12, the last left out: a range in each shard. */
        public List<byte[][]> bounds() {
            List<byte[][]> ranges = new ArrayList<>();
            for (char shard : "0123456789abcdef".toCharArray()) {
                ranges.add(new byte[][] { bytes(shard + "/1000000000000"), bytes(shard + "/1500000000000") });
            }
            return ranges;
        }
    }

    /** hash, user, at: the first 4 bytes of the user's SHA-256 in hex, user, "%016x" of at. */
    static class HexDigest implements JavaKeys.Layout {
        public String name() { return "hex"; }
        public String[] random(Random random) {
            String user = user(random).replace('-', '_');
            return new String[] { hash(user), hex(user), Long.toUnsignedString(JavaKeys.any(random)) };
        }
        static String hash(String user) {
            try {
                return Bytes.toHex(MessageDigest.getInstance("SHA-256").digest(bytes(user)), 0, 4);
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }
        static byte[] row(String user, long at) {
            return bytes(hash(user) + "-" + user + "-" + String.format("%016x", at));
        }
        public byte[] row(String[] f) { return row(unhex(f[1]), Long.parseUnsignedLong(f[2])); }
        public String[] fields(byte[] row) {
            String[] parts = string(row).split("-");
            long at = Long.parseUnsignedLong(parts[2], 16);
            return new String[] { parts[0], hex(parts[1]), Long.toUnsignedString(at) };
        }
        /** user_1, numbers from 2^40 to 2^63 + 2^62, the last left out. */
        public List<byte[][]> bounds() {
            return JavaKeys.one(row("user_1", 1L << 40), row("user_1", 1L << 63 | 1L << 62));
        }
    }

    /** order, object: UUID.toString(), a slash, 12 bytes in hex. */
    static class UuidText implements JavaKeys.Layout {
        public String name() { return "uuid"; }
        public String[] random(Random random) {
            byte[] object = new byte[12];
            random.nextBytes(object);
            UUID order = new UUID(random.nextLong(), random.nextLong());
            return new String[] { order.toString().replace("-", ""), Bytes.toHex(object) };
        }
        public byte[] row(String[] f) {
            long high = Long.parseUnsignedLong(f[0].substring(0, 16), 16);
            UUID order = new UUID(high, Long.parseUnsignedLong(f[0].substring(16), 16));
            return bytes(order + "/" + Bytes.toHex(Bytes.fromHex(f[1])));
        }
        public String[] fields(byte[] row) {
            String[] parts = string(row).split("/");
            UUID order = UUID.fromString(parts[0]);
            return new String[] { order.toString().replace("-", ""), Bytes.toHex(Bytes.fromHex(parts[1])) };
        }
        /** Orders that begin with 60 to those with 9f. */
        public List<byte[][]> bounds() { return JavaKeys.one(bytes("60"), bytes("a0")); }
    }

    /** city, street, note: String.join("::", ..); the note may hold the delimiter. */
    static class Joined implements JavaKeys.Layout {
        public String name() { return "joined"; }
        public String[] random(Random random) {
            String[] notes = { "", ":", "::", "a::b" };
            String note = notes[random.nextInt(notes.length)] + JavaKeys.text(random);
            return new String[] { hex(city(random)), hex(JavaKeys.text(random)), hex(note) };
        }
        public byte[] row(String[] f) { return bytes(String.join("::", unhex(f[0]), unhex(f[1]), unhex(f[2]))); }
        public String[] fields(byte[] row) {
            return Arrays.stream(string(row).split("::", 3)).map(RowsByHand::hex).toArray(String[]::new);
        }
        /** Cities that begin with "a:", so not "a", whose rows begin with "a::". */
        public List<byte[][]> bounds() {
            return List.of(new byte[][] { bytes("a:"), bytes("a::") }, new byte[][] { bytes("a:;"), bytes("a;") });
        }
    }

    /** city, id, year: each with "::" behind it, the last one, too. */
    static class Trailing implements JavaKeys.Layout {
        public String name() { return "trailing"; }
        public String[] random(Random random) {
            return new String[] { hex(city(random)), "" + random.nextInt(12), "" + random.nextInt(10000) };
        }
        public byte[] row(String[] f) {
            return bytes(String.format("%s::%d::%04d::", unhex(f[0]), Long.parseLong(f[1]), Integer.parseInt(f[2])));
        }
        public String[] fields(byte[] row) {
            String[] parts = string(row).split("::", 3);
            String year = parts[2].substring(0, parts[2].length() - 2);
            return new String[] { hex(parts[0]), parts[1], "" + Integer.parseInt(year) };
        }
        /** City a, id 1, years from 1000 to 9000, the last left out. */
        public List<byte[][]> bounds() { return JavaKeys.one(bytes("a::1::1000"), bytes("a::1::9000")); }
    }

    /**
     * user, at, city, seq: two ints; rows with a city have 01 behind them, the city, and 00; rows with a seq also 01 and
     * a short, and 00 in the city's place if they have none. In the city 00 is 01 01, and 01 is 01 02. "-" is none.
     * The one layout that is not older than the Rust crate: the page of formats in its guide is what this is written from.
     */
    static class Added implements JavaKeys.Layout {
        public String name() { return "tail"; }
        public String[] random(Random random) {
            String city = random.nextBoolean() ? "-" : hex(JavaKeys.text(random).replace('a', '\0'));
            String seq = random.nextBoolean() ? "-" : "" + random.nextInt(1 << 16);
            return new String[] { "" + random.nextInt(8), "" + (random.nextInt() & 0xffffffffL), city, seq };
        }
        static byte[] row(int user, long at) { return Bytes.add(Bytes.toBytes(user), Bytes.toBytes((int) at)); }
        public byte[] row(String[] f) {
            ByteArrayOutputStream tail = new ByteArrayOutputStream();
            if (!f[2].equals("-")) {
                tail.write(1);
                for (byte b : bytes(unhex(f[2]))) {
                    if (b == 0 || b == 1) tail.write(1);
                    tail.write(b == 0 ? 1 : b == 1 ? 2 : b);
                }
                tail.write(0);
            }
            if (!f[3].equals("-")) {
                if (f[2].equals("-")) tail.write(0);
                tail.write(1);
                tail.writeBytes(Bytes.toBytes((short) Integer.parseInt(f[3])));
            }
            return Bytes.add(row(Integer.parseInt(f[0]), Long.parseLong(f[1])), tail.toByteArray());
        }
        public String[] fields(byte[] row) {
            String city = "-";
            String seq = "-";
            int at = 8;
            if (at < row.length && row[at++] == 1) {
                ByteArrayOutputStream text = new ByteArrayOutputStream();
                for (byte b; (b = row[at++]) != 0;) text.write(b == 1 ? row[at++] - 1 : b);
                city = Bytes.toHex(text.toByteArray());
            }
            if (at < row.length && row[at++] == 1) seq = "" + (Bytes.toShort(row, at) & 0xffff);
            return new String[] { "" + Bytes.toInt(row, 0), "" + (Bytes.toInt(row, 4) & 0xffffffffL), city, seq };
        }
        /** User 5, times from 2^24 to 2^31, the last left out. */
        public List<byte[][]> bounds() { return JavaKeys.one(row(5, 1L << 24), row(5, 1L << 31)); }
    }

    /** All rows that begin with a text. */
    static byte[][] prefix(String start) {
        return new byte[][] { bytes(start), ClientUtil.calculateTheClosestNextRowKeyForPrefix(bytes(start)) };
    }

    /** Some begin like another, and go on below "/" and ":", or above them. */
    static String user(Random random) {
        String[] ends = { "", "", "1", " b", "!", "~" };
        return "user-" + (1 + random.nextInt(8)) + ends[random.nextInt(ends.length)];
    }

    /** With single colons, but none at the end: there it would be a part of the delimiter. */
    static String city(Random random) {
        String[] cities = { "a", "a", "a:b", "a:9", "a:~:c", "a!", "ab", "" };
        return random.nextInt(3) == 0 ? JavaKeys.text(random) : cities[random.nextInt(cities.length)];
    }

    static byte[] bytes(String text) { return text.getBytes(StandardCharsets.UTF_8); }

    static String string(byte[] row) { return new String(row, StandardCharsets.UTF_8); }

    static String hex(String text) { return JavaKeys.hex(text); }

    static String unhex(String hex) { return JavaKeys.unhex(hex); }
}
