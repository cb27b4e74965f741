"""Proves the models, then compares them with the crate's rows, read from standard input: `leaves --pairs`.

With `--rows` it only compares, and some of the models may have no row.
"""

import sys
from collections import Counter

import arithmetic
import binary
import digits


def evaluate(kind, model, asked):
    """What the model has for the last word of a line."""
    if (own := arithmetic.MODELS.get(model)) is not None:
        return {"row": own.row, "reads": own.read, "ceiling": own.ceiling}[kind](asked)
    answer = {"row": binary.row_of, "reads": binary.read_of, "ceiling": binary.ceiling_of}[kind]
    return answer(binary.by_name[model], asked)


def compare(lines, some=False):
    """Evaluates the models for every line. Returns how many there are, and what differs. `some`: not of every model."""
    seen, wrong = Counter(), []
    for line in lines:
        *kind, model, asked, found = line.split()
        kind = kind[0] if kind else "row"
        seen[kind, model] += 1
        if (expected := evaluate(kind, model, asked)) != found:
            wrong.append(f"{line.strip()}: the model has {expected}")
    expected = [(kind, name) for name in [*binary.by_name, *arithmetic.MODELS] for kind in ("row", "reads")]
    expected += [("ceiling", name) for name in [*binary.by_name, *digits.by_name, "decimal"]]
    wrong += [f"{name}: nothing to compare with ({kind})" for kind, name in expected if not some and not seen[kind, name]]
    return sum(seen.values()), wrong


def main():
    rows, only_rows = sys.stdin.readlines(), "--rows" in sys.argv
    proved, failed = "", []
    if not only_rows:
        parts = [arithmetic.prove(), binary.prove(), digits.prove()]
        laws, mistakes = (sum(part[i] for part in parts) for i in range(2))
        failed += [line for part in parts for line in part[2]]
        proved = f"{laws} laws proved, {mistakes} mistakes found, "
    count, different = compare(rows, only_rows)
    failed += different
    for line in failed[:20]:
        print(f"FAIL {line}")
    print(f"{'FAIL' if failed else 'ok  '} {proved}{count} lines compared with the crate's")
    sys.exit(bool(failed))


main()
