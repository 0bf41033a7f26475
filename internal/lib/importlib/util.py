import sys

from importlib import _absolute

__all__ = ["find_spec", "resolve_name"]


class ModuleSpec:
    """What is known of a module before it is imported."""

    def __init__(self, name, loader, *, origin=None, loader_state=None, is_package=None):
        self.name = name
        self.loader = loader
        self.origin = origin
        self.loader_state = loader_state
        self.submodule_search_locations = [] if is_package else None
        self.cached = None
        self.has_location = False

    @property
    def parent(self):
        return self.name.rpartition(".")[0] if self.submodule_search_locations is None else self.name

    def __repr__(self):
        parts = [f"name={self.name!r}", f"loader={self.loader!r}"]
        if self.origin is not None:
            parts.append(f"origin={self.origin!r}")
        if self.submodule_search_locations is not None:
            parts.append(f"submodule_search_locations={self.submodule_search_locations}")
        return f"{type(self).__name__}({', '.join(parts)})"


ModuleSpec.__module__ = "importlib.machinery"


def resolve_name(name, package):
    """The absolute name of a module named relative to a package."""
    if not name.startswith("."):
        return name
    if not package:
        raise ImportError(f"no package specified for {name!r} (required for relative module names)")
    return _absolute(name, package)


def find_spec(name, package=None):
    """The spec of a module, None if there is no such module. Its package is imported."""
    full = resolve_name(name, package) if name.startswith(".") else name
    parent = full.rpartition(".")[0]
    if parent:
        above = _import_path(parent)
        if not hasattr(above, "__path__"):
            raise ModuleNotFoundError(f"__path__ attribute not found on {parent!r} while trying to find {full!r}", name=full)
    known = sys.modules.get(full, full)
    if known is None:
        return None
    if known is full and _module_state(full) is None:
        return None
    return ModuleSpec(full, None, origin="built-in", is_package=hasattr(known, "__path__"))
