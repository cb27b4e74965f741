package io.github.rowkey;

import java.time.*;
import java.util.Arrays;

/** {@code date_decimal}: a {@code LocalDate} as eight digits. */
final class DateForm extends Form {
    DateForm(String kind, Object says, Members members) {
        super(kind, members);
        plain(says, 8, 8);
        ends = Arrays.<Object>asList(LocalDate.of(0, 1, 1), LocalDate.of(9999, 12, 31));
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        int found = Integer.parseInt(DigitsForm.digits(row, 8, DigitsForm.DECIMAL, false));
        try {
            return LocalDate.of(found / 10000, found / 100 % 100, found % 100);
        } catch (DateTimeException wrong) {
            throw new DecodeException(at, "a date as YYYYMMDD", String.format("%08d", found));
        }
    }

    @Override void write(Object value, End end, Output output) {
        if (!(value instanceof LocalDate)) { throw EncodeException.type("a LocalDate", value); }
        LocalDate date = (LocalDate) value;
        if (date.getYear() < 0 || date.getYear() > 9999) {
            throw new EncodeException("the year is " + date.getYear() + ", and 8 digits hold 0 to 9999", date.getYear());
        }
        output.put(String.format("%04d%02d%02d", date.getYear(), date.getMonthValue(), date.getDayOfMonth()));
    }
}
