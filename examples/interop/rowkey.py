"""Row keys from the JSON of a layout: encode, decode, fingerprint. Written from the guide's chapter "Formats".

    python3 rowkey.py < lines

Each line is a JSON object, and so is each answer:
    {"layout": {..}}  gives {"fingerprint": "0x.."}, and is the layout of the lines that follow
    {"row": "hex"}    gives {"fields": {"host": "7", ..}}
    {"fields": {..}}  gives {"row": "hex"}
    what is wrong     gives {"error": ".."}
Numbers, addresses and UUIDs are text, a duration is its nanoseconds, bytes and digests are hexadecimal text, a time is the
text "seconds nanoseconds", a date is the text "2012-09-01", an Option is null or a list of one, a list is a list,
a variant of an enum is its name, a nested key is its fields, a newtype in a field is what it holds. The fields of an
enum of keys appear under the name of the kind.
"""
import hashlib
import ipaddress
import json
import re
import struct
import sys
import uuid

M64, M128 = 2**64 - 1, 2**128 - 1
NUMBERS = ("unsigned", "signed", "raw", "decimal", "reversed_decimal", "reverse_time", "reverse_time_decimal",
           "base_time", "plain_decimal")
TAGS = {kind: tag for tag, kind in enumerate(
    "unsigned signed raw bool char float bytes text padded_text nul_text decimal reversed_decimal reverse_time "
    "reverse_time_decimal optional array list key - custom ip_address duration base_time decimal_number "
    "time date_decimal - - hex uuid_text plain_decimal".split(), 1)}
BYTES = ("custom", "digest", "uuid", "ipv4", "ipv6", "ip_address", "duration", "decimal_number", "hex", "uuid_text")
# The same bytes as `bytes`, so the same fingerprint.
TAGS |= dict.fromkeys(("digest", "uuid", "ipv4", "ipv6"), TAGS["bytes"])
UNITS = "days seconds milliseconds microseconds nanoseconds".split()


# What follows a value: nothing, more fields, or a delimiter, which is a number, or bytes if it is unordered.
ROW, MARK = "row", "mark"


def kind_of(node):
    """The name of the kind, and what the JSON says of it."""
    kind = node["kind"]
    return (kind, {}) if isinstance(kind, str) else next(iter(kind.items()))


def is_number(node, kind):
    return kind in NUMBERS or kind == "hex" and "domain" in node


def flip(data):
    return bytes(byte ^ 0xFF for byte in data)


# -- a value and its bytes --

def write_number(node, kind, says, number):
    domain, width = node.get("domain"), node.get("width")
    if domain and not int(domain["min"]) <= number <= int(domain["max"]):
        raise ValueError(f"{number} is not in {domain['min']}..={domain['max']}")
    if domain and domain.get("non_zero") and number == 0:
        raise ValueError("0 is not in the domain")
    if kind == "base_time" and number % says:
        raise ValueError(f"{number} is no multiple of {says}")
    if kind.startswith("reverse_time"):
        number = int(says["from"]) - number
        if not 0 <= number <= M64:
            raise ValueError("the time is not within 64 bits of the origin")
    if kind.endswith("decimal") or kind == "hex":
        digits = b"%0*x" % (width, number) if kind == "hex" else b"%0*d" % (width or 1, number)
        if number < 0 or width and len(digits) > width:
            raise ValueError(f"{number} has no {width} digits")
        return digits[::-1] if kind == "reversed_decimal" else digits
    if kind == "signed":
        number += 1 << (8 * width - 1)
    return number.to_bytes(width, "big")


def read_number(kind, says, data):
    if kind == "hex":
        number = int(hex_digits(data), 16)
    elif kind.endswith("decimal"):
        if not data.isdigit():
            raise ValueError(f"{data!r} is not decimal digits")
        number = int(data[::-1] if kind == "reversed_decimal" else data)
    else:
        number = int.from_bytes(data, "big")
    if kind == "signed":
        number -= 1 << (8 * len(data) - 1)
    return int(says["from"]) - number if kind.startswith("reverse_time") else number


