"""Ceilings of numbers that are written as digits.

A value is its row here: `arithmetic` proves that the texts of a width are in the order of their numbers and are read back.
"""

import dataclasses

import z3

from binary import desc
from laws import Codec, bv, counterexample


def text(characters):
    """The bytes of a text, as a number."""
    return int.from_bytes(characters.encode(), "big")


def bytes_of(row):
    """The bytes of a row, the first one first."""
    return [z3.Extract(end - 1, end - 8, row) for end in range(row.size(), 0, -8)]


def within(alphabet, byte):
    return z3.Or(*(byte == ord(character) for character in alphabet))


def of_width(alphabet, low, up):
    """rowkey-layout/src/form/ceiling.rs: whether there is a text of these characters at or above `low` (`up`), or at or below it,
    and the nearest one. It has the bytes of `low` up to the last place where another character can follow them."""
    alphabet = alphabet if up else alphabet[::-1]
    beyond = z3.UGT if up else z3.ULT
    some, found, front, right = z3.BoolVal(False), low, [], z3.BoolVal(True)
    rest = low.size() // 8
    for byte in bytes_of(low):
        rest -= 1
        # The first character beyond this byte.
        other = bv(ord(alphabet[-1]), 8)
        for character in alphabet[-2::-1]:
            other = z3.If(beyond(bv(ord(character), 8), byte), bv(ord(character), 8), other)
        here = z3.And(right, beyond(bv(ord(alphabet[-1]), 8), byte))
        parts = [*front, other, *([bv(text(alphabet[0] * rest), 8 * rest)] if rest else [])]
        found = z3.If(here, z3.Concat(*parts) if len(parts) > 1 else parts[0], found)
        some = z3.Or(some, here)
        front, right = [*front, byte], z3.And(right, within(alphabet, byte))
    return z3.Or(some, right), z3.If(right, low, found)


def numbers(name, alphabet, most):
    """rowkey-layout/src/form/number.rs: digits as many as `most`, the greatest number, has."""
    bits = 8 * len(most)
    greatest = bv(text(most), bits)
    valid = lambda row: z3.And(z3.ULE(row, greatest), *(within(alphabet, byte) for byte in bytes_of(row)))

    def nearest(low, up):
        some, found = of_width(alphabet, low, up)
        if up:
            return z3.And(some, z3.ULE(found, greatest)), found
        return some, z3.If(z3.ULE(found, greatest), found, greatest)

    same = lambda row: row
    return Codec(name, bits, same, same, z3.ULT, valid=valid, valid_row=valid, nearest=nearest)


DECIMAL, HEX = "0123456789", "0123456789abcdef"
PLAIN = [
    numbers("pad8", DECIMAL, "9" * 8),
    numbers("pad10", DECIMAL, f"{2**32 - 1:010}"),
    numbers("pad20", DECIMAL, f"{2**64 - 1:020}"),
    numbers("pad39", DECIMAL, f"{2**128 - 1:039}"),
    numbers("hex8", HEX, "f" * 8),
    numbers("hex16", HEX, "f" * 16),
    numbers("hex32", HEX, "f" * 32),
]
CODECS = PLAIN + [desc(codec) for codec in PLAIN]
by_name = {codec.name: codec for codec in CODECS}

MISTAKES = [
    ("pad that ends below the greatest number", numbers("pad10", DECIMAL, f"{2**32 - 2:010}").nearest, "pad10"),
    ("pad whose greatest number is all nines", numbers("pad20", DECIMAL, "9" * 20).nearest, "pad20"),
    ("hexadecimal digits without the last one", numbers("hex8", HEX[:-1], "e" * 8).nearest, "hex8"),
    ("capital letters", numbers("hex16", HEX.upper(), "F" * 16).nearest, "hex16"),
]


def prove():
    """As that of `binary`, but only of ceilings."""
    ceiling = lambda codec: counterexample(dict(codec.laws())["ceiling"])
    wrong = [f"{codec.name}, ceiling: does not hold for {found}" for codec in CODECS if (found := ceiling(codec)) is not None]
    twins = [(f"{codec.name}, {what}", twin) for codec in CODECS for law, what, twin in codec.twins() if law == "ceiling"]
    twins += [(f"{name}, {what}", dataclasses.replace(by_name[name], nearest=nearest)) for what, nearest, name in MISTAKES]
    wrong += [f"{mistake}: ceiling holds" for mistake, twin in twins if ceiling(twin) is None]
    return len(CODECS), len(twins), wrong
