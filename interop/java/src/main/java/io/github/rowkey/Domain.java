package io.github.rowkey;

import java.math.BigInteger;

/** The numbers of a field's type. */
final class Domain {
    final BigInteger least;
    final BigInteger most;
    final boolean nonZero;
    /** Whether all of them are a {@code long}, as which the field is then read. */
    final boolean isLong;
    final long leastLong;
    final long mostLong;

    /** Null if there is none. */
    static Domain parse(Object said) {
        if (said == null) { return null; }
        Members members = new Members(said, "domain");
        Domain found = new Domain(members.integer("min", true), members.integer("max", false), members.flag("non_zero"));
        members.end();
        return found;
    }

    Domain(BigInteger least, BigInteger most, boolean nonZero) {
        this.least = least;
        this.most = most;
        this.nonZero = nonZero;
        isLong = least.bitLength() < 64 && most.bitLength() < 64;
        leastLong = least.longValue();
        mostLong = most.longValue();
    }

    boolean holds(long number) { return leastLong <= number && number <= mostLong && !(nonZero && number == 0); }

    boolean holds(BigInteger number) {
        return least.compareTo(number) <= 0 && number.compareTo(most) <= 0 && !(nonZero && number.signum() == 0);
    }

    /** The number as a value, if it is in the domain; `at` is its offset. */
    Object value(BigInteger number, int at) {
        if (!holds(number)) { throw fault(number, at); }
        return isLong ? (Object) number.longValue() : number;
    }

    DecodeException fault(BigInteger number, int at) {
        if (number.signum() == 0 && (nonZero || least.equals(BigInteger.ONE))) {
            return new DecodeException(at, "a number other than zero", "zero");
        }
        return new DecodeException(at, "a number in " + least + "..=" + most, number.toString());
    }

    BigInteger check(BigInteger number) {
        if (!holds(number)) {
            int side = number.compareTo(most) > 0 ? 1 : number.compareTo(least) < 0 ? -1 : 0;
            throw new EncodeException(number + " is outside " + least + "..=" + most + (nonZero ? " without 0" : ""), side);
        }
        return number;
    }
}
