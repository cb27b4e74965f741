"""Models of the codecs that write a number, a float or a time as big-endian bytes."""

import dataclasses
from functools import cache

import z3

from laws import Codec, bv, counterexample

TRUE = z3.BoolVal(True)


def within(first, last):
    """`nearest` of the rows from `first` to `last`."""

    def nearest(low, up):
        if up:
            return z3.ULE(low, last), z3.If(z3.UGE(low, first), low, first)
        return z3.UGE(low, first), z3.If(z3.ULE(low, last), low, last)

    return nearest


def integer(name, bits, signed):
    """rowkey-core/src/codec/int.rs: the sign bit flipped."""
    flip = bv(1 << (bits - 1) if signed else 0, bits)
    less = (lambda a, b: a < b) if signed else z3.ULT
    return Codec(name, bits, lambda value: value ^ flip, lambda row: row ^ flip, less)


def total_order(double):
    """The total order of IEEE 754: by the numbers, -0 before 0, and NaNs outside, by their bits.

    Finite numbers and infinities are compared by the solver's own floats, not by their bits.
    """
    sign = double.ebits() + double.sbits() - 1

    def less(a, b):
        x, y = z3.fpBVToFP(a, double), z3.fpBVToFP(b, double)
        negative = lambda bits: z3.Extract(sign, sign, bits) == 1
        # Below all numbers, or above them.
        rank = lambda bits, float: z3.If(z3.fpIsNaN(float), z3.If(negative(bits), bv(0, 2), bv(2, 2)), bv(1, 2))
        nans = z3.If(negative(a), z3.UGT(a, b), z3.ULT(a, b))
        numbers = z3.Or(z3.fpLT(x, y), z3.And(z3.fpEQ(x, y), negative(a), z3.Not(negative(b))))
        return z3.If(
            rank(a, x) != rank(b, y),
            z3.ULT(rank(a, x), rank(b, y)),
            z3.If(z3.fpIsNaN(x), nans, numbers),
        )

    return less


def float_of(bits, double):
    """rowkey-core/src/codec/float.rs."""
    sign = bv(1 << (bits - 1), bits)
    return Codec(
        f"f{bits}",
        bits,
        lambda value: value ^ ((value >> (bits - 1)) | sign),
        lambda row: row ^ ((~row >> (bits - 1)) | sign),
        total_order(double),
    )


def desc(codec):
    """rowkey-core/src/codec/desc.rs: every byte complemented."""
    return dataclasses.replace(
        codec,
        name=f"{codec.name}-desc",
        write=lambda value: ~codec.write(value),
        read=lambda row: codec.read(~row),
        valid_row=lambda row: codec.valid_row(~row),
        falls=not codec.falls,
        complemented=not codec.complemented,
    )


def non_zero(name, bits, signed):
    """rowkey-core/src/codec/int.rs; the ceiling steps over zero."""
    plain = integer(name, bits, signed)
    zero = bv(1 << (bits - 1) if signed else 0, bits)
    around = lambda low, up: (TRUE, z3.If(low == zero, low + 1 if up else low - 1, low))
    return dataclasses.replace(
        plain,
        valid=lambda value: value != 0,
        valid_row=lambda row: row != zero,
        nearest=around if signed else within(bv(1, bits), bv((1 << bits) - 1, bits)),
    )


def up_to(name, most):
    """rowkey-core/src/codec/max.rs on `u64`."""
    top, most = most.bit_length() - 1, bv(most, 64)
    small = lambda number: z3.ULE(number, most)
    plain = integer(name, 64, False)
    return dataclasses.replace(plain, valid=small, valid_row=small, nearest=within(bv(0, 64), most), top=top)


def raw(name, bits):
    """rowkey-core/src/codec/raw.rs."""
    codec = Codec(name, bits, lambda value: value, lambda row: row, lambda a, b: a < b)
    small = lambda number: number >= 0
    most = bv((1 << (bits - 1)) - 1, bits)
    return dataclasses.replace(codec, valid=small, valid_row=small, nearest=within(bv(0, bits), most), top=bits - 2)


