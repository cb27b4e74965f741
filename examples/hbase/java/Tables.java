import java.util.Arrays;
import org.apache.hadoop.hbase.RegionMetrics;
import org.apache.hadoop.hbase.ServerName;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptorBuilder;
import org.apache.hadoop.hbase.client.RegionInfo;
import org.apache.hadoop.hbase.client.TableDescriptorBuilder;
import org.apache.hadoop.hbase.regionserver.HRegion;
import org.apache.hadoop.hbase.util.Bytes;
import org.apache.hadoop.hbase.util.JVMClusterUtil.RegionServerThread;

/** What Thrift does not offer: tables that are split from the start, their settings, compactions and counters. */
final class Tables {
    private Tables() {}

    static void register(Cluster cluster) {
        // create TABLE FAMILY [SPLIT POINT IN HEX]...
        cluster.register("create", (c, words, answer) -> {
            byte[][] splits = Arrays.stream(words).skip(3).map(Bytes::fromHex).toArray(byte[][]::new);
            c.admin().createTable(
                    TableDescriptorBuilder.newBuilder(TableName.valueOf(words[1]))
                            .setColumnFamily(ColumnFamilyDescriptorBuilder.of(words[2]))
                            .build(),
                    splits);
        });
        // drop TABLE: nothing to do if there is none
        cluster.register("drop", (c, words, answer) -> {
            TableName table = TableName.valueOf(words[1]);
            if (c.admin().tableExists(table)) {
                if (c.admin().isTableEnabled(table)) {
                    c.admin().disableTable(table);
                }
                c.admin().deleteTable(table);
            }
        });
        // set TABLE NAME [VALUE]: a setting of this table alone; without a value, it has that of all tables again
        cluster.register("set", (c, words, answer) -> {
            TableDescriptorBuilder table =
                    TableDescriptorBuilder.newBuilder(c.admin().getDescriptor(TableName.valueOf(words[1])));
            c.admin().modifyTable(
                    (words.length > 3 ? table.setValue(words[2], words[3]) : table.removeValue(words[2])).build());
        });
        // compact TABLE: flushes it and runs a major compaction; answers at its end
        cluster.register("compact", (c, words, answer) -> {
            for (RegionServerThread server : c.hbase().getLiveRegionServers()) {
                for (HRegion region : server.getRegionServer().getRegions(TableName.valueOf(words[1]))) {
                    region.flush(true);
                    region.compact(true);
                }
            }
        });
        // exists TABLE: "true" or "false"
        cluster.register(
                "exists",
                (c, words, answer) -> answer.accept("" + c.admin().tableExists(TableName.valueOf(words[1]))));
        // regions TABLE: a line "START SERVER WRITES READS FILTERED" a region, the start in hex and in quotes.
        // The servers are asked themselves: the master knows only what they reported last.
        cluster.register("regions", (c, words, answer) -> {
            for (ServerName server : c.admin().getRegionServers()) {
                for (RegionMetrics region : c.admin().getRegionMetrics(server, TableName.valueOf(words[1]))) {
                    byte[] start = RegionInfo.parseRegionName(region.getRegionName())[1];
                    answer.accept("'" + Bytes.toHex(start) + "' " + server.getAddress() + " "
                            + region.getWriteRequestCount() + " " + region.getReadRequestCount() + " "
                            + region.getFilteredReadRequestCount());
                }
            }
        });
    }
}
