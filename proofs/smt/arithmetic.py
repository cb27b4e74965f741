"""Models over the integers: digits, decimal numbers, counts of time; and the bytes of escaped text.

A theorem is a name, a claim, and a claim with a mistake in it, which must not hold. The functions at the end evaluate the models
for the comparison with the crate.
"""

from dataclasses import dataclass
from functools import partial
from typing import Callable

import z3

import digits
from binary import ceiling_of
from laws import counterexample

a, b, p, q, d, e = z3.Ints("a b p q d e")


def digits_in_order(base, digits=None):
    """One step of an induction over the digits: two texts whose first parts are in the order of their numbers stay so with
    one digit more. `digits`: those that may occur."""
    within = lambda digit: z3.And(0 <= digit, digit < (digits or base))
    before = z3.Or(p < q, z3.And(p == q, d < e))
    given = z3.And(p >= 0, q >= 0, within(d), within(e))
    return z3.Implies(given, before == (p * base + d < q * base + e))


def digits_read_back(base, skip=0):
    """The last digit is the remainder, and the rest the quotient."""
    given = z3.And(p >= 0, 0 <= d, d < base)
    number = p * base + d
    return z3.Implies(given, z3.And(number / base == p, number % base == d + skip))


def hex_digits(first):
    """rowkey-layout/src/bytes/digits.rs: the characters are in the order of their digits. `first`: the one of ten."""
    digit = lambda nibble: z3.If(z3.ULT(nibble, 10), nibble + ord("0"), nibble - 10 + ord(first))
    x, y = z3.BitVecs("x y", 8)
    given = z3.And(z3.ULT(x, 16), z3.ULT(y, 16))
    return z3.Implies(given, z3.ULT(x, y) == z3.ULT(digit(x), digit(y)))


def hex_canonical(first="a"):
    """The same file: a character that is read as a digit is the one that the digit is written as. `first`: the first letter read."""
    x = z3.BitVec("x", 8)
    ten, letter = z3.ULE(x - ord("0"), 9), z3.ULE(x - ord(first), 5)
    value = z3.If(ten, x - ord("0"), x - ord(first) + 10)
    written = z3.If(z3.ULT(value, 10), value + ord("0"), value - 10 + ord("a"))
    return z3.Implies(z3.Or(ten, letter), z3.And(written == x, z3.ULT(value, 16)))


ZEROS, HIGH = 0x3030303030303030, 0x8080808080808080


def eight_digit_number(text, above_nine=0x7676767676767676):
    """rowkey-layout/src/bytes/decimal.rs, line by line: a word of digits, the first in the lowest byte."""
    ones = text ^ ZEROS
    refused = (ones | (ones + above_nine)) & HIGH != 0
    twos = (ones * 10 + z3.LShR(ones, 8)) & 0x00FF00FF00FF00FF
    fours = (twos * 100 + z3.LShR(twos, 16)) & 0x0000FFFF0000FFFF
    return refused, (fours * 10_000 + z3.LShR(fours, 32)) & 0xFFFFFFFF


def word_is_digits(above_nine=0x7676767676767676):
    """The word is refused unless each of its bytes is a digit."""
    text = z3.BitVec("text", 64)
    all_digits = z3.And(*(z3.ULE(z3.Extract(8 * i + 7, 8 * i, text) - ord("0"), 9) for i in range(8)))
    return eight_digit_number(text, above_nine)[0] == z3.Not(all_digits)


