import java.util.function.Consumer;

/** What the process that started the cluster may ask for, one line a command. */
interface Command {
    /**
     * @param words the command's line, its name first
     * @param answer takes the answer's lines
     */
    void run(Cluster cluster, String[] words, Consumer<String> answer) throws Exception;
}
