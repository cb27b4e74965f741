package io.github.rowkey;

import java.util.*;

/** {@code array}, {@code list}: a {@code List} of values, one after another. */
final class SequenceForm extends AroundForm {
    /** -1 for a list, which ends with the row. */
    private final int count;

    SequenceForm(Node node) {
        super(node, node.kind.equals("array") ? array(node).get(1) : node.says());
        count = kind.equals("array") ? ((Long) array(node).get(0)).intValue() : -1;
        if (count < 0 && inner.width <= 0) { throw new LayoutException("the elements of a `list` have a width of at least 1"); }
        if (count >= 0 && (inner.width < 0 || (long) count * inner.width != width)) {
            throw new LayoutException("the width of an `array` is that of its elements, which have one");
        }
    }

    private static List<?> array(Node node) {
        List<?> said = node.says() instanceof List ? (List<?>) node.says() : Collections.emptyList();
        Object count = said.size() == 2 ? said.get(0) : null;
        if (count instanceof Long && (Long) count >= 0 && (Long) count <= 32767) { return said; }
        throw new LayoutException("an `array` is the number of its elements, up to 32767, and their node");
    }

    @Override void mixRest(Words words, End end, boolean complemented) {
        if (count >= 0) { words.mix(count); }
        if (count < 0 && end != End.ROW) { throw new LayoutException("a `list` ends with the row, so nothing follows it"); }
        super.mixRest(words, End.TERMINATOR, complemented);
    }

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

    @Override byte[] write(Object value, End end) {
        List<byte[]> written = new ArrayList<>();
        for (Object element : elements(value)) { written.add(inner.write(element, End.TERMINATOR)); }
        return Bytes.join(written);
    }

    @Override Place bound(Object value, End end) {
        List<byte[]> written = new ArrayList<>();
        for (Object element : elements(value)) {
            Place found = inner.bound(element, End.TERMINATOR);
            written.add(found.bytes);
            if (found.position != Place.AT) {
                if (count < 0 && found.position == Place.BEFORE && found.bytes.length == 0) { written.add(Bytes.of(0)); }
                return new Place(Bytes.join(written), found.position);
            }
        }
        return new Place(Bytes.join(written), Place.AT);
    }

    @Override boolean begins(byte[] data, End end) {
        // A list has at most as many values as bytes.
        return Part.mayBegin(data, Collections.nCopies(count < 0 ? data.length : count, new Part(inner, End.TERMINATOR)));
    }

    @Override boolean isUnterminated() { return count < 0; }

    @Override boolean isUnsorted(End end) { return inner.isUnsorted(End.TERMINATOR); }
}
