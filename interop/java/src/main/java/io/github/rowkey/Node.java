package io.github.rowkey;

import java.util.Map;

/** The JSON of a value: its kind, the parameters of the kind, and the members beside it. */
final class Node extends Members {
    final String kind;
    private final Object says;
    private boolean isAsked;
    private Members parameters;

    Node(Object said) {
        super(said, "node");
        Object named = take("kind");
        boolean isMap = named instanceof Map && ((Map<?, ?>) named).size() == 1;
        Map.Entry<?, ?> only = isMap ? ((Map<?, ?>) named).entrySet().iterator().next() : null;
        kind = String.valueOf(isMap ? only.getKey() : named);
        says = isMap ? only.getValue() : null;
    }

    /** What the kind says, whatever it is. */
    Object says() {
        isAsked = true;
        return says;
    }

    Members parameters() {
        if (parameters == null) { parameters = new Members(says(), kind); }
        return parameters;
    }

    @Override void end() {
        super.end();
        if (parameters != null) { parameters.end(); }
        if (says != null && !isAsked) { throw new LayoutException("the kind `" + kind + "` has no parameters"); }
    }
}
