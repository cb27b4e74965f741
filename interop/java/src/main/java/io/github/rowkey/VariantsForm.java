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
        List<?> listed = (List<?>) parts.only("list");
        numbered = repr instanceof Map && ((Map<?, ?>) repr).containsKey("number");
        Object expected = -1L;
        if (numbered) {
            Members number = new Members(parameter(repr, "number"), "number");
            signed = number.flag("signed");
            expected = number.only("width");
        } else if (!"text".equals(repr)) {
            expected = parameter(repr, "fixed_text");
        }
        checkWidth(Math.toIntExact((Long) expected), Math.toIntExact((Long) expected));
        for (Object one : listed) {
            Members variant = new Members(one, "list");
            String name = variant.text("name");
            BigInteger number = variant.integer("number");
            byte[] text = ((String) variant.only("text")).getBytes(StandardCharsets.UTF_8);
            if (numbered) {
                Output output = new Output();
                output.number((signed ? number.add(power(2, 8 * width - 1)) : number).longValue(), width);
                text = output.from(0);
            }
            numbers.add(number);
            byName.put(name, text);
            byBytes.put(Output.hex(text), name);
        }
    }

    @Override void mix(Words words, End end, boolean complemented, boolean marked) {
        words.word(numbered ? 27 : 28);
        words.flag(complemented);
        words.word(width >= 0 ? width : end.position);
        if (numbered) { words.flag(signed); }
        words.word(numbers.size());
        if (numbered) {
            numbers.forEach(words::number);
        } else {
            byName.values().forEach(words::bytes);
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

    @Override List<byte[]> tails(byte[] data, End end) {
        List<byte[]> found = new ArrayList<>();
        for (String name : byName.keySet()) {
            Output output = new Output();
            write(name, end, output);
            output.put(end.delimiter);
            byte[] written = output.from(0);
            if (End.begins(written, 0, data)) { found.add(Arrays.copyOfRange(written, data.length, written.length)); }
        }
        return found;
    }

    @Override boolean isUnterminated() { return width < 0; }
}
