package io.github.rowkey;

import java.util.*;
import java.util.function.Function;

/** The forms by their kinds. A form that is new is one class, and its lines here. */
final class Forms {
    /** What is known of a kind. */
    static final class Facts {
        /** Its number in fingerprints; 0 if it has none, or one of several. */
        final int tag;
        /** The least and the greatest width of a value, -1 where it varies. */
        final int least;
        final int most;
        private final Function<Node, Form> form;

        private Facts(int tag, int least, int most, Function<Node, Form> form) {
            this.tag = tag;
            this.least = least;
            this.most = most;
            this.form = form;
        }
    }

    private static final int VARIES = -1;
    private static final int WIDEST = 32767;
    /** Of forms that check their width themselves. */
    private static final int ANY = Integer.MAX_VALUE;
    private static final Map<String, Facts> KINDS = new HashMap<>();

    static {
        add("unsigned", 1, 1, 16, IntegerForm::new);
        add("signed", 2, 1, 16, IntegerForm::new);
        add("raw", 3, 1, 16, IntegerForm::new);
        add("bool", 4, 1, 1, FlagForm::new);
        add("char", 5, 4, 4, CharForm::new);
        add("float", 6, 4, 8, FloatForm::new);
        add("bytes", 7, 0, WIDEST, BytesForm::new);
        add("digest", 7, 1, 32, BytesForm::new);
        add("uuid", 7, 16, 16, UuidForm::new);
        add("ipv4", 7, 4, 4, AddressForm::new);
        add("ipv6", 7, 16, 16, AddressForm::new);
        add("text", 8, VARIES, VARIES, TextForm::new);
        add("padded_text", 9, 0, WIDEST, PaddedTextForm::new);
        add("nul_text", 10, VARIES, VARIES, TerminatedTextForm::new);
        add("decimal", 11, 1, WIDEST, DigitsForm::new);
        add("reversed_decimal", 12, 1, WIDEST, DigitsForm::new);
        add("reverse_time", 13, 8, 8, IntegerForm::new);
        add("reverse_time_decimal", 14, 1, WIDEST, DigitsForm::new);
        add("optional", 15, VARIES, VARIES, OptionalForm::new);
        add("array", 16, VARIES, ANY, SequenceForm::new);
        add("list", 17, VARIES, VARIES, SequenceForm::new);
        add("ip_address", 21, VARIES, VARIES, AddressForm::new);
        add("duration", 22, 12, 12, TimeForm::new);
        add("base_time", 23, 4, 4, BaseTimeForm::new);
        add("decimal_number", 24, 13, 13, DecimalNumberForm::new);
        add("time", 25, 12, 12, TimeForm::new);
        add("date_decimal", 26, 8, 8, DateForm::new);
        add("hex", 29, 0, WIDEST, DigitsForm::hex);
        add("uuid_text", 30, 36, 36, UuidForm::new);
        add("plain_decimal", 31, VARIES, VARIES, PlainDecimalForm::new);
        add("keys", 32, VARIES, VARIES, KeysForm::new);
        add("terminated_text", 33, VARIES, VARIES, TerminatedTextForm::new);
        add("length_text", 34, VARIES, VARIES, LengthTextForm::new);
        add("little_endian", 35, 1, 16, LittleEndianForm::new);
        add("hex_upper", 40, 0, WIDEST, DigitsForm::hex);
        add("reverse_time_hex", 41, 16, 16, DigitsForm::new);
        add("groups", 44, VARIES, VARIES, GroupsForm::new);
        add("varbinary_encoded", 45, VARIES, VARIES, VarbinaryForm::new);
        add("date_text", 42, 10, 10, DateForm::new);
        add("time_text", 43, 14, 30, TimeTextForm::new);
        add("variants", 0, VARIES, ANY, VariantsForm::new);
        add("key", 0, VARIES, ANY, KeyForm::new);
        add("descending", 0, VARIES, ANY, DescendingForm::new);
    }

    private Forms() {}

    private static void add(String kind, int tag, int least, int most, Function<Node, Form> form) {
        KINDS.put(kind, new Facts(tag, least, most, form));
    }

    static Facts facts(String kind) {
        Facts found = KINDS.get(kind);
        if (found == null) {
            throw new LayoutException("the kind `" + kind + "` is not known here: it may be of a later version");
        }
        return found;
    }

    private static void checkCustom(Members custom) {
        String direction = custom.text("direction");
        custom.number("first", 0, 0xFF);
        custom.number("last", 0, 0xFF);
        custom.end();
        if (!Arrays.asList("ascending", "descending", "unordered").contains(direction)) {
            throw new LayoutException("a field has no direction `" + direction + "`");
        }
    }

    static Form parse(Object said) {
        Node node = new Node(said);
        // Facts on which no byte depends.
        if (node.has("custom")) { checkCustom(new Members(node.take("custom"), "custom")); }
        if (node.kind.equals("custom")) {
            throw new LayoutException("the codec `" + node.says() + "` is known only to the program that wrote the rows");
        }
        Form form = facts(node.kind).form.apply(node);
        node.end();
        return form;
    }
}
