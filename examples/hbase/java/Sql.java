import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.Properties;

/**
 * SQL statements through Phoenix. Usage: Sql ZOOKEEPER-PORT. A statement is a line on stdin, without a semicolon;
 * result rows come back as `= a TAB b`, and each answer ends in OK or ERR. `begin` holds changes back until `commit`.
 */
public class Sql {
    public static void main(String[] arguments) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err); // stdout carries the answers alone
        Properties settings = new Properties();
        settings.setProperty("phoenix.log.saltBuckets", "1"); // else the log of statements alone has 32 regions
        settings.setProperty("hbase.client.pause", "20");
        try (Connection connection =
                        DriverManager.getConnection("jdbc:phoenix+zk:127.0.0.1:" + arguments[0] + ":/hbase", settings);
                BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            connection.setAutoCommit(true);
            for (String line; (line = in.readLine()) != null;) {
                try {
                    switch (line) {
                        case "begin": connection.setAutoCommit(false); break;
                        case "commit": connection.commit(); connection.setAutoCommit(true); break;
                        default: execute(connection, line, out);
                    }
                    out.println("OK");
                } catch (Throwable e) { // a class that is not there is an Error, and ends no more than its statement
                    out.println("ERR " + String.valueOf(e).replace('\n', ' '));
                }
            }
        }
    }

    static void execute(Connection connection, String sql, PrintStream out) throws Exception {
        try (Statement statement = connection.createStatement()) {
            if (!statement.execute(sql)) return;
            try (ResultSet rows = statement.getResultSet()) {
                int columns = rows.getMetaData().getColumnCount();
                while (rows.next()) {
                    StringBuilder line = new StringBuilder("= ").append(rows.getString(1));
                    for (int column = 2; column <= columns; column++) line.append('\t').append(rows.getString(column));
                    out.println(line);
                }
            }
        }
    }
}