def width(name, bytes):
    """rowkey-core/src/codec/width.rs on `u32`."""
    bits = 8 * bytes
    if bits < 32:
        write, read = lambda value: z3.Extract(bits - 1, 0, value), lambda row: z3.ZeroExt(32 - bits, row)
        return Codec(name, bits, write, read, z3.ULT, value_bits=32, valid=lambda value: z3.ULT(value, bv(1 << bits, 32)))
    write, read = lambda value: z3.ZeroExt(bits - 32, value), lambda row: z3.Extract(31, 0, row)
    most = bv((1 << 32) - 1, bits)
    fits = lambda row: z3.ULE(row, most)
    return Codec(name, bits, write, read, z3.ULT, value_bits=32, valid_row=fits, nearest=within(bv(0, bits), most), top=31)


def newest(name, origin):
    """rowkey-core/src/codec/reverse_ts.rs on `i64`: the distance from an origin, not before 1970, in unsigned 64 bits."""
    farthest = origin - bv(-(1 << 63), 64)
    return Codec(
        name,
        64,
        lambda time: origin - time,
        lambda row: origin - row,
        lambda a, b: a < b,
        valid=lambda time: time <= origin,
        valid_row=lambda row: z3.ULE(row, farthest),
        nearest=within(bv(0, 64), farthest),
        falls=True,
    )


NANOS = 1_000_000_000


def seconds_and_nanos(name, signed):
    """rowkey-core/src/codec/instant/field.rs and duration.rs: 8 bytes of seconds, then 4 of nanoseconds.

    The value is both numbers side by side.
    """
    flip = bv(1 << 95 if signed else 0, 96)
    split = lambda bits: (z3.Extract(95, 32, bits), z3.Extract(31, 0, bits))
    fits = lambda bits: z3.ULT(split(bits)[1], bv(NANOS, 32))

    def less(a, b):
        (a, nanos), (b, other) = split(a), split(b)
        return z3.Or(a < b if signed else z3.ULT(a, b), z3.And(a == b, z3.ULT(nanos, other)))

    def nearest(low, up):
        seconds, _ = split(low)
        if not up:
            return TRUE, z3.If(fits(low), low, z3.Concat(seconds, bv(NANOS - 1, 32)))
        last = seconds == bv((1 << 64) - 1, 64)
        return z3.Or(fits(low), z3.Not(last)), z3.If(fits(low), low, z3.Concat(seconds + 1, bv(0, 32)))

    change = lambda bits: bits ^ flip
    return Codec(name, 96, change, change, less, valid=fits, valid_row=fits, nearest=nearest)


FROM = 9_999_999_999_999
MAX = 1_000_000_007
PLAIN = [integer(f"{'i' if signed else 'u'}{bits}", bits, signed) for bits in (32, 64, 128) for signed in (False, True)]
PLAIN += [
    # rowkey-core/src/codec/address.rs: the bytes of the address, in the order of the type.
    dataclasses.replace(integer("u32", 32, False), name="address"),
    float_of(32, z3.Float32()),
    float_of(64, z3.Float64()),
    non_zero("non-zero-u32", 32, False),
    non_zero("non-zero-i32", 32, True),
    non_zero("non-zero", 64, True),
    non_zero("non-zero-wide", 128, False),
    up_to("max", MAX),
    raw("raw-i32", 32),
    raw("raw", 64),
    width("width-3", 3),
    width("width-5", 5),
    seconds_and_nanos("duration", False),
    seconds_and_nanos("time", True),
]

# Each has rows to compare with.
CODECS = PLAIN + [desc(codec) for codec in PLAIN]
CODECS += [newest("newest", bv((1 << 63) - 1, 64)), newest("newest-from", bv(FROM, 64))]

by_name = {codec.name: codec for codec in CODECS}
changed = lambda name, **what: dataclasses.replace(by_name[name], **what)
everything = lambda bits: TRUE

