"""Models of the codecs that write a number, a float or a time as big-endian bytes."""

import dataclasses

import z3

from laws import Codec


def bv(number, bits):
    return z3.BitVecVal(number, bits)


def integer(name, bits, signed):
    """rowkey-core/src/codec/int.rs: the sign bit flipped."""
    flip = bv(1 << (bits - 1) if signed else 0, bits)
    less = (lambda a, b: a < b) if signed else z3.ULT
    return Codec(name, bits, lambda value: value ^ flip, lambda row: row ^ flip, less)


def total_order(a, b):
    """The total order of IEEE 754: by the numbers, -0 before 0, and NaNs outside, by their bits.

    Finite numbers and infinities are compared by the solver's own floats, not by their bits.
    """
    double = z3.Float64()
    x, y = z3.fpBVToFP(a, double), z3.fpBVToFP(b, double)
    negative = lambda bits: z3.Extract(63, 63, bits) == 1
    # Below all numbers, or above them.
    rank = lambda bits, float: z3.If(z3.fpIsNaN(float), z3.If(negative(bits), bv(0, 2), bv(2, 2)), bv(1, 2))
    nans = z3.If(negative(a), z3.UGT(a, b), z3.ULT(a, b))
    numbers = z3.Or(z3.fpLT(x, y), z3.And(z3.fpEQ(x, y), negative(a), z3.Not(negative(b))))
    return z3.If(
        rank(a, x) != rank(b, y),
        z3.ULT(rank(a, x), rank(b, y)),
        z3.If(z3.fpIsNaN(x), nans, numbers),
    )


def float64():
    """rowkey-core/src/codec/float.rs."""
    sign = bv(1 << 63, 64)
    return Codec(
        "f64",
        64,
        lambda value: value ^ ((value >> 63) | sign),
        lambda row: row ^ ((~row >> 63) | sign),
        total_order,
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
    )


def non_zero(name, bits, signed, falls=False):
    """rowkey-core/src/codec/int.rs, and the ceiling that steps over zero: scan/ceiling/number.rs."""
    plain = integer(name, bits, signed)
    flip = bv(1 << (bits - 1) if signed else 0, bits)
    codec = dataclasses.replace(
        plain,
        valid=lambda value: value != 0,
        valid_row=lambda row: row != flip,
        ceiling=lambda low: (z3.BoolVal(True), z3.If(low == flip, low + 1, low)),
    )
    if not falls:
        return codec
    # Within a complement it is the next one downwards: before complementing, one less.
    down = lambda low: z3.If(~low == flip, ~(~low - 1), low)
    return dataclasses.replace(desc(codec), name=name, ceiling=lambda low: (z3.BoolVal(True), down(low)))


def up_to(name, most):
    """rowkey-core/src/codec/max.rs on `u64`."""
    most = bv(most, 64)
    within = lambda number: z3.ULE(number, most)
    plain = integer(name, 64, False)
    return dataclasses.replace(plain, valid=within, valid_row=within, ceiling=lambda low: (within(low), low))


def raw():
    """rowkey-core/src/codec/raw.rs on `i64`."""
    codec = Codec("raw", 64, lambda value: value, lambda row: row, lambda a, b: a < b)
    within = lambda number: number >= 0
    return dataclasses.replace(codec, valid=within, valid_row=within, ceiling=lambda low: (within(low), low))


def newest(name, origin):
    """rowkey-core/src/codec/reverse_ts.rs on `i64`: the distance from an origin, not before 1970, in unsigned 64 bits."""
    farthest = origin - bv(-(1 << 63), 64)
    within = lambda row: z3.ULE(row, farthest)
    return Codec(
        name,
        64,
        lambda time: origin - time,
        lambda row: origin - row,
        lambda a, b: a < b,
        valid=lambda time: time <= origin,
        valid_row=within,
        ceiling=lambda low: (within(low), low),
        falls=True,
    )


NANOS = 1_000_000_000


def seconds_and_nanos(name, signed):
    """rowkey-core/src/codec/instant/field.rs and duration.rs: 8 bytes of seconds, then 4 of nanoseconds.

    The value is both numbers side by side.
    """
    flip = bv(1 << 95 if signed else 0, 96)
    split = lambda bits: (z3.Extract(95, 32, bits), z3.Extract(31, 0, bits))
    within = lambda bits: z3.ULT(split(bits)[1], bv(NANOS, 32))

    def less(a, b):
        (a, nanos), (b, other) = split(a), split(b)
        return z3.Or(a < b if signed else z3.ULT(a, b), z3.And(a == b, z3.ULT(nanos, other)))

    def ceiling(low):
        seconds, _ = split(low)
        last = seconds == bv((1 << 64) - 1, 64)
        return z3.Or(within(low), z3.Not(last)), z3.If(within(low), low, z3.Concat(seconds + 1, bv(0, 32)))

    change = lambda bits: bits ^ flip
    return Codec(name, 96, change, change, less, valid=within, valid_row=within, ceiling=ceiling)


