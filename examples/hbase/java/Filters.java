import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.hbase.filter.Filter;
import org.apache.hadoop.hbase.filter.FuzzyRowFilter;
import org.apache.hadoop.hbase.filter.MultiRowRangeFilter;
import org.apache.hadoop.hbase.filter.MultiRowRangeFilter.RowRange;
import org.apache.hadoop.hbase.filter.ParseFilter;
import org.apache.hadoop.hbase.util.Bytes;
import org.apache.hadoop.hbase.util.Pair;

/**
 * Two filters of HBase that the filter language of its Thrift gateway lacks. {@code hbase.thrift.filters} adds them,
 * and only the gateway needs these classes: what it sends to the region servers is HBase's own.
 */
public final class Filters {
    private Filters() {}

    /** {@code FuzzyRows('ROW:MASK', ..)}, in hex. */
    public static final class FuzzyRows {
        private FuzzyRows() {}

        public static Filter createFilterFromArguments(ArrayList<byte[]> arguments) {
            List<Pair<byte[], byte[]>> pairs = new ArrayList<>();
            for (byte[] argument : arguments) {
                byte[][] pair = fromHex(argument);
                pairs.add(new Pair<>(pair[0], pair[1]));
            }
            return new FuzzyRowFilter(pairs);
        }
    }

    /** {@code RowRanges('START:STOP', ..)}, in hex, the stop row exclusive and empty for the end of the table. */
    public static final class RowRanges {
        private RowRanges() {}

        public static Filter createFilterFromArguments(ArrayList<byte[]> arguments) {
            List<RowRange> ranges = new ArrayList<>();
            for (byte[] argument : arguments) {
                byte[][] range = fromHex(argument);
                ranges.add(new RowRange(range[0], true, range[1], false));
            }
            return new MultiRowRangeFilter(ranges);
        }
    }

    private static byte[][] fromHex(byte[] argument) {
        String[] two = Bytes.toString(ParseFilter.removeQuotesFromByteArray(argument)).split(":", -1);
        return new byte[][] {Bytes.fromHex(two[0]), Bytes.fromHex(two[1])};
    }
}
