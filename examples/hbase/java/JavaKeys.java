import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.CellUtil;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.BufferedMutator;
import org.apache.hadoop.hbase.client.ClientUtil;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.util.Bytes;
import org.apache.hadoop.hbase.util.Order;
import org.apache.hadoop.hbase.util.OrderedBytes;
import org.apache.hadoop.hbase.util.PositionedByteRange;
import org.apache.hadoop.hbase.util.SimplePositionedMutableByteRange;
import org.apache.phoenix.schema.SaltingUtil;
import org.apache.phoenix.schema.SortOrder;
import org.apache.phoenix.schema.types.PInteger;
import org.apache.phoenix.schema.types.PLong;
import org.apache.phoenix.schema.types.PSmallint;

/**
 * Row keys as Java programs build them, written and read with HBase's own client. Nothing here knows of the
 * Rust crate: each layout is made by the Java library that defines it, or by hand (RowsByHand).
 *
 * The fields of a row stand as text in its only cell, f:v, with tabs between them (text fields in hex), so that
 * either side can compare what it decodes with what the other meant.
 *
 * Usage: JavaKeys ZOOKEEPER-PORT. Commands come on stdin, one a line; an answer is lines "= TEXT", then OK or ERR:
 *   write SEED N            N rows of each layout into java_LAYOUT
 *   check N                 the rows of each rust_LAYOUT: built again and decoded, both must agree, N each
 *   bounds LAYOUT           the ranges of the layout's scan: start and stop in hex
 *   scan TABLE START STOP   the cells of the rows between
 */
public class JavaKeys {
    static final byte[] FAMILY = Bytes.toBytes("f");
    static final byte[] QUALIFIER = Bytes.toBytes("v");

    /** A way to build row keys. Fields are text here, as they stand in the cell. */
    interface Layout {
        String name();
        String[] random(Random random);
        byte[] row(String[] fields);
        String[] fields(byte[] row);
        /** Start and stop rows of one scan; it is described at each layout. */
        List<byte[][]> bounds();
    }

    static final List<Layout> LAYOUTS = new ArrayList<>();

    static {
        LAYOUTS.addAll(
                List.of(new PlainBytes(), new Ordered(), new ReverseTime(), new PhoenixSalt(), new OpenTsdb()));
        LAYOUTS.addAll(RowsByHand.LAYOUTS);
    }

    /** region short, user long, minute long, name: Bytes.toBytes, one after another. */
    static class PlainBytes implements Layout {
        public String name() { return "bytes"; }
        public String[] random(Random random) {
            return new String[] {
                "" + random.nextInt(8), "" + positive(random), "" + positive(random), hex(text(random)) };
        }
        public byte[] row(String[] f) {
            byte[] region = Bytes.toBytes(Short.parseShort(f[0]));
            byte[] user = Bytes.toBytes(Long.parseLong(f[1]));
            byte[] minute = Bytes.toBytes(Long.parseLong(f[2]));
            return Bytes.add(Bytes.add(region, user, minute), Bytes.toBytes(unhex(f[3])));
        }
        public String[] fields(byte[] row) {
            String name = Bytes.toString(row, 18, row.length - 18);
            return new String[] {
                "" + Bytes.toShort(row, 0), "" + Bytes.toLong(row, 2), "" + Bytes.toLong(row, 10), hex(name) };
        }
        /** Region 3, users from 2^20 to 2^40, the last left out. */
        public List<byte[][]> bounds() {
            byte[] region = Bytes.toBytes((short) 3);
            return one(Bytes.add(region, Bytes.toBytes(1L << 20)), Bytes.add(region, Bytes.toBytes(1L << 40)));
        }
    }

