"""Row keys from the JSON of a layout: encode, decode, fingerprint. Written from the guide's chapter "Formats".

    python3 rowkey.py < lines

Each line is a JSON object, and so is each answer:
    {"layout": {..}}  gives {"fingerprint": "0x.."}, and is the layout of the lines that follow
    {"row": "hex"}    gives {"fields": {"host": "7", ..}}
    {"fields": {..}}  gives {"row": "hex"}
    what is wrong     gives {"error": ".."}
Numbers, addresses and UUIDs are text, a duration is its nanoseconds, bytes and digests are hexadecimal text, a time is the
text "seconds nanoseconds", a date is the text "2012-09-01", an Option is null or a list of one, a list is a list,
a variant of an enum is its name. The fields of an enum of keys stand under the name of the kind.
"""
import hashlib
import ipaddress
import json
import struct
import sys
import uuid

M64, M128 = 2**64 - 1, 2**128 - 1
NUMBERS = ("unsigned", "signed", "raw", "decimal", "reversed_decimal", "reverse_time", "reverse_time_decimal",
           "base_time")
TAGS = {kind: tag for tag, kind in enumerate(
    "unsigned signed raw bool char float bytes text padded_text nul_text decimal reversed_decimal reverse_time "
    "reverse_time_decimal optional array list key - custom ip_address duration base_time decimal_number "
    "time date_decimal enum enum_text".split(), 1)}
BYTES = ("custom", "digest", "uuid", "ipv4", "ipv6", "ip_address", "duration", "decimal_number")
# The same bytes as `bytes`, so the same fingerprint.
TAGS |= dict.fromkeys(("digest", "uuid", "ipv4", "ipv6"), TAGS["bytes"])
UNITS = "days seconds milliseconds microseconds nanoseconds".split()


def kind_of(value):
    """The name of the kind, and what the JSON says of it."""
    kind = value["kind"]
    return (kind, {}) if isinstance(kind, str) else next(iter(kind.items()))


def flip(value, data):
    return bytes(byte ^ 0xFF for byte in data) if value.get("complemented") else data


# -- a value and its bytes --

def write_number(value, kind, says, number):
    domain, width = value.get("domain"), value["width"]
    if domain and not int(domain["min"]) <= number <= int(domain["max"]):
        raise ValueError(f"{number} is not in {domain['min']}..={domain['max']}")
    if domain and domain.get("non_zero") and number == 0:
        raise ValueError("0 is not in the domain")
    if kind == "base_time" and number % says["seconds"]:
        raise ValueError(f"{number} is no multiple of {says['seconds']}")
    if kind.startswith("reverse_time"):
        number = int(says["from"]) - number
        if not 0 <= number <= M64:
            raise ValueError("the time is not within 64 bits of the origin")
    if kind.endswith("decimal"):
        digits = b"%0*d" % (width, number)
        if number < 0 or len(digits) > width:
            raise ValueError(f"{number} has no {width} digits")
        return digits[::-1] if kind == "reversed_decimal" else digits
    if kind == "signed":
        number += 1 << (8 * width - 1)
    return number.to_bytes(width, "big")


def read_number(value, kind, says, data):
    if kind.endswith("decimal"):
        if not data.isdigit():
            raise ValueError(f"{data!r} is not decimal digits")
        number = int(data[::-1] if kind == "reversed_decimal" else data)
    else:
        number = int.from_bytes(data, "big")
    if kind == "signed":
        number -= 1 << (8 * len(data) - 1)
    return int(says["from"]) - number if kind.startswith("reverse_time") else number


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
    if kind == "duration":
        return struct.pack(">QI", *divmod(int(text), 10**9))
    return write_decimal(text) if kind == "decimal_number" else bytes.fromhex(text)


def read_bytes(kind, data):
    if kind in ("ipv4", "ipv6"):
        return str(ipaddress.ip_address(data))
    if kind == "uuid":
        return str(uuid.UUID(bytes=data))
    if kind == "duration":
        seconds, nanoseconds = struct.unpack(">QI", data)
        return str(seconds * 10**9 + nanoseconds)
    return read_decimal(data) if kind == "decimal_number" else data.hex()


def write_time(value, says, text):
    seconds, nanos = map(int, text.split())
    domain, second = value.get("domain"), 10**9
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


def text_end(value, says, behind):
    """How free text ends: its end mark, and the delimiter that it must stay above."""
    if says["ending"] == "delimiter" and behind is not None:
        return b"", behind ^ (0xFF if value.get("complemented") else 0)
    return (b"" if says["ending"] == "row" else b"\0\1"), None


def variant(says, by, this):
    """The variant of an enum whose name, number or text is `this`."""
    for one in says["variants"]:
        if one[by] == this:
            return one
    raise ValueError(f"no variant of the enum has the {by} {this!r}")


