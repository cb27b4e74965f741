package io.github.rowkey;

import java.util.*;

/** The forms by their kinds. A form that is new is one class, and its lines here. */
final class Forms {
    /** Reads the JSON of a value: its kind, the parameters of the kind, and the members beside it. */
    private interface Parser {
        Form parse(String kind, Object says, Members members);
    }

    private static final Map<String, Parser> PARSERS = new HashMap<>();
    private static final Map<String, Integer> TAGS = new HashMap<>();

    static {
        add("unsigned", 1, IntegerForm::new);
        add("signed", 2, IntegerForm::new);
        add("raw", 3, IntegerForm::new);
        add("bool", 4, FlagForm::new);
        add("char", 5, CharForm::new);
        add("float", 6, FloatForm::new);
        add("bytes", 7, BytesForm::new);
        add("digest", 7, BytesForm::new);
        add("uuid", 7, UuidForm::new);
        add("ipv4", 7, AddressForm::new);
        add("ipv6", 7, AddressForm::new);
        add("text", 8, TextForm::new);
        add("padded_text", 9, PaddedTextForm::new);
        add("nul_text", 10, NulTextForm::new);
        add("decimal", 11, DigitsForm::new);
        add("reversed_decimal", 12, DigitsForm::new);
        add("reverse_time", 13, ReverseTimeForm::new);
        add("reverse_time_decimal", 14, ReverseTimeForm::new);
        add("optional", 15, OptionalForm::new);
        add("array", 16, SequenceForm::new);
        add("list", 17, SequenceForm::new);
        add("ip_address", 21, AddressForm::new);
        add("duration", 22, TimeForm::new);
        add("base_time", 23, BaseTimeForm::new);
        add("decimal_number", 24, DecimalNumberForm::new);
        add("time", 25, TimeForm::new);
        add("date_decimal", 26, DateForm::new);
        add("hex", 29, DigitsForm::new);
        add("uuid_text", 30, UuidForm::new);
        add("hex_upper", 40, DigitsForm::new);
        add("date_text", 42, DateForm::new);
        add("time_text", 43, TimeTextForm::new);
        add("reverse_time_hex", 41, ReverseTimeForm::new);
        add("plain_decimal", 31, PlainDecimalForm::new);
        add("keys", 32, KeysForm::new);
        add("terminated_text", 33, TerminatedTextForm::new);
        add("length_text", 34, LengthTextForm::new);
        add("little_endian", 35, LittleEndianForm::new);
        // These have no tag, or one of several.
        add("variants", 0, VariantsForm::new);
        add("key", 0, KeyForm::new);
        add("descending", 0, DescendingForm::new);
    }

    private Forms() {}

    private static void add(String kind, int tag, Parser parser) {
        PARSERS.put(kind, parser);
        TAGS.put(kind, tag);
    }

    static int tag(String kind) { return TAGS.get(kind); }

    static Form parse(Object said) {
        Members members = new Members(said, "node");
        Object kind = members.take("kind");
        Object says = null;
        if (kind instanceof Map && ((Map<?, ?>) kind).size() == 1) {
            Map.Entry<?, ?> only = ((Map<?, ?>) kind).entrySet().iterator().next();
            kind = only.getKey();
            says = only.getValue();
        }
        // Facts on which no byte depends.
        members.optional("custom");
        if ("custom".equals(kind)) {
            throw new LayoutException("the codec `" + says + "` is known only to the program that wrote the rows");
        }
        Parser parser = kind instanceof String ? PARSERS.get(kind) : null;
        if (parser == null) {
            throw new LayoutException("the kind `" + kind + "` is not known here: it may be of a later version");
        }
        Form form = parser.parse((String) kind, says, members);
        members.end();
        return form;
    }
}
