package io.github.rowkey;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.*;

/** {@code date_decimal}: a {@code LocalDate} as eight digits. */
final class DateForm extends Form {
    DateForm(String kind, Object says, Members members) {
        super(kind, members);
        plain(says, 8, 8);
        first = ordinal(LocalDate.of(0, 1, 1));
        last = ordinal(LocalDate.of(9999, 12, 31));
    }

    @Override Object read(Row row, End end) {
        int at = row.at;
        int found = DigitsForm.number(DigitsForm.digits(row, 8, DigitsForm.DECIMAL, false), 10).intValue();
        try {
            return LocalDate.of(found / 10000, found / 100 % 100, found % 100);
        } catch (DateTimeException wrong) {
            throw new DecodeException(at, "a date as YYYYMMDD", String.format("%08d", found));
        }
    }

    private static LocalDate date(Object value) {
        if (!(value instanceof LocalDate)) { throw EncodeException.type("a LocalDate", value); }
        return (LocalDate) value;
    }

    @Override void write(Object value, End end, Output output) {
        LocalDate date = date(value);
        if (date.getYear() < 0 || date.getYear() > 9999) {
            throw new EncodeException("the year is " + date.getYear() + ", and 8 digits hold 0 to 9999", date.getYear());
        }
        String text = String.format("%04d%02d%02d", date.getYear(), date.getMonthValue(), date.getDayOfMonth());
        output.put(text.getBytes(StandardCharsets.US_ASCII));
    }

    @Override BigInteger ordinal(Object value) { return BigInteger.valueOf(date(value).toEpochDay()); }
}
