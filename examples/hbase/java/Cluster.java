import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.LocalHBaseCluster;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.thrift.ThriftServer;
import org.apache.hadoop.hbase.zookeeper.MiniZooKeeperCluster;
import org.apache.hadoop.metrics2.lib.DefaultMetricsSystem;

/**
 * An HBase of several region servers in one process, with ZooKeeper, a master and a Thrift gateway, every port a free
 * one on 127.0.0.1.
 *
 * <p>{@code Cluster FOLDER SERVERS [NAME=VALUE]...}: the tables lie in the folder, and a second start on it finds them.
 * It says {@code READY thrift=PORT zk=PORT} on stdout and then answers commands, one line each, from stdin: any number
 * of lines {@code = TEXT}, then {@code OK} or {@code ERR REASON}. It stops on {@code stop}, and when stdin closes: then
 * whoever started it is gone, and with {@code temporary=true} the folder goes too. Its log goes to stderr.
 */
public final class Cluster {
    private final Configuration conf = HBaseConfiguration.create();
    private final Map<String, Command> commands = new HashMap<>();
    private final Path folder;
    private MiniZooKeeperCluster zooKeeper;
    private LocalHBaseCluster hbase;
    private Connection connection;
    private Admin admin;

    public static void main(String[] args) {
        PrintStream protocol = System.out;
        System.setOut(System.err); // Only the protocol may write there.
        try {
            run(args, protocol);
            System.exit(0);
        } catch (Throwable error) {
            error.printStackTrace();
            protocol.println("ERR " + oneLine(error));
            System.exit(1); // HBase's threads would keep the process alive.
        }
    }

