"""The laws of one codec as formulas, and the solver that decides them."""

from dataclasses import dataclass
from typing import Callable

import z3


@dataclass
class Codec:
    """A codec of fixed width: values and rows are bit vectors, and rows are compared as unsigned numbers, big-endian."""

    name: str
    bits: int
    write: Callable
    read: Callable
    less: Callable
    # Which values have a row, and which rows have a value.
    valid: Callable = lambda value: z3.BoolVal(True)
    valid_row: Callable = lambda row: z3.BoolVal(True)
    # Whether there is a row at or above some bytes, and the smallest one.
    ceiling: Callable = lambda low: (z3.BoolVal(True), low)
    falls: bool = False

    def laws(self):
        a, b, r, low = (z3.BitVec(name, self.bits) for name in ("a", "b", "row", "low"))
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
