# No distribution is installed: what is asked for by name is not found.

__all__ = [
    "Distribution", "PackageNotFoundError", "distribution", "distributions", "entry_points", "files", "metadata",
    "packages_distributions", "requires", "version",
]


class PackageNotFoundError(ModuleNotFoundError):
    """No distribution of that name is installed."""

    def __str__(self):
        return f"No package metadata was found for {self.name}"

    @property
    def name(self):
        (name,) = self.args
        return name


class Distribution:
    """An installed distribution."""

    @classmethod
    def from_name(cls, name):
        if not name:
            raise ValueError("A distribution name is required.")
        raise PackageNotFoundError(name)

    @classmethod
    def discover(cls, **kwargs):
        return iter(())


def distribution(distribution_name):
    return Distribution.from_name(distribution_name)


def distributions(**kwargs):
    return Distribution.discover(**kwargs)


def version(distribution_name):
    return Distribution.from_name(distribution_name)


def metadata(distribution_name):
    return Distribution.from_name(distribution_name)


def files(distribution_name):
    return Distribution.from_name(distribution_name)


def requires(distribution_name):
    return Distribution.from_name(distribution_name)


def entry_points(**params):
    return ()


def packages_distributions():
    return {}
