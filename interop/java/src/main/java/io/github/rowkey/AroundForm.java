package io.github.rowkey;

import java.util.List;

/** A form around another one. */
abstract class AroundForm extends Form {
    final Form inner;

    AroundForm(Node node, Object inner) {
        super(node);
        this.inner = Forms.parse(inner);
    }

    @Override void mixRest(Words words, End end, boolean complemented) {
        inner.mix(words, end, complemented, false);
        words.mix(')');
    }

    @Override void mixPaths(Words words, List<String> path) { inner.mixPaths(words, path); }
}
