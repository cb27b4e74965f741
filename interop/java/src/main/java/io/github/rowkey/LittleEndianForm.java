package io.github.rowkey;

import java.math.BigInteger;

/** {@code little_endian}: a number, its lowest byte first. */
final class LittleEndianForm extends NumberForm {
    private final boolean signed;

    LittleEndianForm(String kind, Object says, Members members) {
        super(kind, members);
        signed = (Boolean) parameter(says, "signed");
        mixed = new long[] {signed ? 1 : 0};
        checkWidth(1, 16);
        if (domain == null || !isWhole()) {
            throw new LayoutException("the domain of a `little_endian` is that of all its bytes, or of fewer");
        }
        limit(domain.least, domain.most);
    }

    /** Whether the domain is that of all bytes, or if it has no sign, of fewer. */
    private boolean isWhole() {
        if (signed) {
            BigInteger end = power(2, 8 * width - 1);
            return domain.least.equals(end.negate()) && domain.most.equals(end.subtract(BigInteger.ONE));
        }
        int bits = domain.most.bitLength();
        boolean all = domain.most.bitCount() == bits && bits % 8 == 0 && bits > 0 && bits <= 8 * width;
        return all && domain.least.signum() >= 0 && domain.least.compareTo(BigInteger.ONE) <= 0;
    }

    @Override BigInteger number(Row row, End end) {
        byte[] bytes = row.take(width);
        byte[] found = new byte[width];
        for (int i = 0; i < width; i++) { found[i] = bytes[width - 1 - i]; }
        return signed ? new BigInteger(found) : new BigInteger(1, found);
    }

    @Override void spell(BigInteger number, Output output) {
        for (int i = 0; i < width; i++) { output.put(number.shiftRight(8 * i).intValue()); }
    }

    @Override Place bound(Object value, End end) { throw new EncodeException("little-endian numbers have no order"); }
}
