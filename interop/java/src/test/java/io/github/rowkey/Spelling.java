package io.github.rowkey;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Values as the JSON of an explained row spells them. */
final class Spelling {
    private Spelling() {}

    static byte[] bytes(String hex) {
        byte[] bytes = new byte[hex.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16);
        }
        return bytes;
    }

    /** Whether a value is the one of the JSON. */
    static boolean same(Object expected, Object found) {
        if (expected == null || found == null) {
            return expected == found;
        }
        if (found instanceof Some) {
            return expected instanceof Map && same(((Map<?, ?>) expected).get("some"), ((Some) found).value());
        }
        if (found instanceof Time) {
            Map<?, ?> parts = (Map<?, ?>) expected;
            Time time = (Time) found;
            return new BigInteger(parts.get("seconds").toString()).longValue() == time.seconds()
                    && parts.get("nanoseconds").equals((long) time.nanoseconds());
        }
        if (found instanceof Map) {
            Map<?, ?> fields = (Map<?, ?>) found;
            return ((Map<?, ?>) expected).keySet().equals(fields.keySet())
                    && fields.keySet().stream().allMatch(name -> same(((Map<?, ?>) expected).get(name), fields.get(name)));
        }
        if (found instanceof List) {
            List<?> all = (List<?>) found;
            List<?> wanted = (List<?>) expected;
            boolean same = all.size() == wanted.size();
            for (int i = 0; same && i < all.size(); i++) {
                same = same(wanted.get(i), all.get(i));
            }
            return same;
        }
        if (found instanceof byte[]) {
            return expected.equals(Bytes.hex((byte[]) found));
        }
        if (found instanceof Float) {
            int bits = Float.floatToRawIntBits((Float) found);
            return expected instanceof String ? isOf(expected, (Float) found, String.format("%08x", bits)) : ((Number) expected).floatValue() == (Float) found;
        }
        if (found instanceof Double) {
            long bits = Double.doubleToRawLongBits((Double) found);
            return expected instanceof String ? isOf(expected, (Double) found, String.format("%016x", bits)) : ((Number) expected).doubleValue() == (Double) found;
        }
        if (found instanceof BigDecimal) {
            return expected.equals(((BigDecimal) found).toPlainString());
        }
        if (found instanceof InetAddress) {
            return address((String) expected).equals(Bytes.hex(((InetAddress) found).getAddress()));
        }
        if (found instanceof Long || found instanceof BigInteger) {
            return new BigInteger(found.toString()).equals(new BigInteger(expected.toString()));
        }
        return expected.equals(found instanceof Boolean ? found : found.toString());
    }

    /** A NaN that is not the usual one is named with its bits. */
    private static boolean isOf(Object expected, double found, String bits) {
        if (Double.isNaN(found)) {
            boolean usual = bits.equals("7fc00000") || bits.equals("7ff8000000000000");
            return expected.equals(usual ? "NaN" : "NaN(0x" + bits + ")");
        }
        return Double.isInfinite(found) && expected.equals(found > 0 ? "inf" : "-inf");
    }

    /** The bytes of an address, also of ::ffff:1.2.3.4, which {@code InetAddress} reads as the other family. */
    private static String address(String text) {
        try {
            byte[] bytes = InetAddress.getByName(text).getAddress();
            return text.contains(":") && bytes.length == 4 ? "00000000000000000000ffff" + Bytes.hex(bytes) : Bytes.hex(bytes);
        } catch (java.net.UnknownHostException wrong) {
            throw new IllegalArgumentException(wrong);
        }
    }

    /** Fields of nested keys under their paths, where the expected ones are. */
    static Map<String, Object> flat(Map<String, ?> values, Map<?, ?> expected, String outer) {
        Map<String, Object> found = new LinkedHashMap<>();
        for (Map.Entry<String, ?> field : values.entrySet()) {
            String path = outer + field.getKey();
            if (field.getValue() instanceof Map && !expected.containsKey(path)) {
                found.putAll(flat(KeyForm.map(field.getValue()), expected, path + "."));
            } else {
                found.put(path, field.getValue());
            }
        }
        return found;
    }
}
