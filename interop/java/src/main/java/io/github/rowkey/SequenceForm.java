package io.github.rowkey;

import java.util.*;

/** {@code array} and {@code list}: a {@code List} of elements, one after another. */
final class SequenceForm extends Form {
    private final Form inner;
    /** -1 for a list, which ends with the row. */
    private final int count;

    SequenceForm(String kind, Object says, Members members) {
        super(kind, members);
        boolean array = kind.equals("array");
        if (array) {
            List<?> both = (List<?>) says;
            count = Math.toIntExact((Long) both.get(0));
            inner = Forms.parse(both.get(1));
        } else {
            count = -1;
            inner = Forms.parse(says);
            checkWidth(-1, -1);
            if (inner.width <= 0) { throw new LayoutException("the elements of a `list` have a width of at least 1"); }
        }
    }

    @Override void mixRest(Words words, End end, boolean complemented) {
        if (count >= 0) { words.word(count); }
        inner.mix(words, End.TERMINATOR, complemented, false);
        words.word(')');
    }

    @Override void mixPaths(Words words, List<String> path) { inner.mixPaths(words, path); }

    @Override Object read(Row row, End end) {
        List<Object> values = new ArrayList<>();
        while (count >= 0 ? values.size() < count : row.left() > 0) { values.add(inner.read(row, End.TERMINATOR)); }
        return values;
    }

    private List<?> elements(Object value) {
        if (!(value instanceof List)) { throw EncodeException.type("a List", value); }
        List<?> elements = (List<?>) value;
        if (count >= 0 && elements.size() != count) {
            throw new EncodeException(elements.size() + " elements, the field has " + count);
        }
        return elements;
    }

    @Override void write(Object value, End end, Output output) {
        for (Object element : elements(value)) { inner.write(element, End.TERMINATOR, output); }
    }

    @Override Place bound(Object value, End end) {
        Output output = new Output();
        for (Object element : elements(value)) {
            Place found = inner.bound(element, End.TERMINATOR);
            output.put(found.bytes);
            if (found.position != Place.AT) {
                if (count < 0 && found.position == Place.BEFORE && found.bytes.length == 0) { output.put(0); }
                return new Place(output.from(0), found.position);
            }
        }
        return new Place(output.from(0), Place.AT);
    }

    @Override boolean isUnterminated() { return count < 0; }
}
