import org.apache.hadoop.hbase.ServerName;
import org.apache.hadoop.hbase.util.JVMClusterUtil.RegionServerThread;

/** Region servers that come and go. */
final class Faults {
    private Faults() {}

    static void register(Cluster cluster) {
        // servers: those that run, HOST:PORT each
        cluster.register("servers", (c, words, answer) -> {
            for (ServerName server : c.admin().getRegionServers()) {
                answer.accept(server.getAddress().toString());
            }
        });
        // abort HOST:PORT: the server drops what it does, as in a crash; its regions move when the master has seen it
        cluster.register("abort", (c, words, answer) -> {
            RegionServerThread thread = thread(c, words[1]);
            thread.getRegionServer().abort("asked to");
            thread.join(60_000);
            if (thread.isAlive()) {
                throw new IllegalStateException(words[1] + " does not end");
            }
        });
        // add: one more server, which the master knows when this is answered
        cluster.register("add", (c, words, answer) -> {
            RegionServerThread thread =
                    c.hbase().addRegionServer(c.conf(), c.hbase().getRegionServers().size());
            thread.start();
            thread.waitForServerOnline();
            ServerName name = thread.getRegionServer().getServerName();
            for (int waits = 0; !c.admin().getRegionServers().contains(name); waits++) {
                if (waits == 600) {
                    throw new IllegalStateException("the master does not see " + name);
                }
                Thread.sleep(100);
            }
            answer.accept(name.getAddress().toString());
        });
    }

    private static RegionServerThread thread(Cluster cluster, String address) {
        for (RegionServerThread thread : cluster.hbase().getLiveRegionServers()) {
            if (thread.getRegionServer().getServerName().getAddress().toString().equals(address)) {
                return thread;
            }
        }
        throw new IllegalArgumentException("no region server " + address);
    }
}
