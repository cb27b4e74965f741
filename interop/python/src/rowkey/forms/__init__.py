"""The forms of values, one module for each, or for some that are alike. A class there with `tags` reads and writes them."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
