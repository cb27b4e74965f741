package io.github.rowkey;

import java.math.BigInteger;
import java.time.*;
import java.util.List;

/** {@code time_text}: a number of units since 1970, as the text of a time in UTC. */
final class TimeTextForm extends NumberForm {
    static final String CALENDAR = "a date or a time of the calendar";

    private final String shape;
    private final BigInteger perSecond;

    TimeTextForm(String kind, Object says, Members members) {
        super(kind, members);
        boolean compact = (Boolean) parameter(says, "compact");
        mixed = new long[] {compact ? 1 : 0};
        int places = 3 * (unit - 2);
        if (places < 0 || domain == null) { throw new LayoutException("a time as text has a unit and a domain"); }
        perSecond = power(10, places);
        String fraction = perSecond.toString().substring(1);
        shape = compact ? "00000000000000" + fraction : "0000-00-00T00:00:00" + (places > 0 ? "." : "") + fraction + "Z";
        checkWidth(shape.length(), shape.length());
        limit(domain.least, domain.most);
    }

    /** The digits of text that has one where the shape has a 0, and its other characters. */
    static String digits(Row row, String shape) {
        int at = row.at;
        byte[] text = row.take(shape.length());
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < text.length; i++) {
            boolean digit = shape.charAt(i) == '0';
            if (digit ? text[i] < '0' || text[i] > '9' : text[i] != shape.charAt(i)) {
                throw DecodeException.ofByte(at + i, "the text of a date or a time", text[i]);
            }
            if (digit) { digits.append((char) text[i]); }
        }
        return digits.toString();
    }

    /** The digits, and the other characters of the shape between them. */
    static String text(String digits, String shape) {
        StringBuilder text = new StringBuilder();
        int next = 0;
        for (int i = 0; i < shape.length(); i++) { text.append(shape.charAt(i) == '0' ? digits.charAt(next++) : shape.charAt(i)); }
        return text.toString();
    }

    @Override BigInteger number(Row row, End end) {
        int at = row.at;
        String digits = digits(row, shape);
        int[] parts = new int[6];
        for (int i = 0, from = 0; i < 6; from += i == 0 ? 4 : 2, i++) {
            parts[i] = Integer.parseInt(digits.substring(from, from + (i == 0 ? 4 : 2)));
        }
        long seconds;
        try {
            seconds = LocalDateTime.of(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5]).toEpochSecond(ZoneOffset.UTC);
        } catch (DateTimeException wrong) {
            throw new DecodeException(at, CALENDAR, digits);
        }
        BigInteger fraction = new BigInteger("0" + digits.substring(14));
        return BigInteger.valueOf(seconds).multiply(perSecond).add(fraction);
    }

    @Override void spell(BigInteger count, Output output) {
        BigInteger fraction = count.mod(perSecond);
        LocalDateTime time = LocalDateTime.ofEpochSecond(count.subtract(fraction).divide(perSecond).longValue(), 0, ZoneOffset.UTC);
        String digits = String.format("%04d%02d%02d%02d%02d%02d", time.getYear(), time.getMonthValue(), time.getDayOfMonth(),
                time.getHour(), time.getMinute(), time.getSecond());
        // One more than it has, so that its zeros are written.
        output.put(text(digits + fraction.add(perSecond).toString().substring(1), shape));
    }

    @Override List<byte[]> tails(byte[] data, End end) {
        List<byte[]> found = super.tails(data, end);
        // The 30th of a month that has no more days.
        Output output = new Output();
        output.put(shape.substring(Math.min(data.length, shape.length())));
        found.add(output.from(0));
        return found;
    }
}
