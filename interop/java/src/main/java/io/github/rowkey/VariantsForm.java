package io.github.rowkey;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** {@code variants}: the name of a variant of an enum. */
final class VariantsForm extends Form {
    private final boolean numbered;
    private final boolean signed;
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
        signed = numbered && number.flag("signed");
        int expected = isFree ? -1 : number.number(numbered ? "width" : "fixed_text");
        number.end();
        checkWidth(expected, expected);
        tag = numbered ? 27 : 28;
        for (Object one : node.parameters().list("list")) { add(new Members(one, "list")); }
        ends = new ArrayList<>(byName.keySet());
    }

    private void add(Members variant) {
        String name = variant.text("name");
        BigInteger number = variant.integer("number");
        byte[] text = ((String) variant.only("text")).getBytes(StandardCharsets.UTF_8);
        if (numbered) { text = Bytes.number(signed ? number.add(NumberForm.power(2, 8 * width - 1)) : number, width); }
        numbers.add(number);
        byName.put(name, text);
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
