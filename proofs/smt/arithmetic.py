"""Models over the integers: digits, decimal numbers, counts of time; and the bytes of escaped text.

A theorem is a name, a claim, and a claim with a mistake in it, which must not hold. The functions at the end evaluate the models
for the comparison with the crate.
"""

import z3

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


def decimal_once():
    """A number has one normal form: two that are equal have the same places."""
    normal = lambda number: z3.And(LEAST <= number, number <= MANTISSA)
    return z3.And(*(z3.Implies(z3.And(normal(a), normal(b)), a != b * 10**places) for places in range(1, 57)))


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


def newest(off=0):
    """rowkey-core/src/codec/reverse_ts.rs on `i64`, for every origin a from 1970 on: wrapping distances from it, in 64 bits."""
    row = lambda time: (a - time + off) % 2**64
    time = lambda number: z3.And(-(2**63) <= number, number <= a)
    given = z3.And(0 <= a, a < 2**63, time(p), time(q))
    farthest = a + 2**63
    back = z3.And(a - row(p) == p, row(p) <= farthest)
    # The rows up to the farthest one are those of times: it is the bound of the ceiling.
    there = z3.Implies(z3.And(0 <= d, d <= farthest), z3.And(time(a - d), row(a - d) == d))
    return z3.Implies(given, z3.And((p < q) == (row(p) > row(q)), back, there))


def unit_in_order(per_second, factor=None):
    """rowkey-core/src/codec/unit.rs: seconds and whole units of one, p and d, as a count."""
    count = lambda seconds, part: seconds * (factor or per_second) + part
    given = z3.And(0 <= d, d < per_second, 0 <= e, e < per_second)
    before = z3.Or(p < q, z3.And(p == q, d < e))
    back = z3.And(count(p, d) / per_second == p, count(p, d) % per_second == d)
    return z3.Implies(given, z3.And(before == (count(p, d) < count(q, e)), back))


def escape_step(escapes=(0, 1)):
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
    return z3.And(z3.Implies(z3.ULT(x, y), apart), z3.ULT(0, first(x)))


THEOREMS = [
    ("decimal text of any width: order", digits_in_order(10), "digits up to ten", digits_in_order(10, 11)),
    ("decimal text: round trip", digits_read_back(10), "a digit one off", digits_read_back(10, 1)),
    ("eight digits at a time: order", digits_in_order(10**8), "nine digits in place of eight", digits_in_order(10**8, 10**9)),
    ("eight digits at a time: round trip", digits_read_back(10**8), "a number one off", digits_read_back(10**8, 1)),
    ("a word of eight digits: canonical", word_is_digits(), "a colon is a digit", word_is_digits(0x7575757575757575)),
    ("a word of eight digits: pairs", joined(8, 10), "ten is nine", joined(8, 10, 9)),
    ("a word of eight digits: fours", joined(16, 100), "a hundred is ten", joined(16, 100, 10)),
    ("a word of eight digits: the number", joined(32, 10_000), "ten thousand is one less", joined(32, 10_000, 9_999)),
    ("reverse_ts from any origin: order, round trip, ceiling", newest(), "one off", newest(1)),
    ("hexadecimal text of any width: order", digits_in_order(16), "digits up to 16", digits_in_order(16, 17)),
    ("hexadecimal text: round trip", digits_read_back(16), "a digit one off", digits_read_back(16, 1)),
    ("hexadecimal digits: order", hex_digits("a"), "ten is a space", hex_digits(" ")),
    ("big-endian bytes: order", digits_in_order(256), "a byte of 256", digits_in_order(256, 257)),
    ("Decimal: order", decimal_order(), "numbers half as large are normal", decimal_order(LEAST // 2)),
    ("Decimal: the normal form is reached", decimal_normal(), "one more is not normal", decimal_normal(LEAST + 1)),
    ("Decimal: one normal form", decimal_once(), "numbers down to one are normal", decimal_order(1)),
    ("Decimal: ceiling", decimal_ceiling(), "rounded down", decimal_ceiling(up=False)),
    ("escaped bytes and the terminator: order", escape_step(), "00 alone is escaped", escape_step((0,))),
] + [
    (f"times in 1/{unit} s: order, round trip", unit_in_order(unit), "a unit too many", unit_in_order(unit, unit + 1))
    for unit in (1, 10**3, 10**6, 10**9)
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


def pad(text):
    width, number = map(int, text.split(","))
    digits = b""
    for _ in range(width):
        number, digit = divmod(number, 10)
        digits = bytes([ord("0") + digit]) + digits
    return digits.hex() if number == 0 else "-"


def hexadecimal(text):
    width, number = map(int, text.split(","))
    digits = b""
    for _ in range(width):
        number, digit = divmod(number, 16)
        digits = b"0123456789abcdef"[digit : digit + 1] + digits
    return digits.hex()


def decimal_row(negative, first, mantissa):
    row = first.to_bytes(1, "big") + mantissa.to_bytes(12, "big")
    return bytes(255 - byte for byte in row) if negative else row


def decimal(text):
    mantissa, places = map(int, text.split(","))
    negative, mantissa = mantissa < 0, abs(mantissa)
    if mantissa == 0:
        return decimal_row(False, 0x80, 0).hex()
    while mantissa < LEAST:
        mantissa, places = mantissa * 10, places + 1
    return decimal_row(negative, 0x80 + 57 - places, mantissa).hex()


def decimal_above(low):
    """By the rows of all exponents, from the least one: negative ones first."""
    zero = decimal_row(False, 0x80, 0)
    found = [zero] if zero >= low else []
    for places in range(57):
        step, first = 10 ** max(places - 28, 0), 0x80 + 57 - places
        least, most = -(-LEAST // step) * step, MANTISSA // step * step
        own, bits = low[0], int.from_bytes(low[1:], "big")
        # Positive: the least mantissa at or above; negative: the greatest at or below the complement.
        if own <= first:
            mantissa = max(least, -(-bits // step) * step) if own == first else least
            found += [decimal_row(False, first, mantissa)] if mantissa <= most else []
        if own <= 255 - first:
            mantissa = min(most, (MANTISSA - bits) // step * step) if own == 255 - first else most
            found += [decimal_row(True, first, mantissa)] if mantissa >= least else []
    return min(found, default=None)


def unit(per_second, text):
    seconds, nanos = map(int, text.split(","))
    units, rest = divmod(nanos, 10**9 // per_second)
    count = seconds * per_second + units
    fits = -(2**63) <= count < 2**63 and rest == 0
    return (count + 2**63).to_bytes(8, "big").hex() if fits else "-"


def escape(text):
    return b"".join({0: b"\1\1", 1: b"\1\2"}.get(byte, bytes([byte])) for byte in bytes.fromhex(text[1:])).hex() + "00aa"


def digits8(text):
    word = z3.BitVecVal(int.from_bytes(bytes.fromhex(text), "little"), 64)
    refused, number = eight_digit_number(word)
    return "-" if z3.is_true(z3.simplify(refused)) else str(z3.simplify(number).as_long())


MODELS = {
    "pad": pad,
    "hex": hexadecimal,
    "decimal": decimal,
    "escape": escape,
    "digits8": digits8,
    "unit1": lambda text: unit(1, text),
    "unit1000": lambda text: unit(1000, text),
    "unit1000000000": lambda text: unit(10**9, text),
}
