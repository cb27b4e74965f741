import io.github.rowkey.Bound;
import io.github.rowkey.Layout;
import io.github.rowkey.Range;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.BufferedMutator;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.Get;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.util.Bytes;

/**
 * A plain client of HBase with the Java library of {@code interop/java}. It knows no key: it finds the layout of a table in the table
 * {@code layouts}.
 */
final class LibraryRows {
    private static final byte[] FAMILY = Bytes.toBytes("f");
    private static final byte[] QUALIFIER = Bytes.toBytes("v");

    private LibraryRows() {}

    public static void main(String[] arguments) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err); // stdout carries the answers alone
        Configuration configuration = HBaseConfiguration.create();
        configuration.set("hbase.zookeeper.quorum", "127.0.0.1");
        configuration.set("hbase.zookeeper.property.clientPort", arguments[0]);
        try (Connection connection = ConnectionFactory.createConnection(configuration);
                BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line; (line = in.readLine()) != null;) {
                String[] words = line.split(" ");
                try {
                    switch (words[0]) {
                        case "copy": out.println("= " + copy(connection, words[1], words[2])); break;
                        case "count": out.println("= " + count(connection, words)); break;
                        default: throw new IllegalArgumentException("no such command: " + line);
                    }
                    out.println("OK");
                } catch (Exception e) {
                    out.println("ERR " + e.toString().replace('\n', ' '));
                }
            }
        }
    }

    private static Layout layout(Connection connection, String table) throws Exception {
        try (Table layouts = connection.getTable(TableName.valueOf("layouts"))) {
            return Layout.parse(Bytes.toString(layouts.get(new Get(Bytes.toBytes(table))).value()));
        }
    }

    /** Decodes every row, bucket by bucket, and writes the same departures a minute later into another table. */
    private static long copy(Connection connection, String from, String to) throws Exception {
        Layout layout = layout(connection, from);
        long count = 0;
        try (Table table = connection.getTable(TableName.valueOf(from));
                BufferedMutator later = connection.getBufferedMutator(TableName.valueOf(to))) {
            for (Range range : layout.ranges()) {
                try (ResultScanner scanner = table.getScanner(scan(range))) {
                    for (Result result : scanner) {
                        Map<String, Object> key = layout.decode(result.getRow());
                        if (!Arrays.equals(layout.encode(key), result.getRow())) {
                            throw new IllegalStateException("another row for " + key);
                        }
                        key.put("at", (Long) key.get("at") + 60_000);
                        later.mutate(new Put(layout.encode(key)).addColumn(FAMILY, QUALIFIER, result.value()));
                        count++;
                    }
                }
            }
        }
        return count;
    }

    /** The departures of a flight in a time: the carrier and the flight fix the salt bucket. */
    private static long count(Connection connection, String[] words) throws Exception {
        Map<String, Object> flight = new LinkedHashMap<>();
        flight.put("carrier", words[2]);
        flight.put("flight", Long.parseLong(words[3]));
        Bound time = Bound.on("at").from(Long.parseLong(words[4])).before(Long.parseLong(words[5]));
        List<Range> ranges = layout(connection, words[1]).ranges(flight, time);
        long count = 0;
        try (Table table = connection.getTable(TableName.valueOf(words[1]))) {
            for (Range range : ranges) {
                try (ResultScanner scanner = table.getScanner(scan(range))) {
                    for (Result result : scanner) {
                        count++;
                    }
                }
            }
        }
        return count;
    }

    private static Scan scan(Range range) {
        return new Scan().withStartRow(range.start()).withStopRow(range.stop()).setCaching(1000);
    }
}