FROM = 9_999_999_999_999
PLAIN = [integer(f"{'i' if signed else 'u'}{bits}", bits, signed) for bits in (64, 128) for signed in (False, True)]
PLAIN.append(float64())

# Those with a row to compare with.
CODECS = PLAIN + [desc(codec) for codec in PLAIN]
CODECS += [
    non_zero("non-zero", 64, True),
    non_zero("non-zero-desc", 64, True, falls=True),
    non_zero("non-zero-wide", 128, False),
    up_to("max", 1_000_000_007),
    raw(),
    newest("newest", bv((1 << 63) - 1, 64)),
    newest("newest-from", bv(FROM, 64)),
    seconds_and_nanos("duration", False),
    seconds_and_nanos("time", True),
]

by_name = {codec.name: codec for codec in CODECS}
changed = lambda name, **what: dataclasses.replace(by_name[name], **what)

# A mistake in each model, and the law that has to notice.
MUTANTS = [
    ("u64 written little-endian", "order", changed("u64", write=lambda v: z3.Concat(*(z3.Extract(8 * i + 7, 8 * i, v) for i in range(8))))),
    ("i64 without the flip of the sign", "order", changed("i64", write=lambda v: v, read=lambda r: r)),
    ("u128 that loses a bit", "round trip", changed("u128", write=lambda v: v & ~bv(1, 128))),
    ("i128 with another bit flipped", "order", changed("i128", write=lambda v: v ^ bv(1 << 126, 128), read=lambda r: r ^ bv(1 << 126, 128))),
    ("f64 with only the sign bit flipped", "order", changed("f64", write=lambda v: v ^ bv(1 << 63, 64), read=lambda r: r ^ bv(1 << 63, 64))),
    ("desc that leaves the first byte", "order", changed("u64-desc", write=lambda v: v ^ bv((1 << 56) - 1, 64))),
    ("i64-desc read without the complement", "round trip", changed("i64-desc", read=by_name["i64"].read)),
    ("u128-desc that ascends", "order", changed("u128-desc", write=by_name["u128"].write)),
    ("i128-desc by negation", "order", changed("i128-desc", write=lambda v: by_name["i128"].write(-v))),
    ("f64-desc by negation", "order", changed("f64-desc", write=lambda v: by_name["f64"].write(-v))),
    ("NonZero whose ceiling may be zero", "ceiling", changed("non-zero", ceiling=by_name["i64"].ceiling)),
    ("NonZero whose ceiling steps the wrong way in desc", "ceiling", changed("non-zero-desc", ceiling=lambda low: (z3.BoolVal(True), z3.If(~low == bv(1 << 63, 64), low - 1, low)))),
    ("NonZero that reads zero", "canonical", changed("non-zero-wide", valid_row=lambda r: z3.BoolVal(True))),
    ("max that is refused itself", "ceiling", changed("max", ceiling=lambda low: (z3.ULT(low, bv(1_000_000_007, 64)), low))),
    ("raw that reads negative numbers", "canonical", changed("raw", valid_row=lambda r: z3.BoolVal(True))),
    ("reverse_ts one off", "round trip", changed("newest", write=lambda t: bv((1 << 63) - 2, 64) - t)),
    ("reverse_ts without a check of the origin", "order", changed("newest-from", valid=lambda t: z3.BoolVal(True))),
    ("a ceiling beyond the first time", "ceiling", changed("newest-from", ceiling=lambda low: (z3.BoolVal(True), low))),
    ("a whole second of nanoseconds read", "canonical", changed("duration", valid_row=lambda r: z3.ULE(z3.Extract(31, 0, r), bv(NANOS, 32)))),
    ("a ceiling in the second before", "ceiling", changed("duration", ceiling=lambda low: (z3.BoolVal(True), z3.If(by_name["duration"].valid_row(low), low, low & ~bv((1 << 32) - 1, 96))))),
    ("times without the flip of the sign", "order", changed("time", write=lambda v: v, read=lambda r: r)),
]