def joined(width, base, factor=None):
    """A step of the reading: lanes of `width` bits below `base`, each two of which become a number in a lane of twice the width.

    The lanes are those of `eight_digit_number`: the earlier number is the lower one.
    """
    count = 64 // width
    lanes = [z3.BitVec(f"lane{i}", width) for i in range(count)]
    word = z3.Concat(*reversed(lanes))
    mask = sum(((1 << width) - 1 << 2 * width * i) for i in range(count // 2))
    found = (word * (factor or base) + z3.LShR(word, width)) & mask
    wide = lambda lane: z3.ZeroExt(width, lane)
    right = (
        z3.Extract(2 * width * (i + 1) - 1, 2 * width * i, found) == wide(lanes[2 * i]) * base + wide(lanes[2 * i + 1])
        for i in range(count // 2)
    )
    return z3.Implies(z3.And(*(z3.ULT(lane, base) for lane in lanes)), z3.And(*right))


MANTISSA = 2**96 - 1
LEAST = MANTISSA // 10 + 1


def decimal_order(least=LEAST):
    """rowkey-layout/src/bytes/decimal_number.rs: m / 10^s and n / 10^t in their normal form, s greater by some places, are in the
    order of s reversed; by the same s, of m and n."""
    normal = lambda number: z3.And(least <= number, number <= MANTISSA)
    # m / 10^(t + places) < n / 10^t
    return z3.And(*(z3.Implies(z3.And(normal(a), normal(b)), a < b * 10**places) for places in range(1, 57)))


def decimal_normal(least=LEAST):
    """A multiplication by ten of what is below the normal form does not go beyond it."""
    return z3.Implies(z3.And(0 < a, a < least), z3.And(a * 10 <= MANTISSA, a * 10 > a))


def decimal_once(least=LEAST):
    """A number has one normal form: two that are equal have the same places."""
    normal = lambda number: z3.And(least <= number, number <= MANTISSA)
    return z3.And(*(z3.Implies(z3.And(normal(a), normal(b)), a != b * 10**places) for places in range(1, 57)))


def decimal_canonical(least=LEAST):
    """What reading divides by ten, once or more, writing multiplies again: until it is normal, and so as often."""
    normal = z3.And(least <= a, a <= MANTISSA)
    return z3.And(*(z3.Implies(z3.And(normal, b > 0, b * 10**zeros == a), b * 10 ** (zeros - 1) < least) for zeros in range(1, 29)))


def decimal_ceiling(up=True):
    """With this first byte, the next multiple of the step at or above m and in the normal form, if there is one."""
    claims = []
    for places in range(57):
        step = 10 ** max(places - 28, 0)
        from_ = z3.If(a > LEAST, a, z3.IntVal(LEAST))
        k = (from_ + (step - 1 if up else 0)) / step
        found = k * step
        # No multiple of the step lies between.
        other = z3.And(q >= 0, q * step >= LEAST, q * step <= MANTISSA, q * step >= a)
        claims.append(z3.Implies(z3.And(a >= 0, other), z3.And(found <= q * step, found >= a, found >= LEAST)))
    return z3.And(*claims)


def newest(law, off=0):
    """rowkey-core/src/codec/reverse_ts.rs on `i64`, for every origin a from 1970 on: wrapping distances from it, in 64 bits."""
    row = lambda time: (a - time + off) % 2**64
    time = lambda number: z3.And(-(2**63) <= number, number <= a)
    farthest = a + 2**63
    claim = {
        "order": (p < q) == (row(p) > row(q)),
        "round trip": z3.And(a - row(p) == p, row(p) <= farthest),
        # The rows up to the farthest one are those of times: it is the bound of the ceiling.
        "ceiling": z3.Implies(z3.And(0 <= d, d <= farthest), z3.And(time(a - d), row(a - d) == d)),
    }
    return z3.Implies(z3.And(0 <= a, a < 2**63, time(p), time(q)), claim[law])


def unit(law, per_second, factor=None):
    """rowkey-core/src/codec/unit.rs: seconds and whole units of one, p and d, as a count."""
    count = lambda seconds, part: seconds * (per_second if factor is None else factor) + part
    given = z3.And(0 <= d, d < per_second, 0 <= e, e < per_second)
    before = z3.Or(p < q, z3.And(p == q, d < e))
    claim = {
        "order": before == (count(p, d) < count(q, e)),
        "round trip": z3.And(count(p, d) / per_second == p, count(p, d) % per_second == d),
    }
    return z3.Implies(given, claim[law])


def escape_step(law, escapes=(0, 1)):
    """rowkey-core/src/codec/text.rs: of two bytes, what the lesser becomes differs from what the greater becomes, in a byte that
    both have, and is less there. The terminator is less than what any byte becomes. So is all text, by `proofs/coq`."""
    x, y = z3.BitVecs("x y", 8)
    one_of = lambda byte: z3.Or(*(byte == escape for escape in escapes))
    first = lambda byte: z3.If(one_of(byte), z3.BitVecVal(1, 8), byte)
    second = lambda byte: byte + 1
    apart = z3.Or(
        z3.ULT(first(x), first(y)),
        z3.And(first(x) == first(y), one_of(x), one_of(y), z3.ULT(second(x), second(y))),
    )
    return {"order": z3.Implies(z3.ULT(x, y), apart), "terminator": z3.ULT(0, first(x))}[law]


THEOREMS = [
    ("decimal text of any width: order", digits_in_order(10), "digits up to ten", digits_in_order(10, 11)),
    ("decimal text: round trip", digits_read_back(10), "a digit one off", digits_read_back(10, 1)),
    ("eight digits at a time: order", digits_in_order(10**8), "nine digits in place of eight", digits_in_order(10**8, 10**9)),
    ("eight digits at a time: round trip", digits_read_back(10**8), "a number one off", digits_read_back(10**8, 1)),
    ("a word of eight digits: canonical", word_is_digits(), "a colon is a digit", word_is_digits(0x7575757575757575)),
    ("a word of eight digits: pairs", joined(8, 10), "ten is nine", joined(8, 10, 9)),
    ("a word of eight digits: fours", joined(16, 100), "a hundred is ten", joined(16, 100, 10)),
    ("a word of eight digits: the number", joined(32, 10_000), "ten thousand is one less", joined(32, 10_000, 9_999)),
    ("hexadecimal text of any width: order", digits_in_order(16), "digits up to 16", digits_in_order(16, 17)),
    ("hexadecimal text: round trip", digits_read_back(16), "a digit one off", digits_read_back(16, 1)),
    ("hexadecimal digits: order", hex_digits("a"), "ten is a space", hex_digits(" ")),
    ("hexadecimal digits: canonical", hex_canonical(), "capital letters are read", hex_canonical("A")),
    ("big-endian bytes: order", digits_in_order(256), "a byte of 256", digits_in_order(256, 257)),
    ("Decimal: order", decimal_order(), "numbers half as large are normal", decimal_order(LEAST // 2)),
    ("Decimal: the normal form is reached", decimal_normal(), "one more is not normal", decimal_normal(LEAST + 1)),
    ("Decimal: one normal form", decimal_once(), "one less is normal", decimal_once(LEAST - 1)),
    ("Decimal: canonical", decimal_canonical(), "one less is normal", decimal_canonical(LEAST - 1)),
    ("Decimal: ceiling", decimal_ceiling(), "rounded down", decimal_ceiling(up=False)),
    ("escaped bytes: order", escape_step("order"), "00 alone is escaped", escape_step("order", (0,))),
    ("escaped bytes: above the terminator", escape_step("terminator"), "01 alone is escaped", escape_step("terminator", (1,))),
]
THEOREMS += [
    (f"reverse_ts from any origin: {law}", newest(law), "one off", newest(law, 1)) for law in ("order", "round trip", "ceiling")
]
THEOREMS += [
    (f"times in 1/{per_second} s: {law}", unit(law, per_second), "a unit missing or too many", unit(law, per_second, per_second + off))
    for per_second in (1, 10**3, 10**6, 10**9)
    for law, off in (("order", -1), ("round trip", 1))
]


def prove():
    """Decides every theorem, and that each mistake has a counterexample. Returns the number of both, and what is wrong."""
    wrong = []
    for name, claim, mistake, mutant in THEOREMS:
        if (found := counterexample(claim)) is not None:
            wrong.append(f"{name}: does not hold for {found}")
        if counterexample(mutant) is None:
            wrong.append(f"{name}: holds also where {mistake}")
    return len(THEOREMS), len(THEOREMS), wrong


# The same models, for numbers.


@dataclass
class Model:
    """The row of a value, the value of a row, and the smallest row at or above some bytes, as in the lines of `leaves --pairs`."""

    row: Callable
    read: Callable
    ceiling: Callable | None = None


def digits_of(number, base, width):
    digits = b""
    for _ in range(width):
        number, digit = divmod(number, base)
        digits = b"0123456789abcdef"[digit : digit + 1] + digits
    return digits.hex() if number == 0 else "-"


def number_of(row, base, most):
    number = 0
    for byte in bytes.fromhex(row):
        if (digit := b"0123456789abcdef"[:base].find(byte)) < 0:
            return None
        number = number * base + digit
    return number if number <= most else None


def text(base, width, bits):
    """Digits of a type of this many bits."""

    def read(row):
        number = number_of(row, base, 2**bits - 1)
        return "-" if number is None else f"{number:0{bits // 4}x}"

    return Model(lambda value: digits_of(int(value, 16), base, width), read)


def complement(row):
    return bytes(255 - byte for byte in row)


def complemented(model):
    """`desc` of digits."""
    turned = lambda row: complement(bytes.fromhex(row)).hex()
    row = lambda value: "-" if (row := model.row(value)) == "-" else turned(row)
    return Model(row, lambda row: model.read(turned(row)))


def read_eight_digits(row):
    """The bit vectors of `eight_digit_number`."""
    refused, number = eight_digit_number(z3.BitVecVal(int.from_bytes(bytes.fromhex(row), "little"), 64))
    return "-" if z3.is_true(z3.simplify(refused)) else f"{z3.simplify(number).as_long():08x}"


def decimal_bytes(negative, first, mantissa):
    row = first.to_bytes(1, "big") + mantissa.to_bytes(12, "big")
    return complement(row) if negative else row


def decimal_row(value):
    mantissa, places = map(int, value.split(","))
    negative, mantissa = mantissa < 0, abs(mantissa)
    if mantissa == 0:
        return decimal_bytes(False, 0x80, 0).hex()
    while mantissa < LEAST:
        mantissa, places = mantissa * 10, places + 1
    return decimal_bytes(negative, 0x80 + 57 - places, mantissa).hex()


def decimal_read(row):
    """A row is one if it is its own ceiling."""
    if decimal_above(row) != row:
        return "-"
    first, negative = bytes.fromhex(row), row < "80"
    first, *mantissa = complement(first) if negative else first
    mantissa, places = int.from_bytes(bytes(mantissa), "big"), 0x80 + 57 - first
    if mantissa == 0:
        return "0,0"
    while places > 0 and mantissa % 10 == 0:
        mantissa, places = mantissa // 10, places - 1
    return f"{-mantissa if negative else mantissa},{places}"


def decimal_above(low):
    """By the rows of all exponents."""
    low = bytes.fromhex(low)
    zero = decimal_bytes(False, 0x80, 0)
    found = [zero] if zero >= low else []
    for places in range(57):
        step, first = 10 ** max(places - 28, 0), 0x80 + 57 - places
        least, most = -(-LEAST // step) * step, MANTISSA // step * step
        own, bits = low[0], int.from_bytes(low[1:], "big")
        # Positive: the least mantissa at or above; negative: the greatest at or below the complement.
        if own <= first:
            mantissa = max(least, -(-bits // step) * step) if own == first else least
            found += [decimal_bytes(False, first, mantissa)] if mantissa <= most else []
        if own <= 255 - first:
            mantissa = min(most, (MANTISSA - bits) // step * step) if own == 255 - first else most
            found += [decimal_bytes(True, first, mantissa)] if mantissa >= least else []
    return min(found).hex() if found else "-"


def signed(digits):
    """64 bits in two's complement."""
    return (int(digits, 16) + 2**63) % 2**64 - 2**63


def units(per_second):
    """Counts of a time: 8 bytes of seconds and 4 of nanoseconds."""
    nanos_of_one = 10**9 // per_second

    def row(value):
        count, rest = divmod(int(value[16:], 16), nanos_of_one)
        count += signed(value[:16]) * per_second
        fits = -(2**63) <= count < 2**63 and rest == 0
        return f"{count + 2**63:016x}" if fits else "-"

    def read(row):
        seconds, part = divmod(int(row, 16) - 2**63, per_second)
        return f"{seconds % 2**64:016x}{part * nanos_of_one:08x}"

    return Model(row, read)


def escape_row(value):
    text, after = map(bytes.fromhex, value.split("."))
    return b"".join({0: b"\1\1", 1: b"\1\2"}.get(byte, bytes([byte])) for byte in text).hex() + "00" + after.hex()


def escape_read(row):
    text, rest = b"", bytes.fromhex(row)
    while rest[:1] not in (b"", b"\0"):
        plain = {b"\1\1": b"\0", b"\1\2": b"\1"}.get(rest[:2]) if rest[0] == 1 else rest[:1]
        if plain is None:
            return "-"
        text, rest = text + plain, rest[2 if rest[0] == 1 else 1 :]
    return f"{text.hex()}.{rest[1:].hex()}" if len(rest) == 2 else "-"


MODELS = {
    "pad8": Model(text(10, 8, 32).row, read_eight_digits),
    "pad10": text(10, 10, 32),
    "pad20": text(10, 20, 64),
    "pad39": text(10, 39, 128),
    "hex8": text(16, 8, 32),
    "hex16": text(16, 16, 64),
    "hex32": text(16, 32, 128),
    "decimal": Model(decimal_row, decimal_read, decimal_above),
    "escape": Model(escape_row, escape_read),
}
MODELS |= {f"{codec.name}-desc": complemented(MODELS[codec.name]) for codec in digits.PLAIN}
for codec in digits.CODECS:
    MODELS[codec.name].ceiling = partial(ceiling_of, codec)
MODELS |= {f"unit{per_second}": units(per_second) for per_second in (1, 10**3, 10**6, 10**9)}