    /** host string, at int64 descending, level int8, load float64, note string descending: OrderedBytes. */
    static class Ordered implements Layout {
        public String name() { return "ordered"; }
        public String[] random(Random random) {
            return new String[] {
                hex(host(random)),
                "" + any(random),
                "" + (byte) random.nextInt(),
                bits(load(random)),
                hex(text(random)) };
        }
        static PositionedByteRange room() { return new SimplePositionedMutableByteRange(4096); }
        static byte[] written(PositionedByteRange range) {
            return Arrays.copyOf(range.getBytes(), range.getPosition());
        }
        static String bits(double value) { return Long.toHexString(Double.doubleToLongBits(value)); }
        public byte[] row(String[] f) {
            PositionedByteRange row = room();
            OrderedBytes.encodeString(row, unhex(f[0]), Order.ASCENDING);
            OrderedBytes.encodeInt64(row, Long.parseLong(f[1]), Order.DESCENDING);
            OrderedBytes.encodeInt8(row, Byte.parseByte(f[2]), Order.ASCENDING);
            double load = Double.longBitsToDouble(Long.parseUnsignedLong(f[3], 16));
            OrderedBytes.encodeFloat64(row, load, Order.ASCENDING);
            OrderedBytes.encodeString(row, unhex(f[4]), Order.DESCENDING);
            return written(row);
        }
        public String[] fields(byte[] bytes) {
            PositionedByteRange row = new SimplePositionedMutableByteRange(bytes);
            return new String[] {
                hex(OrderedBytes.decodeString(row)),
                "" + OrderedBytes.decodeInt64(row),
                "" + OrderedBytes.decodeInt8(row),
                bits(OrderedBytes.decodeFloat64(row)),
                hex(OrderedBytes.decodeString(row)) };
        }
        /** host-3, times from -2^40 to 2^40, both included; the newest come first. */
        public List<byte[][]> bounds() {
            PositionedByteRange start = room();
            PositionedByteRange stop = room();
            OrderedBytes.encodeString(start, "host-3", Order.ASCENDING);
            OrderedBytes.encodeInt64(start, 1L << 40, Order.DESCENDING);
            OrderedBytes.encodeString(stop, "host-3", Order.ASCENDING);
            OrderedBytes.encodeInt64(stop, -(1L << 40), Order.DESCENDING);
            return one(written(start), ClientUtil.calculateTheClosestNextRowKeyForPrefix(written(stop)));
        }
    }

    /** user int, Long.MAX_VALUE - time: the newest of a user come first. */
    static class ReverseTime implements Layout {
        public String name() { return "reverse_ts"; }
        public String[] random(Random random) {
            return new String[] { "" + random.nextInt(8), "" + any(random) };
        }
        static byte[] row(int user, long time) {
            return Bytes.add(Bytes.toBytes(user), Bytes.toBytes(Long.MAX_VALUE - time));
        }
        public byte[] row(String[] f) { return row(Integer.parseInt(f[0]), Long.parseLong(f[1])); }
        public String[] fields(byte[] row) {
            return new String[] { "" + Bytes.toInt(row, 0), "" + (Long.MAX_VALUE - Bytes.toLong(row, 4)) };
        }
        /** User 5, times from 2^20 to 2^40, the last left out. */
        public List<byte[][]> bounds() { return one(row(5, (1L << 40) - 1), row(5, (1L << 20) - 1)); }
    }

    /** host INTEGER, at BIGINT DESC, seq SMALLINT behind Phoenix's salt of 16 buckets, all by Phoenix's classes. */
    static class PhoenixSalt implements Layout {
        static final int BUCKETS = 16;
        public String name() { return "phoenix"; }
        public String[] random(Random random) {
            return new String[] { "" + (random.nextInt(8) - 4), "" + any(random), "" + (short) random.nextInt() };
        }
        public byte[] row(String[] f) {
            byte[] host = PInteger.INSTANCE.toBytes(Integer.valueOf(f[0]));
            byte[] at = PLong.INSTANCE.toBytes(Long.valueOf(f[1]), SortOrder.DESC);
            byte[] seq = PSmallint.INSTANCE.toBytes(Short.valueOf(f[2]));
            byte[] row = Bytes.add(Bytes.add(new byte[1], host), at, seq);
            row[0] = SaltingUtil.getSaltingByte(row, 1, row.length - 1, BUCKETS);
            return row;
        }
        public String[] fields(byte[] row) {
            return new String[] {
                "" + PInteger.INSTANCE.getCodec().decodeInt(row, 1, SortOrder.ASC),
                "" + PLong.INSTANCE.getCodec().decodeLong(row, 5, SortOrder.DESC),
                "" + PSmallint.INSTANCE.getCodec().decodeShort(row, 13, SortOrder.ASC) };
        }
        /** Host -2, times from 0 to 2^40, both included: a range in each bucket. */
        public List<byte[][]> bounds() {
            byte[] host = PInteger.INSTANCE.toBytes(-2);
            List<byte[][]> ranges = new ArrayList<>();
            for (int bucket = 0; bucket < BUCKETS; bucket++) {
                byte[] front = Bytes.add(new byte[] { (byte) bucket }, host);
                byte[] stop = Bytes.add(front, PLong.INSTANCE.toBytes(0L, SortOrder.DESC));
                byte[] start = Bytes.add(front, PLong.INSTANCE.toBytes(1L << 40, SortOrder.DESC));
                ranges.add(new byte[][] { start, ClientUtil.calculateTheClosestNextRowKeyForPrefix(stop) });
            }
            return ranges;
        }
    }