def hex_digits(data):
    """The digits of a row as text: no sign, no space, no upper case, which Python reads, too."""
    if not re.fullmatch(rb"[0-9a-f]+", data):
        raise ValueError(f"{data!r} is not hexadecimal digits in lower case")
    return data.decode()


def write_decimal(text):
    whole, _, behind = text.removeprefix("-").partition(".")
    digits, places = int(whole + behind), len(behind)
    while digits and digits * 10 < 2**96:
        digits, places = digits * 10, places + 1
    row = bytes([0x80 + 57 - places if digits else 0x80]) + digits.to_bytes(12, "big")
    return bytes(byte ^ 0xFF for byte in row) if digits and text.startswith("-") else row


def read_decimal(data):
    negative = data[0] < 0x80
    data = bytes(byte ^ 0xFF for byte in data) if negative else data
    digits, places = int.from_bytes(data[1:], "big"), 0x80 + 57 - data[0] if data[0] != 0x80 else 0
    while places > 0 and digits % 10 == 0:
        digits, places = digits // 10, places - 1
    if not 0 <= places <= 28:
        raise ValueError(f"{data.hex()} is no decimal number")
    text = str(digits).zfill(places + 1)
    return "-" * negative + text[:len(text) - places] + ("." + text[len(text) - places:] if places else "")


def write_bytes(kind, text):
    """What is neither a number nor text, and has bytes of its own."""
    if kind in ("ipv4", "ipv6", "ip_address"):
        address = ipaddress.ip_address(text)
        return bytes([address.version] if kind == "ip_address" else []) + address.packed
    if kind == "uuid":
        return uuid.UUID(text).bytes
    if kind == "uuid_text":
        return str(uuid.UUID(text)).encode()
    if kind == "hex":
        return bytes.fromhex(text).hex().encode()
    if kind == "duration":
        return struct.pack(">QI", *divmod(int(text), 10**9))
    return write_decimal(text) if kind == "decimal_number" else bytes.fromhex(text)


def read_bytes(kind, data):
    if kind in ("ipv4", "ipv6"):
        return str(ipaddress.ip_address(data))
    if kind == "uuid":
        return str(uuid.UUID(bytes=data))
    if kind == "uuid_text":
        return str(uuid.UUID(data.decode()))
    if kind == "hex":
        return bytes.fromhex(hex_digits(data)).hex()
    if kind == "duration":
        seconds, nanoseconds = struct.unpack(">QI", data)
        return str(seconds * 10**9 + nanoseconds)
    return read_decimal(data) if kind == "decimal_number" else data.hex()


def write_time(node, says, text):
    seconds, nanos = map(int, text.split())
    domain, second = node.get("domain"), 10**9
    if not 0 <= nanos < (2 * second if says["leap"] else second):
        raise ValueError(f"{nanos} nanoseconds are more than a second")
    # The last time of a type stands in no leap second.
    if domain and not int(domain["min"]) <= seconds <= int(domain["max"]) - (nanos >= second):
        raise ValueError(f"{seconds} is not in {domain['min']}..={domain['max']}")
    return (seconds + 2**63).to_bytes(8, "big") + nanos.to_bytes(4, "big")