def write(value, this, behind=None):
    """`this` as the bytes of `value`; `behind` is the delimiter after it."""
    kind, says = kind_of(value)
    if kind == "optional":
        return flip(value, b"\0") if this is None else flip(value, b"\1") + write(says, this[0], behind)
    if kind in ("array", "list"):
        if kind == "array" and len(this) != says["len"]:
            raise ValueError(f"{len(this)} elements, not {says['len']}")
        return b"".join(write(says["element"], one) for one in this)
    if kind == "key":
        return b"".join(write(inner, this[inner["name"]], inner.get("delimiter", behind)) + delimiter(inner)
                        for inner in says)
    width = value.get("width")
    if kind in NUMBERS:
        data = write_number(value, kind, says, int(this))
    elif kind == "time":
        data = write_time(value, says, this)
    elif kind == "date_decimal":
        data = write_date(this)
    elif kind == "enum":
        number = int(variant(says, "name", this)["number"])
        data = (number + (says["signed"] << (8 * width - 1))).to_bytes(width, "big")
    elif kind == "enum_text":
        data = variant(says, "name", this)["text"].encode()
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
    if kind == "text" or "ending" in says:
        mark, delimited = text_end(value, says, behind)
        if delimited is not None and any(byte <= delimited for byte in data):
            raise ValueError(f"the text holds a byte that is not above the delimiter {delimited:#04x}")
        data = (data.replace(b"\0", b"\0\xff") if mark else data) + mark
    elif kind == "nul_text":
        if b"\0" in data:
            raise ValueError("the text holds a NUL")
        data += b"\0" if says["ended"] else b""
    elif kind == "padded_text":
        fill = says["fill"]
        if any(byte < fill for byte in data) or data.endswith(bytes([fill])):
            raise ValueError("the text ends in the fill byte, or holds a byte below it")
        data = data.ljust(width, bytes([fill]))
    if width is not None and len(data) != width:
        raise ValueError(f"{len(data)} bytes, not {width}")
    return flip(value, data)


def read(value, row, at, behind=None):
    """The value at `at`, and where it ends."""
    kind, says = kind_of(value)
    if kind == "optional":
        flag = flip(value, row[at:at + 1])
        if flag not in (b"\0", b"\1"):
            raise ValueError(f"byte {at} is not 00 or 01")
        if flag == b"\0":
            return None, at + 1
        this, at = read(says, row, at + 1, behind)
        return [this], at
    if kind in ("array", "list"):
        all = []
        while len(all) < says["len"] if kind == "array" else at < len(row):
            this, at = read(says["element"], row, at)
            all.append(this)
        return all, at
    if kind == "key":
        return read_fields(says, row, at, behind)
    rest, width = flip(value, row[at:]), value.get("width")
    if kind == "nul_text" or "ending" in says:
        mark, delimited = text_end(value, says, behind) if "ending" in says else (b"\0" * says["ended"], None)
        ending = mark if delimited is None else bytes([delimited])
        end = rest.find(ending) if ending else len(rest)
        if end < 0:
            raise ValueError(f"the text at byte {at} has no end")
        data = rest[:end].replace(b"\0\xff", b"\0") if mark == b"\0\1" else rest[:end]
        if kind == "enum_text":
            return variant(says, "text", data.decode())["name"], at + end + len(mark)
        return text_value(kind, says, data), at + end + len(mark)
    if kind == "ip_address":
        size = {b"\4": 4, b"\6": 16}.get(rest[:1])
        if size is None or len(rest) <= size:
            raise ValueError(f"no address at byte {at}")
        return str(ipaddress.ip_address(rest[1:1 + size])), at + 1 + size
    if width is None:
        raise ValueError(f"only the codec {says['name']} knows where its value ends")
    data, at = rest[:width], at + width
    if len(data) < width:
        raise ValueError(f"the row ends {width - len(data)} bytes early")
    if kind in NUMBERS:
        return str(read_number(value, kind, says, data)), at
    if kind == "time":
        return f"{int.from_bytes(data[:8], 'big') - 2**63} {int.from_bytes(data[8:], 'big')}", at
    if kind == "date_decimal":
        return read_date(data), at
    if kind == "enum":
        number = int.from_bytes(data, "big") - (says["signed"] << (8 * width - 1))
        return variant(says, "number", str(number))["name"], at
    if kind == "enum_text":
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


def delimiter(segment):
    return bytes([segment["delimiter"]]) if "delimiter" in segment else b""


def read_fields(segments, row, at, behind=None):
    fields = {}
    for segment in segments:
        fields[segment["name"]], at = read(segment, row, at, segment.get("delimiter", behind))
        at += len(delimiter(segment))
    return fields, at


# -- a whole row --

