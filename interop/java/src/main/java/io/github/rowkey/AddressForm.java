package io.github.rowkey;

import java.net.*;

/** {@code ipv4}, {@code ipv6}, and {@code ip_address}, which writes the family first: an {@code InetAddress}. */
final class AddressForm extends Form {
    private final boolean family;

    AddressForm(Node node) {
        super(node);
        family = kind.equals("ip_address");
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

    @Override byte[] write(Object value, End end) {
        boolean four = value instanceof Inet4Address;
        if (!four && !(value instanceof Inet6Address) || !family && four != (width == 4)) {
            throw EncodeException.type(family ? "an InetAddress" : width == 4 ? "an Inet4Address" : "an Inet6Address", value);
        }
        byte[] address = ((InetAddress) value).getAddress();
        return family ? Bytes.join(Bytes.of(four ? 4 : 6), address) : address;
    }
}
