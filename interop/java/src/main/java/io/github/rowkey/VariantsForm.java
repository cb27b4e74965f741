package io.github.rowkey;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** {@code variants}: the name of a variant of an enum. */
final class VariantsForm extends Form {
    private final boolean numbered;
    private final boolean signed;
    private byte[] last = Bytes.NONE;
    private final List<BigInteger> numbers = new ArrayList<>();
    private final Map<String, byte[]> byName = new LinkedHashMap<>();
    private final Map<String, String> byBytes = new LinkedHashMap<>();

    VariantsForm(Node node) {
        super(node);
        Object repr = node.parameters().take("repr");
        boolean isFree = "text".equals(repr);
        Members of = new Members(isFree ? Collections.emptyMap() : repr, "repr");
        numbered = of.has("number");
        Members number = numbered ? new Members(of.only("number"), "number") : of;
        signed = numbered && number.truth("signed");
        int expected = isFree ? -1 : number.number(numbered ? "width" : "fixed_text");
        number.end();
        if (numbered && !Arrays.asList(1, 2, 4, 8).contains(expected)) {
            throw new LayoutException("the number of a variant has 1, 2, 4 or 8 bytes");
        }
        checkWidth(expected, expected);
        tag = numbered ? 27 : 28;
        for (Object one : node.parameters().list("list")) { add(new Members(one, "list")); }
        if (byName.isEmpty()) { throw new LayoutException("an enum has at least one variant"); }
        ends = new ArrayList<>(byName.keySet());
    }

    private void add(Members variant) {
        String name = variant.name();
        BigInteger number = variant.integer("number", true);
        byte[] text = variant.text("text").getBytes(StandardCharsets.UTF_8);
        variant.end();
        if (numbered) {
            BigInteger shifted = signed ? number.add(NumberForm.power(2, 8 * width - 1)) : number;
            if (text.length > 0 || shifted.signum() < 0 || shifted.bitLength() > 8 * width) {
                throw new LayoutException("the variant `" + name + "` has a text, or a number that does not fit in " + width + " bytes");
            }
            text = Bytes.number(shifted, width);
        } else if (text.length == 0 || AnyTextForm.firstUpTo(text, 0, 1) >= 0
                || width >= 0 && text.length != width || !number.equals(BigInteger.valueOf(numbers.size()))) {
            throw new LayoutException("text of `" + name + "` is empty, has 00, 01 or another width, or a wrong number");
        }
        boolean inOrder = numbers.isEmpty() || Range.compare(last, text) < 0;
        if (!inOrder) { throw new LayoutException("the variant `" + name + "` is not in the order of the bytes"); }
        last = text;
        numbers.add(number);
        if (byName.put(name, text) != null) { throw new LayoutException("two variants are named `" + name + "`"); }
        byBytes.put(Bytes.hex(text), name);
    }

    @Override void mixRest(Words words, End end, boolean complemented) {
        words.mix(width >= 0 ? width : end.position);
        if (numbered) { words.mix(Words.flag(signed)); }
        words.mix(numbers.size());
        if (numbered) {
            numbers.forEach(words::number);
        } else {
            byName.values().forEach(words::bytes);
        }
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        String bytes = Bytes.hex(width < 0 ? TextForm.readFree(row, end) : row.take(width));
        String name = byBytes.get(bytes);
        if (name == null) { throw new DecodeException(at, "one of " + byName.keySet(), "0x" + bytes); }
        return name;
    }

    @Override byte[] write(Object value, End end) {
        byte[] text = value instanceof String ? byName.get(value) : null;
        if (text == null) { throw EncodeException.name(byName.keySet(), value); }
        return width < 0 ? TextForm.writeFree(text, end) : text;
    }

    @Override boolean isUnterminated() { return width < 0; }

    @Override boolean isUnsorted(End end) {
        if (width >= 0) { return false; }
        byte[] before = Bytes.NONE;
        for (byte[] text : byName.values()) {
            byte[] ended = Bytes.join(text, end.delimiter);
            if (Range.compare(before, ended) > 0) { return true; }
            before = ended;
        }
        return false;
    }
}