    /**
     * OpenTSDB's data table with salt: salt 1, metric 3, base time 4, then pairs of tag key 3 and tag value 3. The
     * salt is Arrays.hashCode of metric and tags modulo 20, without its sign; the time is left out of it.
     */
    static class OpenTsdb implements Layout {
        static final int BUCKETS = 20;
        public String name() { return "opentsdb"; }
        public String[] random(Random random) {
            List<String> fields = new ArrayList<>();
            fields.add("" + (1 + random.nextInt(8)));
            fields.add("" + 3600L * random.nextInt(1193047)); // up to the end of four bytes
            for (int tag = 1; tag <= 1 + random.nextInt(4); tag++) {
                fields.add("" + tag);
                fields.add("" + random.nextInt(1 << 24));
            }
            return fields.toArray(new String[0]);
        }
        static byte[] uid(String number) {
            return Arrays.copyOfRange(Bytes.toBytes(Integer.parseInt(number)), 1, 4);
        }
        static int uid(byte[] row, int at) {
            return Bytes.toInt(Bytes.add(new byte[1], Arrays.copyOfRange(row, at, at + 3)));
        }
        public byte[] row(String[] f) {
            byte[] metric = uid(f[0]);
            byte[] tags = new byte[0];
            for (int i = 2; i < f.length; i++) tags = Bytes.add(tags, uid(f[i]));
            int salt = Arrays.hashCode(Bytes.add(metric, tags)) % BUCKETS;
            byte[] front = Bytes.add(new byte[] { (byte) (salt < 0 ? -salt : salt) }, metric);
            return Bytes.add(front, Bytes.toBytes((int) Long.parseLong(f[1])), tags);
        }
        public String[] fields(byte[] row) {
            List<String> fields = new ArrayList<>();
            fields.add("" + uid(row, 1));
            fields.add("" + (Bytes.toInt(row, 4) & 0xffffffffL));
            for (int at = 8; at < row.length; at += 3) fields.add("" + uid(row, at));
            return fields.toArray(new String[0]);
        }
        /** Metric 2 in the hours from 300,000 to 600,000, the last left out: a range in each bucket. */
        public List<byte[][]> bounds() {
            List<byte[][]> ranges = new ArrayList<>();
            for (int bucket = 0; bucket < BUCKETS; bucket++) {
                byte[] front = Bytes.add(new byte[] { (byte) bucket }, uid("2"));
                byte[] start = Bytes.add(front, Bytes.toBytes((int) (300_000L * 3600)));
                ranges.add(new byte[][] { start, Bytes.add(front, Bytes.toBytes((int) (600_000L * 3600))) });
            }
            return ranges;
        }
    }

    static List<byte[][]> one(byte[] start, byte[] stop) {
        return Collections.singletonList(new byte[][] { start, stop });
    }

    // Values of every size, and the ends of the types among them.

    static long any(Random random) {
        switch (random.nextInt(16)) {
            case 0: return Long.MIN_VALUE + random.nextInt(2);
            case 1: return Long.MAX_VALUE - random.nextInt(2);
            case 2: return random.nextInt(3) - 1;
            default: return random.nextLong() >> random.nextInt(64);
        }
    }

    static long positive(Random random) { return any(random) & Long.MAX_VALUE; }

    static double load(Random random) {
        double[] edges = {
            0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE };
        return random.nextInt(4) == 0 ? edges[random.nextInt(edges.length)] : random.nextGaussian() * 100;
    }

    /** host-1 to host-8, and some that begin like another: host-3 and host-33. */
    static String host(Random random) {
        int n = 1 + random.nextInt(8);
        return "host-" + n + (random.nextInt(4) == 0 ? n : "");
    }

    static String text(Random random) {
        String[] parts = {
            "a", "z", "~", " ", "\u0001", "\u007f", "\u0080", "\u00e9", "\u6d59\u6c5f", "\uffff", "\ud83d\ude00" };
        StringBuilder text = new StringBuilder();
        for (int left = random.nextInt(6); left > 0; left--) text.append(parts[random.nextInt(parts.length)]);
        return text.toString();
    }