# Mistakes that someone could make, and the law that has to notice.
MISTAKES = [
    ("u64 written little-endian", "order", changed("u64", write=lambda v: z3.Concat(*(z3.Extract(8 * i + 7, 8 * i, v) for i in range(8))))),
    ("i64 without the flip of the sign", "order", changed("i64", write=lambda v: v, read=lambda r: r)),
    ("u128 that loses a bit", "round trip", changed("u128", write=lambda v: v & ~bv(1, 128))),
    ("i128 with another bit flipped", "order", changed("i128", write=lambda v: v ^ bv(1 << 126, 128), read=lambda r: r ^ bv(1 << 126, 128))),
    ("f32 with only the sign bit flipped", "order", changed("f32", write=lambda v: v ^ bv(1 << 31, 32), read=lambda r: r ^ bv(1 << 31, 32))),
    ("f64 with only the sign bit flipped", "order", changed("f64", write=lambda v: v ^ bv(1 << 63, 64), read=lambda r: r ^ bv(1 << 63, 64))),
    ("desc that leaves the first byte", "order", changed("u64-desc", write=lambda v: v ^ bv((1 << 56) - 1, 64))),
    ("desc read without the complement", "round trip", changed("i64-desc", read=by_name["i64"].read)),
    ("desc that ascends", "order", changed("u128-desc", write=by_name["u128"].write)),
    ("desc by negation", "order", changed("i128-desc", write=lambda v: by_name["i128"].write(-v))),
    ("desc of floats by negation", "order", changed("f64-desc", write=lambda v: by_name["f64"].write(-v))),
    ("NonZero whose ceiling may be zero", "ceiling", changed("non-zero", nearest=by_name["i64"].nearest)),
    ("NonZero whose ceiling steps the wrong way in desc", "ceiling", changed("non-zero-desc", nearest=lambda low, up: by_name["non-zero"].nearest(low, True))),
    ("NonZero that reads zero", "canonical", changed("non-zero-wide", valid_row=everything)),
    ("max that is refused itself", "ceiling", changed("max", nearest=within(bv(0, 64), bv(MAX - 1, 64)))),
    ("max that reads one more", "canonical", changed("max", valid_row=lambda r: z3.ULE(r, bv(MAX + 1, 64)))),
    ("desc of max without its first row", "ceiling", changed("max-desc", nearest=lambda low, up: (TRUE, low))),
    ("raw that takes negative numbers", "order", changed("raw", valid=everything)),
    ("raw that reads negative numbers", "canonical", changed("raw-i32", valid_row=everything)),
    ("width that takes a number more", "round trip", changed("width-3", valid=lambda v: z3.ULE(v, bv(1 << 24, 32)))),
    ("width that reads more bytes than the type has", "canonical", changed("width-5", valid_row=everything)),
    ("reverse_ts one off", "round trip", changed("newest", write=lambda t: bv((1 << 63) - 2, 64) - t)),
    ("reverse_ts without a check of the origin", "order", changed("newest-from", valid=everything)),
    ("a ceiling beyond the first time", "ceiling", changed("newest-from", nearest=lambda low, up: (TRUE, low))),
    ("a whole second of nanoseconds read", "canonical", changed("duration", valid_row=lambda r: z3.ULE(z3.Extract(31, 0, r), bv(NANOS, 32)))),
    ("a ceiling in the second before", "ceiling", changed("duration", nearest=lambda low, up: (TRUE, z3.If(by_name["duration"].valid_row(low), low, low & ~bv((1 << 32) - 1, 96))))),
    ("times without the flip of the sign", "order", changed("time", write=lambda v: v, read=lambda r: r)),
]


def prove():
    """Decides every law of every codec, and that each mistake is found by the law that covers it. Returns the number of laws and of
    mistakes, and what is wrong."""
    laws, wrong = 0, []
    mistakes = [(f"{codec.name}, {what}", law, twin) for codec in CODECS for law, what, twin in codec.twins()] + MISTAKES
    for codec in CODECS:
        for law, claim in codec.laws():
            laws += 1
            if (found := counterexample(claim)) is not None:
                wrong.append(f"{codec.name}, {law}: does not hold for {found}")
    for mistake, law, codec in mistakes:
        if counterexample(dict(codec.laws())[law]) is None:
            wrong.append(f"{mistake}: {law} holds")
    return laws, len(mistakes), wrong


# The same models, for the bytes of a row.


def in_hex(bits):
    return f"{z3.simplify(bits).as_long():0{bits.size() // 4}x}"


def row_of(codec, value):
    bits = bv(int(value, 16), codec.value_bits or codec.bits)
    return in_hex(codec.write(bits)) if z3.is_true(z3.simplify(codec.valid(bits))) else "-"


def read_of(codec, row):
    bits = bv(int(row, 16), codec.bits)
    return in_hex(codec.read(bits)) if z3.is_true(z3.simplify(codec.valid_row(bits))) else "-"


@cache
def ceiling_formula(codec):
    low = z3.BitVec("low", codec.bits)
    return low, *codec.ceiling(low)


def ceiling_of(codec, low):
    asked, some, found = ceiling_formula(codec)
    given = lambda formula: z3.simplify(z3.substitute(formula, (asked, bv(int(low, 16), codec.bits))))
    return in_hex(given(found)) if z3.is_true(given(some)) else "-"