class Layout:
    def __init__(self, said):
        if said["version"] != 1:
            raise ValueError(f"layout of version {said['version']}, and this reads version 1")
        self.max_len, self.fields = said.get("max_len"), list(said["segments"])
        self.salt = self.fields.pop(0) if kind_of(self.fields[0])[0] == "salt" else None
        constant = self.fields.pop(0) if kind_of(self.fields[0])[0] == "constant" else None
        self.prefix = bytes(constant["kind"]["constant"]["bytes"]) if constant else b""
        if int(said["fingerprint"], 16) != self.fingerprint():
            raise ValueError(f"the segments have the fingerprint {self.fingerprint():#018x}")

    def salted_field(self, segment):
        """The salted field that a segment is of: itself, or the key that it is in."""
        names = self.salt["kind"]["salt"]["fields"] if self.salt else []
        return next((name for name in names if (segment["name"] + ".").startswith(name + ".")), None)

    def encode(self, fields):
        row, salted, inside = self.prefix, b"", None
        for segment in self.fields:
            data, field = write(segment, fields[segment["name"]], segment.get("delimiter")), self.salted_field(segment)
            # Inside a salted field the delimiter is one of its bytes.
            salted += (inside[1] if inside and inside[0] == field else b"") + (data if field else b"")
            inside = (field, delimiter(segment)) if field else None
            row += data + delimiter(segment)
        if self.salt:
            salt, width = self.salt["kind"]["salt"], self.salt["width"]
            bucket = HASHES.get(salt["hash"], lambda _: int(fields["salt"]))(salted if salt["fields"] else row)
            bucket = abs(bucket) % salt["buckets"]
            row = (b"%0*d" % (width, bucket) if salt["text"] else bucket.to_bytes(width, "big")) + row
        if self.max_len is not None and len(row) > self.max_len:
            raise ValueError(f"{len(row)} bytes, at most {self.max_len}")
        return row

    def decode(self, row):
        at = self.salt["width"] if self.salt else 0
        fields, end = read_fields(self.fields, row, at + len(self.prefix))
        if self.salt and self.salt["kind"]["salt"]["hash"] not in HASHES:
            fields["salt"] = str(int(row[:at]) if self.salt["kind"]["salt"]["text"] else int.from_bytes(row[:at], "big"))
        # One key, one row: what the fields write is the row, its salt, escapes and marks included.
        if end != len(row) or self.encode(fields) != row:
            raise ValueError(f"its fields {fields} have the row {self.encode(fields).hex()}")
        return fields

    def fingerprint(self):
        mix = Mix()
        if self.salt:
            salt = self.salt["kind"]["salt"]
            mix.words(ord("s"), salt["buckets"], self.salt["width"], salt["text"], not salt["fields"])
            mix.bytes(salt["hash"].encode())
        mix.bytes(self.prefix)
        if self.max_len is not None:
            mix.words(ord("m"), self.max_len)
        owners = [self.salted_field(segment) for segment in self.fields] + [None]
        for segment, owner, next_owner in zip(self.fields, owners, owners[1:]):
            mix.value(segment, segment.get("delimiter"), owner is not None)
            mix.delimiter(segment, owner is not None and owner == next_owner)
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
            if row[kind.salt["width"] if kind.salt else 0:].startswith(kind.prefix):
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

    def delimiter(self, segment, salted):
        if "delimiter" in segment:
            self.words(ord(","), segment["delimiter"])
            self.words(*[ord("#")] * salted)

    def value(self, value, behind=None, salted=False):
        kind, says = kind_of(value)
        if kind == "key":
            for inner in says:
                self.value(inner, inner.get("delimiter"))
                self.delimiter(inner, False)
        else:
            self.words(TAGS[kind], bool(value.get("complemented")))
            self.rest(value, kind, says, behind)
        self.words(*[ord("#")] * salted)

    def rest(self, value, kind, says, behind):
        domain = value.get("domain")
        if kind in ("optional", "array", "list"):
            self.words(*[says["len"]] if kind == "array" else [])
            self.value(says if kind == "optional" else says["element"], behind)
            return self.words(ord(")"))
        if kind in ("text", "nul_text"):
            mark, delimited = text_end(value, says, behind) if kind == "text" else (says["ended"], None)
            return self.words(says["utf8"], delimited if delimited is not None else 257 if mark else 256)
        if kind in ("enum", "enum_text"):
            delimited = text_end(value, says, behind)[1] if "ending" in says else None
            place = {"row": 256, "escaped": 257, "delimiter": delimited}[says["ending"]] if "ending" in says else value["width"]
            self.words(place, *[says["signed"]] if kind == "enum" else [], len(says["variants"]))
            for one in says["variants"]:
                self.number(int(one["number"])) if kind == "enum" else self.bytes(one["text"].encode())
            return
        if kind == "padded_text":
            self.words(says["utf8"], says["fill"])
        if kind.startswith("reverse_time"):
            self.number(int(says["from"]))
        if kind == "time":
            self.words(says["leap"])
        if kind == "custom":
            self.bytes(says["name"].encode())
        if kind == "base_time":
            self.words(says["seconds"])
        self.words(*[value["width"]] if "width" in value else [])
        if domain:
            self.number(int(domain["min"]))
            self.number(int(domain["max"]))
        self.words(*[UNITS.index(value["unit"]) + 1] if "unit" in value else [])
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
