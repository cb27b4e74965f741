"""The forms of values, one module for each, or for some that are alike. A class there with `tags` reads and writes its kinds."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from ..errors import LayoutError
from ..json_members import Members
from .base import Form

BY_KIND: dict[str, type[Form]] = {}
for _module in iter_modules(__path__):
    for _form in vars(import_module(f"{__name__}.{_module.name}")).values():
        BY_KIND.update(dict.fromkeys(getattr(_form, "tags", ()), _form))


def parse(said: Any) -> Form:
    """The form of the JSON of a value."""
    members = Members(said, "node")
    kind, says = members.take("kind"), None
    if isinstance(kind, dict) and len(kind) == 1:
        kind, says = next(iter(kind.items()))
    # Facts on which no byte depends.
    members.left.pop("custom", None)
    if kind == "custom":
        raise LayoutError(f"the codec `{says}` is known only to the program that wrote the rows")
    if not isinstance(kind, str) or kind not in BY_KIND:
        raise LayoutError(f"the kind `{kind}` is not known here: it may be of a later version")
    form = BY_KIND[kind](kind, says, members, parse)
    members.end()
    return form
