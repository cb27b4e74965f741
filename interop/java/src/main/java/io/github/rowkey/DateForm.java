package io.github.rowkey;

import java.time.*;
import java.util.Arrays;

/** {@code date_decimal}, {@code date_text}: a {@code LocalDate} as eight digits, or with hyphens. */
final class DateForm extends Form {
    private static final String SHAPE = "0000-00-00";

    private final boolean text;

    DateForm(String kind, Object says, Members members) {
        super(kind, members);
        text = kind.equals("date_text");
        plain(says, text ? 10 : 8, text ? 10 : 8);
        ends = Arrays.<Object>asList(LocalDate.of(0, 1, 1), LocalDate.of(9999, 12, 31));
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        String digits = text ? TimeTextForm.digits(row, SHAPE) : DigitsForm.digits(row, 8, DigitsForm.DECIMAL, false);
        int found = Integer.parseInt(digits);
        try {
            return LocalDate.of(found / 10000, found / 100 % 100, found % 100);
        } catch (DateTimeException wrong) {
            throw new DecodeException(at, text ? TimeTextForm.CALENDAR : "a date as YYYYMMDD", digits);
        }
    }

    @Override void write(Object value, End end, Output output) {
        if (!(value instanceof LocalDate)) { throw EncodeException.type("a LocalDate", value); }
        LocalDate date = (LocalDate) value;
        if (date.getYear() < 0 || date.getYear() > 9999) {
            throw new EncodeException("the year is " + date.getYear() + ", and 8 digits hold 0 to 9999", date.getYear());
        }
        String digits = String.format("%04d%02d%02d", date.getYear(), date.getMonthValue(), date.getDayOfMonth());
        output.put(text ? TimeTextForm.text(digits, SHAPE) : digits);
    }
}
