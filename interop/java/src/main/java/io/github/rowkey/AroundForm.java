package io.github.rowkey;

import java.util.List;

/** A form around another one. */
abstract class AroundForm extends Form {
    final Form inner;

    AroundForm(String kind, Object inner, Members members) {
        super(kind, members);
        this.inner = Forms.parse(inner);
    }

    @Override void mixRest(Words words, End end, boolean complemented) {
        inner.mix(words, end, complemented, false);
        words.word(')');
    }

    @Override void mixPaths(Words words, List<String> path) { inner.mixPaths(words, path); }
}
