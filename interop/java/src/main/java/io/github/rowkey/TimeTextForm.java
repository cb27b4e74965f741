package io.github.rowkey;

import java.math.BigInteger;
import java.time.*;
import java.time.format.*;
import java.util.stream.Stream;

/** {@code time_text}: a number of units since 1970, as the text of a time in UTC. */
final class TimeTextForm extends NumberForm {
    static final String SHAPE = "the text of a date or a time";
    static final String CALENDAR = "a date or a time of the calendar";

    private static final DateTimeFormatter DIGITS =
            DateTimeFormatter.ofPattern("uuuuMMddHHmmss").withResolverStyle(ResolverStyle.STRICT);

    private final String shape;
    private final BigInteger perSecond;

    TimeTextForm(Node node) {
        super(node);
        boolean compact = node.parameters().truth("compact");
        mixed = new long[] {Words.flag(compact)};
        int places = 3 * (unit - 2);
        if (places < 0 || domain == null) { throw new LayoutException("a time as text has a unit and a domain"); }
        perSecond = power(10, places);
        String fraction = perSecond.toString().substring(1);
        shape = compact ? "00000000000000" + fraction : "0000-00-00T00:00:00" + (places > 0 ? "." : "") + fraction + "Z";
        checkWidth(shape.length(), shape.length());
        BigInteger first = BigInteger.valueOf(-62_167_219_200L).multiply(perSecond);
        BigInteger last = BigInteger.valueOf(253_402_300_800L).multiply(perSecond).subtract(BigInteger.ONE);
        for (BigInteger one : new BigInteger[] {domain.least, domain.most}) {
            if (one.compareTo(first) < 0 || one.compareTo(last) > 0) {
                throw new LayoutException("the times of a `time_text` are in the years 0000 to 9999");
            }
        }
        limit(domain.least, domain.most);
    }

    @Override BigInteger distance(Row row, End end) {
        int at = row.at;
        String digits = DigitsForm.shaped(row, shape, DigitsForm.DECIMAL, SHAPE).replaceAll("[^0-9]", "");
        try {
            long seconds = LocalDateTime.parse(digits.substring(0, 14), DIGITS).toEpochSecond(ZoneOffset.UTC);
            return BigInteger.valueOf(seconds).multiply(perSecond).add(new BigInteger("0" + digits.substring(14)));
        } catch (DateTimeException wrong) {
            throw new DecodeException(at, CALENDAR, digits);
        }
    }

    @Override byte[] spell(BigInteger count) {
        BigInteger fraction = count.mod(perSecond);
        LocalDateTime time = LocalDateTime.ofEpochSecond(count.subtract(fraction).divide(perSecond).longValue(), 0, ZoneOffset.UTC);
        // One more than it has, so that its zeros are written.
        String digits = time.format(DIGITS) + fraction.add(perSecond).toString().substring(1);
        StringBuilder text = new StringBuilder(shape);
        int next = 0;
        for (int i = 0; i < shape.length(); i++) {
            if (shape.charAt(i) == '0') { text.setCharAt(i, digits.charAt(next++)); }
        }
        return Bytes.ascii(text.toString());
    }

    @Override Stream<byte[]> tails(byte[] data, End end) {
        // The 30th of a month that has no more days.
        return Stream.concat(super.tails(data, end), Stream.of(Bytes.from(Bytes.ascii(shape), data.length)));
    }
}
