package io.github.rowkey;

import java.math.BigInteger;

/** {@code little_endian}: a number, its lowest byte first. */
final class LittleEndianForm extends NumberForm {
    private final boolean signed;

    LittleEndianForm(Node node) {
        super(node);
        signed = node.parameters().truth("signed");
        mixed = new long[] {Words.flag(signed)};
        if (domain == null || !isWhole()) {
            throw new LayoutException("the domain of a `little_endian` is that of all its bytes, or of fewer");
        }
        limit(domain.least, domain.most);
    }

    /** Whether the domain is that of all bytes, or if it has no sign, of fewer. */
    private boolean isWhole() {
        if (signed) {
            BigInteger most = greatest(2, 8 * width - 1);
            return domain.least.equals(most.not()) && domain.most.equals(most);
        }
        int bits = domain.most.bitLength();
        boolean all = domain.most.bitCount() == bits && bits % 8 == 0 && bits > 0 && bits <= 8 * width;
        return all && domain.least.signum() >= 0 && domain.least.compareTo(BigInteger.ONE) <= 0;
    }

    @Override BigInteger distance(Row row, End end) {
        byte[] bytes = Bytes.reversed(row.take(width));
        return signed ? new BigInteger(bytes) : new BigInteger(1, bytes);
    }

    @Override byte[] spell(BigInteger number) { return Bytes.reversed(Bytes.number(number, width)); }

    @Override boolean isUnsorted(End end) { return true; }
}