    static String hex(String text) { return Bytes.toHex(text.getBytes(StandardCharsets.UTF_8)); }

    static String unhex(String hex) { return new String(Bytes.fromHex(hex), StandardCharsets.UTF_8); }

    public static void main(String[] arguments) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err); // stdout carries the answers alone
        Configuration configuration = HBaseConfiguration.create();
        configuration.set("hbase.zookeeper.quorum", "127.0.0.1");
        configuration.set("hbase.zookeeper.property.clientPort", arguments[0]);
        try (Connection connection = ConnectionFactory.createConnection(configuration);
                BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line; (line = in.readLine()) != null;) {
                try {
                    String[] words = line.split(" ");
                    switch (words[0]) {
                        case "write": write(connection, Long.parseLong(words[1]), Integer.parseInt(words[2])); break;
                        case "check": check(connection, Integer.parseInt(words[1]), out); break;
                        case "bounds":
                            for (byte[][] range : layout(words[1]).bounds()) {
                                out.println("= " + Bytes.toHex(range[0]) + " " + Bytes.toHex(range[1]));
                            }
                            break;
                        case "scan": scan(connection, words, out); break;
                        default: throw new IllegalArgumentException("no such command: " + line);
                    }
                    out.println("OK");
                } catch (Exception e) {
                    out.println("ERR " + e.toString().replace('\n', ' '));
                }
            }
        }
    }

    static Layout layout(String name) {
        return LAYOUTS.stream().filter(layout -> layout.name().equals(name)).findFirst().orElseThrow();
    }

    /** Twice the same row would leave one, so a row that is there already is drawn again. */
    static void write(Connection connection, long seed, int rows) throws Exception {
        for (Layout layout : LAYOUTS) {
            Random random = new Random(seed);
            TreeSet<byte[]> written = new TreeSet<>(Bytes.BYTES_COMPARATOR);
            try (BufferedMutator table = connection.getBufferedMutator(TableName.valueOf("java_" + layout.name()))) {
                while (written.size() < rows) {
                    String[] fields = layout.random(random);
                    byte[] row = layout.row(fields);
                    if (written.add(row)) {
                        byte[] cell = Bytes.toBytes(String.join("\t", fields));
                        table.mutate(new Put(row).addColumn(FAMILY, QUALIFIER, cell));
                    }
                }
            }
        }
    }

    static void check(Connection connection, int rows, PrintStream out) throws Exception {
        for (Layout layout : LAYOUTS) {
            int checked = 0;
            try (Table table = connection.getTable(TableName.valueOf("rust_" + layout.name()));
                    ResultScanner scanner = table.getScanner(new Scan().setCaching(1000))) {
                for (Result result : scanner) {
                    String cell = Bytes.toString(result.getValue(FAMILY, QUALIFIER));
                    String[] fields = cell.split("\t", -1);
                    byte[] built = layout.row(fields);
                    if (!Bytes.equals(built, result.getRow())) {
                        throw new IllegalStateException(layout.name() + ": the row of " + cell + " is "
                                + Bytes.toHex(result.getRow()) + ", Java builds " + Bytes.toHex(built));
                    }
                    String decoded = String.join("\t", layout.fields(result.getRow()));
                    if (!decoded.equals(cell)) {
                        throw new IllegalStateException(
                                layout.name() + ": " + Bytes.toHex(built) + " was " + cell + ", Java reads " + decoded);
                    }
                    checked++;
                }
            }
            if (checked != rows) {
                throw new IllegalStateException(layout.name() + ": " + checked + " rows, not " + rows);
            }
            out.println("= " + layout.name() + " " + checked);
        }
    }

    static void scan(Connection connection, String[] words, PrintStream out) throws Exception {
        Scan scan = new Scan().withStartRow(Bytes.fromHex(words[2])).setCaching(1000);
        if (words.length > 3) scan.withStopRow(Bytes.fromHex(words[3]));
        try (Table table = connection.getTable(TableName.valueOf(words[1]));
                ResultScanner scanner = table.getScanner(scan)) {
            for (Result result : scanner) {
                out.println("= " + Bytes.toString(CellUtil.cloneValue(result.rawCells()[0])));
            }
        }
    }
}
