package io.github.rowkey;

import java.math.BigInteger;
import java.time.*;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;

/** {@code date_decimal}, {@code date_text}: a {@code LocalDate} as eight digits, or with hyphens. */
final class DateForm extends Form {
    private final boolean text;
    private final DateTimeFormatter format;

    DateForm(Node node) {
        super(node);
        checkDomain(BigInteger.valueOf(101), BigInteger.valueOf(99_991_231), true);
        text = kind.equals("date_text");
        format = text ? DateTimeFormatter.ISO_LOCAL_DATE : DateTimeFormatter.BASIC_ISO_DATE;
        ends = Arrays.<Object>asList(LocalDate.of(0, 1, 1), LocalDate.of(9999, 12, 31));
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        String expected = text ? TimeTextForm.SHAPE : "a decimal digit";
        String found = DigitsForm.shaped(row, text ? "0000-00-00" : "00000000", DigitsForm.DECIMAL, expected);
        try {
            return LocalDate.parse(found, format);
        } catch (DateTimeException wrong) {
            throw new DecodeException(at, text ? TimeTextForm.CALENDAR : "a date as YYYYMMDD", found);
        }
    }

    @Override byte[] write(Object value, End end) {
        if (!(value instanceof LocalDate)) { throw EncodeException.type("a LocalDate", value); }
        LocalDate date = (LocalDate) value;
        if (date.getYear() < 0 || date.getYear() > 9999) {
            throw new EncodeException("the year " + date.getYear() + " is outside 0000 to 9999", date.getYear());
        }
        return Bytes.ascii(date.format(format));
    }
}
