"""Proves the models, then compares them with the crate's rows, read from standard input: `leaves --pairs`.

With `--rows` it only compares, and some of the models may have no row.
"""

import sys
from collections import Counter

import z3

import arithmetic
import binary
from laws import counterexample


def prove():
    """Every law of every codec, and that each mistake is found by the law that covers it."""
    laws, mutants, wrong = arithmetic.prove()
    for codec in binary.CODECS:
        for law, claim in codec.laws():
            laws += 1
            if (found := counterexample(claim)) is not None:
                wrong.append(f"{codec.name}, {law}: does not hold for {found}")
    covered = set()
    for mistake, law, codec in binary.MUTANTS:
        mutants += 1
        covered.add(codec.name)
        if counterexample(dict(codec.laws())[law]) is None:
            wrong.append(f"{mistake}: {law} holds")
    wrong += [f"{codec.name} has no mutant" for codec in binary.CODECS if codec.name not in covered]
    return laws, mutants, wrong


def row_of(model, value):
    """The row by the model; `-` if the value has none."""
    if (evaluate := arithmetic.MODELS.get(model)) is not None:
        return evaluate(value)
    codec = binary.by_name[model]
    bits = z3.BitVecVal(int(value, 16), codec.bits)
    if not z3.is_true(z3.simplify(codec.valid(bits))):
        return "-"
    return f"{z3.simplify(codec.write(bits)).as_long():0{codec.bits // 4}x}"


def ceiling_of(model, low):
    """The smallest row at or above some bytes by the model; `-` if there is none."""
    if model == "decimal":
        found = arithmetic.decimal_above(bytes.fromhex(low))
        return "-" if found is None else found.hex()
    codec = binary.by_name[model]
    some, found = codec.ceiling(z3.BitVecVal(int(low, 16), codec.bits))
    if not z3.is_true(z3.simplify(some)):
        return "-"
    return f"{z3.simplify(found).as_long():0{codec.bits // 4}x}"


def read_of(model, row):
    """The row itself, if it has a value by the model; `-` if not."""
    if model == "decimal":
        return row if arithmetic.decimal_above(bytes.fromhex(row)) == bytes.fromhex(row) else "-"
    codec = binary.by_name[model]
    return row if z3.is_true(z3.simplify(codec.valid_row(z3.BitVecVal(int(row, 16), codec.bits)))) else "-"


def compare(lines, some=False):
    """Evaluates the models for every line. Returns how many there are, and what differs. `some`: not of every model."""
    seen, wrong = Counter(), []
    for line in lines:
        *kind, model, value, row = line.split()
        seen[" ".join([*kind, model])] += 1
        evaluate = {"": row_of, "ceiling": ceiling_of, "reads": read_of}["".join(kind)]
        if (expected := evaluate(model, value)) != row:
            wrong.append(f"{line.strip()}: the model has {expected}")
    expected = [codec.name for codec in binary.CODECS] + list(arithmetic.MODELS)
    wrong += [f"{name}: no row to compare with" for name in expected if not some and not seen[name]]
    return sum(seen.values()), wrong


def main():
    rows, only_rows = sys.stdin.readlines(), "--rows" in sys.argv
    proved, failed = "", []
    if not only_rows:
        laws, mutants, failed = prove()
        proved = f"{laws} laws proved, {mutants} mistakes found, "
    count, different = compare(rows, only_rows)
    failed += different
    for line in failed[:20]:
        print(f"FAIL {line}")
    print(f"{'FAIL' if failed else 'ok  '} {proved}{count} rows compared with the crate's")
    sys.exit(bool(failed))


main()
