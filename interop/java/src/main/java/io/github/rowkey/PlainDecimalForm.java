package io.github.rowkey;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** {@code plain_decimal}: a number in decimal digits without leading zeros. */
final class PlainDecimalForm extends Form {
    PlainDecimalForm(String kind, Object says, Members members) {
        super(kind, members);
        plain(says, -1, -1);
        if (domain == null) { throw new LayoutException("a `plain_decimal` has a domain"); }
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        int stop = at;
        while (stop < row.data.length && row.data[stop] >= '0' && row.data[stop] <= '9') { stop++; }
        if (stop < row.data.length && (stop == at || end == End.ROW)) {
            throw DecodeException.ofByte(stop, "a decimal digit", row.data[stop]);
        }
        if (stop > at + 1 && row.data[at] == '0') {
            throw new DecodeException(at, "a number without leading zeros", "one with them");
        }
        row.skip(Math.max(stop - at, 1));
        return domain.value(DigitsForm.number(Arrays.copyOfRange(row.data, at, stop), 10), at);
    }

    @Override void write(Object value, End end, Output output) {
        output.put(domain.check(whole(value)).toString().getBytes(StandardCharsets.US_ASCII));
    }

    @Override Place bound(Object value, End end) { throw new EncodeException("digits without leading zeros have no order"); }

    @Override boolean isUnterminated() { return true; }
}
