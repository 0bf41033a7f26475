__all__ = ["import_module", "invalidate_caches"]


def import_module(name, package=None):
    """Import a module by its name, which may be relative to a package."""
    if name.startswith("."):
        if not package:
            raise TypeError(f"the 'package' argument is required to perform a relative import for {name!r}")
        name = _absolute(name, package)
    return _import_path(name)


def _absolute(name, package):
    rest = name.lstrip(".")
    level = len(name) - len(rest)
    parents = package.rsplit(".", level - 1)
    if len(parents) < level:
        raise ImportError("attempted relative import beyond top-level package")
    return f"{parents[0]}.{rest}" if rest else parents[0]


def invalidate_caches():
    """Nothing: what can be imported does not change."""