def write_date(text):
    year, month, day = map(int, text.split("-"))
    days = (31, 28 + (year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
    if not (0 <= year <= 9999 and 1 <= month <= 12 and 1 <= day <= days[month - 1]):
        raise ValueError(f"{text} is no date of a year of four digits")
    return b"%04d%02d%02d" % (year, month, day)


def read_date(data):
    if not data.isdigit():
        raise ValueError(f"{data!r} is not decimal digits")
    return f"{data[:4].decode()}-{data[4:6].decode()}-{data[6:].decode()}"


def write_float(width, number):
    if number.startswith("nan "):
        bits = int(number[4:], 16)
    else:
        bits = int.from_bytes(struct.pack(">f" if width == 4 else ">d", float(number)), "big")
    sign = 1 << (8 * width - 1)
    return (bits ^ (2 * sign - 1 if bits & sign else sign)).to_bytes(width, "big")


def read_float(data):
    bits, sign = int.from_bytes(data, "big"), 1 << (8 * len(data) - 1)
    bits ^= sign if bits & sign else 2 * sign - 1
    number = struct.unpack(">f" if len(data) == 4 else ">d", bits.to_bytes(len(data), "big"))[0]
    return f"nan {bits:x}" if number != number else str(number)


def text_bytes(kind, says, text):
    return text.encode() if kind != "bytes" and says["utf8"] else bytes.fromhex(text)


def text_value(kind, says, data):
    return data.decode() if kind != "bytes" and says["utf8"] else data.hex()


def delimiter_bytes(end):
    return end if isinstance(end, bytes) else bytes([end])


def write_text(data, end):
    """Free text, as it is ended."""
    if end == MARK:
        return data.replace(b"\1", b"\1\2").replace(b"\0", b"\1\1") + b"\0"
    if isinstance(end, bytes):
        if (data + end).find(end) != len(data):
            raise ValueError(f"the delimiter {end!r} begins in the text")
    elif end != ROW and any(byte <= end for byte in data):
        raise ValueError(f"the text holds a byte that is not above the delimiter {end:#04x}")
    return data


def read_text(row, at, end):
    mark = b"" if end == ROW else b"\0" if end == MARK else delimiter_bytes(end)
    stop = row.find(mark, at) if mark else len(row)
    if stop < 0:
        raise ValueError(f"the text at byte {at} has no end")
    data = row[at:stop]
    if end != MARK:
        return data, stop
    # A wrong escape stays as it is, and the row is refused as another than its fields write.
    return re.sub(b"\1[\1\2]", lambda escape: bytes([escape[0][1] - 1]), data), stop + 1


def variant(says, by, this):
    """The variant of an enum whose name, number or text is `this`."""
    for one in says["list"]:
        if one[by] == this:
            return one
    raise ValueError(f"no variant of the enum has the {by} {this!r}")


def sign(says):
    """What is added to the number of a variant."""
    number = says["repr"]["number"]
    return number["signed"] << (8 * number["width"] - 1)


def write(node, this, end):
    """`this` as the bytes of a value that `end` follows."""
    kind, says = kind_of(node)
    if kind == "descending":
        return flip(write(says, this, MARK))
    if kind == "optional":
        return b"\0" if this is None else b"\1" + write(says, this[0], end)
    if kind in ("array", "list"):
        element = says[1] if kind == "array" else says
        if kind == "array" and len(this) != says[0]:
            raise ValueError(f"{len(this)} elements, not {says[0]}")
        return b"".join(write(element, one, MARK) for one in this)
    if kind == "key":
        return write_key(says, {"0": this} if is_newtype(says) else this, end)[0]
    width = node.get("width")
    if kind == "plain_decimal" and end == MARK:
        raise ValueError("digits without a width stand at the end of the row or before a delimiter")
    if is_number(node, kind):
        data = write_number(node, kind, says, int(this))
    elif kind == "time":
        data = write_time(node, says, this)
    elif kind == "date_decimal":
        data = write_date(this)
    elif kind == "variants" and "number" in says["repr"]:
        data = (int(variant(says, "name", this)["number"]) + sign(says)).to_bytes(width, "big")
    elif kind == "variants":
        data = variant(says, "name", this)["text"].encode()
        data = write_text(data, end) if width is None else data
    elif kind == "bool":
        data = b"\1" if this else b"\0"
    elif kind == "char":
        data = ord(this).to_bytes(4, "big")
    elif kind == "float":
        data = write_float(width, this)
    elif kind in BYTES:
        data = write_bytes(kind, this)
    else:
        data = text_bytes(kind, says, this)
    if kind == "text":
        data = write_text(data, end)
    elif kind == "nul_text":
        if b"\0" in data:
            raise ValueError("the text holds a NUL")
        data += b"" if end == ROW else b"\0"
    elif kind == "padded_text":
        fill = says["fill"]
        if any(byte < fill for byte in data) or data.endswith(bytes([fill])):
            raise ValueError("the text ends in the fill byte, or holds a byte below it")
        data = data.ljust(width, bytes([fill]))
    if width is not None and len(data) != width:
        raise ValueError(f"{len(data)} bytes, not {width}")
    return data


def read(node, row, at, end):
    """The value at `at` that `end` follows, and where it ends."""
    kind, says = kind_of(node)
    if kind == "descending":
        return read(says, flip(row), at, MARK)
    if kind == "optional":
        flag = row[at:at + 1]
        if flag not in (b"\0", b"\1"):
            raise ValueError(f"byte {at} is not 00 or 01")
        if flag == b"\0":
            return None, at + 1
        this, at = read(says, row, at + 1, end)
        return [this], at
    if kind in ("array", "list"):
        all = []
        while len(all) < says[0] if kind == "array" else at < len(row):
            this, at = read(says[1] if kind == "array" else says, row, at, MARK)
            all.append(this)
        return all, at
    if kind == "key":
        fields, at = read_key(says, row, at, end)
        return fields["0"] if is_newtype(says) else fields, at
    width = node.get("width")
    if kind == "text":
        data, at = read_text(row, at, end)
        return text_value(kind, says, data), at
    if kind == "nul_text":
        stop = len(row) if end == ROW else row.find(b"\0", at)
        if stop < 0:
            raise ValueError(f"the text at byte {at} has no end")
        return text_value(kind, says, row[at:stop]), stop + (end != ROW)
    if kind == "variants" and width is None:
        data, at = read_text(row, at, end)
        return variant(says, "text", data.decode())["name"], at
    if kind == "plain_decimal":
        data = re.compile(rb"[0-9]*").match(row, at)[0]
        return str(read_number(kind, says, data)), at + len(data)
    if kind == "ip_address":
        size = {b"\4": 4, b"\6": 16}.get(row[at:at + 1])
        if size is None or len(row) <= at + size:
            raise ValueError(f"no address at byte {at}")
        return str(ipaddress.ip_address(row[at + 1:at + 1 + size])), at + 1 + size
    if width is None:
        raise ValueError(f"only the codec {says} knows where its value ends")
    data, at = row[at:at + width], at + width
    if len(data) < width:
        raise ValueError(f"the row ends {width - len(data)} bytes early")
    if is_number(node, kind):
        return str(read_number(kind, says, data)), at
    if kind == "time":
        return f"{int.from_bytes(data[:8], 'big') - 2**63} {int.from_bytes(data[8:], 'big')}", at
    if kind == "date_decimal":
        return read_date(data), at
    if kind == "variants" and "number" in says["repr"]:
        return variant(says, "number", str(int.from_bytes(data, "big") - sign(says)))["name"], at
    if kind == "variants":
        return variant(says, "text", data.decode())["name"], at
    if kind == "bool":
        return data == b"\1", at
    if kind == "char":
        return chr(int.from_bytes(data, "big")), at
    if kind == "float":
        return read_float(data), at
    if kind in BYTES:
        return read_bytes(kind, data), at
    return text_value(kind, says, data.rstrip(bytes([says["fill"]])) if kind == "padded_text" else data), at


# -- the fields of a key --

def is_newtype(key):
    return [field["name"] for field in key["fields"]] == ["0"]


def is_tail(field, end):
    """Whether a `none` of the field may be left out: not where anything follows its key."""
    return end == ROW and bool(field.get("tail"))


def ends(key, end):
    """Each field, what follows its value, and the delimiter after it. A layout may end in its own delimiter."""
    delimiter, last = key.get("delimiter"), len(key["fields"]) - 1
    if delimiter is not None and not isinstance(delimiter, int):
        delimiter = bytes(delimiter["unordered"])
    for i, field in enumerate(key["fields"]):
        if is_tail(field, end):
            yield field, MARK, b""
        elif i == last and not key.get("trailing"):
            yield field, end, b""
        elif delimiter is None:
            yield field, MARK, b""
        else:
            yield field, delimiter, delimiter_bytes(delimiter)


def write_key(key, this, end):
    """The bytes of all fields, and of those that go into the salt."""
    row, salted, nones = b"", b"", 0
    for field, follows, delimiter in ends(key, end):
        data = write(field["node"], this[field["name"]], follows)
        nones = nones + 1 if is_tail(field, end) and data == b"\0" else 0
        row += data + delimiter
        salted += data if field.get("salted") else b""
    return row[:len(row) - nones], salted


def read_key(key, row, at, end):
    fields = {}
    for field, follows, delimiter in ends(key, end):
        if is_tail(field, end) and at == len(row):
            fields[field["name"]] = None
            continue
        fields[field["name"]], at = read(field["node"], row, at, follows)
        at += len(delimiter)
    return fields, at


# -- a layout that was not written by hand --

def check_names(what, said, names, more=()):
    for name in said:
        if name not in names.split() and name not in more:
            raise ValueError(f"this reader knows no {name!r} of a {what}")


def check_key(key):
    delimiter, tail = key.get("delimiter"), False
    if isinstance(delimiter, dict):
        check_names("delimiter", delimiter, "unordered")
        if not 1 <= len(delimiter["unordered"]) <= 6:
            raise ValueError("an unordered delimiter has 1 to 6 bytes")
    elif key.get("trailing"):
        raise ValueError("only an unordered delimiter is trailing")
    for field in key["fields"]:
        check_names("field", field, "name node salted tail")
        name = field["name"]
        if not name or "." in name or len(name.splitlines()) > 1:
            raise ValueError(f"{name!r} is no name of a field")
        if tail and not field.get("tail"):
            raise ValueError(f"{name} is no tail, but follows one")
        tail = bool(field.get("tail"))
        if tail and (kind_of(field["node"])[0] != "optional" or field.get("salted") or delimiter is not None):
            raise ValueError(f"{name} is a tail, so an optional, in no salt and in a key without a delimiter")
        check_node(field["node"])


def check_node(node):
    check_names("value", node, "kind width domain unit custom")
    check_names("domain", node.get("domain", {}), "min max non_zero")
    kind, says = kind_of(node)
    if kind == "key":
        check_names("key", says, "fields delimiter")
        check_key(says)
    elif kind in ("optional", "array", "list", "descending"):
        check_node(says[1] if kind == "array" else says)
    elif kind not in TAGS and kind != "variants":
        raise ValueError(f"this reader knows no kind {kind!r}")


# -- a whole row --

class Layout:
    def __init__(self, said):
        if said["version"] != 1:
            raise ValueError(f"layout of version {said['version']}, and this reads version 1")
        self.max_len, self.salt, self.prefix = said.get("max_len"), said.get("salt"), bytes(said.get("prefix", []))
        self.key = {name: said[name] for name in ("fields", "delimiter", "trailing") if name in said}
        check_names("layout", said, "version fingerprint salt prefix max_len", self.key)
        if self.salt:
            check_names("salt", self.salt, "buckets bytes whole hash")
            check_names("salt's bytes", self.salt["bytes"], "width text hex")
            if self.salt["bytes"].get("text") and self.salt["bytes"].get("hex"):
                raise ValueError("the salt is decimal and hexadecimal at once")
        check_key(self.key)
        if int(said["fingerprint"], 16) != self.fingerprint():
            raise ValueError(f"the segments have the fingerprint {self.fingerprint():#018x}")

    def salt_width(self):
        return self.salt["bytes"]["width"] if self.salt else 0

    def encode(self, fields):
        row, salted = write_key(self.key, fields, ROW)
        row = self.prefix + row
        if self.salt:
            bucket = HASHES.get(self.salt["hash"], lambda _: int(fields["salt"]))(row if self.salt.get("whole") else salted)
            bucket, width = abs(bucket) % self.salt["buckets"], self.salt_width()
            written = self.salt["bytes"]
            row = (b"%0*d" % (width, bucket) if written.get("text") else
                   b"%0*x" % (width, bucket) if written.get("hex") else bucket.to_bytes(width, "big")) + row
        if self.max_len is not None and len(row) > self.max_len:
            raise ValueError(f"{len(row)} bytes, at most {self.max_len}")
        return row

    def decode(self, row):
        at = self.salt_width()
        fields, end = read_key(self.key, row, at + len(self.prefix), ROW)
        if self.salt and self.salt["hash"] not in HASHES:
            written = self.salt["bytes"]
            fields["salt"] = str(int(row[:at], 10 if written.get("text") else 16)
                                 if written.get("text") or written.get("hex") else int.from_bytes(row[:at], "big"))
        # One key, one row: what the fields write is the row, its salt, escapes and marks included.
        if end != len(row) or self.encode(fields) != row:
            raise ValueError(f"its fields {fields} have the row {self.encode(fields).hex()}")
        return fields

    def fingerprint(self):
        mix = Mix()
        if self.salt:
            written, whole = self.salt["bytes"], bool(self.salt.get("whole"))
            mix.words(ord("s"), self.salt["buckets"], written["width"],
                      1 if written.get("text") else 2 if written.get("hex") else 0, whole)
            mix.bytes(self.salt["hash"].encode())
        mix.bytes(self.prefix)
        if self.max_len is not None:
            mix.words(ord("m"), self.max_len)
        for field, follows, delimiter in ends(self.key, ROW):
            mix.words(*[ord("t")] * is_tail(field, ROW))
            mix.value(field["node"], follows, False, bool(field.get("salted")))
            mix.delimiter(follows, delimiter)
        mix.paths(self.key, [])
        return mix.hash


class Kinds:
    """The rows of an enum of keys: each kind has a layout of its own, with a prefix that tells it."""

    def __init__(self, said):
        if said["version"] != 1:
            raise ValueError(f"layout of version {said['version']}, and this reads version 1")
        self.kinds = {kind["name"]: Layout(kind["layout"]) for kind in said["kinds"]}
        if int(said["fingerprint"], 16) != self.fingerprint():
            raise ValueError(f"the kinds have the fingerprint {self.fingerprint():#018x}")

    def encode(self, fields):
        (kind, inner), = fields.items()
        return self.kinds[kind].encode(inner)

    def decode(self, row):
        for name, kind in self.kinds.items():
            if row[kind.salt_width():].startswith(kind.prefix):
                return {name: kind.decode(row)}
        raise ValueError("the row has the prefix of no kind")

    def fingerprint(self):
        mix = Mix()
        mix.words(ord("k"), len(self.kinds), *[kind.fingerprint() for kind in self.kinds.values()])
        return mix.hash


# -- hashes --

class Mix:
    hash = 0xCBF29CE484222325

    def words(self, *words):
        for word in words:
            product = ((self.hash ^ word) * 0x9E3779B97F4A7C15) & M64
            self.hash = product ^ (product >> 32)

    def number(self, number):
        self.words(number & M128 & M64, (number & M128) >> 64)

    def bytes(self, data):
        self.words(len(data), *data)

    def delimiter(self, follows, data):
        if data and isinstance(follows, bytes):
            self.words(ord(":"))
            self.bytes(data)
        elif data:
            self.words(ord(","), *data)

    def value(self, node, end, complemented, salted=False):
        kind, says = kind_of(node)
        if kind == "descending":
            return self.value(says, MARK, not complemented, salted)
        if kind == "key":
            for field, follows, delimiter in ends(says, end):
                self.words(*[ord("t")] * is_tail(field, end))
                self.value(field["node"], follows, complemented, salted)
                if delimiter:
                    self.delimiter(follows, flip(delimiter) if complemented else delimiter)
                    self.words(*[ord("#")] * salted)
            return
        number = kind == "variants" and "number" in says["repr"]
        self.words(27 if number else 28 if kind == "variants" else TAGS[kind], complemented)
        self.rest(node, kind, says, end, complemented)
        self.words(*[ord("#")] * salted)

    def paths(self, key, outer):
        for field in key["fields"]:
            name = field["name"]
            self.path(field["node"], outer if is_newtype(key) else [*outer, name])

    def path(self, node, path):
        kind, says = kind_of(node)
        if kind == "key":
            self.paths(says, path)
        elif kind in ("optional", "array", "list", "descending"):
            self.path(says[1] if kind == "array" else says, path)
        else:
            *outer, last = path or [""]
            for name, end in [*((name, b"\xFE") for name in outer), (last, b"\xFF")]:
                data = name.encode() + end
                data += bytes(-len(data) % 8)
                self.words(*struct.unpack(f"<{len(data) // 8}Q", data))

    def rest(self, node, kind, says, end, complemented):
        domain, place = node.get("domain"), {ROW: 256, MARK: 258}.get(end, end)
        place = 259 if isinstance(end, bytes) else place
        if kind == "array":
            self.words(says[0])
        if kind in ("optional", "array", "list"):
            self.value(says[1] if kind == "array" else says, end if kind == "optional" else MARK, complemented)
            return self.words(ord(")"))
        if kind in ("text", "nul_text"):
            return self.words(says["utf8"], place)
        if kind == "variants":
            self.words(node.get("width", place))
            if "number" in says["repr"]:
                self.words(says["repr"]["number"]["signed"])
            self.words(len(says["list"]))
            for one in says["list"]:
                self.number(int(one["number"])) if "number" in says["repr"] else self.bytes(one["text"].encode())
            return
        if kind == "padded_text":
            self.words(says["utf8"], says["fill"])
        if kind.startswith("reverse_time"):
            self.number(int(says["from"]))
        if kind == "time":
            self.words(says["leap"])
        if kind == "custom":
            self.bytes(says.encode())
        if kind == "base_time":
            self.words(says)
        self.words(*[node["width"]] if "width" in node else [])
        if domain:
            self.number(int(domain["min"]))
            self.number(int(domain["max"]))
        self.words(*[UNITS.index(node["unit"]) + 1] if "unit" in node else [])
        self.words(bool(domain and domain.get("non_zero")))


P1, P2, P3 = 0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9
P4, P5 = 0x85EBCA77C2B2AE63, 0x27D4EB2F165667C5


def xxh64(data):
    """XXH64 with seed 0."""
    def left(number, bits):
        return ((number << bits) | (number >> (64 - bits))) & M64

    def step(lane, word):
        return left((lane + word * P2) & M64, 31) * P1 & M64

    at, lanes = 0, [P1 + P2 & M64, P2, 0, -P1 & M64]
    while at + 32 <= len(data):
        lanes = [step(lane, word) for lane, word in zip(lanes, struct.unpack_from("<4Q", data, at))]
        at += 32
    hash = P5
    if at:
        hash = sum(left(lane, bits) for lane, bits in zip(lanes, (1, 7, 12, 18))) & M64
        for lane in lanes:
            hash = ((hash ^ step(0, lane)) * P1 + P4) & M64
    hash = hash + len(data) & M64
    while at + 8 <= len(data):
        hash = (left(hash ^ step(0, struct.unpack_from("<Q", data, at)[0]), 27) * P1 + P4) & M64
        at += 8
    if at + 4 <= len(data):
        hash = (left(hash ^ struct.unpack_from("<I", data, at)[0] * P1 & M64, 23) * P2 + P3) & M64
        at += 4
    for byte in data[at:]:
        hash = left(hash ^ byte * P5 & M64, 11) * P1 & M64
    hash = (hash ^ hash >> 33) * P2 & M64
    hash = (hash ^ hash >> 29) * P3 & M64
    return hash ^ hash >> 32


def java31(data):
    hash = 1
    for byte in data:
        hash = 31 * hash + (byte ^ 0x80) - 0x80
    return ((hash + 2**31) % 2**32) - 2**31


HASHES = {"xxh64": xxh64, "java31": java31,
          "sha256": lambda data: int.from_bytes(hashlib.sha256(data).digest()[:8], "big")}


def main():
    # UTF-8 whatever the locale: Windows has another one, and there a line would end in CR LF.
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    layout = None
    for line in sys.stdin:
        try:
            said = json.loads(line)
            if "layout" in said:
                layout = (Kinds if "kinds" in said["layout"] else Layout)(said["layout"])
                answer = {"fingerprint": f"{layout.fingerprint():#018x}"}
            elif "row" in said:
                answer = {"fields": layout.decode(bytes.fromhex(said["row"]))}
            else:
                answer = {"row": layout.encode(said["fields"]).hex()}
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as wrong:
            answer = {"error": f"{type(wrong).__name__}: {wrong}"}
        print(json.dumps(answer))


if __name__ == "__main__":
    main()
