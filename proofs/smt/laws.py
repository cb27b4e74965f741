"""The laws of one codec as formulas, and the solver that decides them."""

import dataclasses
from dataclasses import dataclass
from typing import Callable

import z3


def bv(number, bits):
    return z3.BitVecVal(number, bits)


@dataclass(eq=False)
class Codec:
    """A codec of fixed width: values and rows are bit vectors, and rows are compared as unsigned numbers, big-endian."""

    name: str
    # Of a row.
    bits: int
    write: Callable
    read: Callable
    less: Callable
    # Of a value, if it has another number of bits.
    value_bits: int | None = None
    # Which values have a row, and which rows have a value.
    valid: Callable = lambda value: z3.BoolVal(True)
    valid_row: Callable = lambda row: z3.BoolVal(True)
    # rowkey-layout/src/form/number.rs: whether there is a row at or above some bytes (`up`), or at or below them, and the
    # nearest one.
    nearest: Callable = lambda low, up: (z3.BoolVal(True), low)
    # Whether greater values have smaller rows, and whether rows are complemented.
    falls: bool = False
    complemented: bool = False
    # The highest bit in which two rows differ.
    top: int | None = None

    def ceiling(self, low):
        """Within a complement it is the nearest row downwards."""
        if not self.complemented:
            return self.nearest(low, True)
        some, found = self.nearest(~low, False)
        return some, ~found

    def laws(self):
        a, b = (z3.BitVec(name, self.value_bits or self.bits) for name in ("a", "b"))
        r, low = (z3.BitVec(name, self.bits) for name in ("row", "low"))
        below = z3.UGT if self.falls else z3.ULT
        given = z3.And(self.valid(a), self.valid(b))
        yield "order", z3.Implies(given, self.less(a, b) == below(self.write(a), self.write(b)))
        yield "round trip", z3.Implies(given, z3.And(self.read(self.write(a)) == a, self.valid_row(self.write(a))))
        yield "canonical", z3.Implies(self.valid_row(r), z3.And(self.valid(self.read(r)), self.write(self.read(r)) == r))
        some, found = self.ceiling(low)
        exact = z3.And(
            z3.Implies(some, z3.And(self.valid_row(found), z3.UGE(found, low))),
            z3.Implies(z3.And(self.valid_row(r), z3.UGE(r, low)), z3.And(some, z3.ULE(found, r))),
        )
        yield "ceiling", exact

    def twins(self):
        """For each law, the same codec with a mistake that the law has to notice."""
        changed = lambda **what: dataclasses.replace(self, **what)
        top = self.bits - 1 if self.top is None else self.top
        above = lambda low, up: (self.nearest(low, up)[0], self.nearest(low, up)[1] + (1 if up else -1))
        yield "order", "the highest bit flipped", changed(write=lambda value: self.write(value) ^ bv(1 << top, self.bits))
        yield "round trip", "the last bit read flipped", changed(read=lambda row: self.read(row) ^ 1)
        yield "canonical", "the last bit read flipped", changed(read=lambda row: self.read(row) ^ 1)
        yield "ceiling", "one too high", changed(nearest=above)


def counterexample(claim):
    """Values for which the claim is false, or None if there are none. Anything else than a decision is an error."""
    solver = z3.Solver()
    solver.set("timeout", 60_000)
    solver.add(z3.Not(claim))
    answer = solver.check()
    if answer == z3.unsat:
        return None
    if answer == z3.sat:
        return solver.model()
    raise RuntimeError(f"undecided: {solver.reason_unknown()}")
