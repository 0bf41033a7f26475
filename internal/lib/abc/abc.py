# Abstract base classes. What a class is known to have or not to have as subclasses is kept
# in the class, a bounded number of answers of each kind.

_CACHED = 500


def abstractmethod(funcobj):
    """Marks a method that a subclass has to define before it can be instantiated."""
    funcobj.__isabstractmethod__ = True
    return funcobj


class abstractclassmethod(classmethod):
    __isabstractmethod__ = True

    def __init__(self, callable):
        callable.__isabstractmethod__ = True


class abstractstaticmethod(staticmethod):
    __isabstractmethod__ = True

    def __init__(self, callable):
        callable.__isabstractmethod__ = True


class abstractproperty(property):
    __isabstractmethod__ = True


class _Data:
    __slots__ = ("registry", "cache", "negative", "version")


_version = 0


def get_cache_token():
    return _version


def _abstract(value):
    known = _plainly_abstract(value)
    if known is None:
        return bool(getattr(value, "__isabstractmethod__", False))
    return known


def _find_abstract(cls, items):
    names = set()
    for name, value in items:
        if _abstract(value):
            names.add(name)
    for base in cls.__bases__:
        for name in getattr(base, "__abstractmethods__", ()):
            if _abstract(getattr(cls, name, None)):
                names.add(name)
    cls.__abstractmethods__ = frozenset(names)


class ABCMeta(type):
    """The metaclass of classes with abstract methods and registered subclasses."""

    def __new__(mcls, name, bases, namespace, /, **kwargs):
        cls = super().__new__(mcls, name, bases, namespace, **kwargs)
        _find_abstract(cls, namespace.items())
        data = _Data()
        data.registry = []
        data.cache = {}
        data.negative = {}
        data.version = 0
        cls._abc_impl = data
        # The patterns that instances match, as Mapping and Sequence say.
        flags = namespace.get("__abc_tpflags__")
        if flags is not None:
            if _type(flags) is int:
                _mark_match(cls, flags)
            del cls.__abc_tpflags__
        return cls

    def register(cls, subclass):
        """Make subclass a subclass of this class for isinstance and issubclass."""
        global _version
        if not isinstance(subclass, type):
            raise TypeError("Can only register classes")
        if _is_subclass(subclass, cls):
            return subclass
        if _is_subclass(cls, subclass):
            raise RuntimeError("Refusing to create an inheritance cycle")
        cls._abc_impl.registry.append(subclass)
        _version += 1
        _mark_match(subclass, cls.__flags__)
        return subclass

    def __instancecheck__(cls, instance):
        data = cls._abc_impl
        subclass = instance.__class__
        if subclass in data.cache:
            return True
        subtype = _type(instance)
        if subtype is subclass:
            if data.version == _version and subclass in data.negative:
                return False
            return _is_subclass(subclass, cls)
        return _is_subclass(subclass, cls) or _is_subclass(subtype, cls)

    def __subclasscheck__(cls, subclass):
        if not isinstance(subclass, type):
            raise TypeError("issubclass() arg 1 must be a class")
        data = cls._abc_impl
        if subclass in data.cache:
            return True
        if data.version != _version:
            data.negative.clear()
            data.version = _version
        elif subclass in data.negative:
            return False
        found = cls.__subclasshook__(subclass)
        if found is NotImplemented:
            found = _derived(cls, subclass, data)
        elif type(found) is not bool:
            raise AssertionError("__subclasshook__ must return either False, True, or NotImplemented")
        answers = data.cache if found else data.negative
        if len(answers) >= _CACHED:
            answers.clear()
        answers[subclass] = None
        return found

    def _dump_registry(cls, file=None):
        print(f"Class: {cls.__module__}.{cls.__qualname__}", file=file)
        print(f"Inv. counter: {get_cache_token()}", file=file)
        print(f"_abc_registry: {{*cls._abc_impl.registry}}", file=file)

    def _abc_registry_clear(cls):
        cls._abc_impl.registry.clear()

    def _abc_caches_clear(cls):
        cls._abc_impl.cache.clear()
        cls._abc_impl.negative.clear()


def _derived(cls, subclass, data):
    if _subclass(subclass, cls):
        return True
    for c in data.registry:
        if _is_subclass(subclass, c):
            return True
    for c in type.__subclasses__(cls):
        if _is_subclass(subclass, c):
            return True
    return False


def _is_subclass(subclass, c):
    # Protocols guard themselves against scripts' questions, not against those of other classes.
    check = getattr(_lookup(_type(c), "__subclasscheck__"), "unguarded", None)
    return issubclass(subclass, c) if check is None else check(c, subclass)


def update_abstractmethods(cls):
    """Look again which methods of cls are abstract, after its methods were changed."""
    if hasattr(cls, "__abstractmethods__"):
        _find_abstract(cls, [*cls.__dict__.items()])
    return cls


class ABC(metaclass=ABCMeta):
    """A base class whose metaclass is ABCMeta."""

    __slots__ = ()
