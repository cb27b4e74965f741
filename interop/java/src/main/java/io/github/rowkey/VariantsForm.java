package io.github.rowkey;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** {@code variants}: the name of a variant of an enum. */
final class VariantsForm extends Form {
    private final boolean numbered;
    private boolean signed;
    private final List<BigInteger> numbers = new ArrayList<>();
    private final Map<String, byte[]> byName = new LinkedHashMap<>();
    private final Map<String, String> byBytes = new LinkedHashMap<>();

    VariantsForm(String kind, Object says, Members members) {
        super(kind, members);
        Members parts = new Members(says, kind);
        Object repr = parts.take("repr");
        int expected = -1;
        boolean isNumber = false;
        if (!"text".equals(repr)) {
            Members of = new Members(repr, "repr");
            isNumber = of.has("number");
            if (isNumber) {
                Members number = new Members(of.take("number"), "number");
                expected = number.number("width");
                signed = number.flag("signed");
                number.end();
            } else {
                expected = of.number("fixed_text");
            }
            of.end();
        }
        numbered = isNumber;
        checkWidth(expected, expected);
        for (Object one : parts.list("list")) {
            Members variant = new Members(one, "list");
            String name = variant.text("name");
            BigInteger number = variant.integer("number");
            byte[] text = variant.text("text").getBytes(StandardCharsets.UTF_8);
            variant.end();
            BigInteger biased = signed ? number.add(BigInteger.ONE.shiftLeft(8 * width - 1)) : number;
            if (numbered) {
                Output output = new Output();
                output.number(biased.longValue(), width);
                text = output.from(0);
            }
            numbers.add(number);
            byName.put(name, text);
            byBytes.put(Output.hex(text), name);
        }
        parts.end();
        first = BigInteger.ZERO;
        last = BigInteger.valueOf(numbers.size() - 1L);
    }

    @Override void mix(Words words, End end, boolean complemented, boolean marked) {
        words.word(numbered ? 27 : 28);
        words.flag(complemented);
        words.word(width >= 0 ? width : end.position);
        if (numbered) {
            words.flag(signed);
            words.word(numbers.size());
            for (BigInteger number : numbers) { words.number(number); }
        } else {
            words.word(numbers.size());
            for (byte[] text : byName.values()) { words.bytes(text); }
        }
        if (marked) { words.word('#'); }
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        String bytes = Output.hex(width < 0 ? TextForm.readFree(row, end) : row.take(width));
        String name = byBytes.get(bytes);
        if (name == null) { throw new DecodeException(at, "one of " + byName.keySet(), "0x" + bytes); }
        return name;
    }

    @Override void write(Object value, End end, Output output) {
        byte[] text = value instanceof String ? byName.get(value) : null;
        if (text == null) { throw EncodeException.type("one of " + byName.keySet(), value); }
        if (width < 0) {
            TextForm.writeFree(text, end, output);
        } else {
            output.put(text);
        }
    }

    @Override boolean isUnterminated() { return width < 0; }

    @Override BigInteger ordinal(Object value) {
        int index = new ArrayList<>(byName.keySet()).indexOf(value);
        return index < 0 ? null : BigInteger.valueOf(index);
    }
}
