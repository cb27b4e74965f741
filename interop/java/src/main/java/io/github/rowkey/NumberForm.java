package io.github.rowkey;

import java.math.BigInteger;
import java.util.*;

/** A whole number: a {@code Long}, or a {@code BigInteger} if its type has larger ones. A subclass gives its spelling. */
abstract class NumberForm extends Form {
    /** The numbers of its type. */
    Domain within;
    /** Those of them that can be written. */
    Domain can;

    NumberForm(String kind, Members members) { super(kind, members); }

    /** Sets the numbers that the form can spell. */
    final void limit(BigInteger least, BigInteger most) {
        within = domain != null ? domain : new Domain(least, most, false);
        can = new Domain(least.max(within.least), most.min(within.most), within.nonZero);
        ends = Arrays.<Object>asList(can.least, can.most);
    }

    abstract BigInteger number(Row row, End end);

    abstract void spell(BigInteger number, Output output);

    @Override Object read(Row row, End end) {
        int at = row.at;
        return within.value(number(row, end), at);
    }

    @Override void write(Object value, End end, Output output) { spell(can.check(whole(value)), output); }
}