    private static void run(String[] args, PrintStream protocol) throws Exception {
        Path folder = Path.of(args[0]).toAbsolutePath();
        Files.createDirectories(folder);
        boolean asked;
        // Two clusters in one folder would destroy each other's tables.
        try (FileChannel lock = FileChannel.open(
                folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            if (lock.tryLock() == null) {
                throw new IOException("another cluster runs in " + folder);
            }
            Cluster cluster = new Cluster(folder);
            cluster.configure(Integer.parseInt(args[1]));
            for (int i = 2; i < args.length; i++) {
                String[] setting = args[i].split("=", 2);
                cluster.conf.set(setting[0], setting[1]);
            }
            int thrift = cluster.start(Integer.parseInt(args[1]));
            Tables.register(cluster);
            Faults.register(cluster);
            protocol.println("READY thrift=" + thrift + " zk=" + cluster.zooKeeper.getClientPort());
            asked = cluster.serve(protocol);
            cluster.stop();
        }
        if (!asked && Boolean.parseBoolean(setting(args, "temporary"))) {
            delete(folder);
        }
    }

    private Cluster(Path folder) {
        this.folder = folder;
    }

    private void configure(int servers) {
        // As Hadoop's paths want it: a URI in which nothing is escaped.
        conf.set("hbase.rootdir", "file://" + folder.resolve("hbase"));
        conf.set("hbase.tmp.dir", folder.resolve("tmp").toString());
        conf.set("hbase.zookeeper.quorum", "127.0.0.1");
        conf.setBoolean("hbase.cluster.distributed", false);
        // A local file system promises less than HDFS about what is flushed.
        conf.setBoolean("hbase.unsafe.stream.capability.enforce", false);
        conf.set("hbase.unsafe.regionserver.hostname", "localhost");
        conf.set("hbase.master.hostname", "localhost");
        conf.set("hbase.master.ipc.address", "127.0.0.1");
        conf.set("hbase.regionserver.ipc.address", "127.0.0.1");
        conf.set("hbase.regionserver.thrift.ipaddress", "127.0.0.1");
        conf.setInt("hbase.master.port", 0);
        conf.setInt("hbase.regionserver.port", 0);
        // No web servers.
        conf.setInt("hbase.master.info.port", -1);
        conf.setInt("hbase.regionserver.info.port", -1);
        conf.setInt("hbase.thrift.info.port", -1);
        // A signal ends the process at once: the hooks would wait for each other.
        conf.setBoolean("hbase.shutdown.hook", false);
        // A machine that is busy otherwise takes longer than the 30 s that a master is given.
        conf.setInt("hbase.master.start.timeout.localHBaseCluster", 100_000);
        conf.setInt("hbase.master.init.timeout.localHBaseCluster", 100_000);
        // All servers are in before regions are placed, and nothing waits for more of them.
        conf.setInt("hbase.master.wait.on.regionservers.mintostart", servers);
        conf.setInt("hbase.master.wait.on.regionservers.maxtostart", servers);
        conf.setInt("hbase.master.wait.on.regionservers.interval", 100);
        conf.setInt("hbase.regionserver.msginterval", 200);
        conf.setInt("hbase.procedure.remote.dispatcher.delay.msec", 5);
        conf.setInt("hbase.regionserver.handler.count", 8);
        conf.setInt("hbase.master.handler.count", 8);
        // The gateway is a client of HBase: what cannot be done in 20 s is an error, before the caller gives up.
        conf.set("hbase.client.pause", "20");
        conf.set("hbase.rpc.timeout", "10000");
        conf.set("hbase.client.operation.timeout", "20000");
        conf.set("hbase.client.meta.operation.timeout", "20000");
        conf.set("hbase.client.scanner.timeout.period", "20000");
        // A connection that waits for its next call is kept.
        conf.set("hbase.thrift.server.socket.read.timeout", "600000");
        conf.set("hbase.thrift.minWorkerThreads", "32");
        conf.set("hbase.thrift.filters", "FuzzyRows:Filters$FuzzyRows,RowRanges:Filters$RowRanges");
        conf.set("phoenix.log.saltBuckets", "1");
    }

    /** Starts everything; the port of the Thrift gateway. */
    private int start(int servers) throws Exception {
        // Several servers in one process have metrics of the same names.
        DefaultMetricsSystem.setMiniClusterMode(true);
        zooKeeper = new MiniZooKeeperCluster(conf);
        conf.setInt("hbase.zookeeper.property.clientPort", zooKeeper.startup(folder.resolve("zk").toFile()));
        hbase = new LocalHBaseCluster(conf, 1, servers);
        hbase.startup();
        while (hbase.getActiveMaster() == null || !hbase.getActiveMaster().isInitialized()) {
            Thread.sleep(20);
        }
        connection = ConnectionFactory.createConnection(conf);
        admin = connection.getAdmin();
        // A region that moves counts from zero again.
        admin.balancerSwitch(false, true);
        return gateway();
    }

    private int gateway() throws Exception {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        Configuration own = new Configuration(conf);
        own.setInt("hbase.regionserver.thrift.port", port);
        ThriftServer server = new ThriftServer(own);
        Thread thread = new Thread(() -> {
            try {
                server.run(new String[] {"start"});
            } catch (Exception error) {
                error.printStackTrace();
                System.exit(1);
            }
        }, "thrift gateway");
        thread.setDaemon(true);
        thread.start();
        while (server.getTserver() == null) {
            Thread.sleep(10);
        }
        return port;
    }

    /** Answers commands; whether it was asked to stop. */
    private boolean serve(PrintStream protocol) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line; (line = in.readLine()) != null; ) {
            String[] words = line.trim().split(" +");
            if (words[0].equals("stop")) {
                return true;
            }
            try {
                Command command = commands.get(words[0]);
                if (command == null) {
                    throw new IOException("no such command: " + words[0]);
                }
                command.run(this, words, text -> protocol.println("= " + text));
                protocol.println("OK");
            } catch (Throwable error) { // A class that is missing is an Error.
                error.printStackTrace();
                protocol.println("ERR " + oneLine(error));
            }
        }
        return false;
    }

    private void stop() throws Exception {
        admin.close();
        connection.close();
        hbase.shutdown();
        hbase.join();
        zooKeeper.shutdown();
    }

    void register(String name, Command command) {
        commands.put(name, command);
    }

    Configuration conf() {
        return conf;
    }

    Connection connection() {
        return connection;
    }

    Admin admin() {
        return admin;
    }

    LocalHBaseCluster hbase() {
        return hbase;
    }

    private static String setting(String[] args, String name) {
        for (String arg : args) {
            if (arg.startsWith(name + "=")) {
                return arg.substring(name.length() + 1);
            }
        }
        return null;
    }

    private static String oneLine(Throwable error) {
        return error.toString().lines().findFirst().orElse("");
    }

    private static void delete(Path folder) throws IOException {
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, IOException error) throws IOException {
                Files.delete(directory);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
