package io.github.rowkey;

import java.net.*;

/** {@code ipv4}, {@code ipv6}, and {@code ip_address}, which writes the family first: an {@code InetAddress}. */
final class AddressForm extends Form {
    private final boolean family;

    AddressForm(String kind, Object says, Members members) {
        super(kind, members);
        family = kind.equals("ip_address");
        int expected = family ? -1 : kind.equals("ipv4") ? 4 : 16;
        plain(says, expected, expected);
    }

    @Override Object read(Row row, End end) {
        int length = width;
        if (family) {
            int at = row.skip(1);
            if (row.data[at] != 4 && row.data[at] != 6) {
                throw DecodeException.ofByte(at, "0x04 or 0x06 before an IP address", row.data[at]);
            }
            length = row.data[at] == 4 ? 4 : 16;
        }
        byte[] bytes = row.take(length);
        try {
            // `InetAddress` would turn ::ffff:1.2.3.4 into an address of the other family.
            return length == 4 ? InetAddress.getByAddress(bytes) : Inet6Address.getByAddress(null, bytes, -1);
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override void write(Object value, End end, Output output) {
        boolean four = value instanceof Inet4Address;
        if (!four && !(value instanceof Inet6Address) || !family && four != (width == 4)) {
            throw EncodeException.type(family ? "an InetAddress" : width == 4 ? "an Inet4Address" : "an Inet6Address", value);
        }
        if (family) { output.put(four ? 4 : 6); }
        output.put(((InetAddress) value).getAddress());
    }
}
